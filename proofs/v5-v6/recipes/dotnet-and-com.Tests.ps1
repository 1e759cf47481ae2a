BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'Mail.psm1' = 'class ProofPlan { [string] Save() { return Get-Date } }; function New-ProofPlan { [ProofPlan]::new() }; function Send-ProofPlan ([ProofPlan] $Plan) { "real" }; function New-InModule { New-Object -TypeName System.Random }'
        'Job.ps1'   = 'class ProofJob { [string] $Name; static [int] $Count = 0; [string] Run() { return $this.Load() + (Get-Date) } [string] Load() { return "real" } static [string] Now() { return "now" } }'
    } -Test {
        Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Mail.psm1 -Force; . $PSScriptRoot/Job.ps1 }
            It 'fake object' {
                $fake = New-MockObject -Type 'System.Net.Mail.SmtpClient' -Methods @{ Send = { 'sent' } }
                Mock New-Object { $fake } -ParameterFilter { $TypeName -eq 'System.Net.Mail.SmtpClient' }
                $client = New-Object System.Net.Mail.SmtpClient; $null = $client.Send('mail'); $fake._Send.Count | Should -Be 1; $fake._Send[0].Arguments | Should -Be 'mail'
            }
            It 'new' { Mock New-Object { 'mocked' }; [System.Random]::new() | Should -BeOfType System.Random; New-Object System.Random | Should -Be 'mocked' }
            It 'in a module' { Mock New-Object { 'mocked' }; New-InModule | Should -BeOfType System.Random; Mock New-Object { 'mocked' } -ModuleName Mail; New-InModule | Should -Be 'mocked' }
            It 'script method' { $fake = [pscustomobject] @{ Name = 'x' } | Add-Member -MemberType ScriptMethod -Name Quit -Value { 'bye' } -PassThru; $fake.Quit() | Should -Be 'bye'; $fake.PSObject.Properties.Name | Should -Not -Contain '_Quit' }
            It 'methods of methods' { $inner = New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ Close = { 'closed' } }; $outer = New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ Open = { $inner } }; $outer.Open().Close() | Should -Be 'closed' }
            It 'new object' { Mock New-Object { [pscustomobject] @{ Sent = $true } } -ParameterFilter { $TypeName -eq 'System.Net.Mail.SmtpClient' }; (New-Object System.Net.Mail.SmtpClient).Sent | Should -BeTrue }
            It 'instead' {
                Mock Get-Date { [datetime]::new(2026, 3, 31, 0, 0, 0, [DateTimeKind]::Utc) }; (Get-Date).ToUniversalTime() | Should -Be ([datetime] '2026-03-31'); Mock New-Guid { 'guid' }; New-Guid | Should -Be 'guid'; Mock Start-Sleep { 'slept' }; Start-Sleep 3600 | Should -Be 'slept'; Mock Start-Sleep { "$Seconds $Milliseconds" }; Start-Sleep -Milliseconds 500 | Should -Be '0 500'; Start-Sleep 500 | Should -Be '500 0'
                Mock Invoke-RestMethod { 'answer' }; Invoke-RestMethod https://service.example | Should -Be 'answer'; Mock Read-Host { 'typed' }; Read-Host | Should -Be 'typed'; Mock Get-Content { 'text' }; Get-Content -Raw nothing | Should -Be 'text'
                Set-Content "$TestDrive/list.txt" 'real' -NoNewline; [System.IO.File]::ReadAllText("$TestDrive/list.txt") | Should -Be 'real'; $env:PROOF_X = 'set'; [Environment]::GetEnvironmentVariable('PROOF_X') | Should -Be 'set'
            }
            It 'read text' {
                $path = "$TestDrive/a[1].txt"; [System.IO.File]::WriteAllText($path, 'text'); Get-Content -LiteralPath $path -Raw -ErrorAction Stop | Should -Be 'text'; Get-Content $path -Raw | Should -BeNullOrEmpty
                { Get-Content -LiteralPath "$TestDrive/none.txt" -Raw -ErrorAction Stop } | Should -Throw; $reached = $false; $null = Get-Content -LiteralPath "$TestDrive/none.txt" -Raw 2> $null; $reached = $true; $reached | Should -BeTrue
                [System.IO.File]::WriteAllText("$TestDrive/empty.txt", ''); $null -eq (Get-Content -LiteralPath "$TestDrive/empty.txt" -Raw -ErrorAction Stop) | Should -BeTrue; $null -eq [System.IO.File]::ReadAllText("$TestDrive/empty.txt") | Should -BeFalse
            }
            It 'wrapped' { function Get-Count { [ProofJob]::Count }; Mock Get-Count { 'mocked' }; Get-Count | Should -Be 'mocked'; { Mock '[ProofJob]::Count' { } } | Should -Throw 'Could not find Command*' }
            It 'excel' {
                $book = New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ Open = { 'opened' } }; $excel = New-MockObject -InputObject ([pscustomobject] @{ Workbooks = $book }) -Methods @{ Quit = { } }
                $excel.Workbooks.Open('x') | Should -Be 'opened'; $excel.Quit(); $excel._Quit | Should -HaveCount 1
            }
            It 'release' { { [System.Runtime.InteropServices.Marshal]::ReleaseComObject([pscustomobject] @{}) } | Should -Throw }
            It 'static' { { Mock '[datetime]::Now' { } } | Should -Throw 'Could not find Command*'; { Mock '[System.Net.Dns]::GetHostName' { } } | Should -Throw 'Could not find Command `[System.Net.Dns`]::GetHostName*'; { Mock '[ProofJob]::Now' { } } | Should -Throw 'Could not find Command*' }
            It 'date' { Mock Get-Date { [datetime] '2026-03-31' }; (Get-Date).AddDays(-30) | Should -Be ([datetime] '2026-03-01') }
            It 'compiled' { $text = New-MockObject -InputObject ([System.Text.StringBuilder]::new('real')) -Methods @{ ToString = { 'fake' } }; $text.ToString() | Should -Be 'fake'; [string]::Concat([object] $text, '') | Should -Be 'real'; $text | Should -BeOfType System.Text.StringBuilder }
            It 'throws' { $fake = New-MockObject -Type System.Net.Mail.SmtpClient -Methods @{ Send = { throw 'disk is full' } }; try { $fake.Send('x') } catch { $caught = $_.Exception }; $caught | Should -BeOfType System.Management.Automation.MethodInvocationException; $caught.Message | Should -BeLike '*disk is full*' }
            It 'typed catch' {
                $fake = New-MockObject -Type System.Net.Mail.SmtpClient -Methods @{ Send = { throw [System.IO.IOException] 'disk is full' } }
                $(try { $fake.Send('x') } catch [System.IO.IOException] { 'typed' } catch { 'other' }) | Should -Be 'other'
                $(try { [System.IO.File]::ReadAllText('/nope/x') } catch [System.IO.IOException] { 'typed' } catch { 'other' }) | Should -Be 'typed'
            }
            It 'class throws' {
                . ([scriptblock]::Create('class ProofThrow { [void] Go() { throw "disk is full" } }'))
                try { (New-Object ProofThrow).Go() } catch { $caught = $_.Exception }
                $caught.Message | Should -Be 'disk is full'; $caught -is [System.Management.Automation.MethodInvocationException] | Should -BeFalse
            }
            It 'method streams' {
                . ([scriptblock]::Create('class ProofWrite { [string] Run() { Write-Error "no backup"; return "checked" } [string] Warn() { Write-Warning "old"; return "warned" } [void] Save() { Write-Error "not saved" } [string] Both() { $this.Save(); return "both" } }'))
                function Start-Proof { [CmdletBinding()] param ($Name) (New-Object ProofWrite).$Name() }
                @((New-Object ProofWrite).Run() 2>&1) | Should -Be 'checked'; @((New-Object ProofWrite).Both() 2>&1) | Should -Be 'both'
                Start-Proof Run -ErrorVariable problem -ErrorAction SilentlyContinue | Should -Be 'checked'; $problem.Count | Should -Be 0
                $null = Start-Proof Warn -WarningVariable warning 3> $null; "$warning" | Should -Be ''
                Mock Write-Warning; $null = (New-Object ProofWrite).Warn(); Should -Invoke Write-Warning -Times 1 -Exactly
                $ErrorActionPreference = 'Stop'; { (New-Object ProofWrite).Run() } | Should -Throw 'no backup'
            }
            It 'void method' {
                . ([scriptblock]::Create('class ProofVoid { [void] Save() { Write-Error "not saved" } }'))
                function Start-Proof { [CmdletBinding()] param () (New-Object ProofVoid).Save() }
                $all = @((New-Object ProofVoid).Save() 2>&1); $all.Count | Should -Be 1; $all[0] | Should -BeOfType System.Management.Automation.ErrorRecord; "$($all[0])" | Should -Be 'not saved'
                $job = New-Object ProofVoid; $none = $job.Save() 2>&1; $none | Should -BeNullOrEmpty
                Start-Proof -ErrorVariable problem -ErrorAction SilentlyContinue; $problem.Count | Should -Be 0
                $caught = 'nothing'; try { (New-Object ProofVoid).Save() 2>$null } catch { $caught = $_ }; $caught | Should -Be 'nothing'
            }
            It 'no object' { { New-MockObject -Type System.IDisposable } | Should -Throw '*Cannot create an instance of an interface.*'; { New-MockObject -Type System.IO.Stream } | Should -Throw '*Cannot create an abstract class.*'; { New-MockObject -Type string } | Should -Throw }
            It 'class' { Mock Get-Date { ' mocked' }; $job = [ProofJob]::new(); $job.Run() | Should -Be 'real mocked'; $job | Add-Member -MemberType ScriptMethod -Name Load -Value { 'fake' } -Force; $job.Load() | Should -Be 'fake' }
            It 'overridden' { Mock Get-Date { ' mocked' }; $job = [ProofJob]::new(); $job | Add-Member -MemberType ScriptMethod -Name Load -Value { 'fake' } -Force; $job.Run() | Should -Be 'fake mocked' }
            It 'class of a module' { { [ProofPlan]::new() } | Should -Throw 'Unable to find type*'; (InModuleScope Mail { [ProofPlan]::new() }).GetType().Name | Should -Be 'ProofPlan'; Mock Get-Date { 'mocked' } -ModuleName Mail; (New-ProofPlan).Save() | Should -Be 'mocked' }
            It 'typed mock' { { Mock Send-ProofPlan { }; Send-ProofPlan (New-ProofPlan) } | Should -Throw '*ProofPlan*'; Mock Send-ProofPlan { 'mocked' } -ModuleName Mail; (InModuleScope Mail { Send-ProofPlan $null }) | Should -Be 'mocked' }
            It 'static kept' { [ProofJob]::Count = 5 }
            It 'static still' { [ProofJob]::Count | Should -Be 5 }
            It 'no method' { $fake = [pscustomobject] @{ Name = 'x' }; { $fake.Send() } | Should -Throw 'Method invocation failed because `[System.Management.Automation.PSCustomObject`] does not contain a method named ''Send''.' }
            It 'com' -Skip:($IsWindows) { { New-Object -ComObject Shell.Application } | Should -Throw 'A parameter cannot be found that matches parameter name ''ComObject''.' }
        }
    }
}

