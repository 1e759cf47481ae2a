BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Dsc.psm1' = 'class ProofFolder { [string] Get() { return (Get-Date) } }; function Get-Inside { Get-BackupTaskOfNobody }' } -Test {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Dsc.psm1 -Force }
            It 'in module scope' { Mock Get-Date { 'mocked' } -ModuleName Dsc; (InModuleScope Dsc { [ProofFolder]::new() }).Get() | Should -Be 'mocked' }
            It 'no type' { { [ProofFolder]::new() } | Should -Throw 'Unable to find type `[ProofFolder`].'; InModuleScope Dsc { [ProofFolder]::new() } | Should -Not -BeNullOrEmpty }
            It 'functions' {
                Set-Content "$TestDrive/Old.psm1" 'function Get-TargetResource { Get-Date }; function Test-TargetResource { $true }; function Set-TargetResource { }'
                Import-Module "$TestDrive/Old.psm1"; Mock Get-Date { 'mocked' } -ModuleName Old; Get-TargetResource | Should -Be 'mocked'; Remove-Module Old
            }
            It 'no command' { { Mock Get-BackupTaskOfNobody { } -ModuleName Dsc } | Should -Throw 'Could not find Command Get-BackupTaskOfNobody'; function global:Get-BackupTaskOfNobody { }; Mock Get-BackupTaskOfNobody { 'mocked' } -ModuleName Dsc; Get-Inside | Should -Be 'mocked'; Remove-Item Function:/Get-BackupTaskOfNobody }
        }
    }
}

