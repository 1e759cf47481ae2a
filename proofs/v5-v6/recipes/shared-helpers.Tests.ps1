BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'tests/Helpers.ps1'  = @'
function Get-HelperFolder { $PSScriptRoot }
function Get-Seen { "$ofTest"; [bool] (Get-Command Get-Loaded -ErrorAction Ignore); Test-Path TestDrive:/ }
function Set-Mock { Mock Get-Date { 'by helper' } }
function Set-Answer ($Id) { Mock Get-Date { "id $Id" } }
function Set-Closed ($Id) { Mock Get-Date { "id $Id" }.GetNewClosure() }
function Set-Filtered ($Wanted) { Mock Get-Date { 'fits' } -ParameterFilter { $Format -eq $Wanted }.GetNewClosure(); Mock Get-Date { 'default' } }
function Set-Scripted ($Wanted) { $script:wanted = $Wanted; Mock Get-Date { 'fits' } -ParameterFilter { $Format -eq $script:wanted }; Mock Get-Date { 'default' } }
function Use-FakeReportOf ([string] $Server) { $script:server = $Server; Mock Invoke-RestMethod { 'sent' } -ParameterFilter { $Uri -like "*$script:server*" } }
function Use-OwnReportOf ([string] $OwnServer) { Mock Invoke-RestMethod { 'sent' } -ParameterFilter { "$OwnServer" -and $Uri -like "*$OwnServer*" } }
function Set-Seen ($Id) { Mock Get-Date { "id $Id format $Format" }.GetNewClosure() }
function Assert-One { 1 | Should -Be 1 }
'@
        'tests/Helpers.psm1' = @'
