# Helpers of the proofs: run a sample with the documented release of Pester, and give back what became of it.
# The proofs themselves run on the newest stable Pester 5; the release under proof is in a process beside it, since two
# releases of Pester cannot be loaded into one.

$script:Worker = $null
$script:Marker = '#proof#'

# Manifest and release of the Pester under proof; `npm run proofs` puts them into the environment.
function Get-ProvedPester {
    if (-not $env:PROOFS_PESTER -or -not $env:PROOFS_RELEASE) {
        throw 'A proof does not know its Pester. Start it with: npm run proofs -- --version v5 --page usage/mocking'
    }
    @{ Manifest = $env:PROOFS_PESTER; Release = $env:PROOFS_RELEASE }
}

function Start-Worker ([string] $Manifest) {
    $start = [System.Diagnostics.ProcessStartInfo]::new()
    $start.FileName = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
    $start.Arguments = "-NoProfile -NonInteractive -File `"$(Join-Path $PSScriptRoot Worker.ps1)`" -Manifest `"$Manifest`" -Marker $script:Marker"
    $start.UseShellExecute = $false
    $start.RedirectStandardInput = $true
    $start.RedirectStandardOutput = $true
    # Variables of a CI service would change what Pester prints.
    foreach ($name in 'CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'NO_COLOR') { $start.EnvironmentVariables.Remove($name) }
    $process = [System.Diagnostics.Process]::Start($start)
    do { $line = $process.StandardOutput.ReadLine() } until ($null -eq $line -or $line -eq "${script:Marker}ready")
    if ($null -eq $line) { throw "PowerShell did not start for the samples: $($start.FileName) ended with $($process.ExitCode)." }
    $process
}

function Stop-Worker ([System.Diagnostics.Process] $Process) {
    if (-not $Process.HasExited) { $Process.StandardInput.Close(); $null = $Process.WaitForExit(5000) }
    if (-not $Process.HasExited) { $Process.Kill() }
}

function Send-Sample ([System.Diagnostics.Process] $Process, [object] $Request, [int] $Seconds) {
    $text = [System.Management.Automation.PSSerializer]::Serialize($Request, 8)
    $Process.StandardInput.WriteLine([Convert]::ToBase64String([System.Text.Encoding]::UTF8.GetBytes($text)))
    $stdout = [System.Collections.Generic.List[string]]::new()
    $until = [datetime]::UtcNow.AddSeconds($Seconds)
    while ($true) {
        $read = $Process.StandardOutput.ReadLineAsync()
        if (-not $read.Wait([Math]::Max(1, ($until - [datetime]::UtcNow).TotalMilliseconds))) {
            $Process.Kill()
            $Process.WaitForExit()
            throw "The sample took more than $Seconds seconds."
        }
        $line = $read.Result
        # The sample ended the process, as `exit` does: what it printed until then is what there is.
        if ($null -eq $line) {
            $Process.WaitForExit()
            return @{ Answer = $null; Stdout = $stdout; ExitCode = $Process.ExitCode }
        }
        $place = $line.IndexOf($script:Marker)
        if ($place -lt 0) { $stdout.Add($line); continue }
        if ($place -gt 0) { $stdout.Add($line.Substring(0, $place)) }
        $bytes = [Convert]::FromBase64String($line.Substring($place + $script:Marker.Length))
        $answer = [System.Management.Automation.PSSerializer]::Deserialize([System.Text.Encoding]::UTF8.GetString($bytes))
        return @{ Answer = $answer; Stdout = $stdout; ExitCode = $null }
    }
}

<#
.SYNOPSIS
Runs a sample with the documented Pester of the calling proof, in a session and a folder of its own.
.PARAMETER Test
The test file, written as Sample.Tests.ps1. A script block, or text where it must not parse or holds other encodings.
.PARAMETER File
More files: relative path to content (text or script block).
.PARAMETER Configuration
v5 and v6: sections of the configuration, as @{ Filter = @{ Tag = 'x' } }. v4: parameters of Invoke-Pester.
The path, PassThru and Output.Verbosity = 'Detailed' are set unless the sample sets them.
.PARAMETER Script
Runs instead of Invoke-Pester, in the folder of the sample; what it returns is in Value. If it returns the result of a run,
that is taken apart, too.
.PARAMETER Inspect
Gets the result object ($args[0]) where it was made; what it returns is in Value. Statements on types need it.
.PARAMETER Environment
Environment variables of the sample.
.PARAMETER NewProcess
Runs it in a new process, for what is kept as long as a process lives: compiled patterns with their culture, the order of
the keys of a hashtable, type accelerators, loaded assemblies that the sample must not find. It takes ten times as long.
A sample that ends its process does not need it.
.OUTPUTS
Result ('Passed' or 'Failed'), Passed, Failed, Skipped, Inconclusive, NotRun, Pending: counts. Tests: Name, Path, Result, Message (list).
Messages: of all failed tests, blocks and files. Output: printed lines. Text: the same as one string. Errors, Warnings: lists.
Value. Files: relative path to text of each file that the sample wrote. ExitCode: where it ended its process.
#>
function Invoke-Sample {
    [CmdletBinding()]
    param (
        [Parameter(Position = 0)] [object] $Test,
        [System.Collections.IDictionary] $File = @{},
        [System.Collections.IDictionary] $Configuration = @{},
        [scriptblock] $Script,
        [scriptblock] $Inspect,
        [System.Collections.IDictionary] $Environment = @{},
        [switch] $NewProcess,
        [int] $Seconds = 180
    )
    $pester = Get-ProvedPester
    $folder = Join-Path ([System.IO.Path]::GetTempPath()) "proof-$([guid]::NewGuid().ToString('N').Substring(0, 8))"
    $null = [System.IO.Directory]::CreateDirectory($folder)
    $files = @{} + $File
    if ($null -ne $Test) { $files['Sample.Tests.ps1'] = $Test }
    try {
        foreach ($name in $files.Keys) {
            $path = Join-Path $folder $name
            $null = [System.IO.Directory]::CreateDirectory([System.IO.Path]::GetDirectoryName($path))
            [System.IO.File]::WriteAllText($path, "$($files[$name])")
        }
        $request = [pscustomobject] @{
            Code          = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot Sample.ps1))
            Folder        = $folder
            Script        = "$Script"
            Inspect       = "$Inspect"
            Configuration = $Configuration
            Environment   = $Environment
        }
        $process = if ($NewProcess) { Start-Worker $pester.Manifest } else { $script:Worker }
        if (-not $process -or $process.HasExited) {
            $process = $script:Worker = Start-Worker $pester.Manifest
        }
        try {
            $reply = Send-Sample $process $request $Seconds
        } finally {
            if ($NewProcess) { Stop-Worker $process }
        }
        ConvertTo-SampleResult $reply $pester.Release $folder @($files.Keys)
    } finally {
        Remove-Item -LiteralPath $folder -Recurse -Force -ErrorAction SilentlyContinue
    }
}

