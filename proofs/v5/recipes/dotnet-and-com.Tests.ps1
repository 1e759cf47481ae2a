BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/dotnet-and-com' {
    It 'A filter on $TypeName leaves all other objects alone.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Mock New-Object { 'fake' } -ParameterFilter { $TypeName -eq 'System.Net.Mail.SmtpClient' }; New-Object System.Net.Mail.SmtpClient | Should -Be 'fake'; New-Object System.Random | Should -BeOfType System.Random } } }).Passed | Should -Be 1
    }
}
