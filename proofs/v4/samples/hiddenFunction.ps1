# The sample of what Assert-MockCalled says of functions of a module when no module is named.
$hidden = Invoke-Sample {
    $null = New-Module -Name Hidden { function Get-Hidden { 'real' }; function Get-Shown { Get-Hidden }; Export-ModuleMember -Function Get-Shown } | Import-Module -PassThru
    Describe 'd' {
        It 'private' { Mock Get-Hidden { 'mocked' } -ModuleName Hidden; Get-Shown | Should -Be 'mocked'; { Assert-MockCalled Get-Hidden } | Should -Throw 'Could not find Command Get-Hidden'; Assert-MockCalled Get-Hidden -ModuleName Hidden -Times 1 -Exactly }
        It 'public' { Mock Get-Shown -ModuleName Hidden; { Assert-MockCalled Get-Shown } | Should -Throw 'You did not declare a mock of the Get-Shown Command.' }
    }
}