function ConvertTo-SampleResult ([hashtable] $Reply, [string] $Release, [string] $Folder, [string[]] $Given) {
    $answer = $Reply.Answer
    $report = @($answer.Answer | Where-Object { $_.PSObject.Properties.Name -contains 'Plain' }) | Select-Object -Last 1
    # Without this check a proof could silently run on another release.
    if ($report -and $report.Release -ne $Release) { throw "The sample ran on Pester $($report.Release); the proof is about $Release." }
    $plain = $report.Plain
    $written = [ordered] @{}
    foreach ($path in [System.IO.Directory]::GetFiles($Folder, '*', 'AllDirectories')) {
        $name = $path.Substring($Folder.Length + 1) -replace '\\', '/'
        if ($name -notin $Given) { $written[$name] = [System.IO.File]::ReadAllText($path) }
    }
    $lines = @(@($answer.Output) + @($Reply.Stdout) | ForEach-Object { "$_" })
    [pscustomobject] @{
        Result       = $plain.Result
        Passed       = $plain.Passed
        Failed       = $plain.Failed
        Skipped      = $plain.Skipped
        Inconclusive = $plain.Inconclusive
        NotRun       = $plain.NotRun
        Pending      = $plain.Pending
        Tests        = @($plain.Tests | Where-Object { $_ } | ForEach-Object { [pscustomobject] $_ })
        Messages     = @(@($plain.Tests | ForEach-Object { $_.Message }) + @($plain.BlockErrors) | Where-Object { $_ })
        Output       = $lines
        Text         = $lines -join "`n"
        Errors       = @(@($report.Error) + @($answer.Errors) | Where-Object { $_ })
        Warnings     = @($answer.Warnings)
        Value        = @($report.Value)
        Files        = $written
        ExitCode     = $Reply.ExitCode
    }
}