Describe 'recipes/dotnet-and-com' {
    It 'A mock replaces commands, not methods.' { Assert-TestPassed $sample 'static', 'fake object' }

    It 'The calls of a method are in the property with _ in front of the method''s name, such as _Send.' { Assert-TestPassed $sample 'fake object' }

    It '[System.Net.Mail.SmtpClient]::new() is not a command, so it cannot be mocked' { Assert-TestPassed $sample 'new' }

    It 'A method that returns an object returns the next fake.' { Assert-TestPassed $sample 'methods of methods' }

    It 'Add-Member -MemberType ScriptMethod makes such a method, too, but without a record of its calls.' { Assert-TestPassed $sample 'script method' }

    It '[System.Runtime.InteropServices.Marshal]::ReleaseComObject() refuses a fake.' { Assert-TestPassed $sample 'release' }

    It 'Mock finds no such command, and the same is true of [System.IO.File]::ReadAllText(), [Environment]::GetEnvironmentVariable() and your own static methods.' { Assert-TestPassed $sample 'static' }

    It '(Get-Date).AddDays(-30) needs nothing special: mock Get-Date with a real [datetime], and its methods work.' { Assert-TestPassed $sample 'date' }

    It 'New-MockObject does both, keeps the type, and records the calls.' {
        Assert-TestPassed $sample 'fake object', 'compiled'
        (Invoke-Sample { Describe 'd' { It 'i' { New-MockObject -Type System.Net.Mail.SmtpClient -Methods @{ Send = { } } | Should -BeOfType System.Net.Mail.SmtpClient } } }).Passed | Should -Be 1
    }

    It '"$object" uses a fake ToString of a [pscustomobject] only.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { $object = New-MockObject -Type System.IO.FileInfo -Methods @{ ToString = { 'fake' } }; $object.ToString(), "[$object]" | Should -Be 'fake', '[]' }; It 'real' { foreach ($real in [System.Text.StringBuilder]::new('real'), [uri] 'real', [System.IO.FileInfo] 'real') { "$(New-MockObject -InputObject $real -Methods @{ ToString = { 'fake' } })" | Should -Be 'real' } }; It 'own' { "$(New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ ToString = { 'fake' } })" | Should -Be 'fake' } } }
        $run.Passed | Should -Be 3
    }

    It 'Only PowerShell code sees the fake methods. Compiled code that gets the object calls the real ones.' { Assert-TestPassed $sample 'compiled' }

    It 'The code under test sees a MethodInvocationException around the error.' { Assert-TestPassed $sample 'throws' }

    It 'A catch with a type, such as catch [System.IO.IOException], does not find the exception inside, but it does find the exception of a real .NET method or of a mock.' { Assert-TestPassed $sample 'typed catch' }

    It 'A method of a PowerShell class throws without a wrapper.' { Assert-TestPassed $sample 'class throws' }

    It 'returns a value | stays empty | stays empty' { Assert-TestPassed $sample 'method streams' }

    It 'is [void] | @($job.Save() 2>&1) catches the error; without the @( ), $all = $job.Save() 2>&1 catches nothing | stays empty' { Assert-TestPassed $sample 'void method' }

    It 'Mock the command that writes the error or the warning, and count the calls of the mock. A warning of a method is not in -WarningVariable.' { Assert-TestPassed $sample 'method streams' }

    It 'So it also makes an object whose constructor needs arguments, is private, or opens a connection, and a parameter can keep its type: New-MockObject -Type System.IO.FileInfo -Properties @{ Length = 2GB }' {
        $run = Invoke-Sample -File @{
            'types.ps1' = 'class ProofArgs { [int] $Size = 5; ProofArgs([int] $size) { } }; class ProofOpens { [int] $Size; ProofOpens() { throw "no connection" } }; Add-Type "public sealed class ProofPrivate { private ProofPrivate() { } public int Size { get { return 5; } } }"'
        } -Test {
            BeforeAll {
                . $PSScriptRoot/types.ps1
                function Get-Size ([System.IO.FileInfo] $File) { $File.Length }
            }
            Describe 'd' {
                It 'by New-MockObject' {
                    foreach ($type in 'ProofArgs', 'ProofOpens', 'ProofPrivate') { (New-MockObject -Type ($type -as [type]) -Properties @{ Size = 7 }).Size | Should -Be 7 }
                    Get-Size (New-MockObject -Type System.IO.FileInfo -Properties @{ Length = 2GB }) | Should -Be 2GB
                }
                It 'fields' { (New-MockObject -Type ([ProofArgs])).Size | Should -Be 0 }
                It 'by New-Object <_>' -ForEach 'ProofArgs', 'ProofOpens', 'ProofPrivate', 'System.IO.FileInfo' { New-Object -TypeName $_ -ErrorAction Stop }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Failed', 'Failed', 'Failed', 'Failed' -Because "$($run.Messages)"
    }

    It 'New-MockObject cannot make interfaces, abstract classes and strings.' { Assert-TestPassed $sample 'no object' }

    It 'What a method calls is mocked as usual: commands by their name, and other methods of the object with Add-Member -Force.' { Assert-TestPassed $sample 'class', 'overridden' }

    It 'Importing a module does not bring its classes.' { Assert-TestPassed $sample 'class of a module' }

    It 'A command that a method calls is mocked with the -ModuleName of the module that has the class, even when the command belongs to another module.' {
        Assert-TestPassed $sample 'class of a module'
        $run = Invoke-Sample -File @{
            'Owner.psm1' = 'function Get-ProofOwned { "real" }'
            'Caller.psm1' = 'Import-Module $PSScriptRoot/Owner.psm1; class ProofCaller { [string] Start() { return Get-ProofOwned } }; function New-ProofCaller { [ProofCaller]::new() }; Export-ModuleMember -Function New-ProofCaller'
        } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Owner.psm1, $PSScriptRoot/Caller.psm1 -Force }
            Describe 'd' {
                It 'module of the class' { Mock Get-ProofOwned { 'mocked' } -ModuleName Caller; (New-ProofCaller).Start() | Should -Be 'mocked' }
                It 'owner' { Mock Get-ProofOwned { 'mocked' } -ModuleName Owner; (New-ProofCaller).Start() | Should -Be 'real' }
                It 'none' { Mock Get-ProofOwned { 'mocked' }; (New-ProofCaller).Start() | Should -Be 'real' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed' -Because "$($run.Messages)"
    }

    It 'the mock copies the parameter with its type, and outside of the module, that type is unknown' { Assert-TestPassed $sample 'typed mock' }

    It 'A class that overrides a method has to know its base class when the file is read, before any BeforeAll runs. Otherwise the file fails with Unable to find type [BackupJob].' {
        $run = Invoke-Sample -File @{ 'Job.ps1' = 'class ProofBase { [string] Run() { return "real" } }' } -Test 'BeforeAll { . $PSScriptRoot/Job.ps1; class ProofFake : ProofBase { [string] Run() { return "fake" } } }; Describe d { It i { } }'
        $run.Passed | Should -Be 0
        $run.Messages + $run.Errors + $run.Text -join ' ' | Should -Match 'Unable to find type \[ProofBase\]'
    }

    It 'A static property keeps its value from test to test, because the class stays loaded' { Assert-TestPassed $sample 'static kept', 'static still' }

    It 'In Windows PowerShell 5.1, a class keeps the first instance of its module, even after Import-Module -Force.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/issues/2505' }

    It 'the real object is used, though New-Object is mocked | the code calls [type]::new(), or is in a module' { Assert-TestPassed $sample 'new', 'in a module' }

    It 'A parameter cannot be found that matches parameter name ''ComObject''. | Linux and macOS have no COM' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'com' }

    It 'Cannot create an instance of an interface., Cannot create an abstract class. | New-MockObject -Type' { Assert-TestPassed $sample 'no object' }

    It 'does not contain a method named ''Send''. | the fake lacks the method' { Assert-TestPassed $sample 'no method' }

    It 'Cannot add type. The type name ''X'' already exists. | the source for Add-Type changed since an earlier run in this session' {
        (Invoke-Sample -Script { Add-Type 'public class ProofX { public int A; }'; Add-Type 'public class ProofX { public int A; }' -ErrorAction Stop; try { Add-Type 'public class ProofX { public int B; }' -ErrorAction Stop } catch { "$_" } }).Value | Should -BeLike 'Cannot add type. The type name ''ProofX'' already exists.'
    }

    It 'So Mock the command that returns the object, New-Object for example, and let the mock return an object with your own methods.' { Assert-TestPassed $sample 'new object', 'fake object' }

    It 'Let the mock return an object from New-MockObject or a [pscustomobject], with the properties and methods that the code uses.' { Assert-TestPassed $sample 'fake object', 'script method' }

    It 'Filter on $ComObject, and return an object with script methods.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function New-Object ($TypeName, $ComObject) { throw 'not mocked' }; Mock New-Object { [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Quit -Value { 'bye' } -PassThru } -ParameterFilter { $ComObject -eq 'Excel.Application' }; (New-Object -ComObject Excel.Application).Quit() | Should -Be 'bye'; { New-Object -ComObject Other.Application } | Should -Throw } } }
        $run.Passed | Should -Be 1
    }

    It 'Excel and Word work in the same way: $excel.Workbooks is a property with an object that has Open. At the end, check that Quit was called' { Assert-TestPassed $sample 'excel' }

    It '[datetime]::Now, [datetime]::UtcNow | Get-Date, (Get-Date).ToUniversalTime()' { Assert-TestPassed $sample 'instead' }

    It '[System.IO.File]::ReadAllText($path) | Get-Content -LiteralPath $path -Raw -ErrorAction Stop; for an empty file, it returns $null | give it a real file: "$TestDrive/list.txt"' { Assert-TestPassed $sample 'instead', 'read text' }

    It '[guid]::NewGuid() | New-Guid' { Assert-TestPassed $sample 'instead' }

    It '[Environment]::GetEnvironmentVariable(''X'') | $env:X | set the variable in the test' { Assert-TestPassed $sample 'instead' }

    It '[System.Threading.Thread]::Sleep(500) | Start-Sleep -Milliseconds 500' { Assert-TestPassed $sample 'instead' }

    It '[System.Net.Http.HttpClient] | Invoke-RestMethod | a function around it' { Assert-TestPassed $sample 'instead' }

    It '[Console]::ReadLine() | Read-Host' { Assert-TestPassed $sample 'instead' }

    It '[MyClass]::Method() | a function that calls it' { Assert-TestPassed $sample 'wrapped' }

    It 'Build a fake and pass it to the code, or change the object that you have.' { Assert-TestPassed $sample 'fake object', 'compiled' }

    It 'using module brings the classes that are written in the .psm1 itself, not those of files that the .psm1 dot-sources. For a class in such a file, proceed as above: dot-source the file, then the text.' {
        $run = Invoke-Sample -File @{ 'M.psm1' = '. $PSScriptRoot/Inner.ps1; class ProofOuter { }'; 'Inner.ps1' = 'class ProofInner { }'; 'a.Tests.ps1' = "using module ./M.psm1`nDescribe d { It outer { [ProofOuter]::new() }; It inner { [ProofInner]::new() }; It dotted { . `$PSScriptRoot/Inner.ps1; . ([scriptblock]::Create('class ProofDerived : ProofInner { }; [ProofDerived]::new()')) } }" }
        Assert-TestPassed $run 'outer', 'dotted'
        ($run.Tests | Where-Object Name -EQ 'inner').Message | Should -BeLike 'Unable to find type*'
    }

    It 'From the second run in the same window on, the methods of the class still call into the old instance, where the new mock does not exist. The same happens in the second test file that imports the module.' -Tag Unproved { 'https://github.com/PowerShell/PowerShell/issues/2505' }

    It 'After you have changed a class, a new process helps in every edition of PowerShell, because using module cannot replace a class that a session has loaded.' {
        (Invoke-Sample -Script { Set-Content K.psm1 'class ProofOld { [string] V() { return "one" } }'; Set-Content u.ps1 "using module ./K.psm1`n[ProofOld]::new().V()"; & ./u.ps1; (Get-Content K.psm1) -replace 'one', 'two' | Set-Content K.psm1; & ./u.ps1; & (Get-Process -Id $PID).Path -NoProfile -File ./u.ps1 }).Value | Should -Be 'one', 'one', 'two'
    }

    It 'The module was imported with Import-Module, which does not export classes.' { Assert-TestPassed $sample 'class of a module' }

    It 'Could not find Command [System.Net.Dns]::GetHostName | a method is not a command | a function around it' { Assert-TestPassed $sample 'static', 'wrapped' }
}