Describe 'recipes/dsc' {
    It 'Load the module with using module, make an object of the class, and call Get, Test and Set as methods.' {
        $run = Invoke-Sample -File @{ 'ProofDsc.psm1' = '[DscResource()] class ProofFolder { [DscProperty(Key)] [string] $Path; [ProofFolder] Get() { return $this } [bool] Test() { return $false } [void] Set() { $this.Path = "set" } }' } "using module ./ProofDsc.psm1`nDescribe d { It i { `$one = [ProofFolder]::new(); `$one.Test() | Should -BeFalse; `$one.Set(); `$one.Get().Path | Should -Be 'set' } }"
        $run.Passed | Should -Be 1
    }

    It 'If a method gets in the way, replace it in a derived class.' {
        $run = Invoke-Sample -File @{ 'ProofDsc.psm1' = '[DscResource()] class ProofWay { [DscProperty(Key)] [string] $Path; [bool] $Done; [ProofWay] Get() { return $this } [bool] Test() { return $this.Done } [void] Send() { throw "sent" } [void] Set() { $this.Send(); $this.Done = $true } }' } "using module ./ProofDsc.psm1`nclass ProofNoWay : ProofWay { [void] Send() { } }`nDescribe d { It real { { [ProofWay]::new().Set() } | Should -Throw sent }; It derived { `$one = [ProofNoWay]::new(); `$one.Set(); `$one.Test() | Should -Be `$true } }"
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Use -ModuleName to mock commands that the methods call.' { Assert-TestPassed $sample 'in module scope' }

    It 'Without using module, the class is known only inside InModuleScope: Import-Module, then InModuleScope BackupDsc { [BackupFolder]::new() }.' { Assert-TestPassed $sample 'no type', 'in module scope' }

    It 'A derived class cannot be written there, because PowerShell must know the base class when it reads the file.' {
        $run = Invoke-Sample -File @{ 'D.psm1' = 'class ProofKnown { }' } -Test 'BeforeAll { Import-Module $PSScriptRoot/D.psm1 -Force }; Describe d { It i { InModuleScope D { class ProofDerived : ProofKnown { }; 1 } } }'
        $run.Result | Should -Be 'Failed'
        $run.Passed | Should -Be 0
    }

    It 'using module gives the class that the session has loaded first' {
        (Invoke-Sample -Script { Set-Content K.psm1 'class ProofFirst { [string] V() { return "one" } }'; Set-Content u.ps1 "using module ./K.psm1`n[ProofFirst]::new().V()"; & ./u.ps1; (Get-Content K.psm1) -replace 'one', 'two' | Set-Content K.psm1; & ./u.ps1; & (Get-Process -Id $PID).Path -NoProfile -File ./u.ps1 }).Value | Should -Be 'one', 'one', 'two'
    }

    It 'using module gives the class that the session has loaded first, even after Import-Module -Force.' {
        $run = Invoke-Sample -Script {
            Set-Content R.psm1 'class ProofAgain { [string] V() { return "one" } }'; Set-Content u.ps1 "using module ./R.psm1`n[ProofAgain]::new().V()"
            & ./u.ps1; Set-Content R.psm1 'class ProofAgain { [string] V() { return "two" } }; function New-ProofAgain { [ProofAgain]::new() }'; Import-Module ./R.psm1 -Force; & ./u.ps1; (New-ProofAgain).V()
        }
        $run.Value | Should -Be 'one', 'one', 'two'
    }

    It 'For a built module whose folder has a version in its name, put the folder into $env:PSModulePath and write only the name.' {
        $run = Invoke-Sample -File @{ 'out/ProofBuilt/1.2.0/ProofBuilt.psm1' = 'class ProofBuiltClass { [int] $Number = 3 }'; 'out/ProofBuilt/1.2.0/ProofBuilt.psd1' = '@{ ModuleVersion = "1.2.0"; RootModule = "ProofBuilt.psm1"; GUID = "11111111-1111-1111-1111-111111111111" }'; 'a.Tests.ps1' = "using module ProofBuilt`nDescribe d { It i { [ProofBuiltClass]::new().Number | Should -Be 3 } }" } -Script { $env:PSModulePath = "$PWD/out$([System.IO.Path]::PathSeparator)$env:PSModulePath"; Invoke-Pester -Path . -Output None -PassThru }
        $run.Passed | Should -Be 1
    }

    It 'The path after using module is literal, and relative to the test file.' {
        (Invoke-Sample -File @{ 'mods/L.psm1' = 'class ProofLiteral { [int] $Number = 3 }'; 'tests/a.Tests.ps1' = "using module ../mods/L.psm1`nDescribe d { It i { [ProofLiteral]::new().Number | Should -Be 3 } }" }).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'mods/L.psm1' = 'class ProofLiteral2 { }'; 'tests/a.Tests.ps1' = "using module `$PSScriptRoot/../mods/L.psm1`nDescribe d { It i { 1 } }" }).Passed | Should -Be 0
    }

    It 'A resource that Start-DscConfiguration applies runs in the Local Configuration Manager (LCM), a process of its own, where no mock of the test exists.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/dsc/managing-nodes/metaconfig'
    }

    It 'The older kind is a module with three functions. Import the module by path, and mock as in any module' { Assert-TestPassed $sample 'functions' }

    It 'For -ModuleName, the name is that of the file you import, .psm1 or .psd1. Mock Get-TargetResource { @{ Ensure = ''Absent'' } } -ModuleName BackupTask answers the call in Test-TargetResource; without -ModuleName, the real function runs there.' {
        $run = Invoke-Sample -File @{ 'DSCResources/Task/BackupTask.psm1' = 'function Get-TargetResource { @{ Ensure = "Present" } }; function Test-TargetResource { (Get-TargetResource).Ensure -eq "Present" }; Export-ModuleMember -Function *-TargetResource' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/DSCResources/Task/BackupTask.psm1 -Force }
            AfterAll { Remove-Module Other }
            Describe 'd' {
                It 'named' { Mock Get-TargetResource { @{ Ensure = 'Absent' } } -ModuleName BackupTask; Test-TargetResource | Should -BeFalse }
                It 'without' { Mock Get-TargetResource { @{ Ensure = 'Absent' } }; (Get-TargetResource).Ensure | Should -Be 'Absent'; Test-TargetResource | Should -BeTrue }
                It 'folder' { { Mock Get-TargetResource -ModuleName Task } | Should -Throw '*No modules named*' }
                It 'manifest' { Remove-Module BackupTask; Set-Content $PSScriptRoot/DSCResources/Task/Other.psd1 '@{ ModuleVersion = "1.0"; RootModule = "BackupTask.psm1"; FunctionsToExport = "*" }'; Import-Module $PSScriptRoot/DSCResources/Task/Other.psd1; { Mock Get-TargetResource -ModuleName BackupTask } | Should -Throw '*No modules named*'; Mock Get-TargetResource { @{ Ensure = 'Absent' } } -ModuleName Other; Test-TargetResource | Should -BeFalse }
            }
        }
        Assert-TestPassed $run 'named', 'without', 'folder', 'manifest'
    }

    It 'A mock knows nothing of other mocks: Get-BackupTask returns what you wrote, whatever was registered before. Where a Test or Get follows a Set, let one mock change a variable that the other returns, as in the last test.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Task1 { }; function Set-Task1 ($State) { }; function Enable-Task1 { if ((Get-Task1) -ne 'on') { Set-Task1 -State on }; Get-Task1 } }
                It 'separate' { Mock Get-Task1 { 'off' }; Mock Set-Task1 { }; Enable-Task1 | Should -Be 'off' }
                It 'variable' { $script:state = 'off'; Mock Get-Task1 { $script:state }; Mock Set-Task1 { $script:state = $State }; Enable-Task1 | Should -Be 'on' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'A configuration is a command that writes a MOF file.' -Tag Unproved { 'https://learn.microsoft.com/powershell/dsc/configurations/configurations' }

    It 'The class comes from Import-Module, which does not bring classes along.' { Assert-TestPassed $sample 'no type' }

    It 'The message means the same when it is an error of discovery at a line class … : BackupFolder.' {
        $run = Invoke-Sample -Test 'Describe d { It i { class ProofD : ProofUnknownBase { }; 1 } }'
        $run.Messages -join ' ' | Should -Match 'Unable to find type \[ProofUnknownBase\]'
        $run.Passed | Should -Be 0
    }

    It 'The module that has the command is not on this machine.' { Assert-TestPassed $sample 'no command' }

    It 'Define a stand-in, a function with the same parameters, before you mock it. Where a module calls the command, the stand-in is a global: function.' { Assert-TestPassed $sample 'no command' }

    It 'The command exists only on Windows.' -Skip:($env:OS -eq 'Windows_NT') {
        (Invoke-Sample -Script { "$(Get-Command New-CimInstance -ErrorAction Ignore)"; "$(Get-Command New-Item)" }).Value | Should -Be '', 'New-Item'
    }

    It 'DSC gives the values of the node * to every node' -Tag Unproved { 'https://learn.microsoft.com/powershell/dsc/configurations/configdata' }

    It 'Import-PowerShellDataFile does not, so the tests merge them:' {
        $run = Invoke-Sample -File @{ 'Servers.psd1' = "@{ AllNodes = @(@{ NodeName = '*'; Features = 'a'; Role = 'all' }, @{ NodeName = 'mail' }, @{ NodeName = 'web'; Features = 'a', 'b' }) }" } -Test {
            BeforeDiscovery {
                $all = (Import-PowerShellDataFile -Path $PSScriptRoot/Servers.psd1).AllNodes
                $common = $all | Where-Object NodeName -EQ '*'
                $nodes = foreach ($node in $all | Where-Object NodeName -NE '*') {
                    $merged = $common.Clone()
                    foreach ($key in $node.Keys) { $merged[$key] = $node[$key] }
                    $merged
                }
            }
            Describe '<NodeName>' -ForEach $nodes { It '<_> of <Role>' -ForEach $Features { } }
            Describe 'the file' { It 'has only its own keys' { @((Import-PowerShellDataFile -Path $PSScriptRoot/Servers.psd1).AllNodes[1].Keys) | Should -Be 'NodeName' } }
        }
        $run.Tests.Path | Should -Be 'mail.a of all', 'web.a of all', 'web.b of all', 'the file.has only its own keys'
        $run.Passed | Should -Be 4
    }
}
