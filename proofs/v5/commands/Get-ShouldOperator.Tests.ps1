BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/Get-ShouldOperator' {
    It 'Help of your own operator comes from the comment-based help of the function that is named in its -InternalName, or else in its -Name. That function has to be visible at the prompt: when it was defined in a test file, you get the warning No help found for Should operator. If it has no help, you see its syntax and no warning.' {
        $run = Invoke-Sample -Script {
            $body = "`n<#`n.SYNOPSIS`nSays it.`n#>`nparam (`$ActualValue) [pscustomobject] @{ Succeeded = `$true }"
            foreach ($name in 'Test-Inner', 'BeNamed', 'BeHidden') { Set-Item "function:global:$name" ([scriptblock]::Create($body)) }
            function global:BeBare ($ActualValue) { [pscustomobject] @{ Succeeded = $true } }
            Add-ShouldOperator -Name BeInner -InternalName Test-Inner -Test ${function:Test-Inner}
            Add-ShouldOperator -Name BeNamed -Test ${function:BeNamed}
            Add-ShouldOperator -Name BeHidden -Test ${function:BeHidden}
            Add-ShouldOperator -Name BeBare -Test ${function:BeBare}
            Remove-Item function:BeHidden
            foreach ($name in 'BeInner', 'BeNamed', 'BeHidden', 'BeBare') {
                $warning = $null
                $text = Get-ShouldOperator -Name $name -WarningVariable warning -WarningAction SilentlyContinue | Out-String
                "$name help $($text -match 'Says it') warned $("$warning" -match 'No help found for Should operator')"
            }
        }
        $run.Value | Should -Be 'BeInner help True warned False', 'BeNamed help True warned False', 'BeHidden help False warned True', 'BeBare help False warned False'
    }
}
