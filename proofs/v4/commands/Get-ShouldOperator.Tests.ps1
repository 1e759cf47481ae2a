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

    It 'The operator, or an alias of it, without a dash. Write -Name before it: Get-ShouldOperator Be is an error.' {
        ($sample.Value -like 'help*') | Should -Be 'help Should-Be Should-Be'
        $run = Invoke-Sample -Script { try { Get-ShouldOperator Be } catch { "$_" }; try { Get-ShouldOperator -Name '-Be' } catch { "$_" } }
        $run.Value[0] | Should -Be "A positional parameter cannot be found that accepts argument 'Be'."
        $run.Value[1] | Should -BeLike "*'Name'. The argument `"-Be`" does not belong to the set*"
    }

    It 'After -Name, the names complete with Tab, including your own operators. An unknown name is an error that lists all allowed names.' {
        (Invoke-Sample -Script { @((TabExpansion2 'Get-ShouldOperator BeO' 22).CompletionMatches).Count }).Value | Should -Be 0
        ($sample.Value -like 'complete*') | Should -Match 'BeOwn'
        $sample.Errors | Should -Match 'BeOwn'
        $sample.Errors | Should -Match 'BeNullOrEmpty'
        ($sample.Value -like 'names*') | Should -Match 'BeGreaterThan.*BeOwn'
    }

    It 'Nothing can be piped in. Without -Name, it returns an object with Name and Alias for each operator.' {
        Get-PipedParameter Get-ShouldOperator | Should -BeNullOrEmpty
        $sample.Value | Should -Contain 'properties Alias Name'
    }

    It 'With -Name, it returns the help of that operator.' {
        ($sample.Value -like 'help*') | Should -Be 'help Should-Be Should-Be'
    }

    It 'Help of your own operator comes from the function that is named in its -InternalName, or else in its -Name. When that function is not visible at the prompt, because it was defined in a test file or not exported by its module, you get the warning No help found for Should operator.' {
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

        $run = Invoke-Sample -Script {
            function global:BeOwnNamed ($ActualValue) { }
            function global:Test-OtherName ($ActualValue) { }
            Add-AssertionOperator -Name BeOwnNamed -Test ${function:BeOwnNamed}
            Add-AssertionOperator -Name BeOwnOther -Test ${function:Test-OtherName}
            $null = New-Module -Name ProofOperators {
                function BeOwnExported ($ActualValue) { }
                function BeOwnHidden ($ActualValue) { }
                Add-AssertionOperator -Name BeOwnExported -Test ${function:BeOwnExported}
                Add-AssertionOperator -Name BeOwnHidden -Test ${function:BeOwnHidden}
                Export-ModuleMember -Function BeOwnExported
            } | Import-Module -Global -PassThru
            foreach ($name in 'BeOwnNamed', 'BeOwnOther', 'BeOwnExported', 'BeOwnHidden') { (Get-ShouldOperator -Name $name).Name }
        }
        $run.Value | Where-Object { $_ } | Should -Be 'BeOwnNamed', 'BeOwnExported'
        $run.Warnings | Should -Be "No help found for Should operator 'BeOwnOther'", "No help found for Should operator 'BeOwnHidden'"
    }

    It 'Pester 4.10.1 brings 23 operators.' {
        $sample.Value | Should -Contain 'count 23'
    }

    It 'Those added with Add-AssertionOperator stay listed until Pester is removed or imported again with -Force, even when the module that added them is removed.' {
        (Invoke-Sample -Script { $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'; Add-AssertionOperator -Name BeOwn -Test { }; Import-Module $manifest; "$((Get-ShouldOperator).Name -contains 'BeOwn')"; Remove-Module Pester; Import-Module $manifest -Global; "$((Get-ShouldOperator).Name -contains 'BeOwn')" }).Value | Should -Be 'True', 'False'
        (Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $own = New-Module -Name Own { Add-AssertionOperator -Name BeMine -Test { } } | Import-Module -PassThru -Global
            Remove-Module $own; "$((Get-ShouldOperator).Name -contains 'BeMine')"
            Import-Module $manifest -Global; "$((Get-ShouldOperator).Name -contains 'BeMine')"
            Import-Module $manifest -Force -Global; "$((Get-ShouldOperator).Name -contains 'BeMine')"
        }).Value | Should -Be 'True', 'True', 'False'
    }
}
