BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -Test {
        Describe 'd' {
            BeforeAll {
                function Get-Message ([scriptblock] $Code) { try { $null = & $Code; 'PASSED' } catch { "$_" } }
                function Get-Verdict ([scriptblock[]] $Code) { -join ($Code | ForEach-Object { if ((Get-Message $_) -eq 'PASSED') { '+' } else { '-' } }) }
                function New-Object1 ($Table) { [pscustomobject] $Table }
                function New-Deep ($Level, $Value) { if ($Level -eq 0) { return [pscustomobject] @{ v = $Value } }; [pscustomobject] @{ c = New-Deep ($Level - 1) $Value } }
            }

            It 'deep' {
                (Get-Message { New-Deep 25 1 | Should-BeEquivalent (New-Deep 25 2) }) | Should -Match '\.c\.c\.c.*\.v with value 2 '
                New-Deep 25 1 | Should-BeEquivalent (New-Deep 25 1)
            }
            It 'list' {
                $said = Get-Message { [pscustomobject] @{ F = @([pscustomobject] @{ K = 2; N = 'a' }, [pscustomobject] @{ K = 2; N = 'b' }) } | Should-BeEquivalent ([pscustomobject] @{ F = @([pscustomobject] @{ K = 2; N = 'a' }, [pscustomobject] @{ K = 3; N = 'b' }) }) }
                $said | Should -Match '(?s)Summary:.*\.F .*some values were missing: @\(PSObject'; $said | Should -Not -Match '\.F\.K|property \.K'
            }
            It 'lengths' {
                foreach ($said in (Get-Message { @{ L = 1, 2 } | Should-BeEquivalent @{ L = 1, 2, 3 } }), (Get-Message { @{ L = 1, 2, 3, 4 } | Should-BeEquivalent @{ L = 1, 2, 3 } })) {
                    $said | Should -Match '\.L with values @\(1, 2, 3\) with length 3 to be the same size as the actual collection, but got @\(1, 2(, 3, 4)?\) with length [24]\.'
                    $said | Should -Not -Match 'missing'
                }
                Get-Message { @{ L = 1, 2, 4 } | Should-BeEquivalent @{ L = 1, 2, 3 } } | Should -Match 'some values were missing: @\(3\)'
            }
            It 'same object' {
                (Get-Message { @{ A = 1 } | Should-Be @{ A = 1 } }) | Should -Not -Be 'PASSED'; @{ A = 1 } | Should-BeEquivalent @{ A = 1 }
            }
            It 'very deep' {
                (Get-Message { New-Deep 25 1 | Should-BeEquivalent (New-Deep 25 2) }) | Should -Match '\[PSObject\]|\[PSCustomObject\]'
            }
            It 'summary' {
                $said = Get-Message { [pscustomobject] @{ A = 1; T = [pscustomobject] @{ D = 'x' } } | Should-BeEquivalent ([pscustomobject] @{ A = 2; T = [pscustomobject] @{ D = 'y' } }) }
                $said | Should -Match '(?s)Summary:.*\.A with value 2.*\.T\.D with value ''y'''
            }
            It 'options' {
                $said = Get-Message { [pscustomobject] @{ A = 1; B = 1 } | Should-BeEquivalent ([pscustomobject] @{ A = 2; B = 2 }) -ExcludePath B -Because 'of the reason' }
                $said | Should -Match "(?s)Used options:.*Exclude path 'B'"; $said | Should -Not -Match 'of the reason'
            }
            It 'rules' {
                Get-Verdict { [pscustomobject] @{ A = 1; B = 2 } | Should-BeEquivalent ([pscustomobject] ([ordered] @{ B = 2; A = 1 })) }, { [pscustomobject] @{ A = 1 } | Should-BeEquivalent ([pscustomobject] @{ A = 1; B = 2 }) }, { [pscustomobject] @{ A = 1; B = 2 } | Should-BeEquivalent ([pscustomobject] @{ A = 1 }) } | Should -Be '+--'
                Get-Verdict { @{ A = 'X' } | Should-BeEquivalent @{ A = 'x' } }, { @{ A = '1' } | Should-BeEquivalent @{ A = 1 } }, { @{ A = 'False' } | Should-BeEquivalent @{ A = $false } }, { @{ A = $false } | Should-BeEquivalent @{ A = 'False' } }, { @{ A = { x } } | Should-BeEquivalent @{ A = { x } } }, { @{ A = { x } } | Should-BeEquivalent @{ A = { y } } } | Should -Be '+++++-'
            }
            It 'lists' {
                $list = [System.Collections.Generic.List[string]] @('a', 'b'); $set = [System.Collections.Generic.HashSet[string]] @('a', 'b')
                Get-Verdict { 1, 2 | Should-BeEquivalent 2, 1 }, { 1, 2 | Should-BeEquivalent 1, 2, 2 }, { @{ T = $list } | Should-BeEquivalent @{ T = 'b', 'a' } }, { @{ T = $set } | Should-BeEquivalent @{ T = 'a', 'b' } }, { @{ T = [System.Collections.Queue] @('a', 'b') } | Should-BeEquivalent @{ T = 'a', 'b' } }, { @{ T = @{ a = 1; b = 2 }.Keys } | Should-BeEquivalent @{ T = 'a', 'b' } }, { @{ T = @($set) } | Should-BeEquivalent @{ T = 'a', 'b' } } | Should -Be '+-+---+'
            }
            It 'objects' {
                Get-Verdict { @{ A = '1.0' } | Should-BeEquivalent @{ A = [version] '1.0' } }, { @{ A = 'http://a/' } | Should-BeEquivalent @{ A = [uri] 'http://a/' } }, { @{ A = [version] '1.0' } | Should-BeEquivalent @{ A = [version] '1.0' } }, { @{ A = '2026-01-01' } | Should-BeEquivalent @{ A = [datetime] '2026-01-01' } } | Should -Be '--++'
            }
            It 'hashtables' {
                Get-Verdict { @{ A = 1 } | Should-BeEquivalent @{ A = 1 } }, { @{ A = 1 } | Should-BeEquivalent @{ A = 2 } }, { @{ A = 1 } | Should-BeEquivalent ([pscustomobject] @{ A = 1 }) }, { [pscustomobject] @{ A = 1 } | Should-BeEquivalent @{ A = 1 } } | Should -Be '+---'
            }
            It 'null' {
                Get-Verdict { @{ A = $null } | Should-BeEquivalent @{ A = $null } }, { @{ A = @() } | Should-BeEquivalent @{ A = $null } }, { @{} | Should-BeEquivalent @{ A = $null } }, { @{ A = '' } | Should-BeEquivalent @{ A = $null } } | Should -Be '+---'
            }
            It 'subset' {
                $actual = [pscustomobject] @{ A = 1; B = 2; T = [pscustomobject] @{ C = 3; D = 4 } }
                Get-Verdict { $actual | Should-BeEquivalent ([pscustomobject] @{ A = 1; T = [pscustomobject] @{ C = 3 } }) -ExcludePathsNotOnExpected }, { $actual | Should-BeEquivalent ([pscustomobject] @{ Z = 1 }) -ExcludePathsNotOnExpected } | Should -Be '+-'
            }
            It 'paths' {
                $a = [pscustomobject] @{ T = [pscustomobject] @{ D = 1; E = 1 }; F = @([pscustomobject] @{ W = 1; N = 'a' }) }; $b = [pscustomobject] @{ T = [pscustomobject] @{ D = 2; E = 1 }; F = @([pscustomobject] @{ W = 2; N = 'a' }) }
                Get-Verdict { $a | Should-BeEquivalent $b }, { $a | Should-BeEquivalent $b -ExcludePath 'T.D', 'F.W' }, { $a | Should-BeEquivalent $b -ExcludePath 'T', 'F' }, { $a | Should-BeEquivalent $b -ExcludePath 'T', 'F.*' } | Should -Be '-+++'
            }
            It 'stars and dots' {
                $a = [pscustomobject] @{ aTime = 1; Time = 1; T = [pscustomobject] @{ Time = 1; bTime = 1 } }; $b = [pscustomobject] @{ aTime = 2; Time = 2; T = [pscustomobject] @{ Time = 2; bTime = 2 } }
                Get-Verdict { $a | Should-BeEquivalent $b -ExcludePath '*Time' }, { $a | Should-BeEquivalent $b -ExcludePath 'Time', 'aTime', 'T.bTime' }, { $a | Should-BeEquivalent $b -ExcludePath 'Time', 'aTime', 'T.bTime', '*.Time' }, { $a | Should-BeEquivalent $b -ExcludePath 'aTime', 'T.bTime', '*.Time' } | Should -Be '+-+-'
            }
            It 'comparator' {
                Get-Verdict { @{ A = 'False' } | Should-BeEquivalent @{ A = $false } -Comparator Equality }, { @{ A = { x } } | Should-BeEquivalent @{ A = { x } } -Comparator Equality }, { @{ A = 'X' } | Should-BeEquivalent @{ A = 'x' } -Comparator Equality }, { @{ A = '7' } | Should-BeEquivalent @{ A = 7 } -Comparator Equality }, { 1, 2 | Should-BeEquivalent 2, 1 -Comparator Equality } | Should -Be '--+++'
            }
            It 'verbose' {
                $said = @{ A = 1 } | Should-BeEquivalent @{ A = 1 } -Verbose 4>&1; @($said).Count | Should -BeGreaterThan 1
            }
            It 'hashtable for an object' {
                (Get-Message { [pscustomobject] @{ Keep = 7 } | Should-BeEquivalent @{ Keep = 7 } }) | Should -Match 'Expected hashtable @\{Keep=7\}, but got PSObject\{Keep=7\}'
                [pscustomobject] @{ Keep = 7 } | Should-BeEquivalent ([pscustomobject] @{ Keep = 7 })
            }
            It 'dictionaries' {
                Get-Verdict { [ordered] @{ A = 1 } | Should-BeEquivalent @{ A = 1 } }, { @{ A = 1 } | Should-BeEquivalent ([ordered] @{ A = 1 }) } | Should -Be '-+'
            }
            It 'one item' {
                Get-Verdict { @{ A = @(1) } | Should-BeEquivalent @{ A = @(1) } }, { @{ A = @('x') } | Should-BeEquivalent @{ A = @('x') } }, { @{ A = @(1, 2) } | Should-BeEquivalent @{ A = @(1, 2) } }, { @{ A = @([datetime] '2026-01-01') } | Should-BeEquivalent @{ A = @([datetime] '2026-01-01') } } | Should -Be '-++-'
            }
            It 'order' {
                3, 1, 2 | Should-BeEquivalent 1, 2, 3
            }
        }
    }}

