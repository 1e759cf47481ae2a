BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample {
        Describe 'names' {
            It 'v <V>' -TestCases @{ V = $null }, @{ V = '' }, @{ V = 1, 2 }, @{ V = @{ a = 1 } }, @{ V = $true } { param ($V) 1 }
            It 'path <User.Name>' -TestCases @{ User = @{ Name = 'x' } } { param ($User) 1 }
            It "quoted $Age" -TestCases @{ Age = 1 } { param ($Age) 1 }
        }
        Describe 'keys' {
            BeforeEach { $script:early = "[$Key]" }
            It 'no param' -TestCases @{ Key = 1 } { $Key | Should -BeNullOrEmpty; $script:early | Should -Be '[]' }
            It 'more keys' -TestCases @{ Key = 1; More = 2 } { param ($Key) $Key | Should -Be 1 }
            It 'more keys, advanced' -TestCases @{ Key = 1; More = 2 } { param ([Parameter()] $Key) 1 }
            It 'missing' -TestCases @{ Key = 1 } { param ($Other, [int] $Number, [string] $Text) $null -eq $Other | Should -BeTrue; $Number | Should -Be 0; $Text | Should -BeExactly '' }
            It 'mandatory' -TestCases @{ } { param ([Parameter(Mandatory)] $Key) 1 }
        }
        Describe 'empty' { It 'list <A>' -TestCases @() { param ($A) 1 }; It 'null <A>' -TestCases $null { param ($A) 1 } }
        Describe 'objects' { It 'x' -TestCases ('{ "Age": 29 }, { "Age": 30 }' -replace '^(.*)$', '[$1]' | ConvertFrom-Json) { 1 } }
        Describe 'ordered' { It 'x' -TestCases ([ordered] @{ A = 1 }) { param ($A) 1 } }
        Describe 'late list' { BeforeEach { $late = @{ A = 1 } }; It 'late <A>' -TestCases $late { param ($A) 1 }; It 'late for the second <A>' -TestCases $late { param ($A) 1 } }
        Describe 'setup list' { BeforeAll { $list = @{ A = 1 } }; It 'in time <A>' -TestCases $list { param ($A) $A | Should -Be 1 } }
        foreach ($word in 'a', 'b') { Describe "loop $word" { It "in $word" { $word | Should -BeIn 'a', 'b' } } }
        foreach ($word in @()) { Describe 'never' { It 'never' { 1 } } }
    }
    function Get-Message ($Block, $Name = '*') { "$(($sample.Tests | Where-Object { $_.Path -like "$Block*" -and $_.Name -like $Name }).Message)" }
}

