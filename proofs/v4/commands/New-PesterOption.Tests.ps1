BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $suite = "Describe 'one' {`n    It 'a' { 1 | Should -Be 2 }`n    Describe 'in' { It 'deep' { } }`n}`nDescribe 'two'{`n    It 'b' { 1 | Should -Be 1 }`n}"
    $sample = Invoke-Sample $suite -Script {
        $path = "$(Resolve-Path ./Sample.Tests.ps1)"
        function Get-Ran ($Option) { (Invoke-Pester -Script . -PassThru -Show None -PesterOption $Option).TestResult.Name -join ',' }
        $null = Invoke-Pester -Script . -PassThru -Show None -PesterOption (New-PesterOption -TestSuiteName Mine) -OutputFile named.xml
        "line $(Get-Ran (New-PesterOption -ScriptBlockFilter @{ Path = $path; Line = 5; Other = 1 }))"
        "inner $(Get-Ran (New-PesterOption -ScriptBlockFilter @{ Path = $path; Line = 3 }))"
        "no line $(Get-Ran (New-PesterOption -ScriptBlockFilter @{ Path = $path }))"
        "relative $(Get-Ran (New-PesterOption -ScriptBlockFilter @{ Path = './Sample.Tests.ps1'; Line = 5 }))"
        "all $(Get-Ran (New-PesterOption))"
        "hashtable $(Get-Ran @{ ScriptBlockFilter = @{ Path = $path; Line = 5 } })"
        "properties $((New-PesterOption).PSObject.Properties.Name | Sort-Object) $(@(New-PesterOption).Count)"
        $null = New-PesterOption -TestSuiteName ''
    }
}

Describe 'commands/New-PesterOption' {
    It 'Creates an object with settings for Invoke-Pester -PesterOption.' {
        $sample.Value | Should -Contain 'line b'
    }

    It 'The name of the root test-suite element of the NUnit report, and of testsuites in JUnit. It cannot be empty.' {
        ([xml] (Invoke-Sample $suite -Configuration @{ OutputFile = 'j.xml'; OutputFormat = 'JUnitXml'; PesterOption = @{ TestSuiteName = 'Mine' } }).Files['j.xml']).DocumentElement.name | Should -Be 'Mine'
        ([xml] $sample.Files['named.xml']).SelectSingleNode('//test-suite').name | Should -Be 'Mine'; $sample.Errors | Should -Match 'TestSuiteName'
    }

    It 'Hashtables with Path, the full path of a file, and Line. Of the outermost blocks, only those run whose brace opens at such a line. Other keys are ignored; without Line nothing runs. Without the parameter nothing is filtered.' {
        $sample.Value | Should -Contain 'line b'
        $sample.Value | Should -Contain 'inner '
        $sample.Value | Should -Contain 'no line '
        $sample.Value | Should -Contain 'relative '
        $sample.Value | Should -Contain 'all a,deep,b'
    }

    It 'Prints the file and line where a test failed above its message, in the form that Visual Studio Code turns into a link. Without it the message comes first, and the lines that led there follow.' {
        $thrown = "function Boom {`n throw 'x' }`nDescribe 'd' {`n It 'i' {`n Boom } }"
        $marked = (Invoke-Sample $thrown -Configuration @{ PesterOption = @{ IncludeVSCodeMarker = $true } }).Text
        $marked | Should -Match 'Sample.Tests.ps1: line 2[\s\S]*x'; $marked | Should -Not -Match 'Sample.Tests.ps1: line 5'
        (Invoke-Sample $thrown).Text | Should -Match 'x[\s\S]*Sample.Tests.ps1: line 2[\s\S]*Sample.Tests.ps1: line 5'
        (Invoke-Sample $suite -Configuration @{ PesterOption = @{ IncludeVSCodeMarker = $true } }).Text | Should -Match 'Sample.Tests.ps1: line 2[\s\S]*Expected 2'
        (Invoke-Sample $suite).Text | Should -Match 'Expected 2[\s\S]*Sample.Tests.ps1: line 2'
    }

    It 'By itself it changes nothing.' {
        (Invoke-Sample $suite -Configuration @{ PesterOption = @{ Experimental = $true } }).Output.Count | Should -Be (Invoke-Sample $suite).Output.Count
    }

    It 'Together with -Experimental, prints which scope each script block runs in, for debugging Pester itself.' {
        (Invoke-Sample $suite -Configuration @{ PesterOption = @{ Experimental = $true; ShowScopeHints = $true } }).Text | Should -Match 'Invoking scriptblock from location'
        (Invoke-Sample $suite).Text | Should -Not -Match 'Invoking scriptblock from location'
    }

    It 'Nothing can be piped in. Returns one object with a property for each setting.' {
        Get-PipedParameter New-PesterOption | Should -BeNullOrEmpty
        $sample.Value | Should -Contain 'properties Experimental IncludeVSCodeMarker ScriptBlockFilter ShowScopeHints TestSuiteName 1'
    }

    It 'Instead of the object, -PesterOption also takes a hashtable with the same names.' {
        $sample.Value | Should -Contain 'hashtable b'
    }
}
