BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/credentials' {
    It '| two objects are compared | compare the content' {
        Get-Failure { (ConvertTo-SecureString a -AsPlainText -Force) | Should-Be (ConvertTo-SecureString a -AsPlainText -Force) } | Should -BeLike 'Expected `[securestring`]*but got `[securestring`]*'
    }
}