Describe 'usage/data-driven-tests' {
    It '-TestCases takes hashtables and runs the test once for each.' {
        @($sample.Tests | Where-Object Name -Like 'v *') | Should -HaveCount 5
    }

    It 'It must be there when the It is reached, so a list from BeforeEach is too late for the first test.' {
        Assert-TestPassed $sample 'in time 1', 'late <A>', 'late for the second 1'
    }

    It '$null becomes $null, an empty text `<empty`>, a list @(1, 2), a date 2026-03-31T00:00:00.0000000, and a hashtable only its type.' {
        (Invoke-Sample { Describe 'd' { It 'on <D>' -TestCases @{ D = [datetime] '2026-03-31' } { 1 } } }).Tests.Name | Should -Be 'on 2026-03-31T00:00:00.0000000'
        ($sample.Tests | Where-Object Name -Like 'v *').Name | Should -Be 'v $null', 'v <empty>', 'v @(1, 2)', 'v System.Collections.Hashtable', 'v $true'
    }

    It 'Of a list of more than ten items, only the first ten are shown, and a list of one looks like its item.' {
        (Invoke-Sample { Describe 'd' { It '<V>' -TestCases @{ V = 1..11 }, @{ V = 1..10 }, @{ V = @(1) }, @{ V = @() } { param ($V) 1 } } }).Tests.Name | Should -Be '@(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)', '@(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)', '1', '@()'
    }

    It 'A path such as `<User.Name`> stays as it is' {
        Assert-TestPassed $sample 'path <User.Name>'
    }

    It '$Age in double quotes is read before there are cases, and is empty.' {
        Assert-TestPassed $sample 'quoted '
    }

    It 'From PowerShell 6 on, ConvertFrom-Json -AsHashtable returns hashtables.' {
        $run = Invoke-Sample { Describe 'd' { It 'age <Age>' -TestCases ('[{ "Age": 29 }, { "Age": 31 }]' | ConvertFrom-Json -AsHashtable) { param ($Age) $Age | Should -BeIn 29, 31 } } }
        $run.Tests.Name | Should -Be 'age 29', 'age 31'; $run.Passed | Should -Be 2
    }

    It 'Cannot convert the "@{Age=29}" value of type "System.Management.Automation.PSCustomObject".' {
        Get-Message 'objects' | Should -BeLike '*Cannot convert the "@{Age=29}" value of type "System.Management.Automation.PSCustomObject"*'
    }

    It 'a loop around It, Context or Describe works, and its variable is there in the tests.' {
        Assert-TestPassed $sample 'in a', 'in b'
    }

    It 'A loop over an empty list makes no tests, and the run stays green' {
        $sample.Tests.Name | Should -Not -Contain 'never'
        (Invoke-Sample { foreach ($word in @()) { Describe 'never' { It 'never' { 1 } } } }).Failed | Should -Be 0
    }

    It 'Only what param declares is there.' {
        Assert-TestPassed $sample 'no param'
    }

    It 'A key that param does not declare is no error, unless the block has [CmdletBinding()] or a [Parameter()]: then the test fails with A parameter cannot be found that matches parameter name.' {
        Assert-TestPassed $sample 'more keys'
        Get-Message 'keys' 'more keys, advanced' | Should -BeLike "A parameter cannot be found that matches parameter name 'More'*"
    }

    It 'That does not leave the test out: it runs once, and its name still shows `<Age`>.' {
        Assert-TestPassed $sample 'list <A>', 'null <A>'
    }

    It 'BeforeEach runs before the values reach the test, and AfterEach does not see them either.' {
        $run = Invoke-Sample { Describe 'd' { BeforeEach { Write-Host "before <$N>" }; AfterEach { Write-Host "after <$N>" }; It 'i' -TestCases @{ N = 1 } { param ($N) Write-Host "test <$N>" } } }
        $run.Output -match '^(before|test|after) ' | Should -Be 'before <>', 'test <1>', 'after <>'
        Assert-TestPassed $sample 'no param'
    }

    It '[System.Collections.Specialized.OrderedDictionary] does not contain a method named ''ContainsKey''.' {
        Get-Message 'ordered' | Should -BeLike "*does not contain a method named 'ContainsKey'.*"
    }

    It 'A parameter of the param block is mandatory, and the case has no such key.' {
        Get-Message 'keys' 'mandatory' | Should -BeLike 'Cannot process command because of one or more missing mandatory parameters*'
    }

    It 'the value of a missing key is $null, or 0 for an [int] and an empty text for a [string].' {
        Assert-TestPassed $sample 'missing'
    }

    BeforeAll {
        $more = Invoke-Sample -File @{ 'in/Folder.Tests.ps1' = 'param ($Folder) Describe "d" { It "got <$Folder>" { 1 } }' } -Test {
            $ofFile = @{ Age = 1 }, @{ Age = 2 }
            Describe 'd' {
                BeforeAll { $ofSetup = @{ Age = 3 }, @{ Age = 4 } }
                $ofBody = @{ Age = 5 }, @{ Age = 6 }
                It 'file <Age>' -TestCases $ofFile { param ($Age) $Age | Should -BeIn 1, 2 }
                It 'setup <Age>' -TestCases $ofSetup { param ($Age) $Age | Should -BeIn 3, 4 }
                It 'body <Age>' -TestCases $ofBody { param ($Age) $Age | Should -BeIn 5, 6 }
                It 'no block' -TestCases $ofBody { $Age | Should -BeNullOrEmpty }
                It 'other name' -TestCases $ofBody { param ($Years) $Years | Should -BeNullOrEmpty }
                It 'begins like it' -TestCases @{ Day = 1 } { param ($DayName) $DayName | Should -Be 1 }
                It 'ends like it' -TestCases @{ Name = 1 } { param ($DayName) $DayName | Should -BeNullOrEmpty }
                It 'empty <Age>' -TestCases @() { param ($Age) $Age | Should -BeNullOrEmpty }
                It 'null <Age>' -TestCases $null { param ($Age) $Age | Should -BeNullOrEmpty }
                It 'ordered' { { It 'x' -TestCases ([ordered] @{ Age = 1 }) { param ($Age) 1 } } | Should -Throw 'does not contain a method named ''ContainsKey''' }
            }
        }
    }

    It 'The keys reach the body through a param block, and the name between angle brackets.' { Assert-TestPassed $more 'file 1', 'file 2', 'no block' }

    It 'The list may be in the body of the block, at the top of the file, or in BeforeAll.' { Assert-TestPassed $more 'body 5', 'file 1', 'setup 3' }

    It 'The script block of the test has no param block, or the parameter in it has another name.' { Assert-TestPassed $more 'no block', 'other name' }

    It 'The It has a variable as its name, It $Age or It "$Age". PowerShell reads it before there are cases, so it is empty, and the rest of the block does not run. Where the block sees a variable of that name, such as one at the top of the file, its value is the name of all cases.' {
        foreach ($name in '$Age', '"$Age"') {
            $code = "Describe 'd' { It $name -TestCases @{ Age = 1 }, @{ Age = 2 } { param (`$Age) 1 }; It 'rest' { 1 } }"
            $run = Invoke-Sample $code
            $run.Messages | Should -Match "Cannot bind argument to parameter 'Name' because it is an empty string\."; $run.Tests.Name | Should -Not -Contain 'rest'
            (Invoke-Sample "`$Age = 'old'; $code").Tests.Name | Should -Be 'old', 'old', 'rest'
            (Invoke-Sample "Describe 'other' { `$Age = 'old'; It 'first' { `$Age = 'older'; 1 } }; $code").Messages | Should -Match 'it is an empty string'
        }
        (Invoke-Sample { Describe 'd' { It '<Age>' -TestCases @{ Age = 1 }, @{ Age = 2 } { param ($Age) 1 } } }).Tests.Name | Should -Be '1', '2'
    }

    It 'The list of -TestCases was empty or $null.' { Assert-TestPassed $more 'empty <Age>', 'null <Age>' }

    It 'A case is [ordered] @{ }.' { Assert-TestPassed $more 'ordered' }

    It 'Values from outside come in through the param block at the top of the test file. A hashtable in -Script names the file and the values: Invoke-Pester -Script @{ Path = ''./Folder.Tests.ps1''; Parameters = @{ Folder = ''..'' } }.' {
        (Invoke-Sample -File @{ 'Folder.Tests.ps1' = 'param ($Folder) Describe "d" { It "got $Folder" { 1 } }' } -Script { Invoke-Pester -Script @{ Path = './Folder.Tests.ps1'; Parameters = @{ Folder = '..' } } -PassThru -Show None }).Tests.Name | Should -Be 'got ..'
    }

    It '-Script takes several hashtables.' {
        (Invoke-Sample -File @{ 'Folder.Tests.ps1' = 'param ($Folder) Describe "d" { It "got $Folder" { 1 } }' } -Script { Invoke-Pester -Script @{ Path = './Folder.Tests.ps1'; Parameters = @{ Folder = 'a' } }, @{ Path = './Folder.Tests.ps1'; Parameters = @{ Folder = 'b' } } -PassThru -Show None }).Tests.Name | Should -Be 'got a', 'got b'
    }

    It 'A key Day also fills a parameter $DayName that begins like it.' { Assert-TestPassed $more 'begins like it', 'ends like it' }

    It 'Put the value into the name of the block, Describe "server $Name": otherwise the runs of the file look alike in the output and in the report.' {
        $run = Invoke-Sample -File @{ 'Named.Tests.ps1' = 'param ($Name) Describe "server $Name" { It "i" { 1 } }'; 'Plain.Tests.ps1' = 'param ($Name) Describe "server" { It "i" { 1 } }' } -Script {
            foreach ($file in 'Named', 'Plain') {
                $text = Invoke-Pester -Script @{ Path = "./$file.Tests.ps1"; Parameters = @{ Name = 'one' } }, @{ Path = "./$file.Tests.ps1"; Parameters = @{ Name = 'two' } } -OutputFile "$file.xml" -OutputFormat NUnitXml 6>&1 | Out-String
                $lines = @($text -split "`n" -match 'Describing').Trim()
                $report = @(([xml] (Get-Content "$file.xml" -Raw)).SelectNodes('//test-suite | //test-case') | ForEach-Object { $_.name } | Where-Object { $_ -match 'server' })
                "$file`: $($lines -join ', ') / $($report -join ', ')"
                "$file shows a value: $("$text$(Get-Content "$file.xml" -Raw)" -match '\b(one|two)\b')"
            }
        }
        $run.Value | Should -Be @(
            'Named: Describing server one, Describing server two / server one, server one.i, server two, server two.i', 'Named shows a value: True'
            'Plain: Describing server, Describing server / server, server.i, server, server.i', 'Plain shows a value: False'
        )
    }

    It 'south counts as one failed test, Error occurred in Describe block. Its tests are missing, and the next server is checked.' {
        $run = Invoke-Sample { foreach ($server in 'north', 'south', 'west') { Describe "server $server" { if ($server -eq 'south') { throw 'no answer' }; It 'i' { 1 } } } }
        $run.Tests.Path | Should -Be 'server north.i', 'server south.Error occurred in Describe block', 'server west.i'
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed'
    }

    It 'In v4, -TestCases takes only hashtables, not plain values such as 29, 30 or file names. The It and the rest of its block do not run.' {
        $run = Invoke-Sample { Describe 'd' { It 'above' { 1 }; It 'values' -TestCases 29, 30 { 1 }; It 'below' { 1 } }; Describe 'texts' { It 'names' -TestCases 'a.bak', 'b.bak' { 1 } }; Describe 'tables' { It 'hashtables' -TestCases @{ Age = 29 }, @{ Age = 30 } { 1 } } }
        $run.Tests.Path | Should -Be 'd.above', 'd.Error occurred in Describe block', 'texts.Error occurred in Describe block', 'tables.hashtables', 'tables.hashtables'
        $run.Messages[1] | Should -BeLike '*Cannot convert the "a.bak" value of type "System.String"*'
    }

    It 'Cannot convert the "29" value of type "System.Int32" to type "System.Collections.IDictionary".' {
        (Invoke-Sample { Describe 'd' { It 'values' -TestCases 29, 30 { 1 } } }).Messages | Should -BeLike '*Cannot convert the "29" value of type "System.Int32" to type "System.Collections.IDictionary".*'
    }

    It 'Make a hashtable of each value, -TestCases (29, 30 | ForEach-Object { @{ Age = $_ } }), or write a loop.' {
        $run = Invoke-Sample { Describe 'd' { It '<Age> days' -TestCases (29, 30 | ForEach-Object { @{ Age = $_ } }) { param($Age) $Age | Should -Be 29 }; foreach ($age in 29, 30) { It "loop $age" { $age | Should -Be 29 } } } }
        $run.Tests.Name | Should -Be '29 days', '30 days', 'loop 29', 'loop 30'
        "$($run.Tests.Result)" | Should -Be 'Passed Failed Passed Failed'
    }

    It 'One loop in another makes a hashtable of each pair:' {
        $run = Invoke-Sample {
            Describe 'd' {
                $cases = foreach ($source in 'mail', 'photos') { foreach ($plan in 'daily', 'weekly') { @{ Source = $source; Plan = $plan } } }
                It '<Source> <Plan>' -TestCases $cases { param ($Source, $Plan) "$Source $Plan" | Should -Match '^(mail|photos) (daily|weekly)$' }
            }
        }
        $run.Tests.Result | Should -Be (@('Passed') * 4)
        $run.Tests.Name | Should -Be 'mail daily', 'mail weekly', 'photos daily', 'photos weekly'
    }

    It 'BeforeEach and AfterEach of the calling block run for these tests, too. Setup of their own belongs into a Context in the function: directly in the function, it never runs.' {
        $run = Invoke-Sample -File @{ 'Tests.ps1' = 'function Test-Shared ($Name) {
            BeforeAll { $script:log += "never" }
            BeforeEach { $script:log += "never" }
            It "shared $Name" { $script:log += "t"; $Name | Should -Be "a" }
            Context "c" { BeforeAll { $script:log += "C$Name" }; BeforeEach { $script:log += "e" }; It "in context $Name" { $script:log += "t" } }
        }' } -Test {
            . $PSScriptRoot/Tests.ps1
            Describe 'one' { BeforeAll { $script:log = '' }; BeforeEach { $script:log += '(' }; AfterEach { $script:log += ')' }; Test-Shared a }
            Describe 'two' { Test-Shared b }
            Describe 'log' { It 'log' { $script:log | Should -Be '(t)Ca(et)tCbet' } }
        }
        Assert-TestPassed $run 'shared a', 'in context a', 'in context b', 'log'
        $run.Failed | Should -Be 1
    }

    It 'A script block, such as @{ Code = { Get-Backup } }, is shown with its code; run it in the test with & $Code, or pipe it to Should -Throw.' {
        $run = Invoke-Sample {
            function Get-Backup { 'mail' }
            Describe 'd' {
                It 'runs <Code>' -TestCases @{ Code = { Get-Backup } } { param ($Code) & $Code | Should -Be 'mail' }
                It 'throws <Code>' -TestCases @{ Code = { throw 'x' } }, @{ Code = { Get-Backup } } { param ($Code) $Code | Should -Throw 'x' }
            }
        }
        $run.Tests[0].Name | Should -Be 'runs { Get-Backup }'
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Failed'
    }

    It 'Such a key can hold the whole name, when each case needs a description of its own. The param block may leave it out, unless it has a [Parameter()] or [CmdletBinding()]' {
        $run = Invoke-Sample { Describe 'd' { It '<Title>' -TestCases @{ Title = 'first'; Age = 30 }, @{ Title = 'second'; Age = 31 } { param ($Age) $Age | Should -BeIn 30, 31 } } }
        $run.Passed, $run.Failed | Should -Be 2, 0
        $run.Tests.Name | Should -Be 'first', 'second'
        $run = Invoke-Sample {
            Describe 'd' {
                It '<Title>' -TestCases @{ Title = 'first'; Age = 30 } { param ([Parameter()] $Age) 1 }
                It '<Title>' -TestCases @{ Title = 'second'; Age = 30 } { [CmdletBinding()] param ($Age) 1 }
            }
        }
        $run.Tests.Message | Should -Be (@("A parameter cannot be found that matches parameter name 'Title'.") * 2)
    }

    It 'Input and Args are empty in the test, though the name of the test shows their values. With Host, Home or PID, the test fails: Cannot overwrite variable Host because it is read-only or constant.' {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'input <Input>' -TestCases @{ Input = 'a' } { param ($Input) "[$Input]" | Should -Be '[]' }
                It 'args <Args>' -TestCases @{ Args = 'a' } { param ($Args) "[$Args]" | Should -Be '[]' }
                It 'text <Text>' -TestCases @{ Text = 'a' } { param ($Text) "[$Text]" | Should -Be '[a]' }
                It 'Host' -TestCases @{ Host = 'a' } { param ($Host) 1 }
                It 'Home' -TestCases @{ Home = 'a' } { param ($Home) 1 }
                It 'PID' -TestCases @{ PID = 'a' } { param ($PID) 1 }
            }
        }
        Assert-TestPassed $run 'input a', 'args a', 'text a'
        foreach ($name in 'Host', 'Home', 'PID') { ($run.Tests | Where-Object Name -EQ $name).Message | Should -BeLike "Cannot overwrite variable $name because it is read-only or constant.*" }
    }

    It 'A param block of a Describe, or of an It without cases, gets nothing: its defaults hold, and a parameter of the same name hides the value of the file. For a mandatory parameter there, PowerShell asks, or the block or test fails with Cannot process command because of one or more missing mandatory parameters.' {
        $run = Invoke-Sample -File @{ 'a.Tests.ps1' = @"
param(`$Word)
Describe 'file' { It 'file' { `$Word | Should -Be 'given' } }
Describe 'default' { param(`$Word = 'block') It 'block' { `$Word | Should -Be 'block' } }
Describe 'hidden' { param(`$Word) It 'hidden' { `$Word | Should -BeNullOrEmpty } }
Describe 'test' { It 'test' { param(`$Word = 'own') `$Word | Should -Be 'own' }; It 'nothing' { param(`$Word) `$Word | Should -BeNullOrEmpty } }
Describe 'mandatory' { param([Parameter(Mandatory)] `$Word) It 'never' { 1 } }
Describe 'mandatory test' { It 'fails' { param([Parameter(Mandatory)] `$Word) 1 } }
"@ } -Script {
            $result = Invoke-Pester -Script @{ Path = './a.Tests.ps1'; Parameters = @{ Word = 'given' } } -PassThru -Show None
            $result.TestResult | ForEach-Object { "$($_.Name): $($_.Result) $($_.FailureMessage)" }
        }
        $run.Value | Should -Be 'file: Passed ', 'block: Passed ', 'hidden: Passed ', 'test: Passed ', 'nothing: Passed ', 'Error occurred in Describe block: Failed Cannot process command because of one or more missing mandatory parameters: Word.', 'fails: Failed Cannot process command because of one or more missing mandatory parameters: Word.'
    }
}
