BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterContainer' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'param ($Name = "default") Describe "d" { It "has $Name" { Write-Host "<run $Name>" } }'
            Set-Content b.Tests.ps1 'Describe "b" { It "i" { } }'
            $none = @(New-PesterContainer -Path './nope*')
            "none $($none.Count)"
            "folder $((Invoke-Pester -Container $none -PassThru -Output None).TotalCount)"
            $two = @(New-PesterContainer -Path a.Tests.ps1, b.Tests.ps1 -Data @{ Name = 'x' }, @{ Name = 'y' })
            "pairs $($two.Count) $($two[0].GetType().FullName) $($two[0].Type) $($two[0].Data.Name)"
            $data = @{ Name = 'copied' }; $one = New-PesterContainer -Path a.Tests.ps1 -Data $data; $data.Name = 'changed'
            "names $((Invoke-Pester -Container $one -PassThru -Output None).Tests.Name)"
            Set-Content c.Tests.ps1 'param ($List) Describe "d" { BeforeAll { $seen = $List.Count }; It "count <seen>" { $List.Add(1) } }'
            $shared = @{ List = [System.Collections.ArrayList]::new() }
            $both = @(New-PesterContainer -Path c.Tests.ps1 -Data $shared; New-PesterContainer -Path c.Tests.ps1 -Data $shared)
            (Invoke-Pester -Container $both -PassThru -Output None).Tests.ExpandedName -join ', '
            Remove-Item c.Tests.ps1
            "default $((Invoke-Pester -Container (New-PesterContainer -Path a.Tests.ps1 -Data @{}) -PassThru -Output None).Tests.Name)"
            "null $(@(New-PesterContainer -Path a.Tests.ps1 -Data $null).Count) empty $(@(New-PesterContainer -Path a.Tests.ps1 -Data @()).Count)"
            $block = New-PesterContainer -ScriptBlock { Describe 's' { It 'i' { } } }
            "block $($block.Type) $((Invoke-Pester -Container $block -PassThru -Output None).PassedCount)"
            try { New-PesterContainer -Path a.Tests.ps1 -ScriptBlock { } ; 'both' } catch { 'refused' }
            try { New-PesterContainer { } ; 'position' } catch { 'no position' }
        }
    }

    It 'Wraps test files or script blocks, together with values for their param block, into objects for Invoke-Pester -Container.' {
        $run.Value | Should -Contain 'block ScriptBlock 1'
        $run.Text | Should -Match '<run copied>'
    }

    It '$null, an empty text and an empty list are errors here.' {
        $null = Get-Failure { New-PesterContainer -Path $null }, { New-PesterContainer -Path '' }, { New-PesterContainer -Path @() }
        $run.Value | Should -Contain 'none 0'
    }

    Context 'paths where there is no file' {
        BeforeAll {
            $made = (Invoke-Sample -File @{ 'a.Tests.ps1' = '' } -Script {
                    foreach ($path in './none.Tests.ps1', './none', './none-*.Tests.ps1', './none/a.Tests.ps1', './none/*.Tests.ps1', './none/b/a') {
                        $containers = @(New-PesterContainer -Path $path, ./a.Tests.ps1 -ErrorVariable problems 2> $null)
                        "$path $($containers.Count) $("$($problems | Select-Object -First 1)" -match 'Cannot find path')"
                    }
                    "alone $(@(New-PesterContainer -Path ./none/a.Tests.ps1 2> $null).Count)"
                    $null = New-Item -ItemType Directory deep, deep/er
                    Set-Content deep/er/none.Tests.ps1 ''
                    foreach ($path in './none.Tests.ps1', 'none-*.Tests.ps1', './no*', './other.Tests.ps1') { "$path $(New-PesterContainer -Path $path | ForEach-Object { $_.Item.Name })" }
                }).Value
        }

        It 'A path that matches nothing, neither in its own folder nor below, gives no container.' {
            $made[0..2] | Should -Be './none.Tests.ps1 1 False', './none 1 False', './none-*.Tests.ps1 1 False'
            $made[7..20] | Should -Be './none.Tests.ps1 none.Tests.ps1', 'none-*.Tests.ps1 ', './no* none.Tests.ps1', './other.Tests.ps1 '
        }

        It 'When a folder in front of the last part of the path is missing, Cannot find path is written, and the other paths still count.' {
            $made[3..6] | Should -Be './none/a.Tests.ps1 1 True', './none/*.Tests.ps1 1 True', './none/b/a 1 True', 'alone 0'
        }
    }

    It 'A file that is not a .ps1 file ends the call.' {
        $made = (Invoke-Sample -File @{ 'a.Tests.ps1' = ''; 'other.ps1' = ''; 'notes.txt' = '' } -Script {
                foreach ($path in @('./notes.txt', './a.Tests.ps1'), @('./a.Tests.ps1', './notes.txt'), @('./a.Tests.ps1', './*.txt'), @('./a.Tests.ps1', './none.txt'), @('./a.Tests.ps1', '.'), @('./a.Tests.ps1', './other.ps1')) {
                    $containers = 'none'
                    try { $containers = @(New-PesterContainer -Path $path).Count; "$containers" } catch { "$containers $($_ -replace '.*[/\\]')" }
                }
            }).Value
        $made | Should -Be "none notes.txt' is not a ps1 file.", "none notes.txt' is not a ps1 file.", "none notes.txt' is not a ps1 file.", '1', '1', '2'
    }

    It 'Without any container Invoke-Pester searches the current folder, as if -Container had been left out.' {
        $run.Value | Should -Contain 'none 0'
        $run.Value | Should -Contain 'folder 2'
    }

    It 'nor together with -ScriptBlock.' {
        $run.Value | Should -Contain 'refused'
        $run.Value | Should -Not -Contain 'both'
    }

    It 'Hashtables with values for the param block. Several of them make several containers for each file or script block.' {
        "$($run.Value)" | Should -Match 'pairs 4 '
    }

    It 'A parameter that is not named keeps its default. A mandatory parameter that is not named fails the container in a non-interactive session.' {
        $run.Value | Should -Contain 'default has default'
    }

    It 'Without -Data, or with $null, the tests run once without data. An empty array @() makes no container at all.' {
        $run.Value | Should -Contain 'null 1 empty 0'
    }

    It 'Script blocks with the same content as a test file.' {
        $run.Value | Should -Contain 'block ScriptBlock 1'
    }

    It 'The hashtable is copied, so one hashtable can serve several containers. The objects in it are not copied: what one test file changes in a list, the next file finds changed.' {
        $run.Value | Should -Contain 'names has copied'
        $run.Value | Should -Contain 'count 0, count 1'
    }

    It 'A script can pass on its own parameters with -Data $PSBoundParameters. A parameter that the script was called without has the default of the test file.' {
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = "param ([string] `$Root, [string] `$Kind = 'disk', [switch] `$Full) Describe 'd' { It '<Root> <Kind> <Full>' { } }"
            'run.ps1'     = 'param ([string] $Root, [string] $Kind = "tape", [switch] $Full) $c = New-PesterContainer -Path ./a.Tests.ps1 -Data $PSBoundParameters; (Invoke-Pester -Container $c -Output None -PassThru).Tests.ExpandedName; "$($PSBoundParameters.Keys)"'
        } -Script { ./run.ps1 -Root r; ./run.ps1 -Root r -Kind t -Full }
        $run.Value[0, 2] | Should -Be 'r disk False', 'r t True'
        $run.Value[1, 3] | Should -Be 'Root', 'Root Kind Full'
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | New-PesterContainer -ScriptBlock { } | Out-Null }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'Returns a Pester.ContainerInfo object for each combination of file or script block and data, with Type (File or ScriptBlock), Item and Data.' {
        Assert-Passing { $c = New-PesterContainer -ScriptBlock { 1 }, { 2 } -Data @{ a = 1 }, @{ a = 2 }; if ($c.Count -ne 4 -or $c[0].GetType().FullName -ne 'Pester.ContainerInfo' -or "$($c[0].Type)" -ne 'ScriptBlock' -or $c[0].Data.a -ne 1 -or "$($c[0].Item)".Trim() -ne '1') { throw "$($c.Count)" } }
    }

    It 'Run.ExcludePath and Run.TestExtension have no effect on this command, not even through $PesterPreference: folders are searched for *.Tests.ps1, and only' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = ''; 'sub/b.Tests.ps1' = ''; 'sub/c.Spec.ps1' = '' } -Script {
            $PesterPreference = New-PesterConfiguration
            $PesterPreference.Run.ExcludePath = '*a.Tests.ps1'
            $PesterPreference.Run.TestExtension = '.Spec.ps1'
            $container = New-PesterContainer -Path sub
            "made $((Invoke-Pester -Container $container -Output None -PassThru).Containers | ForEach-Object { $_.Item.Name } | Sort-Object)"
            $configuration = New-PesterConfiguration
            $configuration.Run.Container = $container
            $configuration.Run.ExcludePath = '*a.Tests.ps1'
            $configuration.Run.PassThru = $true
            $configuration.Output.Verbosity = 'None'
            "run $((Invoke-Pester -Configuration $configuration).Containers | ForEach-Object { $_.Item.Name } | Sort-Object)"
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'made a.Tests.ps1 b.Tests.ps1', 'run a.Tests.ps1 b.Tests.ps1'
    }

    It 'The type of a parameter converts its value only in discovery, so give the value the right type here.' {
        $test = 'BeforeDiscovery { Write-Host "discovery $($Days.GetType().Name)" }; BeforeAll { Write-Host "setup $($Days.GetType().Name)" }; Describe "d" { Write-Host "body $($Days.GetType().Name)"; It "i" { Write-Host "test $($Days.GetType().Name)" } }'
        $run = Invoke-Sample -File @{ 'plain.Tests.ps1' = "param ([int] `$Days) $test"; 'cmdlet.Tests.ps1' = "[CmdletBinding()] param ([Parameter(Mandatory)] [int] `$Days) $test"; 'block.ps1' = "{ param ([int] `$Days) $test }" } -Script {
            foreach ($value in '30', 30) {
                $containers = (New-PesterContainer -Path plain.Tests.ps1 -Data @{ Days = $value }), (New-PesterContainer -Path cmdlet.Tests.ps1 -Data @{ Days = $value }), (New-PesterContainer -ScriptBlock (& ./block.ps1) -Data @{ Days = $value })
                foreach ($container in $containers) { $null = Invoke-Pester -Container $container -Output None }
            }
        }
        $lines = @($run.Output | Where-Object { $_ -match '^(discovery|setup|body|test) ' })
        $lines[0..11] | Should -Be (@('discovery Int32', 'body Int32', 'setup String', 'test String') * 3)
        $lines[12..23] | Should -Be (@('discovery Int32', 'body Int32', 'setup Int32', 'test Int32') * 3)
    }
}
