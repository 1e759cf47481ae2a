BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Script {
        "count $(@(Get-ShouldOperator).Count)"
        function Test-Private ($ActualValue, [switch] $Negate) { }
        Add-AssertionOperator -Name BeOwn -Test ${function:Test-Private} -Alias Own
        "names $((Get-ShouldOperator).Name)"
        "properties $((Get-ShouldOperator)[0].PSObject.Properties.Name | Sort-Object)"
        "help $((Get-ShouldOperator -Name Be).Name) $((Get-ShouldOperator -Name EQ).Name)"
        "complete $(([System.Management.Automation.CommandCompletion]::CompleteInput('Get-ShouldOperator -Name BeO', 27, $null)).CompletionMatches.CompletionText)"
        $null = Get-ShouldOperator -Name Nothing
    }
}

Describe 'commands/Get-ShouldOperator' {
    It 'Lists the operators that Should knows, or shows the help of one of them.' {
        $sample.Value | Should -Contain 'count 23'; ($sample.Value -like 'help*') | Should -Match 'Be'
    }

    It 'The operator, or an alias of it, without a dash; the names complete with Tab, including your own operators. An unknown name is an error that lists all allowed names. Without a name, all operators are listed.' {
        ($sample.Value -like 'complete*') | Should -Match 'BeOwn'
        $sample.Errors | Should -Match 'BeOwn'
        $sample.Errors | Should -Match 'BeNullOrEmpty'
        ($sample.Value -like 'names*') | Should -Match 'BeGreaterThan.*BeOwn'
    }

    It 'Nothing can be piped in. Without -Name, it returns an object with Name and Alias for each operator.' {
        Get-PipedParameter Get-ShouldOperator | Should -BeNullOrEmpty
        $sample.Value | Should -Contain 'properties Alias Name'
    }

    It 'With -Name, it returns the help of that operator. For one of your own, it finds the help of a global function only; otherwise it warns No help found for Should operator.' {
        $run = Invoke-Sample -Script {
            function Test-Private ($ActualValue) { <# .SYNOPSIS
                local help #> }
            function global:Test-OwnGlobal ($ActualValue) { <# .SYNOPSIS
                global help #> }
            Add-AssertionOperator -Name BeOwn -Test ${function:Test-Private} -InternalName Test-Private
            Add-AssertionOperator -Name BeOwnGlobal -Test ${function:Test-OwnGlobal} -InternalName Test-OwnGlobal
            (Get-ShouldOperator -Name BeOwnGlobal).Name
            Get-ShouldOperator -Name BeOwn
        }
        $run.Value | Should -Be 'Test-OwnGlobal'
        $run.Warnings | Should -Be "No help found for Should operator 'Test-Private'"
    }

    It 'Pester 4.10.1 brings 23 operators.' {
        $sample.Value | Should -Contain 'count 23'
    }

    It 'Those added with Add-AssertionOperator stay listed until the module is removed.' {
        (Invoke-Sample -Script { $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; Add-AssertionOperator -Name BeOwn -Test { }; Import-Module $manifest; "$((Get-ShouldOperator).Name -contains 'BeOwn')"; Remove-Module Pester; Import-Module $manifest -Global; "$((Get-ShouldOperator).Name -contains 'BeOwn')" }).Value | Should -Be 'True', 'False'
    }
}
