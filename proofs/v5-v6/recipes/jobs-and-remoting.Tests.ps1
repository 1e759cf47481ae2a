BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Seconds 100 -File @{ 'Jobs.psm1' = 'function Start-FromModule { Start-Job { "block" } }; function Start-UsingModule ([string] $Source) { Start-Job -ScriptBlock { "saved $using:Source" } }; function Get-FromModule ($n) { "module $n" }'; 'show.ps1' = 'param ($Path) "file $Path"' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Jobs.psm1 -Force
                function Save-It { 'real' }
                function Start-It { $job = Start-Job -ScriptBlock { param ($Name) "saved $Name" } -ArgumentList 'photos'; $null = Wait-Job $job; Receive-Job $job; Remove-Job $job }
            }
            It 'not in a real job' {
                Mock Get-Date { 'mocked' }
                $job = Start-Job { "$(Get-Date)"; [bool] (Get-Command Save-It -ErrorAction Ignore); Test-Path TestDrive:/; Test-Path $using:TestDrive }
                $seen = $job | Receive-Job -Wait -AutoRemoveJob
                $seen[0] | Should -Not -Be 'mocked'; $seen[1] | Should -BeFalse; $seen[2] | Should -BeFalse; $seen[3] | Should -BeTrue
            }
            It 'assertion in a job' { $job = Start-Job { throw 'there' }; $null = $job | Wait-Job; $job.State | Should -Be 'Failed'; $job | Remove-Job }
            It 'chain' {
                Mock Start-Job { [pscustomobject] @{ Output = & $ScriptBlock @ArgumentList } }
                Mock Wait-Job { $Job } -RemoveParameterType Job; Mock Receive-Job { $Job.Output } -RemoveParameterType Job; Mock Remove-Job { } -RemoveParameterType Job
                Start-It | Should -Be 'saved photos'
            }
            It 'type needed' { Mock Start-Job { [pscustomobject] @{ Output = 1 } }; Mock Wait-Job { 'called' }; { Start-It } | Should -Throw '*Cannot process argument transformation*' }
            It 'arguments' { Mock Start-Job { & $ScriptBlock }; Start-Job -ScriptBlock { param ($Name) "saved $Name" } -ArgumentList photos | Should -Be 'saved ' }
            It 'thread job' -Skip:(-not (Get-Command Start-ThreadJob -ErrorAction Ignore)) { Mock Start-ThreadJob { & $ScriptBlock }; Start-ThreadJob { 'here' } | Should -Be 'here' }
            It 'only started' { Mock Start-Job; Start-Job { throw 'never' } | Should -BeNullOrEmpty; Should -Invoke Start-Job -Times 1 -Exactly }
            It 'module' { Mock Start-Job { 'mocked' } -ModuleName Jobs; Start-FromModule | Should -Be 'mocked' }
            It 'only start' {
                Mock Start-Job { & $ScriptBlock }; Start-Job { 'output' } | Should -Be 'output'
                $said = 'output' | Wait-Job 2>&1; "$said" | Should -BeLike 'The input object cannot be bound to any parameters for the command*'
            }
            It 'using' { Mock Start-Job { & $ScriptBlock }; $name = 'x'; { Start-Job { $using:name } } | Should -Throw 'A Using variable cannot be retrieved.*' }
            It 'initialization' { $job = Start-Job -InitializationScript { function Get-Date { 'fake' } } -ScriptBlock { Get-Date }; $job | Receive-Job -Wait -AutoRemoveJob | Should -Be 'fake' }
            It 'parallel' { Mock Get-Date { 'mocked' }; $seen = 1 | ForEach-Object -Parallel { "$(Get-Date)"; try { Save-It } catch { "$_" }; Test-Path TestDrive:/; Test-Path $using:TestDrive }; $seen[0] | Should -Not -Be 'mocked'; $seen[1] | Should -BeLike '*Save-It*not recognized*'; $seen[2] | Should -BeFalse; $seen[3] | Should -BeTrue }
            It 'invoke-command' { Mock Invoke-Command { & $ScriptBlock @ArgumentList }; Mock Get-Date { 'mocked' }; Invoke-Command -ComputerName a, b -ScriptBlock { "$(Get-Date)" } | Should -Be 'mocked' }
            It 'for each' { Mock Invoke-Command { foreach ($computer in $ComputerName) { & $ScriptBlock } }; Invoke-Command -ComputerName a, b -ScriptBlock { 1 } | Should -Be 1, 1 }
            It 'using in invoke' { Mock Invoke-Command { & $ScriptBlock }; $name = 'x'; { Invoke-Command -ComputerName a -ScriptBlock { $using:name } } | Should -Throw 'A Using variable cannot be retrieved.*' }
            It 'file path' { Mock Invoke-Command { & $FilePath @ArgumentList }; Invoke-Command -ComputerName a -FilePath $PSScriptRoot/show.ps1 -ArgumentList x | Should -Be 'file x' }
            It 'session' {
                Mock New-PSSession { New-MockObject -Type System.Management.Automation.Runspaces.PSSession }; Mock Invoke-Command { 'mocked' }; Mock Remove-PSSession
                $session = New-PSSession -ComputerName a; Invoke-Command -Session $session -ScriptBlock { 1 } | Should -Be 'mocked'; Remove-PSSession -Session $session
                { Invoke-Command -Session ([pscustomobject] @{ Name = 'x' }) -ScriptBlock { 1 } } | Should -Throw '*PSSession*'
            }
            It 'goes on' { Mock Invoke-Command { Write-Error 'a does not answer'; 'from b' }; Invoke-Command -ComputerName a, b -ScriptBlock { 1 } -ErrorAction SilentlyContinue | Should -Be 'from b'; Mock Invoke-Command { throw 'ends' }; { Invoke-Command -ComputerName a -ScriptBlock { 1 } } | Should -Throw 'ends' }
            It 'copies' { $copy = [System.Management.Automation.PSSerializer]::Deserialize([System.Management.Automation.PSSerializer]::Serialize((Get-Item $TestDrive))); $copy.PSObject.Methods.Name | Should -Not -Contain 'Delete'; $copy.FullName | Should -Not -BeNullOrEmpty }
            It 'at once' { Mock Start-Job { [pscustomobject] @{ Output = & $ScriptBlock @ArgumentList } }; $script:log = @(); $jobs = foreach ($n in 1, 2) { Start-Job { param ($n) $script:log += "ran $n" } -ArgumentList $n; $script:log += "started $n" }; $script:log | Should -Be 'ran 1', 'started 1', 'ran 2', 'started 2' }
            It 'get-job' { Mock Start-Job { [pscustomobject] @{ Output = 1 } }; $null = Start-Job { 1 }; Get-Job | Should -BeNullOrEmpty; Mock Get-Job { 'one' }; Get-Job | Should -Be 'one' }
            It 'using as text' {
                function Start-Using ([string] $Source) { Start-Job -ScriptBlock { "saved $using:Source" } }
                Mock Start-Job { & ([scriptblock]::Create(("$ScriptBlock" -replace '\$using:', '$'))) }
                Start-Using -Source photos | Should -Be 'saved photos'
                function Start-UsingName ([string] $Name) { Start-Job -ScriptBlock { "saved $using:Name" } }
                Start-UsingName -Name photos | Should -Be 'saved '
            }
            It 'using in a module' {
                Mock Start-Job -ModuleName Jobs { & ([scriptblock]::Create(("$ScriptBlock" -replace '\$using:', '$'))) }
                Start-UsingModule -Source photos | Should -Be 'saved '
                $Source = 'of the test'
                Start-UsingModule -Source photos | Should -Be 'saved of the test'
            }
            It 'mocked parallel' {
                Mock Save-It { 'mocked' }
                $real = Get-Command -Name ForEach-Object -CommandType Cmdlet
                Mock ForEach-Object { $InputObject | & $real -Process $Process[0] }
                Mock ForEach-Object { $_ = $InputObject; & $Parallel } -ParameterFilter { $null -ne $Parallel }
                1, 2 | ForEach-Object -Parallel { Save-It } | Should -Be 'mocked', 'mocked'
                1, 2 | ForEach-Object { $_ * 2 } | Should -Be 2, 4
                { 'text' | ForEach-Object Length } | Should -Throw 'Cannot index into a null array*'
                1, 2 | ForEach-Object -Begin { $sum = 0 } -Process { $sum += $_ } -End { $sum } | Should -BeNullOrEmpty
                1, 2 | & $real -Begin { $sum = 0 } -Process { $sum += $_ } -End { $sum } | Should -Be 3
                $count = 0; 1, 2 | ForEach-Object { $count++ }; $count | Should -Be 0; 1, 2 | & $real { $count++ }; $count | Should -Be 2
                $name = 'x'; { 1 | ForEach-Object -Parallel { $using:name } } | Should -Throw 'A Using variable cannot be retrieved.*'
            }
            It 'real parallel' { $path = "$PSScriptRoot/Jobs.psm1"; 1 | ForEach-Object -Parallel { Import-Module $using:path; Get-FromModule $_ } | Should -Be 'module 1'; 1 | ForEach-Object -Parallel { try { Get-FromModule $_ } catch { "$_" } } | Should -BeLike '*Get-FromModule*not recognized*' }
            It 'copy to session' { Mock Copy-Item { 'copied' }; Copy-Item -Path a -Destination b -ToSession (New-MockObject -Type System.Management.Automation.Runspaces.PSSession) | Should -Be 'copied'; { Copy-Item -Path a -Destination b -ToSession ([pscustomobject] @{ Name = 'x' }) } | Should -Throw '*PSSession*' }
            It 'paths' {
                Set-Content "$TestDrive/list.txt" 'a line'; Set-Content "$TestDrive/read.ps1" 'param ($Path) Get-Content $Path -ErrorAction SilentlyContinue'
                Start-Job -FilePath "$TestDrive/read.ps1" -ArgumentList "$TestDrive/list.txt" | Receive-Job -Wait -AutoRemoveJob | Should -Be 'a line'
                Start-Job -FilePath "$TestDrive/read.ps1" -ArgumentList 'TestDrive:/list.txt' | Receive-Job -Wait -AutoRemoveJob | Should -BeNullOrEmpty
            }
            It 'leaves a job' { $null = Start-Job { 1 }; throw 'before it removes the job' }
            It 'finds that job' { @(Get-Job).Count | Should -Be 1; Get-Job | Remove-Job -Force; Get-Job | Should -BeNullOrEmpty }
            It 'abstract' { { New-MockObject -Type System.Management.Automation.Job } | Should -Throw '*Cannot create an abstract class.*' }
        }
    }
}

