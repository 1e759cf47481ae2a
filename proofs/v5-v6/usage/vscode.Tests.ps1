BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'usage/vscode' {
    It 'The links run what starts on their line, with Filter.Line. So they run all cases of a data-driven test together. A test that its own line selects runs even if it is marked -Skip.' {
        $run = Invoke-Sample -File @{ 'Sample.Tests.ps1' = "Describe 'd' {`n    It 'case <_>' -ForEach 1, 2 { }`n    It 'marked' -Skip { }`n    It 'other' { }`n}" } -Script {
            foreach ($line in 2, 3) { (Invoke-Pester -Configuration @{ Run = @{ PassThru = $true }; Filter = @{ Line = "$PWD/Sample.Tests.ps1:$line" }; Output = @{ Verbosity = 'None' } }).Passed.ExpandedName -join ' ' }
        }
        $run.Value | Should -Be 'case 1 case 2', 'marked'
    }

    It 'Breakpoints work in the test file, in scripts that it dot-sources, in modules that it imports, and in the body of a mock. A breakpoint in the body of Describe is hit during discovery, and a breakpoint in It during the run.' {
        $file = @{
            'Code.ps1'         = "function Get-Code {`n    'code'`n}"
            'M.psm1'           = "function Get-M {`n    'module'`n}"
            'Sample.Tests.ps1' = "Describe 'd' {`n    `$body = 1`n    BeforeAll { . `$PSScriptRoot/Code.ps1; Import-Module `$PSScriptRoot/M.psm1 }`n    It 'i' {`n        Mock Get-Date {`n            'mocked'`n        }`n        Get-Code; Get-M; Get-Date`n        Write-Host 'said: test'`n    }`n}"
        }
        $run = Invoke-Sample -File $file -Script {
            foreach ($place in 'Sample.Tests.ps1:2', 'Sample.Tests.ps1:6', 'Sample.Tests.ps1:9', 'Code.ps1:2', 'M.psm1:2') {
                $name, $line = $place -split ':'
                $null = Set-PSBreakpoint -Script "$PWD/$name" -Line $line -Action ([scriptblock]::Create("Write-Host 'said: hit $place'"))
            }
            Invoke-Pester -Path ./Sample.Tests.ps1
            Get-PSBreakpoint | Remove-PSBreakpoint
        }
        $said = @($run.Output -match 'said: ' -replace '.*said: ')
        foreach ($place in 'Sample.Tests.ps1:2', 'Sample.Tests.ps1:6', 'Sample.Tests.ps1:9', 'Code.ps1:2', 'M.psm1:2') { $said | Should -Contain "hit $place" }
        $said[0] | Should -Be 'hit Sample.Tests.ps1:2'
    }

    It 'The session still has the old version.' {
        (Invoke-Sample -File @{ 'M.psm1' = 'function Get-It { 1 }' } -Script { Import-Module ./M.psm1; Set-Content M.psm1 'function Get-It { 2 }'; Import-Module ./M.psm1; Get-It; Import-Module ./M.psm1 -Force; Get-It }).Value | Should -Be 1, 2
    }

    It 'Tests run in the same session as your experiments, so functions and variables from the terminal are visible to them.' {
        (Invoke-Sample { Describe 'd' { It 'i' { $global:experiment | Should -Be 5; Get-Experiment | Should -Be 6 } } } -Script { $global:experiment = 5; function global:Get-Experiment { 6 }; Invoke-Pester -Path . -PassThru -Output None }).Passed | Should -Be 1
    }

    It 'On Windows, PowerShell has one at the prompt. Run starts the tests on a thread of the other kind, MTA, and no setting changes that.' -Tag Unproved {
        'Scripts/powershellRunner.ps1 of https://github.com/pester/vscode-adapter: [powershell]::Create() and BeginInvoke(), MTA by https://github.com/PowerShell/PowerShell/issues/6908; the prompt: https://github.com/PowerShell/PowerShell/pull/15106'
    }

    It '[Threading.Thread]::CurrentThread.GetApartmentState() in a test shows the kind.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { [Threading.Thread]::CurrentThread.GetApartmentState() | Should -BeOfType [Threading.ApartmentState] } } }
        $run.Passed | Should -Be 1
    }

    It 'The first link runs that block or test in the extension terminal; the second link runs it under the debugger. Older versions of the extension, such as 2025.4.0, show the links only on Describe, until you change a setting.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'The file must be saved and its name must end in .Tests.ps1.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'Click in the margin left of a line, or press F9, to set a breakpoint, for example on $Written -lt $limit in the function.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell'
    }

    It 'Click Debug tests above the test.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell'
    }

    It 'When the run stops there, look at the variables in the side bar, and type any command into the extension terminal: it runs in the scope of that line.' -Tag Unproved {
        'https://code.visualstudio.com/docs/languages/powershell'
    }

    It 'powershell.pester.codeLens | true | Shows the links.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'powershell.pester.useLegacyCodeLens | false; true in older versions, such as 2025.4.0 | Shows the links only on Describe, as Pester 4 needs. Set it to false for links on every block and test.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'powershell.pester.outputVerbosity | FromPreference | Verbosity of Run tests: None, Minimal, Normal, Detailed, Diagnostic, or what $PesterPreference says.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'powershell.pester.debugOutputVerbosity | Diagnostic | Verbosity of Debug tests.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'powershell.debugging.createTemporaryIntegratedConsole | false | Starts a new PowerShell for each debugging session. Set it to true when you test classes or binary modules, which a session cannot load twice.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'With FromPreference, the links follow $PesterPreference of the extension terminal.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    # The links call Invoke-Pester with a hashtable of path, line and, unless it is FromPreference, verbosity:
    # https://github.com/PowerShell/PowerShellEditorServices/blob/b124053ffe524d0de4732bba1f654d7b84a0e96e/module/PowerShellEditorServices/InvokePesterStub.ps1
    It 'Other options, such as Run.SkipRemainingOnFailure, have no setting: the links take them from that variable at any verbosity.' {
        $files = @{
            'Two.Tests.ps1' = "Describe 'd' { It 'a' { throw 'x' }; It 'b' { } }"
            'Link.ps1'      = 'param ($Verbosity) $settings = @{ Run = @{ Path = "$PSScriptRoot/Two.Tests.ps1"; PassThru = $true } }; if ($Verbosity) { $settings.Output = @{ Verbosity = $Verbosity } }; Invoke-Pester -Configuration $settings'
        }
        $run = Invoke-Sample -File $files -Script {
            (./Link.ps1 None).SkippedCount
            $global:PesterPreference = New-PesterConfiguration
            $global:PesterPreference.Run.SkipRemainingOnFailure = 'Run'
            $global:PesterPreference.Output.Verbosity = 'None'
            foreach ($verbosity in $null, 'None', 'Diagnostic') { (./Link.ps1 $verbosity).SkippedCount }
        }
        $run.Value | Should -Be 0, 1, 1, 1
    }

    It 'The extension Pester Tests fills the Testing view of VS Code. The view shows a tree of all test files, blocks and tests of the folder, with results, errors beside the code, and buttons to run and debug. The extension needs the PowerShell extension and Pester 5.2 or later, and calls itself a preview.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'pester.testFilePath | Patterns for the test files, relative to the folder. They are case-sensitive.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'pester.configurationPath | A configuration file in .psd1 form. Without it, PesterConfiguration.psd1 in the root of the folder is used if it exists.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'pester.pesterModulePath | Path to the Pester module, to choose a version.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'pester.runTestsInNewProcess | Starts a new process for each run, but not for debugging. This is slower, and is meant for classes and assemblies that cannot be unloaded.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'pester.workingDirectory | The folder that tests run in. Without it, this is the first folder of the workspace.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'The setting pester.workingDirectory names the folder in which Run starts, while Debug starts in the folder of the workspace. Leave the setting out, and both start in that folder.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/pesterTestController.ts: getPesterWorkingDirectory is used for Run only, RunCommand of Debug gets workspaceFolder'
    }

    It 'The extension passes the path on as it stands in the setting. It does not fill in ${workspaceFolder}, and for Run it puts no quotes around a path with a space. A relative path, such as tests/PesterConfiguration.psd1, was looked for in the folder of VS Code, as a user reported in 2025.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/pesterTestController.ts#L749 and #L858 and https://github.com/pester/vscode-adapter/issues/285; Scripts/PesterInterface.ps1 of that commit, called with such lines'
    }

    It 'Or leave the setting out, and keep the file as PesterConfiguration.psd1 in the root of the folder. If you have set pester.workingDirectory, Run looks in that folder instead.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/Scripts/PesterInterface.ps1#L163: Test-Path ./PesterConfiguration.psd1 in the current location, called there with and without the file'
    }

    It 'pester.suppressCodeLensNotice | Stops the question whether to hide the links of the PowerShell extension.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'With both extensions, each test has links and buttons; set powershell.pester.codeLens to false to keep only the buttons.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'The tree shows every file that one of the patterns of pester.testFilePath finds.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=pspester.pester-test and https://github.com/pester/vscode-adapter/blob/main/package.json'
    }

    It 'Each pattern adds files. The author of the extension names two more ways to leave out a single folder, such as downloaded modules below output:' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/127'
    }

    It 'The tree does not show the cause. When Pester is missing, the error is in the terminal of the PowerShell extension, as the author of the extension explains.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/54'
    }

    It 'A Pester in another folder, such as output/RequiredModules, needs pester.pesterModulePath, or that folder in $env:PSModulePath before the tree is opened.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/54'
    }

    It 'If BeforeDiscovery or the body of a block makes the call, the discovery of the file fails' {
        foreach ($body in 'BeforeDiscovery { Get-NoRuleHere }; Describe ''d'' { It ''i'' { } }', 'Describe ''d'' { Get-NoRuleHere; It ''i'' { } }') {
            $run = Invoke-Sample $body -Inspect { $args[0].TotalCount; $args[0].FailedContainersCount; "$($args[0].FailedContainers[0].ErrorRecord[0])" }
            $run.Value[0, 1] | Should -Be 0, 1
            $run.Value[2] | Should -BeLike 'The term ''Get-NoRuleHere'' is not recognized*'
        }
        # the counterexample: in a setup block
        $setup = Invoke-Sample 'Describe ''d'' { BeforeAll { Get-NoRuleHere }; It ''i'' { } }' -Inspect { $args[0].TotalCount; $args[0].FailedContainersCount }
        $setup.Value | Should -Be 1, 0
    }

    It 'The process in which the Test Explorer discovers and runs tests does not have that folder, and neither have other terminals and the build server.' -Tag Unproved {
        'https://github.com/TylerLeonhardt/vscode-pester-test-adapter/issues/42 and https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/powershell.ts: the process gets the environment of VS Code'
    }

    It 'The Test Explorer and the links cannot pass parameters; a launch configuration can.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/54; https://github.com/PowerShell/vscode-powershell/blob/main/package.json (debuggers: args of a launch configuration); what Pester does with the arguments is proved below'
    }

    It 'Pester then runs the tests with that value, as it does after this line in the terminal:' {
        # PowerShellEditorServices (LaunchScriptAsync) dot-sources the file, with the args joined to text.
        $run = Invoke-Sample -File @{ 'in/Target.Tests.ps1' = 'param ($Target = "D1"); Describe "to <Target>" { BeforeAll { $kept = $Target }; It "i" { Write-Host "said: $Target $kept" } }'; 'in/Must.Tests.ps1' = 'param ([Parameter(Mandatory)] [int] $Days); Describe d { It i { Write-Host "said: $Days" } }' } -Script {
            . ([scriptblock]::Create(". '$PWD/in/Target.Tests.ps1' -Target D2"))
            . ./in/Target.Tests.ps1 -Target 'D 3'
            . ./in/Must.Tests.ps1 -Days 7
            . ./in/Target.Tests.ps1
        }
        $run.Output -match '^said' | Should -Be 'said: D2 D2', 'said: D 3 D 3', 'said: 7', 'said: D1 D1'
    }

    It 'With "args": ["${command:SpecifyScriptArgs}"], the extension asks for the arguments at each start.' -Tag Unproved {
        'https://github.com/PowerShell/vscode-powershell/blob/main/package.json, the description of args'
    }

    It 'A file that is started so sees more than with Invoke-Pester. For a run as in CI, start a script of your own, which makes the container:' {
        $run = Invoke-Sample -File @{
            'in/Target.Tests.ps1' = 'param ($Target = "D1"); $top = "top"; Describe d { It i { Write-Host "said: $Target <$(Get-Variable top -ValueOnly -ErrorAction Ignore)>" } }'
            'Debug-Target.ps1'    = 'param ([string] $Path, [string] $Target); $container = New-PesterContainer -Path $Path -Data @{ Target = $Target }; Invoke-Pester -Container $container -Output Detailed'
        } -Script {
            # First, because the file that is dot-sourced leaves its variables in the session.
            . ([scriptblock]::Create(". '$PWD/Debug-Target.ps1' -Path '$PWD/in/Target.Tests.ps1' -Target D2"))
            . ./in/Target.Tests.ps1 -Target D2
        }
        $run.Output -match '^said' | Should -Be 'said: D2 <>', 'said: D2 <top>'
    }

    It 'A hashtable with Path and Parameters, as in Pester 4, finds no test files.' {
        $run = Invoke-Sample -File @{ 'in/Target.Tests.ps1' = 'param ($Target = "D1"); Describe d { It i { } }' } -Script {
            (Invoke-Pester -Path in/Target.Tests.ps1 -PassThru -Output None).PassedCount
            Invoke-Pester -Path @{ Path = 'in/Target.Tests.ps1'; Parameters = @{ Target = 'D2' } }
        }
        $run.Value | Should -Be 1
        "$($run.Errors) $($run.Text)" | Should -Match 'No test files were found and no scriptblocks were provided'
    }

    Context 'a module that is imported by its name' {
        BeforeAll {
            $module = { "@{ ModuleVersion = '$($args[0])'; RootModule = 'ProofBackup.psm1'; FunctionsToExport = 'Get-Backup' }" }
            $add = '$env:PSModulePath = "$PSScriptRoot/output/module" + [IO.Path]::PathSeparator + $env:PSModulePath'
            $import = 'Import-Module -Name ProofBackup -Force -ErrorAction Stop'
            $test = 'Describe d { It i { Write-Host "said: $(Get-Backup)" } }'
            $byName = Invoke-Sample -File @{
                'output/module/ProofBackup/1.0.0/ProofBackup.psd1' = & $module '1.0.0'
                'output/module/ProofBackup/1.0.0/ProofBackup.psm1' = 'function Get-Backup { "built" }'
                'installed/ProofBackup/2.0.0/ProofBackup.psd1'     = & $module '2.0.0'
                'installed/ProofBackup/2.0.0/ProofBackup.psm1'     = 'function Get-Backup { "installed" }'
                'Name.Tests.ps1'  = "BeforeDiscovery { $import }; $test"
                'Add.Tests.ps1'   = "BeforeDiscovery { $add; $import }; $test"
                'Late.Tests.ps1'  = "BeforeAll { $add }; BeforeDiscovery { $import }; $test"
                'After.Tests.ps1' = 'BeforeDiscovery { $env:PSModulePath += [IO.Path]::PathSeparator + "$PSScriptRoot/output/module"; ' + "$import }; $test"
            } -Script {
                $before = $env:PSModulePath
                foreach ($path in $before, "$PWD/installed$([IO.Path]::PathSeparator)$before") {
                    foreach ($name in 'Name', 'Add', 'Late', 'After') {
                        $env:PSModulePath = $path
                        Remove-Module -Name ProofBackup -ErrorAction Ignore
                        $result = Invoke-Pester -Path "./$name.Tests.ps1" -PassThru -Output None 6> said.txt
                        "$name $($result.Result) $(@(Get-Content said.txt) -match '^said')$("$($result.Containers[0].ErrorRecord)" -replace "'ProofBackup'", 'X')"
                    }
                }
                $env:PSModulePath = $before
            }
            $missing = 'The specified module X was not loaded because no valid module file was found in any module directory.'
        }

        It 'which lacks that folder, so the discovery of the file fails.' {
            $byName.Value[0] | Should -Be "Name Failed $missing"
            $byName.Value[1] | Should -Be 'Add Passed said: built'
        }

        It 'BeforeAll is too late for an import in BeforeDiscovery. Put the folder first: an installed module of the same name in an earlier folder is loaded in its place.' {
            $byName.Value[2] | Should -Be "Late Failed $missing"
            $byName.Value[3] | Should -Be 'After Passed said: built'
            $byName.Value[4..7] | Should -Be 'Name Passed said: installed', 'Add Passed said: built', 'Late Passed said: installed', 'After Passed said: installed'
        }
    }

    It 'Run has a process of its own, with the environment of VS Code' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/powershell.ts#L204 (psEnv = process.env)'
    }

    It 'The maintainer of PSReadLine advises to leave out the line.' -Tag Unproved {
        'https://github.com/PowerShell/PSReadLine/issues/2046; the check is in PSReadLine, Options.cs: LegacyWin32Console, Windows only; the line in the log of a Test Explorer: https://github.com/TylerLeonhardt/vscode-pester-test-adapter/issues/16'
    }

    It 'The tests run all the same, but the error stays in $Error, and its text is in stderr, which some build steps take for a failure.' -Skip:$IsWindows {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe d { It i { Write-Host "said: $($global:Error.Count) $($global:Error[0])" } }'
            'home/.config/powershell/profile.ps1' = 'throw [ArgumentException] "of the profile"'
            'guarded/.config/powershell/profile.ps1' = 'if (-not [Console]::IsOutputRedirected) { throw "of the profile" }'
        } -Script {
            $line = "Import-Module '$((Get-Module Pester).Path)'; `$result = Invoke-Pester -Path ./a.Tests.ps1 -PassThru; `"`$(`$result.Result)`"; exit `$result.FailedCount"
            $own = $env:HOME
            try {
                foreach ($case in @('home'), @('home', '-NoProfile'), @('guarded')) {
                    $env:HOME = "$PWD/$($case[0])"
                    $more = @($case | Select-Object -Skip 1)
                    $text = & (Get-Process -Id $PID).Path @more -NonInteractive -Command $line 2> err.txt
                    "$("$text" -replace '.*(said: \d( of the profile)?).*', '$1') $($text[-1]) $LASTEXITCODE $([bool] "$(Get-Content err.txt -Raw)".Contains('of the profile'))"
                }
            } finally { $env:HOME = $own }
        }
        $run.Value | Should -Be 'said: 1 of the profile Passed 0 True', 'said: 0 Passed 0 False', 'said: 0 Passed 0 False'
    }

    It 'Start PowerShell with -NoProfile in tasks and builds, as Run of the Test Explorer does.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/powershell.ts#L217'
    }

    It 'The file is not saved, does not end in .Tests.ps1, or its language is not PowerShell (see the lower right corner). In a folder that you do not trust, the extension is off: choose Workspaces: Manage Workspace Trust.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'The extension terminal keeps the Pester that it loaded first.' -Tag Unproved {
        'https://marketplace.visualstudio.com/items?itemName=ms-vscode.PowerShell and https://github.com/PowerShell/vscode-powershell/blob/main/package.json'
    }

    It 'The extension itself sets Run.Path, Run.PassThru, Run.SkipRun, Filter.Line and the verbosity.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/main/Scripts/PesterInterface.ps1, Invoke-Main'
    }

    It 'When you debug and the extension terminal has a $PesterPreference, the extension takes its options from that variable, and does not read the file.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/main/Scripts/PesterInterface.ps1, Invoke-Main: $PesterPreference, else the file. Without debugging, src/powershell.ts starts pwsh -NoProfile.'
    }

    It 'The message of a failed test appears beside its line. What Pester and the tests print is in the panel Output: choose Pester in the list on its right, as in this report to the author.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/267 and https://github.com/pester/vscode-adapter/blob/main/src/pesterTestController.ts'
    }

    It 'The tree is made before any test runs. So `<Size`> becomes a value in the tree only if Size is a key in the data of the test or of the two blocks around it, and `<_`> only if the item is not a hashtable. Expressions and properties, such as `<_.Name`>, and variables that BeforeAll sets stay in brackets.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/main/Scripts/PesterInterface.ps1, Merge-TestData and Expand-TestCaseName'
    }

    It 'Continuous run, the eye beside a test, runs that test again when you save a change to the block around it, or one that moves it to another line, but not when you save a change to the code under test.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/main/Scripts/PesterTestPlugin.psm1, New-TestObject: scriptBlock is the text of the block around the test; src/pesterTestController.ts compares it and the lines with isDeepStrictEqual'
    }

    It 'The output of the run shows the full name.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { $Disk = 'D2' }; It 'of <_.Name> on <Disk>' -ForEach @([pscustomobject] @{ Name = 'mail' }) { } } }
        $run.Text | Should -Match '\[\+\] of mail on D2'
    }

    It 'A task runs the tests in a process of their own.' -Tag Unproved {
        'https://code.visualstudio.com/docs/debugtest/tasks#_custom-tasks: a task of type shell or process is started in a terminal of its own'
    }

    It 'An error in BeforeAll or AfterAll appears only there: the tree does not show it, and the tests keep the marks of the previous run.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/90'
    }

    It 'Below a block with -ForEach, tests in deeply nested blocks can be missing in the tree and left out of its runs. The extension tells tests apart by the data of the inner three blocks.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/main/Scripts/PesterInterface.ps1, Merge-TestData and New-TestItemId'
    }

    It 'Write-Host (Get-Command Test-BackupAge).ScriptBlock.File in the test prints the file that runs.' {
        $run = Invoke-Sample -File @{ 'src/age.ps1' = 'function Test-BackupAge { "source" }'; 'out/age.ps1' = 'function Test-BackupAge { "built" }' } -Test {
            Describe 'd' {
                BeforeAll { . $PSScriptRoot/src/age.ps1; . $PSScriptRoot/out/age.ps1 }
                It 'i' { Test-BackupAge | Should -Be 'built'; (Get-Command Test-BackupAge).ScriptBlock.File | Should -Be (Join-Path $PSScriptRoot out age.ps1); Write-Host (Get-Command Test-BackupAge).ScriptBlock.File; "bare:$((Get-Command Test-BackupAge).ScriptBlock.File)" }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
        $run.Text | Should -Match 'out.age\.ps1'
        $run.Text | Should -Not -Match 'bare:|src.age'
    }

    It 'The function runs in a job, in ForEach-Object -Parallel or in another process, where the breakpoint does not exist.' {
        $run = Invoke-Sample -File @{ 'age.ps1' = "function Test-BackupAge {`n    'body'`n}" } -Test {
            Describe 'd' {
                BeforeAll { . $PSScriptRoot/age.ps1; $global:proofHits = 0; $point = Set-PSBreakpoint -Script $PSScriptRoot/age.ps1 -Line 2 -Action { $global:proofHits++ }; $path = "$PSScriptRoot/age.ps1" }
                AfterAll { $point | Remove-PSBreakpoint }
                BeforeEach { $global:proofHits = 0 }
                It 'plain' { Test-BackupAge; $proofHits | Should -Be 1 }
                It 'mocked' { Mock Test-BackupAge { 'mock' }; Test-BackupAge | Should -Be 'mock'; $proofHits | Should -Be 0 }
                It 'job' { Start-Job { . $using:path; Test-BackupAge } | Receive-Job -Wait -AutoRemoveJob | Should -Be 'body'; $proofHits | Should -Be 0 }
                It 'parallel' { 1 | ForEach-Object -Parallel { . $using:path; Test-BackupAge } | Should -Be 'body'; $proofHits | Should -Be 0 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'The function is mocked, so only the body of the mock runs.' {
        $run = Invoke-Sample -File @{ 'age.ps1' = "function Test-BackupAge {`n    'body'`n}" } -Test {
            Describe 'd' {
                BeforeAll { . $PSScriptRoot/age.ps1; $global:proofHits = 0; $point = Set-PSBreakpoint -Script $PSScriptRoot/age.ps1 -Line 2 -Action { $global:proofHits++ } }
                AfterAll { $point | Remove-PSBreakpoint }
                BeforeEach { $global:proofHits = 0 }
                It 'plain' { Test-BackupAge; $proofHits | Should -Be 1 }
                It 'mocked' { Mock Test-BackupAge { 'mock' }; Test-BackupAge | Should -Be 'mock'; $proofHits | Should -Be 0 }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'FirstLine leaves one place for each failure.' {
        $test = { Describe 'd' { It 'i' { 1 | Should -Be 2 }; It 'j' { function Stop-Proof { throw 'x' }; Stop-Proof } } }
        $first = Invoke-Sample $test -Configuration @{ Output = @{ StackTraceVerbosity = 'FirstLine' } }
        @($first.Output -match '^\s+at .*Sample\.Tests\.ps1:\d+').Count | Should -Be 2
        @((Invoke-Sample $test -Configuration @{ Output = @{ StackTraceVerbosity = 'Full' } }).Output -match '^\s+at ').Count | Should -BeGreaterThan 2
    }

    It 'This hides a common mistake: a function at the top of the test file exists only in discovery, and belongs in BeforeAll.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = 'function Get-OwnProof { 1 }; Describe "d" { It "i" { Get-OwnProof | Should -Be 1 } }'; 'sub/b.Tests.ps1' = 'BeforeAll { function Get-OtherProof { 1 } }; Describe "d" { It "j" { Get-OtherProof | Should -Be 1 } }' } -Script {
            "$((Invoke-Pester sub -PassThru -Output None).Tests.Result)"
            function global:Get-OwnProof { 1 }
            "$((Invoke-Pester sub -PassThru -Output None).Tests.Result)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'Failed Passed', 'Passed Passed'
    }

    It 'The entry shows the assertion, such as 1 | Should -Be 2, or the function that threw; for an error in the test itself, it shows <ScriptBlock>.' {
        $test = {
            Describe 'd' {
                It 'i' {
                    1 | Should -Be 2
                }
                It 'j' {
                    function Stop-Proof { throw 'x' }
                    Stop-Proof
                }
                It 'k' {
                    Get-Item -Path ./gone -ErrorAction Stop
                }
            }
        }
        $lines = @((Invoke-Sample $test -Configuration @{ Output = @{ StackTraceVerbosity = 'FirstLine' } }).Output -match '^\s+at .*Sample\.Tests\.ps1:\d+')
        $lines[0] | Should -Match 'at 1 \| Should -Be 2'
        $lines[1] | Should -Match 'at Stop-Proof, '
        $lines[2] | Should -Match 'at <ScriptBlock>, '
    }

    It 'In CI, the container still passes its own value.' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = 'param ($Disk = "default"); Describe d { It "on <Disk>" { $Disk } }' } -Script {
            (Invoke-Pester -Path in -PassThru -Output None).Tests.ExpandedName
            (Invoke-Pester -Container (New-PesterContainer -Path in/a.Tests.ps1 -Data @{ Disk = 'own' }) -PassThru -Output None).Tests.ExpandedName
        }
        $run.Value | Should -Be 'on default', 'on own'
    }

    It 'A file that fails as a whole, in discovery or in a BeforeAll at its top, gives no entry' {
        # The lines that the matcher of the page takes.
        function Get-Entry ($Test) {
            $run = Invoke-Sample $Test -Configuration @{ Output = @{ Verbosity = 'Normal'; StackTraceVerbosity = 'FirstLine' } }
            $run.Result | Should -Be 'Failed'
            @($run.Text -split '\r?\n' -replace '\e\[[\d;]*m' -match '^\s+at (.+), (.+\.psm?1):(\d+)$').Count
        }
        Get-Entry { Describe 'd' { It 'i' { throw 'x' } } } | Should -Be 1
        Get-Entry { BeforeAll { throw 'x' }; Describe 'd' { It 'i' { } } } | Should -Be 0
        Get-Entry { Describe 'd' { It 'i' { } }; throw 'x' } | Should -Be 0
    }

    It 'The tests of a file that is started as a script see what is above its first block: functions, variables, Set-StrictMode. With Invoke-Pester, the tests see none of these except $script: variables, and those only as $name, not as $script:name.' {
        $run = Invoke-Sample -File @{ 'in/a.Tests.ps1' = '$script:kept = "kept"; $top = "top"; function Get-Top { "function" }; Set-StrictMode -Version Latest; Describe "d" { $body = "body"; It "i" { Set-Variable -Name seen -Value "$(Get-Variable -Name top -ValueOnly -ErrorAction Ignore) $([bool] (Get-Command -Name Get-Top -ErrorAction Ignore)) $(try { $null = $nosuch; "lax" } catch { "strict" }) <$(Get-Variable -Name body -ValueOnly -ErrorAction Ignore)> $(Get-Variable -Name kept -ValueOnly -ErrorAction Ignore) <$(Get-Variable -Name kept -Scope Script -ValueOnly -ErrorAction Ignore)>"; Write-Host "said: $seen" } }' } -Script { ./in/a.Tests.ps1; Invoke-Pester -Path in/a.Tests.ps1 }
        $run.Output -match '^said' | Should -Be 'said: top True strict <> kept <>', 'said:  False lax <> kept <>'
    }

    It 'A development container, also one of GitHub Codespaces, starts without Pester. Install Pester in postCreateCommand, in the version of your tests. The feature powershell brings PowerShell and its extension:' -Tag Unproved {
        'https://github.com/devcontainers/features/blob/main/src/powershell/devcontainer-feature.json, https://containers.dev/implementors/json_reference/; used so in https://github.com/Badgerati/Pode/pull/1342'
    }

    It 'The code under test wrote an error, and the test let it through, as with a program that writes to stderr. With Run, the extension shows An error occured running Pester and ends its record of the run at the first such error, while Pester goes on. That test and those that end later get no mark, though they can pass.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/issues/265, src/pesterTestController.ts (testRun.end at an error; Debug reads a pipe that has results only), https://code.visualstudio.com/api/references/vscode-api#TestRun (end). By hand with Scripts/powershellRunner.ps1 of c94e38e: the text arrives as __PSStream Error between Running and Passed of its test, a caught one does not'
    }

    It 'Catch the error in the test, Copy-Backup -Name x 2>&1, or discard it with 2> $null. Output and errors and native programs show how. Debug and Invoke-Pester do not have this problem.' -Tag Unproved {
        'https://github.com/pester/vscode-adapter/blob/c94e38efbdcfd39f8c0fcb50732ca77509c279e9/src/pesterTestController.ts, and the runs by hand of the proof above'
    }
}