function Get-ModuleSeen { "$ofTest"; [bool] (Get-Command Get-Loaded -ErrorAction Ignore); Test-Path TestDrive:/; 1 | Should -Be 1 }
function Set-ModuleMock { Mock Get-Date { 'by module' }; Get-Date }
function Set-OtherMock { Mock Get-Date { 'into other' } -ModuleName Other }
function Get-Private { 'private' }
Export-ModuleMember -Function Get-ModuleSeen, Set-ModuleMock, Set-OtherMock
'@
        'tests/Other.psm1'   = 'function Get-OtherDate { Get-Date }; function Get-OtherSeen { [bool] (Get-Command Get-HelperFolder -ErrorAction Ignore) }'
        'tests/Shared.ps1'   = 'function Add-Checks ($Name) { It "has a name" -ForEach @{ Name = $Name } { $Name | Should -Be "photos" }; It "lost" { $Name | Should -BeNullOrEmpty } }'
        'tests/data.json'    = '[{ "Name": "a" }]'
        'tests/A.Tests.ps1'  = {
            BeforeAll {
                . $PSScriptRoot/Helpers.ps1
                Import-Module $PSScriptRoot/Helpers.psm1, $PSScriptRoot/Other.psm1 -Force
                function Get-Loaded { }
                $ofTest = 'seen'
            }
            BeforeDiscovery { . $PSScriptRoot/Shared.ps1; $data = Get-Content $PSScriptRoot/data.json -Raw | ConvertFrom-Json; $early = 1 }
            Describe 'd' {
                It 'folder' { Get-HelperFolder | Should -Be $PSScriptRoot }
                It 'dot-sourced' { Get-Seen | Should -Be 'seen', $true, $true; Assert-One }
                It 'module' { Get-ModuleSeen | Should -Be '', $false, $true }
                It 'mock' { Set-Mock; Get-Date | Should -Be 'by helper' }
                It 'mock goes away' { Get-Date | Should -BeOfType datetime }
                It 'module mock' { Set-ModuleMock | Should -Be 'by module'; Get-Date | Should -BeOfType datetime; Get-OtherDate | Should -BeOfType datetime }
                It 'other mock' { Set-OtherMock; Get-OtherDate | Should -Be 'into other'; Get-Date | Should -BeOfType datetime }
                It 'csv' { Set-Content TestDrive:/a.csv "Name,Days`nphotos,30"; (Import-Csv TestDrive:/a.csv).Name | Should -Be 'photos'; Set-Content TestDrive:/a.psd1 '@{ Name = "photos" }'; (Import-PowerShellDataFile TestDrive:/a.psd1).Name | Should -Be 'photos' }
                It 'private' { { Get-Private } | Should -Throw '*not recognized*' }
                It 'closure' { Set-Answer 7; Get-Date | Should -Be 'id '; Set-Closed 7; Get-Date | Should -Be 'id 7' }
                It 'filter' { Set-Filtered 'yyyy'; Get-Date -Format yyyy | Should -Be 'default' }
                It 'body' { Set-Seen 7; Get-Date -Format yyyy | Should -Be 'id 7 format ' }
                It 'script variable' { Set-Scripted 'yyyy'; Get-Date -Format yyyy | Should -Be 'fits'; Get-Date -Format MM | Should -Be 'default' }
                It 'script variable, text' { Mock Invoke-RestMethod { 'other' }; Use-FakeReportOf vault; Invoke-RestMethod https://vault/x | Should -Be 'sent'; Invoke-RestMethod https://north/x | Should -Be 'other' }
                It 'parameter' { Mock Invoke-RestMethod { 'other' }; Use-OwnReportOf vault; Invoke-RestMethod https://vault/x | Should -Be 'other' }
                It 'second call' { Mock Invoke-RestMethod { 'other' }; Use-FakeReportOf vault; Use-FakeReportOf north; Invoke-RestMethod https://north/x | Should -Be 'sent'; Invoke-RestMethod https://vault/x | Should -Be 'other' }
                It 'in scope' { (InModuleScope Other { Get-OtherSeen; [bool] (Get-Command Get-HelperFolder -ErrorAction Ignore) }) | Should -Be $false, $false }
                It 'object <_.Name>' -ForEach $data { $_.Name | Should -Be 'a' }
                It 'hashtable <Key>' -ForEach @{ Key = 'k' } { $Key | Should -Be 'k' }
                It 'early' { $early | Should -BeNullOrEmpty; $data | Should -BeNullOrEmpty; [bool] (Get-Command Add-Checks -ErrorAction Ignore) | Should -BeFalse }
                Add-Checks -Name photos
            }
            Describe 'e' { BeforeAll { Set-Mock }; It 'whole block' { Get-Date | Should -Be 'by helper' }; Context 'inner' { It 'inner block' { Get-Date | Should -Be 'by helper' } } }
            Describe 'f' { It 'next block' { Get-Date | Should -BeOfType datetime } }
        }
        'tests/B.Tests.ps1'  = { Describe 'b' { It 'after the file' { [bool] (Get-Command Get-HelperFolder -ErrorAction Ignore) | Should -BeFalse; [bool] (Get-Command Get-ModuleSeen -ErrorAction Ignore) | Should -BeTrue; Remove-Module Helpers; [bool] (Get-Command Get-ModuleSeen -ErrorAction Ignore) | Should -BeFalse } } }
        'tests/C.Tests.ps1'  = {
            Describe 'c' {
                It 'again' {
                    "function Get-Again { 1 }" | Set-Content "$TestDrive/Again.psm1"; "function Get-Dotted { 1 }" | Set-Content "$TestDrive/Again.ps1"; Import-Module "$TestDrive/Again.psm1"; . "$TestDrive/Again.ps1"
                    "function Get-Again { 2 }" | Set-Content "$TestDrive/Again.psm1"; "function Get-Dotted { 2 }" | Set-Content "$TestDrive/Again.ps1"; Import-Module "$TestDrive/Again.psm1"; . "$TestDrive/Again.ps1"
                    Get-Again | Should -Be 1; Get-Dotted | Should -Be 2; Import-Module "$TestDrive/Again.psm1" -Force; Get-Again | Should -Be 2
                }
            }
        }
    }
}

Describe 'recipes/shared-helpers' {
    It 'The file then runs in the scope of the tests' { Assert-TestPassed $sample 'dot-sourced', 'mock' }

    It '$PSScriptRoot is the folder of the file in which it is written: in the test file, the folder of the test file, and in Helpers.ps1, the folder of Helpers.ps1.' { Assert-TestPassed $sample 'folder' }

    It 'sees variables of the test | yes | no; pass them as parameters' { Assert-TestPassed $sample 'dot-sourced', 'module' }

    It 'sees functions that the test file loaded | yes | no, only those of other modules and global: ones' {
        Assert-TestPassed $sample 'dot-sourced', 'module'
        $run = Invoke-Sample -File @{ 'Help.psm1' = 'function Find-Proof { "$(Get-Command Get-ProofPlain, Get-ProofGlobal, Get-ProofOther -ErrorAction Ignore)" }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Help.psm1; function Get-ProofPlain { }; function global:Get-ProofGlobal { }; New-Module -Name ProofOther { function Get-ProofOther { } } | Import-Module }
                It 'i' { Find-Proof | Should -Be 'Get-ProofGlobal Get-ProofOther' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
    }

    It 'Mock in a helper function | replaces the command for the test | replaces it for the helper module only' { Assert-TestPassed $sample 'mock', 'module mock' }

    It 'private helpers | none | what Export-ModuleMember leaves out' { Assert-TestPassed $sample 'private' }

    It 'loaded again after a change | in every run | only with -Force' { Assert-TestPassed $sample 'again' }

    It 'gone after the test file | yes | no, until Remove-Module or the end of the session' { Assert-TestPassed $sample 'after the file' }

    It 'A mock made in BeforeAll lasts until the end of that block, and a mock made in BeforeEach or in a test until the end of the test.' {
        Assert-TestPassed $sample 'mock goes away', 'whole block', 'inner block', 'next block'
        $run = Invoke-Sample {
            BeforeAll { function Set-Mock { Mock Get-Date { 'by helper' } } }
            Describe 'd' {
                BeforeEach { if (-not $script:called) { $script:called = $true; Set-Mock } }
                It 'first' { Get-Date | Should -Be 'by helper' }
                It 'second' { Get-Date | Should -BeOfType datetime }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed'
    }

    It 'GetNewClosure() is needed for values that the mock takes from the function: a mock body runs later, when $Id of the function is gone.' { Assert-TestPassed $sample 'closure' }

    It 'In a closure, the parameters of the call are empty. For a body or filter that needs these parameters and a value of the helper, put the value into a $script: variable' { Assert-TestPassed $sample 'filter', 'body', 'script variable', 'script variable, text', 'parameter' }

    It 'A second call of the helper changes the value for the first mock, too.' { Assert-TestPassed $sample 'script variable, text', 'second call' }

    It 'A dot-sourced helper lives in the scope of the test file. Inside InModuleScope, the helper is not known.' { Assert-TestPassed $sample 'in scope' }

    It 'Read values that make tests, for -ForEach, in BeforeDiscovery, because they must be known before anything runs.' {
        Assert-TestPassed $sample 'object a'
        (Invoke-Sample { Describe 'd' { BeforeAll { $late = 1, 2 }; It 'late <_>' -ForEach $late { } } }).Passed | Should -Be 0
    }

    It 'Objects, as ConvertFrom-Json makes them, are $_ in the test and <_.Name> in its name; the keys of a hashtable become variables.' { Assert-TestPassed $sample 'object a', 'hashtable k' }

    It 'A function that holds It blocks works too, if you load it during discovery, in BeforeDiscovery:' { Assert-TestPassed $sample 'has a name' }

    It 'The values go in through -ForEach, because the parameters of the function are gone when the test runs.' { Assert-TestPassed $sample 'has a name', 'lost' }

    It 'Such a file cannot run without its values, so give it a name that a plain Invoke-Pester does not find.' {
        $run = Invoke-Sample -File @{ 'Behavior.ps1' = 'param ($Name) Describe "d $Name" { It "i" { } }'; 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Path . -Output None -PassThru; Invoke-Pester -Container (New-PesterContainer -Path Behavior.ps1 -Data @{ Name = 'x' }, @{ Name = 'y' }) -Output Detailed }
        $run.Text | Should -Match '(?s)Describing d x.*Describing d y'
        $run.Text | Should -Match 'Passed: 2'
    }

    It 'Functions loaded there exist while tests are found, and are gone when the tests run.' { Assert-TestPassed $sample 'early' }

    It 'Its Mock replaces the command for code of that module. The test, or the code under test, still runs the real command.' { Assert-TestPassed $sample 'module mock' }

    It 'With -ModuleName, a helper of a module can put mocks into other modules, but never into the test file.' { Assert-TestPassed $sample 'other mock' }

    It 'The mock body names a parameter of the helper, which is gone when the body runs.' { Assert-TestPassed $sample 'closure' }

    It 'Import-Module -Force loads it again.' { Assert-TestPassed $sample 'again' }

    It 'The name of the file ends in .Tests.ps1. Call it Helpers.ps1, or anything else.' {
        (Invoke-Sample -File @{ 'Helpers.Tests.ps1' = '"loaded as a test" | Write-Host'; 'Helpers.ps1' = '"never loaded" | Write-Host'; 'Tests.ps1' = '"never loaded" | Write-Host' }).Text | Should -Match '(?s)^(?!.*never loaded).*loaded as a test'
    }

    It 'Put what several test files need into a file whose name does not end in .Tests.ps1, and dot-source it in the BeforeAll of each test file.' { Assert-TestPassed $sample 'folder', 'dot-sourced' }

    It 'So a helper finds the files beside its own file, wherever the helper is loaded from.' {
        (Invoke-Sample -File @{ 'shared/Helpers.ps1' = 'function Get-Beside { Get-Content $PSScriptRoot/beside.txt }'; 'shared/beside.txt' = 'found'; 'one/a.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../shared/Helpers.ps1 }; Describe d { It i { Get-Beside | Should -Be found } }'; 'two/deep/b.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/../../shared/Helpers.ps1 }; Describe d { It i { Get-Beside | Should -Be found } }' }).Passed | Should -Be 2
    }

    It 'A CSV file is read with Import-Csv, a .psd1 file with Import-PowerShellDataFile.' { Assert-TestPassed $sample 'csv' }

    It 'A function at the top of the test file itself is gone, too: move it into BeforeAll.' {
        $run = Invoke-Sample -File @{
            'Top.Tests.ps1'   = "function Get-Own { 7 }; `$global:found = Get-Own; Describe 'd' { It 'a' { `$global:found | Should -Be 7; Get-Own } }"
            'Moved.Tests.ps1' = "BeforeAll { function Get-Own { 7 } }; Describe 'd' { It 'b' { Get-Own | Should -Be 7 } }"
        } -Inspect { "$($args[0].Passed.Name) $($args[0].Failed.Name) $($args[0].Failed[0].ErrorRecord[0].FullyQualifiedErrorId)" }
        $run.Value | Should -Be 'b a CommandNotFoundException'
    }

    It 'The helper was loaded at the top of the file, or in BeforeDiscovery.' {
        (Invoke-Sample -File @{ 'h.ps1' = 'function Get-ProofHelp { 1 }'; 'a.Tests.ps1' = '. $PSScriptRoot/h.ps1; Describe d { It top { Get-ProofHelp } }'; 'b.Tests.ps1' = 'BeforeDiscovery { . $PSScriptRoot/h.ps1 }; Describe d { It discovery { Get-ProofHelp } }'; 'c.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/h.ps1 }; Describe d { It both { Get-ProofHelp } }' }).Failed | Should -Be 2
    }

    It 'Load a helper that you need in both phases twice: once in BeforeDiscovery and once in BeforeAll.' {
        $both = @{ 'h.ps1' = 'function Get-ProofHelp { 1 }'; 'a.Tests.ps1' = 'BeforeDiscovery { . $PSScriptRoot/h.ps1 }; BeforeAll { . $PSScriptRoot/h.ps1 }; Describe d { It i -ForEach (Get-ProofHelp) { Get-ProofHelp | Should -Be $_ } }' }
        (Invoke-Sample -File $both).Passed | Should -Be 1
        (Invoke-Sample -File (@{} + $both + @{ 'b.Tests.ps1' = 'BeforeAll { . $PSScriptRoot/h.ps1 }; Describe d { It i -ForEach (Get-ProofHelp) { } }' })).Result | Should -Be 'Failed'
    }

    It 'The helper is in a module. Its Mock replaces the command for code of that module. The test, or the code under test, still runs the real command.' { Assert-TestPassed $sample 'module mock' }

    It 'The mock body names a parameter of the helper, which is gone when the body runs. Add .GetNewClosure() to the script block, as above.' { Assert-TestPassed $sample 'closure' }

    It 'As the body or the filter of a mock of the test, it runs in that module, where neither the parameters of the call nor $PesterBoundParameters exist.' {
        (Invoke-Sample -File @{
            'B.psm1'      = 'function New-Body { { "[$Name$PesterBoundParameters]" } }; function New-Filter { { $Name -or $PesterBoundParameters } }'
            'a.Tests.ps1' = {
                BeforeAll { Import-Module $PSScriptRoot/B.psm1 -Force; function Get-Backup ([string] $Name) { } }
                AfterAll { Remove-Module B }
                Describe 'd' {
                    It 'body' { Mock Get-Backup (New-Body); Get-Backup -Name a | Should -Be '[]' }
                    It 'filter' { Mock Get-Backup { 'default' }; Mock Get-Backup { 'hit' } -ParameterFilter (New-Filter); Get-Backup -Name a | Should -Be 'default' }
                    It 'of its text' { Mock Get-Backup ([scriptblock]::Create('"[$Name]"')); Get-Backup -Name a | Should -Be '[a]' }
                }
            }
        }).Passed | Should -Be 3
    }

    It 'No error is raised, unless that module does not see the command, such as a function of the test file or a private function of another module. Then the error is Could not find Command.' {
        $run = Invoke-Sample -File @{ 'Helper.psm1' = 'function Set-Any ($Name) { Mock $Name { "by helper" } }; function Get-Any ($Name) { & $Name }'; 'Code.psm1' = 'function Get-Public { "public" }; function Get-Private { }; Export-ModuleMember Get-Public' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Helper.psm1, $PSScriptRoot/Code.psm1 -Force; function Get-OfFile { }; function Get-Date { 'own' }; function global:Get-OfSession { 'session' } }
            AfterAll { Remove-Item Function:/Get-OfSession; Remove-Module Helper, Code }
            Describe 'd' {
                It 'of the file' { { Set-Any Get-OfFile } | Should -Throw 'Could not find Command Get-OfFile*' }
                It 'private' { { Set-Any Get-Private } | Should -Throw 'Could not find Command Get-Private*' }
                It 'public' { Set-Any Get-Public; Get-Public | Should -Be 'public'; Get-Any Get-Public | Should -Be 'by helper' }
                It 'of the session' { Set-Any Get-OfSession; Get-OfSession | Should -Be 'session'; Get-Any Get-OfSession | Should -Be 'by helper' }
                It 'of the file, too' { Set-Any Get-Date; Get-Date | Should -Be 'own'; Get-Any Get-Date | Should -Be 'by helper' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }

    It 'The same is true for a block from GetNewClosure().' {
        $run = Invoke-Sample -File @{ 'Help.psm1' = 'function Get-Body { { "<$Name $($PesterBoundParameters.Keys)>" } }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Help.psm1 -Force; function Save-Proof ([string] $Name) { } }
                It 'module' { Mock Save-Proof (Get-Body); Save-Proof -Name mail | Should -Be '< >' }
                It 'closure' { Mock Save-Proof ({ "<$Name $($PesterBoundParameters.Keys)>" }.GetNewClosure()); Save-Proof -Name mail | Should -Be '< >' }
                It 'own' { Mock Save-Proof { "<$Name $($PesterBoundParameters.Keys)>" }; Save-Proof -Name mail | Should -Be '<mail Name>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'give it a param() block with the parameter names of the command. Then the body has the arguments, and $PSBoundParameters is filled, too.' {
        $run = Invoke-Sample -File @{ 'Help.psm1' = 'function Get-Body { { param ($Name) "<$Name $($PSBoundParameters.Keys)>" } }; function Get-Other { { param ($Label) "<$Label>" } }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Help.psm1 -Force; function Save-Proof ([string] $Name) { } }
                It 'module' { Mock Save-Proof (Get-Body); Save-Proof -Name mail | Should -Be '<mail Name>' }
                It 'closure' { Mock Save-Proof ({ param ($Name) "<$Name $($PSBoundParameters.Keys)>" }.GetNewClosure()); Save-Proof -Name mail | Should -Be '<mail Name>' }
                It 'other name' { Mock Save-Proof (Get-Other); Save-Proof -Name mail | Should -Be '<>' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    Context 'a script block from a module or from GetNewClosure()' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'Help.psm1' = 'function Get-Plain { { "$Name$($PesterBoundParameters.Keys)$args" -match "mail|Name" } }; function Get-Param { { param ($Name) "$Name$($PSBoundParameters.Keys)" -match "mail|Name" } }' } -Test {
                Describe 'd' {
                    BeforeAll { Import-Module $PSScriptRoot/Help.psm1 -Force; function Save-Proof ([string] $Name) { }; Mock Save-Proof { 'other' } }
                    It 'plain' { Mock Save-Proof { 'mock' } -ParameterFilter (Get-Plain); Save-Proof -Name mail | Should -Be 'other' }
                    It 'param' { Mock Save-Proof { 'mock' } -ParameterFilter (Get-Param); Save-Proof -Name mail | Should -Be 'other' }
                    It 'closure' { Mock Save-Proof { 'mock' } -ParameterFilter ({ param ($Name) $Name -eq 'mail' }.GetNewClosure()); Save-Proof -Name mail | Should -Be 'other' }
                    It 'own' { Mock Save-Proof { 'mock' } -ParameterFilter { $Name -eq 'mail' }; Save-Proof -Name mail | Should -Be 'mock' }
                }
            }
        }

        It 'A filter from one of these two sources sees no parameter, even with a param() block.' {
            Assert-TestPassed $run 'plain', 'param', 'closure', 'own'
        }
    }

    It 'The helper is in a module that is already loaded. Import-Module -Force loads it again. A changed class that test files get by using module still needs a new session.' {
        $run = Invoke-Sample -Script {
            Set-Content H.psm1 'class ProofH { [string] V() { return "one" } }; function Get-V { "one" }'; Set-Content u.ps1 "using module ./H.psm1`n[ProofH]::new().V()"
            & ./u.ps1; Import-Module ./H.psm1; (Get-Content H.psm1) -replace 'one', 'two' | Set-Content H.psm1; Import-Module ./H.psm1; Get-V; Import-Module ./H.psm1 -Force; Get-V; & ./u.ps1
        }
        $run.Value | Should -Be 'one', 'one', 'two', 'one'
    }

    It 'Load the helper in BeforeAll.' {
        $files = @{ 'Helpers.ps1' = 'function New-TestBackup { 1 }' }
        (Invoke-Sample -File $files { BeforeAll { . $PSScriptRoot/Helpers.ps1 }; Describe 'd' { It 'i' { New-TestBackup } } }).Passed | Should -Be 1
        (Invoke-Sample -File $files { . $PSScriptRoot/Helpers.ps1; Describe 'd' { It 'i' { New-TestBackup } } }).Failed | Should -Be 1
    }

    It 'The data of -ForEach and the condition of -Skip are read while tests are found. A case that needs the helper can hold a script block, which the test runs: -ForEach @{ Name = ''new''; Make = { New-TestBackup } }, and in the test $backup = & $Make.' {
        $run = Invoke-Sample { Describe 'd' { BeforeAll { function New-TestBackup { 'made' } }; It '<Name>' -ForEach @{ Name = 'new'; Make = { New-TestBackup } } { $backup = & $Make; $backup | Should -Be 'made' } } }
        Assert-TestPassed $run 'new'
        $early = Invoke-Sample { Describe 'd' { BeforeAll { function New-TestBackup { 'made' } }; It 'i' -ForEach @{ Made = (New-TestBackup) } { } } }
        $early.Passed | Should -Be 0; $early.Messages + $early.Errors -join ' ' | Should -Match 'New-TestBackup'
        $files = @{ 'Helpers.ps1' = 'function Test-Tape { $false }' }
        $skip = Invoke-Sample -File $files { BeforeAll { . $PSScriptRoot/Helpers.ps1 }; Describe 'd' { It 'i' -Skip:(-not (Test-Tape)) { } } }
        $skip.Passed + $skip.Skipped | Should -Be 0; $skip.Messages + $skip.Errors -join ' ' | Should -Match 'Test-Tape'
        (Invoke-Sample -File $files { BeforeDiscovery { . $PSScriptRoot/Helpers.ps1 }; Describe 'd' { It 'i' -Skip:(-not (Test-Tape)) { }; It 'j' -Skip:(Test-Tape) { } } }).Tests.Result | Should -Be 'Skipped', 'Passed'
    }

    It 'If a helper has to run in the module, dot-source it in the same block: InModuleScope Backup { . $PSScriptRoot/Helpers.ps1; … }. The helper is gone after the block.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Inner { "inner" }; Export-ModuleMember -Function @()'; 'Helpers.ps1' = 'function Get-Help2 { Get-Inner }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
                It 'same' { InModuleScope Tape { . $PSScriptRoot/Helpers.ps1; Get-Help2 } | Should -Be 'inner' }
                It 'later' { InModuleScope Tape { Get-Help2 } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Where InModuleScope is around a Describe, dot-source the helper in BeforeAll.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Get-Inner { "inner" }; Export-ModuleMember -Function @()'; 'Helpers.ps1' = 'function Get-Help2 { Get-Inner }' } -Test {
            BeforeDiscovery { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            InModuleScope Tape { Describe 'd' { BeforeAll { . $PSScriptRoot/Helpers.ps1 }; It 'i' { Get-Help2 | Should -Be 'inner' } } }
            InModuleScope Tape { Describe 'e' { . $PSScriptRoot/Helpers.ps1; It 'j' { Get-Help2 } } }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A script block belongs to the module that it was written in.' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = '$script:word = "module"; function Get-Block { { "<$word>" } }' } -Test {
            Describe 'd' { It 'i' { Import-Module $PSScriptRoot/Tape.psm1 -Force; $word = 'test'; & (Get-Block) | Should -Be '<module>'; & { "<$word>" } | Should -Be '<test>'; (Get-Block).Module.Name | Should -Be 'Tape' } }
        }
        $run.Passed | Should -Be 1
    }

    It 'The error of a failed BeforeAll or AfterAll belongs to its block, which has a line of its own here. When the BeforeAll or AfterAll is at the top of a file, its error belongs to the file, as does the error of a file that cannot be loaded.' {
        $run = Invoke-Sample -File @{
            'Block.Tests.ps1' = 'Describe b { BeforeAll { throw 1 }; It i { } }; Describe c { AfterAll { throw 1 }; It j { } }; Describe d { BeforeEach { throw 1 }; It k { } }'
            'File.Tests.ps1'  = 'BeforeAll { throw 1 }; Describe f { It l { } }'
            'Load.Tests.ps1'  = 'Describe g { It m {'
            'Late.Tests.ps1'  = 'Describe h { It n { } }; throw 1'
        } -Inspect {
            @($args[0].Tests) + @($args[0].FailedBlocks) | ForEach-Object { "$($_.ExpandedPath) $($_.Result) $($_.ErrorRecord.Count)" }
            $args[0].FailedContainers | ForEach-Object { "$(Split-Path -Path $_.Name -Leaf) $($_.ErrorRecord.Count)" }
        }
        $run.Value | Should -Be 'b.i Failed 0', 'c.j Passed 0', 'd.k Failed 1', 'f.l Failed 0', 'h.n Passed 0', 'b Failed 1', 'c Failed 1', 'File.Tests.ps1 1', 'Late.Tests.ps1 1', 'Load.Tests.ps1 1'
    }

    It 'Instead of using a $script: variable, the body of a closure can name the parameters in a param() block.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Send-Report ($Uri, $Body) { 'real' }
                    function Set-Closed ($Id) { Mock Send-Report { "id $Id to $Uri" }.GetNewClosure() }
                    function Set-Named ($Id) { Mock Send-Report { param ($Uri) "id $Id to $Uri" }.GetNewClosure() }
                }
                It 'closure' { Set-Closed 7; Send-Report -Uri north | Should -Be 'id 7 to ' }
                It 'named' { Set-Named 7; Send-Report -Uri north | Should -Be 'id 7 to north'; Send-Report -Body x -Uri south | Should -Be 'id 7 to south' }
            }
        }
        Assert-TestPassed $run 'closure', 'named'
    }

    It 'The checks run in the scope of the module, so they can call its private functions.' {
        $module = @'
function Get-Secret { 'secret' }
function Test-Server {
    $container = New-PesterContainer -Path $PSScriptRoot/Server.Checks.ps1
    (Invoke-Pester -Container $container -Output None -PassThru).Result
}
Export-ModuleMember -Function Test-Server
'@
        $run = Invoke-Sample -File @{ 'Checks.psm1' = $module; 'Server.Checks.ps1' = 'Describe d { It i { Get-Secret | Should -Be secret } }' } -Script {
            Import-Module ./Checks.psm1 -Force
            "module: $(Test-Server)"
            "test: $((Invoke-Pester -Container (New-PesterContainer -Path ./Server.Checks.ps1) -Output None -PassThru).Result)"
            Remove-Module Checks
        }
        @($run.Value -match '^(module|test): ') | Should -Be 'module: Passed', 'test: Failed'
    }

    It 'Setup that stands directly in such a function belongs to the block that calls the function.' {
        $run = Invoke-Sample -File @{ 'Shared.ps1' = 'function Test-Shared { BeforeAll { $shared = "set" }; BeforeEach { $each = "set" }; It "in the function" { "$shared $each" | Should -Be "set set" } }' } -Test {
            BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }
            Describe 'd' { It 'of the block' { "$shared $each" | Should -Be 'set set' }; Test-Shared }
            Describe 'e' { It 'elsewhere' { "$shared $each" | Should -Be ' ' } }
        }
        Assert-TestPassed $run 'in the function', 'of the block', 'elsewhere'
    }

    It 'Write a Context in the function, with the setup in it. The BeforeEach of the calling block runs for the tests in that Context, too.' {
        $run = Invoke-Sample -File @{ 'Shared.ps1' = 'function Test-Shared ($Name) { Context $Name { BeforeAll { $shared = "set" }; It "in $Name" { "$shared $own $each" | Should -Be "set own each" } } }' } -Test {
            BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }
            Describe 'd' { BeforeAll { $own = 'own' }; BeforeEach { $each = 'each' }; Test-Shared one; Test-Shared two; It 'of the block' { $shared | Should -BeNullOrEmpty; $own | Should -Be 'own' } }
        }
        Assert-TestPassed $run 'in one', 'in two', 'of the block'
    }

    It 'When the helper is called several times, make the filter from a text, which keeps the value. Double each '' in the value' {
        $run = Invoke-Sample {
            BeforeAll {
                function Use-Text ([string] $Server, [string] $Answer) { $filter = [scriptblock]::Create("`$Uri -like '*$($Server -replace "'", "''")*'"); Mock Invoke-RestMethod { $Answer }.GetNewClosure() -ParameterFilter $filter }
            }
            Describe 'd' {
                BeforeEach { Mock Invoke-RestMethod { 'default' } }
                It 'several' { Use-Text vault v; Use-Text north n; Use-Text "o'neil" o; 'vault', 'north', "o'neil", 'other' | ForEach-Object { Invoke-RestMethod "https://example.com/$_" } | Should -Be v, n, o, default }
                It 'not doubled' { { [scriptblock]::Create("`$Uri -like '*$("o'neil")*'") } | Should -Throw }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'In a filter, GetNewClosure() does not help' { Assert-TestPassed $sample 'filter' }

    It 'Hand the parameter to -ForEach, as here: without that, it is empty in the tests and in BeforeAll. $PSScriptRoot in the shared file is the folder of the shared file, in its tests, too. $MyInvocation.PSScriptRoot is the folder of the test file, but only at the top of the shared file: in BeforeAll and in tests, it is the folder of Pester.' {
        $line = '. $PSScriptRoot/../common/Shared.ps1 -Folder $PSScriptRoot'
        $run = Invoke-Sample -File @{
            'photos/Photos.Tests.ps1' = $line
            'mail/Mail.Tests.ps1'     = $line
            'common/Shared.ps1'       = {
                param ([string] $Folder)
                BeforeAll { $inSetup = $MyInvocation.PSScriptRoot; $given = "$Folder" }
                $leaf = Split-Path $Folder -Leaf
                Describe "of $leaf" -ForEach @{ Folder = $Folder; Caller = $MyInvocation.PSScriptRoot; Root = $PSScriptRoot } {
                    It 'with data' { $Folder | Should -BeLike '*[/\]?????*'; $Caller | Should -Be $Folder; $Root | Should -BeLike '*common'; $PSScriptRoot | Should -Be $Root; $given | Should -Be '' }
                    It 'caller' { $pester = (Get-Module Pester).ModuleBase; $inSetup | Should -Be $pester; $MyInvocation.PSScriptRoot | Should -Be $pester }
                }
                Describe 'without' { It 'no data' { "$Folder" | Should -Be '' } }
            }
        } -Configuration @{ Run = @{ Path = '.' } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 6
        $run.Tests.Path | Should -Contain 'of photos.with data'
    }

    Context 'a function in a module' {
        BeforeAll {
            $module = 'function Get-Inner { "inner" }
function Test-Word ($Word, $Check) {
    It "check $Word" -ForEach @{ Word = $Word; Check = $Check } { & $Check $Word }
    It "piped $Word" -ForEach @{ Word = $Word; Check = $Check } { $Word | & $Check }
}
function Test-Body {
    It "private" { Get-Inner | Should -Be "inner" }
    It "function of the file" { Get-OfFile }
    It "variable of the file" { $ofFile | Should -Be "file" }
    It "mock" { Get-Date | Should -Be "mocked" }
    It "mock of the module" { Get-Location | Should -Be "mocked" }
}
Export-ModuleMember Test-Word, Test-Body'
            $inModule = Invoke-Sample -NewProcess -File @{
                'Shared.psm1' = $module
                'a.Tests.ps1' = {
                    BeforeDiscovery { Import-Module $PSScriptRoot/Shared.psm1 -Force }
                    Describe 'd' {
                        BeforeAll { $ofFile = 'file'; function Get-OfFile { 'file' }; Mock Get-Date { 'mocked' }; Mock Get-Location { 'mocked' } -ModuleName Shared }
                        Test-Body
                        Test-Word one { param ($Word) $Word | Should -Be 'one' }
                        Test-Word two { Should -Not -BeNullOrEmpty }
                        Test-Word three { Get-OfFile | Should -Be 'file'; $ofFile | Should -Be 'file'; Get-Date | Should -Be 'mocked' }
                    }
                }
                'b.Tests.ps1' = {
                    BeforeDiscovery { Import-Module $PSScriptRoot/Shared.psm1 -Force }
                    Describe 'again' {
                        BeforeAll { Import-Module $PSScriptRoot/Shared.psm1 -Force; Mock Get-Location { 'mocked' } -ModuleName Shared }
                        Test-Body
                    }
                }
                'c.Tests.ps1' = {
                    BeforeAll { Import-Module $PSScriptRoot/Shared.psm1 -Force }
                    Describe 'late' { Test-Body }
                }
            } -Script {
                foreach ($file in 'c', 'a', 'b') {
                    $result = Invoke-Pester "./$file.Tests.ps1" -PassThru -Output None
                    Remove-Module Shared -ErrorAction Ignore
                    $result.Tests | ForEach-Object { "$file $($_.ExpandedName): $($_.Result) $(@($_.ErrorRecord)[0])" -replace '\s+', ' ' }
                    $result.FailedContainers | ForEach-Object { "$file $($_.ErrorRecord)" }
                }
            }
            function Get-Word ($Start) { @($inModule.Value | Where-Object { $_.StartsWith("${Start}: ") })[0].Substring($Start.Length + 2).Trim() }
        }

        It 'A module can hold the function, too. Import the module in BeforeDiscovery. A script block that the test file passes goes into the hashtable like every other value' {
            Get-Word 'a check one' | Should -Be Passed
            @($inModule.Value -like 'c *') | Should -BeLike "c The term 'Test-Body' is not recognized*"
        }

        It 'It sees private functions of the module, but not what BeforeAll of the test file defines. Mocks of the test file need -ModuleName FileTests.' {
            Get-Word 'a private' | Should -Be Passed
            Get-Word 'a function of the file' | Should -BeLike "Failed The term 'Get-OfFile' is not recognized*"
            Get-Word 'a variable of the file' | Should -BeLike "Failed Expected 'file', but got `$null.*"
            Get-Word 'a mock' | Should -BeLike 'Failed *'
            Get-Word 'a mock of the module' | Should -Be Passed
        }

        It 'these mocks are in the new copy, and the body still belongs to the first.' {
            Get-Word 'b mock of the module' | Should -BeLike 'Failed *'
            Get-Word 'b private' | Should -Be Passed
        }

        It 'The script block belongs to the test file. It sees the mocks there and what BeforeAll defines' { Get-Word 'a check three' | Should -Be Passed }

        It 'but not $Path of the It, nor the variable of a loop around the call.' {
            $run = Invoke-Sample -File @{
                'Shared.psm1' = 'function Test-File ([string] $Path, [scriptblock] $Check) { It "is right" -ForEach @{ Path = $Path; Check = $Check } { & $Check $Path } }'
            } -Test {
                BeforeDiscovery { Import-Module $PSScriptRoot/Shared.psm1 }
                Describe 'd' {
                    foreach ($file in 'a') {
                        Test-File $file { param ($Name) $Name | Should -Be 'a' }
                        Test-File $file { $file | Should -Be 'a' }
                        Test-File $file { $Path | Should -Be 'a' }
                    }
                }
            }
            $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        }

        It 'Pass the value as an argument. With $Path | & $Check, the assertion in { Should -Exist } gets $null.' {
            Get-Word 'a piped two' | Should -BeLike 'Failed *'
            (Get-Failure { 'here' | & { Should -Exist } }) | Should -BeLike '*Expected path $null to exist*'
            Assert-Passing { & { param ($File) $File | Should -Exist } $PSHOME }
        }
    }
}
