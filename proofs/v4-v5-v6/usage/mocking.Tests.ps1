BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/mocking' {
    It 'is a module of its own, which sees neither the mock nor a function of the test file: pass the value as an argument, { param ($Name) Save-Backup -Name $Name }. In code that you cannot change, define function global:Get-Date { … }, and remove it in AfterEach' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Save-Backup ($Name) { "real $Name" }
                    function Start-Closed ($Name) { $block = { Save-Backup -Name $Name }.GetNewClosure(); & $block }
                    function Start-Given ($Name) { $block = { param ($Name) Save-Backup -Name $Name }; & $block $Name }
                    function Get-ClosedYear { & { (Get-Date).Year }.GetNewClosure() }
                    $module = New-Module -Name Closing { function Save-Inner { 'real' }; function Start-Inner { & { Save-Inner }.GetNewClosure() }; function Start-Plain { & { Save-Inner } } }
                    Import-Module $module
                }
                It 'function' { Mock Save-Backup { 'mocked' }; $said = try { Start-Closed a } catch { "$_" }; $said | Should -BeLike "The term 'Save-Backup' is not recognized*" }
                It 'cmdlet' { Mock Get-Date { [pscustomobject] @{ Year = 1999 } }; (Get-Date).Year | Should -Be 1999; Get-ClosedYear | Should -BeGreaterThan 2000 }
                It 'module' { Mock Save-Inner { 'mocked' } -ModuleName Closing; Start-Plain | Should -Be 'mocked'; $said = try { Start-Inner } catch { 'not found' }; $said | Should -Not -Be 'mocked' }
                It 'argument' { Mock Save-Backup { "mocked $Name" }; Start-Given a | Should -Be 'mocked a' }
                It 'global' { function global:Get-Date { [pscustomobject] @{ Year = 1999 } }; try { Get-ClosedYear | Should -Be 1999 } finally { Remove-Item Function:\Get-Date } }
                It 'removed' { Get-ClosedYear | Should -BeGreaterThan 2000 }
                AfterAll { Remove-Module Closing }
            }
        }
        Assert-TestPassed $run 'function', 'cmdlet', 'module', 'argument', 'global', 'removed'
    }
}
