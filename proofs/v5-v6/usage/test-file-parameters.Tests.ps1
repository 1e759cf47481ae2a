BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
    function Get-Said ($Run) { @($Run.Output -match '^\s*said: ' -replace '^\s*said: ') -join ' ' }
    # How a file with this head takes a key that it does not declare.
    function Get-Undeclared ($Head) {
        Invoke-Sample -File @{ 'a.Tests.ps1' = "$Head`nBeforeAll { `"said: setup `$Server`" | Write-Host }; Describe 'd' { It 'test' { `"said: test `$Server`" | Write-Host }; Write-Host `"said: discovery `$Server.`" }" } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Server = 's1' }) -PassThru -Output Detailed }
    }
}

Describe 'usage/test-file-parameters' {
    It 'The parameters are visible everywhere in the file, in both passes.' {
        $run = Invoke-Sample -File @{ 'P.Tests.ps1' = "param (`$Root = 'default')`nWrite-Host `"said: `$Root`"; BeforeAll { Write-Host `"said: `$Root`" }; Describe 'd' { It 'i' -ForEach `$Root { `"`$_ `$Root`" | Should -Be 'given given' } }" } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./P.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }
        $run.Passed | Should -Be 1
        Get-Said $run | Should -Be 'given given'
    }

    It 'Each hashtable is one run of the file, so two hashtables run it twice.' {
        $run = Invoke-Sample { param ($Target, $Servers) Describe 'd' { It 'on <Target>' { $Servers.Count | Should -Be 2 } } } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./Sample.Tests.ps1 -Data @{ Target = 'D1'; Servers = 'a', 'b' }, @{ Target = 'D2'; Servers = 'a', 'b' }) -PassThru -Output None
        }
        $run.Tests.Name | Should -Be 'on D1', 'on D2'
        $run.Passed | Should -Be 2
    }

    It 'A parameter that gets no value has its default.' {
        (Invoke-Sample -File @{ 'P.Tests.ps1' = "param (`$Root = 'default', `$Other = 'o')`nDescribe 'd' { It 'i' { `"`$Root `$Other`" | Should -Be 'given o' } }" } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./P.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }).Passed | Should -Be 1
    }

    It 'In a report, both runs have the name of the file. What tells them apart is the name of a block with the parameter in it, as here.' {
        $file = @{ 'p.Tests.ps1' = 'param ($Target) Describe "Backup to $Target" { It "i" { } }; Describe "plain" { It "i" { } }' }
        foreach ($case in @{ Format = 'JUnitXml'; Suite = '//testsuite'; Case = '//testcase' }, @{ Format = 'NUnit3'; Suite = '//test-suite[@type="Assembly"]'; Case = '//test-case' }) {
            $run = Invoke-Sample -File $file -Environment @{ PROOF_FORMAT = $case.Format } -Script {
                Invoke-Pester -Configuration @{ Run = @{ Container = New-PesterContainer -Path ./p.Tests.ps1 -Data @{ Target = 'D1' }, @{ Target = 'D2' } }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml'; OutputFormat = $env:PROOF_FORMAT }; Output = @{ Verbosity = 'None' } }
            }
            $report = [xml] $run.Files['r.xml']
            $names = @($report.SelectNodes($case.Suite).name)
            $names.Count | Should -Be 2 -Because $case.Format
            $names[0] | Should -Be $names[1] -Because $case.Format
            $names[0] | Should -Match 'p\.Tests\.ps1$' -Because $case.Format
            $report.SelectNodes($case.Case).name | Should -Be 'Backup to D1.i', 'plain.i', 'Backup to D2.i', 'plain.i' -Because $case.Format
        }
    }

    It '-Path of New-PesterContainer takes wildcards: -Path ./tests/*.Tests.ps1 gives the same data to every file that matches.' {
        $test = "param (`$Root)`nDescribe 'd' { It 'i' { `$Root | Should -Be 'given' } }"
        (Invoke-Sample -File @{ 'tests/A.Tests.ps1' = $test; 'tests/B.Tests.ps1' = $test } -Script {
            Invoke-Pester -Container (New-PesterContainer -Path ./tests/*.Tests.ps1 -Data @{ Root = 'given' }) -PassThru
        }).Passed | Should -Be 2
    }

    It 'Invoke-Pester -Path has no way to pass data, so files with a mandatory parameter need a container.' {
        (Invoke-Sample -Script { (Get-Command Invoke-Pester).Parameters.Keys -contains 'Data' }).Value | Should -Be $false
        (Invoke-Sample -File @{ 'P.Tests.ps1' = "param ([Parameter(Mandatory)] `$Root)`nDescribe 'd' { It 'i' { } }" }).Passed | Should -Be 0
    }

    It 'The file can also be started by itself, with its parameters, as in ./Target.Tests.ps1 -Target D1: Pester then runs it with that value.' {
        $run = Invoke-Sample -File @{ 'Target.Tests.ps1' = { param ([Parameter(Mandatory)] [string] $Target) Describe 'd' { It 'i' { Write-Host "target: $Target" } } } } -Script { ./Target.Tests.ps1 -Target D1 }
        @($run.Output -match 'target: ') | Should -Match 'D1'
        $run.Output | Where-Object { $_ -match 'Tests Passed: 1' } | Should -Not -BeNullOrEmpty
    }

    It '$PSBoundParameters, with the names of the parameters that were given, is filled only at the top of the file. Pass it on to the tests with the -ForEach of the outermost block: Describe ''Backup'' -ForEach @{ Given = $PSBoundParameters }. In its tests, $Given.ContainsKey(''Days'') tells whether Days was given, and Get-Backup @Given passes on the parameters that were given.' {
        $test = 'param ($Path, [int] $Days = 30) BeforeAll { function Get-Backup ($Path, $Days) { "$Path $Days" } }; Describe "Backup" -ForEach @{ Given = $PSBoundParameters } { It "i" { Write-Host "test $($Given.ContainsKey("Days")) $(Get-Backup @Given) $($PSBoundParameters.ContainsKey("Path"))" }; Context "inner" -ForEach @{ Late = $PSBoundParameters } { It "j" { Write-Host "inner $($Late.ContainsKey("Path")) $($Given.ContainsKey("Path"))" } } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test } -Script {
            foreach ($data in @{ Path = 'p' }, @{ Path = 'p'; Days = 7 }, @{ }) { Invoke-Pester -Container (New-PesterContainer -Path ./a.Tests.ps1 -Data $data) -Output None }
            ./a.Tests.ps1 -Path direct
        }
        $run.Output | Where-Object { $_ -match '^(test|inner) ' } | Should -Be 'test False p  False', 'inner False True', 'test True p 7 False', 'inner False True', 'test False   False', 'inner False False', 'test False direct  False', 'inner False True'
    }

    It 'To run a whole file for every row, give the file a param() block, and make a container for each row.' {
        $run = Invoke-Sample -File @{ 'servers.csv' = "Server,Port`nalpha,80`nbeta,443"; 'Server.Tests.ps1' = 'param ($Server, $Port) Write-Host "discovered $Server"; BeforeAll { Write-Host "setup $Server" }; Describe "server $Server" { It "i" { $Port | Should -BeOfType int; $Port | Should -Be @{ alpha = 80; beta = 443 }[$Server] } }' } -Script {
            $containers = Import-Csv -Path ./servers.csv | ForEach-Object {
                New-PesterContainer -Path ./Server.Tests.ps1 -Data @{ Server = $_.Server; Port = [int] $_.Port }
            }
            Invoke-Pester -Container $containers -PassThru
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Tests.Path | Should -Be 'server alpha.i', 'server beta.i'
        $run.Output | Where-Object { $_ -match '^(discovered|setup) ' } | Sort-Object | Should -Be 'discovered alpha', 'discovered beta', 'setup alpha', 'setup beta'
    }

    It 'In a file with several parameter sets, the values choose the set. Two sets need two containers. Without values, -Path alone can fail with Parameter set cannot be resolved using the specified named parameters, unless the file names a default set: [CmdletBinding(DefaultParameterSetName = ''ByName'')].' {
        $body = "param ([Parameter(ParameterSetName = 'ByName')] `$Name, [Parameter(ParameterSetName = 'ById')] `$Id) Describe 'd' { It 'i' -ForEach @{ Used = `$PSCmdlet.ParameterSetName } { `$Used } }"
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "[CmdletBinding()] $body"; 'b.Tests.ps1' = "[CmdletBinding(DefaultParameterSetName = 'ByName')] $body" } -Script {
            $r = Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1 -Data @{ Name = 'x' }, @{ Id = 1 }) -Output None -PassThru
            "$($r.Tests.StandardOutput)"
            "$((Invoke-Pester -Path a.Tests.ps1 -Output None -PassThru).Containers[0].ErrorRecord)"
            "$((Invoke-Pester -Path b.Tests.ps1 -Output None -PassThru).Result)"
        }
        $text = @($run.Value | Where-Object { $_ -is [string] })
        $text[0] | Should -Be 'ByName ById'
        $text[1] | Should -Match 'Parameter set cannot be resolved using the specified named parameters'
        $text[2] | Should -Be 'Passed'
    }

    It 'A type in param() converts a value for discovery only. In setup and tests, the text ''30'' for [int] $Days is still a text, and ''30'' -ge 7 is $false. What comes from a CSV file, an environment variable or a pipeline has to be converted in the hashtable: @{ Days = [int] $row.Days }.' {
        $test = 'param ([int] $Days = "5") BeforeDiscovery { $big = $Days -ge 7 }; BeforeAll { Write-Host "setup $($Days.GetType().Name)" }; Describe "d $($Days.GetType().Name) $big" { It "each <_>" -ForEach @($Days) { $_ | Should -BeOfType int }; It "i" { Write-Host "test $($Days.GetType().Name) $($Days -ge 7)" } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'rows.csv' = "Days`n30" } -Environment @{ PROOF_DAYS = '30' } -Script {
            $row = Import-Csv -Path ./rows.csv
            $data = @{ Days = '30' }, @{ Days = $row.Days }, @{ Days = $env:PROOF_DAYS }, @{ Days = [int] $row.Days }, @{ Days = [int] $env:PROOF_DAYS }
            foreach ($one in $data) { "$((Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1 -Data $one) -PassThru -Output None).Tests | ForEach-Object { "$($_.ExpandedPath) $($_.Result)" })" }
            # The default is converted for good.
            "$((Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1) -PassThru -Output None).Tests | ForEach-Object { "$($_.ExpandedPath) $($_.Result)" })"
        }
        $run.Value | Should -Be (@('d Int32 True.each 30 Passed d Int32 True.i Passed') * 5 + 'd Int32 False.each 5 Passed d Int32 False.i Passed')
        $run.Output | Where-Object { $_ -match '^(setup|test) ' } | Should -Be (@('setup String', 'test String False') * 3 + @('setup Int32', 'test Int32 True') * 2 + @('setup Int32', 'test Int32 False'))
    }

    It 'Whether that is an error depends on the file' {
        (Get-Undeclared 'param ($Known)').Result | Should -Be 'Passed'
    }

    It 'A file with [CmdletBinding()] or a [Parameter()] attribute refuses the key.' {
        foreach ($head in '[CmdletBinding()] param ($Known)', 'param ([Parameter()] $Known)') { (Get-Undeclared $head).Messages | Should -BeLike "A parameter cannot be found that matches parameter name 'Server'.*" }
    }

    It 'Any other file gets the key as a variable of its setup and tests.' {
        foreach ($head in '', 'param ($Known)') { (Get-Undeclared $head).Text | Should -Match '(?s)said: discovery \..*said: setup s1.*said: test s1' }
    }

    Context 'param() in a block, a setup and a test' {
        BeforeAll {
            $run = Invoke-Sample -File @{ 'File.Tests.ps1' = @'
param ($Days = 1)
foreach ($kind in 'Describe', 'Context') {
    & $kind "$kind plain" { param ($Days, $Plan = 'default'); Write-Host "$kind plain <$Days><$Plan>"; It "$kind hidden" { "<$Days>" | Should -Be '<30>' } }
    & $kind "$kind data" -ForEach @{ Plan = 'full' } { param ($Plan); Write-Host "$kind param <$Plan>"; It "$kind plan" { $Plan | Should -Be 'full' } }
    & $kind "$kind none" -ForEach @{ Plan = 'full' } { Write-Host "$kind none <$Plan><$Days>"; It "$kind read" { "$Plan $Days" | Should -Be 'full 30' } }
}
$data = @{ Plan = 'full' }
Describe 'a test with a param block' -ForEach $data { It 'own' -ForEach @{ Disk = 'D1' } { param ($Disk, $Plan, $Days) "<$Disk><$Plan><$Days>" | Should -Be '<D1><><>' } }
Describe 'a test without it' -ForEach $data { It 'without' -ForEach @{ Disk = 'D1' } { "<$Disk><$Plan><$Days>" | Should -Be '<D1><full><30>' } }
Describe 'setup' -ForEach $data { BeforeAll { param ($Plan, $Days) $script:got = "<$Plan><$Days>" }; It 'setup' { $got | Should -Be '<full><>' }; Context 'inner' { BeforeAll { param ($Plan) $script:inner = "<$Plan>" }; It 'inner setup' { $inner | Should -Be '<>' } } }
'@ } -Script { Invoke-Pester -Container (New-PesterContainer -Path ./File.Tests.ps1 -Data @{ Days = 30; Plan = 'given' }) -PassThru -Output None }
        }

        It 'Declare the parameters in the file only: in its blocks, setup and tests, read the variable of the file.' {
            foreach ($kind in 'Describe', 'Context') {
                $run.Text | Should -Match "$kind none <full><30>"
                Assert-TestPassed $run "$kind read"
            }
            Assert-TestPassed $run 'without'
        }

        It 'the body of a Describe or Context | nothing, not even the data of its own -ForEach' {
            foreach ($kind in 'Describe', 'Context') {
                $run.Text | Should -Match "$kind plain <><default>"
                $run.Text | Should -Match "$kind param <>"
                Assert-TestPassed $run "$kind hidden", "$kind plan"
            }
        }

        It 'BeforeAll | only the data of its block' {
            Assert-TestPassed $run 'setup', 'inner setup'
        }

        It 'a test | only the data of that test' {
            Assert-TestPassed $run 'own', 'without'
        }
    }

    It 'A parameter that gets nothing hides the variable of the same name, and in BeforeAll and BeforeEach hides it from the tests, too. So leave such a param() block out. For a mandatory parameter of a Describe, PowerShell asks, or the file fails with Cannot process command because of one or more missing mandatory parameters.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'param ($Days = 1); Describe a { param ($Days); Write-Host "in the block <$Days>"; It hidden { param ($Days) $Days | Should -BeNullOrEmpty }; It read { $Days | Should -Be 1 } }'
            'b.Tests.ps1' = 'param ($Days = 1); Describe b { param ([Parameter(Mandatory)] $Days); It never { } }; Describe c { It neither { } }'
            'c.Tests.ps1' = 'param ($Days = 1); Describe c { BeforeAll { param ($Days) }; It all { "<$Days>" | Should -Be "<>" } }; Describe d { BeforeEach { param ($Days) }; It each { "<$Days>" | Should -Be "<>" } }; Describe e { AfterEach { param ($Days) }; It after { $Days | Should -Be 1 } }'
            'd.Tests.ps1' = 'param ($Days = 1); BeforeAll { param ($Days) }; Describe f { It file { "<$Days>" | Should -Be "<>" } }'
        } -Script { Invoke-Pester -Path . -PassThru -Output Normal }
        $run.Text | Should -Match 'in the block <>'
        $run.Text | Should -Match 'Cannot process command because of one or more missing mandatory parameters: Days\.'
        Assert-TestPassed $run 'hidden', 'read', 'all', 'each', 'after', 'file'
        $run.Passed | Should -Be 6
    }
}
