BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $page = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$(@{ v5 = 'versioned_docs/version-v5'; v6 = 'docs' }[$env:PROOFS_VERSION])/recipes/windows-powershell.mdx"))
    $test, $all = 'test.ps1', 'test-all.ps1' | ForEach-Object { [regex]::Match($page, "(?s)title=`"$([regex]::Escape($_))`"\r?\n(.*?)``````").Groups[1].Value }
    # The page's script in a process that finds Pester 4.10.1 only, or another module in its place; its value: the exit code, and whether there is a report.
    function Invoke-MissingPester ([string] $Stop, [string] $Name = 'Pester') {
        if ($test -notlike '*-ErrorAction Stop*') { throw 'test.ps1 of the page has no -ErrorAction Stop.' }
        Invoke-Sample -File @{
            'test.ps1' = $test -replace ' -ErrorAction Stop', " $Stop"
            'start.ps1' = '$env:PSModulePath = "$PSScriptRoot/modules$([System.IO.Path]::PathSeparator)$PSHOME/Modules"; & $PSScriptRoot/test.ps1'
            'a.Tests.ps1' = 'Describe d { It i { } }'
            "modules/$Name/4.10.1/$Name.psd1" = "@{ ModuleVersion = '4.10.1'; RootModule = '$Name.psm1'; FunctionsToExport = 'Invoke-$Name' }"
            "modules/$Name/4.10.1/$Name.psm1" = "function Invoke-$Name { [CmdletBinding()] param (`$Script) }"
        } -Script {
            & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -File ./start.ps1 2>&1 | ForEach-Object { Write-Host "$_" }
            "exit code $LASTEXITCODE"
            [bool] (Get-ChildItem results*.xml)
        }
    }

    $sample = Invoke-Sample -File @{ 'Retention.psm1' = 'class ProofRetention { [string] V() { return "one" } }' } -Test {
        Describe 'd' {
            It 'results' {
                @('[1,2]' | ConvertFrom-Json | ForEach-Object { 'x' }).Count | Should -Be 2
                ('{"d":"2026-03-31T00:00:00Z"}' | ConvertFrom-Json).d | Should -BeOfType datetime
                '<&>''' | ConvertTo-Json | Should -Be '"<&>''"'
                (0.1 + 0.2).ToString() | Should -Be '0.30000000000000004'
                ([pscustomobject] @{ a = 1 }).Count | Should -Be 1
                [pscustomobject] @{ a = 1 } | Export-Csv "$TestDrive/a.csv"; (Get-Content "$TestDrive/a.csv")[0] | Should -Be '"a"'
            }
            It 'edition' { $PSVersionTable.PSVersion.Major -ge 6 | Should -BeTrue; $PSVersionTable.PSEdition | Should -Be 'Core'; ([Environment]::OSVersion.Platform -eq 'Win32NT') | Should -Be $IsWindows; (Get-Process -Id $PID).Path | Should -Match 'pwsh(\.exe)?$' }
            It 'net method' { try { [int]::Parse('x') } catch { $caught = $_.Exception }; $caught | Should -BeOfType System.Management.Automation.MethodInvocationException; $caught.InnerException | Should -BeOfType System.FormatException }
            It 'system' { $IsWindows, $IsLinux, $IsMacOS -eq $true | Should -HaveCount 1; $IsWindows | Should -Be ([Environment]::OSVersion.Platform -eq 'Win32NT') }
            It 'operators' { $a = $true; ($a ? 'yes' : 'no') | Should -Be $(if ($a) { 'yes' } else { 'no' }); $b = $null; $b ?? 'default' | Should -Be $(if ($null -eq $b) { 'default' }); $b ??= 1; $b | Should -Be 1; $c = $null; ${c}?.Name | Should -BeNullOrEmpty; $c = [pscustomobject] @{ Name = 'x' }; ${c}?.Name | Should -Be $(if ($c) { $c.Name }) }
            It 'chain' { & { Get-Item ./none -ErrorAction SilentlyContinue && 'made' } | Should -BeNullOrEmpty; & { Get-Item ./none -ErrorAction SilentlyContinue; if ($?) { 'made' } } | Should -BeNullOrEmpty; & { $null = Get-Item . ; if ($?) { 'made' } } | Should -Be 'made'; & { 'one' && 'made' } | Should -Be 'one', 'made' }
            It 'commands' {
                1..3 | ForEach-Object -Parallel { $_ } | Should -HaveCount 3; Join-Path a b c | Should -Be (Join-Path (Join-Path a b) c)
                ('{"a":1}' | ConvertFrom-Json -AsHashtable).a | Should -Be ('{"a":1}' | ConvertFrom-Json).a
                Set-Content "$TestDrive/b.txt" 'ab'; Get-Content "$TestDrive/b.txt" -AsByteStream | Should -Be ([System.IO.File]::ReadAllBytes("$TestDrive/b.txt")); (Get-Command Invoke-RestMethod).Parameters.Keys | Should -Contain SkipHttpErrorCheck
            }
            It 'code page' {
                function Read-AsWindows ($Text) { [System.Text.Encoding]::GetEncoding(1252).GetString([System.Text.Encoding]::UTF8.GetBytes($Text)) }
                [System.Text.Encoding]::RegisterProvider([System.Text.CodePagesEncodingProvider]::Instance)
                Read-AsWindows "Gr$([char] 0xf6)$([char] 0xdf)e" | Should -Be "Gr$([char] 0xc3)$([char] 0xb6)$([char] 0xc3)$([char] 0x178)e"
                foreach ($code in 0xc4, 0x2013) { $line = "if (`$x) { `"a $([char] $code) b`" }"; $null = [scriptblock]::Create($line); { [scriptblock]::Create((Read-AsWindows $line)) } | Should -Throw }
            }
            It 'gone' { Get-Command Get-WmiObject, Get-EventLog, Write-EventLog -ErrorAction Ignore | Should -BeNullOrEmpty; [System.Net.Http.HttpResponseMessage] | Should -Not -BeNullOrEmpty }
            It 'missing here' -Skip:($IsWindows) { Get-Command Get-CimInstance, Get-Service -ErrorAction Ignore | Should -BeNullOrEmpty }
            It 'same class' {
                Set-Content "$TestDrive/R.psm1" 'class ProofR { [string] V() { return "one" } }'; Set-Content "$TestDrive/u.ps1" "using module ./R.psm1`n[ProofR]::new().V()"
                & "$TestDrive/u.ps1" | Should -Be 'one'; Set-Content "$TestDrive/R.psm1" 'class ProofR { [string] V() { return "two" } }'; & "$TestDrive/u.ps1" | Should -Be 'one'
                (& (Get-Process -Id $PID).Path -NoProfile -File "$TestDrive/u.ps1") | Should -Be 'two'
            }
            It 'no variable' { { [scriptblock]::Create('using module $path/R.psm1') } | Should -Throw }
        }
    }
}