# The message of each assertion that fails with the documented Pester, $null for each that passes.
function Invoke-Assertion ([scriptblock[]] $Assertion) {
    $pester = Get-ProvedPester
    if (-not $script:Worker -or $script:Worker.HasExited) { $script:Worker = Start-Worker $pester.Manifest }
    $request = [pscustomobject] @{
        Code      = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot Assertions.ps1))
        IsShared  = $true
        Assertion = @($Assertion | ForEach-Object { "$_" })
    }
    $answer = (Send-Sample $script:Worker $request 180).Answer.Answer
    if ($answer.Release -ne $pester.Release) { throw "The assertion ran on Pester $($answer.Release); the proof is about $($pester.Release)." }
    $answer.Message
}

<#
.SYNOPSIS
Runs assertions with the documented Pester, outside of a test, and throws when one of them fails.
.DESCRIPTION
Each is a script block of its own, and shorter and ten times faster than a sample. What needs a test, a mock, a
configuration, errors that do not end anything, or printed lines needs Invoke-Sample.
.EXAMPLE
Assert-Passing { '10' | Should -Be 10 }, { 10 | Should -Be '10' }
#>
function Assert-Passing ([Parameter(Mandatory)] [scriptblock[]] $Assertion) {
    $messages = @(Invoke-Assertion $Assertion)
    for ($i = 0; $i -lt $Assertion.Count; $i++) {
        if ($null -ne $messages[$i]) { throw "This has to pass: $($Assertion[$i])`nIt fails with: $($messages[$i])" }
    }
}

<#
.SYNOPSIS
Runs assertions as Assert-Passing does, throws when one of them passes, and gives back their messages.
.EXAMPLE
Get-Failure { 'ten' | Should -Be 10 } | Should -BeLike "Expected 10, but got 'ten'*"
#>
function Get-Failure ([Parameter(Mandatory)] [scriptblock[]] $Assertion) {
    $messages = @(Invoke-Assertion $Assertion)
    for ($i = 0; $i -lt $Assertion.Count; $i++) {
        if ($null -eq $messages[$i]) { throw "This has to fail, but it passes: $($Assertion[$i])" }
    }
    $messages
}

<#
.SYNOPSIS
Throws unless the assertion fails by throwing, and is recorded while the test goes on under Should.ErrorAction Continue.
#>
function Assert-Collected ([Parameter(Mandatory)] [scriptblock] $Assertion) {
    $null = Get-Failure $Assertion
    $sample = "Describe 'd' { It 'i' { $Assertion; Write-Host ('the test ' + 'went on') } }"
    $run = Invoke-Sample $sample -Configuration @{ Should = @{ ErrorAction = 'Continue' } }
    if ($run.Failed -ne 1) { throw "The failure is not recorded: $Assertion" }
    if ($run.Text -notmatch 'the test went on') { throw "The test ends at the failure: $Assertion" }
}

