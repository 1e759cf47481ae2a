BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-ShouldAssertion' {
    BeforeAll {
        $define = 'function Should-X { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual, [string] $As = "Scalar", [string] $Because, [switch] $NoBuffer, [scriptblock] $Do) $buffer = if ($NoBuffer) { @{} } else { @{ Buffer = $Input } }; $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -As $As @buffer; & $Do $assert };'
        function Invoke-Own ([string] $Text) { (Invoke-Sample -Script ([scriptblock]::Create("$define $Text"))).Value }
    }

    It 'Creates the object with which a Should-* command of your own takes its input and reports a failure.' {
        Invoke-Own '5 | Should-X -Do { "got $($args[0].Actual())" }; try { 5 | Should-X -Do { $args[0].Fail("wrong") } } catch { "failed $_" }' | Should -Be 'got 5', 'failed wrong'
    }

    It 'The $PSCmdlet of your function. The failure is reported at the line that called it, and its -ErrorAction counts.' {
        $run = Invoke-Sample "BeforeAll { $define }`nDescribe 'd' { It 'i' {`n`n`n 5 | Should-X -Do { `$args[0].Fail('wrong') } -ErrorAction Continue; Write-Host '<next line>' } }"
        $run.Failed | Should -Be 1
        $run.Text | Should -Match '(?s)wrong.*Sample\.Tests\.ps1:5'
        $run.Text | Should -Match '(?m)^\s*<next line>'
    }

    It '$Input of your function: all that was piped in. Without it, a piped value is $null, or an empty list with -As Collection or CollectionItems.' {
        Invoke-Own '5 | Should-X -NoBuffer -Do { "without [$($args[0].Actual())]" }; 5 | Should-X -Do { "with [$($args[0].Actual())]" }' | Should -Be 'without []', 'with [5]'
        Invoke-Own 'foreach ($as in "Collection", "CollectionItems", "Scalar", "ExactType", "None") { 5, 6 | Should-X -NoBuffer -As $as -Do { $value = $args[0].Actual(); if ($null -eq $value) { "$as null" } else { "$as list of $($value.Count)" } } }' | Should -Be 'Collection list of 0', 'CollectionItems list of 0', 'Scalar null', 'ExactType null', 'None null'
    }

    It 'Whether the function looks at one value or at a list. Collection and CollectionItems return a piped value as a list, even a single one; the others return a single piped value as such.' {
        Invoke-Own 'foreach ($as in "Collection", "CollectionItems", "Scalar", "ExactType", "None") { 5 | Should-X -As $as -Do { $value = $args[0].Actual(); "$as $($value -is [array] -or $value -is [System.Collections.IList])" } }' | Should -Be 'Collection True', 'CollectionItems True', 'Scalar False', 'ExactType False', 'None False'
    }

    It 'A value given by -Actual is never changed.' {
        Invoke-Own 'Should-X -Actual 5 -As Collection -Do { $args[0].Actual().GetType().Name }; Should-X -Actual @(5) -Do { $args[0].Actual().GetType().Name }' | Should -Be 'Int32', 'Object[]'
    }

    It 'Takes nothing from the pipeline. Returns one object; keep it in a variable, because an assertion outputs nothing.' {
        Invoke-Own '@(5 | Should-X -Do { $args[0] }).Count' | Should -Be 1
    }

    It 'Actual() | Returns the value under test.' {
        Invoke-Own '5 | Should-X -Do { $args[0].Actual() }' | Should -Be 5
    }

    It 'Fail(message), Fail(message, data), Fail(message, data, pretty) | Reports a failure. data is a hashtable for the words in `<…`>; pretty is $true for an object or a long list over several lines.' {
        Invoke-Own 'try { 5 | Should-X -Do { $args[0].Fail("wanted <wish>,<because> got <actual>", @{ wish = "six"; Because = "rr" }) } } catch { "$_" }' | Should -Be "wanted 'six', because rr, got 5"
    }

    It 'Format(value) | Returns the value as messages show it.' {
        Invoke-Own '5 | Should-X -Do { $args[0].Format("text"); $args[0].Format(@(1, 2)) }' | Should -Be "'text'", '@(1, 2)'
    }

    It 'IsCollection(value) | Returns whether the value counts as a list.' {
        Invoke-Own '5 | Should-X -Do { $args[0].IsCollection(@(1, 2)); $args[0].IsCollection(5) }' | Should -Be $true, $false
    }

    It 'EnsureScalar(expected) | Returns the expected value, or throws when it is a list.' {
        Invoke-Own '5 | Should-X -Do { $args[0].EnsureScalar(7); try { $args[0].EnsureScalar(@(7)) } catch { "refused" } }' | Should -Be 7, 'refused'
    }

    It 'Hint() | Returns the hint for the wrong kind of input, or $null. Fail() adds it by itself.' {
        Invoke-Own '5 | Should-X -Do { "[$($args[0].Hint())]" }; 5, 6 | Should-X -Do { $args[0].Hint() -match "You piped" }; try { 5, 6 | Should-X -Do { $args[0].Fail("wrong") } } catch { "$_" -match "Hint: " }' | Should -Be '[]', $true, $true
    }

    It 'The function passes when it ends without Fail().' {
        Invoke-Own '5 | Should-X -Do { }; "passed"' | Should -Be 'passed'
    }

    It 'When assertions are soft, Fail() does not end the function.' {
        $run = Invoke-Sample "BeforeAll { $define }`nDescribe 'd' { It 'i' {`n 5 | Should-X -Do { `$args[0].Fail('wrong'); Write-Host ('<after ' + 'Fail>') } } }" -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Match '<after Fail>'
    }

    It 'In process, it sees one item at a time.' {
        (Invoke-Sample -Script { function Should-Each { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) process { $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; "$($assert.Actual())" } }; 1, 2 | Should-Each }).Value | Should -Be '1', '2'
    }

    It 'A function without [CmdletBinding()] and [Parameter()] has none, and the call fails.' {
        $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = @'
            Describe 'd' {
                It 'none' { function Should-BeX ($Actual) { $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual }; Should-BeX 1 }
                It 'binding' { function Should-BeX { [CmdletBinding()] param ($Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual }; Should-BeX 1 }
                It 'parameter' { function Should-BeX { param ([Parameter()] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual }; Should-BeX 1 }
            }
'@ } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; (Invoke-Pester -Path sub -Output None -PassThru).Tests | ForEach-Object { `"`$(`$_.Result)`" }"
        }
        $run.Value | Should -Be 'Failed', 'Passed', 'Passed'
    }

    It 'Pass it even when the value mostly comes through the pipe.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'with' { function Should-BeX { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input; Write-Host "<$($assert.Actual())>" }; Should-BeX -Actual 5; 6 | Should-BeX }
                It 'without' { function Should-BeX { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual) $assert = New-ShouldAssertion -Caller $PSCmdlet -Buffer $Input; Write-Host "[$($assert.Actual())]" }; 8 | Should-BeX; Should-BeX -Actual 7 }
            }
        }
        $run.Text | Should -Match '(?s)<5>.*<6>'
        $run.Text | Should -Not -Match '\[7\]'
    }

    It 'In a run that an advanced script or function started, a function without these attributes gets the $PSCmdlet of that script or function. A failure then names the line that started the run instead of the line of the test, or no line for a script started with pwsh -File.' {
        $run = Invoke-Sample -Seconds 120 -File @{
            'simple/a.Tests.ps1'   = "Describe 'd' { It 'i' { function Should-BeX (`$Actual) { `$assert = New-ShouldAssertion -Caller `$PSCmdlet -Actual `$Actual; `$assert.Fail('not this') }; Should-BeX 1 } }"
            'advanced/a.Tests.ps1' = "Describe 'd' { It 'i' { function Should-BeX { [CmdletBinding()] param (`$Actual) `$assert = New-ShouldAssertion -Caller `$PSCmdlet -Actual `$Actual; `$assert.Fail('not this') }; Should-BeX 1 } }"
            'run.ps1'              = '[CmdletBinding()] param ($Manifest, $Path) Import-Module $Manifest; Invoke-Pester $Path'
            'outer.ps1'            = "param (`$Manifest, `$Path)`n`n& ./run.ps1 `$Manifest `$Path"
            'function.ps1'         = "param (`$Manifest, `$Path)`nfunction Start-Run { [CmdletBinding()] param (`$Path) Invoke-Pester `$Path }`nImport-Module `$Manifest`n`nStart-Run `$Path"
            'plain.ps1'            = "param (`$Manifest, `$Path)`nfunction Start-Run (`$Path) { Invoke-Pester `$Path }`nImport-Module `$Manifest`n`nStart-Run `$Path"
        } -Script {
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($script in 'run.ps1', 'outer.ps1', 'function.ps1', 'plain.ps1') { foreach ($path in 'simple', 'advanced') { "$(& (Get-Process -Id $PID).Path -NoProfile -File $script $pester $path)" } }
        }
        $run.Value[0..5 + 7] | Should -Match 'not this'
        # Without an advanced function, there is no $PSCmdlet at all.
        $run.Value[6] | Should -Not -Match 'not this'
        $run.Value[6] | Should -Match "parameter 'Caller' because it is null"
        $run.Value[4] | Should -Match 'function\.ps1:5'
        $run.Value[4] | Should -Not -Match 'a\.Tests\.ps1:1'
        $run.Value[5] | Should -Match 'a\.Tests\.ps1:1'
        $run.Value[0] | Should -Not -Match 'a\.Tests\.ps1:1'
        $run.Value[0] | Should -Not -Match '\.ps1:\d'
        $run.Value[1, 3] | Should -Match 'a\.Tests\.ps1:1'
        $run.Value[2] | Should -Match 'outer\.ps1:3'
        $run.Value[2] | Should -Not -Match 'a\.Tests\.ps1:1'
        $run.Value[3] | Should -Not -Match 'outer\.ps1'
    }

    It '-As also chooses the hint that a failure gets' {
        $run = Invoke-Sample {
            BeforeAll { function Should-Fail { [CmdletBinding()] param ([Parameter(ValueFromPipeline)] $Actual, $As) $assert = New-ShouldAssertion -Caller $PSCmdlet -Actual $Actual -Buffer $Input -As $As; $assert.Fail('wrong') } }
            Describe 'd' { It '<As>' -ForEach @{ As = 'Scalar' }, @{ As = 'Collection' }, @{ As = 'None' } { $list = [int[]] (1, 2); $list | Should-Fail -As $As }; It 'one' { 1 | Should-Fail -As Collection } }
        }
        @($run.Tests | ForEach-Object { "$($_.Name) $("$($_.Message)" -match 'Hint')" }) | Should -Be 'Scalar True', 'Collection False', 'None False', 'one True'
    }
}
