BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Get-ShouldOperator' {
    BeforeAll {
        $run = Invoke-Sample -Script {
            $all = @(Get-ShouldOperator)
            "count $($all.Count) properties $(($all[0].PSObject.Properties.Name | Sort-Object) -join ',') be $($all.Name -contains 'Be')"
            "gt $(($all | Where-Object Name -EQ BeGreaterThan).Alias)"
            $one = Get-ShouldOperator -Name Be
            "one $(@($one).Count) $(($one.PSObject.Properties.Name | Sort-Object) -join ',')"
            "alias $((Get-ShouldOperator -Name GT).Name)"
            foreach ($wrong in 'Nope', 'Be*', '') { try { $null = Get-ShouldOperator -Name $wrong; 'taken' } catch { "refused $($_.Exception.Message -match 'BeExactly')" } }
            function ShouldX ($ActualValue, [switch] $Negate) { }
            Add-ShouldOperator -Name BeX -Test $function:ShouldX
            "own $((Get-ShouldOperator).Name -contains 'BeX')"
        }
    }

    It 'Lists the operators of Should, those of Pester and those that you added, or shows the help of one.' {
        "$($run.Value)" | Should -Match 'count 26 .*be True'
        $run.Value | Should -Contain 'own True'
    }

    It 'The operator, or an alias of it, without a dash; the names complete with Tab, including your own operators.' {
        "$($run.Value)" | Should -Match 'one 1 '
        "$($run.Value)" | Should -Match 'alias (BeGreaterThan|GT)'
    }

    It 'It takes no wildcards, and an unknown or empty name gives an error that lists all allowed names.' {
        @($run.Value | Where-Object { $_ -like 'refused*' }).Count | Should -Be 3
    }

    It 'Without a name, all operators are listed.' {
        "$($run.Value)" | Should -Match 'count 26'
    }

    It 'Without -Name, it returns an object with Name and Alias for each operator; several aliases are joined by commas.' {
        "$($run.Value)" | Should -Match 'properties Alias,Name '
        $run.Value | Should -Contain 'gt GT'
    }

    It 'With -Name, it returns one object with Name, Aliases and Help, shown as a help page.' {
        "$($run.Value)" | Should -Match 'one 1 Aliases,Help,Name'
    }

    It 'Pester brings 26 operators.' {
        "$($run.Value)" | Should -Match 'count 26'
    }

    It 'Those added with Add-ShouldOperator stay listed until Pester is removed or imported again with -Force, even when the module that added them is removed.' {
        $run.Value | Should -Contain 'own True'
        $later = Invoke-Sample -Script {
            function ShouldLater ($ActualValue, [switch] $Negate) { [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeLater -Test $function:ShouldLater
            Set-Content i.Tests.ps1 'Describe "d" { It "i" { 1 | Should -BeLater } }'
            "run $((Invoke-Pester -Path i.Tests.ps1 -PassThru -Output None).PassedCount)"
            "after the run $((Get-ShouldOperator).Name -contains 'BeLater')"
            $path = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            Remove-Module Pester; Import-Module $path
            "imported again $((Get-ShouldOperator).Name -contains 'BeLater')"
            $own = New-Module -Name Own { Add-ShouldOperator -Name BeOwn -Test { param ($ActualValue, [switch] $Negate) } } | Import-Module -PassThru -Global
            Remove-Module $own
            "own module removed $((Get-ShouldOperator).Name -contains 'BeOwn')"
            Import-Module $path -Global
            "without force $((Get-ShouldOperator).Name -contains 'BeOwn')"
            Import-Module $path -Force -Global
            "with force $((Get-ShouldOperator).Name -contains 'BeOwn')"
        }
        $later.Value | Should -Be 'run 1', 'after the run True', 'imported again False', 'own module removed True', 'without force True', 'with force False'
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | Get-ShouldOperator | Out-Null }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }
}