<#
.SYNOPSIS
Throws unless each of these tests of a sample passed, with the message of the one that did not.
.DESCRIPTION
Many proofs can share one sample, which runs once in BeforeAll.
#>
function Assert-TestPassed ([Parameter(Mandatory)] [object] $Sample, [Parameter(Mandatory)] [string[]] $Name) {
    foreach ($wanted in $Name) {
        $tests = @($Sample.Tests | Where-Object Name -EQ $wanted)
        if (-not $tests) { throw "The sample has no test '$wanted'. $($Sample.Messages)" }
        $bad = @($tests | Where-Object Result -NE 'Passed')
        if ($bad) { throw "The test '$wanted' of the sample: $($bad[0].Result). $($bad[0].Message)" }
    }
}

<#
.SYNOPSIS
The parameters of a command of Pester that take values from the pipeline.
.EXAMPLE
Get-PipedParameter Invoke-Pester | Should -BeNullOrEmpty
#>
function Get-PipedParameter ([Parameter(Mandatory)] [string] $Command) {
    $run = Invoke-Sample -File @{ 'name.txt' = $Command } -Script {
        $parameters = (Get-Command -Name (Get-Content -Path name.txt)).Parameters.Values
        $parameters | Where-Object { $_.Attributes.ValueFromPipeline -contains $true } | ForEach-Object { $_.Name }
    }
    if ($run.Errors) { throw "$($run.Errors)" }
    $run.Value
}

<#
.SYNOPSIS
What a run of a.Tests.ps1 prints in a PowerShell of its own, with these lines typed wherever it stops in the debugger.
.EXAMPLE
Invoke-Debugger -Line '$_', 'c' -File @{ 'a.Tests.ps1' = 'Describe d { It i { Wait-Debugger } }' }
#>
function Invoke-Debugger ([Parameter(Mandatory)] [string[]] $Line, [Parameter(Mandatory)] [System.Collections.IDictionary] $File) {
    $run = Invoke-Sample -File ($File + @{ 'typed.txt' = $Line -join "`n" }) -Script {
        $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
        (Get-Content -Path ./typed.txt | & (Get-Process -Id $PID).Path -NoProfile -Command "`$PSStyle.OutputRendering = 'PlainText'; Import-Module '$pester'; Invoke-Pester ./a.Tests.ps1") -join "`n"
    }
    "$($run.Value)"
}

<#
.SYNOPSIS
What breakpoints of each kind meet in a run, in this order: a line of a setup and of a test, a command, a file that the
test loads, and a variable. A breakpoint on a command that nobody calls meets nothing.
.EXAMPLE
Get-BreakpointHit | Should -Be 'line 3', 'command', 'code', 'variable', 'line 8'
#>
function Get-BreakpointHit {
    $file = @{
        'code.ps1'    = "function Get-Own {`n    'own'`n}"
        'a.Tests.ps1' = "Describe 'd' {`n    BeforeEach {`n        `$before = 1`n    }`n    It 'i' {`n        . ./code.ps1`n        `$own = Get-Own`n        `$own | Should -Be own`n    }`n}"
    }
    $run = Invoke-Sample -File $file -Script {
        $global:hits = [Collections.ArrayList] @()
        foreach ($line in 3, 8) { $null = Set-PSBreakpoint -Script ./a.Tests.ps1 -Line $line -Action ([scriptblock]::Create("`$null = `$global:hits.Add('line $line')")) }
        $null = Set-PSBreakpoint -Script ./code.ps1 -Line 2 -Action { $null = $global:hits.Add('code') }
        $null = Set-PSBreakpoint -Command Get-Own -Action { $null = $global:hits.Add('command') }
        $null = Set-PSBreakpoint -Script ./a.Tests.ps1 -Variable own -Action { $null = $global:hits.Add('variable') }
        $null = Set-PSBreakpoint -Command Get-NothingLikeThis -Action { $null = $global:hits.Add('never') }
        $null = Invoke-Pester ./a.Tests.ps1
        Get-PSBreakpoint | Remove-PSBreakpoint
        if (Get-PSBreakpoint) { throw 'A breakpoint is left.' }
        $global:hits
    }
    if ($run.Errors) { throw "$($run.Errors)" }
    $run.Value
}

