BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/large-suites' {
    It 'This is the code at the top of the file, in the body of Describe, and in the values of -ForEach and -Skip.' {
        $run = Invoke-Sample { Write-Host 'top runs'; Describe 'd' -Tag Slow { Write-Host 'body runs'; It 'i' -ForEach $(Write-Host 'data runs'; 1) -Skip:$(Write-Host 'skip runs'; $false) { Write-Host 'test runs' } } } -Configuration @{ Filter = @{ Tag = 'Fast' } }
        foreach ($part in 'top', 'body', 'data', 'skip') { $run.Text | Should -Match "$part runs" }
        $run.Text | Should -Not -Match 'test runs'
    }

    It 'runs while tests are found, right before the file is run' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Write-Host "found a"; Describe d { It i { Write-Host "ran a" } }'; 'b.Tests.ps1' = 'Write-Host "found b"; Describe d { It i { Write-Host "ran b" } }' }
        $run.Text | Should -Match '(?s)found a.*ran a.*found b.*ran b'
    }

    It 'Should-BeFasterThan fails when a script block took longer than it may. It does not stop the script block.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { { Start-Sleep -Milliseconds 200; Write-Host 'went to its end' } | Should-BeFasterThan 50ms } } }
        $run.Failed | Should -Be 1
        $run.Text | Should -Match 'went to its end'
    }

    It 'all of it, with coverage on | CodeCoverage.UseBreakpoints is set | leave it at $false, its default' {
        (Invoke-Sample -Script { (New-PesterConfiguration).CodeCoverage.UseBreakpoints.Default }).Value | Should -BeFalse
        $run = Invoke-Sample -File @{ 'code.ps1' = 'function Get-A { 1; 2 }' } -Test { Describe 'd' { It 'i' { Write-Host "breakpoints: $(@(Get-PSBreakpoint).Count)" } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } }
        $run.Text | Should -Match 'breakpoints: 2'
    }

    It 'A guard, the if below, lets the setup do its work only the first time.' {
        $run = Invoke-Sample -File @{ 'Pester.BeforeContainer.ps1' = 'Write-Host "before a file"; if (-not $global:ProofOnce) { Write-Host "started"; $global:ProofOnce = 1 }'; 'a.Tests.ps1' = 'Describe d { It i { } }'; 'b.Tests.ps1' = 'Describe d { It i { } }' } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; RepoRoot = "$PWD" }; Output = @{ Verbosity = 'None' } } }
        [regex]::Matches($run.Text, 'before a file').Count | Should -Be 2
        [regex]::Matches($run.Text, 'started').Count | Should -Be 1
    }

    It 'when the setup is in Pester.BeforeContainer.ps1 in the root of the repository in which PowerShell was started. That file runs before each test file; no file has to load it.' {
        . $PSScriptRoot/../samples/beforeContainer.ps1
        $run.Value | Should -Be 'said: here, said: here', 'said: here, said: here', 'said: here', 'said: there, said: there'
    }

    It 'In a parallel run each runspace has $global: variables of its own. All runspaces see an environment variable that the wrapping script sets.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $test = 'Describe d { It i { $global:ProofSet | Should -BeNullOrEmpty; $env:PROOF_SEEN | Should -Be 1 } }'
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test } -Script { $global:ProofSet = 1; $env:PROOF_SEEN = 1; Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } } }
        $run.Passed | Should -Be 2
    }

    It 'In PowerShell 7, Pester then runs several files at once, each in a runspace of its own. The result, the report and code coverage are those of the whole run.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $test = '. $PSScriptRoot/code.ps1; Describe d { It i { . $PSScriptRoot/code.ps1; [runspace]::DefaultRunspace.Id; Write-Host "runspace $([runspace]::DefaultRunspace.InstanceId)" } }'
        $run = Invoke-Sample -File @{ 'code.ps1' = '$x = 1'; 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test -replace 'It i', 'It j' } -Script { Invoke-Pester -Configuration @{ Run = @{ Path = '.'; Parallel = $true; PassThru = $true }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' }; CodeCoverage = @{ Enabled = $true; Path = './code.ps1' } } }
        $run.Passed | Should -Be 2
        @([regex]::Matches($run.Text, 'runspace [\w-]{36}').Value | Select-Object -Unique).Count | Should -Be 2
        ([xml] $run.Files['r.xml']).SelectNodes('//test-case').Count | Should -Be 2
        $run.Text | Should -Match 'Covered 100%'
    }

    It 'Files of about the same size go to different parts, so that the parts take about equally long.' {
        (Invoke-Sample -Script { $files = 2, 5, 3, 4 | Sort-Object -Descending; foreach ($part in 0, 1) { $sum = 0; for ($i = $part; $i -lt 4; $i += 2) { $sum += $files[$i] }; $sum } }).Value | Should -Be 8, 6
    }

    It 'Two test files use the same file on disk, port, database or account. Give each file its own: a name with [guid]::NewGuid() in it, or a free port.' {
        $run = Invoke-Sample -Script {
            $first = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $first.Start()
            $second = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, $first.LocalEndpoint.Port); try { $second.Start() } catch { 'in use' }
            $third = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $third.Start(); $free = $third.LocalEndpoint.Port; $free -ne $first.LocalEndpoint.Port; $first.Stop(); $third.Stop()
            # 0 is no port for every kind of listener: the one that was found free has to be named.
            foreach ($port in 0, $free) { $server = [System.Net.HttpListener]::new(); $server.Prefixes.Add("http://localhost:$port/"); try { $server.Start(); 'listens'; $server.Close() } catch { 'refused' } }
        }
        $run.Value | Should -Be 'in use', $true, 'refused', 'listens'
    }

    It 'Several runs wrote the same file. Give each run a path of its own, as above.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe d { It first { } }'; 'b/b.Tests.ps1' = 'Describe d { It second { } }' } -Script { foreach ($part in 'a', 'b') { Invoke-Pester -Configuration @{ Run = @{ Path = $part }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' }; Output = @{ Verbosity = 'None' } } } }
        $run.Files['r.xml'] | Should -Match 'second'
        $run.Files['r.xml'] | Should -Not -Match 'first'
    }

    It '$PID is the same in all files of a parallel run.' {
        $run = Invoke-Sample -Seconds 120 -File @{ 'sub/a.Tests.ps1' = 'Describe "d" { It "i" { $PID } }'; 'sub/b.Tests.ps1' = 'Describe "d" { It "i" { $PID } }' } -Script {
            $r = Invoke-Pester -Configuration @{ Run = @{ Path = 'sub'; Parallel = $true; PassThru = $true }; Output = @{ Verbosity = 'None' } }
            "$($r.Tests.StandardOutput)" -eq "$PID $PID"
        }
        $run.Value | Should -Contain $true
    }
}
