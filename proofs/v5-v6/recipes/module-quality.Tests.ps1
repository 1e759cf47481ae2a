BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/module-quality' {
    It 'Functions and files that you add tomorrow are then tested, too.' {
        $test = 'BeforeDiscovery { $names = (Get-ChildItem $PSScriptRoot/Public).BaseName }; Describe "<_>" -ForEach $names { It "is there" { } }'
        (Invoke-Sample $test -File @{ 'Public/A.ps1' = ''; 'Public/B.ps1' = '' }).Tests.Path | Should -Be 'A.is there', 'B.is there'
        (Invoke-Sample $test -File @{ 'Public/A.ps1' = ''; 'Public/B.ps1' = ''; 'Public/C.ps1' = '' }).Passed | Should -Be 3
    }

    It 'Names of functions, parameters and files come from BeforeDiscovery, because -ForEach is read during discovery.' {
        (Invoke-Sample 'BeforeDiscovery { $names = "a", "b" }; Describe "<_>" -ForEach $names { It "i" { } }').Passed | Should -Be 2
        (Invoke-Sample 'BeforeAll { $names = "a", "b" }; Describe "<_>" -ForEach $names { It "i" { } }').Passed | Should -Be 0
    }

    It 'The second list in the code, OptionalCommonParameters, leaves out -WhatIf and -Confirm, which have no help text of their own.' {
        $run = Invoke-Sample -Script {
            [System.Management.Automation.Cmdlet]::OptionalCommonParameters -contains 'WhatIf'
            [System.Management.Automation.Cmdlet]::CommonParameters -contains 'WhatIf'
            function Remove-Helped {
                <#
                .SYNOPSIS
                Removes it.
                .PARAMETER Name
                The name of it.
                #>
                [CmdletBinding(SupportsShouldProcess)] param ($Name)
            }
            $parameters = (Get-Help -Name Remove-Helped -Full).Parameters.Parameter
            foreach ($name in 'Name', 'WhatIf', 'Confirm') { "$name=$((($parameters | Where-Object Name -EQ $name).Description | Out-String).Trim())" }
        }
        $run.Value | Should -Be $true, $false, 'Name=The name of it.', 'WhatIf=', 'Confirm='
    }

    It 'PowerShell 7.4 added -ProgressAction, which the help of a function does not describe, and tests with a list of their own have failed since.' {
        $run = Invoke-Sample {
            BeforeDiscovery {
                function Get-Own {
                    [CmdletBinding()] param ([string] $Path)
                }
                $own = 'Verbose', 'Debug', 'ErrorAction', 'WarningAction', 'InformationAction', 'ErrorVariable', 'WarningVariable', 'InformationVariable', 'OutVariable', 'OutBuffer', 'PipelineVariable'
                $names = (Get-Command Get-Own).Parameters.Keys
                $byOwn = $names | Where-Object { $_ -notin $own }
                $byList = $names | Where-Object { $_ -notin [System.Management.Automation.Cmdlet]::CommonParameters }
            }
            BeforeAll {
                function Get-Own {
                    <#
                    .SYNOPSIS
                    Reads.
                    .PARAMETER Path
                    The path.
                    #>
                    [CmdletBinding()] param ([string] $Path)
                }
                $help = Get-Help Get-Own -Full
            }
            Describe 'd' {
                It 'own <_>' -ForEach $byOwn { ($help.Parameters.Parameter | Where-Object Name -EQ $_).Description | Should -Not -BeNullOrEmpty }
                It 'list <_>' -ForEach $byList { ($help.Parameters.Parameter | Where-Object Name -EQ $_).Description | Should -Not -BeNullOrEmpty }
            }
        }
        $run.Tests.ForEach({ "$($_.Name) $($_.Result)" }) | Should -Be 'own Path Passed', 'own ProgressAction Failed', 'list Path Passed'
    }

    It 'Test-ModuleManifest looks for each module of RequiredModules, and one of them is not installed. A stand-in that is only loaded does not help.' {
        $run = Invoke-Sample -File @{
            'Own.psd1'  = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'NoSuchTapes' }"
            'Two.psd1'  = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'Microsoft.PowerShell.Utility', 'NoSuchTapes' }"
            'Here.psd1' = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'Microsoft.PowerShell.Utility' }"
        } -Test {
            Describe 'd' {
                BeforeAll { $message = "The specified RequiredModules entry 'NoSuchTapes' in the module manifest '*' is invalid.*" }
                It 'missing' { foreach ($name in 'Own', 'Two') { { Test-ModuleManifest $PSScriptRoot/$name.psd1 -ErrorAction Stop } | Should -Throw $message } }
                It 'installed' { (Test-ModuleManifest $PSScriptRoot/Here.psd1 -ErrorAction Stop).Version | Should -Be '1.0.0' }
                It 'loaded' { New-Module NoSuchTapes { function Get-Tape { } } | Import-Module; Import-Module $PSScriptRoot/Own.psd1 -ErrorAction Stop; { Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop } | Should -Throw $message }
                It 'loaded from a file' { Remove-Module Own, NoSuchTapes; Set-Content $TestDrive/NoSuchTapes.psm1 'function Get-Tape { }'; Import-Module $TestDrive/NoSuchTapes.psm1; { Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop } | Should -Throw $message }
                It 'data' { $data = Import-PowerShellDataFile -Path $PSScriptRoot/Own.psd1; $data.ModuleVersion | Should -Be '1.0.0'; $data.RequiredModules | Should -Be 'NoSuchTapes' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'Put a folder that holds an empty NoSuchTapes/NoSuchTapes.psm1 in front of $env:PSModulePath, and put the old value back in AfterAll.' {
        $run = Invoke-Sample -File @{ 'Own.psd1' = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = 'NoSuchTapes' }"; 'New.psd1' = "@{ ModuleVersion = '1.0.0'; Description = 'x'; RequiredModules = @{ ModuleName = 'NoSuchTapes'; ModuleVersion = '2.0' } }" } -Test {
            Describe 'in front' {
                BeforeAll {
                    $null = New-Item "$TestDrive/stand-in/NoSuchTapes/NoSuchTapes.psm1" -ItemType File -Force
                    $before = $env:PSModulePath
                    $env:PSModulePath = "$TestDrive/stand-in" + [System.IO.Path]::PathSeparator + $before
                }
                AfterAll { $env:PSModulePath = $before }
                It 'valid' { (Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop).Version | Should -Be '1.0.0' }
                It 'with a version' { (Test-ModuleManifest $PSScriptRoot/New.psd1 -ErrorAction Stop).Version | Should -Be '1.0.0' }
            }
            Describe 'afterwards' { It 'missing again' { { Test-ModuleManifest $PSScriptRoot/Own.psd1 -ErrorAction Stop } | Should -Throw } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Name them in AliasesToExport of the manifest.' {
        $run = Invoke-Sample -File @{
            'Tapes/Tapes.psm1' = 'function Get-Tape { }; Set-Alias -Name gtape -Value Get-Tape; Export-ModuleMember -Function * -Alias *'
            'Tapes/Tapes.psd1' = "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '1.0.0'; FunctionsToExport = 'Get-Tape'; AliasesToExport = 'gtape' }"
            'Bare/Bare.psm1'   = 'function Get-Bare { }; Set-Alias -Name gbare -Value Get-Bare; Export-ModuleMember -Function * -Alias *'
            'Bare/Bare.psd1'   = "@{ RootModule = 'Bare.psm1'; ModuleVersion = '1.0.0'; FunctionsToExport = 'Get-Bare'; AliasesToExport = @() }"
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tapes/Tapes.psd1, $PSScriptRoot/Bare/Bare.psd1 -Force }
            Describe 'd' {
                It 'named' { (Get-Module -Name Tapes).ExportedAliases.Keys | Should -Be 'gtape'; (Get-Module -Name Tapes).ExportedFunctions.Keys | Should -Be 'Get-Tape' }
                It 'not named' { (Get-Module -Name Bare).ExportedAliases.Keys | Should -BeNullOrEmpty }
            }
        }
        Assert-TestPassed $run 'named', 'not named'
    }

    It 'The newest heading of a changelog must be the version of the manifest. Look at the first heading with a number, because an older one may fit, too:' {
        $test = {
            Describe 'd' {
                It 'has its version on top of the changelog' {
                    $version = (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion
                    $heading = Select-String -Path $PSScriptRoot/CHANGELOG.md -Pattern '^## \[(\d.*?)\]' | Select-Object -First 1
                    $heading.Matches.Groups[1].Value | Should -Be $version
                }
                It 'all headings' { (Select-String -Path $PSScriptRoot/CHANGELOG.md -Pattern '^## \[(\d.*?)\]').Matches.ForEach({ $_.Groups[1].Value }) | Should -Contain (Import-PowerShellDataFile -Path $PSScriptRoot/Tapes/Tapes.psd1).ModuleVersion }
            }
        }
        $file = @{ 'Tapes/Tapes.psd1' = '@{ ModuleVersion = "1.2.0" }' }
        foreach ($top in '', "## [Unreleased]`n- soon`n") {
            (Invoke-Sample -File ($file + @{ 'CHANGELOG.md' = "# Changelog`n${top}## [1.2.0] - 2026-01-02`n- more`n## [1.1.0]`n- one" }) $test).Passed | Should -Be 2
        }
        (Invoke-Sample -File ($file + @{ 'CHANGELOG.md' = "# Changelog`n## [1.3.0]`n- more`n## [1.2.0]`n- one" }) $test).Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'An error that is only written does not fail an example, unless $global:ErrorActionPreference is Stop. Put the old value back afterward.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'function Get-Tape { Write-Error "no tape"; "after" }' } {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tapes.psm1 -Force; $example = [scriptblock]::Create('Get-Tape') }
                It 'written' { & $example 2> $null | Should -Be 'after' }
                It 'not global' { $ErrorActionPreference = 'Stop'; & $example 2> $null | Should -Be 'after' }
                It 'global' { $global:ErrorActionPreference = 'Stop'; & $example }
                It 'not put back' { & $example }
                It 'put back' { $global:ErrorActionPreference = 'Continue'; & $example 2> $null | Should -Be 'after' }
            }
        }
        Assert-TestPassed $run 'written', 'not global', 'put back'
        $run.Messages | Should -Be 'no tape', 'no tape'
    }

    It 'In PowerShell 7, Code holds the lines of an example up to the first empty line, so leave a line empty before a description or output' {
        $run = Invoke-Sample -File @{ 'Tape.ps1' = "function Get-Tape {`n<#`n.EXAMPLE`nGet-Tape -Shelf A`nGet-Tape -Shelf B`n`nLists two.`n.EXAMPLE`nPS> Get-Tape -Shelf B`n`nb1`n.EXAMPLE`nGet-Tape -Shelf C`nLists one.`n#>`nparam (`$Shelf)`n}" } -Script {
            . ./Tape.ps1
            (Get-Help Get-Tape).Examples.Example | ForEach-Object { $_.Code -replace '\r?\n', '|' }
        }
        $run.Value | Should -Be 'Get-Tape -Shelf A|Get-Tape -Shelf B', 'Get-Tape -Shelf B', 'Get-Tape -Shelf C|Lists one.'
    }

    It 'In Windows PowerShell 5.1, Code holds the first line.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/pull/10776' }

    It 'Each parameter set deserves an example of its own. This test compares the two numbers. It belongs in the block that asks Get-Help:' {
        $run = Invoke-Sample -File @{ 'c.ps1' = "function Get-One {`n<#`n.SYNOPSIS`nx`n.EXAMPLE`nGet-One -A 1`n#>`n[CmdletBinding(DefaultParameterSetName = 'a')] param ([Parameter(ParameterSetName = 'a')] `$A, [Parameter(ParameterSetName = 'b')] `$B) }`nfunction Get-Two {`n<#`n.SYNOPSIS`nx`n.EXAMPLE`nGet-Two`n#>`n[CmdletBinding()] param (`$A) }" } -Test {
            BeforeAll { . $PSScriptRoot/c.ps1 }
            Describe '<_>' -ForEach 'Get-One', 'Get-Two' { It 'i' { ((Get-Help $_).Examples.Example | Measure-Object).Count | Should -BeGreaterOrEqual (Get-Command -Name $_).ParameterSets.Count } }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It '(Get-Command -Name $Command).CmdletBinding is $true for a function with [CmdletBinding()], or with a [Parameter()] attribute.' {
        Assert-Passing {
            function Get-A1 { [CmdletBinding()] param ($Name) }; function Get-B1 { param ([Parameter()] $Name) }; function Get-C1 { param ($Name) }
            (Get-Command Get-A1).CmdletBinding | Should -Be $true
            (Get-Command Get-B1).CmdletBinding | Should -Be $true
            (Get-Command Get-C1).CmdletBinding | Should -Be $false
        }
    }

    It 'Read the calls of each function from its syntax tree. $Command is the name of the function, from the -ForEach of the help tests. Here, each function that uses the service also has to check the login.' {
        $run = Invoke-Sample -Script {
            function Get-Checked { Assert-Login; Invoke-RestMethod -Uri x }
            function Get-Unchecked { 'Assert-Login'; Invoke-RestMethod -Uri x }
            $isCall = { $args[0] -is [System.Management.Automation.Language.CommandAst] }
            foreach ($command in 'Get-Checked', 'Get-Unchecked') { ((Get-Command -Name $command).ScriptBlock.Ast.FindAll($isCall, $true) | ForEach-Object { $_.GetCommandName() }) -join ' ' }
        }
        $run.Value | Should -Be 'Assert-Login Invoke-RestMethod', 'Invoke-RestMethod'
    }

    It 'Errors that the module writes while it loads stop nothing, unless $global:ErrorActionPreference is Stop. In the same session, neither 2>&1 nor -ErrorVariable of Import-Module catches these errors.' {
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'Write-Error "no folder"; function Get-Tape { "tape" }' } -Script {
            $caught = Import-Module ./Tapes.psm1 -Force -ErrorVariable problems 2>&1
            "$(@($caught).Count) $(@($problems).Count) $(Get-Tape)"
            @(& (Get-Process -Id $PID).Path -NoProfile -Command 'Import-Module ./Tapes.psm1' 2>&1 | ForEach-Object { "$_" }) -join ' ' -match 'no folder'
        }
        $run.Value | Should -Be '0 0 tape', $true
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = 'Write-Error "no folder"; function Get-Tape { "tape" }' } -Script {
            $global:ErrorActionPreference = 'Stop'
            try { Import-Module ./Tapes.psm1 -Force; 'loaded' } catch { "$_" }
        }
        $run.Value | Should -Be 'no folder'
    }

    It 'Whatever else the module prints fails this test as well, such as the warning about unapproved verbs.' {
        $run = Invoke-Sample -File @{
            'Quiet.psm1' = 'function Get-Tape { "tape" }'
            'Verbs.psm1' = 'function Frobnicate-Tape { "tape" }'
            'Warns.psm1' = 'Write-Warning "old"; function Get-Tape { "tape" }'
        } -Script {
            foreach ($name in 'Quiet', 'Verbs', 'Warns') { @(& (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module ./$name.psm1" 2>&1).Count -gt 0 }
        }
        $run.Value | Should -Be $false, $true, $true
    }

    It 'That a file is there says nothing about what it tests; coverage shows the functions that no test calls.' {
        $run = Invoke-Sample -File @{ 'Get-Tape.ps1' = "function Get-Tape {`n    'tape'`n}"; 'Get-Disk.ps1' = "function Get-Disk {`n    'disk'`n}"; 't/Get-Tape.Tests.ps1' = 'Describe d { It lists { } }'; 't/Get-Disk.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../Get-Disk.ps1 }; Describe d { It lists { Get-Disk | Should -Be disk } }' } -Script {
            foreach ($name in 'Tape', 'Disk') { Test-Path "t/Get-$name.Tests.ps1" }
            $configuration = New-PesterConfiguration; $configuration.Run.Path = 't'; $configuration.Run.PassThru = $true; $configuration.Output.Verbosity = 'None'
            $configuration.CodeCoverage.Enabled = $true; $configuration.CodeCoverage.Path = "$PWD/Get-Tape.ps1", "$PWD/Get-Disk.ps1"; $configuration.CodeCoverage.OutputPath = "$PWD/c.xml"
            $result = Invoke-Pester -Configuration $configuration; "$($result.Result) missed: $($result.CodeCoverage.CommandsMissed.Function -join ',')"
        }
        $run.Value | Should -Be $true, $true, 'Passed missed: Get-Tape'
    }

    It 'Make a test of each script, for instance of each example of a module, and let every error end the test. Functions of a module see only $global:ErrorActionPreference, which has to be put back.' {
        $module = Invoke-Sample -File @{ 'Disk.psm1' = 'function Copy-Disk { Write-Error "disk" }'; 'samples/one.ps1' = 'Copy-Disk; "went on"' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Disk.psm1 }
                AfterAll { Remove-Module Disk }
                It 'local' { $ErrorActionPreference = 'Stop'; & $PSScriptRoot/samples/one.ps1 2> $null }
                It 'global' { $before = $global:ErrorActionPreference; $global:ErrorActionPreference = 'Stop'; try { & $PSScriptRoot/samples/one.ps1 } finally { $global:ErrorActionPreference = $before } }
                It 'put back' { & $PSScriptRoot/samples/one.ps1 2> $null }
            }
        }
        $module.Tests.Result | Should -Be 'Passed', 'Failed', 'Passed'
        $run = Invoke-Sample -File @{ 'samples/good.ps1' = '"fine"'; 'samples/bad.ps1' = 'Write-Error "no disk"; "went on"' } -Test {
            Describe 'd' -ForEach (Get-ChildItem $PSScriptRoot/samples | Sort-Object Name) {
                It 'lets go <_.Name>' { & $_.FullName 2> $null }
                It 'ends <_.Name>' { $ErrorActionPreference = 'Stop'; & $_.FullName }
            }
        }
        ($run.Tests | ForEach-Object { "$($_.Name) $($_.Result)" }) | Should -Be 'lets go bad.ps1 Passed', 'ends bad.ps1 Failed', 'lets go good.ps1 Passed', 'ends good.ps1 Passed'
        $run.Messages | Should -Be 'no disk'
    }

    It 'A script that starts other programs or changes the session runs better in a process of its own.' {
        $run = Invoke-Sample -File @{ 'changes.ps1' = 'Set-Location $PSScriptRoot/..; $env:PROOF_CHANGED = 1; $global:proofChanged = 1' } -Test {
            Describe 'd' {
                It 'of its own' { $before = "$PWD"; & (Get-Process -Id $PID).Path -NoProfile -File $PSScriptRoot/changes.ps1; "$PWD $env:PROOF_CHANGED $global:proofChanged" | Should -Be "$before  " }
                It 'in this one' { $before = "$PWD"; & $PSScriptRoot/changes.ps1; $after = "$PWD $env:PROOF_CHANGED $global:proofChanged"; Set-Location $before; $env:PROOF_CHANGED = $null; $after | Should -Be "$(Split-Path $PSScriptRoot) 1 1" }
            }
        }
        Assert-TestPassed $run 'of its own', 'in this one'
    }

    It 'A new folder is then checked without a change of the tests.' {
        $test = {
            BeforeDiscovery { $folders = Get-ChildItem $PSScriptRoot/mods -Directory | Sort-Object Name | ForEach-Object { @{ Name = $_.Name; Folder = $_.FullName } } }
            Describe '<Name>' -ForEach $folders { It 'has <_>' -ForEach 'readme.md' { Join-Path $Folder $_ | Should -Exist } }
        }
        (Invoke-Sample $test -File @{ 'mods/one/readme.md' = 'x' }).Tests.Path | Should -Be 'one.has readme.md'
        (Invoke-Sample $test -File @{ 'mods/one/readme.md' = 'x'; 'mods/two/other.md' = 'x' }).Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Let the test list the places: the failure then shows file and line, as in Get-Tape.ps1:2.' {
        $assertion = if ($env:PROOFS_VERSION -eq 'v6') { 'Should-BeNull' } else { 'Should -BeNullOrEmpty' }
        $run = Invoke-Sample -File @{
            'scripts/Get-Tape.ps1' = "function Get-Tape {`n`t'A1'`n}`n"; 'scripts/sub/Get-Two.ps1' = "# one `r`n`r`n# three`t`r`n"; 'scripts/New-Tape.ps1' = "function New-Tape {`r`n    'A2'`r`n}"
        } -Test ('BeforeDiscovery { $files = Get-ChildItem -Path $PSScriptRoot/scripts -Filter *.ps1 -Recurse }; Describe d { It "<_.Name>" -ForEach $files { Select-String -LiteralPath $_.FullName -Pattern "\t|[ \t]+$" | ForEach-Object { "$($_.Filename):$($_.LineNumber)" } | ' + $assertion + ' } }')
        $run.Passed, $run.Failed | Should -Be 1, 2
        ($run.Tests | Where-Object Name -EQ 'Get-Tape.ps1').Message | Should -Match 'but got .*Get-Tape\.ps1:2'
        ($run.Tests | Where-Object Name -EQ 'Get-Two.ps1').Message | Should -Match 'Get-Two\.ps1:1.*Get-Two\.ps1:3'
        ($run.Tests | Where-Object Name -EQ 'New-Tape.ps1').Result | Should -Be 'Passed'
    }

    It 'RequiredModules of the manifest names a module that this machine does not have.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Tape.psm1'; RequiredModules = 'NoSuchProof'; FunctionsToExport = '*' }"; 'Tape.psm1' = 'function Get-Tape { Get-NoSuch }' } -Test {
            Describe 'd' {
                It 'missing' { Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop }
                It 'stand-in' { New-Module -Name NoSuchProof { function Get-NoSuch { } } | Import-Module; Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop; Mock Get-NoSuch { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'For a version, write the stand-in as a .psm1 into the test drive, with a manifest from New-ModuleManifest -RootModule … -ModuleVersion …, and import the manifest. Without -RootModule, the stand-in has no commands.' {
        foreach ($key in 'ModuleVersion', 'RequiredVersion') {
            $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Tape.psm1'; RequiredModules = @{ ModuleName = 'NoSuchProof'; $key = '2.0' }; FunctionsToExport = '*' }"; 'Tape.psm1' = 'function Get-Tape { Get-NoSuch }' } -Test {
                Describe 'd' {
                    It 'without a version' { New-Module -Name NoSuchProof { function Get-NoSuch { } } | Import-Module; Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop }
                    It 'with a version' {
                        Remove-Module NoSuchProof
                        Set-Content $TestDrive/NoSuchProof.psm1 'function Get-NoSuch { "stand-in" }'
                        New-ModuleManifest $TestDrive/NoSuchProof.psd1 -RootModule NoSuchProof.psm1 -ModuleVersion 2.0
                        Import-Module $TestDrive/NoSuchProof.psd1
                        Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop
                        Mock Get-NoSuch { 'mocked' } -ModuleName Tape
                        Get-Tape | Should -Be 'mocked'
                    }
                    It 'not the manifest' {
                        Remove-Module Tape, NoSuchProof -Force
                        Import-Module $TestDrive/NoSuchProof.psm1
                        Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop
                    }
                    It 'no RootModule' {
                        Remove-Module NoSuchProof -Force
                        New-ModuleManifest $TestDrive/NoSuchProof.psd1 -ModuleVersion 2.0
                        Import-Module $TestDrive/NoSuchProof.psd1
                        Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop
                        (Get-Module NoSuchProof).ExportedCommands.Count | Should -Be 0
                        Mock Get-NoSuch { 'mocked' } -ModuleName Tape
                    }
                }
            }
            $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed', 'Failed'
            $run.Messages[0, 1] | Should -BeLike "*The required module 'NoSuchProof' is not loaded*"
            $run.Messages[2] | Should -Be 'Could not find Command Get-NoSuch'
        }
    }

    It 'If the manifest asks for no version, the stand-in lets the import pass, and its commands can be mocked.' {
        $run = Invoke-Sample -File @{ 'Tape.psd1' = "@{ ModuleVersion = '1.0'; RootModule = 'Tape.psm1'; RequiredModules = 'NoSuchProof'; FunctionsToExport = '*' }"; 'Tape.psm1' = 'function Get-Tape { Get-NoSuch }' } -Test {
            Describe 'd' {
                BeforeAll { New-Module -Name NoSuchProof { function Get-NoSuch { 'stand-in' } } | Import-Module; Import-Module $PSScriptRoot/Tape.psd1 -ErrorAction Stop }
                It 'imported' { Get-Tape | Should -Be 'stand-in' }
                It 'mocked' { Mock Get-NoSuch { 'mocked' } -ModuleName Tape; Get-Tape | Should -Be 'mocked' }
            }
        }
        Assert-TestPassed $run 'imported', 'mocked'
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'PSScriptAnalyzer finds a default value of a mandatory parameter, PSAvoidDefaultValueForMandatoryParameter.' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/avoiddefaultvalueformandatoryparameter' }

    It 'In one session, Test-ModuleManifest can return values of its first call, such as the old Guid and Description. In PowerShell 7, this happens where FunctionsToExport, CmdletsToExport or AliasesToExport is missing or has a wildcard, such as *. Compare what Import-PowerShellDataFile reads, or run the tests in a new process.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -Script {
            $lists = [ordered] @{
                named     = "FunctionsToExport = 'Get-A'; CmdletsToExport = @(); AliasesToExport = @()"
                functions = "FunctionsToExport = '*'; CmdletsToExport = @(); AliasesToExport = @()"
                cmdlets   = "FunctionsToExport = 'Get-A'; CmdletsToExport = '*'; AliasesToExport = @()"
                aliases   = "FunctionsToExport = 'Get-A'; CmdletsToExport = @(); AliasesToExport = '*'"
                missing   = "FunctionsToExport = 'Get-A'; CmdletsToExport = @()"
                without   = "CmdletsToExport = @(); AliasesToExport = @()"
                start     = "FunctionsToExport = 'Get-*'; CmdletsToExport = @(); AliasesToExport = @()"
                letter    = "FunctionsToExport = 'Get-A'; CmdletsToExport = @(); AliasesToExport = 'a*'"
            }
            foreach ($name in $lists.Keys) {
                $null = New-Item -ItemType Directory -Path $name
                Set-Content "$name/$name.psm1" 'function Get-A { }'
                $manifest = "./$name/$name.psd1"
                foreach ($n in 1, 2) {
                    Set-Content $manifest "@{ RootModule = '$name.psm1'; ModuleVersion = '1.0.$n'; GUID = '$("$n" * 8)-1111-1111-1111-111111111111'; Description = 'd$n'; $($lists[$name]) }"
                    $module = Test-ModuleManifest $manifest
                }
                "$name $("$($module.Guid)"[0]) $($module.Description) data $((Import-PowerShellDataFile $manifest).Description)"
            }
            & (Get-Process -Id $PID).Path -NoProfile -Command "(Test-ModuleManifest ./cmdlets/cmdlets.psd1).Description"
        }
        $run.Value | Should -Be 'named 2 d2 data d2', 'functions 1 d1 data d2', 'cmdlets 1 d1 data d2', 'aliases 1 d1 data d2', 'missing 1 d1 data d2', 'without 1 d1 data d2', 'start 1 d1 data d2', 'letter 1 d1 data d2', 'd2'
    }

    It 'Read the blocks of each test file from its syntax tree; the file does not have to run. This rule asks for a tag on each Describe:' {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 "throw 'it ran'", 'Describe one -Tag a { It i { } }', 'Describe two {', 'Describe three { } }', "Context 'Describe' { }"
            $ast = [System.Management.Automation.Language.Parser]::ParseFile("$PWD/a.Tests.ps1", [ref] $null, [ref] $null)
            $isDescribe = { $args[0] -is [System.Management.Automation.Language.CommandAst] -and $args[0].GetCommandName() -eq 'Describe' }
            $ast.FindAll($isDescribe, $true) | Where-Object { $_.CommandElements.ParameterName -notcontains 'Tag' } | ForEach-Object { "line $($_.Extent.StartLineNumber)" }
        }
        $run.Errors | Should -BeNullOrEmpty
        $run.Value | Should -Be 'line 3', 'line 4'
    }

    It 'This sees what is written: -Tag in full, and not in a splatted hashtable.' {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 '$parameters = @{ Tag = "a" }', 'Describe one @parameters { It i { } }', 'Describe two -Ta a { It i { } }', 'Describe three -tag a { It i { } }'
            $ast = [System.Management.Automation.Language.Parser]::ParseFile("$PWD/a.Tests.ps1", [ref] $null, [ref] $null)
            $isDescribe = { $args[0] -is [System.Management.Automation.Language.CommandAst] -and $args[0].GetCommandName() -eq 'Describe' }
            $ast.FindAll($isDescribe, $true) | Where-Object { $_.CommandElements.ParameterName -notcontains 'Tag' } | ForEach-Object { "line $($_.Extent.StartLineNumber)" }
            (Invoke-Pester a.Tests.ps1 -PassThru -Output None).Tests.Block.Tag -join ' '
        }
        $run.Value | Should -Be 'line 2', 'line 3', 'a a a'
    }

    It 'A module of RequiredModules that is not installed: Test-ModuleManifest fails.' {
        $run = Invoke-Sample -File @{ 'Missing.psd1' = "@{ ModuleVersion = '1.0.0'; RequiredModules = 'NoSuchTapes' }"; 'There.psd1' = "@{ ModuleVersion = '1.0.0'; RequiredModules = 'Microsoft.PowerShell.Utility' }" } -Script {
            foreach ($name in 'Missing', 'There') { try { $null = Test-ModuleManifest "./$name.psd1" -ErrorAction Stop; "$name valid" } catch { "$name fails" } }
        }
        $run.Value | Should -Be 'Missing fails', 'There valid'
    }

    It '[CmdletBinding()]: (Get-Command -Name $Command).CmdletBinding is $true for a function with [CmdletBinding()], or with a [Parameter()] attribute.' {
        $run = Invoke-Sample -Script {
            function Get-Binding { [CmdletBinding()] param ($A) }
            function Get-Parameter { param ([Parameter()] $A) }
            function Get-Validated { param ([ValidateSet('x')] [Alias('B')] $A) }
            function Get-Plain { param ($A) }
            foreach ($Command in 'Get-Binding', 'Get-Parameter', 'Get-Validated', 'Get-Plain') { (Get-Command -Name $Command).CmdletBinding }
        }
        $run.Value | Should -Be $true, $true, $false, $false
    }

    It 'Output types: compare [OutputType()] with what the function returns.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-Right { [OutputType([int])] param () 1 }
                function Get-Wrong { [OutputType([int])] param () 'text' }
            }
            Describe 'd' {
                It '<_>' -ForEach 'Get-Right', 'Get-Wrong' { & $_ | Should -BeOfType (Get-Command -Name $_).OutputType.Type }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Anything else that must not be in a file can be tested in this way.' {
        $run = Invoke-Sample -File @{ 'scripts/A.ps1' = "1`n# TODO later"; 'scripts/B.ps1' = '1' } -Test {
            BeforeDiscovery { $files = Get-ChildItem -Path $PSScriptRoot/scripts -Filter *.ps1 -Recurse | Sort-Object Name }
            Describe 'notes' {
                It 'are done in <_.Name>' -ForEach $files {
                    Select-String -LiteralPath $_.FullName -Pattern 'TODO' | ForEach-Object { "$($_.Filename):$($_.LineNumber)" } | Should -BeNullOrEmpty
                }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -BeLike '*A.ps1:2*'
    }

    It 'Variables: use ExportedVariables.' {
        $run = Invoke-Sample -File @{ 'Shelf.psm1' = '$Shelf = 1; $Hidden = 2; function Get-Shelf { }; Export-ModuleMember -Function Get-Shelf -Variable Shelf' } -Test {
            Describe 'd' { It 'variables' { Import-Module $PSScriptRoot/Shelf.psm1; (Get-Module -Name Shelf).ExportedVariables.Keys | Should -Be 'Shelf' } }
        }
        Assert-TestPassed $run 'variables'
    }

    It 'Names without a function: a name in FunctionsToExport that no function has stays unnoticed, even by Test-ModuleManifest. Compare (Import-PowerShellDataFile -Path $manifest).FunctionsToExport with the names of the files.' {
        $quality = {
            Describe 'd' {
                BeforeAll { $manifest = "$PSScriptRoot/Tapes/Tapes.psd1"; $said = Import-Module -Name $manifest -Force *>&1; $files = @((Get-ChildItem -Path $PSScriptRoot/Tapes/Public -Filter *.ps1).BaseName) }
                AfterAll { Remove-Module Tapes }
                It 'import' { $said | Should -BeNullOrEmpty }
                It 'manifest' { @(Test-ModuleManifest -Path $manifest -ErrorAction Stop *>&1).Count | Should -Be 1 }
                It 'exported' { (Get-Module -Name Tapes).ExportedFunctions.Keys | Should -Be $files }
                It 'compared' { (Import-PowerShellDataFile -Path $manifest).FunctionsToExport | Should -Be $files }
            }
        }
        $file = @{ 'Tapes/Tapes.psm1' = 'foreach ($file in Get-ChildItem -Path $PSScriptRoot/Public/*.ps1) { . $file.FullName }'; 'Tapes/Public/Get-Tape.ps1' = 'function Get-Tape { }' }
        $manifest = "@{ RootModule = 'Tapes.psm1'; ModuleVersion = '1.0.0'; Description = 'Keeps tapes.'; FunctionsToExport = NAMES }"
        $seen = foreach ($names in "'Get-Tape', 'Set-Nope'", "'Get-Tape'") { (Invoke-Sample -File ($file + @{ 'Tapes/Tapes.psd1' = $manifest.Replace('NAMES', $names) }) $quality).Tests.Result -join ' ' }
        $seen | Should -Be 'Passed Passed Passed Failed', 'Passed Passed Passed Passed'
    }

    Context 'mutation testing' {
        BeforeAll {
            $page = Get-Content "$PSScriptRoot/../../../$(if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' })/recipes/module-quality.mdx" -Raw
            $null = $page -match '(?s)title="mutate.ps1"\r?\n(.*?)```'
            $script = $Matches[1]
            $null = $page -match '(?s)title="mutated/Backup.ps1"\r?\n(.*?)```'
            $code = $Matches[1]
            $tests = 'BeforeAll { . $PSScriptRoot/Backup.ps1 }; Describe "d" { It "keeps" { Get-BackupState -Age 3 | Should -Be "keep" }; It "old" { Get-BackupState -Age 90 | Should -Be "old" }; MORE }'
            function Get-Mutant ([string] $Tests, [string] $Code, [int] $Seconds = 60) {
                (Invoke-Sample -Seconds 300 -File @{ 'mutate.ps1' = $script; 'mutated/Backup.ps1' = $Code; 'mutated/Backup.Tests.ps1' = $Tests; 'seconds.txt' = $Seconds } -Script {
                    # Start-Job gets the release under proof by its name.
                    $module = Split-Path (Get-Module Pester).Path
                    $null = New-Item ./modules/Pester -ItemType Directory
                    Copy-Item $module "./modules/Pester/$((Get-Module Pester).Version)" -Recurse
                    $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$env:PSModulePath"
                    try { ./mutate.ps1 -Seconds (Get-Content seconds.txt) } catch { "thrown: $_" }
                    "left: $(Test-Path "$([IO.Path]::GetTempPath())/mutants-$PID")"
                    "same: $((Get-Content ./mutated/Backup.ps1 -Raw) -match '-gt 30 -and -not')"
                }).Value
            }
        }

        It 'These two tests run the whole function:' {
            $run = Invoke-Sample -File @{ 'mutated/Backup.ps1' = $code; 'mutated/Backup.Tests.ps1' = $tests.Replace('MORE', '') } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './mutated/Backup.ps1'; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CoveragePercent; $args[0].CodeCoverage.CommandsAnalyzedCount -gt 0 }
            $run.Value | Should -Be 100, $true
        }

        It 'No test asks for the limit itself: add one with -Age 30.' {
            $limit = 'It "limit" { Get-BackupState -Age 30 | Should -Be "keep" }'
            Get-Mutant $tests.Replace('MORE', $limit) $code | Should -Be "line 2, '-gt' becomes '-ge': noticed", "line 2, '-and' becomes '-or': noticed", "line 2, '-not' becomes '': noticed", 'left: False', 'same: True'
        }

        It 'Only what is in $other is changed: not -ceq, -like, or a condition without an operator. No line at all means that there was nothing to change.' {
            Get-Mutant 'Describe "d" { It "i" { 1 } }' 'function Get-BackupState ($Age) { if ($Age) { "a" -ceq "b"; "a" -like "b" } }' | Should -Be 'left: False', 'same: False'
        }

        It 'The tests have to load the copy, by $PSScriptRoot or $PSCommandPath. Otherwise, no change is noticed.' {
            $other = $tests.Replace('MORE', '').Replace('$PSScriptRoot/Backup.ps1', '$PSCommandPath.Replace(".Tests.ps1", ".ps1")')
            (Get-Mutant $other 'function Get-BackupState ($Age) { if ($Age -ne 3) { "old" } else { "keep" } }')[0] | Should -Be "line 1, '-ne' becomes '-eq': noticed"
            $fixed = Join-Path $TestDrive Backup.ps1
            Set-Content $fixed $code
            $lines = Get-Mutant $tests.Replace('MORE', '').Replace('$PSScriptRoot/Backup.ps1', "'$fixed'") 'function Get-BackupState { -not $true }'
            $lines -match '^line' | Should -Be "line 1, '-not' becomes '': NOT NOTICED", "line 1, '`$true' becomes '`$false': NOT NOTICED"
        }

        It 'A run that takes longer than $Seconds, as in an endless loop, counts as noticed.' {
            $loop = "function Get-BackupState ([int] `$Age) {`n while (-not `$done) { `$done = `$true }`n ('keep', 'old')[[int] (`$Age / 90)] }"
            (Get-Mutant $tests.Replace('MORE', '') $loop -Seconds 30)[1] | Should -Be "line 2, '`$true' becomes '`$false': noticed"
            Get-Mutant $tests.Replace('MORE', 'It "bad" { throw 1 }') $code | Select-Object -First 1 | Should -Be 'thrown: The tests do not pass without a change.'
        }

        It 'The module PSMutant also changes numbers, and computes a score.' -Tag Unproved {
            'https://www.powershellgallery.com/packages/PSMutant. Run by hand (0.3.2, from https://github.com/Fortigi/PSMutant) with 5.9.0 and 6.1.0-rc1 on this function: 30 -> 31 survives, score 75%.'
        }
    }
}
