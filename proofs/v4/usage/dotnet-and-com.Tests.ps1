BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{
        'ProofPlan.psm1' = 'class ProofPlan { [int] $Keep = 7; [string] Today() { return "$(Get-Date)" } }; function Get-ProofPlan { [ProofPlan]::new() }'
        'ProofFile.ps1'  = 'class ProofFile { [string] Today() { return "$(Get-Date)" } }'
        'Using.Tests.ps1' = 'using module ./ProofPlan.psm1', 'Describe "using" { It "known" { [ProofPlan]::new().Keep | Should -Be 7 }; It "mock by module" { Mock Get-Date { "mocked" } -ModuleName ProofPlan; [ProofPlan]::new().Today() | Should -Be "mocked" } }' -join "`n"
    } -Test {
        . "$PSScriptRoot/ProofFile.ps1"
        Import-Module "$PSScriptRoot/ProofPlan.psm1"
        Describe 'classes' {
            It 'not known' { { [ProofPlan]::new() } | Should -Throw 'Unable to find type [ProofPlan].' }
            It 'inside the module' { (InModuleScope ProofPlan { [ProofPlan]::new() }).Keep | Should -Be 7; (Get-ProofPlan).Keep | Should -Be 7 }
            It 'dot-sourced' { Mock Get-Date { 'mocked' }; [ProofFile]::new().Today() | Should -Be 'mocked' }
        }
        Describe 'stand-ins' {
            It 'filter' { $smtp = [pscustomobject] @{ Host = 'x' }; Mock New-Object { $smtp } -ParameterFilter { $TypeName -like '*SmtpClient' }; (New-Object System.Net.Mail.SmtpClient).Host | Should -Be 'x'; (New-Object System.Version 1, 2).Minor | Should -Be 2 }
            It 'module' {
                New-Module -Name ProofMail { function Get-Client { New-Object -TypeName System.Net.Mail.SmtpClient } } | Import-Module
                $smtp = [pscustomobject] @{ Host = 'x' }
                Mock New-Object { $smtp } -ParameterFilter { $TypeName -like '*SmtpClient' } -ModuleName ProofMail
                Get-Client | Should -BeNullOrEmpty
                Mock New-Object { $smtp }.GetNewClosure() -ParameterFilter { $TypeName -like '*SmtpClient' } -ModuleName ProofMail
                (Get-Client).Host | Should -Be 'x'
            }
            It 'method' {
                $one = New-MockObject -Type System.Diagnostics.Process; $two = New-MockObject -Type System.Diagnostics.Process
                { $one | Add-Member -MemberType ScriptMethod -Name Kill -Value { 'killed' } -ErrorAction Stop } | Should -Throw 'already exists'
                $one | Add-Member -MemberType ScriptMethod -Name Kill -Value { 'killed' } -Force
                $one.Kill() | Should -Be 'killed'; { $two.Kill() } | Should -Throw
            }
        }
    }
}