Describe 'recipes/jobs-and-remoting' {
    It 'A job, a parallel loop and a remote session run in another process, runspace or computer, where no mock of your test exists.' { Assert-TestPassed $sample 'not in a real job', 'parallel' }

    It 'Mock the command that starts the work, such as Start-Job or Invoke-Command, and run its script block in the test. There the mocks answer.' { Assert-TestPassed $sample 'invoke-command' }

    It 'The mock of Start-Job runs the block with its arguments and keeps the output in an object. The other commands take that object: their mocks accept it only with -RemoveParameterType Job.' { Assert-TestPassed $sample 'chain', 'type needed' }

    It '@ArgumentList passes the arguments to the block. Without @ArgumentList, the parameters of the block are empty. A call without -ArgumentList passes one $null, so the default value of the block''s first parameter is not used.' {
        Assert-TestPassed $sample 'chain', 'arguments'
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Start-It { Start-Job { param ($Path = 'first', $Days = 'second') "$Path, $Days" } | Receive-Job -Wait }; Start-It | Should -Be 'first, second'; Mock Start-Job { [pscustomobject] @{ Output = & $ScriptBlock @ArgumentList } }; Mock Receive-Job { $Job.Output } -RemoveParameterType Job; Start-It | Should -Be ', second' } } }
        $run.Passed | Should -Be 1
    }

    It 'If the code only starts the job and returns it, Mock Start-Job without a body is enough.' { Assert-TestPassed $sample 'only started' }

    It 'When the code is in a module, every one of these mocks needs -ModuleName.' { Assert-TestPassed $sample 'module' }

    It 'Mock Start-Job { & $ScriptBlock } returns the output of the block, not a job. Wait-Job cannot take this output, writes an error and returns nothing. The block gets no arguments, either.' { Assert-TestPassed $sample 'only start', 'arguments' }

    It '$using: works in a block that is sent elsewhere, not in one that runs here.' { Assert-TestPassed $sample 'using', 'not in a real job' }

    It 'Functions of the test do not exist in the job, so load them in -InitializationScript, and give a fake the name of the real command.' { Assert-TestPassed $sample 'not in a real job', 'initialization' }

    It 'An assertion inside the block fails there and not in the test. Return the value, and assert outside.' { Assert-TestPassed $sample 'assertion in a job' }

    It 'An error in a job, written or thrown, leaves the test green, unless $ErrorActionPreference is Stop in the test. Receive-Job -Wait -ErrorAction Stop throws the error in the test.' {
        $run = Invoke-Sample -Seconds 240 {
            Describe 'd' {
                It 'written' { Start-Job { Write-Error 'boom' } | Receive-Job -Wait -AutoRemoveJob }
                It 'thrown' { Start-Job { throw 'boom' } | Receive-Job -Wait -AutoRemoveJob }
                It 'not received' { Start-Job { throw 'boom' } | Wait-Job | Remove-Job }
                It 'preference in the job' { Start-Job { $ErrorActionPreference = 'Stop'; Write-Error 'boom' } | Receive-Job -Wait -AutoRemoveJob }
                It 'written, stop' { Start-Job { Write-Error 'boom' } | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop }
                It 'preference' { $ErrorActionPreference = 'Stop'; Start-Job { Write-Error 'boom' } | Receive-Job -Wait -AutoRemoveJob }
                It 'thrown, stop' { Start-Job { throw 'boom' } | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop }
            }
        }
        $run.Passed, $run.Failed | Should -Be 4, 3
        $run.Messages | Should -Be 'boom', 'boom', 'boom'
        ($run.Tests | Where-Object Name -EQ 'preference in the job').Result | Should -Be 'Passed'
    }

    It 'The block runs in other runspaces, so mocks and functions of the test do not reach it: The term ''Save-Backup'' is not recognized.' { Assert-TestPassed $sample 'parallel' }

    It 'Mocks do not exist on the other computer. Let a mock run the block in the test: Mock Invoke-Command { & $ScriptBlock @ArgumentList }. What the block calls can then be mocked, and no connection is made.' { Assert-TestPassed $sample 'not in a real job', 'invoke-command' }

    It 'The block runs once, not once for each computer.' { Assert-TestPassed $sample 'invoke-command', 'for each' }

    It 'Real results are copies without methods' { Assert-TestPassed $sample 'copies' }

    It 'In a copy, a value of an enum does not equal its word.' {
        $run = Invoke-Sample -Script {
            $live = [pscustomobject] @{ Day = [DayOfWeek]::Monday }
            $copy = [System.Management.Automation.PSSerializer]::Deserialize([System.Management.Automation.PSSerializer]::Serialize($live))
            $job = Start-Job { [pscustomobject] @{ Day = [DayOfWeek]::Monday } } | Receive-Job -Wait -AutoRemoveJob
            $live, $copy, $job | ForEach-Object { $_.Day -eq 'Monday' }
        }
        $run.Value | Should -Be $true, $false, $false
    }

    It 'and have a property PSComputerName.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/invoke-command' }

    It '$using: does not work. Pass values with -ArgumentList, or see above.' { Assert-TestPassed $sample 'using in invoke' }

    It 'For -FilePath, write & $FilePath @ArgumentList.' { Assert-TestPassed $sample 'file path' }

    It '-Session accepts only a PSSession. Let the mock of New-PSSession return an empty session, made by New-MockObject. Every parameter that takes a session accepts this object.' { Assert-TestPassed $sample 'session' }

    It 'With the empty session, most of the real commands end with Object reference not set to an instance of an object., and Get-Module -ListAvailable -PSSession lists the modules of your own computer.' {
        $real = Invoke-Sample { Describe 'd' { It 'i' { $session = New-MockObject -Type System.Management.Automation.Runspaces.PSSession; (Get-Module -PSSession $session -ListAvailable).Name | Should -Contain 'Microsoft.PowerShell.Utility'; { Invoke-Command -Session $session { 1 } } | Should -Throw 'Object reference*' } } }
        "$($real.Tests.Result)" | Should -Be 'Passed' -Because "$($real.Messages)"
        $run = Invoke-Sample {
            BeforeAll { $session = New-MockObject -Type System.Management.Automation.Runspaces.PSSession; Set-Content TestDrive:/a.txt 1 }
            Describe 'd' {
                It 'remove' { { Remove-PSSession -Session $session -ErrorAction Stop } | Should -Throw '*Object reference not set*' }
                It 'copy' { { Copy-Item -Path $TestDrive/a.txt -Destination /tmp -ToSession $session -ErrorAction Stop } | Should -Throw '*Object reference not set*' }
                It 'mocked' { Mock Remove-PSSession; Remove-PSSession -Session $session; Should -Invoke Remove-PSSession -Times 1 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed'
    }

    It 'The mock that removes using: is an exception: it runs a copy of the text, so the lines of the block count as missed.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = 'function Start-It { $name = 1; Start-Job { "line of the block $using:name" } }' } -Test {
            Describe 'd' { It 'i' { . $PSScriptRoot/code.ps1; Mock Start-Job { & ([scriptblock]::Create("$ScriptBlock".Replace('$using:', '$'))) }; Start-It | Should -BeLike 'line of*' } }
        } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CommandsMissedCount }
        $run.Passed | Should -Be 1
        $run.Value | Should -BeGreaterThan 0
    }

    It 'Do the same in the mock with Write-Error; a throw would end the code.' { Assert-TestPassed $sample 'goes on' }

    It 'Inside a job or another runspace, the drive TestDrive: does not exist, because a drive belongs to the runspace that made it. The folder does exist: pass its real path, which is in $TestDrive.' { Assert-TestPassed $sample 'not in a real job', 'parallel' }

    It 'Code coverage sees what runs in the runspace of the test. Lines that run in a job or in another process count as missed. With the mocks above, the block runs in the test, and its lines are covered.' {
        $run = Invoke-Sample -File @{ 'code.ps1' = '"covered"' } -Test { Describe 'd' { It 'i' { $null = Start-Job -FilePath $PSScriptRoot/code.ps1 | Receive-Job -Wait -AutoRemoveJob } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CommandsExecutedCount; $args[0].CodeCoverage.CommandsMissedCount }
        $run.Value | Should -Be 0, 1
        $run = Invoke-Sample -File @{ 'code.ps1' = 'function Start-It { Start-Job { "line of the block" } }' } -Test { Describe 'd' { It 'i' { . $PSScriptRoot/code.ps1; Mock Start-Job { & $ScriptBlock }; Start-It } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = './code.ps1'; UseBreakpoints = $true } } -Inspect { $args[0].CodeCoverage.CommandsExecutedCount; $args[0].CodeCoverage.CommandsMissedCount }
        $run.Value | Should -Be 2, 0
    }

    It 'The input object cannot be bound to any parameters for the command … from Wait-Job or Receive-Job | the mock of Start-Job returned something that is not a job' { Assert-TestPassed $sample 'only start' }

    It 'A Using variable cannot be retrieved. | the block runs here' { Assert-TestPassed $sample 'using' }

    It 'Cannot create an abstract class. | New-MockObject -Type System.Management.Automation.Job' { Assert-TestPassed $sample 'abstract' }

    It 'Mock the whole chain: Start-Job, Wait-Job, Receive-Job and Remove-Job.' { Assert-TestPassed $sample 'chain', 'only start' }

    It 'The blocks now run immediately, in the test, one after the other. What depends on a job running by itself, such as a timeout, is not tested.' { Assert-TestPassed $sample 'at once' }

    It 'Start-ThreadJob is mocked in the same way. Get-Job needs a mock of its own where the code calls it.' { Assert-TestPassed $sample 'get-job' }

    It 'This mock works only for code that returns what Start-Job returns, with a block that uses neither -ArgumentList nor $using:.' { Assert-TestPassed $sample 'only start', 'arguments', 'using' }

    It 'Without using:, the block finds the variables of a function that the test has dot-sourced. The mock has two limits:' { Assert-TestPassed $sample 'using as text', 'using in a module' }

    It 'Mock ForEach-Object for calls with -Parallel, and run the block in the test.' { Assert-TestPassed $sample 'mocked parallel' }

    It 'This mock knows neither the short form, ForEach-Object Name, nor -Begin and -End. A variable that the block sets, as in { $count++ }, is unchanged after the loop.' { Assert-TestPassed $sample 'mocked parallel' }

    It 'A block with $using: needs the same change as above.' { Assert-TestPassed $sample 'mocked parallel' }

    It 'Without the mock, you can still test what the loop returns. Functions that the block needs have to be loaded in the block, for example with Import-Module.' { Assert-TestPassed $sample 'real parallel' }

    It 'Mock the commands that take the session, too, for example Copy-Item -ToSession and Remove-PSSession' { Assert-TestPassed $sample 'copy to session' }

    It 'For -CimSession, do the same with Microsoft.Management.Infrastructure.CimSession, or add -RemoveParameterType CimSession to the mock.' -Tag Unproved { 'CIM is on Windows only: https://learn.microsoft.com/powershell/module/cimcmdlets/new-cimsession' }

    It 'For a computer that does not answer, Invoke-Command writes an error and goes on with the other computers.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/invoke-command' }

    It '-ArgumentList "$TestDrive/list.txt" does the same as $using:TestDrive, and works for a script in -FilePath, too. A path that the code under test builds from TestDrive:/… has the same problem.' { Assert-TestPassed $sample 'paths', 'not in a real job' }

    It 'The term ''Save-Backup'' is not recognized | the function does not exist in the job or runspace' { Assert-TestPassed $sample 'parallel', 'not in a real job' }

    It 'Cannot find drive. A drive with the name ''TestDrive'' does not exist. | a drive of another runspace' {
        (Invoke-Sample { Describe 'd' { It 'i' { Start-Job { Get-Item TestDrive:/ -ErrorAction Stop } | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop } } }).Messages | Should -BeLike 'Cannot find drive. A drive with the name ''TestDrive'' does not exist.*'
    }

    It 'the mock is not called | the command runs elsewhere | mock the command that starts the work' { Assert-TestPassed $sample 'not in a real job', 'invoke-command' }

    It 'You cannot call a method on a null-valued expression., or The term ''It'' is not recognized | It is inside a ForEach-Object -Parallel, whose runspaces know nothing about the run' {
        $run = Invoke-Sample -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            1 | ForEach-Object -Parallel { Import-Module $using:manifest; try { It x { } } catch { "$_" } }
            1 | ForEach-Object -Parallel { try { It x { } } catch { "$_" } }
        }
        $run.Value[0] | Should -Be 'You cannot call a method on a null-valued expression.'
        $run.Value[1] | Should -BeLike "The term 'It' is not recognized*"
    }

    It 'One that fails in the loop is only printed, and the test passes, unless $ErrorActionPreference is Stop in the test.' {
        $run = Invoke-Sample {
            BeforeAll { $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1' }
            Describe 'd' {
                It 'in the loop' { 1 | ForEach-Object -Parallel { Import-Module $using:manifest; 2 | Should -Be $_ } }
                It 'under Stop' { $ErrorActionPreference = 'Stop'; 1 | ForEach-Object -Parallel { Import-Module $using:manifest; 2 | Should -Be $_ } }
                It 'after the loop' { 1 | ForEach-Object -Parallel { 2 } | Should -Be 1 }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
        $run.Tests[1].Message | Should -BeLike '*Expected 1, but got 2.*'
        $run.Errors -join ' ' | Should -BeLike '*Expected 1, but got 2.*'
    }

    It 'jobs are left over after the run | a test failed before it removed its job | Get-Job | Remove-Job -Force in AfterEach' { Assert-TestPassed $sample 'finds that job' }

    It 'Register-ObjectEvent, Register-EngineEvent and Register-CimIndicationEvent run their action later, when the event comes. The action then runs outside of the test, where the mocks of the test do not answer.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
                    Mock Get-Date { 'mocked' }
                    $job = Register-EngineEvent -SourceIdentifier Proof.Event -Action { "$(Get-Date)" }
                    $null = New-Event -SourceIdentifier Proof.Event
                    for ($i = 0; $i -lt 100 -and -not $job.HasMoreData; $i++) { Start-Sleep -Milliseconds 50 }
                    $output = @(Receive-Job $job)
                    Unregister-Event -SourceIdentifier Proof.Event
                    $output[0] | Should -Not -BeNullOrEmpty
                    $output[0] | Should -Not -Be 'mocked'
                } } }
        $run.Passed | Should -Be 1
    }

    It '[powershell]::Create() and runspace pools start without the mocks and functions of the test, as jobs do. They are .NET calls, so no mock replaces them either.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' {
                    function Save-It { 'real' }
                    Mock Get-Date { 'mocked' }
                    $code = '"$(Get-Date)"; [bool] (Get-Command Save-It -ErrorAction Ignore)'
                    $alone = [powershell]::Create().AddScript($code).Invoke()
                    $pool = [runspacefactory]::CreateRunspacePool(1, 2); $pool.Open()
                    $shell = [powershell]::Create(); $shell.RunspacePool = $pool
                    $pooled = $shell.AddScript($code).Invoke()
                    $pool.Dispose()
                    foreach ($output in $alone, $pooled) { $output.Count | Should -Be 2; $output[0] | Should -Not -Be 'mocked'; $output[1] | Should -BeFalse }
                    { Mock '[powershell]::Create' { } } | Should -Throw 'Could not find Command*'
                } } }
        $run.Passed | Should -Be 1
    }

    It 'There is no Runspace available to run scripts in this thread. | .NET calls a script block on a thread of its own' {
        (Get-Failure { $action = [Action] { 1 }; [System.Threading.Tasks.Task]::Run($action).Wait() }) | Should -Match 'There is no Runspace available to run scripts in this thread\.'
        Assert-Passing { $action = [Action] { 1 }; $action.Invoke() }
    }

    It 'A mock of Start-Process runs nothing. Run the script that the command would start in a test of its own' {
        $run = Invoke-Sample -File @{ 'dummy.ps1' = 'throw "ran"' } -Test { Describe 'd' { It 'i' { Mock Start-Process; Start-Process pwsh -ArgumentList "$PSScriptRoot/dummy.ps1" | Should -BeNullOrEmpty; { & $PSScriptRoot/dummy.ps1 } | Should -Throw 'ran' } } }
        $run.Passed | Should -Be 1
    }

    It 'Inside ForEach-Object -Parallel, Describe and It know nothing about the run.' {
        $run = Invoke-Sample "1, 2 | ForEach-Object -Parallel { Describe `"block `$_`" { It 'i' { } } }; 1, 2 | ForEach-Object { Describe `"plain `$_`" { It 'i' { } } }"
        $run.Tests.Path | Should -Be 'plain 1.i', 'plain 2.i'
    }

    It 'The mock makes the $Event that the action reads. Whether the real event arrives is not tested.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Watch-Proof { Register-EngineEvent -SourceIdentifier Proof -Action { Get-Proof $Event.MessageData } }; function Get-Proof ($Text) { } }
                It 'i' { Mock Get-Proof { }; Mock Register-EngineEvent { $Event = [pscustomobject] @{ MessageData = 'full' }; . $Action }; Watch-Proof; Should -Invoke Get-Proof -Times 1 -Exactly -ParameterFilter { $Text -eq 'full' }; Get-EventSubscriber -SourceIdentifier Proof -ErrorAction Ignore | Should -BeNullOrEmpty }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'A command that only the other computer has needs a stand-in, such as function Get-MailQueue ($Identity) { }, before you mock it.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Waiting { Invoke-Command -ComputerName mail -ScriptBlock { Get-MailQueue -Identity a } }; Mock Invoke-Command { & $ScriptBlock } }
                It 'without' { Mock Get-MailQueue { 3 }; Get-Waiting | Should -Be 3 }
                It 'with' { function Get-MailQueue ($Identity) { }; Mock Get-MailQueue { 3 } -ParameterFilter { $Identity -eq 'a' }; Get-Waiting | Should -Be 3 }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'The server south does not answer: its BeforeAll fails, its tests count as failed, and the next server is checked. Name the server in the error, because the heading of a failed block keeps its `<_`>' {
        $run = Invoke-Sample { Describe 'on <_>' -ForEach 'south', 'north' { BeforeAll { if ($_ -eq 'south') { throw "no answer from $_" } }; It 'i' { }; It 'j' { } } }
        $run.Tests.Result | Should -Be 'Failed', 'Failed', 'Passed', 'Passed'
        $run.Text | Should -Match 'on <_>'
        $run.Text | Should -Match 'on north'
        $run.Text | Should -Not -Match 'on south'
    }

    It 'Pester has no parameter for another computer.' {
        (Invoke-Sample -Script { "$((Get-Command Invoke-Pester).Parameters.Keys -match 'Computer|Session|HostName')|$((New-PesterConfiguration).Run.PSObject.Properties.Name -match 'Computer|Session|HostName')|$((Get-Command Invoke-Command).Parameters.Keys -contains 'ComputerName')" }).Value | Should -Be '||True'
    }

    It 'For code in a module, make this mock inside InModuleScope: with -ModuleName, the action finds no $Event.' {
        $run = Invoke-Sample {
            BeforeAll {
                New-Module -Name ProofWatch {
                    function Save-Proof ($Name) { }
                    function Watch-Proof { Register-EngineEvent -SourceIdentifier Proof -Action { Save-Proof $Event.MessageData } }
                } | Import-Module
            }
            AfterAll { Remove-Module ProofWatch }
            Describe 'd' {
                BeforeEach { Mock Save-Proof { } -ModuleName ProofWatch }
                It 'module name' {
                    Mock Register-EngineEvent { $Event = [pscustomobject] @{ MessageData = 'full' }; & $Action } -ModuleName ProofWatch
                    Watch-Proof
                    Should -Invoke Save-Proof -Times 1 -Exactly -ModuleName ProofWatch -ParameterFilter { $null -eq $Name }
                }
                It 'module scope' {
                    InModuleScope ProofWatch { Mock Register-EngineEvent { $Event = [pscustomobject] @{ MessageData = 'full' }; & $Action } }
                    Watch-Proof
                    Should -Invoke Save-Proof -Times 1 -Exactly -ModuleName ProofWatch -ParameterFilter { $Name -eq 'full' }
                    Should -Invoke Register-EngineEvent -Times 1 -Exactly -ModuleName ProofWatch
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'For a report on each server, make one run for each, with a name of its own:' {
        $page = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' }
        $text = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$page/recipes/jobs-and-remoting.mdx"))
        $script = [regex]::Match($text, '(?s)title="report-servers\.ps1"\r?\n(.+?)```').Groups[1].Value
        $test = "param ([string[]] `$Server)`nDescribe 'Server <_>' -ForEach `$Server { It 'is up' { `$_ | Should -Not -Be 'west' } }"
        foreach ($names in "'north', 'west'", "'north', 'east'") {
            $run = Invoke-Sample -File @{ 'Servers.Tests.ps1' = $test; 'report-servers.ps1' = $script.Replace("'north', 'west'", $names) } -Script {
                ./report-servers.ps1 *> $null
                "went on $LASTEXITCODE"
            }
            $other = ($names -split "'")[3]
            $run.Files.Keys | Sort-Object | Should -Be @("out/$other.xml", 'out/north.xml' | Sort-Object)
            foreach ($name in 'north', $other) {
                $run.Files["out/$name.xml"] | Should -Match "<test-results [^>]*name=.$name. "
                $run.Files["out/$name.xml"] | Should -Match "Server $name"
            }
            $run.Files['out/north.xml'] | Should -Not -Match $other
            # The same script ends with 1 when one of them failed.
            $code = Invoke-Sample -File @{ 'Servers.Tests.ps1' = $test; 'report-servers.ps1' = $script.Replace("'north', 'west'", $names) } -Script {
                $null = & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; ./report-servers.ps1; exit `$LASTEXITCODE"
                $LASTEXITCODE
            }
            $code.Value | Should -Be ($other -eq 'west' ? 1 : 0)
        }
    }

    Context 'a session' -Skip:($env:OS -eq 'Windows_NT') {
        BeforeAll {
            # A program of the name ssh stands in for the other computer: it starts PowerShell here.
            $ssh = @{ 'bin/ssh' = "#!/bin/sh`nexec '$((Get-Process -Id $PID).Path)' -sshs -NoLogo -NoProfile`n" }
            $run = { chmod +x bin/ssh; $env:PATH = "$PWD/bin:$env:PATH"; Invoke-Pester -Path ./Sample.Tests.ps1 -Output Detailed -PassThru; "sessions: $(@(Get-PSSession).Count)"; Get-PSSession | Remove-PSSession }
        }

        It 'Tests that each ask the server for something can share a session. Open it in BeforeAll, not above Describe, and close it in AfterAll:' {
            $page = if ($env:PROOFS_VERSION -eq 'v6') { 'docs' } else { 'versioned_docs/version-v5' }
            $text = [System.IO.File]::ReadAllText((Join-Path $PSScriptRoot "../../../$page/recipes/jobs-and-remoting.mdx"))
            $code = [regex]::Match($text, '(?s)close it in `AfterAll`:\s+```powershell\r?\n(.+?)```').Groups[1].Value
            $code = $code.Replace('-ComputerName vault', '-HostName vault').Replace("'/srv/backup', '/srv/mail'", "'/', '/no/such/folder'")
            $code = $code -replace "(?m)^\}", "    It 'process' -ForEach 1, 2 { Write-Host (`"of it: {0}`" -f (Invoke-Command -Session `$session { `$PID })) }`n}"
            $sample = Invoke-Sample -File $ssh -Test $code -Script $run
            $sample.Tests | ForEach-Object { "$($_.Name) $($_.Result)" } | Should -Be 'has / Passed', 'has /no/such/folder Failed', 'process Passed', 'process Passed'
            $ids = [regex]::Matches($sample.Text, 'of it: (\d+)') | ForEach-Object { $_.Groups[1].Value }
            $ids | Should -HaveCount 2
            $ids | Select-Object -Unique | Should -HaveCount 1
            $sample.Value | Should -Be 'sessions: 0'
            # Without AfterAll it stays, and above Describe it is not there when the tests run.
            (Invoke-Sample -File $ssh -Test ($code -replace '(?m)^.*AfterAll.*$') -Script $run).Value | Should -Be 'sessions: 1'
            $above = Invoke-Sample -File $ssh -Test ("`$session = New-PSSession -HostName vault`n" + ($code -replace '(?m)^.*(Before|After)All.*$')) -Script $run
            $above.Failed | Should -Be 4
            $above.Messages[0] | Should -BeLike "Cannot validate argument on parameter 'Session'. The argument is null or empty.*"
        }

        It 'Without -ErrorAction Stop, the error is only written, and the test passes.' {
            $assertion = if ($env:PROOFS_VERSION -eq 'v6') { 'Should-BeTrue' } else { 'Should -BeTrue' }
            $code = {
                Describe 'd' {
                    BeforeAll { $session = New-PSSession -HostName vault -ErrorAction Stop; Invoke-Command -Session $session { $env:PSModulePath = '' } }
                    AfterAll { Remove-PSSession -Session $session }
                    It 'outside' { Invoke-Command -Session $session -ScriptBlock { Test-Path -Path /no/such/folder } | ASSERTION }
                    It 'inside' { Invoke-Command -Session $session -ScriptBlock { Test-Path -Path /no/such/folder | ASSERTION } -ErrorVariable written; Write-Host "<$written>" }
                    It 'inside, stop' { Invoke-Command -Session $session -ScriptBlock { Test-Path -Path / | ASSERTION } -ErrorAction Stop }
                }
            }
            $sample = Invoke-Sample -File $ssh -Test "$code".Replace('ASSERTION', $assertion) -Script $run
            $sample.Tests.Result | Should -Be 'Failed', 'Passed', 'Failed'
            $word = ($assertion -split ' ')[0]
            $sample.Text | Should -Match "<The term '$word' is not recognized"
            $sample.Tests[2].Message | Should -BeLike "The term '$word' is not recognized*"
        }
    }

    # In a job, whose objects travel in the same way as those of another computer.
    It 'To pass values to the test files, make a container in the block: $container = New-PesterContainer -Path C:/tests -Data @{ Server = $using:server }, then Invoke-Pester -Container $container -Output None -PassThru.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Server) Describe d { It "is <Server>" { $Server | Should -Be north } }' } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $server = 'north'
            $here = "$PWD"
            Start-Job {
                Import-Module $using:manifest
                $container = New-PesterContainer -Path "$using:here/a.Tests.ps1" -Data @{ Server = $using:server }
                (Invoke-Pester -Container $container -Output None -PassThru).Passed.ExpandedName
            } | Receive-Job -Wait
        }
        $run.Value | Should -Be 'is north'
    }

    It 'A container arrives as a copy. -Container refuses the copy. In a hashtable for -Configuration, the copy gets lost, so the tests of the current folder run.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Server) Describe d { It "is <Server>" { $Server | Should -Be north } }' } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $here = "$PWD"
            $outside = New-PesterContainer -Path ./a.Tests.ps1 -Data @{ Server = 'north' }
            Start-Job { Import-Module $using:manifest; try { Invoke-Pester -Container $using:outside -Output None -PassThru } catch { "$_" } } | Receive-Job -Wait
            $null = New-Item -ItemType Directory elsewhere; Set-Content elsewhere/e.Tests.ps1 'Describe elsewhere { It e { } }'
            Start-Job { Import-Module $using:manifest; Set-Location "$using:here/elsewhere"; (Invoke-Pester -Configuration @{ Run = @{ Container = $using:outside; PassThru = $true }; Output = @{ Verbosity = 'None' } }).Tests.ExpandedPath } | Receive-Job -Wait
        }
        $run.Value[0] | Should -Match 'Deserialized.Pester.ContainerInfo'
        $run.Value[1] | Should -Be 'elsewhere.e'
    }

    It 'A whole object of New-PesterConfiguration takes its containers of files along, with their full paths: the files must be at the same place on the other computer. A container of a script block arrives as text, and fails.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = 'param ($Server) Describe d { It "is <Server>" { $Server | Should -Be north } }' } -Script {
            $manifest = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            $here = "$PWD"
            $null = New-Item -ItemType Directory elsewhere; Set-Content elsewhere/e.Tests.ps1 'Describe elsewhere { It e { } }'
            $whole = New-PesterConfiguration
            $whole.Run.Container = @((New-PesterContainer -Path "$PWD/a.Tests.ps1" -Data @{ Server = 'north' }), (New-PesterContainer -Path "$PWD/a.Tests.ps1" -Data @{ Server = 'west' }))
            $whole.Run.PassThru = $true
            $whole.Output.Verbosity = 'None'
            Start-Job { Import-Module $using:manifest; Set-Location "$using:here/elsewhere"; "$((Invoke-Pester -Configuration $using:whole).Tests.ExpandedPath)" } | Receive-Job -Wait
            $block = New-PesterConfiguration; $block.Run.PassThru = $true; $block.Output.Verbosity = 'None'; $block.Run.Container = New-PesterContainer -ScriptBlock { Describe 'block' { It 'i' { } } }
            Start-Job { Import-Module $using:manifest; $result = Invoke-Pester -Configuration $using:block 3> $null; "$($result.Result) $($result.Containers.ErrorRecord)" } | Receive-Job -Wait
            Move-Item a.Tests.ps1 moved.Tests.ps1
            Start-Job { Import-Module $using:manifest; try { $result = Invoke-Pester -Configuration $using:whole; "$($result.Result) $($result.Containers.ErrorRecord)" } catch { "Failed $_" } } | Receive-Job -Wait
        }
        $run.Value[0] | Should -Be 'd.is north d.is west'
        $run.Value[1] | Should -Match 'Failed .*is not recognized'
        $run.Value[2] | Should -Match '^Failed '
    }

    It 'Inside the block, on a computer without Pester, the assertion causes an error' {
        # A job in place of the other computer, whose folders of modules hold no Pester.
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $block = { $env:PSModulePath = "$PSHOME/Modules"; 1 | Should -Be 2 } }
            It 'written' { Start-Job $block | Receive-Job -Wait -AutoRemoveJob 2> $null }
            It 'stops' { Start-Job $block | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop }
            It 'outside' { Start-Job { 1 } | Receive-Job -Wait -AutoRemoveJob -ErrorAction Stop | Should -Be 2 }
        } }
        Assert-TestPassed $run 'written'
        ($run.Tests | Where-Object Name -EQ 'stops').Message | Should -BeLike "*The term 'Should' is not recognized*"
        ($run.Tests | Where-Object Name -EQ 'outside').Message | Should -BeLike 'Expected 2, but got 1.*'
    }

    It 'Start the function in a runspace of its own, wait for a sign that it is running, and stop it. Its finally then runs, its catch does not.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Save-Tape ([string] $Folder, [string] $Fails) {
                        try { New-Item "$Folder/started.txt"; if ($Fails) { throw $Fails }; Start-Sleep -Seconds 60; New-Item "$Folder/saved.txt" }
                        catch { New-Item "$Folder/caught.txt" }
                        finally { New-Item "$Folder/closed.txt" }
                    }
                    function Get-State { @(Get-ChildItem $TestDrive).BaseName | Sort-Object }
                }
                Context 'stopped' {
                    It 'runs finally' {
                        $shell = [powershell]::Create().AddScript(${function:Save-Tape}).AddArgument("$TestDrive")
                        $null = $shell.BeginInvoke()
                        while (-not (Test-Path "$TestDrive/started.txt")) { Start-Sleep -Milliseconds 50 }
                        Get-State | Should -Be 'started'
                        $shell.Stop()
                        Get-State | Should -Be 'closed', 'started'
                        $shell.InvocationStateInfo.State | Should -Be 'Stopped'
                        $shell.Dispose()
                    }
                }
                Context 'failed' { It 'runs catch' { $null = Save-Tape "$TestDrive" 'x'; Get-State | Should -Be 'caught', 'closed', 'started' } }
            }
        }
        Assert-TestPassed $run 'runs finally', 'runs catch'
    }

    It 'For a function of a module, or a cmdlet written in C#, let the script import the module: AddScript("Import-Module ''$PSScriptRoot/Tape.psm1''; Save-Tape ''$TestDrive''"). A cmdlet written in C# gets a call of StopProcessing(), and then of Dispose().' {
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'function Save-ProofTape ($Folder) { try { New-Item "$Folder/started.txt"; Start-Sleep -Seconds 60 } finally { New-Item "$Folder/closed.txt" } }' } -Test {
            BeforeAll {
                Import-Module $PSScriptRoot/Tape.psm1
                Add-Type -OutputAssembly $PSScriptRoot/ProofWait.dll -TypeDefinition @'
using System; using System.Collections.Generic; using System.Management.Automation; using System.Threading;
[Cmdlet(VerbsLifecycle.Wait, "ProofTape")]
public class WaitProofTapeCommand : PSCmdlet, IDisposable {
    public static readonly List<string> Calls = new List<string>();
    private readonly ManualResetEvent stop = new ManualResetEvent(false);
    protected override void ProcessRecord() { Calls.Add("started"); stop.WaitOne(60000); }
    protected override void StopProcessing() { Calls.Add("stop"); stop.Set(); }
    public void Dispose() { Calls.Add("dispose"); }
}
'@
                Import-Module $PSScriptRoot/ProofWait.dll
            }
            Describe 'd' {
                It 'module' {
                    $shell = [powershell]::Create().AddScript("Import-Module '$PSScriptRoot/Tape.psm1'; Save-ProofTape '$TestDrive'")
                    $null = $shell.BeginInvoke()
                    while (-not (Test-Path "$TestDrive/started.txt")) { Start-Sleep -Milliseconds 50 }
                    $shell.Stop(); Test-Path "$TestDrive/closed.txt" | Should -BeTrue; $shell.Dispose()
                }
                It 'not imported' { $shell = [powershell]::Create().AddScript("Save-ProofTape '$TestDrive'"); $null = $shell.Invoke(); "$($shell.Streams.Error)" | Should -Match '''Save-ProofTape'' is not recognized' }
                It 'cmdlet' {
                    $shell = [powershell]::Create().AddScript("Import-Module '$PSScriptRoot/ProofWait.dll'; Wait-ProofTape")
                    $null = $shell.BeginInvoke()
                    while (-not [WaitProofTapeCommand]::Calls.Count) { Start-Sleep -Milliseconds 50 }
                    $shell.Stop(); [WaitProofTapeCommand]::Calls | Should -Be 'started', 'stop', 'dispose'; $shell.Dispose()
                }
            }
        }
        Assert-TestPassed $run 'module', 'not imported', 'cmdlet'
    }

    It 'Receive-Job without -Wait returns what the job has output so far, which is nothing right after the start.' {
        $run = Invoke-Sample { Describe 'd' {
                It 'plain' { $job = Start-Job { Start-Sleep -Milliseconds 500; 'done' }; $job | Receive-Job | Should -BeNullOrEmpty; $job | Receive-Job -Wait -AutoRemoveJob | Should -Be 'done'; Get-Job | Should -BeNullOrEmpty }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed' -Because "$($run.Messages)"
    }

    It 'Receive-Job returns nothing in the test, and the right value when you step through it | the job is not done yet | use Receive-Job -Wait -AutoRemoveJob' {
        $run = Invoke-Sample { Describe 'd' {
                It 'early' { $job = Start-Job { Start-Sleep -Milliseconds 500; 7 }; try { Receive-Job $job | Should -Be 7 } finally { $job | Remove-Job -Force } }
                It 'late' { $job = Start-Job { Start-Sleep -Milliseconds 500; 7 }; $null = Wait-Job $job; Receive-Job $job | Should -Be 7; Remove-Job $job }
                It 'waits' { Start-Job { Start-Sleep -Milliseconds 500; 7 } | Receive-Job -Wait -AutoRemoveJob | Should -Be 7 }
            } }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Passed' -Because "$($run.Messages)"
    }

    It 'A second mock, without a filter, answers ForEach-Object { … } without -Parallel: it calls the real command.' {
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll {
                    $forEachObject = Get-Command ForEach-Object -CommandType Cmdlet
                    Mock ForEach-Object { & $forEachObject -InputObject $InputObject -Process $Process[0] }
                }
                It 'items' { 1, 2 | ForEach-Object { $_ * 2 } | Should -Be 2, 4; @($null | ForEach-Object { 'once' }).Count | Should -Be 1; @() | ForEach-Object { 'none' } | Should -BeNullOrEmpty }
                It 'lists' { , (1, 2) + , (3, 4) | ForEach-Object { "$($_[0])" } | Should -Be '1', '3'; @{ a = 1 } | ForEach-Object { $_.Keys.Count } | Should -Be 1 }
            } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed' -Because "$($run.Messages)"
    }

    It 'A variable with the name of a parameter of Start-Job, such as $Name, is hidden by that parameter.' { Assert-TestPassed $sample 'using as text' }

    It 'With -ModuleName, the block looks for variables and commands in the test. Mocks with -ModuleName do not answer the block, so the real commands run, or are not found where the module does not export them. Make the mocks of code in a module inside InModuleScope.' {
        $run = Invoke-Sample -File @{ 'Nightly.psm1' = 'function Save-Own ($From) { "real $From" }; function Start-Own { $source = "photos"; $null = Start-Job { Save-Own $using:source } }; function Save-Hidden { "real" }; function Start-Hidden { $null = Start-Job { Save-Hidden } }; Export-ModuleMember -Function Save-Own, Start-Own, Start-Hidden' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Nightly.psm1 -Force }
            Describe 'd' {
                It 'named' {
                    $script:said = @(); $source = 'of the test'
                    Mock Save-Own { "mocked $From" } -ModuleName Nightly
                    Mock Start-Job { $script:said += & ([scriptblock]::Create(("$ScriptBlock" -replace '\$using:', '$'))) } -ModuleName Nightly
                    Start-Own; $script:said | Should -Be 'real of the test'
                }
                It 'hidden' { Mock Save-Hidden { 'mocked' } -ModuleName Nightly; Mock Start-Job { & ([scriptblock]::Create("$ScriptBlock")) } -ModuleName Nightly; { Start-Hidden } | Should -Throw '*Save-Hidden*' }
                It 'inside' {
                    InModuleScope Nightly { $script:said = @(); Mock Save-Own { "mocked $From" }; Mock Start-Job { $script:said += & ([scriptblock]::Create(("$ScriptBlock" -replace '\$using:', '$'))) }; Start-Own; $script:said | Should -Be 'mocked photos' }
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'Without a computer or a session, as in Invoke-Command { Save-Backup }, the block runs in place, and the mocks answer as they are.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Write-A { 'real' }
                    function Invoke-Here { Invoke-Command -ScriptBlock { param ($Text) "$(Write-A) $Text" } -ArgumentList 1 }
                    New-Module -Name ProofLocal { function Write-M { 'real' }; function Invoke-M { Invoke-Command { Write-M } } } | Import-Module -Force
                }
                It 'in place' { Mock Write-A { 'mock' }; Invoke-Here | Should -Be 'mock 1' }
                It 'unmocked' { Invoke-Here | Should -Be 'real 1' }
                It 'module, without its name' { Mock Write-M { 'mock' }; Invoke-M | Should -Be 'real' }
                It 'module' { Mock Write-M { 'mock' } -ModuleName ProofLocal; Invoke-M | Should -Be 'mock' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'In a workflow of Windows PowerShell, with or without foreach -parallel, no command can be mocked, since it runs in other sessions.' -Tag Unproved { 'https://github.com/pester/Pester/issues/404 and https://learn.microsoft.com/previous-versions/technet-magazine/dn151046(v=msdn.10)' }

    It 'PowerShell 7 has no workflows.' {
        (Invoke-Sample -Script { try { [scriptblock]::Create('workflow Save-All { 1 }') } catch { "$_" } }).Value | Should -BeLike '*Workflow is not supported in PowerShell 6+*'
    }
}