Describe 'recipes/dotnet-and-com, enums, files and lists' {
    BeforeAll {
        $types = Invoke-Sample -File @{
            'Kinds.psm1'    = 'enum ProofKind { Full; Diff }; class ProofItem { }; function Set-Kind ([ProofKind] $Kind) { "real" }; function Use-Kind { Set-Kind Full }; function Save-Item ([System.Collections.Generic.List[ProofItem]] $Item) { "real" }; function Use-Item { Save-Item ([System.Collections.Generic.List[ProofItem]]::new()) }'
            'Level.ps1'     = 'enum ProofLevel { Low; High }'
            'WithLevel.ps1' = 'class ProofWithLevel { [ProofLevel] $Level }'
        } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Kinds.psm1 -Force }
                It 'enum outside' { { Mock Set-Kind { }; Set-Kind Full } | Should -Throw 'Unable to find type `[ProofKind`].' }
                It 'enum inside' { Mock Set-Kind { "mocked $Kind" } -ModuleName Kinds; Use-Kind | Should -Be 'mocked Full' }
                It 'enum without' { Mock Set-Kind { "mocked $Kind" } -RemoveParameterType Kind; Set-Kind Full | Should -Be 'mocked Full' }
                It 'order of files' { { . $PSScriptRoot/WithLevel.ps1 } | Should -Throw '*Unable to find type `[ProofLevel`].*'; . $PSScriptRoot/Level.ps1; . $PSScriptRoot/WithLevel.ps1 }
                It 'list' { { Mock Save-Item { } -ModuleName Kinds } | Should -Throw '*Missing `] at end of type token.*' }
                It 'list without' { Mock Save-Item { 'mocked' } -ModuleName Kinds -RemoveParameterType Item; Use-Item | Should -Be 'mocked' }
            }
        }
    }

    It 'as for a class: an enum of a module is unknown outside of it' { Assert-TestPassed $types 'enum outside', 'enum inside', 'enum without' }

    It 'the class names an enum or another class that is not loaded yet' { Assert-TestPassed $types 'order of files' }

    It 'its parameter is a list of a class: [System.Collections.Generic.List[BackupPlan]]' { Assert-TestPassed $types 'list', 'list without' }

    It 'Outside of the module, a class in a file of its own is unknown, whether the .psm1 dot-sources the file or names it in its own using module. A using module in the test file brings only the classes of the .psm1 itself.' {
        $test = 'using module ./ProofTier.psm1', 'Describe "d" { It "own" { [ProofOwn]::new() }; It "outer" { [ProofOuter]::new() | Should -Not -BeNullOrEmpty }; It "inside" { InModuleScope ProofTier { [ProofOwn]::new() } | Should -Not -BeNullOrEmpty } }' -join "`n"
        foreach ($load in '. $PSScriptRoot/Own.ps1', 'using module ./Own.psm1') {
            $run = Invoke-Sample $test -File @{ 'Own.ps1' = 'class ProofOwn { }'; 'Own.psm1' = 'class ProofOwn { }'; 'ProofTier.psm1' = "$load`nclass ProofOuter { }" }
            Assert-TestPassed $run 'outer', 'inside'
            $run.Messages | Should -Be 'Unable to find type [ProofOwn].'
        }
    }

    It 'For a class that the test file loads, you can set $ErrorActionPreference in the test, which makes the error end the method. A class of a module does not see the variable of the test, so set the variable in the module: { InModuleScope Backup { $ErrorActionPreference = ''Stop''; [BackupCheck]::new().Run() } }. A throw in the method is seen as always.' {
        $run = Invoke-Sample -File @{ 'job.ps1' = "class ProofWriter {`n[int] Run() { Write-Error 'written'; return 1 }`n[int] Stop() { throw 'thrown' }`n}" } -Test {
            BeforeAll { . $PSScriptRoot/job.ps1 }
            Describe 'd' {
                It 'default' { { [ProofWriter]::new().Run() 2> $null } | Should -Throw }
                It 'stop' { $ErrorActionPreference = 'Stop'; { [ProofWriter]::new().Run() } | Should -Throw 'written' }
                It 'throw' { { [ProofWriter]::new().Stop() } | Should -Throw 'thrown' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run = Invoke-Sample -File @{ 'Tape.psm1' = 'class ProofTapeWriter { [int] Run() { Write-Error "written"; return 1 } }; function New-Writer { [ProofTapeWriter]::new() }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Tape.psm1 -Force }
            Describe 'd' {
                It 'in the test' { $ErrorActionPreference = 'Stop'; { (New-Writer).Run() 2> $null } | Should -Throw }
                It 'in the module' { { InModuleScope Tape { $ErrorActionPreference = 'Stop'; [ProofTapeWriter]::new().Run() } } | Should -Throw 'written' }
                It 'in the session' { $global:ErrorActionPreference = 'Stop'; { (New-Writer).Run() } | Should -Throw 'written' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
    }

    Context 'a type that this machine does not have' {
        BeforeAll {
            . "$PSScriptRoot/../../v4-v5-v6/samples/missingType.ps1"
            $with = Invoke-Sample -File $code -Test {
                Describe 'defined' {
                    BeforeAll {
                        . $PSScriptRoot/Code.ps1
                        if (-not ('ProofAcme.Grant' -as [type])) { Add-Type 'namespace ProofAcme { public class Grant { public string Name; } }' }
                    }
                    It 'call' { Get-GrantName -Grant @{ Name = 'backup' }, @{ Name = 'restore' } | Should -Be 'backup,restore' }
                    It 'mock' { Mock Set-Grant { 'mocked' }; Set-Grant -Grant @{ Name = 'backup' } | Should -Be 'mocked' }
                    It 'body' { Mock Set-Wide { [ProofAcme.Grant] @{ Name = 'mocked' } }; (Set-Wide -Grant 1).Name | Should -Be 'mocked' }
                    It 'another type' { { Get-GrantName -Grant 1 } | Should -Throw '*Cannot convert*ProofAcme.Grant*' }
                }
                Describe 'is there' {
                    It 'with the condition' { if (-not ('ProofAcme.Grant' -as [type])) { Add-Type 'namespace ProofAcme { public class Grant { public int Other; } }' }; [bool] ('ProofAcme.Grant' -as [type]).GetField('Name') | Should -Be $true }
                    It 'without it' { Add-Type 'namespace ProofAcme { public class Grant { public int Other; } }' -ErrorAction Stop }
                }
            }
        }

        It 'A param() of your code, or the body of a mock, names a type that this machine does not have, such as one of a database module. Neither Mock nor -RemoveParameterType gets around the missing type.' {
            foreach ($name in 'call', 'mock', 'mock without the type', 'body', 'body, loosened') { ($without.Tests | Where-Object Name -EQ $name).Message | Should -BeLike '*Unable to find type `[ProofAcme.Grant*' -Because $name }
            Assert-TestPassed $without 'a wide parameter'
        }

        It 'Define a class of the same full name in BeforeAll, unless the real one is there: if (-not (''Acme.Grant'' -as [type])) { Add-Type ''namespace Acme { public class Grant { public string Name; } }'' }. A call then takes @{ Name = ''backup'' } for a parameter of the type. A mock body can return a [pscustomobject] instead, where nothing converts this object to the type.' {
            Assert-TestPassed $with 'call', 'mock', 'body', 'with the condition', 'another type'
            ($with.Tests | Where-Object Name -EQ 'without it').Result | Should -Be 'Failed'
            Assert-TestPassed $without 'body of another', 'body of another, read by the code'
            foreach ($name in 'body of another, converted by the code', 'body of another, handed to a parameter') { ($without.Tests | Where-Object Name -EQ $name).Message | Should -BeLike '*Unable to find type `[ProofAcme.Grant*' -Because $name }
        }
    }

    It 'Unable to find type [BackupKind], an enum, in the test itself | Import-Module brings no enum | pass the value as text, -Kind Full; write using module in the first line; or use InModuleScope' {
        $run = Invoke-Sample -File @{ 'Kind.psm1' = 'enum ProofKindA { Full; Part }; function Get-Kind ([ProofKindA] $Kind) { "kind $Kind" }' } -Test {
            BeforeAll { Import-Module $PSScriptRoot/Kind.psm1 -Force }
            Describe 'd' {
                It 'type' { Get-Kind -Kind ([ProofKindA]::Full) }
                It 'text' { Get-Kind -Kind Full | Should -Be 'kind Full' }
                It 'inside' { InModuleScope Kind { Get-Kind -Kind ([ProofKindA]::Full) } | Should -Be 'kind Full' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed', 'Passed'
        $run.Messages | Should -Match 'Unable to find type \[ProofKindA\]'
        (Invoke-Sample -File @{ 'Kind.psm1' = 'enum ProofKindB { Full; Part }; function Get-Kind ([ProofKindB] $Kind) { "kind $Kind" }' } -Test "using module ./Kind.psm1`nDescribe 'd' { It 'i' { Get-Kind -Kind ([ProofKindB]::Full) | Should -Be 'kind Full' } }").Passed | Should -Be 1
    }

    It 'hidden methods and properties can be called, read and set in a test like any others.' {
        $run = Invoke-Sample { class ProofHidden { hidden [int] $Tries = 2; hidden [string] Ask() { return "asked $($this.Tries)" } }; Describe 'd' { It 'i' { $job = [ProofHidden]::new(); $job.Tries | Should -Be 2; $job.Tries = 3; $job.Ask() | Should -Be 'asked 3'; ($job | Get-Member).Name | Should -Not -Contain 'Ask' } } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 1
    }

    It 'Reading a property does not throw: PowerShell turns an exception in the property into $null. This is also true of a real object, such as the Length of a missing file.' {
        $fake = [pscustomobject] @{} | Add-Member -MemberType ScriptProperty -Name Status -Value { throw 'gone' } -PassThru
        $fake | Add-Member -MemberType ScriptMethod -Name GetStatus -Value { throw 'gone' }
        $null -eq $fake.Status | Should -BeTrue
        $null -eq ([System.IO.FileInfo] "$TestDrive/none.bak").Length | Should -BeTrue
        { $fake.GetStatus() } | Should -Throw '*gone*'
        Set-StrictMode -Version Latest
        $null -eq $fake.Status | Should -BeTrue
    }

    It 'Setting a property does throw when it fails, with a SetValueInvocationException.' {
        $run = Invoke-Sample {
            class ProofShelf { [ValidateRange(1, 10)] [int] $Tapes = 1 }
            Describe 'd' {
                BeforeAll { $type = [System.Management.Automation.SetValueInvocationException] }
                It 'fake' { $fake = [pscustomobject] @{} | Add-Member -MemberType ScriptProperty -Name Status -Value { 'busy' } -SecondValue { throw 'gone' } -PassThru; { $fake.Status = 'idle' } | Should -Throw '*gone*' -ExceptionType $type }
                It 'real' { $file = [System.IO.FileInfo] "$TestDrive/none.bak"; $null -eq $file.Length | Should -BeTrue; { $file.LastWriteTime = [datetime] '2026-01-01' } | Should -Throw -ExceptionType $type }
                It 'class' { $shelf = [ProofShelf]::new(); { $shelf.Tapes = 11 } | Should -Throw -ExceptionType $type; $shelf.Tapes = 10; $shelf.Tapes | Should -Be 10 }
                It 'plain' { $fake = New-MockObject -InputObject ([pscustomobject] @{}) -Properties @{ Status = 'busy' }; $fake.Status = 'idle'; $fake.Status | Should -Be 'idle' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'A fake method sets the Value of a [ref] argument. For $plan.TryFind(''mail'', [ref] $found), write { param($Name, $Found) $Found.Value = ''one''; $true }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'i' {
                    $plan = New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{
                        TryFind = { param($Name, $Found) $Found.Value = 'one'; $true }
                        Assign  = { param($Name, $Found) $Found = 'one'; $true }
                    }
                    $found = $other = 'as before'
                    $plan.TryFind('mail', [ref] $found) | Should -BeTrue
                    $plan.Assign('mail', [ref] $other) | Should -BeTrue
                    $found, $other | Should -Be 'one', 'as before'
                }
            }
        }
        $run.Passed | Should -Be 1
    }

    It 'Cannot convert the "BackupJob" value of type "BackupJob" to type "BackupJob". | the class is in the session twice: its changed module was imported again, or a test file loads the class from one file, and a module has it in another | start a new session; load the class once, and make the object of a module''s class in InModuleScope' {
        $run = Invoke-Sample -File @{
            'Own.ps1'           = 'class ProofFile { [string] $Name }'
            'Own.psm1'          = 'class ProofFile { [string] $Name; [int] $Days }; function Use-File ([ProofFile] $Job) { "used" }'
            'Same.psm1'         = '. $PSScriptRoot/Own.ps1; function Use-Same ([ProofFile] $Job) { "used" }'
            'both.Tests.ps1'    = { BeforeAll { . $PSScriptRoot/Own.ps1; Import-Module $PSScriptRoot/Own.psm1 -Force }; Describe 'd' { It 'i' { Use-File ([ProofFile]::new()) | Should -Be used } } }
            'inside.Tests.ps1'  = { BeforeAll { . $PSScriptRoot/Own.ps1; Import-Module $PSScriptRoot/Own.psm1 -Force }; Describe 'd' { It 'i' { Use-File (InModuleScope Own { [ProofFile]::new() }) | Should -Be used } } }
            'same.Tests.ps1'    = { BeforeAll { . $PSScriptRoot/Own.ps1; Import-Module $PSScriptRoot/Same.psm1 -Force }; Describe 'd' { It 'i' { Use-Same ([ProofFile]::new()) | Should -Be used } } }
            'Twice.psm1'        = 'class ProofOwn { }; function Use-Own ([ProofOwn] $Job) { "used" }'
            'module.Tests.ps1'  = "using module ./Twice.psm1`nBeforeAll { Import-Module `$PSScriptRoot/Twice.psm1 -Force }`nDescribe 'd' { It 'i' { Use-Own ([ProofOwn]::new()) | Should -Be used } }"
            'text.Tests.ps1'    = { BeforeAll { . ([scriptblock]::Create('class ProofOwn { }')); Import-Module $PSScriptRoot/Twice.psm1 -Force }; Describe 'd' { It 'i' { Use-Own ([ProofOwn]::new()) | Should -Be used } } }
        } -Script {
            $first = Invoke-Pester -Path ./module.Tests.ps1 -PassThru -Output None
            Add-Content -Path ./Twice.psm1 -Value '# changed'
            $second = Invoke-Pester -Path ./module.Tests.ps1 -PassThru -Output None
            $text = Invoke-Pester -Path ./text.Tests.ps1 -PassThru -Output None
            $more = foreach ($name in 'both', 'inside', 'same') { Invoke-Pester -Path "./$name.Tests.ps1" -PassThru -Output None }
            foreach ($result in @($first, $second, $text) + $more) { "$($result.Result) $($result.Failed.ErrorRecord)" }
        }
        $run.Value[0] | Should -Be 'Passed '
        $run.Value[1] | Should -Match 'Failed .*Cannot convert the "ProofOwn" value of type "ProofOwn" to type "ProofOwn"'
        $run.Value[2] | Should -Match 'Failed .*Cannot convert the "ProofOwn" value of type "ProofOwn" to type "ProofOwn"'
        $run.Value[3] | Should -Match 'Failed .*Cannot convert the "ProofFile" value of type "ProofFile" to type "ProofFile"'
        $run.Value[4, 5] | Should -Be 'Passed ', 'Passed '
    }

    It 'A static property keeps its value from test to test, because the class stays loaded, even when BeforeAll runs again for the next item of -ForEach. Reset it in BeforeEach.' {
        $run = Invoke-Sample {
            Describe 'kept' -ForEach 1, 2 {
                BeforeAll { class KeptCounter { static [int] $Count = 0; [void] Add() { [KeptCounter]::Count++ } } }
                It 'one' { [KeptCounter]::new().Add(); [KeptCounter]::Count | Should -Be (2 * $_ - 1) }
                It 'two' { [KeptCounter]::new().Add(); [KeptCounter]::Count | Should -Be (2 * $_) }
            }
            Describe 'set back' {
                BeforeAll { class FreshCounter { static [int] $Count = 0; [void] Add() { [FreshCounter]::Count++ } } }
                BeforeEach { [FreshCounter]::Count = 0 }
                It 'each <_>' -ForEach 1, 2 { [FreshCounter]::new().Add(); [FreshCounter]::Count | Should -Be 1 }
            }
        }
        $run.Passed, $run.Failed | Should -Be 6, 0
    }

    It 'For a catch with a type, let the mock throw that type. Mock Get-LocalHostName { throw [System.Net.Sockets.SocketException]::new(11001) } makes catch [System.Net.Sockets.SocketException] run, with HostNotFound in $_.Exception.SocketErrorCode. After throw ''no such host'', this catch does not run.' {
        $run = Invoke-Sample -File @{ 'Net.psm1' = 'function Get-LocalHostName { [System.Net.Dns]::GetHostName() }; function Get-InModule { try { Get-LocalHostName } catch [System.Net.Sockets.SocketException] { "typed" } }' } -Test {
            Describe 'd' {
                BeforeAll {
                    function Get-LocalHostName { [System.Net.Dns]::GetHostName() }
                    function Get-Name { try { Get-LocalHostName } catch [System.Net.Sockets.SocketException] { "typed $($_.Exception.SocketErrorCode)" } catch { 'other' } }
                }
                It 'type' { Mock Get-LocalHostName { throw [System.Net.Sockets.SocketException]::new(11001) }; Get-Name | Should -Be 'typed HostNotFound' }
                It 'text' { Mock Get-LocalHostName { throw 'no such host' }; Get-Name | Should -Be 'other' }
                It 'other type' { Mock Get-LocalHostName { throw [System.IO.IOException]::new('x') }; Get-Name | Should -Be 'other' }
                It 'module' { Import-Module $PSScriptRoot/Net.psm1; Mock Get-LocalHostName { throw [System.Net.Sockets.SocketException]::new(11001) } -ModuleName Net; Get-InModule | Should -Be 'typed'; Remove-Module Net }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }
}

Describe 'recipes/dotnet-and-com, fakes of a class' {
    BeforeAll {
        $fakes = Invoke-Sample -File @{
            'Jobs.ps1' = 'class ProofNamed { [string] $Name; ProofNamed([string] $name) { $this.Name = $name } [string] Run() { return "real" } }; class ProofEmpty { [string] $Name; [string] Run() { return "real" } }'
        } -Test {
            BeforeAll {
                . $PSScriptRoot/Jobs.ps1
                function New-Job1 ($Name) { [ProofNamed]::new($Name) }
                function New-Empty1 { [ProofEmpty]::new() }
                function Start-Own { [ProofNamed]::new('x').Run() }
                function Start-Plain { (New-Job1 x).Run() }
                function Start-Typed { [ProofNamed] $job = New-Job1 x; $job.Run() }
                function Use-Typed ([ProofNamed] $Job) { $Job.Run() }
                function Start-Parameter { Use-Typed -Job (New-Job1 x) }
                function Start-Empty { [ProofEmpty] $job = New-Empty1; $job.Run() }
                function Get-Plain { [pscustomobject] @{ Name = 'x' } | Add-Member -MemberType ScriptMethod -Name Run -Value { 'fake' } -PassThru }
            }
            Describe 'd' {
                It 'no mock' { foreach ($name in '[ProofNamed]::new', 'ProofNamed', 'new') { { Mock $name { 'fake' } } | Should -Throw 'Could not find Command*' }; Mock New-Object { 'fake' }; Start-Own | Should -Be 'real' }
                It 'new-mockobject' { $fake = New-MockObject -Type ([ProofNamed]) -Methods @{ Run = { 'fake' } }; Mock New-Job1 { $fake }; (Start-Plain), (Start-Typed), (Start-Parameter) | Should -Be 'fake', 'fake', 'fake'; $fake._Run.Count | Should -Be 3 }
                It 'real instance' { $fake = [ProofNamed]::new('x') | Add-Member -MemberType ScriptMethod -Name Run -Value { 'fake' } -Force -PassThru; Mock New-Job1 { $fake }; (Start-Plain), (Start-Typed), (Start-Parameter) | Should -Be 'fake', 'fake', 'fake' }
                It 'not mocked' { (Start-Plain), (Start-Typed), (Start-Parameter) | Should -Be 'real', 'real', 'real' }
                It 'by name' { { New-MockObject -Type ProofNamed } | Should -Throw '*Cannot convert the "ProofNamed" value of type "System.String" to type "System.Type".'; { New-MockObject -Type System.Net.Mail.SmtpClient } | Should -Not -Throw; (New-MockObject -Type ([ProofNamed])).GetType().Name | Should -Be 'ProofNamed' }
                It 'custom object' { $fake = Get-Plain; Mock New-Job1 { $fake }; Start-Plain | Should -Be 'fake'; { Start-Typed } | Should -Throw '*Cannot convert*ProofNamed*'; { Start-Parameter } | Should -Throw '*Cannot convert*ProofNamed*' }
                It 'custom object becomes real' { $fake = Get-Plain; Mock New-Empty1 { $fake }; Start-Empty | Should -Be 'real' }
            }
        }
    }

    It 'Where a function makes the instance itself, as in [BackupJob]::new($Name), Mock finds no command. Let a function of your own return the instance, and mock that function. The fake is an object from New-MockObject, or a real instance with its methods replaced as above.' {
        $fakes.Messages | Should -BeNullOrEmpty
        Assert-TestPassed $fakes 'no mock', 'new-mockobject', 'real instance', 'not mocked'
    }

    It '-Type BackupJob fails for a class that the test file loads: Cannot convert the "BackupJob" value of type "System.String" to type "System.Type".' { Assert-TestPassed $fakes 'by name' }

    It 'A [pscustomobject] does not work as a fake for code that types its variable or parameter, as in [BackupJob] $job = …: PowerShell refuses it, or converts it to a real object.' { Assert-TestPassed $fakes 'custom object', 'custom object becomes real' }

    It '[System.Windows.Forms.MessageBox]::Show() | a function that loads the assembly and calls it' {
        # Only Windows has the assembly: a function whose body needs it can be mocked everywhere, the method cannot.
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Show-Message ($Text) { Add-Type -AssemblyName No.Such.Forms; [No.Such.Forms.MessageBox]::Show($Text) }
                    function Stop-Backup { Show-Message -Text 'stopped'; 'stopped' }
                }
                It 'mocked' { Mock Show-Message { }; Stop-Backup | Should -Be 'stopped'; Should -Invoke Show-Message -Times 1 -Exactly -ParameterFilter { $Text -eq 'stopped' } }
                It 'real' { { Stop-Backup } | Should -Throw }
                It 'method' { { Mock '[System.Windows.Forms.MessageBox]::Show' { } } | Should -Throw 'Could not find Command*' }
            }
        }
        Assert-TestPassed $run 'mocked', 'real', 'method'
    }

    It 'When the function under test is in a module, the mock and the check of its calls need -ModuleName.' {
        $run = Invoke-Sample -File @{ 'Mailer.psm1' = 'function Send-Mail { $client = New-Object -TypeName System.Net.Mail.SmtpClient -ArgumentList localhost; $client.Send("a@b.c", "d@e.f", "x", "done") }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Mailer.psm1 -Force }
                BeforeEach { $smtp = New-MockObject -Type System.Net.Mail.SmtpClient -Methods @{ Send = { } } }
                It 'both' {
                    Mock New-Object { $smtp } -ModuleName Mailer
                    Send-Mail
                    $smtp._Send | Should -HaveCount 1
                    Should -Invoke New-Object -ModuleName Mailer -Times 1 -Exactly
                }
                It 'check without' {
                    Mock New-Object { $smtp } -ModuleName Mailer
                    Send-Mail
                    { Should -Invoke New-Object -Times 1 -Exactly } | Should -Throw '*Could not find Mock for command New-Object*'
                }
                It 'mock without' {
                    Mock New-Object { $smtp }
                    { Send-Mail } | Should -Throw
                    $smtp._Send.Count | Should -Be 0
                    Should -Invoke New-Object -Times 0 -Exactly
                }
            }
        }
        Assert-TestPassed $run 'both', 'check without', 'mock without'
    }

    It 'A StreamWriter needs no fake. Let the code write a real file in the test drive, and read it. A function that takes a TextWriter gets a StringWriter, which keeps the text in memory. For a stream, use $stream = [System.IO.MemoryStream]::new(); for a StreamWriter, use [System.IO.StreamWriter]::new($stream).' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Write-Any ([System.IO.TextWriter] $Writer) { $Writer.WriteLine('copied') }
                    function Write-Own ([System.IO.StreamWriter] $Writer) { $Writer.WriteLine('copied'); $Writer.Dispose() }
                    function Write-Stream ([System.IO.Stream] $Stream) { $bytes = [System.Text.Encoding]::UTF8.GetBytes('copied'); $Stream.Write($bytes, 0, $bytes.Length) }
                }
                It 'file' { $writer = [System.IO.StreamWriter]::new("$TestDrive/log.txt"); Write-Own $writer; Get-Content TestDrive:/log.txt | Should -Be 'copied' }
                It 'text' { $writer = [System.IO.StringWriter]::new(); Write-Any -Writer $writer; $writer.ToString().Trim() | Should -Be 'copied' }
                It 'text for a StreamWriter' { { Write-Own -Writer ([System.IO.StringWriter]::new()) } | Should -Throw '*to type "System.IO.StreamWriter"*' }
                It 'stream' { $stream = [System.IO.MemoryStream]::new(); Write-Stream $stream; [System.Text.Encoding]::UTF8.GetString($stream.ToArray()) | Should -Be 'copied' }
                It 'writer' { $stream = [System.IO.MemoryStream]::new(); Write-Own ([System.IO.StreamWriter]::new($stream)); [System.Text.Encoding]::UTF8.GetString($stream.ToArray()).Trim() | Should -Be 'copied' }
            }
        }
        Assert-TestPassed $run 'file', 'text', 'text for a StreamWriter', 'stream', 'writer'
    }

    It '.NET does not know the drive TestDrive:, so give it the path in $TestDrive. Until the code calls Dispose() or Flush(), its last lines may not be in the file yet.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'drive' { { [System.IO.StreamWriter]::new('TestDrive:/log.txt') } | Should -Throw '*TestDrive:*' }
                It 'path' { [System.IO.StreamWriter]::new("$TestDrive/log.txt").Dispose(); 'TestDrive:/log.txt' | Should -Exist }
                It '<_>' -ForEach 'Dispose', 'Flush' {
                    $writer = [System.IO.StreamWriter]::new("$TestDrive/$_.txt"); $writer.WriteLine('last')
                    Get-Content -Path "$TestDrive/$_.txt" | Should -BeNullOrEmpty
                    $writer.$_()
                    Get-Content -Path "$TestDrive/$_.txt" | Should -Be 'last'
                    $writer.Dispose()
                }
                It 'flushes itself' { $writer = [System.IO.StreamWriter]::new("$TestDrive/auto.txt"); $writer.AutoFlush = $true; $writer.WriteLine('last'); Get-Content -Path "$TestDrive/auto.txt" | Should -Be 'last'; $writer.Dispose() }
            }
        }
        Assert-TestPassed $run 'drive', 'path', 'Dispose', 'Flush', 'flushes itself'
    }

    It 'A class of the test that inherits from such a class is written as text. A session that has already loaded the class of the module still finds it, so the test passes there and fails on the build server.' {
        $file = @{ 'classes/ProofShelf.ps1' = 'class ProofShelf { [string] Target() { return "/srv" } }'; 'ProofShelves.psm1' = ". `$PSScriptRoot/classes/ProofShelf.ps1`nfunction Get-ShelfTarget ([ProofShelf] `$Shelf) { `$Shelf.Target() }" }
        $test = "Describe 'd' { BeforeAll { IMPORT; LOAD; MAKE }; AfterAll { Remove-Module ProofShelves }; It 'i' { Get-ShelfTarget -Shelf (New-Object -TypeName FakeShelf) | Should -Be '/tmp' } }"
        $class = 'class FakeShelf : ProofShelf { [string] Target() { return "/tmp" } }'
        $import = 'Import-Module $PSScriptRoot/ProofShelves.psm1 -Force'; $load = '. $PSScriptRoot/classes/ProofShelf.ps1'
        $text = ". ([scriptblock]::Create('$class'))"
        (Invoke-Sample -File $file $test.Replace('IMPORT', $import).Replace('LOAD', $load).Replace('MAKE', $text)).Messages | Should -BeNullOrEmpty
        # Written as code, it stops the file, also behind the dot-sourced file and with using module.
        $run = Invoke-Sample -File $file $test.Replace('IMPORT', $import).Replace('LOAD', $load).Replace('MAKE', $class)
        $run.Passed | Should -Be 0
        $run.Messages | Should -Match 'Unable to find type \[ProofShelf\]'
        $run = Invoke-Sample -File $file "using module ./ProofShelves.psm1`n$($test.Replace('IMPORT', '').Replace('LOAD', '').Replace('MAKE', $class))"
        $run.Passed | Should -Be 0
        $run.Messages | Should -Match 'Unable to find type \[ProofShelf\]'
        # A session that has loaded the class.
        $script = { . ./classes/ProofShelf.ps1; (Invoke-Pester -Path own -PassThru -Output None).Tests | ForEach-Object { "$($_.Result)" } }
        $own = @{ 'own/Own.Tests.ps1' = 'Describe d { BeforeAll { Import-Module $PSScriptRoot/../ProofShelves.psm1 -Force }; AfterAll { Remove-Module ProofShelves }; It i { [ProofShelf]::new().Target() | Should -Be "/srv" } }' }
        (Invoke-Sample -File ($file + $own) -Script $script).Value | Should -Be 'Passed'
        (Invoke-Sample -File ($file + $own) -Script ([scriptblock]::Create("$script".Replace('. ./classes/ProofShelf.ps1;', '')))).Value | Should -Be 'Failed'
    }

    It 'All fields are empty, so give the object the properties and methods that the code uses.' {
        $run = Invoke-Sample {
            class ProofPlan { [int] $Keep = 7; [string] $Name = 'mail'; [string[]] $Files = @('a'); [string] Save() { return "saved $($this.Name)" } }
            Describe 'd' {
                It 'real' { $plan = [ProofPlan]::new(); $plan.Keep | Should -Be 7; $plan.Save() | Should -Be 'saved mail' }
                It 'fake' { $plan = New-MockObject -Type ([ProofPlan]); $plan.Keep | Should -Be 0; $plan.Name | Should -BeNullOrEmpty; $null -eq $plan.Files | Should -BeTrue }
                It 'given' { $plan = New-MockObject -Type ([ProofPlan]) -Properties @{ Keep = 3 } -Methods @{ Save = { 'fake' } }; $plan.Keep | Should -Be 3; $plan.Save() | Should -Be 'fake'; $plan | Should -BeOfType ([ProofPlan]) }
            }
        }
        $run.Passed | Should -Be 3
    }

    It 'A mocked command accepts a [pscustomobject] in their place with -RemoveParameterType and the name of the parameter.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Use-It { param ([System.IO.Stream] $Stream, [System.IDisposable] $Disposable) }; $fake = [pscustomobject] @{ Name = 'fake' } }
            It 'typed' { Mock Use-It; { Use-It -Stream $fake } | Should -Throw '*to type "System.IO.Stream"*' }
            It 'one' { Mock Use-It { $Stream.Name } -RemoveParameterType Stream; Use-It -Stream $fake | Should -Be 'fake'; { Use-It -Disposable $fake } | Should -Throw '*to type "System.IDisposable"*' }
            It 'both' { Mock Use-It { $Stream.Name; $Disposable.Name } -RemoveParameterType Stream, Disposable; Use-It -Stream $fake -Disposable $fake | Should -Be 'fake', 'fake' }
        } }
        $run.Passed | Should -Be 3
    }

    It 'A fake of the class is made inside the module, too.' {
        $module = "class ProofTape { [int] `$Keep = 7; ProofTape ([string] `$a) { throw 'constructor' }; [string] Save() { return 'real' } }`nfunction Use-Tape ([ProofTape] `$Tape) { `"`$(`$Tape.Keep) `$(`$Tape.Save())`" }".Replace('};', "}`n")
        $run = Invoke-Sample -File @{ 'Tapes.psm1' = $module } { Describe 'd' {
            BeforeAll { Import-Module $PSScriptRoot/Tapes.psm1 -Force }
            It 'outside' { { New-MockObject -Type ([ProofTape]) } | Should -Throw 'Unable to find type `[ProofTape`]*' }
            It 'inside' { $fake = InModuleScope Tapes { New-MockObject -Type ([ProofTape]) -Properties @{ Keep = 3 } -Methods @{ Save = { 'fake' } } }; Use-Tape $fake | Should -Be '3 fake' }
        } }
        $run.Passed | Should -Be 2
    }

    It 'a type that its parameters name is not loaded, such as one of an assembly that is missing; no switch of Mock helps' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeEach { function Get-Thing { param ([NoSuch.Kind] $Kind) 'real' }; $text = 'Cannot convert value "Get-Thing" to type "System.Management.Automation.CommandMetadata".*' }
            It 'plain' { { Mock Get-Thing { 'mocked' } } | Should -Throw $text }
            It 'switches' { { Mock Get-Thing { 'mocked' } -RemoveParameterType Kind } | Should -Throw $text; { Mock Get-Thing { 'mocked' } -RemoveParameterValidation Kind } | Should -Throw $text }
            It 'stand-in' { function Get-Thing { param ($Kind) }; Mock Get-Thing { "mocked $Kind" }; Get-Thing -Kind a | Should -Be 'mocked a' }
            It 'loaded type' { function Get-Thing { param ([datetime] $Kind) }; Mock Get-Thing { 'mocked' }; Get-Thing | Should -Be 'mocked' }
        } }
        $run.Passed | Should -Be 4
    }

    It 'PowerShell has no await. GetAwaiter().GetResult() waits for the result, and throws when the task fails. .Result of a task with a value waits as well, but when the task fails, .Result is $null, without an error, and the code goes on. For a task without a value, GetResult() can leave a VoidTaskResult in the output: write $null = in front.' {
        $run = Invoke-Sample {
            BeforeAll {
                Add-Type 'using System; using System.Threading.Tasks; public class ProofClient { public async Task<string> GetAsync(string key) { await Task.Delay(300); if (key == "bad") { throw new TimeoutException("too slow"); } return "answer " + key; } }'
                function Get-Waited ([string] $Key) { [ProofClient]::new().GetAsync($Key).GetAwaiter().GetResult(); 'went on' }
                function Get-Property ([string] $Key) { [ProofClient]::new().GetAsync($Key).Result; 'went on' }
            }
            Describe 'd' {
                It 'await' { { await ([ProofClient]::new().GetAsync('a')) } | Should -Throw '*''await'' is not recognized*' }
                It 'not waited' { [ProofClient]::new().GetAsync('a').IsCompleted | Should -BeFalse }
                It 'waits' { Get-Waited a | Should -Be 'answer a', 'went on'; Get-Property a | Should -Be 'answer a', 'went on' }
                It 'waited fails' { { Get-Waited bad } | Should -Throw '*too slow*' }
                It 'property fails' { $ErrorActionPreference = 'Stop'; $count = $Error.Count; @(Get-Property bad) | Should -Be $null, 'went on'; $Error.Count | Should -Be $count }
                It 'property throws' { { Get-Property bad } | Should -Throw }
                It 'no value' { function Save-Own { [System.Threading.Tasks.Task]::CompletedTask.GetAwaiter().GetResult(); 'saved' }; @(Save-Own).Count | Should -Be 2; "$(@(Save-Own)[0])" | Should -Match 'VoidTaskResult'; function Save-Quiet { $null = [System.Threading.Tasks.Task]::CompletedTask.GetAwaiter().GetResult(); 'saved' }; Save-Quiet | Should -Be 'saved'; function Wait-Own { [System.Threading.Tasks.Task]::Delay(5).GetAwaiter().GetResult(); 'waited' }; @(Wait-Own) | Should -Be 'waited' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Failed', 'Passed' -Because "$($run.Messages)"
    }

    It 'The exception is wrapped, so check its id, not its type.' {
        $run = Invoke-Sample {
            BeforeAll { function Get-Fake { ([pscustomobject] @{ } | Add-Member -PassThru ScriptMethod GetAsync { [System.Threading.Tasks.Task]::FromException([System.TimeoutException] 'too slow') }).GetAsync().GetAwaiter().GetResult() } }
            Describe 'd' {
                It 'id' { { Get-Fake } | Should -Throw -ErrorId 'TimeoutException*' }
                It 'type' { { Get-Fake } | Should -Throw -ExceptionType ([System.TimeoutException]) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'A cmdlet written in C# does not see what -Properties adds. Assign the real properties: $job = New-MockObject -Type Tape.Job, then $job.Name = ''mail''. [Activator]::CreateInstance([Tape.Job], $true) calls a private constructor without arguments.' {
        $run = Invoke-Sample {
            BeforeAll {
                Add-Type -PassThru -TypeDefinition @'
using System.Management.Automation;
namespace ProofShelf {
    public class Job { public string Name { get; set; } public string Made; private Job() { Made = "made"; } }
    [Cmdlet(VerbsCommon.Get, "ProofShelf")]
    public class GetShelfCommand : Cmdlet {
        [Parameter(Mandatory = true)] public Job Job { get; set; }
        protected override void ProcessRecord() { WriteObject(Job.Name + "|" + Job.Made); }
    }
}
'@ | ForEach-Object Assembly | Select-Object -Unique | Import-Module
                function Get-Plain ($Job) { "$($Job.Name)|$($Job.Made)" }
            }
            Describe 'd' {
                It 'properties' { $job = New-MockObject -Type ProofShelf.Job -Properties @{ Name = 'mail' }; Get-Plain -Job $job | Should -Be 'mail|'; Get-ProofShelf -Job $job | Should -Be '|' }
                It 'assigned' { $job = New-MockObject -Type ProofShelf.Job; $job.Name = 'mail'; Get-ProofShelf -Job $job | Should -Be 'mail|' }
                It 'private' { { [ProofShelf.Job]::new() } | Should -Throw; Get-ProofShelf -Job ([Activator]::CreateInstance([ProofShelf.Job], $true)) | Should -Be '|made' }
                It 'without $true' { [Activator]::CreateInstance([ProofShelf.Job]) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed' -Because "$($run.Messages)"
    }

    It 'A module that registers its classes as type accelerators is the exception: importing it does bring the classes. After Import-Module in BeforeAll, the tests know [BackupPlan] without using module. After a change of the class, start a new session.' {
        $class = 'class ProofKnown { [string] Describe() { return "old $(Get-Date)" } }; function New-Known { [ProofKnown]::new() }'
        $register = '$list = [psobject].Assembly.GetType("System.Management.Automation.TypeAccelerators"); $null = $list::Remove("ProofKnown"); $list::Add("ProofKnown", [ProofKnown])'
        $run = Invoke-Sample -NewProcess -File @{
            'Known.psm1'      = "$class; $register; Export-ModuleMember -Function New-Known"
            'Unknown.psm1'    = 'class ProofUnknown { }'
            'a/A.Tests.ps1'   = {
                BeforeAll { Import-Module $PSScriptRoot/../Known.psm1, $PSScriptRoot/../Unknown.psm1 -Force }
                Describe 'd' {
                    It 'known' {
                        function Read-Plan ([ProofKnown] $Plan) { $Plan.Describe() }
                        Mock Get-Date { 'now' } -ModuleName Known
                        Read-Plan (New-Known) | Should -BeLike '* now'; [ProofKnown]::new().Describe() | Should -BeLike '* now'; New-Known | Should -BeOfType ([ProofKnown])
                        { [ProofUnknown]::new() } | Should -Throw 'Unable to find type*'
                    }
                }
            }
        } -Script {
            $first = Invoke-Pester ./a -Output None -PassThru
            "first: $($first.PassedCount) $($first.Failed.ErrorRecord)"
            (Get-Content Known.psm1) -replace '"old ', '"new ' | Set-Content Known.psm1
            $second = Invoke-Pester ./a -Output None -PassThru
            "same session: $($second.PassedCount) $($second.Failed.ErrorRecord)"
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$((Get-Module Pester).ModuleBase)/Pester.psd1'; 'new session: ' + (Invoke-Pester ./a -Output None -PassThru).PassedCount"
        }
        $run.Value[0, 2] | Should -Be 'first: 1 ', 'new session: 1'
        $run.Value[1] | Should -BeLike 'same session: 0 *Cannot convert the "ProofKnown" value of type "ProofKnown" to type "ProofKnown".'
    }

    It 'The list of accelerators shows whether OnRemove removes the name again: [psobject].Assembly.GetType(''System.Management.Automation.TypeAccelerators'')::Get.ContainsKey(''BackupPlan'')' {
        $code = 'class ProofListed { }; $list = [psobject].Assembly.GetType("System.Management.Automation.TypeAccelerators"); $null = $list::Remove("ProofListed"); $list::Add("ProofListed", [ProofListed])'
        $run = Invoke-Sample -NewProcess -File @{
            'Keeps.psm1'  = $code
            'Removes.psm1' = "$code; `$ExecutionContext.SessionState.Module.OnRemove = { `$null = [psobject].Assembly.GetType('System.Management.Automation.TypeAccelerators')::Remove('ProofListed') }"
        } -Test {
            Describe 'd' {
                It 'listed after <_>' -ForEach 'Keeps', 'Removes' {
                    Import-Module $PSScriptRoot/$_.psm1 -Force
                    [psobject].Assembly.GetType('System.Management.Automation.TypeAccelerators')::Get.ContainsKey('ProofListed') | Should -BeTrue
                    Remove-Module $_
                    [psobject].Assembly.GetType('System.Management.Automation.TypeAccelerators')::Get.ContainsKey('ProofListed') | Should -BeFalse
                }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed' -Because "$($run.Messages)"
    }

    It 'Code such as $server.Databases[''mail''] needs a fake that finds an item by its name. A hashtable does, but a loop or Where-Object sees it as one object. An array works in loops, and finds nothing by a name. Where the code does both, write a class at the top of the test file:' {
        $run = Invoke-Sample {
            class ProofByName : System.Collections.ObjectModel.KeyedCollection[string, object] { [string] GetKeyForItem([object] $Item) { return $Item.Name } }
            Describe 'd' {
                BeforeAll { $mail = [pscustomobject] @{ Name = 'mail'; Size = 1 }; $code = [pscustomobject] @{ Name = 'code'; Size = 900 } }
                It 'hashtable' {
                    $databases = @{ mail = $mail; code = $code }
                    $databases['mail'].Size | Should -Be 1
                    @(foreach ($one in $databases) { $one }).Count | Should -Be 1
                    $databases | Where-Object Size -GT 100 | Should -BeNullOrEmpty
                }
                It 'array' {
                    $databases = $mail, $code
                    ($databases | Where-Object Size -GT 100).Name | Should -Be 'code'
                    $found = try { $databases['mail'] } catch { }
                    $null -eq $found | Should -BeTrue
                }
                It 'class' {
                    $databases = [ProofByName]::new()
                    $databases.Add($mail)
                    $databases.Add($code)
                    $databases['mail'].Size | Should -Be 1
                    ($databases | Where-Object Size -GT 100).Name | Should -Be 'code'
                    @(foreach ($one in $databases) { $one.Name }) | Should -Be 'mail', 'code'
                }
            }
        }
        Assert-TestPassed $run 'hashtable', 'array', 'class'
    }

    It 'The member "Title" was not found for the specified .NET object. | New-Object -Property sets only what the type has' {
        Assert-TestPassed (Invoke-Sample {
            Describe 'd' {
                It 'member' {
                    { New-Object -TypeName System.UriBuilder -Property @{ Host = 'vault'; Title = 'Admin' } } | Should -Throw 'The member "Title" was not found for the specified .NET object.'
                    $user = New-Object -TypeName System.UriBuilder -Property @{ Host = 'vault' }
                    $user | Add-Member -NotePropertyName Title -NotePropertyValue 'Admin'
                    $user.Title | Should -Be 'Admin'
                    { New-Object -TypeName System.UriBuilder -Property @{ Uri = [uri] 'https://vault' } -ErrorAction Stop } | Should -Throw '*the property is read-only*'
                    { $user | Add-Member -NotePropertyName Uri -NotePropertyValue 'changed' -ErrorAction Stop } | Should -Throw '*already exists*'
                    $user | Add-Member -NotePropertyName Uri -NotePropertyValue 'changed' -Force
                    $user.Uri | Should -Be 'changed'
                }
            }
        }) 'member'
    }

    Context 'a parameter of the function under test is an interface' {
        BeforeAll {
            $run = Invoke-Sample {
                BeforeAll {
                    Add-Type 'namespace Acme { public interface IVault { string Name { get; } void Lock(); } public class Vault : IVault { public string Name { get { return "real"; } } public void Lock() { } } public abstract class Tape { public abstract string Read(); public string Twice() { return Read() + Read(); } } }'
                    function Lock-Vault ([Acme.IVault] $Vault) { $Vault.Lock(); "locked $($Vault.Name)" }
                    function Read-Tape ([Acme.Tape] $Tape) { $Tape.Twice() }
                    function Get-ByClass ([PSTypeName('Acme.Vault')] $Vault) { $Vault.Name }
                    function Get-ByInterface ([PSTypeName('Acme.IVault')] $Vault) { $Vault.Name }
                    function Get-Untyped ($Vault) { $Vault.Name }
                }
                Describe 'd' {
                    It 'refused' {
                        { Lock-Vault -Vault ([pscustomobject] @{ Name = 'fake' }) } | Should -Throw "Cannot process argument transformation on parameter 'Vault'.*"
                        { Lock-Vault -Vault ([pscustomobject] @{ PSTypeName = 'Acme.IVault'; Name = 'fake' }) } | Should -Throw "Cannot process argument transformation on parameter 'Vault'.*"
                    }
                    It 'interface' {
                        . ([scriptblock]::Create('class FakeVault : Acme.IVault { [int] $LockCalls; [string] get_Name() { return "mail" } [void] Lock() { $this.LockCalls++ } }'))
                        $vault = New-Object FakeVault
                        Lock-Vault -Vault $vault | Should -Be 'locked mail'
                        $vault.LockCalls | Should -Be 1
                    }
                    It 'abstract' {
                        . ([scriptblock]::Create('class FakeTape : Acme.Tape { [string] Read() { return "x" } }'))
                        Read-Tape -Tape (New-Object FakeTape) | Should -Be 'xx'
                    }
                    It 'missing' {
                        { . ([scriptblock]::Create('class FakeVault2 : Acme.IVault { [string] $Name = "mail" }')) } | Should -Throw "*Method 'Lock' in type 'FakeVault2' * does not have an implementation.*"
                        { . ([scriptblock]::Create('class FakeTape2 : Acme.Tape { }')) } | Should -Throw "*Method 'Read' in type 'FakeTape2' * does not have an implementation.*"
                    }
                    It 'too early' { { . ([scriptblock]::Create('class Early : Acme.Unloaded { }')) } | Should -Throw '*Unable to find type `[Acme.Unloaded`]*' }
                    It 'untyped' { Get-Untyped ([pscustomobject] @{ Name = 'fake' }) | Should -Be 'fake' }
                    It 'by class' {
                        Get-ByClass ([pscustomobject] @{ PSTypeName = 'Acme.Vault'; Name = 'fake' }) | Should -Be 'fake'
                        Get-ByClass ([Acme.Vault]::new()) | Should -Be 'real'
                        { Get-ByClass ([pscustomobject] @{ Name = 'fake' }) } | Should -Throw
                    }
                    It 'by interface' {
                        Get-ByInterface ([pscustomobject] @{ PSTypeName = 'Acme.IVault'; Name = 'fake' }) | Should -Be 'fake'
                        { Get-ByInterface ([Acme.Vault]::new()) } | Should -Throw '*do not match the PSTypeName*'
                    }
                }
            }
        }

        It 'A parameter of the function under test does not' { Assert-TestPassed $run 'refused' }

        It 'A [pscustomobject] is refused: Cannot process argument transformation on parameter ''Vault''. Write a class with all members of the interface, inherited ones included, or with all abstract members of the class. Keep it in a text that is read after the assembly is loaded:' {
            Assert-TestPassed $run 'refused', 'interface', 'abstract', 'too early'
        }

        It 'When a member is missing, the class fails with Method ''Lock'' in type ''FakeVault'' … does not have an implementation.' { Assert-TestPassed $run 'missing' }

        It 'loosen the parameter: leave out its type, or write [PSTypeName(''Acme.Vault'')].' { Assert-TestPassed $run 'untyped', 'by class' }

        It '[PSTypeName(''Acme.Vault'')] accepts [pscustomobject] @{ PSTypeName = ''Acme.Vault'' } and objects of the class Acme.Vault. Write the name of the class: with the name of the interface, it refuses the real objects.' {
            Assert-TestPassed $run 'by class', 'by interface'
        }
    }

    It 'A constructor was not found. Cannot find an appropriate constructor for type Tape.Job. | New-Object without arguments needs a public constructor without parameters | New-MockObject -Type Tape.Job' {
        Assert-TestPassed (Invoke-Sample {
            Describe 'd' {
                It 'constructor' {
                    Add-Type -TypeDefinition 'public class ProofHidden { ProofHidden() { } } public class ProofWithName { public ProofWithName(string name) { } } public class ProofOpen { }'
                    { New-Object -TypeName ProofHidden } | Should -Throw 'A constructor was not found. Cannot find an appropriate constructor for type ProofHidden.'
                    { New-Object -TypeName ProofWithName } | Should -Throw 'A constructor was not found. Cannot find an appropriate constructor for type ProofWithName.'
                    (New-Object -TypeName ProofWithName -ArgumentList 'x').GetType().Name | Should -Be 'ProofWithName'
                    (New-Object -TypeName ProofOpen).GetType().Name | Should -Be 'ProofOpen'
                    foreach ($name in 'ProofHidden', 'ProofWithName') { (New-MockObject -Type $name).GetType().Name | Should -Be $name }
                }
            }
        }) 'constructor'
    }

    It 'Where the real assembly is loaded, the condition leaves the real class, whose constructors and properties can differ. The test then passes on one machine, and fails on another with Cannot find an overload, with A constructor was not found. or, for a hashtable, with Cannot convert the "System.Collections.Hashtable" value. [Acme.Grant].Assembly.Location is empty for the class from Add-Type, and the path of the assembly for the real one.' {
        $build = "Add-Type -OutputAssembly ./Acme.dll -TypeDefinition 'namespace ProofAcme { public class Deed { public Deed(string name) { } } }'"
        $run = Invoke-Sample -NewProcess -File @{
            'Build.ps1'   = $build
            'a.Tests.ps1' = {
                Describe 'd' {
                    BeforeAll { if (-not ('ProofAcme.Deed' -as [type])) { Add-Type 'namespace ProofAcme { public class Deed { public string Name; } }' } }
                    It 'new' { [ProofAcme.Deed]::new() }
                    It 'New-Object' { New-Object -TypeName ProofAcme.Deed }
                    It 'hashtable' { function Read-Deed ([ProofAcme.Deed] $Deed) { }; Read-Deed -Deed @{ Name = 'x' } }
                    It 'location' { [ProofAcme.Deed].Assembly.Location | Should -BeLike '*Acme.dll' }
                    It 'no location' { [ProofAcme.Deed].Assembly.Location | Should -Be '' }
                }
            }
        } -Script {
            $pwsh = (Get-Process -Id $PID).Path
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            & $pwsh -NoProfile -File ./Build.ps1
            foreach ($load in '', 'Add-Type -Path ./Acme.dll;') {
                & $pwsh -NoProfile -Command "$load Import-Module '$pester'; (Invoke-Pester ./a.Tests.ps1 -Output None -PassThru).Tests | ForEach-Object { `"`$(`$_.Name): `$(`$_.Result) `$(`$_.ErrorRecord[0])`" }" | ForEach-Object { "$_".Split("`n")[0] }
            }
        }
        $run.Value | Where-Object { $_ -match 'Passed' } | ForEach-Object { $_.Trim() } | Should -Be 'new: Passed', 'New-Object: Passed', 'hashtable: Passed', 'no location: Passed', 'location: Passed'
        $run.Value -match '^new: Failed' | Should -BeLike '*Cannot find an overload for "new"*'
        $run.Value -match '^New-Object: Failed' | Should -BeLike '*A constructor was not found.*'
        $run.Value -match '^hashtable: Failed' | Should -BeLike '*Cannot convert the "System.Collections.Hashtable" value*'
    }

    It 'this session has loaded another build of the same .dll: of the installed copy of your module, of another module, or of an earlier test file. Remove-Module does not unload it' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample -NewProcess -Seconds 120 -File @{ 'Build.ps1' = (Get-Content "$PSScriptRoot/../../Assembly.ps1" -Raw) } -Script {
            . ./Build.ps1
            New-Build ProofSizeA 1.0.0.0 installed modules/ProofSizeA; New-Build ProofSizeA 1.0.0.0 same same; New-Build ProofSizeA 2.0.0.0 newer newer
            New-Build ProofSizeB 2.0.0.0 first first; New-Build ProofSizeB 1.0.0.0 older second
            $null = New-Item -ItemType Directory copy; Copy-Item modules/ProofSizeA/* copy
            $env:PSModulePath = "$PWD/modules$([IO.Path]::PathSeparator)$PSHOME/Modules"
            function Get-Said ($Code) { try { & $Code } catch { "$_" } }
            Get-ProofSizeA
            Remove-Module ProofSizeA
            Get-Said { Import-Module ./same/ProofSizeA.psd1 }; Get-Said { Import-Module ./newer/ProofSizeA.psd1 }
            # The very same build, in another folder.
            Import-Module ./copy/ProofSizeA.psd1; Get-ProofSizeA
            foreach ($folder in 'first', 'second') { Set-Content "$folder.Tests.ps1" "Describe d { AfterAll { Remove-Module ProofSizeB }; It i { Import-Module `$PSScriptRoot/$folder/ProofSizeB.psd1; Get-ProofSizeB } }" }
            $file = @(Invoke-Pester ./first.Tests.ps1, ./second.Tests.ps1 -PassThru -Output None).Tests
            "$($file.Result)"; "$($file[1].ErrorRecord[0])"
            $pester = (Get-Module Pester).Path -replace 'psm1$', 'psd1'
            foreach ($folder in 'first', 'second') { & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$pester'; `"`$((Invoke-Pester ./$folder.Tests.ps1 -PassThru -Output None).Result)`"" }
        }
        $run.Value[0] | Should -Be 'installed'
        $run.Value[1, 2, 5] | Should -BeLike 'Could not load file or assembly *Assembly with same name is already loaded*'
        $run.Value[3, 4, 6, 7] | Should -Be 'installed', 'Passed Failed', 'Passed', 'Passed'
    }

    It 'The script below starts a process for each file.' {
        $page = Get-Content "$PSScriptRoot/../../../docs/recipes/dotnet-and-com.mdx" -Raw
        $code = [regex]::Match($page, '```powershell\n(\$failed = \$false\nforeach [\s\S]+?)\n```').Groups[1].Value
        $code | Should -Match 'powershell -NoProfile'
        $run = Invoke-Sample -Seconds 300 -File @{
            'each.ps1'                   = $code.Replace('powershell -NoProfile', '& (Get-Process -Id $PID).Path -NoProfile')
            'green/it''s.Tests.ps1'      = "Describe 'd' { It 'i' { `$global:proofSeen | Should -BeNullOrEmpty; `$global:proofSeen = 1 } }"
            'green/b.Tests.ps1'          = "Describe 'd' { It 'i' { `$global:proofSeen | Should -BeNullOrEmpty; `$global:proofSeen = 1 } }"
            'red/a[1].Tests.ps1'         = "Describe 'd' { It 'i' { 1 | Should -Be 2 } }"
            'setup/a.Tests.ps1'          = "BeforeAll { throw 'setup' }; Describe 'd' { It 'i' { } }"
            'modules/readme.txt'         = 'an empty folder'
        } -Script {
            $base = (Get-Module Pester).ModuleBase
            $null = New-Item -Path "./modules/Pester" -ItemType Directory
            Copy-Item -Path $base -Destination "./modules/Pester/$((Get-Module Pester).Version)" -Recurse
            foreach ($folder in 'green', 'red', 'setup', 'none') {
                $env:PSModulePath = if ($folder -eq 'none') { "$PSHOME/Modules" } else { "$PWD/modules$([IO.Path]::PathSeparator)$PSHOME/Modules" }
                $script = (Get-Content ./each.ps1 -Raw).Replace('./tests', "./$($folder -replace 'none', 'green')")
                Set-Content ./now.ps1 $script
                $null = & (Get-Process -Id $PID).Path -NoProfile -File ./now.ps1 2>&1
                "$folder $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'green 0', 'red 1', 'setup 1', 'none 1'
    }

    It 'What the setter of a property throws is wrapped in a SetValueInvocationException. So are the errors for a value of the wrong type, and for a value that [ValidateRange()] of a PowerShell class refuses. The id of this exception names no type (ExceptionWhenSetting, or ScriptSetValueRuntimeException from a script property): ask for the message,' {
        $run = Invoke-Sample {
            class ProofRack { [ValidateRange(1, 10)] [int] $Size = 1; [void] SetSize([int] $Size) { $this.Size = $Size } }
            Describe 'd' {
                BeforeAll { $rack = [ProofRack]::new(); $wrapper = [System.Management.Automation.SetValueInvocationException]; function Set-Size { [CmdletBinding()] param ($Rack) $Rack.Size = 99 } }
                It 'class' { { $rack.Size = 99 } | Should -Throw '*maximum allowed range*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'method' { { $rack.SetSize(99) } | Should -Throw '*maximum allowed range*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'advanced function' { { Set-Size $rack } | Should -Throw '*maximum allowed range*' -ErrorId 'ExceptionWhenSetting,Set-Size' -ExceptionType $wrapper }
                It '.NET' { { ([System.IO.FileInfo] "$TestDrive/none").LastWriteTime = [datetime] '2026-01-01' } | Should -Throw '*could not find*' -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'script property' { $fake = [pscustomobject] @{} | Add-Member -MemberType ScriptProperty -Name Size -Value { 1 } -SecondValue { throw 'full' } -PassThru; { $fake.Size = 2 } | Should -Throw '*full*' -ErrorId ScriptSetValueRuntimeException -ExceptionType $wrapper }
                It 'wrong type' { { $rack.Size = 'many' } | Should -Throw -ErrorId ExceptionWhenSetting -ExceptionType $wrapper }
                It 'accepted' { { $rack.Size = 10 } | Should -Not -Throw }
                It 'type of the inner one' { { $rack.Size = 99 } | Should -Throw -ExceptionType ([System.Management.Automation.ValidationMetadataException]) }
                It 'id of the inner one' { { $rack.Size = 99 } | Should -Throw -ErrorId 'ValidationMetadataException*' }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Passed', 'Failed', 'Failed'
    }

    It 'Two similar errors are a RuntimeException. For a read-only or missing property, its id is PropertyAssignmentException. For a hashtable that is cast to the class, as in [Disk] @{ Size = 99 }, its id is ObjectCreationError.' {
        $run = Invoke-Sample {
            class ProofRack { [ValidateRange(1, 10)] [int] $Size = 1 }
            Describe 'd' {
                BeforeAll {
                    function Get-Problem ([scriptblock] $Code) { try { & $Code; 'none' } catch { "$($_.Exception.GetType().Name) $($_.FullyQualifiedErrorId)" } }
                }
                It 'read-only' { Get-Problem { ([System.IO.FileInfo] '/a.bak').Length = 3 } | Should -Be 'RuntimeException PropertyAssignmentException' }
                It 'missing' { Get-Problem { [ProofRack]::new().Weight = 3 } | Should -Be 'RuntimeException PropertyAssignmentException' }
                It 'cast' { Get-Problem { [ProofRack] @{ Size = 99 } } | Should -Be 'RuntimeException ObjectCreationError' }
                It 'cast of a good value' { (Get-Problem { $null = [ProofRack] @{ Size = 9 } }) | Should -Be 'none' }
                It 'set' { Get-Problem { [ProofRack]::new().Size = 99 } | Should -Be 'SetValueInvocationException ExceptionWhenSetting' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 5
    }
}