Describe 'usage/dotnet-and-com' {
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
                }
                Describe 'is there' {
                    It 'with the condition' { if (-not ('ProofAcme.Grant' -as [type])) { Add-Type 'namespace ProofAcme { public class Grant { public int Other; } }' }; [bool] ('ProofAcme.Grant' -as [type]).GetField('Name') | Should -Be $true }
                    It 'without it' { Add-Type 'namespace ProofAcme { public class Grant { public int Other; } }' -ErrorAction Stop }
                }
            }
        }

        It 'A param() of your code, or the body of a mock, names a type that this machine does not have, such as one of a database module. Neither Mock nor -RemoveParameterType gets around a type that is missing on the machine.' {
            foreach ($name in 'call', 'mock', 'mock without the type', 'body', 'body, loosened') { ($without.Tests | Where-Object Name -EQ $name).Message | Should -BeLike '*Unable to find type `[ProofAcme.Grant*' -Because $name }
            Assert-TestPassed $without 'a wide parameter'
        }

        It 'Define a class of the same full name in BeforeAll, unless the real one is there: if (-not (''Acme.Grant'' -as [type])) { Add-Type ''namespace Acme { public class Grant { public string Name; } }'' }. A call then takes @{ Name = ''backup'' } for a parameter of the type. A mock body can return a [pscustomobject] instead, where nothing converts this object to the type.' {
            Assert-TestPassed $with 'call', 'mock', 'body', 'with the condition'
            ($with.Tests | Where-Object Name -EQ 'without it').Result | Should -Be 'Failed'
            Assert-TestPassed $without 'body of another', 'body of another, read by the code'
            foreach ($name in 'body of another, converted by the code', 'body of another, handed to a parameter') { ($without.Tests | Where-Object Name -EQ $name).Message | Should -BeLike '*Unable to find type `[ProofAcme.Grant*' -Because $name }
        }
    }

    It 'Give the mock a filter, so that other calls of New-Object still work.' {
        Assert-TestPassed $sample 'filter'
    }

    It 'In a module, the mock needs -ModuleName, and its body does not see $smtp' {
        Assert-TestPassed $sample 'module'
    }

    It 'Add a script method of the same name with -Force. Only PowerShell code sees this method, and only on this object.' {
        Assert-TestPassed $sample 'method'
    }

    It 'To count the calls of a method, let the method count: in a $script: variable, { $script:kills++ }, or in a property that you add to the object, { $this.Kills++ }. Set it to 0 at the start of the test, and compare it at the end. A plain variable of the test would keep its value.' {
        Assert-TestPassed (Invoke-Sample {
            function Stop-Own ($Process) { $Process.Kill(); $Process.Kill() }
            $null = New-Module -Name ProofStop { function Stop-Part ($Process) { $Process.Kill(); $Process.Kill() } } | Import-Module -PassThru
            Describe 'd' {
                It 'script' { $script:kills = 0; $process = [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Kill -Value { $script:kills++ } -PassThru; Stop-Own $process; $script:kills | Should -Be 2; Stop-Part $process; $script:kills | Should -Be 4 }
                It 'property' { $process = New-MockObject -Type System.Diagnostics.Process; $process | Add-Member -MemberType NoteProperty -Name Kills -Value 0; $process | Add-Member -MemberType ScriptMethod -Name Kill -Value { $this.Kills++ } -Force; Stop-Own $process; Stop-Part $process; $process.Kills | Should -Be 4 }
                It 'next' { $process = [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Kill -Value { $script:kills++ } -PassThru; Stop-Own $process; $script:kills | Should -Be 6 }
                It 'no property' { $process = [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Kill -Value { $this.Kills++ } -PassThru; { Stop-Own $process } | Should -Throw "The property 'Kills' cannot be found on this object." }
                It 'plain' { $kills = 0; $process = [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name Kill -Value { $kills++ } -PassThru; Stop-Own $process; $kills | Should -Be 0 }
            }
        }) 'script', 'property', 'next', 'no property', 'plain'
    }

    It 'using module in the first line of the test file makes the classes of a module known. Import-Module does not.' {
        Assert-TestPassed $sample 'known', 'not known'
    }

    It 'The same goes for its constructor; for a class that the test file dot-sources, a plain Mock is enough.' {
        $run = Invoke-Sample -File @{
            'ProofMade.psm1' = 'class ProofMade { [string] $Name; ProofMade() { $this.Name = (Get-MadeName) } }; function Get-MadeName { "real" }; function New-Made { [ProofMade]::new() }; Export-ModuleMember -Function New-Made'
            'Part.ps1' = 'class ProofPart { [string] $Name; ProofPart() { $this.Name = (Get-PartName) } }; function Get-PartName { "real" }'
            'ProofParts.psm1' = '. $PSScriptRoot/Part.ps1; function New-Part { [ProofPart]::new() }'
            'Dot.ps1' = 'class ProofDot { [string] $Name; ProofDot() { $this.Name = (Get-DotName) } [string] Again() { return (Get-DotName) } }; function Get-DotName { "real" }'
        } -Test {
            Import-Module $PSScriptRoot/ProofMade.psm1, $PSScriptRoot/ProofParts.psm1
            . $PSScriptRoot/Dot.ps1
            Describe 'before' { It 'real' { (New-Made).Name | Should -Be 'real'; [ProofDot]::new().Name | Should -Be 'real' } }
            Describe 'module' { It 'module' { Mock Get-MadeName { 'mock' } -ModuleName ProofMade; (New-Made).Name | Should -Be 'mock' } }
            Describe 'dot' { It 'dot' { Mock Get-DotName { 'mock' }; [ProofDot]::new().Name | Should -Be 'mock'; [ProofDot]::new().Again() | Should -Be 'mock' } }
            Describe 'parts' { It 'dot-sourced by a module' { Mock Get-PartName { 'mock' }; (New-Part).Name | Should -Be 'real'; Mock Get-PartName { 'mock' } -ModuleName ProofParts; (New-Part).Name | Should -Be 'mock' } }
        }
        Assert-TestPassed $run 'real', 'module', 'dot', 'dot-sourced by a module'
    }

    It 'A class that the test file dot-sources is unknown while PowerShell reads the test file. When a class in the test file inherits from it, no test of the file runs: put that class into a file of its own, and dot-source it second.' {
        $files = @{ 'Base.ps1' = 'class ProofBase { [string] Name() { return "base" } }'; 'Child.ps1' = 'class ProofChild : ProofBase { }' }
        $wrong = Invoke-Sample -File $files -Test ". `$PSScriptRoot/Base.ps1`nclass ProofInside : ProofBase { }`nDescribe 'd' { It 'not reached' { } }"
        @($wrong.Tests).Name | Should -Not -Contain 'not reached'
        "$($wrong.Tests.Message)" | Should -BeLike '*Unable to find type `[ProofBase`].*'
        $right = Invoke-Sample -File $files -Test ". `$PSScriptRoot/Base.ps1`n. `$PSScriptRoot/Child.ps1`nDescribe 'd' { It 'reached' { [ProofChild]::new().Name() | Should -Be 'base' } }"
        Assert-TestPassed $right 'reached'
    }

    It 'In an It with -TestCases, param([BackupPlan] $Plan) ends the block with this message, too: leave out the type.' {
        $files = @{ 'Case.ps1' = 'class ProofCase { [int] $Keep = 7 }' }
        $run = Invoke-Sample -File $files -Test {
            . $PSScriptRoot/Case.ps1
            Describe 'left out' { It 'left out' -TestCases @{ Plan = [ProofCase]::new() } { param($Plan) $Plan.Keep | Should -Be 7 } }
            Describe 'without cases' { It 'a function' { function Get-Keep ([ProofCase] $Plan) { $Plan.Keep }; Get-Keep ([ProofCase]::new()) | Should -Be 7 } }
            Describe 'typed' { It 'typed' -TestCases @{ Plan = [ProofCase]::new() } { param([ProofCase] $Plan) $Plan.Keep | Should -Be 7 }; It 'below' { } }
        }
        Assert-TestPassed $run 'left out', 'a function'
        @($run.Tests).Name | Should -Not -Contain 'typed'; @($run.Tests).Name | Should -Not -Contain 'below'
        "$(@($run.Tests)[-1].Message)" | Should -BeLike '*Unable to find type `[ProofCase`].*'
    }

    It 'To mock a command that a method calls, use the -ModuleName of the module that has the class.' {
        Assert-TestPassed $sample 'mock by module'
    }

    It 'A class in a .ps1 file is dot-sourced like a function' {
        Assert-TestPassed $sample 'dot-sourced'
    }

    It 'The class is in a module that was loaded with Import-Module.' {
        Assert-TestPassed $sample 'not known', 'inside the module'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'Own.ps1' = 'class ProofPlan { [int] $Keep = 7; [void] Save() { throw "real" } }' } -Test {
            . $PSScriptRoot/Own.ps1
            function Send-It { $mail = New-Object -TypeName System.Net.Mail.SmtpClient; $mail.Send('x') }
            function Use-Process ([System.Diagnostics.Process] $Process) { 'took it' }
            function Save-Plan { [ProofPlan]::new().Save() }
            Describe 'd' {
                It 'commands only' { foreach ($name in '[datetime]::Now', '[ProofPlan]::new', 'ProofPlan.Save') { { Mock $name { } } | Should -Throw 'Could not find Command' }; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked' }
                It 'stand-in' { $script:sent = 0; $mail = [pscustomobject] @{ Host = 'h' } | Add-Member -MemberType ScriptMethod -Name Send -Value { $script:sent++ } -PassThru; Mock New-Object { $mail } -ParameterFilter { $TypeName -like '*SmtpClient' }; Send-It; $script:sent | Should -Be 1; (New-Object -TypeName System.Text.StringBuilder).Length | Should -Be 0 }
                It 'next stand-in' { $folder = [pscustomobject] @{} | Add-Member ScriptMethod Items { , @('a', 'b') } -PassThru; $shell = [pscustomobject] @{} | Add-Member ScriptMethod NameSpace { $folder } -PassThru; $shell.NameSpace('x').Items().Count | Should -Be 2 }
                It 'no constructor' { { New-Object -TypeName System.Management.Automation.PSModuleInfo } | Should -Throw; New-MockObject -Type System.Management.Automation.PSModuleInfo | Should -BeOfType ([System.Management.Automation.PSModuleInfo]); { New-MockObject -Type System.IDisposable } | Should -Throw 'interface'; { New-MockObject -Type System.IO.Stream } | Should -Throw 'abstract class' }
                It 'demands a type' { { Use-Process ([pscustomobject] @{ Id = 1 }) } | Should -Throw 'Cannot process argument transformation'; Use-Process (New-MockObject -Type System.Diagnostics.Process) | Should -Be 'took it' }
                It 'own object' { $plan = [ProofPlan]::new() | Add-Member -MemberType ScriptMethod -Name Save -Value { 'fake' } -Force -PassThru; $plan.Save() | Should -Be 'fake'; { Save-Plan } | Should -Throw 'real' }
            }
        }
    }

    It 'Mock replaces commands only.' { Assert-TestPassed $more 'commands only' }

    It 'Mock the command that makes the object, usually New-Object, and return a stand-in with the methods and properties that your code uses.' { Assert-TestPassed $more 'stand-in' }

    It 'A method that returns an object returns the next stand-in.' { Assert-TestPassed $more 'next stand-in' }

    It 'The same is true of [Type]::new(), which is not a command either.' { Assert-TestPassed $more 'commands only' }

    It 'New-MockObject makes an object without calling a constructor, but none of an interface or an abstract class.' { Assert-TestPassed $more 'no constructor' }

    It 'The stand-in is passed to a parameter that demands a type.' { Assert-TestPassed $more 'demands a type' }

    It 'The code makes its own object with [Type]::new(), or .NET code calls the method.' { Assert-TestPassed $more 'own object' }

    It 'The path after using module is relative to the test file and must be written out: it takes no variable. For a file beside the test file, ./ is needed.' {
        $files = @{ 'in/Cls.psm1' = 'class ProofSeen { [int] $Keep = 7 }'; 'in/a.Tests.ps1' = "using module ./Cls.psm1`nDescribe 'd' { It 'seen' { [ProofSeen]::new().Keep | Should -Be 7 } }"; 'in/b.Tests.ps1' = "using module `$PSScriptRoot/Cls.psm1`nDescribe 'd' { It 'variable' { 1 } }"; 'in/c.Tests.ps1' = "using module Cls.psm1`nDescribe 'd' { It 'bare name' { 1 } }" }
        $run = Invoke-Sample -File $files -Script { Invoke-Pester -Script ./in -PassThru -Show None }
        Assert-TestPassed $run 'seen'; $run.Failed | Should -Be 2; $run.Tests.Name | Should -Not -Contain 'variable'; $run.Tests.Name | Should -Not -Contain 'bare name'
    }

    It 'For a catch with a type, let the mock throw that type: Mock Get-LocalHostName { throw [System.Net.Sockets.SocketException]::new(11001) } makes catch [System.Net.Sockets.SocketException] run.' {
        $run = Invoke-Sample {
            function Get-LocalHostName { [System.Net.Dns]::GetHostName() }
            function Get-Name { try { Get-LocalHostName } catch [System.Net.Sockets.SocketException] { 'typed' } catch { 'other' } }
            Describe 'a' { It 'type' { Mock Get-LocalHostName { throw [System.Net.Sockets.SocketException]::new(11001) }; Get-Name | Should -Be 'typed' } }
            Describe 'b' { It 'text' { Mock Get-LocalHostName { throw 'no such host' }; Get-Name | Should -Be 'other' } }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 2
    }

    It 'Make the object with New-Object or in a function that you mock. To fake a class, use New-MockObject -Type ([BackupPlan]), with its methods replaced; -Type BackupPlan fails for a class that the test file loads.' {
        $run = Invoke-Sample -File @{ 'Plan.ps1' = 'class ProofFaked { ProofFaked([string] $name) { } [string] Save() { return "real" } }' } -Test {
            . $PSScriptRoot/Plan.ps1
            function New-Plan { [ProofFaked]::new('x') }
            function Save-Plan { [ProofFaked] $plan = New-Plan; $plan.Save() }
            function Save-Object { (New-Object -TypeName ProofFaked -ArgumentList x).Save() }
            Describe 'real' { It 'real' { (Save-Plan), (Save-Object) | Should -Be 'real', 'real' } }
            Describe 'fake' {
                It 'fake' {
                    $fake = New-MockObject -Type ([ProofFaked]); $fake | Add-Member -MemberType ScriptMethod -Name Save -Value { 'fake' } -Force
                    Mock New-Plan { $fake }; Save-Plan | Should -Be 'fake'
                    Mock New-Object { $fake } -ParameterFilter { $TypeName -eq 'ProofFaked' }; Save-Object | Should -Be 'fake'
                }
                It 'by name' { { New-MockObject -Type ProofFaked } | Should -Throw 'Cannot convert the "ProofFaked" value of type "System.String" to type "System.Type".' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'A session keeps the class that it loaded first, so start a new session after each change of the class.' {
        $files = @{ 'Kept.psm1' = 'class ProofKept { [string] Keep() { return "first" } }'; 'a.Tests.ps1' = "using module ./Kept.psm1`nDescribe 'd' { It ([ProofKept]::new().Keep()) { 1 } }" }
        $run = Invoke-Sample -File $files -Script {
            $run = { (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None).TestResult.Name }
            & $run; Set-Content Kept.psm1 'class ProofKept { [string] Keep() { return "second" } }'; & $run
            & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$((Get-Module Pester).Path)'; & { $run }"
        }
        $run.Value | Should -Be 'first', 'first', 'second'
    }

    It 'Code such as $server.Databases[''mail''] needs a stand-in that finds an item by its name. A hashtable does, but a loop or Where-Object sees it as one object. An array works in loops, and finds nothing by a name. Where the code does both, write a class at the top of the test file:' {
        $run = Invoke-Sample {
            class ProofByName : System.Collections.ObjectModel.KeyedCollection[string, object] { [string] GetKeyForItem([object] $Item) { return $Item.Name } }
            Describe 'd' {
                $mail = [pscustomobject] @{ Name = 'mail'; Size = 1 }; $code = [pscustomobject] @{ Name = 'code'; Size = 900 }
                It 'hashtable' { $server = [pscustomobject] @{ Databases = @{ mail = $mail; code = $code } }; $server.Databases['mail'].Size | Should -Be 1; @(foreach ($one in $server.Databases) { $one }).Count | Should -Be 1; $server.Databases | Where-Object { $_.Size -gt 100 } | Should -BeNullOrEmpty }
                It 'array' { $server = [pscustomobject] @{ Databases = @($mail, $code) }; ($server.Databases | Where-Object { $_.Size -gt 100 }).Name | Should -Be 'code'; $found = try { $server.Databases['mail'] } catch { }; $null -eq $found | Should -Be $true }
                It 'class' { $all = [ProofByName]::new(); $all.Add($mail); $all.Add($code); $server = [pscustomobject] @{ Databases = $all }; $server.Databases['mail'].Size | Should -Be 1; ($server.Databases | Where-Object { $_.Size -gt 100 }).Name | Should -Be 'code'; @(foreach ($one in $server.Databases) { $one.Name }) | Should -Be 'mail', 'code' }
            }
        }
        Assert-TestPassed $run 'hashtable', 'array', 'class'
    }

    It 'A class whose properties or methods name an enum or a class of another file needs that other file first. Dot-source both files at the top of the test file, in this order. The other order ends with Unable to find type [BackupKind].' {
        $files = @{ 'Kind.ps1' = 'enum ProofKind { Daily; Weekly }'; 'Plan.ps1' = 'class ProofOwn { [ProofKind] $Kind }' ; 'Two.ps1' = 'class ProofMethod { [string] Name([ProofKind] $Kind) { return "$Kind" } }'; 'Three.ps1' = 'class ProofHolder { [ProofOwn] $Own }' }
        $right = Invoke-Sample -File $files -Test ". `$PSScriptRoot/Kind.ps1`n. `$PSScriptRoot/Plan.ps1`n. `$PSScriptRoot/Two.ps1`n. `$PSScriptRoot/Three.ps1`nDescribe 'd' { It 'right' { `$plan = [ProofOwn]::new(); `$plan.Kind = 'Weekly'; `$plan.Kind | Should -Be ([ProofKind]::Weekly); [ProofMethod]::new().Name('Daily') | Should -Be 'Daily'; [ProofHolder]::new().Own | Should -BeNullOrEmpty } }"
        Assert-TestPassed $right 'right'
        foreach ($first in 'Plan', 'Two') {
            $wrong = Invoke-Sample -File $files -Test ". `$PSScriptRoot/$first.ps1`n. `$PSScriptRoot/Kind.ps1`nDescribe 'd' { It 'not reached' { } }"
            $wrong.Failed | Should -BeGreaterThan 0
            "$($wrong.Tests.Message)" | Should -BeLike '*Unable to find type `[ProofKind`].*'
        }
    }

    It 'The call of a mock gives this message, too, if the mocked function of the module has a parameter of the class. Add the -ModuleName of that module for calls that the module makes. For calls of the test, drop the type in the first mock of the command: Mock Save-BackupPlan -RemoveParameterType Plan.' {
        $run = Invoke-Sample -File @{ 'ProofSave.psm1' = 'class ProofSaved { [int] $Keep = 7 }; function New-Plan { [ProofSaved]::new() }; function Save-Plan { param ([ProofSaved] $Plan) "real" }; function Start-Save { Save-Plan -Plan (New-Plan) }' } -Test {
            Import-Module $PSScriptRoot/ProofSave.psm1
            Describe 'plain' { It 'plain' { Mock Save-Plan { 'mocked' }; { Save-Plan -Plan (New-Plan) } | Should -Throw 'Unable to find type [ProofSaved].' } }
            Describe 'module' { It 'module' { Mock Save-Plan { 'mocked' } -ModuleName ProofSave; Start-Save | Should -Be 'mocked'; Save-Plan -Plan (New-Plan) | Should -Be 'real' } }
            Describe 'loose' { It 'loose' { Mock Save-Plan { "keep $($Plan.Keep)" } -RemoveParameterType Plan; Save-Plan -Plan (New-Plan) | Should -Be 'keep 7' } }
            Describe 'second' { Mock Save-Plan { 'first' }; It 'second' { Mock Save-Plan { 'mocked' } -RemoveParameterType Plan; { Save-Plan -Plan (New-Plan) } | Should -Throw 'Unable to find type [ProofSaved].' } }
        }
        Assert-TestPassed $run 'plain', 'module', 'loose', 'second'
    }

    It 'New-Object -Property sets only what the type has.' {
        Assert-TestPassed (Invoke-Sample { Describe 'd' { It 'member' {
            { New-Object -TypeName System.UriBuilder -Property @{ Host = 'vault'; Title = 'Admin' } } | Should -Throw 'The member "Title" was not found for the specified .NET object.'
            $user = New-Object -TypeName System.UriBuilder -Property @{ Host = 'vault' }
            $user | Add-Member -MemberType NoteProperty -Name Title -Value 'Admin'
            $user.Title | Should -Be 'Admin'; $user.Host | Should -Be 'vault'; $user | Should -BeOfType ([System.UriBuilder])
        } } }) 'member'
    }

    It 'For the property is read-only, do the same with -Force.' {
        Assert-TestPassed (Invoke-Sample { Describe 'd' { It 'read-only' {
            { New-Object -TypeName System.Diagnostics.Process -Property @{ Id = 4 } } | Should -Throw 'the property is read-only'
            $process = New-Object -TypeName System.Diagnostics.Process
            { $process | Add-Member -MemberType NoteProperty -Name Id -Value 4 -ErrorAction Stop } | Should -Throw
            $process | Add-Member -MemberType NoteProperty -Name Id -Value 4 -Force
            $process.Id | Should -Be 4
        } } }) 'read-only'
    }

    It 'To test a method alone, replace the method that it calls with $this. Derive a class in the test file and write the method anew, or add a script method to one object:' {
        $run = Invoke-Sample -File @{ 'Shelf.psm1' = 'class ProofShelf { [int] Count() { return 9 } [bool] Test() { return $this.Count() -le 3 } static [int] CountAll() { return 9 } [bool] TestAll() { return [ProofShelf]::CountAll() -le 3 } }' } -Test 'using module ./Shelf.psm1
class ProofSmallShelf : ProofShelf { [int] Count() { return 3 } static [int] CountAll() { return 3 } }
Describe "d" { It "real" { [ProofShelf]::new().Test() | Should -BeFalse }; It "derived" { [ProofSmallShelf]::new().Test() | Should -BeTrue }; It "added" { $shelf = [ProofShelf]::new(); $shelf | Add-Member -MemberType ScriptMethod -Name Count -Value { 3 } -Force; $shelf.Test() | Should -BeTrue; [ProofShelf]::new().Test() | Should -BeFalse }; It "static" { [ProofSmallShelf]::new().TestAll() | Should -BeFalse; $shelf = [ProofShelf]::new(); $shelf | Add-Member -MemberType ScriptMethod -Name CountAll -Value { 3 } -Force; $shelf.TestAll() | Should -BeFalse } }'
        Assert-TestPassed $run 'real', 'derived', 'added'
        $script:methods = $run
    }

    It 'Where each constructor of the class takes values, the derived class needs a constructor, too: FullFolder() : base(''/srv'') { }. Otherwise no test of the file runs: Base class ''BackupFolder'' does not contain a parameterless constructor.' {
        $module = 'class ProofPlace { [string] $Path; ProofPlace([string] $Path) { $this.Path = $Path } [int] Count() { return 9 } [string] Test() { return "$($this.Path) $($this.Count())" } }'
        $tests = 'using module ./Place.psm1
class ProofFullPlace : ProofPlace { CONSTRUCTOR [int] Count() { return 4 } }
Describe "d" { It "derived" { [ProofFullPlace]::new().Test() | Should -Be "/srv 4" }; It "other" { 1 | Should -Be 1 } }'
        $run = Invoke-Sample -File @{ 'Place.psm1' = $module } -Test $tests.Replace('CONSTRUCTOR', 'ProofFullPlace() : base("/srv") { }')
        Assert-TestPassed $run 'derived', 'other'
        $run = Invoke-Sample -File @{ 'Place.psm1' = $module } -Test $tests.Replace('CONSTRUCTOR', '')
        $run.Passed | Should -Be 0; "$($run.Messages)" | Should -Match "Base class 'ProofPlace' does not contain a parameterless constructor"
        $run = Invoke-Sample -File @{ 'Place.psm1' = $module.Replace('[int] Count', 'ProofPlace() { $this.Path = "/srv" } [int] Count') } -Test $tests.Replace('CONSTRUCTOR', '')
        Assert-TestPassed $run 'derived', 'other'
    }

    It 'A static method, [BackupFolder]::CountAll(), is not replaced in either way.' {
        Assert-TestPassed $methods 'static'
    }

    It 'The status can be text, since ''Running'' -eq $service.Status holds for the text and for the real value.' {
        $run = Invoke-Sample {
            Add-Type 'public enum ProofServiceState { Stopped = 1, Running = 4 }'
            Describe 'd' {
                It 'text' { 'Running' -eq 'Running' | Should -BeTrue; 'Running' -eq [ProofServiceState]::Running | Should -BeTrue; 'Running' -eq [ProofServiceState]::Stopped | Should -BeFalse; [ProofServiceState]::Running -eq 'Running' | Should -BeTrue }
            }
        }
        Assert-TestPassed $run 'text'
    }

    It 'A stand-in that goes on to Start-Service or Stop-Service needs its Name, which these commands read from the piped object. Given as an argument, Start-Service $service, a stand-in with a Status is refused: write -RemoveParameterType InputObject in the first mock of the command.' {
        # The commands exist on Windows only. The stand-ins have the parameter sets of https://github.com/PowerShell/PowerShell/blob/master/src/Microsoft.PowerShell.Commands.Management/commands/management/Service.cs
        $run = Invoke-Sample {
            Add-Type 'public enum ProofState { Stopped = 1, Running = 4 } public class ProofController { public string ServiceName { get; set; } public ProofState Status { get { return ProofState.Stopped; } } }'
            Update-TypeData -TypeName ProofController -MemberType AliasProperty -MemberName Name -Value ServiceName
            function Start-ProofService {
                [CmdletBinding(DefaultParameterSetName = 'InputObject')]
                param (
                    [Parameter(ParameterSetName = 'Default', Position = 0, Mandatory, ValueFromPipelineByPropertyName, ValueFromPipeline)] [Alias('ServiceName')] [string[]] $Name,
                    [Parameter(ParameterSetName = 'InputObject', Position = 0, Mandatory, ValueFromPipeline)] [ProofController[]] $InputObject
                )
                process { throw 'real' }
            }
            Describe 'd' {
                Mock Start-ProofService { "started $Name" }
                It 'name' { [pscustomobject] @{ Name = 'Backup'; Status = 'Running' } | Start-ProofService | Should -Be 'started Backup' }
                It 'no name' { [pscustomobject] @{ Status = 'Running' } | Start-ProofService | Should -Be 'started @{Status=Running}' }
                It 'argument' { { Start-ProofService ([pscustomobject] @{ Name = 'Backup'; Status = 'Running' }) } | Should -Throw 'Cannot process argument transformation' }
                It 'name only' { Start-ProofService ([pscustomobject] @{ Name = 'Backup' }) | Should -Be 'started ' }
            }
            Describe 'e' {
                It 'removed' { Mock Start-ProofService { "started $($InputObject.Name)" } -RemoveParameterType InputObject; Start-ProofService ([pscustomobject] @{ Name = 'Backup'; Status = 'Running' }) | Should -Be 'started Backup' }
            }
        }
        Assert-TestPassed $run 'name', 'no name', 'argument', 'name only', 'removed'
    }

    It 'To put the object into a variable of the module, write InModuleScope BackupFolder { $script:folder = [FullFolder]::new() }. It stays there for the next tests.' {
        $run = Invoke-Sample -File @{ 'ProofHeld.psm1' = 'class ProofHeld { [int] Count() { return 9 } }; [ProofHeld] $script:folder = [ProofHeld]::new(); function Get-HeldCount { $script:folder.Count() }' } -Test 'using module ./ProofHeld.psm1
class ProofFullHeld : ProofHeld { [int] Count() { return 3 } }
Describe "d" { It "real" { Get-HeldCount | Should -Be 9 }; It "replaced" { InModuleScope ProofHeld { $script:folder = [ProofFullHeld]::new() }; Get-HeldCount | Should -Be 3 } }
Describe "e" { It "stays" { Get-HeldCount | Should -Be 3 } }'
        Assert-TestPassed $run 'real', 'replaced', 'stays'
    }

    Context 'two classes of one name' {
        BeforeAll {
            $module = 'class ProofTwice { [int] $Keep = 7 }; function Test-Twice ([ProofTwice] $Plan) { $Plan.Keep }'
            $blocks = 'class ProofTwiceChild : ProofTwice { }
Describe "d" { It "own" { Test-Twice ([ProofTwice]::new()) | Should -Be 7 }; It "child" { Test-Twice ([ProofTwiceChild]::new()) | Should -Be 7 }; It "in the module" { Test-Twice (InModuleScope ProofTwice { New-Object -TypeName ProofTwice }) | Should -Be 7 } }'
            function Get-Message ($Run, $Name) { ($Run.Tests | Where-Object Name -EQ $Name | Select-Object -Last 1).Message }
        }

        It 'The module was changed and loaded again with Import-Module -Force, while the test file has using module | a new session' {
            $file = @{ 'ProofTwice.psm1' = $module; 'a.Tests.ps1' = "using module ./ProofTwice.psm1`nImport-Module `"`$PSScriptRoot/ProofTwice.psm1`" -Force`n$blocks" }
            $run = Invoke-Sample -NewProcess -File $file -Script {
                $run = { (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None).TestResult | Select-Object -First 2 | ForEach-Object { "$($_.Result) $($_.FailureMessage)" } }
                & $run; & $run
                Add-Content ProofTwice.psm1 '# changed'; & $run
                & (Get-Process -Id $PID).Path -NoProfile -Command "Import-Module '$((Get-Module Pester).Path)'; & { $run }"
            }
            $run.Value[0..3] -replace ' .*' | Should -Be 'Passed', 'Passed', 'Passed', 'Passed'
            $run.Value[4] | Should -BeLike 'Failed *Cannot convert the "ProofTwice" value of type "ProofTwice" to type "ProofTwice".*'
            $run.Value[5] | Should -BeLike 'Failed *Cannot convert the "ProofTwiceChild" value of type "ProofTwiceChild" to type "ProofTwice".*'
            $run.Value[6..7] -replace ' .*' | Should -Be 'Passed', 'Passed'
        }

        It 'Two classes of this name are in the session, and the object is of one that the module does not know. An object of a class that is derived from the wrong one is refused, too.' {
            $run = Invoke-Sample -NewProcess -File @{ 'ProofTwice.psm1' = $module; 'build/ProofTwice.psm1' = $module } -Test "using module ./ProofTwice.psm1`nImport-Module `"`$PSScriptRoot/build/ProofTwice.psm1`" -Force`n$blocks"
            Get-Message $run 'own' | Should -BeLike '*Cannot convert the "ProofTwice" value of type "ProofTwice" to type "ProofTwice".*'
            Get-Message $run 'child' | Should -BeLike '*Cannot convert the "ProofTwiceChild" value of type "ProofTwiceChild" to type "ProofTwice".*'
        }

        It 'The test file names one copy of the module, and another copy is imported | load one copy only' {
            $run = Invoke-Sample -NewProcess -File @{ 'ProofTwice.psm1' = $module } -Test "using module ./ProofTwice.psm1`nImport-Module `"`$PSScriptRoot/ProofTwice.psm1`" -Force`n$blocks"
            Assert-TestPassed $run 'own', 'child'
        }

        It 'The test file dot-sources the class, and the module has it as well | make the object in the module: InModuleScope BackupPlan { [BackupPlan]::new() }' {
            $run = Invoke-Sample -NewProcess -File @{ 'ProofTwice.psm1' = $module; 'Class.ps1' = 'class ProofTwice { [int] $Keep = 7 }' } -Test {
                . $PSScriptRoot/Class.ps1
                Import-Module "$PSScriptRoot/ProofTwice.psm1"
                Describe 'd' { It 'own' { Test-Twice ([ProofTwice]::new()) }; It 'in the module' { Test-Twice (InModuleScope ProofTwice { [ProofTwice]::new() }) | Should -Be 7 } }
            }
            Get-Message $run 'own' | Should -BeLike '*Cannot convert the "ProofTwice" value of type "ProofTwice" to type "ProofTwice".*'
            Assert-TestPassed $run 'in the module'
        }
    }

    Context 'a type of Add-Type' {
        BeforeAll {
            $file = @{ 'One.ps1' = "Add-Type 'namespace ProofAdd { public class Grant { public string Name; } }'"; 'Two.ps1' = "Add-Type 'namespace ProofAdd { public class Grant { public string Other; } }'" }
            $added = Invoke-Sample -NewProcess -File $file -Test {
                Describe 'first' { . $PSScriptRoot/One.ps1; It 'first' { [bool] [ProofAdd.Grant].GetField('Name') | Should -Be $true } }
                Describe 'same' { It 'same' { . $PSScriptRoot/One.ps1 } }
                Describe 'other' {
                    It 'other' { . $PSScriptRoot/Two.ps1 }
                    It 'with the condition' { if (-not ('ProofAdd.Grant' -as [type])) { . $PSScriptRoot/Two.ps1 }; [bool] [ProofAdd.Grant].GetField('Name') | Should -Be $true; [bool] [ProofAdd.Grant].GetField('Other') | Should -Be $false }
                }
                Describe 'block' { . $PSScriptRoot/Two.ps1; It 'never' { 1 | Should -Be 1 } }
            }
        }

        It 'A type stays until PowerShell ends, and Add-Type has other source code for it than an earlier file or run. Start a new session, or run the test file in a process of its own.' {
            "$($added.Errors) $($added.Text)" | Should -BeLike "*Cannot add type. The type name 'ProofAdd.Grant' already exists.*"
            ($added.Tests | Where-Object Name -EQ 'other').Result | Should -Be 'Failed'
            (Invoke-Sample -NewProcess -File $file -Test { Describe 'd' { It 'alone' { . $PSScriptRoot/Two.ps1 } } }).Passed | Should -Be 1
            $run = Invoke-Sample -NewProcess -File ($file + @{ 'a.Tests.ps1' = 'Describe "a" { It "a" { . $PSScriptRoot/One.ps1 } }'; 'b.Tests.ps1' = 'Describe "b" { It "b" { . $PSScriptRoot/Two.ps1 } }' }) -Script { (Invoke-Pester -PassThru -Show None).TestResult.Result; (Invoke-Pester -Script ./a.Tests.ps1 -PassThru -Show None).TestResult.Result }
            $run.Value | Should -Be 'Passed', 'Failed', 'Passed'
        }

        It 'The same source code a second time is no error. In PowerShell 7, the message of the failed test or block is Cannot add type. Compilation errors occurred. The condition with -as [type] avoids the error, and keeps the earlier type.' {
            Assert-TestPassed $added 'first', 'same', 'with the condition'
            $added.Failed | Should -Be 2
            ($added.Tests | Where-Object Name -EQ 'other').Message | Should -BeLike '*Cannot add type. Compilation errors occurred.*'
            ($added.Tests | Where-Object Name -Like 'Error occurred*').Message | Should -BeLike '*Cannot add type. Compilation errors occurred.*'
        }
    }
}
