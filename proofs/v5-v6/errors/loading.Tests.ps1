BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # What happens in a PowerShell that has no Pester at first.
    $lines = (Invoke-Sample -File @{
            'Code.Tests.ps1' = 'Describe "d" { It "i" { } }'
            'run.ps1'        = 'param ($Manifest)
                function Show-It ($Name, [scriptblock] $Code) { $said = try { @(& $Code 3>&1) -join " " } catch { "$_" }; "said:$Name=$($said -replace "\s+", " ")" }
                $env:PSModulePath = "$PSHOME/Modules"
                Show-It "invoke" { Invoke-Pester }
                Show-It "file" { ./Code.Tests.ps1 }
                function Start-It ([Pester.ContainerInfo] $Container) { "called" }
                Show-It "early" { Start-It }
                $folder = Split-Path $Manifest
                $env:PSModulePath = "$PSHOME/Modules", (Split-Path $folder), (Split-Path (Split-Path $folder)) -join [IO.Path]::PathSeparator
                Show-It "version" { Import-Module Pester -RequiredVersion 5.99.0 -ErrorAction Stop }
                Show-It "listed" { @(Get-Module Pester -ListAvailable).Count }
                $path = $env:PATH; $env:PATH = ""
                Show-It "uname" { Import-Module $Manifest }
                $env:PATH = $path
                Show-It "tests" { (Invoke-Pester ./Code.Tests.ps1 -PassThru -Output None).PassedCount }
                Show-It "late" { Start-It }
                Show-It "with uname" { Import-Module $Manifest -Force }
                Show-It "minimum" { & (Get-Process -Id $PID).Path -NoProfile -Command "(Import-Module Pester -MinimumVersion 5.0 -PassThru).Version.ToString()" }'
        } -Script { $null | & (Get-Process -Id $PID).Path -NoProfile -File run.ps1 ((Get-Module Pester).Path -replace 'psm1$', 'psd1') } -Seconds 200).Value
    $shell = @{}
    $lines -match '^said:' | ForEach-Object { $name, $said = $_.Substring(5) -split '=', 2; $shell[$name] = $said }
    $fixture = (Invoke-Sample -Script {
            try { New-Fixture -Name 'Get Backup' } catch { "$_" }
            Set-Content Get-Backup.ps1 '# kept'
            $warnings = New-Fixture -Name Get-Backup 3>&1 | Where-Object { $_ -is [System.Management.Automation.WarningRecord] }
            "$warnings"
            Get-Content Get-Backup.ps1 -Raw
        }).Value

    $mockedClass = Invoke-Sample -File @{ 'C.psm1' = 'class ProofLoad5 { }; function Use-Job ([ProofLoad5] $Job) { }; function Start-Job5 { Use-Job ([ProofLoad5]::new()) }'; 'D.ps1' = 'class ProofLoad7 { }; function Use-Dotted ([ProofLoad7] $Job) { }' } -Test @'
using module ./C.psm1
class ProofLoad6 { }
Describe 'd' { BeforeAll { . $PSScriptRoot/D.ps1; function Use-Own ([ProofLoad6] $Job) { } }; It 'of a module' { Mock Use-Job { 'mocked' }; { Use-Job ([ProofLoad5]::new()) } | Should -Throw 'Unable to find type `[ProofLoad5`].' }; It 'of the file' { Mock Use-Own { 'mocked' }; { Use-Own ([ProofLoad6]::new()) } | Should -Throw 'Unable to find type `[ProofLoad6`].' }; It 'dotted' { Mock Use-Dotted { 'mocked' }; Use-Dotted ([ProofLoad7]::new()) | Should -Be 'mocked' }; It 'in the module' { Mock Use-Job { 'mocked' } -ModuleName C; Start-Job5 | Should -Be 'mocked' }; It 'no type' { Mock Use-Job { 'mocked' } -RemoveParameterType Job; Mock Use-Own { 'mocked' } -RemoveParameterType Job; Use-Job ([ProofLoad5]::new()) | Should -Be 'mocked'; Use-Own ([ProofLoad6]::new()) | Should -Be 'mocked' } }
'@
}

