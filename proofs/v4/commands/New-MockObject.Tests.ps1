BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'commands/New-MockObject' {
    It 'Creates an object of a type without running any constructor.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo | Should -BeOfType System.IO.FileInfo }; Get-Failure { New-Object System.IO.FileInfo } | Should -Match 'constructor'
    }

    It 'The type, as a name, or in brackets and parentheses: ([System.IO.FileInfo]). A class that the test file defines needs the second form.' {
        Assert-Passing { New-MockObject -Type System.IO.FileInfo }, { New-MockObject -Type ([System.IO.FileInfo]) | Should -BeOfType System.IO.FileInfo }
        Get-Failure { New-MockObject -Type [System.IO.FileInfo] } | Should -Match 'Cannot convert'
        $run = Invoke-Sample { class ProofJob { }; Describe 'd' { It 'type' { New-MockObject -Type ([ProofJob]) | Should -BeOfType ([ProofJob]) }; It 'name' { { New-MockObject -Type ProofJob } | Should -Throw 'Cannot convert' } } }
        Assert-TestPassed $run 'type', 'name'
    }

    It 'A property that PowerShell itself adds to the type, such as Name of a process, cannot be replaced: Cannot force the member with name "Name" and type "AliasProperty" to be added. Set the property that it reads, here ProcessName.' {
        (Get-Failure { New-MockObject -Type System.Diagnostics.Process | Add-Member -MemberType NoteProperty -Name Name -Value x -Force -ErrorAction Stop }) | Should -BeLike 'Cannot force the member with name "Name" and type "AliasProperty" to be added.*'
        Assert-Passing { (New-MockObject -Type System.Diagnostics.Process | Add-Member -MemberType NoteProperty -Name ProcessName -Value x -Force -PassThru).Name | Should -Be x }
    }

    It 'The type must be loaded: an unknown name is an error. Interfaces, abstract classes, arrays and string cannot be made.' {
        (Get-Failure { New-MockObject -Type No.Such.Type }, { New-MockObject -Type System.IDisposable }, { New-MockObject -Type System.IO.FileSystemInfo }, { New-MockObject -Type ([int[]]) }, { New-MockObject -Type string }).Count | Should -Be 5
        Assert-Passing { New-MockObject -Type guid | Should -BeOfType guid }
    }

    It '[pscustomobject] makes PowerShell hang; write [pscustomobject]@{} without this command.' {
        { Invoke-Sample -Script { $null = New-MockObject -Type pscustomobject } -Seconds 15 } | Should -Throw 'The sample took more than*'
        (Invoke-Sample -Script { $null = New-MockObject -Type System.IO.FileInfo; 'came back' } -Seconds 15).Value | Should -Be 'came back'
    }

    It 'Nothing can be piped in. Returns one object of the type.' {
        Get-PipedParameter New-MockObject | Should -BeNullOrEmpty
        Assert-Passing { @(New-MockObject -Type System.IO.FileInfo) | Should -HaveCount 1 }, { @(New-MockObject -Type hashtable) | Should -HaveCount 1 }
    }

    It 'PowerShell takes lists apart on the way out: of an ArrayList, a List or a Queue nothing arrives, and a DataTable ends with An error occurred while enumerating through a collection.' {
        Assert-Passing { @(New-MockObject -Type System.Collections.ArrayList) | Should -HaveCount 0 }, { @(New-MockObject -Type 'System.Collections.Generic.List[int]') | Should -HaveCount 0 }, { @(New-MockObject -Type System.Collections.Queue) | Should -HaveCount 0 }
        Get-Failure { New-MockObject -Type System.Data.DataTable } | Should -Match 'An error occurred while enumerating through a collection'
    }

    It 'Because no constructor has run, fields that the constructor fills are $null or zero.' {
        Assert-Passing { (New-MockObject -Type System.Version).Major | Should -Be 0 }, { (New-MockObject -Type System.Exception).HResult | Should -Be 0 }, { (New-Object System.Exception).HResult | Should -Not -Be 0 }
    }

    It 'A property whose getter needs such a field is $null; PowerShell hides the error.' {
        Assert-Passing { $o = New-MockObject -Type System.Collections.ArrayList; $null -eq $o.Capacity | Should -BeTrue }, { $null -ne (New-Object System.Collections.ArrayList).Capacity | Should -BeTrue }
    }

    It 'So does a class of a module, inside InModuleScope: InModuleScope Backup { New-MockObject -Type ([BackupJob]) }.' {
        $run = Invoke-Sample -Seconds 60 -File @{ 'Backup.psm1' = 'class BackupJob { [int] $Keep = 7 }' } -Script {
            Import-Module $PWD/Backup.psm1 -Force
            $job = InModuleScope Backup { New-MockObject -Type ([BackupJob]) }
            "$($job.GetType().Name) $($job.Keep)"
            try { InModuleScope Backup { New-MockObject -Type 'BackupJob' } } catch { "$_" }
            try { New-MockObject -Type ([BackupJob]) } catch { "$_" }
        }
        $run.Value[0] | Should -Be 'BackupJob 0'
        $run.Value[1] | Should -BeLike '*to type "System.Type".'
        $run.Value[2] | Should -Be 'Unable to find type [BackupJob].'
    }

    It 'There is no -Properties and no -Methods in v4.' {
        $run = Invoke-Sample -Script { (Get-Command New-MockObject).Parameters.Keys }
        $run.Value | Should -Contain 'Type'
        $run.Value | Should -Not -Contain 'Properties'
        $run.Value | Should -Not -Contain 'Methods'
    }

    It 'A mocked command may refuse such an empty object, as Get-ADUser -Identity does: -RemoveParameterValidation at the first Mock of the command switches this check off.' {
        $run = Invoke-Sample {
            function Get-Started { param ([ValidateScript({ $_.Id })] $Process) 'real' }
            Describe 'refused' { It 'refused' { Mock Get-Started { 'mocked' }; { Get-Started (New-MockObject -Type System.Diagnostics.Process) } | Should -Throw 'Cannot validate argument' } }
            Describe 'switched off' { It 'switched off' { Mock Get-Started { 'mocked' } -RemoveParameterValidation Process; Get-Started (New-MockObject -Type System.Diagnostics.Process) | Should -Be 'mocked' } }
            Describe 'too late' { Mock Get-Started { 'first' }; It 'too late' { Mock Get-Started { 'mocked' } -RemoveParameterValidation Process; { Get-Started (New-MockObject -Type System.Diagnostics.Process) } | Should -Throw 'Cannot validate argument' } }
        }
        Assert-TestPassed $run 'refused', 'switched off', 'too late'
    }
}
