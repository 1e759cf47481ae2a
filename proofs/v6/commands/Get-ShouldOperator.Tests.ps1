BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/Get-ShouldOperator' {
    It 'Help of your own operator comes from the comment-based help of the function that is named in its -InternalName, or else in its -Name. Without help, only its syntax is shown. A function that is not visible at the prompt, because it was defined in a test file or not exported by its module, gives the warning No help found for Should operator.' {
        $function = "function global:NAME (`$ActualValue) {`n<#`n.SYNOPSIS`nSays it.`n#>`n[pscustomobject] @{ Succeeded = `$true }`n}`n"
        $run = Invoke-Sample -Seconds 200 -File @{ 'operators.ps1' = -join ('Test-Inner', 'BeNamed', 'BeHidden' | ForEach-Object { $function.Replace('NAME', $_) }); 'Tape.psm1' = "function BeModule (`$ActualValue) { }; Add-ShouldOperator -Name BeModule -Test `${function:BeModule}; Export-ModuleMember -Function @()" } -Script {
            . ./operators.ps1
            function global:BeBare ($ActualValue) { [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeInner -InternalName Test-Inner -Test ${function:Test-Inner}
            Add-ShouldOperator -Name BeNamed -Test ${function:BeNamed}
            Add-ShouldOperator -Name BeHidden -Test ${function:BeHidden}
            Add-ShouldOperator -Name BeBare -Test ${function:BeBare}
            Remove-Item function:BeHidden
            Import-Module ./Tape.psm1
            foreach ($name in 'BeInner', 'BeNamed', 'BeHidden', 'BeBare', 'BeModule') {
                $warning = $null
                $text = Get-ShouldOperator -Name $name -WarningVariable warning -WarningAction SilentlyContinue | Out-String
                "$name help $($text -match 'Says it') warned $("$warning" -match 'No help found for Should operator')"
            }
        }
        $run.Value | Should -Be 'BeInner help True warned False', 'BeNamed help True warned False', 'BeHidden help False warned True', 'BeBare help False warned False', 'BeModule help False warned True'
    }

    It 'The Should-* commands are ordinary commands with their own help: Get-Command -Module Pester -Name Should-*.' {
        $run = Invoke-Sample -Script {
            $names = (Get-Command -Module Pester -Name Should-*).Name
            $names -contains 'Should-Be'; $names -contains 'Should'
            foreach ($name in 'Should-Be', 'Should-Throw') { $name -in $names -and (Get-Help $name).Synopsis.Trim() -notlike "$name*" }
            @(Get-ShouldOperator).Name -like 'Should*'
        }
        $run.Value | Should -Be $true, $false, $true, $true
    }
}
