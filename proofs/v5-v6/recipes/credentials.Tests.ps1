BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    # Throws unless the run of ask.Tests.ps1 waits for the line that its code asks for, and passes with it.
    function Assert-Waiting ([hashtable] $File, [string] $Option) {
        $run = Invoke-Sample -File ($File + @{ 'option.txt' = $Option }) -Script {
            $start = [System.Diagnostics.ProcessStartInfo]::new((Get-Process -Id $PID).Path)
            $start.Arguments = "-NoProfile $(Get-Content -Path option.txt) -Command `"Import-Module '$((Get-Module Pester).Path -replace 'psm1$', 'psd1')'; (Invoke-Pester -Path '$PWD/ask.Tests.ps1' -Output None -PassThru).Result`""
            $start.UseShellExecute = $false
            $start.RedirectStandardInput = $start.RedirectStandardOutput = $true
            $process = [System.Diagnostics.Process]::Start($start)
            do { $line = $process.StandardOutput.ReadLine() } until ($line -match 'asked|Passed|Failed')
            $line
            $process.WaitForExit(3000)
            $process.StandardInput.WriteLine('typed')
            $process.WaitForExit(30000)
            $process.StandardOutput.ReadToEnd().Trim()
        }
        $run.Value[0..2] | Should -Be 'asked', $false, $true
        $run.Value[3] | Should -Match 'Passed$'
    }

    $sample = Invoke-Sample -File @{ 'Vault.psm1' = 'function Open-Vault { Get-CredentialOfNobody }' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Vault.psm1 -Force
                function New-Secure ($Text) { ConvertTo-SecureString -String $Text -AsPlainText -Force }
                function Open-It { param ([Parameter(Mandatory)] [pscredential] $Credential) "as $($Credential.UserName)" }
                function Read-It { param ([pscredential] $Credential) "as $($Credential.UserName)" }
            }
            It 'made' { $credential = [pscredential]::new('backup', (New-Secure 'secret')); Open-It $credential | Should -Be 'as backup'; $credential.Password | Should -BeOfType securestring }
            It 'without force' { ConvertTo-SecureString -String 'x' -AsPlainText | Should -BeOfType securestring }
            It 'empty' { [pscredential]::Empty.UserName | Should -BeNullOrEmpty; Read-It ([pscredential]::Empty) | Should -Be 'as ' }
            It 'network credential' { $secure = [System.Net.NetworkCredential]::new('', 'abc').SecurePassword; $secure | Should -BeOfType securestring; [System.Net.NetworkCredential]::new('', $secure).Password | Should -Be 'abc' }
            It 'answered' { Mock Get-Credential { 'mocked' }; Get-Credential | Should -Be 'mocked'; Get-Credential -Message m | Should -Be 'mocked'; Get-Credential -Message m -UserName u | Should -Be 'mocked' }
            It 'asked' { Mock Get-Credential { 'mocked' }; { Get-Credential 'backup' } | Should -Throw '*Cannot process argument transformation on parameter ''Credential''*'; { Get-Credential -Credential 'backup' } | Should -Throw }
            It 'type removed' { Mock Get-Credential { 'mocked' } -RemoveParameterType Credential; { Get-Credential -Credential 'backup' } | Should -Throw '*Cannot process argument transformation on parameter ''Credential''*' }
            It 'function' { function Get-Credential ($Credential, $UserName, $Message) { }; Mock Get-Credential { 'mocked' }; Get-Credential | Should -Be 'mocked'; Get-Credential backup | Should -Be 'mocked'; Get-Credential -Credential backup | Should -Be 'mocked' }
            It 'module' {
                function Get-CredentialOfNobody { 'of the test' }; { Open-Vault } | Should -Throw '*not recognized*'; { Mock Get-CredentialOfNobody { } -ModuleName Vault } | Should -Throw 'Could not find Command*'
                function global:Get-CredentialOfNobody { 'global' }; Mock Get-CredentialOfNobody { 'mocked' } -ModuleName Vault; Open-Vault | Should -Be 'mocked'
            }
            It 'own question' { function Read-ProofLogin { throw 'asks' }; function Open-WithQuestion ([pscredential] $Credential) { if (-not $Credential) { $Credential = Read-ProofLogin }; $Credential.UserName }
                Mock Read-ProofLogin { [pscredential]::new('mocked', (New-Secure x)) }; Open-WithQuestion | Should -Be 'mocked'; Open-WithQuestion -Credential ([pscredential]::new('given', (New-Secure x))) | Should -Be 'given'; Should -Invoke Read-ProofLogin -Times 1 -Exactly }
            It 'secret' { function Get-ProofSecret ($Name, [switch] $AsPlainText) { throw 'not mocked' }; Mock Get-ProofSecret { if ($AsPlainText) { 'text' } else { New-Secure 'text' } }; Get-ProofSecret -Name x -AsPlainText | Should -Be 'text'; Get-ProofSecret -Name x | Should -BeOfType securestring }
            It 'read-host' { Mock Read-Host { if ($AsSecureString) { New-Secure 'typed' } else { 'text' } }; Read-Host -AsSecureString | Should -BeOfType securestring; Read-Host | Should -Be 'text' }
            It 'equal' {
                $first = New-Secure a; { $first | Should -Be (New-Secure a) } | Should -Throw
                $one = [pscredential]::new('u', $first); { $one | Should -Be ([pscredential]::new('u', $first)) } | Should -Throw
                [System.Net.NetworkCredential]::new('', $first).Password | Should -Be 'a'
            }
            It 'plain text' { ConvertFrom-SecureString (New-Secure abc) -AsPlainText | Should -Be 'abc'; $empty = [securestring]::new(); { ConvertFrom-SecureString $empty -AsPlainText -ErrorAction Stop } | Should -Throw 'Cannot process argument because the value of argument "SecureString" is not valid*'; [System.Net.NetworkCredential]::new('', $empty).Password | Should -BeExactly '' }
            It 'clixml' {
                [pscredential]::new('backup', (New-Secure 'hunter2')) | Export-Clixml TestDrive:/c.xml
                (Import-Clixml TestDrive:/c.xml).GetNetworkCredential().Password | Should -Be 'hunter2'
            }
            It 'not encrypted' {
                [pscredential]::new('backup', (New-Secure 'hunter2')) | Export-Clixml TestDrive:/d.xml
                $hex = ([xml] (Get-Content TestDrive:/d.xml -Raw)).Objs.Obj.Props.SS.'#text'
                [System.Text.Encoding]::Unicode.GetString(([regex]::Matches($hex, '..').Value | ForEach-Object { [convert]::ToByte($_, 16) })) | Should -Be 'hunter2'
            }
            It 'mandatory in a mock' { Mock Open-It { 'mocked' }; { Open-It } | Should -Throw '*Credential*'; Open-It ([pscredential]::Empty) | Should -Be 'mocked' }
            It 'mandatory stays' { Mock Open-It { 'mocked' } -RemoveParameterType Credential -RemoveParameterValidation Credential; { Open-It } | Should -Throw '*Credential*' }
            It 'streams' { function Write-It { Write-Verbose 'in verbose' -Verbose; Write-Warning 'in warning'; Write-Host 'in host'; 'out' }; $all = (Write-It *>&1) -join ' '; $all | Should -Be 'in verbose in warning in host out' }
            It 'verbose' { function Write-Quiet { [CmdletBinding()] param () Write-Verbose 'hunter2' }; Write-Quiet *>&1 | Should -BeNullOrEmpty; "$(Write-Quiet -Verbose *>&1)" | Should -Be 'hunter2' }
            It 'wrong objects' {
                { Read-It @{ UserName = 'u' } } | Should -Throw '*Cannot process argument transformation on parameter ''Credential''. userName*'
                { Read-It ([pscustomobject] @{ UserName = 'u' }) } | Should -Throw '*Cannot process argument transformation on parameter ''Credential''. userName*'
            }
        }
    }
    $nobody = Invoke-Sample -File @{ 'ask.ps1' = 'Read-Host Name'; 'mandatory.ps1' = 'param ([Parameter(Mandatory)] [pscredential] $Credential)'; 'name.ps1' = 'param ([pscredential] $Credential)' } -Script {
        $pwsh = (Get-Process -Id $PID).Path
        foreach ($line in './ask.ps1', './mandatory.ps1', './name.ps1 backup', './mandatory.ps1 $null', './name.ps1 $null; "no question"') { (& $pwsh -NoProfile -NonInteractive -Command "try { $line } catch { `$_.Exception.Message + ' at ' + `$_.InvocationInfo.ScriptLineNumber }" 2>&1 | Out-String) -replace '\s+', ' ' }
    }
}

Describe 'recipes/credentials' {
    It 'Make the credential in the test and pass it: [pscredential]::new(''backup'', $secureString).' { Assert-TestPassed $sample 'made' }

    It 'ConvertTo-SecureString -AsPlainText -Force makes the SecureString from a text; Windows PowerShell 5.1 requires the -Force, PowerShell 7 accepts it.' { Assert-TestPassed $sample 'made', 'without force' }

    It '[pscredential]::Empty is a credential without a name and without a password.' { Assert-TestPassed $sample 'empty' }

    It '[System.Net.NetworkCredential]::new('''', ''not-a-real-password'').SecurePassword makes the same SecureString' { Assert-TestPassed $sample 'network credential' }

    It 'A mock keeps the parameters of the real command, and the question of Get-Credential comes from its parameter -Credential: PowerShell asks before the mock runs.' { Assert-TestPassed $sample 'asked' }

    It 'Get-Credential | the mock answers | asks: -Credential is mandatory there' { Assert-TestPassed $sample 'answered' }

    It 'Get-Credential -Message ''…'', with or without -UserName | the mock answers | the mock answers' { Assert-TestPassed $sample 'answered' }

    It 'Get-Credential ''backup'', Get-Credential -Credential ''backup'' | asks for the password | asks for the password' { Assert-TestPassed $sample 'asked' }

    It '-RemoveParameterType Credential does not help, because the question comes from an attribute of the parameter.' { Assert-TestPassed $sample 'type removed' }

    It 'This works for each call and in each PowerShell:' { Assert-TestPassed $sample 'function' }

    It 'A module does not see functions of the test. Make the function global, mock it with -ModuleName, and remove it at the end.' { Assert-TestPassed $sample 'module' }

    It 'With pwsh -NonInteractive, the test fails with PowerShell is in NonInteractive mode. Read and Prompt functionality is not available.' { $nobody.Value[0] | Should -Match 'PowerShell is in NonInteractive mode. Read and Prompt functionality is not available.' }

    It 'Two SecureString objects with the same content are not equal, and neither are two credentials.' { Assert-TestPassed $sample 'equal' }

    It 'In PowerShell 7, ConvertFrom-SecureString -AsPlainText does the same, unless the secret is empty; 5.1 does not have that switch.' { Assert-TestPassed $sample 'plain text' }

    It 'Export-Clixml and Import-Clixml work in the test drive.' { Assert-TestPassed $sample 'clixml' }

    It 'On Linux and macOS, the password in the file is not encrypted.' -Skip:($IsWindows -or $PSVersionTable.PSEdition -ne 'Core') { Assert-TestPassed $sample 'not encrypted' }

    It 'On Windows, only the same user on the same machine can read such a file again.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/export-clixml: the Data Protection API of Windows encrypts it' }

    It 'When the code under test calls a function with a mandatory parameter, the mock of that function requires the parameter, too. No switch of Mock takes Mandatory away, so pass a value. For a credential, the simplest value is [pscredential]::Empty.' { Assert-TestPassed $sample 'mandatory in a mock', 'mandatory stays' }

    It '*>&1 merges all streams into one.' { Assert-TestPassed $sample 'streams' }

    It 'Collect everything that the code writes, and look for the password.' { Assert-TestPassed $sample 'streams', 'verbose' }

    It 'Call an advanced function with -Verbose, or its verbose messages are not among the collected messages.' { Assert-TestPassed $sample 'verbose' }

    It 'In Windows PowerShell 5.1, where -Debug asks at each message, set $DebugPreference = ''Continue''' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_commonparameters?view=powershell-5.1: -Debug sets $DebugPreference to Inquire' }

    It 'for code in a module, set $global:DebugPreference.' {
        . "$PSScriptRoot/../samples/debugPreference.ps1"
        (Invoke-DebugPreferenceSample).Passed | Should -Be 1
    }

    It 'Its debug messages need -Debug in the same way' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Get-Debug { [CmdletBinding()] param () Write-Debug 'secret' }; "$(Get-Debug -Verbose *>&1)" | Should -Be ''; "$(Get-Debug -Debug *>&1)" | Should -Be 'secret' } } }
        $run.Passed | Should -Be 1
    }

    It 'Cannot process argument transformation on parameter ''Credential''. PowerShell is in NonInteractive mode. | a name or $null was passed as the credential, and PowerShell asks for the password | pass a PSCredential; for Get-Credential see above' {
        $nobody.Value[2, 3] | Should -Match 'Cannot process argument transformation on parameter .Credential.\. PowerShell is in NonInteractive mode'
        $nobody.Value[2] | Should -Match 'Password for user backup:'
        # A parameter that may be left out takes $null.
        $nobody.Value[4].Trim() | Should -Be 'no question'
    }

    It 'Cannot process argument transformation on parameter ''Credential''. userName | a hashtable or a [pscustomobject] was passed to a [pscredential] parameter' { Assert-TestPassed $sample 'wrong objects' }

    It 'Cannot process command because of one or more missing mandatory parameters: Credential. | a mandatory parameter was left out, also in the call of a mock | pass [pscredential]::Empty' { $nobody.Value[1] | Should -Match 'Cannot process command because of one or more missing mandatory parameters: Credential.'; Assert-TestPassed $sample 'mandatory in a mock' }

    It 'start PowerShell with -NonInteractive; then a question of PowerShell is an error that names its line; a program such as git still waits' {
        $nobody.Value[0] | Should -Match ' at 1 '
        # Another PowerShell stands in for the program that asks.
        Assert-Waiting -Option '-NonInteractive' -File @{ 'program.ps1' = '[Console]::Out.WriteLine("asked"); [Console]::In.ReadLine()'; 'ask.Tests.ps1' = 'Describe d { It i { & (Get-Process -Id $PID).Path -NoProfile -File $PSScriptRoot/program.ps1 | ForEach-Object { [Console]::Out.WriteLine($_); $_ } | Select-Object -Last 1 | Should -Be "typed" } }' }
    }

    It 'Where the code asks for a credential itself, Mock Get-Credential, Read-Host or the command of the secret store, so that no test waits at a prompt.' { Assert-TestPassed $sample 'answered', 'read-host', 'secret' }

    It 'A PSCredential is a user name and a SecureString.' { Assert-TestPassed $sample 'made' }

    It 'It is enough where the code only passes the credential on.' { Assert-TestPassed $sample 'empty' }

    It 'PSScriptAnalyzer reports ConvertTo-SecureString -AsPlainText (rule PSAvoidUsingConvertToSecureStringWithPlainText).' -Tag Unproved { 'https://learn.microsoft.com/powershell/utility-modules/psscriptanalyzer/rules/avoidusingconverttosecurestringwithplaintext' }

    It 'SecurePassword makes the same SecureString and is not reported.' { Assert-TestPassed $sample 'network credential' }

    It 'Define a function named Get-Credential without the attribute, and mock that function. This works for each call and in each PowerShell:' { Assert-TestPassed $sample 'asked', 'function' }

    It 'Take the credential as a parameter and ask only when it is missing, or put the question into a function of your own, which can be mocked in every PowerShell.' { Assert-TestPassed $sample 'own question' }

    It 'Let the mock return a SecureString for the password and a text for the rest.' { Assert-TestPassed $sample 'read-host' }

    It 'Where the input of the run has ended, as with < /dev/null, Read-Host returns $null at once. There, Read-Host -AsSecureString or the question for the password of a credential ends the whole run, without a message and without totals. With pwsh -File, the exit code of such a run is 0.' {
        $run = Invoke-Sample -File @{
            'text.Tests.ps1'   = 'Describe "d" { It "i" { $name = Read-Host Name; $null -eq $name | Should -BeTrue; $name -eq [string]::Empty | Should -BeFalse } }'
            'secure.Tests.ps1' = 'Describe "d" { It "fails" { 1 | Should -Be 2 }; It "i" { Read-Host Name -AsSecureString } }'
            'ask.Tests.ps1'    = 'Describe "d" { It "fails" { 1 | Should -Be 2 }; It "i" { Get-Credential backup } }'
            'name.Tests.ps1'   = 'Describe "d" { It "i" { $credential = Get-Credential; $null -eq $credential | Should -BeTrue } }'
            'start.ps1'        = 'Import-Module ($args[0] -replace "psm1$", "psd1"); Invoke-Pester -Path $args[1] -CI -Output Detailed'
        } -Script {
            $program = [System.Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
            foreach ($name in 'text', 'secure', 'ask', 'name') {
                $text = @() | & $program -NoProfile -File ./start.ps1 (Get-Module Pester).Path "./$name.Tests.ps1" 2>&1 | Out-String
                "${name}: totals $($text -match 'Tests Passed: ') passed $($text -match 'Passed: 1') exit $LASTEXITCODE"
            }
        }
        $run.Value | Should -Be 'text: totals True passed True exit 0', 'secure: totals False passed False exit 0', 'ask: totals False passed False exit 0', 'name: totals True passed True exit 0'
    }

    It 'Without a mock, an unattended run does one of these:' {
        (Invoke-Sample -Script { & (Get-Process -Id $PID).Path -NoProfile -NonInteractive -Command 'try { Read-Host name } catch { "$_" }' }).Value | Should -Be 'PowerShell is in NonInteractive mode. Read and Prompt functionality is not available.'
    }

    It 'Mock the command that reads the secret. Where the module of this command is not installed, first define a function with the parameters that your code uses: see commands of modules that are not there. With Get-Secret of SecretManagement, -AsPlainText decides what comes back.' { Assert-TestPassed $sample 'secret' }

    It 'Mock Get-AzKeyVaultSecret in the same way, with an object that has the secret as a secure string: Mock Get-AzKeyVaultSecret { [pscustomobject] @{ SecretValue = ConvertTo-SecureString -String ''test-token'' -AsPlainText -Force } }.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-AzKeyVaultSecret ($VaultName, $Name, [switch] $AsPlainText) { throw 'not mocked' }
                    function Get-Token { [pscredential]::new('backup', (Get-AzKeyVaultSecret -VaultName v -Name n).SecretValue).GetNetworkCredential().Password }
                }
                It 'object' { Mock Get-AzKeyVaultSecret { [pscustomobject] @{ SecretValue = ConvertTo-SecureString -String 'test-token' -AsPlainText -Force } }; Get-Token | Should -Be 'test-token' }
                It 'text' { Mock Get-AzKeyVaultSecret { 'test-token' }; Get-Token }
                It 'object with text' { Mock Get-AzKeyVaultSecret { [pscustomobject] @{ SecretValue = 'test-token' } }; Get-Token }
                It 'no module' { Mock Get-AzKeyVaultKeyOfNobody { } }
            }
        }
        $run.Tests.Result | Should -Be 'Passed', 'Failed', 'Failed', 'Failed'
    }

    It 'With -AsPlainText, Get-AzKeyVaultSecret returns the text, as above.' -Tag Unproved { 'https://github.com/Azure/azure-powershell/pull/13730' }

    It 'So write the file in the test instead of keeping one beside the test.' { Assert-TestPassed $sample 'clixml' }

    It 'A call without the parameter would prompt, and the run can hang when nobody is there to answer.' -Tag Unproved { 'nobody types here; https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_parameters' }

    It 'When the code under test calls a function with a mandatory parameter, the mock of that function requires the parameter, too.' { Assert-TestPassed $sample 'mandatory in a mock', 'mandatory stays' }

    It 'The script that starts the tests can also pass the credential: New-PesterContainer -Path ./tests -Data @{ Credential = $credential }, with param ([pscredential] $Credential) at the top of the test files, and -Skip:(-not $Credential).' {
        $run = Invoke-Sample -File @{ 'tests/a.Tests.ps1' = 'param ([pscredential] $Credential) Describe "d" { It "i" -Skip:(-not $Credential) { $Credential.UserName | Should -Be "ann" } }' } -Script {
            $credential = [pscredential]::new('ann', (ConvertTo-SecureString 'x' -AsPlainText -Force))
            foreach ($container in (New-PesterContainer -Path ./tests -Data @{ Credential = $credential }), (New-PesterContainer -Path ./tests)) {
                $r = Invoke-Pester -Container $container -PassThru -Output None
                "passed $($r.PassedCount) skipped $($r.SkippedCount)"
            }
        }
        @($run.Value -match '^passed') | Should -Be 'passed 1 skipped 0', 'passed 0 skipped 1'
    }

    It 'Where a test logs in for real, take the password from the environment or a secret store, and skip the test when there is no password.' {
        $test = { Describe 'd' { It 'i' -Skip:(-not $env:PROOF_PASSWORD) { $env:PROOF_PASSWORD | Should -Be 'hunter2' } } }
        (Invoke-Sample $test -Environment @{ PROOF_PASSWORD = 'hunter2' }).Passed | Should -Be 1
        (Invoke-Sample $test -Environment @{ PROOF_PASSWORD = '' }).Skipped | Should -Be 1
    }

    It 'Mock Get-ChildItem, and return objects with the properties that the code reads. -CodeSigningCert and the other parameters of the drive Cert: exist on Windows only; elsewhere the call of the mock fails with A parameter cannot be found that matches parameter name ''CodeSigningCert''. If you define a function with these parameters before the mock, the test runs everywhere.' -Skip:$IsWindows {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Get-Signer { Get-ChildItem -Path Cert:/CurrentUser/My -CodeSigningCert } }
                It 'mock' { Mock Get-ChildItem { 'cert' }; Get-Signer | Should -Be 'cert' }
                It 'function' { function Get-ChildItem ($Path, [switch] $CodeSigningCert) { }; Mock Get-ChildItem { 'cert' }; Get-Signer | Should -Be 'cert' }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
        $run.Messages | Should -Match "A parameter cannot be found that matches parameter name 'CodeSigningCert'"
    }

    It 'For code in a module, make the function global:, remove it in AfterAll, and give the mock -ModuleName. Without -ModuleName, the call ends with Get-ChildItem is not mocked. Without the function, the real store would answer, and a test that expects no certificate would pass on each Windows machine that has no certificate.' {
        $run = Invoke-Sample -File @{ 'Sign.psm1' = 'function Get-Signer { Get-ProofCert }' } -Test {
            Describe 'd' {
                BeforeAll { Import-Module $PSScriptRoot/Sign.psm1 -Force; function global:Get-ProofCert { throw 'Get-ProofCert is not mocked' } }
                AfterAll { Remove-Item function:Get-ProofCert }
                It 'with' { Mock Get-ProofCert { 'mocked' } -ModuleName Sign; Get-Signer | Should -Be 'mocked' }
                It 'without' { Mock Get-ProofCert { 'mocked' }; { Get-Signer } | Should -Throw 'Get-ProofCert is not mocked' }
                It 'real command' { Mock Get-ProofCert { 'mocked' }; function global:Get-ProofCert { 'store' }; Get-Signer | Should -Be 'store' }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
        (Invoke-Sample -File @{ 'Sign.psm1' = 'function Get-Signer { Get-ProofCert }' } -Test { Describe 'd' { BeforeAll { Import-Module $PSScriptRoot/Sign.psm1 -Force; function Get-ProofCert { 'store' } }; It 'local' { Mock Get-ProofCert { 'mocked' } -ModuleName Sign; Get-Signer } } }).Failed | Should -Be 1
    }

    It '-join turns messages into text, but an object that the code returns can come out empty. For such an object, write | Format-List -Property * | Out-String -Width 1000 instead. Out-String alone can print a second object in the columns of the first object, so a password in another property is missed. Where a property holds a list, the longer form shows four items, and where it holds an object, the text of the object.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Show-It { Write-Warning 'a message'; [pscustomobject] @{ Password = 'hunter2' } } }
                It 'join' { (Show-It *>&1) -join "`n" | Should -Match 'a message'; (Show-It *>&1) -join "`n" | Should -Not -Match 'hunter2' }
                It 'string' { $text = Show-It *>&1 | Format-List -Property * | Out-String -Width 1000; $text | Should -Match 'hunter2'; $text | Should -Match 'a message' }
                It 'leak <Name>' -ForEach @(
                    @{ Name = 'object'; Code = { [pscustomobject] @{ Server = 'a'; Port = 1 }; [pscustomobject] @{ Server = 'a'; Token = 'hunter2' } } }
                    @{ Name = 'hashtable'; Code = { [pscustomobject] @{ Server = 'a'; Port = 1 }; @{ Server = 'a'; Token = 'hunter2' } } }
                ) {
                    & $Code *>&1 | Out-String -Width 1000 | Should -Not -Match 'hunter2'
                    & $Code *>&1 | Format-List -Property * | Out-String -Width 1000 | Should -Match 'hunter2'
                }
                It 'same shape' { & { [pscustomobject] @{ Token = 'a' }; [pscustomobject] @{ Token = 'hunter2' } } | Out-String -Width 1000 | Should -Match 'hunter2' }
                It 'messages' { & { Write-Verbose 'told hunter1' -Verbose; Write-Warning 'told hunter2'; Write-Error 'told hunter3' -ErrorAction Continue; Write-Host 'told hunter4'; 'told hunter5' } *>&1 | Format-List -Property * | Out-String -Width 1000 | Should -Match '(?s)hunter1.*hunter2.*hunter3.*hunter4.*hunter5' }
                It 'no leak' { & { Write-Verbose 'connecting' -Verbose; [pscustomobject] @{ Server = 'a' }; [pscredential]::new('backup', (ConvertTo-SecureString -String 'hunter2' -AsPlainText -Force)) } *>&1 | Format-List -Property * | Out-String -Width 1000 | Should -Not -Match 'hunter2' }
                It 'inside' {
                    function Show-Property ($Value) { [pscustomobject] @{ Value = $Value } | Format-List -Property * | Out-String -Width 1000 }
                    Show-Property @('1', '2', '3', 'hunter2') | Should -Match 'hunter2'
                    Show-Property @('1', '2', '3', '4', 'hunter2') | Should -Not -Match 'hunter2'
                    Show-Property ([pscustomobject] @{ Token = 'hunter2' }) | Should -Match 'hunter2'
                    $option = [System.Diagnostics.ProcessStartInfo] 'hunter2'
                    "$option" | Should -Be 'System.Diagnostics.ProcessStartInfo'; Show-Property $option | Should -Not -Match 'hunter2'
                }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 8
    }

    It 'The check also passes for a parameter that is mandatory in only one parameter set.' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Connect-It { param ([Parameter(Mandatory, ParameterSetName = 'a')] $One, [Parameter(ParameterSetName = 'b')] [Parameter(Mandatory, ParameterSetName = 'a')] $Both, [Parameter(ParameterSetName = 'b')] $None) } }
            It 'one set' { Get-Command Connect-It | Should -HaveParameter One -Mandatory; Get-Command Connect-It | Should -HaveParameter Both -Mandatory }
            It 'no set' { Get-Command Connect-It | Should -HaveParameter None; { Get-Command Connect-It | Should -HaveParameter None -Mandatory } | Should -Throw }
        } }
        $run.Passed | Should -Be 2
    }

    It 'Otherwise the run waits forever.' {
        Assert-Waiting -File @{ 'ask.Tests.ps1' = 'Describe d { It i { [Console]::Out.WriteLine("asked"); Read-Host | Should -Be "typed" } }' }
    }

    It 'It does not catch Out-Host, [Console]::WriteLine() and Write-Progress' {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Connect-Own ($How) { switch ($How) { 'host' { 'hunter2' | Out-Host } 'console' { [Console]::WriteLine('hunter2') } 'progress' { Write-Progress -Activity 'hunter2' } 'write' { Write-Host 'hunter2' } } } }
            It '<_>' -ForEach 'host', 'console', 'progress', 'write' { (Connect-Own $_ *>&1) -join "`n" | Should -Not -Match 'hunter2' }
        } }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed Failed'
    }

    It 'Register-SecretVault hangs | its -VaultParameters hold an object of Resolve-Path, and become JSON with all that the object leads to | pass text: (Resolve-Path ./vault.csv).Path' -Tag Unproved { 'https://github.com/PowerShell/SecretManagement/issues/131; ConvertHashtableToJson in src/code/Utils.cs of that repository: ConvertTo-Json -Depth 10' }
}
