BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/credentials' {
    It '| two objects are compared | compare the content' {
        Get-Failure { (ConvertTo-SecureString a -AsPlainText -Force) | Should-Be (ConvertTo-SecureString a -AsPlainText -Force) } | Should -BeLike 'Expected `[securestring`]*but got `[securestring`]*'
    }

    It 'Should-BeEquivalent compares only the user name and the length of the password' {
        Assert-Passing {
            [pscredential]::new('backup', (ConvertTo-SecureString 'one' -AsPlainText -Force)) | Should-BeEquivalent ([pscredential]::new('backup', (ConvertTo-SecureString 'two' -AsPlainText -Force)))
        }, { (ConvertTo-SecureString 'one' -AsPlainText -Force) | Should-BeEquivalent (ConvertTo-SecureString 'two' -AsPlainText -Force) }
        $null = Get-Failure {
            [pscredential]::new('backup', (ConvertTo-SecureString 'one' -AsPlainText -Force)) | Should-BeEquivalent ([pscredential]::new('backup', (ConvertTo-SecureString 'three' -AsPlainText -Force)))
        }, {
            [pscredential]::new('backup', (ConvertTo-SecureString 'one' -AsPlainText -Force)) | Should-BeEquivalent ([pscredential]::new('other', (ConvertTo-SecureString 'one' -AsPlainText -Force)))
        }
    }
}