Describe 'recipes/windows-powershell' {
    It 'A fake service that is piped on to Start-Service or Stop-Service needs a Name, which these commands read from the piped object. As an argument, Start-Service $service, a fake with a Status is refused: write -RemoveParameterType InputObject in the first mock of the command.' {
        # The commands exist on Windows only. The stand-in has the parameter sets of https://github.com/PowerShell/PowerShell/blob/master/src/Microsoft.PowerShell.Commands.Management/commands/management/Service.cs
        $run = Invoke-Sample {
            BeforeAll {
                if (-not ('ProofWinController' -as [type])) { Add-Type 'public enum ProofWinState { Stopped = 1, Running = 4 } public class ProofWinController { public string ServiceName { get; set; } public ProofWinState Status { get { return ProofWinState.Stopped; } } }' }
                Update-TypeData -TypeName ProofWinController -MemberType AliasProperty -MemberName Name -Value ServiceName -Force
                function Start-ProofService {
                    [CmdletBinding(DefaultParameterSetName = 'InputObject')]
                    param (
                        [Parameter(ParameterSetName = 'Default', Position = 0, Mandatory, ValueFromPipelineByPropertyName, ValueFromPipeline)] [Alias('ServiceName')] [string[]] $Name,
                        [Parameter(ParameterSetName = 'InputObject', Position = 0, Mandatory, ValueFromPipeline)] [ProofWinController[]] $InputObject
                    )
                    process { throw 'real' }
                }
            }
            Describe 'd' {
                BeforeAll { Mock Start-ProofService { "started $Name" } }
                It 'name' { [pscustomobject] @{ Name = 'Backup'; Status = 'Running' } | Start-ProofService | Should -Be 'started Backup' }
                It 'no name' { [pscustomobject] @{ Status = 'Running' } | Start-ProofService | Should -Be 'started @{Status=Running}' }
                It 'argument' { { Start-ProofService ([pscustomobject] @{ Name = 'Backup'; Status = 'Running' }) } | Should -Throw 'Cannot process argument transformation*' }
                It 'method' { $fake = New-MockObject -InputObject ([pscustomobject] @{ Name = 'Backup'; Status = 'Running' }) -Methods @{ Stop = { } }; $fake.Stop(); $fake | Start-ProofService | Should -Be 'started Backup' }
            }
            Describe 'e' {
                It 'removed' { Mock Start-ProofService { "started $($InputObject.Name)" } -RemoveParameterType InputObject; Start-ProofService ([pscustomobject] @{ Name = 'Backup'; Status = 'Running' }) | Should -Be 'started Backup' }
            }
        }
        Assert-TestPassed $run 'name', 'no name', 'argument', 'method', 'removed'
    }

    It 'With [CmdletBinding()] in the stand-in for Get-WinEvent, the -ErrorAction of the code counts. For code in a module, make the mock inside the module: with -ModuleName, the -ErrorAction does not count.' {
        $run = Invoke-Sample {
            BeforeAll {
                function Get-Bound { [CmdletBinding()] param ([hashtable[]] $FilterHashtable) }
                function Get-Simple ([hashtable[]] $FilterHashtable) { }
            }
            Describe 'd' {
                BeforeEach { $ErrorActionPreference = 'Continue' }
                It 'counts' { Mock Get-Bound { Write-Error 'No events were found.' }; { Get-Bound -FilterHashtable @{ Id = 100 } -ErrorAction Stop } | Should -Throw 'No events were found.'; Get-Bound -FilterHashtable @{ Id = 100 } -ErrorAction SilentlyContinue 2>&1 | Should -BeNullOrEmpty; Should -Invoke Get-Bound -Times 2 -Exactly -ParameterFilter { $FilterHashtable.Id -eq 100 } }
                It 'does not count' { Mock Get-Simple { Write-Error 'No events were found.' }; { Get-Simple -FilterHashtable @{ Id = 100 } -ErrorAction Stop } 2>&1 | Should -Not -Throw; Should -Invoke Get-Simple -Times 1 -Exactly }
            }
        }
        Assert-TestPassed $run 'counts', 'does not count'
        $run = Invoke-Sample -File @{ 'ProofLog.psm1' = 'function Get-Bound { [CmdletBinding()] param () }; function Get-Log { try { Get-Bound -ErrorAction Stop; "went on" } catch { "stopped" } }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/ProofLog.psm1 }
            AfterAll { Remove-Module ProofLog }
            Describe 'd' {
                BeforeEach { $ErrorActionPreference = 'Continue' }
                It 'in the module' { Mock Get-Bound { Write-Error 'none' } -ModuleName ProofLog; Get-Log 2> $null | Should -Be 'went on' }
                It 'inside' { InModuleScope ProofLog { Mock Get-Bound { Write-Error 'none' } }; Get-Log | Should -Be 'stopped' }
            }
        }
        Assert-TestPassed $run 'in the module', 'inside'
    }

    It '-ErrorAction Stop makes it fail where such a version of Pester is missing.' {
        $run = Invoke-MissingPester '-ErrorAction Stop'
        $run.Value | Should -Be 'exit code 1', $false
        $run.Output -join ' ' | Should -Match 'was not loaded'
    }

    It 'Without it, the script ends with 0 where Pester is not installed, or only Pester 4 or an older one, though no test has run' {
        (Invoke-MissingPester '').Value | Should -Be 'exit code 0', $false
        $none = Invoke-MissingPester '' -Name Other
        $none.Value | Should -Be 'exit code 0', $false
        $none.Output -join ' ' | Should -Match 'was not loaded'
    }

    It 'The second script starts test.ps1 in each PowerShell that is installed, and ends with 1 if one of these runs failed:' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{ 'test-all.ps1' = $all; 'test.ps1' = 'exit (Get-Content "$PSScriptRoot/code.txt")' } -Script {
            foreach ($code in 0, 1, 3) { Set-Content ./code.txt $code; $null = & (Get-Process -Id $PID).Path -NoProfile -File ./test-all.ps1; $LASTEXITCODE }
        }
        $run.Value | Should -Be 0, 1, 1
    }

    It 'PowerShell 6 or later? | $PSVersionTable.PSVersion.Major -ge 6 | $false | $true' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'the edition | $PSVersionTable.PSEdition | Desktop | Core' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'on Windows? | [Environment]::OSVersion.Platform -eq ''Win32NT'' | $true | by system' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It 'In 5.1, they are $null, so -not $IsWindows is true. Every test with that condition is skipped, and the run is green.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' -Skip:(-not $SomethingUnknown) { throw 'never' } } }
        $run.Skipped | Should -Be 1
        $run.Result | Should -Be 'Passed'
    }

    It 'In strict mode, the condition is an error: The variable ''$IsWindows'' cannot be retrieved because it has not been set.' -Tag Unproved { 'Windows PowerShell 5.1 has no such variable: https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_automatic_variables' }

    It '5.1 reads a whole file before it runs any line. One operator that 5.1 does not know makes the file fail at discovery, even inside a test that is skipped.' {
        $run = Invoke-Sample 'Write-Host "first line"; Describe "d" { It "i" -Skip { $a ??? "b" } }'
        $run.Result | Should -Be 'Failed'
        $run.Text | Should -Not -Match 'first line\n'
    }

    It '''[1,2]'' | ConvertFrom-Json | ForEach-Object { … } | one call with the whole list | one call for each item' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'ConvertFrom-Json | d is text | d is a [datetime]' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'ConvertTo-Json of a text with `<, >, & or '' | writes them as \u003c and so on | leaves them' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '(0.1 + 0.2).ToString() | 0.3 | 0.30000000000000004' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '.Count of a single [pscustomobject] | $null | 1' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It 'Export-Csv | writes a #TYPE line | writes none' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'results' }

    It '| ends the script | since 7.2 the script goes on' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { $ErrorActionPreference = 'Stop'; $lines = & (Get-Process -Id $PID).Path -NoProfile -Command '[Console]::Error.WriteLine("problem")' 2>&1; "went on after $lines" }).Value | Should -Be 'went on after problem'
    }

    It 'For errors of .NET methods, look at the inner exception: the outer one is a MethodInvocationException in both.' { Assert-TestPassed $sample 'net method' }

    It 'Get-WmiObject, Get-EventLog and Write-EventLog are gone in PowerShell 7; Get-CimInstance and Get-Service are missing on Linux and macOS.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'gone', 'missing here' }

    It 'A class that is loaded once stays in the session, in 5.1 and in 7: the next using module of the same file does not read it again.' { Assert-TestPassed $sample 'same class' }

    It 'The path after using module is relative to the test file, and cannot hold a variable.' { Assert-TestPassed $sample 'same class', 'no variable' }

    It 'Both runs wrote to the same file. Give each run its own TestResult.OutputPath' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe d { It first { } }'; 'b/b.Tests.ps1' = 'Describe d { It second { } }' } -Script { foreach ($part in 'a', 'b') { Invoke-Pester -Configuration @{ Run = @{ Path = $part }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' }; Output = @{ Verbosity = 'None' } } } }
        $run.Files['r.xml'] | Should -Match 'second'
        $run.Files['r.xml'] | Should -Not -Match 'first'
    }

    It '| $IsWindows | does not exist | by system' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'system' }

    It 'the program | (Get-Process -Id $PID).Path' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'edition' }

    It '$IsWindows, $IsLinux and $IsMacOS came with PowerShell 6.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_automatic_variables' }

    It 'The same holds for code: if (-not $IsWindows) takes the branch for Linux in 5.1.' {
        (Invoke-Sample -Script { if (-not $SomethingUnknown) { 'Linux' } else { 'Windows' } }).Value | Should -Be 'Linux'
    }

    It 'Windows 10 and 11 bring Pester 3.4.0 for Windows PowerShell. What you install from pwsh goes to a folder that 5.1 does not search, so 5.1 still finds 3.4.0.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath' }

    It 'The line with Tls12 is for the error Unable to download from URI or No match was found: 5.1 may offer the server TLS 1.0, which the server refuses. -SkipPublisherCheck is needed because 3.4.0 was signed by somebody else.' -Tag Unproved { 'https://devblogs.microsoft.com/powershell/powershell-gallery-tls-support/, https://learn.microsoft.com/powershell/module/powershellget/install-module' }

    It 'Windows PowerShell reads a script without a byte order mark in the code page of Windows.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_character_encoding' }

    It 'saved as UTF-8 without BOM, arrives as GrÃ¶ÃŸe' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'code page' }

    It 'Files that the code writes differ, too: Set-Content and Out-File have other default encodings.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_character_encoding' }

    It '$a ? ''yes'' : ''no'' | if ($a) { ''yes'' } else { ''no'' }' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'operators' }

    It '$a ?? ''default'', $a ??= 1 | if ($null -eq $a) { … }' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'operators' }

    It 'git pull && make | git pull; if ($?) { make }' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'chain' }

    It '${a}?.Name | if ($a) { $a.Name }' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'operators' }

    It '1..3 | ForEach-Object -Parallel { } | Start-Job, or the module ThreadJob' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'commands' }

    It 'Join-Path a b c | Join-Path (Join-Path a b) c' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'commands' }

    It 'ConvertFrom-Json -AsHashtable | properties of the object' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'commands' }

    It 'Get-Content -AsByteStream | [System.IO.File]::ReadAllBytes($path)' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'commands' }

    It 'Invoke-RestMethod -SkipHttpErrorCheck | try and catch' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'commands' }

    It 'If a test needs such an operator, keep it in a file of its own, and leave that file out in 5.1: $configuration.Run.ExcludePath = ''*.Core.Tests.ps1''.' {
        $run = Invoke-Sample -File @{ 'A.Tests.ps1' = 'Describe d { It i { } }'; 'A.Core.Tests.ps1' = 'Describe d { It i { $a ??? "unknown to all" } }' } -Configuration @{ Run = @{ ExcludePath = '*.Core.Tests.ps1' } }
        $run.Result | Should -Be 'Passed'
        $run.Passed | Should -Be 1
    }

    It 'PowerShell 7 has reworded many messages, and Windows PowerShell shows them in the language of Windows.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/tree/master/src/System.Management.Automation/resources: PowerShell 7 has English texts only' }

    It 'PowerShell 7 appends (Parameter ''Path'').' {
        (Invoke-Sample "Describe 'd' { It 'i' { throw [ArgumentException]::new('bad', 'Path') } }").Messages | Should -BeLike "*bad (Parameter 'Path')*"
    }

    It 'Web errors have different types: WebException in 5.1 and HttpResponseException in 7.' -Tag Unproved { 'https://learn.microsoft.com/powershell/scripting/whats-new/differences-from-windows-powershell' }

    It 'A module that PowerShell 7 loads with Import-Module -UseWindowsPowerShell runs in a process of its own. Mocks of the test do not reach the inside of the module; mock the module''s commands where your code calls them.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_windows_powershell_compatibility' }

    It 'The console of an editor keeps the old class until you restart it.' { Assert-TestPassed $sample 'same class' }

    It 'for one run: powershell -NoProfile -ExecutionPolicy Bypass -Command Invoke-Pester' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies' }

    It 'for your account: Set-ExecutionPolicy RemoteSigned -Scope CurrentUser' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies' }

    It 'On Windows 10 and 11, Windows PowerShell runs no script files by default; Windows Server allows local ones.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies' }

    It 'pwsh has a setting of its own.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies' }

    It '5.1 reads code that is meant for 7.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_operators: ?? came with PowerShell 7' }

    It 'Unexpected token ''}'' at a line that looks right can also mean a file with umlauts or typographic quotes without a BOM.' -Skip:($PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'code page' }

    It 'The type exists in .NET of PowerShell 7 and is not loaded in 5.1. Load it with Add-Type -AssemblyName System.Net.Http, or create the stand-in object in another way.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.net.http.httpresponsemessage, https://learn.microsoft.com/dotnet/api/microsoft.powershell.commands.httpresponseexception' }

    It 'HttpResponseException does not exist in 5.1 at all.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.net.http.httpresponsemessage, https://learn.microsoft.com/dotnet/api/microsoft.powershell.commands.httpresponseexception' }

    It 'In 5.1, an old Pester is loaded: Pester 4 has no Should -Invoke' -Tag Unproved { 'https://github.com/pester/Pester/tree/4.10.1/Functions/Assertions, and run by hand with 4.10.1: 1 | Should -Invoke Get-Date ends with A parameter cannot be found that matches parameter name ''Invoke''. 5.8.0, 5.9.0 and 6.1.0-rc1 have the same operators, and say Parameter set cannot be resolved for an unknown one.' }

    It 'Pester 3.4.0 says ''-Be'' is not a valid Should operator. to a Should -Be.' -Tag Unproved { 'https://github.com/pester/Pester/tree/3.4.0/Functions/Assertions, and run by hand with 3.4.0 in PowerShell 7 without its Get-WmiObject.' }

    It '-ComputerName of Test-Connection is an alias of -TargetName in PowerShell 7. A filter knows both names; the body of a mock knows only the parameter''s own name, not the alias.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'body' { Mock Test-Connection { "[$ComputerName] [$TargetName]" }; Test-Connection -ComputerName srv1 -Quiet | Should -Be '[] [srv1]' }
                It 'filter' { Mock Test-Connection { 'fits' } -ParameterFilter { $ComputerName -contains 'srv1' -and $TargetName -contains 'srv1' }; Mock Test-Connection { 'other' }; Test-Connection -TargetName srv1 -Quiet | Should -Be 'fits'; Test-Connection -TargetName srv2 -Quiet | Should -Be 'other' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'For a command that finds nothing, an empty mock is enough if the code uses -ErrorAction SilentlyContinue: Mock Get-Process.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Get-Process; Get-Process -Name none -ErrorAction SilentlyContinue | Should -BeNullOrEmpty; Should -Invoke Get-Process -Times 1 -Exactly } } }
        $run.Passed | Should -Be 1
    }

    It 'Get-WinEvent writes an error when no event fits:' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.diagnostics/get-winevent; GetWinEventCommand.cs of PowerShell writes NoMatchingEventsFound with WriteError' }

    It 'What you install from pwsh goes to a folder that 5.1 does not search, so 5.1 still finds 3.4.0.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_psmodulepath' }

    It '… is not digitally signed means that the policy asks for a signature. With RemoteSigned, downloaded files need a signature. Unblock them with Unblock-File -Path ./Backup.Tests.ps1, or for a downloaded module with Get-ChildItem -Path ./Pester -Recurse -File | Unblock-File.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_execution_policies' }

    It 'In PowerShell 7, files on a network share need a signature, too, if the name of the server has a dot or is an IP address, as in \\files.example.com\tests.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/blob/929903692e550140efb5042ed05d65bfd21ccb5f/src/System.Management.Automation/utils/ClrFacade.cs, MapSecurityZone: such a host is Internet, another one and a network drive Intranet, after the mark of the file itself; IsLocalFile in security/SecurityManager.cs takes MyComputer, Intranet and Trusted for local. As in https://github.com/PowerShell/PowerShell/issues/13869 and https://github.com/PowerShell/PowerShell/issues/12336' }

    It '-Filter does nothing in a mock: return the objects that the filtered call would return, and check the text of the filter, as in the last line.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-CimInstance { [CmdletBinding()] param ([string] $ClassName, [string] $Filter) if ($Filter) { 'C:' } else { 'C:', 'D:' } }
                    function Get-Disk { Get-CimInstance -ClassName Win32_LogicalDisk -Filter "DeviceID='C:'" }
                }
                It 'real' { Get-Disk | Should -Be 'C:' }
                It 'mock' {
                    Mock Get-CimInstance { 'C:', 'D:' }; Get-Disk | Should -Be 'C:', 'D:'
                    Should -Invoke Get-CimInstance -Times 1 -Exactly -ParameterFilter { $Filter -eq "DeviceID='C:'" }
                    Should -Invoke Get-CimInstance -Times 0 -Exactly -ParameterFilter { $Filter -eq "DeviceID='D:'" }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'For an unknown name, let Mock Resolve-DnsName { Write-Error ''DNS name does not exist'' } write the error. -ErrorAction Stop in the code makes this error terminating if the stand-in has [CmdletBinding()] and the mock is not made with -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Dns.psm1' = 'function Resolve-DnsName { [CmdletBinding()] param ($Name) }; function Test-Name { try { Resolve-DnsName -Name x -ErrorAction Stop; "went on" } catch { "stopped" } }' } -Test {
            Describe 'd' {
                BeforeAll { function Resolve-DnsName { [CmdletBinding()] param ($Name) }; function Resolve-Loose ($Name) { } }
                It 'stops' { Mock Resolve-DnsName { Write-Error 'DNS name does not exist' }; { Resolve-DnsName -Name x -ErrorAction Stop } | Should -Throw 'DNS name does not exist' }
                It 'goes on' { Mock Resolve-DnsName { Write-Error 'DNS name does not exist' }; { Resolve-DnsName -Name x 2>$null } | Should -Not -Throw }
                It 'module' { Import-Module $PSScriptRoot/Dns.psm1; try { Mock Resolve-DnsName { Write-Error 'DNS name does not exist' } -ModuleName Dns; Test-Name 2>$null | Should -Be 'went on' } finally { Remove-Module Dns } }
                It 'loose' { Mock Resolve-Loose { Write-Error 'DNS name does not exist' }; { Resolve-Loose -Name x -ErrorAction Stop 2>$null } | Should -Not -Throw }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'A status can be text: ''Running'' -eq $service.Status holds for the text and for the real value.' {
        foreach ($status in 'Friday', [System.DayOfWeek]::Friday) { 'Friday' -eq $status | Should -BeTrue }
        'Monday' -eq [System.DayOfWeek]::Friday | Should -BeFalse
    }

    It 'Return an object with the properties that the code reads, and the methods that it calls. Values that change from one call to the next come from a queue.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Job2 { }; function Wait-Job2 { $tries = 0; do { $job = Get-Job2; $tries++ } until ($job.State -eq 'Done'); $job.Refresh(); $tries } }
                It 'queue' {
                    $states = [System.Collections.Generic.Queue[string]] @('Waiting', 'Running', 'Done')
                    Mock Get-Job2 { [pscustomobject] @{ State = $states.Dequeue() } | Add-Member -MemberType ScriptMethod -Name Refresh -Value { } -PassThru }
                    Wait-Job2 | Should -Be 3
                }
                It 'no method' { Mock Get-Job2 { [pscustomobject] @{ State = 'Done' } }; { Wait-Job2 } | Should -Throw '*Refresh*' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Set-ScheduledTask -InputObject, Set-NetAdapter -InputObject and others take a CIM instance by its type, so they refuse a [pscustomobject] before their mock runs. An instance from New-MockObject breaks as soon as it is shown or gets properties.' {
        # As the commands of Windows do it, since the type exists everywhere.
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Set-Task { param ([Microsoft.Management.Infrastructure.CimInstance] $InputObject) 'real' }
                    $type = 'Microsoft.Management.Infrastructure.CimInstance'
                }
                It 'refused' { Mock Set-Task { 'mocked' }; { Set-Task -InputObject ([pscustomobject] @{ TaskName = 'Backup' }) } | Should -Throw '*Cannot convert*'; Should -Invoke Set-Task -Times 0 -Exactly }
                It 'made' { Mock Set-Task { 'mocked' }; Set-Task -InputObject (New-MockObject -Type $type) | Should -Be 'mocked' }
                It 'shown' { $made = New-MockObject -Type $type; { $made | Out-String } | Should -Throw '*Object reference not set*' }
                It 'properties' { { New-MockObject -Type $type -Properties @{ TaskName = 'Backup' } } | Should -Throw '*Object reference not set*' }
            }
        }
        Assert-TestPassed $run 'refused', 'made', 'shown', 'properties'
    }
}
