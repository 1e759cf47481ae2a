BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/credentials' {
    It 'Expected System.Security.SecureString, but got System.Security.SecureString. | two objects are compared | compare the content' {
        Get-Failure { (ConvertTo-SecureString a -AsPlainText -Force) | Should -Be (ConvertTo-SecureString a -AsPlainText -Force) } | Should -Be 'Expected System.Security.SecureString, but got System.Security.SecureString.'
    }
}