Describe 'errors/loading' {
    It 'If the test file itself is not valid, none of its tests runs, and the other files run. The result of the run is Failed, and the file is in FailedContainers. FailedCount does not count it' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe 'a' { It 'of a' { 1 }; It 'also of a' { 1 }"; 'b.Tests.ps1' = "Describe 'b' { It 'of b' { 1 | Should -Be 1 } }" } -Script {
            $result = Invoke-Pester -Path ./a.Tests.ps1, ./b.Tests.ps1 -PassThru -Output None
            "$($result.Result) $($result.FailedCount) $($result.TotalCount)"
            ($result.FailedContainers | ForEach-Object { Split-Path -Leaf "$($_.Item)" }) -join ','
            $result.Passed.Name -join ','
        }
        $run.Value | Should -Be 'Failed 0 1', 'a.Tests.ps1', 'of b'
        # Tests that load a script that is not valid count as failed.
        $run = Invoke-Sample -File @{ 'Bad.ps1' = 'function Get-Bad {'; 'c.Tests.ps1' = 'Describe c { BeforeAll { . $PSScriptRoot/Bad.ps1 }; It i { } }' } -Script { (Invoke-Pester -Path ./c.Tests.ps1 -PassThru -Output None).FailedCount }
        $run.Value | Should -Be 1
    }

    It 'To see what this session can load, run Get-Module Pester -ListAvailable.' {
        $run = Invoke-Sample -NewProcess -File @{ 'modules/Pester/4.1.0/Pester.psd1' = "@{ ModuleVersion = '4.1.0' }" } -Script {
            $env:PSModulePath = ''
            "none: $(@(Get-Module Pester -ListAvailable).Count)"
            $env:PSModulePath = Resolve-Path ./modules
            "one: $((Get-Module Pester -ListAvailable).Version)"
        }
        $run.Value | Should -Be 'none: 0', 'one: 4.1.0'
    }

    It 'A path without quotes does that, too: at @{ Run = @{ Path = ./Backup.Tests.ps1 } } or $config.Run.Path = ./Backup.Tests.ps1, PowerShell itself runs the file.' {
        $file = @{ 'Backup.Tests.ps1' = 'param ([Parameter(Mandatory)] $Root); Describe d { It i { $Root | Should -Be "/srv" } }'; 'Other.Tests.ps1' = 'Write-Host "this file runs"; Describe d { It i { } }' }
        $run = Invoke-Sample -File $file -Script {
            try { $table = @{ Run = @{ Path = ./Backup.Tests.ps1 } }; 'made' } catch { "$_" }
            try { $config = New-PesterConfiguration; $config.Run.Path = ./Backup.Tests.ps1; 'made' } catch { "$_" }
            $table = @{ Run = @{ Path = './Backup.Tests.ps1' } }; $table.Run.Path
            (Invoke-Pester -Container (New-PesterContainer -Path ./Backup.Tests.ps1 -Data @{ Root = '/srv' }) -PassThru -Output None).PassedCount
        }
        $run.Value | Should -Be (@('Cannot process command because of one or more missing mandatory parameters: Root.') * 2 + './Backup.Tests.ps1', 1)
        (Invoke-Sample -File $file -Script { $table = @{ Run = @{ Path = ./Other.Tests.ps1 } } }).Text | Should -Match 'this file runs'
    }

    It 'Cause: The script under test is loaded at the top of the test file, which since v5 happens only during discovery. When the It block runs later, the function is gone.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }'; 'a.Tests.ps1' = '. $PSScriptRoot/Code.ps1; Get-It | Write-Host; Describe d { It wrong { Get-It }; It right { . $PSScriptRoot/Code.ps1; Get-It } }' }
        ($run.Tests | Where-Object Name -EQ 'wrong').Message | Should -BeLike '*Get-It*not recognized*'
        Assert-TestPassed $run 'right'
    }

    It 'The script was started with &, dot-sourced in another Describe, or dot-sourced inside a function.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }' } -Test {
            BeforeAll { function Import-Code { . $PSScriptRoot/Code.ps1 } }
            Describe 'operator' { BeforeAll { & $PSScriptRoot/Code.ps1 }; It 'a' { Get-It } }
            Describe 'function' { BeforeAll { Import-Code }; It 'b' { Get-It } }
            Describe 'dotted function' { BeforeAll { . Import-Code }; It 'c' { Get-It } }
            Describe 'dotted' { BeforeAll { . $PSScriptRoot/Code.ps1 }; It 'd' { Get-It } }
            Describe 'other' { It 'e' { Get-It } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed', 'Failed'
        $run.Messages | Should -BeLike "The term 'Get-It' is not recognized*"
    }

    It 'The function is private, because its module does not export it.' {
        $run = Invoke-Sample -File @{ 'Private.psm1' = 'function Get-Open { Get-Hidden }; function Get-Hidden { 1 }; Export-ModuleMember Get-Open' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Private.psm1 -Force }
                It 'outside' { Get-Hidden }
                It 'inside' { InModuleScope Private { Get-Hidden } | Should -Be 1; Get-Open | Should -Be 1 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 1, 1
        $run.Messages | Should -BeLike '*Get-Hidden*not recognized*'
    }

    It 'Fix: Move the dot-sourcing or Import-Module line into a BeforeAll block. In place of a $here, write $PSScriptRoot: in BeforeAll, $MyInvocation has no path.' {
        (Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }'; 'a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/Code.ps1 }; Describe d { It right { Get-It | Should -Be 1 } }' }).Passed | Should -Be 1
        (Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It { 1 }'; 'a.Tests.ps1' = 'BeforeAll { $here = Split-Path -Parent $MyInvocation.MyCommand.Path; . $here/Code.ps1 }; Describe d { It wrong { Get-It } }' }).Failed | Should -Be 1
    }

    It 'for instance because the path is relative to the current folder rather than to the test file.' {
        $run = Invoke-Sample -File @{ 'tests/Code.ps1' = 'function Get-It { 1 }'; 'tests/a.Tests.ps1' = 'Describe d { It wrong { . ./Code.ps1 }; It right { . $PSScriptRoot/Code.ps1; Get-It } }' }
        ($run.Tests | Where-Object Name -EQ 'wrong').Message | Should -BeLike '*./Code.ps1*'
        Assert-TestPassed $run 'right'
    }

    It 'there $MyInvocation describes the script block, which has no file path.' {
        (Invoke-Sample { Describe 'd' { BeforeAll { $path = $MyInvocation.MyCommand.Path }; It 'i' { $path | Should -BeNullOrEmpty; $PSCommandPath | Should -Not -BeNullOrEmpty } } }).Passed | Should -Be 1
    }

    It 'Cause: Dot-sourcing a script runs it, and its mandatory parameter has no value.' {
        $run = Invoke-Sample -File @{ 'Code.ps1' = 'param ([Parameter(Mandatory)] $Name) function Get-It { $Name }'; 'a.Tests.ps1' = 'Describe d { It wrong { . $PSScriptRoot/Code.ps1 }; It right { . $PSScriptRoot/Code.ps1 -Name x; Get-It | Should -Be x } }' }
        ($run.Tests | Where-Object Name -EQ 'wrong').Message | Should -BeLike '*missing mandatory parameters: Name.'
        Assert-TestPassed $run 'right'
    }

    It 'Cause: The test file has a mandatory parameter and was started without data for it.' {
        $file = @{ 'a.Tests.ps1' = 'param ([Parameter(Mandatory)] $Name) Describe d { It "has $Name" { } }' }
        (Invoke-Sample -File $file).Passed | Should -Be 0
        (Invoke-Sample -File $file -Script { Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1 -Data @{ Name = 'x' }) -Output None -PassThru }).Passed | Should -Be 1
    }

    It 'Cause: The class was loaded only during discovery, or its module was imported without using module.' {
        $run = Invoke-Sample -File @{ 'C.psm1' = 'class ProofLoad1 { }'; 'D.ps1' = 'class ProofLoad2 { }'; 'a.Tests.ps1' = '. $PSScriptRoot/D.ps1; Describe d { BeforeAll { Import-Module $PSScriptRoot/C.psm1 -Force }; It a { [ProofLoad1]::new() }; It b { [ProofLoad2]::new() } }' }
        $run.Failed | Should -Be 2
        $run.Messages | Should -BeLike '*Unable to find type*'
    }

    It 'A class of the test file itself may be in BeforeDiscovery or in another block.' {
        $run = Invoke-Sample 'BeforeDiscovery { class ProofLoad10 { } }; Describe d { class ProofLoad11 { }; It own { [ProofLoad11]::new() } }; Describe e { It a { [ProofLoad10]::new() }; It b { [ProofLoad11]::new() } }'
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Failed'
        $run.Messages | Should -BeLike 'Unable to find type `[ProofLoad1?`].'
    }

    It 'Fix: Dot-source the class file in BeforeAll, put using module on the first line of the test file, or move a class of the test file to its top.' {
        (Invoke-Sample -File @{ 'C.psm1' = 'class ProofLoad3 { }'; 'D.ps1' = 'class ProofLoad4 { }'; 'a.Tests.ps1' = "using module ./C.psm1`nDescribe d { BeforeAll { . `$PSScriptRoot/D.ps1 }; It a { [ProofLoad3]::new() }; It b { [ProofLoad4]::new() } }" }).Passed | Should -Be 2
        (Invoke-Sample 'class ProofLoad9 { }; Describe d { It a { [ProofLoad9]::new() } }; Describe e { It b { [ProofLoad9]::new() } }').Passed | Should -Be 2
    }

    It 'If the error comes from a call to a mock, the function has a parameter of a class that is defined in a module or in the test file itself.' {
        Assert-TestPassed $mockedClass 'of a module', 'of the file', 'dotted'
    }

    It 'For a mock, using module does not help: dot-source the class file, or add a parameter to Mock. Add -ModuleName when the module makes the call, and otherwise -RemoveParameterType with the name of the parameter that has the class.' {
        Assert-TestPassed $mockedClass 'of a module', 'dotted', 'in the module', 'no type'
        # The function of a module, whose class stands in a file of its own.
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofLoad8 { }'; 'M.psm1' = '. $PSScriptRoot/Job.ps1; function Use-Job8 ([ProofLoad8] $Job) { }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/M.psm1 -Force }
            Describe 'without' { It 'without' { Mock Use-Job8 { 'mocked' }; Use-Job8 } }
            Describe 'with' { BeforeAll { . $PSScriptRoot/Job.ps1 }; It 'with' { Mock Use-Job8 { 'mocked' }; Use-Job8 ([ProofLoad8]::new()) | Should -Be 'mocked' } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*Unable to find type `[ProofLoad8`].*'
    }

    It 'If the command is not Split-Path, see an argument is null.' {
        (Invoke-Sample { Describe 'd' { $file = 'x'; It 'i' { Get-Content $file } } }).Messages | Should -Be "Cannot bind argument to parameter 'Path' because it is null."
    }

    It 'The message gives the line of the opening brace that has no closing brace, often the first Describe; the missing brace belongs further down.' {
        $run = Invoke-Sample -Test "`nDescribe 'd' {`n    It 'i' {`n        1`n`n    It 'j' {`n        2`n    }`n}"
        "$($run.Messages) $($run.Text)" | Should -Match 'ps1:2 char'
    }

    It 'Cause: The test file, or a script that it loads, is not valid PowerShell; a brace or quote is not closed.' {
        (Invoke-Sample -File @{ 'Code.ps1' = 'function Get-It {' } -Test { Describe 'd' { It 'i' { . $PSScriptRoot/Code.ps1 } } }).Messages | Should -Match 'Code.ps1:1[\s\S]*Missing closing'
        $run = Invoke-Sample -Test 'Describe "d" { It "i" { 1 }'
        $run.Result | Should -Be 'Failed'
        "$($run.Messages) $($run.Text)" | Should -Match 'Missing closing'
    }

    It 'Cause: The type is used before the module is loaded. Auto-loading works for commands, not for types.' {
        $run = Invoke-Sample -Script { $manifest = (Get-Module Pester).Path; $folder = Split-Path $manifest; & (Get-Process -Id $PID).Path -NoProfile -Command "try { [PesterConfiguration]::new() } catch { 'no type' }; Import-Module '$folder/Pester.psd1'; [PesterConfiguration]::new().GetType().Name" }
        $run.Value | Should -Be 'no type', 'PesterConfiguration'
    }

    It 'Cause: Gherkin support ended with v4.' {
        (Invoke-Sample -Script { [bool] (Get-Command Invoke-Gherkin -ErrorAction Ignore) }).Value | Should -Be $false
    }

    It 'In an interactive session, PowerShell prompts for the value instead.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_functions_advanced_parameters'
    }

    It 'Cause: Pester 3.4.0 comes with Windows, and the session loaded this version. It does not know BeforeAll at the top of a file.' -Tag Unproved {
        'Run by hand with 3.4.0 in PowerShell 7, without its Get-WmiObject. https://github.com/pester/Pester/blob/3.4.0/Functions/Describe.ps1'
    }

    It 'Cause: Another version of Pester is loaded in this session. Often a test file asks for an exact version, #Requires -Modules @{ ModuleName = ''Pester''; RequiredVersion = ''…'' }, and the build has imported a newer one, as in this thread.' -Tag Unproved {
        'https://github.com/PSModule/NerdFonts/issues/83'
    }

    It 'This message comes with $ErrorActionPreference = ''Stop''. Otherwise, you mostly see the message of #Requires, or Should operator ''Be'' is not registered where the file asks for Pester 5 in a session with Pester 6. In some runs, there is no message: the file runs on its own, in the Pester that it asks for, and its failures are printed but not counted. The exit code can then be 0, even with -CI.' -Tag Unproved {
        'Needs two releases: run by hand with 5.9.0 beside 5.8.0, 6.1.0-rc1 beside 6.0.0, and 6.1.0-rc1 beside 5.9.0. The case: https://github.com/PSModule/NerdFonts/issues/83'
    }

    It 'Or let the file name a range instead, with ModuleVersion and MaximumVersion: several versions.' -Tag Unproved {
        'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_requires'
    }

    It 'Cause: Pester is not installed for this edition of PowerShell, or its folder is not in PSModulePath.' {
        $shell['invoke'] | Should -BeLike '*''Invoke-Pester'' is not recognized*'
    }

    It 'Cause: The test file was started in a session that has no Pester module to load.' {
        $shell['file'] | Should -BeLike '*''Describe'' is not recognized*'
    }

    It 'A function has a parameter of this type, and it is called before Pester is loaded' {
        $shell['early'] | Should -BeLike '*Unable to find type*Pester.ContainerInfo*'
        $shell['late'] | Should -Be 'called'
    }

    It 'Cause: The requested version is in no folder of PSModulePath, and with -MinimumVersion, no newer version is there either.' {
        $run = Invoke-Sample -File @{ 'one/Pester/4.10.1/Pester.psd1' = "@{ ModuleVersion = '4.10.1' }" } -Script {
            Remove-Module Pester
            $env:PSModulePath = "$PWD/one"
            foreach ($ask in @{ RequiredVersion = '5.0' }, @{ MinimumVersion = '5.0' }, @{ MinimumVersion = '4.0' }, @{ MaximumVersion = '4.0' }) { try { "$((Import-Module Pester @ask -PassThru).Version)"; Remove-Module Pester } catch { "$_" } }
            foreach ($ask in @{ RequiredVersion = '5.0' }, @{ MinimumVersion = '5.0' }) { $null = Import-Module Pester @ask -ErrorVariable said -ErrorAction SilentlyContinue; "$said" }
        }
        $run.Value | Should -Contain '4.10.1'
        @($run.Value | Select-Object -Last 2) | Should -BeLike "The specified module 'Pester' with version '5.0' was not loaded because no valid module file was found in any module directory."

        $shell['version'] | Should -BeLike '*''Pester'' with version ''5.99.0'' was not loaded*'
    }

    It 'Fix: List the installed versions with Get-Module Pester -ListAvailable, then install the version that you want, or ask for another: -MinimumVersion takes newer versions as well.' {
        [int] $shell['listed'] | Should -BeGreaterThan 0
        [version] $shell['minimum'] | Should -BeGreaterThan ([version] '5.0')
    }

    It 'Cause: On Linux and macOS, Pester asks uname about the system when it is imported, and did not find it in PATH, as in a minimal container.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') {
        $shell['uname'] | Should -BeLike 'OS Information retrieval is not possible*'
        $shell['with uname'] | Should -BeNullOrEmpty
    }

    It 'Fix: Ignore the warning: tests run as usual.' {
        $shell['tests'] | Should -Be '1'
    }

    It 'Cause: New-Fixture got a function name with a blank in it.' {
        $fixture[0] | Should -Be 'Name is not valid. Whitespace are not allowed in a function name.'
    }

    It 'Cause: A file of that name is in the folder already and is kept as it is.' {
        $fixture[1] | Should -BeLike 'Skipping the file *Get-Backup.ps1*, because it already exists.*'
        $fixture[2].Trim() | Should -Be '# kept'
    }

    It 'The code under test or Pester itself is not there, or not the one you expect.' {
        (Invoke-Sample { Describe 'd' { It 'i' { Get-BackupAge } } }).Messages | Should -Match "'Get-BackupAge' is not recognized"
    }

    It 'Cause: The session loaded Pester 3.4.0, which comes with Windows. This version knows Should Be, and reads -Be or -HaveParameter as the name of an operator. The text is in Functions/Assertions/Should.ps1 of the source of 3.4.0.' -Tag Unproved {
        'Run by hand with 3.4.0 in PowerShell 7, without its Get-WmiObject: -Be, -Throw, -BeTrue and -HaveParameter. https://github.com/pester/Pester/blob/3.4.0/Functions/Assertions/Should.ps1'
    }

    It 'The text is in Functions/Describe.ps1 of the source of 3.4.0.' -Tag Unproved {
        'https://github.com/pester/Pester/blob/3.4.0/Functions/Describe.ps1'
    }

    It 'In an It below a foreach, the cause is different: the variable of the loop is gone when the test runs.' {
        $run = Invoke-Sample -File @{ 'a.ps1' = '1' } -Test { Describe 'd' { foreach ($name in 'a.ps1') { It "loop $name" { . (Join-Path $PSScriptRoot $name) | Should -Be 1; $name | Should -Be 'a.ps1' }; It 'data' -ForEach @{ name = $name } { . (Join-Path $PSScriptRoot $name) | Should -Be 1 } } } }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'A file such as temp.tests.ps1 or Backup.Test.ps1 loads itself, because $PSCommandPath.Replace(''.Tests.ps1'', ''.ps1'') is case-sensitive and finds nothing in such a name. At the end, its tests are counted once more as NotRun.' {
        foreach ($name in 'temp.tests.ps1', 'temp.Test.ps1', 'temp.Tests.ps1') {
            $run = Invoke-Sample -File @{ 'temp.ps1' = 'function Get-Temp { 7 }'; $name = 'BeforeAll { Write-Host "loading"; . $PSCommandPath.Replace(".Tests.ps1", ".ps1") }; Describe "d" { It "i" { Get-Temp | Should -Be 7 }; It "j" -ForEach 1, 2 { } }' } -Script ([scriptblock]::Create("Invoke-Pester -Path ./$name -PassThru"))
            if ($name -ceq 'temp.Tests.ps1') {
                $run.Passed, $run.NotRun | Should -Be 3, 0
            } else {
                $run.Messages | Should -Match "The term 'Get-Temp' is not recognized"
                $run.Passed, $run.Failed, $run.NotRun | Should -Be 2, 1, 3
                $run.Text | Should -Match 'NotRun: 3'
            }
        }
    }

    It 'When Should is no longer recognized in the middle of a run, the code under test has removed Pester.' {
        # Pester is not on the module path of a sample, as when it was imported by its path: it does not come back by itself.
        $run = Invoke-Sample {
            Describe 'd' {
                It 'before' { 1 | Should -Be 1 }
                It 'keeps it' { Get-Module | Where-Object Name -NE Pester | Remove-Module; 1 | Should -Be 1 }
                It 'removes it' { Get-Module | Remove-Module }
                It 'after' { 1 | Should -Be 1 }
            }
        } -Script { (Invoke-Pester -Path . -PassThru -Output None).Tests | ForEach-Object { "$($_.Name): $($_.Result) $($_.ErrorRecord)" } }
        $run.Value[0, 1, 2] | Should -Be 'before: Passed ', 'keeps it: Passed ', 'removes it: Passed '
        $run.Value[3] | Should -BeLike "after: Failed The term 'Should' is not recognized*"
    }

    It 'Cannot bind argument to parameter ''Root'' because it is an empty string. means that the data has the key, and no value: in -Data @{ Root = $env:BACKUP_ROOT }, the environment variable is not set. For a parameter without a type, the message ends with because it is null. The discovery of the file fails then.' {
        $run = Invoke-Sample -File @{ 'in/text.Tests.ps1' = 'param ([Parameter(Mandatory)] [string] $Root); Describe d { It i { } }'; 'in/any.Tests.ps1' = 'param ([Parameter(Mandatory)] $Root); Describe d { It i { } }' } -Script {
            foreach ($value in $env:PROOF_NOT_SET, 'set') {
                foreach ($file in 'text', 'any') {
                    $container = New-PesterContainer -Path in/$file.Tests.ps1 -Data @{ Root = $value }
                    $result = Invoke-Pester -Container $container -PassThru -Output None
                    "$file $($result.FailedContainersCount) $($result.PassedCount) $($result.Containers[0].ErrorRecord.Exception.Message)".Trim()
                }
            }
        }
        $run.Value | Should -Be "text 1 0 Cannot bind argument to parameter 'Root' because it is an empty string.", "any 1 0 Cannot bind argument to parameter 'Root' because it is null.", 'text 0 1', 'any 0 1'
    }

    It 'A tool whose manifest asks for Pester in RequiredModules uses that one, too, if its version fits. A tool that calls Import-Module Pester itself takes the newest, and the import fails.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'modules/Tool/Tool.psd1'   = "@{ ModuleVersion = '1.0'; RootModule = 'Tool.psm1'; RequiredModules = @(@{ ModuleName = 'Pester'; ModuleVersion = '5.0' }); FunctionsToExport = 'Use-Tool' }"
            'modules/Tool/Tool.psm1'   = 'function Use-Tool ([PesterConfiguration] $Configuration) { "tool: $((Get-Module Pester).Version)" }'
            'modules/Late/Late.psd1'   = "@{ ModuleVersion = '1.0'; RootModule = '../Tool/Tool.psm1'; RequiredModules = @(@{ ModuleName = 'Pester'; ModuleVersion = '8.0' }); FunctionsToExport = 'Use-Tool' }"
            'modules/Plain/Plain.psm1' = 'function Use-Plain ([PesterConfiguration] $Configuration) { "plain: $((Get-Module Pester).Version)" }'
            'modules/Own/Own.psm1'     = 'Import-Module Pester -ErrorAction Stop; function Use-Own { "own" }'
            'run.ps1'                  = 'param ($Code) $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$PSHOME/Modules"; try { & ([scriptblock]::Create($Code)) } catch { ("$_" -replace "\s+", " ") }'
        } -Script {
            $pester = Get-Module Pester
            Copy-Item $pester.ModuleBase "modules/Pester/$($pester.Version)" -Recurse -Container -Force
            Copy-Item $pester.ModuleBase modules/Pester/9.0.0 -Recurse
            # A newer Pester, with what it asks of its assembly.
            $manifest = (Get-Content modules/Pester/9.0.0/Pester.psd1 -Raw) -replace "(?m)^(\s*ModuleVersion\s*=).*", "`$1 '9.0.0'" -replace "(?m)^(\s*RequiredAssemblyVersion\s*=).*", "`$1 '9.0.0'"
            Set-Content modules/Pester/9.0.0/Pester.psd1 $manifest
            $old = 'Import-Module Pester -MaximumVersion 8.99.99; '
            foreach ($code in 'Import-Module Tool; Use-Tool', "${old}Import-Module Tool; Use-Tool", 'Use-Plain', "${old}Use-Plain", "${old}Import-Module Own", "${old}Import-Module Late -ErrorAction Stop") {
                "said:$(& (Get-Process -Id $PID).Path -NoProfile -File run.ps1 $code 2>&1)"
            }
            "$($pester.Version)"
        }
        $version = $run.Value[-1]
        $said = $run.Value -match '^said:' -replace '^said:'
        $said[0, 1] | Should -Be 'tool: 9.0.0', "tool: $version"
        $said[2, 3] | Should -Be 'Unable to find type [PesterConfiguration].', "plain: $version"
        $said[4, 5] | Should -BeLike '*An incompatible version of the Pester.dll assembly is already loaded.*'
    }

    It 'then another error stands above this one.' {
        $run = Invoke-Sample -Seconds 120 -Script {
            Copy-Item (Get-Module Pester).ModuleBase Pester -Recurse
            Get-ChildItem Pester -Recurse -Filter Pester.dll | Remove-Item
            & (Get-Process -Id $PID).Path -NoProfile -Command '$Error.Clear(); Import-Module ./Pester/Pester.psd1 2>$null 3>$null; $messages = @($Error | ForEach-Object { "$_" }); "first:$($messages[-1])"; "type:$(@($messages -like "Unable to find type*PesterConfiguration*").Count -gt 0)"; try { [PesterConfiguration]::new() } catch { "after:$_" }'
        }
        @($run.Value -match '^first:')[0] | Should -BeLike '*Cannot find path*Pester.dll*'
        @($run.Value -match '^(type|after):') | Should -Be 'type:True', 'after:Unable to find type [PesterConfiguration].'
    }

    It 'The name is true, false or null: a $ is missing, as in Mock Test-Path { true }. On Linux and macOS, true and false are programs that print nothing, so this mock returns nothing there.' -Skip:(-not $IsLinux) {
        $test = {
            Describe 'd' {
                It 'true' { Mock Test-Path { true }; Test-Path x | Should -Be 'no value' }
                It 'false' { Mock Test-Path { false }; Test-Path x | Should -Be 'no value' }
                It 'null' { Mock Test-Path { null }; Test-Path x | Should -Be 'no value' }
                It 'dollar' { Mock Test-Path { $true }; Test-Path x | Should -Be $true }
            }
        }
        $run = Invoke-Sample $test
        $run.Messages[0, 1] -join ' ' | Should -BeLike '*but got $null.*but got $null.*'
        $run.Messages[2] | Should -BeLike "The term 'null' is not recognized as a name of a cmdlet*"
        $run.Passed | Should -Be 1
        # As on Windows, where these programs do not exist.
        $run = Invoke-Sample "`$env:PATH = ''; $test"
        $run.Messages | Should -BeLike "The term '*' is not recognized as a name of a cmdlet*"
        $run.Messages.Count | Should -Be 3
        $run.Passed | Should -Be 1
    }
}
