BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/New-MockObject' {
    It 'Makes an object of a given type without running its constructor, for functions that accept only that type.' {
        Assert-Passing { if ((New-MockObject -Type System.IO.FileInfo) -isnot [System.IO.FileInfo]) { throw 'type' } }, { New-MockObject -Type ([System.Diagnostics.Process]) }
    }

    It 'The type, as a name, or in brackets and parentheses: ([System.IO.FileInfo]). A class that the test file defines needs the second form.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo }, { New-MockObject -Type ([System.IO.FileInfo]) }
        Get-Failure { New-MockObject -Type [System.IO.FileInfo] } | Should -Match 'Cannot convert'
        $run = Invoke-Sample { class ProofJob { }; Describe 'd' { It 'type' { if ((New-MockObject -Type ([ProofJob])) -isnot [ProofJob]) { throw 'type' } }; It 'name' { New-MockObject -Type ProofJob } } }
        $run.Passed, $run.Failed | Should -Be 1, 1
        $run.Messages | Should -Match 'Cannot convert the "ProofJob"'
    }

    It '[pscustomobject] makes PowerShell hang: start from -InputObject instead.' {
        { Invoke-Sample -Script { $null = New-MockObject -Type pscustomobject } -Seconds 15 } | Should -Throw 'The sample took more than*'
        (Invoke-Sample -Script { (New-MockObject -InputObject ([pscustomobject] @{ a = 1 }) -Properties @{ b = 2 }).b } -Seconds 15).Value | Should -Be 2
    }

    It 'The constructor does not run, so every field is empty or zero, and members that rely on them may throw.' {
        Assert-Passing { $file = New-MockObject -Type System.IO.FileInfo; try { $null = $file.Exists } catch { }; if ($file.OriginalPath) { throw 'filled' } }, { New-MockObject -Type ([System.IO.FileInfo]) }
    }

    It 'Interfaces, abstract classes, arrays and string cannot be made; for an interface the message is Cannot create an instance of an interface. An unknown name is a conversion error.' {
        Get-Failure { New-MockObject -Type System.IDisposable } | Should -Match 'Cannot create an instance of an interface'
        $null = Get-Failure { New-MockObject -Type System.IO.Stream }, { New-MockObject -Type string }, { New-MockObject -Type ([int[]]) }, { New-MockObject -Type NoSuch.Type }
    }

    It '-Type belongs to the first parameter set; the other one starts from -InputObject.' {
        $null = Get-Failure { New-MockObject -Type System.IO.FileInfo -InputObject ([pscustomobject] @{ a = 1 }) }
    }

    It 'Values to set, by property name; names that the type does not have are added. A value replaces the property, even a read-only property, and is not converted to the type of the property.' {
        Assert-Passing { $file = New-MockObject -Type System.IO.FileInfo -Properties @{ Name = 5; Owner = 'me' }; if ($file.Name -isnot [int] -or $file.Owner -ne 'me') { throw "$($file.Name)" } }
    }

    It 'A property that PowerShell itself adds to the type, such as Name of a process, cannot be replaced: The member "Name" is already present from the extended type data file.' {
        Get-Failure { New-MockObject -Type System.Diagnostics.Process -Properties @{ Name = 'x' } } | Should -Match 'The member "Name" is already present from the extended type data file'
    }

    It '$null or nothing leaves all properties as they are.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo -Properties $null }
    }

    It 'Script blocks, by method name. $this is the object, the arguments of the call arrive in the param block or in $args, and the output is the result. All overloads are replaced at once.' {
        Assert-Passing { $file = New-MockObject -Type System.IO.FileInfo -Methods @{ CopyTo = { param ($to) "$($this.GetType().Name) $to $($args.Count)" } }; if ($file.CopyTo('x') -ne 'FileInfo x 0' -or $file.CopyTo('y', $true) -ne 'FileInfo y 1') { throw $file.CopyTo('x') } }
    }

    It 'Anything but a script block is an error.' {
        $null = Get-Failure { New-MockObject -Type System.IO.FileInfo -Methods @{ Delete = 'text' } }
    }

    It 'What comes before the method name in the name of the property with the recorded calls: with Calls_, the calls of Kill are in Calls_Kill. Each entry has Call, counting from 1, and Arguments.' {
        Assert-Passing { $file = New-MockObject -Type System.IO.FileInfo -Methods @{ Delete = { } } -MethodHistoryPrefix 'Calls_'; $file.Delete(); $file.Delete('x'); if ($file.Calls_Delete.Count -ne 2 -or $file.Calls_Delete[1].Call -ne 2 -or $file.Calls_Delete[1].Arguments -ne 'x') { throw 'history' } }
    }

    It 'The object to change.' {
        Assert-Passing { $o = [pscustomobject] @{ a = 1 }; $new = New-MockObject -InputObject $o -Properties @{ b = 2 }; if (-not [object]::ReferenceEquals($o, $new) -or $o.b -ne 2) { throw 'copy' } }
    }

    It 'It can be of almost any type, [pscustomobject] included. Text is accepted without an error, but does not keep the members. $null, an empty text, an empty list and an empty hashtable are refused.' {
        Assert-Passing { if ((New-MockObject -InputObject 5 -Properties @{ Q = 1 }).Q -ne 1) { throw } }, { if ((New-MockObject -InputObject @{ a = 1 } -Properties @{ Q = 1 }).a -ne 1) { throw } }, { if ((New-MockObject -InputObject 'abc' -Properties @{ Q = 1 }).Q) { throw 'kept' } }
        $null = Get-Failure { New-MockObject -InputObject $null -Properties @{ Q = 1 } }, { New-MockObject -InputObject '' -Properties @{ Q = 1 } }, { New-MockObject -InputObject @() -Properties @{ Q = 1 } }, { New-MockObject -InputObject @{} -Properties @{ Q = 1 } }
    }

    It 'Without -Properties and -Methods it is returned unchanged.' {
        Assert-Passing { $o = [pscustomobject] @{ a = 1 }; if (@((New-MockObject -InputObject $o).PSObject.Properties).Count -ne 1) { throw } }
    }

    It 'Returns the object, of the type that you asked for.' {
        Assert-Passing { if ((New-MockObject -Type System.IO.FileInfo) -isnot [System.IO.FileInfo]) { throw } }
    }

    It 'PowerShell takes lists apart on the way out:' {
        Assert-Passing { if (@(New-MockObject -Type System.Collections.ArrayList).Count) { throw 'arrived' } }, { if (@(New-MockObject -Type hashtable).Count -ne 1) { throw 'hashtable' } }, { $list = New-MockObject -InputObject ([System.Collections.ArrayList] (1, 2)) -Properties @{ Owner = 'me' }; if ($list.Owner -or $list.Count -ne 2) { throw 'kept' } }
        Get-Failure { New-MockObject -Type System.Data.DataTable } | Should -Match 'An error occurred while enumerating through a collection'
    }

    It 'Of -Type System.Collections.ArrayList, nothing arrives.' {
        Assert-Passing { if (@(New-MockObject -Type System.Collections.ArrayList).Count) { throw 'arrived' } }, { if (@(New-MockObject -Type hashtable).Count -ne 1) { throw 'hashtable' } }, { $list = New-MockObject -InputObject ([System.Collections.ArrayList] (1, 2)) -Properties @{ Owner = 'me' }; if ($list.Owner -or $list.Count -ne 2) { throw 'kept' } }
        Get-Failure { New-MockObject -Type System.Data.DataTable } | Should -Match 'An error occurred while enumerating through a collection'
    }

    It 'A DataTable ends with An error occurred while enumerating through a collection.' {
        Assert-Passing { if (@(New-MockObject -Type System.Collections.ArrayList).Count) { throw 'arrived' } }, { if (@(New-MockObject -Type hashtable).Count -ne 1) { throw 'hashtable' } }, { $list = New-MockObject -InputObject ([System.Collections.ArrayList] (1, 2)) -Properties @{ Owner = 'me' }; if ($list.Owner -or $list.Count -ne 2) { throw 'kept' } }
        Get-Failure { New-MockObject -Type System.Data.DataTable } | Should -Match 'An error occurred while enumerating through a collection'
    }

    It 'A list given to -InputObject loses the added members.' {
        Assert-Passing { if (@(New-MockObject -Type System.Collections.ArrayList).Count) { throw 'arrived' } }, { if (@(New-MockObject -Type hashtable).Count -ne 1) { throw 'hashtable' } }, { $list = New-MockObject -InputObject ([System.Collections.ArrayList] (1, 2)) -Properties @{ Owner = 'me' }; if ($list.Owner -or $list.Count -ne 2) { throw 'kept' } }
        Get-Failure { New-MockObject -Type System.Data.DataTable } | Should -Match 'An error occurred while enumerating through a collection'
    }

    It 'The methods are ordinary script methods: they work outside of tests too, and a method that was never called has an empty history.' {
        Assert-Passing { $file = New-MockObject -Type System.IO.FileInfo -Methods @{ Delete = { } }; if (@($file._Delete).Where({ $_ }).Count -ne 0) { throw 'history' }; $file.Delete() }
    }

    It 'Nothing can be piped in' {
        (Invoke-Sample -Script { 'x' | New-MockObject -Type System.IO.FileInfo | Out-Null }).Errors | Should -Match 'The input object cannot be bound to any parameters'
    }

    It 'Change it when the object has a member of that name; an empty prefix breaks the method.' {
        Assert-Passing { $taken = [pscustomobject] @{ _Stop = 'mine' }; $error.Clear(); $o = try { New-MockObject -InputObject $taken -Methods @{ Stop = { 'done' } } -ErrorAction Stop } catch { }; if ($o -and $o._Stop -eq 'mine' -and $o.Stop() -eq 'done' -and $o._Stop.Count -eq 1 -and $o._Stop -eq 'mine') { throw 'nothing is in the way' } }
        Assert-Passing { $o = New-MockObject -InputObject ([pscustomobject] @{ _Stop = 'mine' }) -Methods @{ Stop = { 'done' } } -MethodHistoryPrefix 'Calls_'; if ($o.Stop() -ne 'done' -or $o._Stop -ne 'mine' -or $o.Calls_Stop.Count -ne 1) { throw 'prefix' } }
        $null = Get-Failure { $o = New-MockObject -Type System.IO.FileInfo -Methods @{ Delete = { 'done' } } -MethodHistoryPrefix ''; if ($o.Delete() -ne 'done') { throw 'broken' } }
    }

    It 'A fake ToString on an object of -Type answers $file.ToString(), but "$file" and -f use the real ToString: the text is empty for a file, and the name of the type for a process. Give -InputObject a real object, [System.IO.FileInfo] ''mail.bak'', whose own text they use, or a [pscustomobject], whose fake ToString they use.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'type' {
                    $file = New-MockObject -Type System.IO.FileInfo -Properties @{ FullName = 'mail.bak' } -Methods @{ ToString = { 'fake' } }
                    $file.ToString(), "[$file]", ('[{0}]' -f $file) | Should -Be 'fake', '[]', '[]'
                }
                It 'process' {
                    $process = New-MockObject -Type System.Diagnostics.Process -Methods @{ ToString = { 'fake' } }
                    $process.ToString(), "$process", ('{0}' -f $process) | Should -Be 'fake', 'System.Diagnostics.Process', 'System.Diagnostics.Process'
                }
                It 'real' { $file = New-MockObject -InputObject ([System.IO.FileInfo] 'mail.bak') -Properties @{ Length = 5 } -Methods @{ ToString = { 'fake' } }; "$file", ('{0}' -f $file), $file.ToString(), $file.Length | Should -Be 'mail.bak', 'mail.bak', 'fake', 5 }
                It 'object' { $file = New-MockObject -InputObject ([pscustomobject] @{}) -Methods @{ ToString = { 'fake' } }; "[$file]", ('[{0}]' -f $file) | Should -Be '[fake]', '[fake]' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    It 'PowerShell code sees the added properties and methods, and so do cmdlets that take properties by name, such as Sort-Object. .NET code that gets the object works with the real members, which are empty in an object of -Type. So does ConvertTo-Json, for a property that was replaced.' {
        Assert-Passing {
            $list = New-MockObject -InputObject ([System.IO.StringWriter]::new()) -Methods @{ ToString = { 'mocked' } } -Properties @{ NewLine = 'mocked' }
            if ($list.ToString() -ne 'mocked' -or $list.NewLine -ne 'mocked') { throw 'PowerShell' }
            if ([string]::Concat([object[]] @($list)) -ne '') { throw 'compiled' }
        }, {
            $version = New-MockObject -Type System.Version -Properties @{ Major = 7 }
            if ($version.Major -ne 7) { throw 'PowerShell' }
            if ([System.Version]::new(0, 0, 0, 0).CompareTo($version) -ne 0) { throw 'compiled' }
        }, {
            $version = New-MockObject -InputObject ([System.Version] '1.2.3.4') -Properties @{ Major = 7 }
            if ($version.Major -ne 7) { throw 'PowerShell' }
            if ([System.Version]::new(1, 2, 3, 4).CompareTo($version) -ne 0) { throw 'compiled' }
        }, {
            $files = foreach ($length in 5, 3) { New-MockObject -Type System.IO.FileInfo -Properties @{ Length = $length; Owner = 'anna' } }
            if (@($files | Sort-Object Length)[0].Length -ne 3) { throw 'by name' }
            $json = $files[0] | ConvertTo-Json -Depth 1 -WarningAction Ignore
            if ($json -match '"Length":\s*5' -or $json -notmatch '"Owner":\s*"anna"') { throw $json }
        }
    }

    It 'VersionInfo of a file is another such property' {
        $run = Invoke-Sample -Script {
            try { New-MockObject -Type System.IO.FileInfo -Properties @{ VersionInfo = 'x' } } catch { "$_" }
            (New-MockObject -Type System.IO.FileInfo -Properties @{ Length = 12 }).Length
        }
        $run.Value[0] | Should -Match 'The member "VersionInfo" is already present'
        $run.Value[1] | Should -Be 12
    }

    It 'So does a class of a module, inside InModuleScope' {
        $run = Invoke-Sample -File @{ 'Help.psm1' = 'class ProofModuleJob { [string] $Name }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Help.psm1 -Force }
                It 'inside' { (InModuleScope Help { New-MockObject -Type ([ProofModuleJob]) }).GetType().Name | Should -Be 'ProofModuleJob' }
                It 'inside, by name' { InModuleScope Help { New-MockObject -Type ProofModuleJob } }
                It 'outside' { New-MockObject -Type ([ProofModuleJob]) }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed'
    }

    It 'Its properties are $null, so Where-Object { $_.DeviceID -eq ''C:'' } finds nothing. An attempt to show it, to filter it by Where-Object DeviceID -EQ ''C:'' or to add properties fails' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $disk = New-MockObject -Type Microsoft.Management.Infrastructure.CimInstance }
            It 'block' { $disk.DeviceID | Should -Be $null; $disk | Where-Object { $_.DeviceID -eq 'C:' } | Should -BeNullOrEmpty; $disk | Where-Object { $null -eq $_.DeviceID } | Should -HaveCount 1 }
            It 'parameter' { $disk | Where-Object DeviceID -EQ 'C:' -ErrorAction Stop }
            It 'shown' { $disk | Out-String -ErrorAction Stop }
            It 'added' { $disk | Add-Member Name x -ErrorAction Stop }
        } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed'
    }
}