Describe 'assertions/should-beequivalent' {
    It 'It compares every property on both sides, however deep, and names those that differ.' {
        Assert-TestPassed $sample 'deep'
    }

    It 'For a list, it names the items that are missing, or shows both lists with their lengths if these differ.' {
        Assert-TestPassed $sample 'list', 'lengths'
    }

    It 'A list has one line, which shows the items that are missing and not the properties in them. If the lengths differ, the line shows both lists and their lengths instead.' {
        Assert-TestPassed $sample 'list', 'lengths'
    }

    It 'Should-Be cannot do this: for hashtables and [pscustomobject], it checks whether both sides are one and the same object, which two objects with equal content are not.' {
        Assert-TestPassed $sample 'same object'
    }

    It 'Expected: and Actual: show both objects; an object nested very deep is shown only by its type, as [PSObject].' {
        Assert-TestPassed $sample 'very deep'
    }

    It 'Summary: says what is wrong, with one line for each property that differs.' {
        Assert-TestPassed $sample 'summary'
    }

    It 'Used options: repeats what you excluded. A text for -Because is accepted, but 6.1.0-rc1 does not print it.' {
        Assert-TestPassed $sample 'options'
    }

    It 'Properties | Each one must be there on both sides. Their order does not matter.' {
        Assert-TestPassed $sample 'rules'
    }

    It 'What is not in a property does not count: two [regex], or two [securestring] of the same length, are equivalent.' {
        Assert-Passing { @{ A = [regex] 'a' } | Should-BeEquivalent @{ A = [regex] 'b' } }, { @{ A = ConvertTo-SecureString 'x' -AsPlainText -Force } | Should-BeEquivalent @{ A = ConvertTo-SecureString 'y' -AsPlainText -Force } }
        $null = Get-Failure { @{ A = ConvertTo-SecureString 'x' -AsPlainText -Force } | Should-BeEquivalent @{ A = ConvertTo-SecureString 'yy' -AsPlainText -Force } }, { @{ A = [regex]::new('a', 'IgnoreCase') } | Should-BeEquivalent @{ A = [regex] 'a' } }
    }

    It 'Text | Case does not matter.' {
        Assert-TestPassed $sample 'rules'
    }

    It 'Numbers, dates and other values | Compared by the type of the expected value: ''1'' equals 1. An expected [version] or [uri] is compared as an object, so it is not equivalent to its own text.' {
        Assert-TestPassed $sample 'rules', 'objects'
    }

    It '''False'' and $false | Equal.' {
        Assert-TestPassed $sample 'rules'
    }

    It 'Script blocks | Equal if their text is.' {
        Assert-TestPassed $sample 'rules'
    }

    It 'Lists | The same items, the same number, in any order.' {
        Assert-TestPassed $sample 'lists'
    }

    It 'All types that have an index, such as arrays and List, are treated the same. Others, such as HashSet, Queue and the Keys of a hashtable, fail: put @(…) around them.' {
        Assert-TestPassed $sample 'lists'
    }

    It '$true in the expected list | It takes the first item that is true as a condition, so write it last.' {
        Assert-Passing { 'a', $true | Should-BeEquivalent @('a', $true) }, { $true, 'a' | Should-BeEquivalent @('a', $true) }, { 2, $true, $false | Should-BeEquivalent @(2, $false, $true) }
        $null = Get-Failure { 'a', $true | Should-BeEquivalent @($true, 'a') }, { 2, $true | Should-BeEquivalent @($true, 2) }
    }

    It 'A list of one plain value | On the expected side, it counts as that value, which can fail.' {
        Assert-TestPassed $sample 'one item'
        Assert-Passing { @{ A = 'x' } | Should-BeEquivalent @{ A = @('x') } }, { @{ A = 1 } | Should-BeEquivalent @{ A = @(1) } }, { @{ A = @(@{ B = 1 }) } | Should-BeEquivalent @{ A = @(@{ B = 1 }) } }
        $null = Get-Failure { @{ A = @(1) } | Should-BeEquivalent @{ A = @(1) } }, { @{ A = @{ B = 1 } } | Should-BeEquivalent @{ A = @(@{ B = 1 }) } }, { @{ A = 'x', 'y' } | Should-BeEquivalent @{ A = @('x') } }
    }

    It 'Hashtables | The same keys and values. A hashtable is not equivalent to an object with the same names.' {
        Assert-TestPassed $sample 'hashtables'
    }

    It 'In 6.1.0-rc1, the keys 0, $false, '''' and the zero of an enum are not compared, on either side: @{ 0 = ''a'' } | Should-BeEquivalent @{ 0 = ''b'' } passes. Check $table[0] on its own.' {
        Assert-Passing { @{ 0 = 'a' } | Should-BeEquivalent @{ 0 = 'b' } }, { @{ 0 = 'a'; 1 = 'c' } | Should-BeEquivalent @{ 1 = 'c' } }, { @{ 1 = 'c' } | Should-BeEquivalent @{ 0 = 'a'; 1 = 'c' } }, { Should-BeEquivalent -Actual @{ 0 = 'a' } -Expected @{ 0 = 'b' } }, { [pscustomobject] @{ T = @{ 0 = 'a' } } | Should-BeEquivalent ([pscustomobject] @{ T = @{ 0 = 'b' } }) }
        Assert-Passing { @{ $true = 1; $false = 2 } | Should-BeEquivalent @{ $true = 1; $false = 3 } }, { @{ '' = 1 } | Should-BeEquivalent @{ '' = 2 } }, { @{ [System.DayOfWeek]::Sunday = 1 } | Should-BeEquivalent @{ [System.DayOfWeek]::Sunday = 2 } }
        $null = Get-Failure { @{ 1 = 'a' } | Should-BeEquivalent @{ 1 = 'b' } }, { @{ '0' = 'a' } | Should-BeEquivalent @{ '0' = 'b' } }, { @{ $true = 1; $false = 2 } | Should-BeEquivalent @{ $true = 3; $false = 2 } }, { @{ ' ' = 1 } | Should-BeEquivalent @{ ' ' = 2 } }, { @{ [System.DayOfWeek]::Monday = 1 } | Should-BeEquivalent @{ [System.DayOfWeek]::Monday = 2 } }, { @{ [timespan]::Zero = 1 } | Should-BeEquivalent @{ [timespan]::Zero = 2 } }
        Assert-Passing { $table = @{ 0 = 'a' }; $table[0] | Should-Be 'a' }
        $null = Get-Failure { $table = @{ 0 = 'a' }; $table[0] | Should-Be 'b' }
    }

    It 'Also in 6.1.0-rc1, an [int] key of an [ordered] is taken for a position, so that [ordered]@{ 200 = ''a'' } | Should-BeEquivalent ([ordered]@{ 200 = ''b'' }) passes, too. Cast such a table, and expect a plain one: [hashtable] $table | Should-BeEquivalent @{ 200 = ''b'' }.' {
        Assert-Passing { [ordered]@{ 200 = 'a' } | Should-BeEquivalent ([ordered]@{ 200 = 'b' }) }, { [ordered]@{ 1 = 'a'; 2 = 'b' } | Should-BeEquivalent ([ordered]@{ 1 = 'x'; 2 = 'b' }) }, { @{ T = [ordered]@{ 200 = 'a' } } | Should-BeEquivalent @{ T = [ordered]@{ 200 = 'b' } } }
        $null = Get-Failure { [ordered]@{ 1 = 'a'; 2 = 'b' } | Should-BeEquivalent ([ordered]@{ 2 = 'b'; 1 = 'a' }) }, { [ordered]@{ '200' = 'a' } | Should-BeEquivalent ([ordered]@{ '200' = 'b' }) }, { [ordered]@{ 200L = 'a' } | Should-BeEquivalent ([ordered]@{ 200L = 'b' }) }, { [ordered]@{ 200 = 'a' } | Should-BeEquivalent ([ordered]@{ 201 = 'a' }) }
        Assert-Passing { $table = [ordered]@{ 200 = 'a' }; [hashtable] $table | Should-BeEquivalent @{ 200 = 'a' } }, { @{ 200 = 'a' } | Should-BeEquivalent @{ 200 = 'a' } }
        $null = Get-Failure { $table = [ordered]@{ 200 = 'a' }; [hashtable] $table | Should-BeEquivalent @{ 200 = 'b' } }, { @{ 200 = 'a' } | Should-BeEquivalent @{ 200 = 'b' } }, { [ordered]@{ 200 = 'a' } | Should-BeEquivalent @{ 200 = 'a' } }
    }

    It '$null | Only $null; as the whole expected value it is an error. An empty list is something else, and so is a missing property.' {
        Assert-TestPassed $sample 'null'
        Get-Failure { $null | Should-BeEquivalent $null } | Should -BeLike "Cannot bind argument to parameter 'Expected' because it is null.*"
    }

    It '-ExcludePathsNotOnExpected ignores the properties and keys that the expected object does not have, at every level.' {
        Assert-TestPassed $sample 'subset'
    }

    It 'A list still needs the same number of items.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { @{ L = 1, 2, 3 } | Should-BeEquivalent @{ L = 1, 2 } -ExcludePathsNotOnExpected }; It 'j' { @{ L = 1, 2; M = 3 } | Should-BeEquivalent @{ L = 1, 2 } -ExcludePathsNotOnExpected } } }
        $run.Passed | Should -Be 1
        $run.Messages | Should -Match 'to be the same size as the actual collection'
    }

    It 'What you do expect must be there.' {
        Assert-TestPassed $sample 'subset'
    }

    It 'A dot leads into a property (Target.Disk), also into the items of a list (Files.Written), and * stands for any text. Leaving out Target leaves out everything in it.' {
        Assert-TestPassed $sample 'paths'
    }

    It 'A path without a dot and without * means the top level only. * also stands for dots: *Time leaves out all names that end in Time, at every level.' {
        Assert-TestPassed $sample 'stars and dots'
    }

    It '-Comparator takes Equivalency, the default, or Equality. Both go through the objects in the same way. Equality only drops the two exceptions for values: the text ''False'' no longer equals an expected $false, and two script blocks with the same text differ. Case, conversion and the order of lists stay as they are.' {
        Assert-TestPassed $sample 'comparator'
    }

    It '-Verbose prints every step: which type was found, which property is compared, what was skipped.' {
        Assert-TestPassed $sample 'verbose'
    }

    It 'A hashtable came in where you expect an object, so its own members are compared.' {
        Assert-TestPassed $sample 'hashtable for an object'
    }

    It 'The other way around, the message is Expected hashtable @{Keep=7}, but got PSObject{Keep=7}.' {
        Assert-TestPassed $sample 'hashtable for an object'
    }

    It 'The actual value is an [ordered] or another dictionary and the expected one a plain hashtable.' {
        Assert-TestPassed $sample 'dictionaries'
    }

    It 'Both sides hold a list of one number, and still differ: 6.1.0-rc1 takes such a list on the expected side for the number itself. A list of one date or one GUID fails in the same way; a list of one text or of several items is fine.' {
        Assert-TestPassed $sample 'one item'
    }

    It 'A wrong order does not fail here. Check the order on its own with Should-ContainCollection; for objects, check the order of a property: $plan.Jobs.Name | Should-ContainCollection ''full'', ''diff''.' {
        Assert-TestPassed $sample 'order'
        Assert-Passing { $plan = @{ Jobs = @{ Name = 'full' }, @{ Name = 'diff' } }; $plan.Jobs.Name | Should-ContainCollection 'full', 'diff'; $plan | Should-BeEquivalent @{ Jobs = @{ Name = 'diff' }, @{ Name = 'full' } } }
        $null = Get-Failure { $plan = @{ Jobs = @{ Name = 'full' }, @{ Name = 'diff' } }; $plan.Jobs.Name | Should-ContainCollection 'diff', 'full' }, { $plan = @{ Jobs = @{ Name = 'full' }, @{ Name = 'diff' } }; $plan.Jobs | Should-ContainCollection @(@{ Name = 'full' }, @{ Name = 'diff' }) }
    }

    It 'Summary: says what is wrong, with one line for each property that differs. The line names the path to the property: .Target.Disk is Disk in Target.' {
        $message = Get-Failure { @{ Keep = 7; Target = @{ Disk = 'D'; Room = 1 } } | Should-BeEquivalent @{ Keep = 14; Target = @{ Disk = 'E'; Room = 1 } } }
        @(($message -split 'Summary:')[1] -split "`n" -match '^\s*Expected property').Count | Should -Be 2
        $message | Should -Match "Expected property \.Target\.Disk with value 'E'"
    }

    It '-ExcludePath names what must not be compared, such as ids and time stamps.' {
        Assert-Passing { @{ Id = 1; Keep = 7 } | Should-BeEquivalent @{ Id = 2; Keep = 7 } -ExcludePath Id }
        $null = Get-Failure { @{ Id = 1; Keep = 7 } | Should-BeEquivalent @{ Id = 2; Keep = 7 } }, { @{ Id = 1; Keep = 7 } | Should-BeEquivalent @{ Id = 2; Keep = 8 } -ExcludePath Id }
    }

    It 'A hashtable came in where you expect an object, so its own members are compared. Cast one of the two: [pscustomobject] $table, or write the expected value as a hashtable.' {
        Get-Failure { @{ Keep = 7 } | Should-BeEquivalent ([pscustomobject] @{ Keep = 7 }) } | Should -Match "Expected is missing property 'IsReadOnly' that the actual object has\."
        Assert-Passing { [pscustomobject] @{ Keep = 7 } | Should-BeEquivalent ([pscustomobject] @{ Keep = 7 }) }, { @{ Keep = 7 } | Should-BeEquivalent @{ Keep = 7 } }
    }

    It 'In the pipeline, an empty list is nothing, a list of one object is that object, and a list of lists becomes one list. Pass both by name, Should-BeEquivalent -Actual $list -Expected @(). By name, a list of one number fails in 6.1.0-rc1. For the empty list, you can also use Should-BeCollection.' {
        Assert-Passing { @(1) | Should-BeEquivalent @(1) }, { Should-BeEquivalent -Actual @('a') -Expected @('a') }
        $null = Get-Failure { Should-BeEquivalent -Actual @(1) -Expected @(1) }
        Get-Failure { @() | Should-BeEquivalent @() } | Should -BeLike '*but got $null.*'
        Assert-Passing { $list = @(); Should-BeEquivalent -Actual $list -Expected @() }, { @() | Should-BeCollection @() }
        Get-Failure { @([pscustomobject] @{ A = 1 }) | Should-BeEquivalent @([pscustomobject] @{ A = 1 }) } | Should -BeLike '*Expected collection*with length 1*'
        Assert-Passing { @([pscustomobject] @{ A = 1 }) | Should-BeEquivalent ([pscustomobject] @{ A = 1 }) }, { Should-BeEquivalent -Actual @([pscustomobject] @{ A = 1 }) -Expected @([pscustomobject] @{ A = 1 }) }
        $null = Get-Failure { Should-BeEquivalent -Actual @(1) -Expected @() }, { @(1, 2), @(3, 4) | Should-BeEquivalent @(@(1, 2), @(3, 4)) }
        Assert-Passing { Should-BeEquivalent -Actual @(@(1, 2), @(3, 4)) -Expected @(@(1, 2), @(3, 4)) }, { @(1, 2), @(3, 4) | Should-BeEquivalent @(1, 2, 3, 4) }
    }

    It 'An object that leads back to itself, such as an item that knows its parent, keeps the comparison busy for minutes or forever. Leave that property out: -ExcludePath ''Parent'', ''*.Parent''. The comparison of two XML documents does not end either: compare their OuterXml. Nor does that of two different types, such as [int] and [string]: compare their FullName.' {
        $run = Invoke-Sample -Script {
            $tree = 'function New-Tree { $top = [pscustomobject] @{ Name = "top"; Parent = $null; Items = @() }; $top.Items = @(1, 2 | ForEach-Object { [pscustomobject] @{ Name = "$_"; Parent = $top } }); $top };'
            $calls = [ordered] @{
                left  = 'Should-BeEquivalent -Actual (New-Tree) -Expected (New-Tree) -ExcludePath Parent, *.Parent'
                outer = 'Should-BeEquivalent -Actual ([xml] "<a/>").OuterXml -Expected ([xml] "<a/>").OuterXml'
                tree  = 'Should-BeEquivalent -Actual (New-Tree) -Expected (New-Tree)'
                name  = 'try { Should-BeEquivalent -Actual ([int]).FullName -Expected ([string]).FullName } catch { }'
                same  = 'Should-BeEquivalent -Actual @{ T = [int] } -Expected @{ T = [int] }'
                type  = 'Should-BeEquivalent -Actual @{ T = [int] } -Expected @{ T = [string] }'
                xml   = 'Should-BeEquivalent -Actual ([xml] "<a/>") -Expected ([xml] "<a/>")'
            }
            $manifest = (Get-Module Pester).Path -replace '\.psm1$', '.psd1'
            foreach ($name in $calls.Keys) {
                $shell = [powershell]::Create()
                $null = $shell.AddScript("Import-Module '$manifest'; $tree $($calls[$name])")
                $handle = $shell.BeginInvoke()
                $ended = $handle.AsyncWaitHandle.WaitOne(10000)
                "$name $ended $($shell.Streams.Error.Count)"
                if ($ended) { $shell.Dispose() } else { $null = $shell.BeginStop($null, $null) }
            }
        }
        @($run.Value | Where-Object { $_ -is [string] }) | Should -Be 'left True 0', 'outer True 0', 'tree False 0', 'name True 0', 'same True 0', 'type False 0', 'xml False 0'
    }

    It 'In PowerShell 7, ConvertFrom-Json makes a date of such a text, in UTC. Expect [datetime] ''2026-03-31T00:00:00'', or make the expected object from JSON, too. A [datetime] cast from a text with Z is local time, so it passes only where the clock runs in UTC.' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $test = {
            Describe 'd' {
                BeforeAll { $env:TZ = $env:ZONE; [System.TimeZoneInfo]::ClearCachedData(); $actual = '{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json }
                It 'text' { { $actual | Should-BeEquivalent ([pscustomobject] @{ when = '2026-03-31T00:00:00Z' }) } | Should-Throw -ExceptionMessage "*Expected property .when with value '2026-03-31T00:00:00Z' to be equivalent to the actual value, but got 03/31/2026 00:00:00.*" }
                It 'date' { $actual | Should-BeEquivalent ([pscustomobject] @{ when = [datetime] '2026-03-31T00:00:00' }) }
                It 'json' { $actual | Should-BeEquivalent ('{ "when": "2026-03-31T00:00:00Z" }' | ConvertFrom-Json) }
                It 'local' { $actual | Should-BeEquivalent ([pscustomobject] @{ when = [datetime] '2026-03-31T00:00:00Z' }) }
            }
        }
        (Invoke-Sample $test -Environment @{ ZONE = 'Asia/Tokyo' }).Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Failed'
        (Invoke-Sample $test -Environment @{ ZONE = 'UTC' }).Tests.Result | Should -Be 'Passed', 'Passed', 'Passed', 'Passed'
    }

    It 'Since PowerShell 7.5, ConvertFrom-Json -DateKind String leaves the text as it is.' -Skip:($PSVersionTable.PSVersion -lt [version] '7.5') {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $json = '{ "Made": "2026-03-31T00:00:00Z" }'; $expected = [pscustomobject] @{ Made = '2026-03-31T00:00:00Z' } }
                It 'text' { $json | ConvertFrom-Json -DateKind String | Should-BeEquivalent $expected }
                It 'date' { $json | ConvertFrom-Json | Should-BeEquivalent $expected }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'Each expected item takes the first one that fits it, so write those that fit the fewest items first.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { $actual = [pscustomobject] @{ Name = 'mail'; Size = 1 }, [pscustomobject] @{ Name = 'mail'; Size = 2 }; $loose = [pscustomobject] @{ Name = 'mail' }; $exact = [pscustomobject] @{ Name = 'mail'; Size = 1 } }
            It 'loose first' { $actual | Should-BeEquivalent @($loose, $exact) -ExcludePathsNotOnExpected }
            It 'exact first' { $actual | Should-BeEquivalent @($exact, $loose) -ExcludePathsNotOnExpected }
            It 'fewer properties first' { [pscustomobject] @{ N = 1; K = 1; Z = 1 }, [pscustomobject] @{ N = 1; K = 1; Z = 2 } | Should-BeEquivalent @([pscustomobject] @{ Z = 1 }, [pscustomobject] @{ N = 1; K = 1 }) -ExcludePathsNotOnExpected }
            It 'more properties first' { [pscustomobject] @{ N = 1; K = 1; Z = 1 }, [pscustomobject] @{ N = 1; K = 1; Z = 2 } | Should-BeEquivalent @([pscustomobject] @{ N = 1; K = 1 }, [pscustomobject] @{ Z = 1 }) -ExcludePathsNotOnExpected }
            It 'other order' { $actual[1], $actual[0] | Should-BeEquivalent @($loose, $exact) -ExcludePathsNotOnExpected }
        } }
        "$($run.Tests.Result)" | Should -Be 'Failed Passed Passed Failed Passed'
    }
}