<#
.SYNOPSIS
The files that a reader of the tutorial has at the end of a chapter, for Invoke-Sample -File.
.EXAMPLE
Invoke-Sample -File (Get-ChapterFile 'tutorial/setup')
#>
function Get-ChapterFile ([Parameter(Mandatory)] [string] $Chapter) {
    $path = Join-Path $PSScriptRoot "../data/tutorial/$env:PROOFS_VERSION.json"
    $files = (ConvertFrom-Json ([System.IO.File]::ReadAllText($path))).PSObject.Properties[$Chapter]
    if (-not $files) { throw "$path has no chapter '$Chapter'." }
    $byName = @{}
    foreach ($file in $files.Value.PSObject.Properties) { $byName[$file.Name] = $file.Value }
    $byName
}

<#
.SYNOPSIS
The text of a function Get-Disk, whose dynamic parameter -Drive takes C only: for a file of a sample.
.EXAMPLE
Invoke-Sample -File @{ 'Get-Disk.ps1' = Get-DynamicParameterText } -Test { Describe 'd' { BeforeAll { . $PSScriptRoot/Get-Disk.ps1 } } }
#>
function Get-DynamicParameterText {
    @'
function Get-Disk {
    [CmdletBinding()] param ()
    dynamicparam {
        $attributes = [System.Collections.ObjectModel.Collection[System.Attribute]]::new()
        $attributes.Add([System.Management.Automation.ParameterAttribute]::new())
        $attributes.Add([System.Management.Automation.ValidateSetAttribute]::new('C'))
        $table = [System.Management.Automation.RuntimeDefinedParameterDictionary]::new()
        $table.Add('Drive', [System.Management.Automation.RuntimeDefinedParameter]::new('Drive', [string], $attributes))
        $table
    }
    end { 'real' }
}
'@
}

<#
.SYNOPSIS
Runs a test file once for each switch of the configuration, turned around. Left out are those that end the run, leave it
out or move it elsewhere, those of code coverage, and the debug messages.
.OUTPUTS
For each: Option, as 'Run.FailOnNullOrEmptyForEach', and Result and Passed of the run.
#>
function Invoke-SampleByOption ([Parameter(Mandatory)] [string] $Test) {
    $run = Invoke-Sample -File @{ 'sub/a.Tests.ps1' = $Test } -Script {
        foreach ($section in (New-PesterConfiguration).PSObject.Properties.Name) {
            foreach ($option in (New-PesterConfiguration).$section.PSObject.Properties) {
                if ($option.TypeNameOfValue -notmatch 'Bool' -or $option.Name -in 'Exit', 'SkipRun', 'Parallel', 'WriteDebugMessages' -or $section -eq 'CodeCoverage') { continue }
                $configuration = New-PesterConfiguration
                $configuration.Run.Path = 'sub'
                $configuration.Output.Verbosity = 'None'
                $configuration.$section.($option.Name) = -not $configuration.$section.($option.Name).Default
                $configuration.Run.PassThru = $true
                $result = Invoke-Pester -Configuration $configuration
                "$section.$($option.Name) $($result.Result) $($result.PassedCount)"
            }
        }
    }
    foreach ($line in @($run.Value | Where-Object { $_ -is [string] })) {
        $option, $result, $passed = $line -split ' '
        [pscustomobject] @{ Option = $option; Result = $result; Passed = [int] $passed }
    }
}

$ExecutionContext.SessionState.Module.OnRemove = {
    if ($script:Worker) { Stop-Worker $script:Worker }
}

Export-ModuleMember -Function Invoke-Sample, Assert-Passing, Get-Failure, Assert-Collected, Assert-TestPassed, Get-PipedParameter, Get-ChapterFile, Get-DynamicParameterText, Get-BreakpointHit, Invoke-Debugger, Invoke-SampleByOption
