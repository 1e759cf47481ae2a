BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-PesterConfiguration' {
    It 'Creates the object that Invoke-Pester takes in -Configuration. All options are in it, by section, with their default and a description, so it also serves to look them up.' {
        Assert-Passing { $c = New-PesterConfiguration; if ($c.GetType().Name -ne 'PesterConfiguration' -or $c.Run.Path.Default -ne '.' -or -not $c.Run.Path.Description) { throw } }
    }

    It 'Sections and options as nested hashtables or ordered dictionaries.' {
        Assert-Passing { if ((New-PesterConfiguration -Hashtable @{ Run = @{ Path = 'x' } }).Run.Path.Value -ne 'x') { throw } }, { if ((New-PesterConfiguration -Hashtable ([ordered] @{ Run = [ordered] @{ Path = 'x' } })).Run.Path.Value -ne 'x') { throw } }
    }

    It 'an empty one changes nothing' {
        Assert-Passing { if ((New-PesterConfiguration -Hashtable @{}).Run.Path.Value -ne '.') { throw } }, { if ($null -ne (New-PesterConfiguration -Hashtable $null)) { throw } }
    }

    It 'An unknown section, an unknown option and a value of the wrong type are silently ignored, so check the result when an option seems to have no effect.' {
        Assert-Passing { $c = New-PesterConfiguration -Hashtable @{ Nope = @{ A = 1 }; Run = @{ Paths = 'x'; PassThru = 'text' } }; if ($c.Run.PassThru.Value -ne $false) { throw "$($c.Run.PassThru.Value)" } }
    }

    It 'A [switch] is not a Boolean here: write [bool] $CI.' {
        Assert-Passing { $CI = [switch] $true; if ((New-PesterConfiguration -Hashtable @{ Run = @{ Exit = $CI } }).Run.Exit.IsModified) { throw } }
        Assert-Passing { $CI = [switch] $true; if (-not (New-PesterConfiguration -Hashtable @{ Run = @{ Exit = [bool] $CI } }).Run.Exit.Value) { throw } }
    }

    It 'In a list, items of the wrong type become $null: with Tag = 1, 2 no test runs, with Tag = ''1'', ''2'' the right ones do.' {
        Assert-Passing { $tags = (New-PesterConfiguration -Hashtable @{ Filter = @{ Tag = 1, 'x' } }).Filter.Tag; if (-not $tags.IsModified -or $null -ne $tags.Value[0] -or $tags.Value[1] -ne 'x') { throw "$($tags.Value)" } }
        Assert-Passing { if ((New-PesterConfiguration -Hashtable @{ Filter = @{ Tag = 1 } }).Filter.Tag.IsModified) { throw } }
        $run = Invoke-Sample -Script {
            Set-Content a.Tests.ps1 'Describe "d" { It "one" -Tag 1 { }; It "three" -Tag 3 { } }'
            foreach ($tags in @(1, 2), @('1', '2')) {
                $result = Invoke-Pester -Configuration (New-PesterConfiguration -Hashtable @{ Run = @{ Path = 'a.Tests.ps1'; PassThru = $true }; Filter = @{ Tag = $tags }; Output = @{ Verbosity = 'None' } })
                "$($result.PassedCount) $($result.NotRunCount)"
            }
        }
        $run.Value | Should -Be '0 2', '1 1'
    }

    It 'Without the parameter, everything is at its default.' {
        Assert-Passing { if ((New-PesterConfiguration).Output.Verbosity.Value -ne 'Normal') { throw } }
    }

    It 'Returns a new PesterConfiguration object at each call.' {
        Assert-Passing { if ([object]::ReferenceEquals((New-PesterConfiguration), (New-PesterConfiguration))) { throw } }
    }

    It 'Setting an unknown option as a property does fail: The property ''Paths'' cannot be found on this object. So does a text or a number where $true belongs.' {
        Get-Failure { $c = New-PesterConfiguration; $c.Run.Paths = 'x' } | Should -Match "The property 'Paths' cannot be found on this object"
        $null = Get-Failure { $c = New-PesterConfiguration; $c.Run.PassThru = 'text' }, { $c = New-PesterConfiguration; $c.Run.PassThru = 1 }
    }

    It 'Casting does the same as the parameter: [PesterConfiguration] @{ Run = @{ Path = ''.''' {
        Assert-Passing { $c = [PesterConfiguration] @{ Run = @{ Path = 'x' } }; if ($c.Run.Path.Value -ne 'x') { throw } }
    }

    It 'A variable $PesterPreference does not change what this command returns. Its options are merged in by Invoke-Pester.' {
        $run = Invoke-Sample -Script {
            $PesterPreference = New-PesterConfiguration; $PesterPreference.Output.Verbosity = 'None'; $PesterPreference.Filter.FullName = 'nope'
            "$((New-PesterConfiguration).Output.Verbosity.Value)"
            Set-Content a.Tests.ps1 'Describe "d" { It "i" { } }'
            "not run $((Invoke-Pester -Path a.Tests.ps1 -PassThru).NotRunCount)"
        }
        $run.Value | Should -Be 'Normal', 'not run 1'
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | New-PesterConfiguration | Out-Null }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'That makes the object the safer way, in a script with $ErrorActionPreference = ''Stop'' at its top. Without this line, the run starts without the option.' {
        $wrong = '$c = New-PesterConfiguration; $c.Run.Path = "./a.Tests.ps1"; $c.Output.Verbosity = "None"; {0}; Invoke-Pester -Configuration $c; "went on"'
        $run = Invoke-Sample -File @{
            'a.Tests.ps1' = 'Describe "d" { It "i" { Set-Content started.txt "x" } }'
            'option.ps1'  = $wrong.Replace('{0}', '$c.Filter.FullNames = "none"')
            'value.ps1'   = $wrong.Replace('{0}', '$c.Run.Exit = "yes"')
        } -Script {
            foreach ($script in 'option', 'value') {
                foreach ($top in '', '$ErrorActionPreference = "Stop"; ') {
                    Set-Content run.ps1 "$top`n$(Get-Content "$script.ps1" -Raw)"
                    # a session of its own, without the try around a sample
                    $session = [powershell]::Create().AddScript("Set-Location '$PWD'; Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; ./run.ps1")
                    $said = try { "$($session.Invoke())" } catch { 'ended' }
                    "$said started $(Test-Path started.txt)"
                    Remove-Item started.txt -ErrorAction Ignore
                    $session.Dispose()
                }
            }
            # The hashtable is the other way: no error, whatever the preference.
            $ErrorActionPreference = 'Stop'
            Invoke-Pester -Configuration @{ Run = @{ Path = './a.Tests.ps1'; Exit = 'yes' }; Filter = @{ FullNames = 'none' }; Output = @{ Verbosity = 'None' } }
            "hashtable started $(Test-Path started.txt)"
        }
        $run.Value | Should -Be 'went on started True', 'ended started False', 'went on started True', 'ended started False', 'hashtable started True'
    }

    It 'It needs the Pester module to be loaded, which New-PesterConfiguration takes care of.' {
        $run = Invoke-Sample -Script {
            $folder = New-Item -ItemType Directory modules/Pester
            Copy-Item -Path "$((Get-Module Pester).ModuleBase)/*" -Destination $folder -Recurse
            $prefix = "`$env:PSModulePath = '$PWD/modules' + [IO.Path]::PathSeparator + `$env:PSModulePath; "
            & (Get-Process -Id $PID).Path -NoProfile -Command "$prefix try { `$null = [PesterConfiguration] @{ Run = @{ Path = '.' } }; 'cast' } catch { 'unknown' }"
            & (Get-Process -Id $PID).Path -NoProfile -Command "$prefix `$null = New-PesterConfiguration; `$null = [PesterConfiguration] @{ Run = @{ Path = '.' } }; 'cast'"
            Remove-Item modules -Recurse
        }
        $run.Value | Should -Be 'unknown', 'cast'
    }
}
