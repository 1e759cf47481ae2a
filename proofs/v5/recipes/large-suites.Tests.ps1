BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/large-suites' {
    It 'There is no option for another order, and none for a random one' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Shuffle|Order|Random' }).Value | Should -BeNullOrEmpty
    }

    It 'Pester 5 has no option for parallel runs' {
        (Invoke-Sample -Script { (New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Parallel' }).Value | Should -BeNullOrEmpty
    }

    It 'all of it, with coverage on | a breakpoint on each command | CodeCoverage.UseBreakpoints = $false' {
        foreach ($use in $true, $false) {
            $run = Invoke-Sample -File @{ 'code.ps1' = 'function Get-A { 1; 2 }' } -Test { Describe 'd' { It 'i' { Set-Content -Path count.txt -Value @(Get-PSBreakpoint).Count } } } -Configuration @{ Output = @{ Verbosity = 'None' }; CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $use } }
            $run.Files['count.txt'].Trim() | Should -Be $(if ($use) { 2 } else { 0 })
        }
    }

    It 'when all files dot-source one setup file. A guard, the if below, lets the setup do its work only the first time.' {
        $test = 'BeforeAll { . $PSScriptRoot/Once.ps1 }; Describe d { It i { $global:ProofOnce | Should -Be here } }'
        $run = Invoke-Sample -File @{ 'Once.ps1' = 'if (-not $global:ProofOnce) { Write-Host "started"; $global:ProofOnce = "here" }'; 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test }
        $run.Passed | Should -Be 2
        [regex]::Matches($run.Text, 'started').Count | Should -Be 1
    }

    It 'The script hands out the biggest files first, so that the parts are about equally long.' {
        (Invoke-Sample -Script { $files = 2, 5, 3, 4 | Sort-Object -Descending; foreach ($part in 0, 1) { $sum = 0; for ($i = $part; $i -lt 4; $i += 2) { $sum += $files[$i] }; $sum } }).Value | Should -Be 8, 6
    }

    It 'Two runs use the same file, port, database or account. Give each run its own: a name with [guid]::NewGuid() in it, or a free port.' {
        $run = Invoke-Sample -Script {
            $first = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $first.Start()
            $second = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, $first.LocalEndpoint.Port); try { $second.Start() } catch { 'in use' }
            $third = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $third.Start(); $free = $third.LocalEndpoint.Port; $free -ne $first.LocalEndpoint.Port; $first.Stop(); $third.Stop()
            # 0 is no port for every kind of listener: the one that was found free has to be named.
            foreach ($port in 0, $free) { $server = [System.Net.HttpListener]::new(); $server.Prefixes.Add("http://localhost:$port/"); try { $server.Start(); 'listens'; $server.Close() } catch { 'refused' } }
        }
        $run.Value | Should -Be 'in use', $true, 'refused', 'listens'
    }

    It '$PID is enough between processes; in ForEach-Object -Parallel it is the same in all runs.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $test = { Describe 'd' { It 'i' { [IO.File]::Open("$PSScriptRoot/own-$PID.txt", 'CreateNew').Dispose() } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test; 'guid/a.Tests.ps1' = "$test".Replace('$PID', '$([guid]::NewGuid())'); 'guid/b.Tests.ps1' = "$test".Replace('$PID', '$([guid]::NewGuid())') } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $parallel = { param ($Files) ($Files | ForEach-Object -ThrottleLimit 2 -Parallel { Import-Module $using:manifest; (Invoke-Pester -Path $_.FullName -Output None -PassThru).Result } | Sort-Object) -join ' ' }
            & $parallel (Get-ChildItem -Path *.Tests.ps1)
            & $parallel (Get-ChildItem -Path guid/*.Tests.ps1)
            $jobs = Get-ChildItem -Path *.Tests.ps1 | ForEach-Object { Start-Job -ArgumentList $_.FullName, $manifest { Import-Module $args[1]; (Invoke-Pester -Path $args[0] -Output None -PassThru).Result } }
            ($jobs | Receive-Job -Wait -AutoRemoveJob | Sort-Object) -join ' '
        }
        $run.Value | Should -Be 'Failed Passed', 'Passed Passed', 'Passed Passed'
    }

    It 'All processes wrote the same file. Give each process a path of its own, as above.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'Describe d { It first { } }'; 'b/b.Tests.ps1' = 'Describe d { It second { } }' } -Script { foreach ($part in 'a', 'b') { Invoke-Pester -Configuration @{ Run = @{ Path = $part }; TestResult = @{ Enabled = $true; OutputPath = 'r.xml' }; Output = @{ Verbosity = 'None' } } } }
        $run.Files['r.xml'] | Should -Match 'second'
        $run.Files['r.xml'] | Should -Not -Match 'first'
    }

    It 'Everything outside It, BeforeAll and the other setup blocks runs while tests are found. This is the code at the top of the file, in the body of Describe, and in the values of -ForEach and -Skip.' {
        $run = Invoke-Sample 'Write-Host said:top; Describe d { Write-Host said:body; BeforeAll { Write-Host said:setup }; It i -ForEach $(Write-Host said:foreach; 1) -Skip:$(Write-Host said:skip; $false) { Write-Host said:test } }; Write-Host said:end'
        @($run.Output -match '^said:') | Should -Be 'said:top', 'said:body', 'said:foreach', 'said:skip', 'said:end', 'said:setup', 'said:test'
    }

    It 'What works in v5 is one process for each part of the files. Start-Job starts these processes, in Windows PowerShell and in PowerShell 7.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { Write-Host $PID } }' } -Script { $manifest = Join-Path (Get-Module Pester).ModuleBase Pester.psd1; $job = Start-Job { param ($folder, $manifest) Import-Module $manifest; Set-Location $folder; "$PID $((Invoke-Pester a.Tests.ps1 -PassThru -Output None 6>$null).Result)" } -ArgumentList $PWD.Path, $manifest; $text = "$($job | Wait-Job | Receive-Job)"; "$($text -like "*Passed*") $($text -notlike "$PID *")" }
        $run.Value | Should -Be 'True True'
    }

    It 'Start-ThreadJob also runs such a block, in a job for each file. $_ is empty in the job, so pass the path with -ArgumentList.' -Skip:(-not (Get-Command -Name Start-ThreadJob -ErrorAction Ignore)) {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It a { } }'; 'b.Tests.ps1' = 'Describe d { It b { }; It c { } }' } -Script {
            $module = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $results = Get-ChildItem -Path *.Tests.ps1 | ForEach-Object {
                Start-ThreadJob -ArgumentList $_.FullName, $module -ScriptBlock { Import-Module $args[1]; Invoke-Pester -Path $args[0] -Output None -PassThru }
            } | Receive-Job -Wait -AutoRemoveJob
            "$($results.Result) $(($results | Measure-Object -Property PassedCount -Sum).Sum)"
            Get-ChildItem -Path *.Tests.ps1 | ForEach-Object { Start-ThreadJob { "empty: $_" } } | Receive-Job -Wait -AutoRemoveJob
        }
        $run.Value | Should -Be 'Passed Passed 3', 'empty: ', 'empty: '
    }

    It 'The runs share environment variables and loaded assemblies, but no variables and no TestDrive:.' {
        $test = { Describe 'd' { It 'i' { Set-Content -Path TestDrive:/own.txt -Value x; Start-Sleep -Milliseconds 500; "$global:proofOuter|$env:PROOF_OUTER|$('ProofShared' -as [type])|$(@(Get-ChildItem TestDrive:/).Count)|$TestDrive" | Set-Content "$PSScriptRoot/$([IO.Path]::GetFileName($PSCommandPath)).txt" } } }
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = $test; 'b.Tests.ps1' = $test } -Script {
            $global:proofOuter = 'set'; $env:PROOF_OUTER = 'shared'; Add-Type -TypeDefinition 'public class ProofShared { }'
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $results = Get-ChildItem -Filter *.Tests.ps1 | ForEach-Object -ThrottleLimit 2 -Parallel { Import-Module $using:manifest; Invoke-Pester -Path $_.FullName -Output None -PassThru }
            "$($results.Result)"
            $lines = Get-Content -Path *.txt
            $lines | ForEach-Object { $_ -replace '[^|]*$' }
            @($lines -replace '.*\|' | Select-Object -Unique).Count
        }
        $run.Value | Should -Be 'Passed Passed', '|shared|ProofShared|1|', '|shared|ProofShared|1|', 2
    }

    It 'In PowerShell 7, one run for each file also works. The script block knows nothing of your session, so it imports Pester itself.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe d { It i { } }' } -Script {
            $env:PSModulePath = "$PSHOME/Modules"
            function Get-Own { 'own' }
            "$([bool] (Get-Module Pester)) $(Get-Own)"
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            1 | ForEach-Object -Parallel { "$([bool] (Get-Module Pester)) $([bool] (Get-Command Get-Own -ErrorAction Ignore))"; try { Invoke-Pester -Path ./a.Tests.ps1 } catch { "$_" -replace '(?s)recognized.*', 'recognized' } }
            1 | ForEach-Object -Parallel { Import-Module $using:manifest; (Invoke-Pester -Path ./a.Tests.ps1 -Output None -PassThru).Result }
        }
        $run.Value | Should -Be 'True own', 'False False', "The term 'Invoke-Pester' is not recognized", 'Passed'
    }

    It 'Processes share the disk, ports, services and the registry, but no variables, no modules, no location and no TestDrive:.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
            $global:mine = 1; $folder = "$PWD"; New-Module -Name Own { function Get-Own { } } | Import-Module
            $socket = [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, 0); $socket.Start(); $port = $socket.LocalEndpoint.Port
            $seen = Start-Job { "[$mine]"; [bool] (Get-Module Own); Test-Path TestDrive:/; Set-Location /; Set-Content "$using:TestDrive/b.txt" 'x'; try { [System.Net.Sockets.TcpListener]::new([ipaddress]::Loopback, $using:port).Start(); 'free' } catch { 'in use' } } | Receive-Job -Wait -AutoRemoveJob
            $socket.Stop()
            "$PWD" | Should -Be $folder; Test-Path TestDrive:/b.txt | Should -BeTrue; Test-Path TestDrive:/ | Should -BeTrue
            $seen -join ' ' | Should -Be '[] False False in use'
        } } }
        Assert-TestPassed $run 'i'
    }

    It 'but not after a failed BeforeAll or AfterAll' {
        foreach ($block in 'BeforeAll', 'AfterAll') {
            $run = Invoke-Sample -File @{ 'a.Tests.ps1' = "Describe a { $block { throw 'x' }; It i { } }; Describe b { It j { } }"; 'c.Tests.ps1' = 'Describe c { It k { } }' } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }
            $run.Skipped | Should -Be 0
            $run.Result | Should -Be 'Failed'
        }
        (Invoke-Sample -File @{ 'a.Tests.ps1' = 'Describe a { It i { throw 1 }; It j { } }'; 'c.Tests.ps1' = 'Describe c { It k { } }' } -Configuration @{ Run = @{ SkipRemainingOnFailure = 'Run' } }).Skipped | Should -Be 2
    }

    It 'inside a folder first its own files by name, then its subfolders. On Linux, the subfolders do not come by name.' -Skip:($PSVersionTable.PSVersion.Major -lt 6 -or -not $IsLinux) {
        $files = @{}
        foreach ($name in 'z', 'b', 'm', 'a', 'k', 'x', 'c', 'p', 'e', 't', 'g', 'n') { $files["$name/1.Tests.ps1"] = $files["$name.Tests.ps1"] = "Describe '$name' { It 'i' { } }" }
        $run = Invoke-Sample -File $files
        $order = @($run.Tests.Path -replace '\.i$')
        $order[0..11] -join '' | Should -Be 'abcegkmnptxz'
        $order[12..23] -join '' | Should -Not -Be 'abcegkmnptxz'
        @($order[12..23] | Sort-Object) -join '' | Should -Be 'abcegkmnptxz'
    }
}
