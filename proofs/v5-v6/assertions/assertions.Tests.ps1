BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                # The message of a failed assertion, or PASSED.
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function Remove-Thing ([int] $Days) { }
                Set-Content TestDrive:/log.txt 'done'
            }

            It 'no value' {
                Mock Get-Date; Get-Date
                (Get-Message { 1 | Should -Invoke Get-Date }) | Should -BeLike '*does not take pipeline input*'
            }
            It 'output' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'value' }
                @(Get-List).Count | Should -Be 2
            }
            It 'assigned' {
                function Get-List { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'value' }
                Get-List | Should -Be 'value'
            }
        }
    }
    # What became of a test of the sample: Passed, or its message.
    function Get-Outcome ($Name) {
        $test = $sample.Tests | Where-Object Name -EQ $Name
        if ($test.Result -eq 'Failed') { "$($test.Message)" } else { $test.Result }
    }

    $looks = Invoke-Sample {
        BeforeAll { function Get-Own { param ([Parameter(ParameterSetName = 'A')] $Path, $Name) } }
        Describe 'd' {
            It 'all sets' { (Get-Command Get-Own).Parameters['Name'].ParameterSets.Keys | Should -Be '__AllParameterSets' }
            It 'more' { function Get-More { $list = [System.Collections.ArrayList] @(); $list.Add('x'); 'result' }; @(Get-More).Count | Should -Be 2; @(Get-More)[0] | Should -Be 0; function Get-Alone { $list = [System.Collections.ArrayList] @(); $null = $list.Add('x'); 'result' }; Get-Alone | Should -Be 'result' }
        }
    }
}

Describe 'assertions/assertions' {
    It 'They take no value from the pipeline.' {
        Get-Outcome 'no value' | Should -Be 'Passed'
    }

    It 'writes its result to the output.' {
        Get-Outcome 'output' | Should -Be 'Passed'
    }

    It 'Assign that result to $null, then the value is alone again.' {
        Get-Outcome 'assigned' | Should -Be 'Passed'
    }

    It 'A parameter that names no set is in __AllParameterSets.' {
        Assert-TestPassed $looks 'all sets'
    }

    It 'A function that returns more than you think: a line in it, often a .NET method call such as $list.Add(…), writes its result to the output. Assign that result to $null, then the value is alone again.' {
        Assert-TestPassed $looks 'more'
    }
}
