BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"

    $sample = Invoke-Sample -File @{ 'Api.psm1' = 'function Get-FromModule { $answer = Invoke-RestMethod -Uri http://localhost:9/x -SkipHttpErrorCheck -StatusCodeVariable status; "$status" }' } -Test {
        Describe 'd' {
            BeforeAll {
                Import-Module $PSScriptRoot/Api.psm1 -Force
                function Get-Status { $answer = Invoke-RestMethod -Uri http://localhost:9/x -SkipHttpErrorCheck -StatusCodeVariable status -ResponseHeadersVariable headers; "$status $($headers.x)" }
                function New-Error ($Code) {
                    $response = [System.Net.Http.HttpResponseMessage]::new($Code); $response.Headers.Add('X-Limit', '7'); $response.Headers.Add('Retry-After', '30')
                    $record = [System.Management.Automation.ErrorRecord]::new([Microsoft.PowerShell.Commands.HttpResponseException]::new('text', $response), 'id', 'InvalidOperation', $null)
                    $record.ErrorDetails = [System.Management.Automation.ErrorDetails]::new('{ "reason": "expired" }'); $record
                }
            }
            It 'answers' { Mock Invoke-RestMethod { [pscustomobject] @{ name = 'photos' } }; Mock Invoke-WebRequest { 'page' }; (Invoke-RestMethod http://x.example).name | Should -Be 'photos'; Invoke-WebRequest http://x.example | Should -Be 'page' }
            It 'every other' { Mock Invoke-RestMethod { throw "unexpected request to $Uri" }; Mock Invoke-RestMethod { 'one' } -ParameterFilter { $Uri -eq 'http://x.example/1' }; Invoke-RestMethod http://x.example/1 | Should -Be 'one'; { Invoke-RestMethod http://x.example/2 } | Should -Throw 'unexpected request to http://x.example/2' }
            It 'module' {
                Mock Invoke-RestMethod { 'mocked' } -ModuleName Api; Get-FromModule | Should -Be ''
                Should -Invoke Invoke-RestMethod -ModuleName Api -Times 1 -Exactly; Should -Invoke Invoke-RestMethod -ModuleName Api -Times 1 -Exactly
            }
            It 'counted outside' { Mock Invoke-RestMethod { 'mocked' } -ModuleName Api; $null = Get-FromModule; { Should -Invoke Invoke-RestMethod -Times 1 } | Should -Throw }
            It 'text has no status' {
                Mock Invoke-RestMethod { throw '404' }
                try { Invoke-RestMethod http://x.example } catch { $caught = $_ }
                $caught.Exception.Response.StatusCode | Should -BeNullOrEmpty; [int] $caught.Exception.Response.StatusCode | Should -Be 0
            }
            It 'status' {
                Mock Invoke-RestMethod { throw (New-Error 404) }; try { Invoke-RestMethod http://x.example } catch { $caught = $_ }
                $caught.Exception.Response.StatusCode | Should -Be 'NotFound'; [int] $caught.Exception.Response.StatusCode | Should -Be 404; $caught.ErrorDetails.Message | Should -Match 'expired'
                $caught.Exception.Response.Headers.RetryAfter.Delta.TotalSeconds | Should -Be 30; $caught.Exception.Response.Headers.GetValues('X-Limit') | Should -Be '7'
                $caught.Exception.Response | Should -BeOfType System.Net.Http.HttpResponseMessage
            }
            It 'web exception' { Mock Invoke-RestMethod { throw (New-Error 404) }; $caught = try { Invoke-RestMethod http://x.example } catch [System.Net.WebException] { 'web' } catch { 'other' }; $caught | Should -Be 'other' }
            It 'kinds of HttpRequestException' {
                $calls = { throw (New-Error 404) }, { Invoke-RestMethod http://localhost:9/ }
                $broad = foreach ($call in $calls) { try { & $call } catch [System.Net.Http.HttpRequestException] { 'request' } catch { 'other' } }
                $broad | Should -Be 'request', 'request'
                $narrow = foreach ($call in $calls) { try { & $call } catch [Microsoft.PowerShell.Commands.HttpResponseException] { 'response' } catch [System.Net.Http.HttpRequestException] { 'request' } }
                $narrow | Should -Be 'response', 'request'
            }
            It 'types of 5.1' { [System.Net.WebException]; [System.Net.HttpWebResponse]; [System.Net.WebException]::new('m', $null, 'ProtocolError', $null).Response | Should -BeNullOrEmpty }
            It 'unreachable' {
                try { Invoke-RestMethod http://localhost:9/ } catch { $caught = $_.Exception }
                $caught | Should -BeOfType System.Net.Http.HttpRequestException; $caught.PSObject.Properties.Name | Should -Not -Contain 'Response'
            }
            It 'skipped check without a server' { { Invoke-RestMethod http://localhost:9/ -SkipHttpErrorCheck -StatusCodeVariable code } | Should -Throw -ExceptionType System.Net.Http.HttpRequestException }
            It 'uri as text' {
                Mock Invoke-RestMethod { $Uri.OriginalString; $Uri -like 'https://backup.example'; $Uri -like 'https://backup.example/'; $Uri -match 'example$'; $Uri -match 'example/$' }
                Invoke-RestMethod https://backup.example | Should -Be 'https://backup.example', $false, $true, $false, $true
                Mock Invoke-RestMethod { $Uri.OriginalString; $Uri -like 'https://backup.example/api'; $Uri -match 'api$' }
                Invoke-RestMethod https://backup.example/api | Should -Be 'https://backup.example/api', $true, $true
                Mock Invoke-RestMethod { 'hit' } -ParameterFilter { $Uri -like 'https://*.example' }; Invoke-RestMethod https://backup.example | Should -Not -Be 'hit'
                Mock Invoke-RestMethod { 'hit' } -ParameterFilter { $Uri.OriginalString -like 'https://*.example' }; Invoke-RestMethod https://backup.example | Should -Be 'hit'
            }
            It 'uri equals' {
                Mock Invoke-RestMethod { $Uri -eq 'https://backup.example'; 'https://backup.example' -eq $Uri; 'https://backup.example/' -eq $Uri }
                Invoke-RestMethod https://backup.example | Should -Be $true, $false, $true
                Mock Invoke-RestMethod { $Uri -eq 'https://backup.example/api'; $Uri -eq 'https://backup.example/API'; $Uri -eq 'https://BACKUP.example/api' }
                Invoke-RestMethod https://backup.example/api | Should -Be $true, $false, $true
            }
            It 'relative uri' {
                Mock Invoke-RestMethod { "$($Uri.Host)|$($Uri.AbsolutePath)|$Uri" }; Invoke-RestMethod backup.example/api | Should -Be '||backup.example/api'
                Invoke-RestMethod https://backup.example/a%20b | Should -Be 'backup.example|/a%20b|https://backup.example/a b'
            }
            It 'not filled' { Mock Invoke-RestMethod { 'mocked' }; Get-Status | Should -Be ' ' }
            It 'session' { function Get-Session { $null = Invoke-WebRequest -Uri http://localhost:9/x -SessionVariable session; Invoke-RestMethod -Uri http://localhost:9/y -WebSession $session }; Mock Invoke-RestMethod { "got $($WebSession.GetType().Name)" }; Mock Invoke-WebRequest { Set-Variable -Name $SessionVariable -Value ([Microsoft.PowerShell.Commands.WebRequestSession]::new()) -Scope 3 }; Get-Session | Should -Be 'got WebRequestSession' }
            It 'three scopes up' { Mock Invoke-RestMethod { Set-Variable -Name $StatusCodeVariable -Value 503 -Scope 3; Set-Variable -Name $ResponseHeadersVariable -Value @{ x = 1 } -Scope 3 }; Get-Status | Should -Be '503 1' }
            It 'scopes in a module' {
                InModuleScope Api { Mock Invoke-RestMethod { Set-Variable -Name $StatusCodeVariable -Value 503 -Scope 3 } }; Get-FromModule | Should -Be '503'
            }
            It 'scopes with ModuleName' { Mock Invoke-RestMethod { Set-Variable -Name $StatusCodeVariable -Value 503 -Scope 3 } -ModuleName Api; Get-FromModule | Should -Be '' }
            It 'retry inside' { Mock Invoke-RestMethod { 'mocked' }; Invoke-RestMethod http://x.example -MaximumRetryCount 3 -RetryIntervalSec 1; Should -Invoke Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $MaximumRetryCount -eq 3 } }
            It 'pages inside' { Mock Invoke-RestMethod { 1, 2 }; Invoke-RestMethod http://x.example -FollowRelLink | Should -Be 1, 2; Should -Invoke Invoke-RestMethod -Times 1 -Exactly }
            It 'question mark' { 'aXb' | Should -BeLike 'a?b'; 'aXb' | Should -Not -BeLike 'a[?]b'; 'a?b' | Should -BeLike 'a[?]b' }
            It 'uri' { Mock Invoke-RestMethod { 'hit' } -ParameterFilter { $Uri -is [uri] -and $Uri.Host -eq 'x.example' -and $Uri.AbsolutePath -eq '/a' -and $Uri.Query -eq '?b=1' -and $Uri -eq 'http://x.example/a?b=1' }; Invoke-RestMethod 'http://x.example/a?b=1' | Should -Be 'hit' }
            It 'converted' {
                Mock Invoke-RestMethod { 'mocked' }; { Invoke-RestMethod -Uri 'http://' } | Should -Throw '*Cannot process argument transformation on parameter ''Uri''*'
            }
            It 'removed type' { Mock Invoke-RestMethod { 'mocked' } -RemoveParameterType Uri; Invoke-RestMethod -Uri 'http://' | Should -Be 'mocked' }
            It 'list' { Mock Invoke-RestMethod { 1, 2 }; (Invoke-RestMethod http://x.example | ForEach-Object { 'x' }).Count | Should -Be 2; Mock Invoke-RestMethod { , (1, 2) }; @(Invoke-RestMethod http://x.example | ForEach-Object { 'x' }).Count | Should -Be 1 }
            It 'or more' { Mock Invoke-RestMethod { }; 1..3 | ForEach-Object { Invoke-RestMethod http://x.example }; Should -Invoke Invoke-RestMethod -Times 1; { Should -Invoke Invoke-RestMethod -Times 1 -Exactly } | Should -Throw }
            It 'client' { { Mock '[System.Net.Http.HttpClient]' { } } | Should -Throw 'Could not find Command*' }
        }
    }
}

Describe 'recipes/rest-apis' {
    It 'Mocks do not reach that process, and coverage does not count what the process runs.' {
        $run = Invoke-Sample -File @{ 'Show.ps1' = "'real'" ; 'a.Tests.ps1' = {
                Describe 'd' {
                    It 'other process' { function Get-Thing { 'mine' }; Mock Get-Thing { 'mocked' }; Mock Get-Date { 'mocked' }; Get-Date | Should -Be 'mocked'; & (Get-Process -Id $PID).Path -NoProfile -Command 'Get-Date -Year 2001 -Format yyyy' | Should -Be '2001' }
                    It 'covers' { & (Get-Process -Id $PID).Path -NoProfile -File $PSScriptRoot/Show.ps1 | Should -Be 'real' }
                }
            }
        } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = 'Show.ps1'; UseBreakpoints = $true; OutputPath = 'coverage.xml' } }
        Assert-TestPassed $run 'other process', 'covers'
        $run.Files['coverage.xml'] | Should -Match '<counter type="INSTRUCTION" missed="1" covered="0"'
        $same = Invoke-Sample -File @{ 'Show.ps1' = "'real'"; 'a.Tests.ps1' = { Describe 'd' { It 'covers' { & $PSScriptRoot/Show.ps1 | Should -Be 'real' } } } } -Configuration @{ CodeCoverage = @{ Enabled = $true; Path = 'Show.ps1'; UseBreakpoints = $true; OutputPath = 'coverage.xml' } }
        $same.Files['coverage.xml'] | Should -Match '<counter type="INSTRUCTION" missed="0" covered="1"'
    }

    It 'let the mock return what the API would answer, or throw the error that the command would throw.' { Assert-TestPassed $sample 'answers', 'text has no status' }

    It 'The first mock has no filter, so it answers every other request. Its error makes the test fail instead of calling the API, unless the code catches the error. If the code catches it, count the calls of this mock.' {
        Assert-TestPassed $sample 'every other'
        $run = Invoke-Sample { Describe 'd' {
                BeforeAll { function Test-Api { try { $null = Invoke-RestMethod http://x.example/2; $true } catch { $false } } }
                BeforeEach { Mock Invoke-RestMethod { throw "unexpected request to $Uri" } }
                It 'caught' { Test-Api | Should -Be $false }
                It 'counted' { $null = Test-Api; Should -Invoke Invoke-RestMethod -Times 0 -Exactly }
            } }
        $run.Tests.Result | Should -Be 'Passed', 'Failed'
    }

    It 'need -ModuleName.' { Assert-TestPassed $sample 'module', 'counted outside' }

    It 'Code that reads $_.Exception.Response.StatusCode finds nothing in a thrown text.' { Assert-TestPassed $sample 'text has no status' }

    It 'Both editions have NotFound in StatusCode, and [int] converts it to 404.' { Assert-TestPassed $sample 'status' }

    It 'The text that the server sent is in $_.ErrorDetails.Message. PowerShell 7 indents JSON and XML again, and removes the tags from text of any other content type, such as HTML. If the server sent no text, ErrorDetails is $null.' {
        Assert-TestPassed $sample 'status'
        $run = Invoke-Sample -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            $job = [powershell]::Create().AddScript({
                param ($listener)
                foreach ($answer in @('text/plain', '{"a":1}'), @('application/json', '{"a":1}'), @('text/html', '<h1>Gone</h1>'), @('text/plain', ''), @('application/xml', '<a><b>1</b></a>'), @('text/plain', 'no <b>1</b>'), @('application/problem+json', '{"a":"<b>"}')) {
                    $client = $listener.AcceptTcpClient(); $stream = $client.GetStream(); $null = $stream.Read([byte[]]::new(4096), 0, 4096)
                    $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 404 Not Found`r`nContent-Type: $($answer[0])`r`nContent-Length: $($answer[1].Length)`r`nConnection: close`r`n`r`n$($answer[1])")
                    $stream.Write($bytes, 0, $bytes.Length); $stream.Flush(); $client.Dispose()
                }
            }).AddArgument($listener)
            $null = $job.BeginInvoke()
            foreach ($number in 1..7) { try { Invoke-RestMethod "http://127.0.0.1:$($listener.LocalEndpoint.Port)/" -NoProxy } catch { if ($_.ErrorDetails) { $_.ErrorDetails.Message -replace '\r?\n', '|' } else { "nothing $([int] $_.Exception.Response.StatusCode)" } } }
        }
        $run.Value | Should -Be '{"a":1}', '|{|  "a": 1|}', 'Gone', 'nothing 404', '|<a>|  <b>1</b>|</a>', 'no 1', '{"a":""}'
    }

    It 'a header | $_.Exception.Response.Headers.RetryAfter and others, or GetValues(''X-Limit'')' { Assert-TestPassed $sample 'status' }

    It 'no connection | System.Net.Http.HttpRequestException, without a Response' { Assert-TestPassed $sample 'unreachable' }

    It 'no answer within -TimeoutSec | System.Threading.Tasks.TaskCanceledException, without a Response' {
        # The listener accepts the connection and never answers.
        $run = Invoke-Sample -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            try { Invoke-RestMethod "http://127.0.0.1:$($listener.LocalEndpoint.Port)/" -NoProxy -TimeoutSec 1 } catch { $_.Exception.GetType().FullName; $_.Exception.PSObject.Properties.Name -contains 'Response' }
        }
        $run.Value | Should -Be 'System.Threading.Tasks.TaskCanceledException', $false
    }

    It 'For an HTTP status, Invoke-RestMethod and Invoke-WebRequest throw no System.Net.WebException in PowerShell 7, so a catch for that type does not run.' { Assert-TestPassed $sample 'web exception' }

    It 'In PowerShell 7, a catch for System.Net.Http.HttpRequestException, the type of a missing connection, also gets a status such as 404. To tell them apart, write a catch for Microsoft.PowerShell.Commands.HttpResponseException above it.' { Assert-TestPassed $sample 'kinds of HttpRequestException' }

    It 'System.Net.WebException and System.Net.HttpWebResponse exist in PowerShell 7, too' { Assert-TestPassed $sample 'types of 5.1' }

    It 'A mock does not fill the variable. Set it in the mock, three scopes up, in the scope of the call. The variables of -ResponseHeadersVariable and -SessionVariable are set in the same way; a session is [Microsoft.PowerShell.Commands.WebRequestSession]::new().' { Assert-TestPassed $sample 'not filled', 'three scopes up', 'session' }

    It 'For code in a module, write this mock inside InModuleScope. With -ModuleName, the body runs in the scope of the test, where the variable does not exist.' { Assert-TestPassed $sample 'scopes in a module', 'scopes with ModuleName' }

    It 'repeat the request inside Invoke-RestMethod, so a mock is called once.' { Assert-TestPassed $sample 'retry inside' }

    It 'In a -like pattern, a ? stands for any character; [?] is the question mark itself.' { Assert-TestPassed $sample 'question mark' }

    It 'The mock is called once and returns the items of all pages.' { Assert-TestPassed $sample 'pages inside' }

    It '-like and -match compare the text of the Uri. For an address without a path, this text ends with a slash: https://backup.example/. $Uri.OriginalString is the address as the code passed it.' { Assert-TestPassed $sample 'uri as text' }

    It '-eq with $Uri on the left does not need the slash, but the case of the path counts.' { Assert-TestPassed $sample 'uri equals' }

    It '$Uri is a Uri object in the filter: compare it with a whole address, or use its Host, AbsolutePath and Query. These three are empty when the code passes an address without https://. Converted to text, the Uri has a space in place of %20.' { Assert-TestPassed $sample 'uri', 'relative uri' }

    It 'The code uses [System.Net.Http.HttpClient] or [System.Net.WebClient].' { Assert-TestPassed $sample 'client' }

    It 'In PowerShell 7, curl is a native program; in Windows PowerShell 5.1, it is an alias' {
        (Invoke-Sample -Script { Get-Alias curl -ErrorAction Ignore }).Value | Should -BeNullOrEmpty
    }

    It 'Its exception has no Response, and [int] $null is 0.' { Assert-TestPassed $sample 'text has no status' }

    It 'A mock still converts its parameters. Give the code under test a valid address, or write -RemoveParameterType Uri on the first mock of the command.' { Assert-TestPassed $sample 'converted', 'removed type' }

    It 'Invoke-RestMethod sends a JSON list down the pipeline as one object.' {
        $run = Invoke-Sample -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            $job = [powershell]::Create().AddScript({
                param ($listener)
                $client = $listener.AcceptTcpClient(); $stream = $client.GetStream(); $null = $stream.Read([byte[]]::new(4096), 0, 4096)
                $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 200 OK`r`nContent-Type: application/json`r`nContent-Length: 5`r`nConnection: close`r`n`r`n[1,2]")
                $stream.Write($bytes, 0, $bytes.Length); $stream.Flush(); $client.Dispose()
            }).AddArgument($listener)
            $null = $job.BeginInvoke()
            @(Invoke-RestMethod "http://127.0.0.1:$($listener.LocalEndpoint.Port)/" -NoProxy | ForEach-Object { "$_" }).Count
        }
        $run.Value | Should -Be 1
    }

    It 'A mock sends the items of a list one by one, unless you put a comma in front.' { Assert-TestPassed $sample 'list' }

    It '-Times 1 means one or more' { Assert-TestPassed $sample 'or more' }

    It 'No network is needed, and nothing leaves the machine.' { Assert-TestPassed $sample 'answers', 'every other' }

    It 'Return the object that Invoke-RestMethod makes from the JSON of the API, with the properties that your code reads.' { Assert-TestPassed $sample 'answers' }

    It 'Throw the exception that the real command throws, with a response inside.' { Assert-TestPassed $sample 'status', 'text has no status' }

    It 'exception | Microsoft.PowerShell.Commands.HttpResponseException | System.Net.WebException' { Assert-TestPassed $sample 'web exception', 'types of 5.1' }

    It 'its Response | System.Net.Http.HttpResponseMessage | System.Net.HttpWebResponse' { Assert-TestPassed $sample 'status', 'types of 5.1' }

    It 'Neither case has a status code. Throw the exception without a response, and check that your code does not treat the missing status as a success.' { Assert-TestPassed $sample 'unreachable' }

    It 'With this switch of PowerShell 7, a status such as 404 is not thrown as an error. The code reads the variable that -StatusCodeVariable of Invoke-RestMethod names, or StatusCode of what Invoke-WebRequest returns. If the server does not answer, that is still an error.' {
        Assert-TestPassed $sample 'not filled', 'three scopes up', 'skipped check without a server'
        $run = Invoke-Sample -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            $job = [powershell]::Create().AddScript({
                param ($listener)
                foreach ($request in 1..3) {
                    $client = $listener.AcceptTcpClient(); $stream = $client.GetStream(); $null = $stream.Read([byte[]]::new(4096), 0, 4096)
                    $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 404 Not Found`r`nContent-Type: text/plain`r`nContent-Length: 4`r`nConnection: close`r`n`r`ngone")
                    $stream.Write($bytes, 0, $bytes.Length); $stream.Flush(); $client.Dispose()
                }
            }).AddArgument($listener)
            $null = $job.BeginInvoke()
            $uri = "http://127.0.0.1:$($listener.LocalEndpoint.Port)/"
            "$(Invoke-RestMethod $uri -NoProxy -SkipHttpErrorCheck -StatusCodeVariable code) $code"
            "$((Invoke-WebRequest $uri -NoProxy -SkipHttpErrorCheck).StatusCode)"
            try { Invoke-RestMethod $uri -NoProxy -StatusCodeVariable code } catch { 'without the switch: an error' }
            (Get-Command Invoke-WebRequest).Parameters.ContainsKey('StatusCodeVariable')
        }
        $run.Value | Should -Be 'gone 404', '404', 'without the switch: an error', $false
    }

    It 'If the code asks for one page too many, the test fails instead of running forever.' { Assert-TestPassed $sample 'every other' }

    It '-FollowRelLink of PowerShell 7 reads all pages inside Invoke-RestMethod.' { Assert-TestPassed $sample 'pages inside' }

    It 'The call is in a module, and the mock has no -ModuleName.' { Assert-TestPassed $sample 'counted outside' }

    It 'The mock throws a text, such as throw ''404''. Its exception has no Response, and [int] $null is 0. Throw an error with a response.' { Assert-TestPassed $sample 'text has no status', 'status' }

    It 'The type exists in PowerShell 7 only. In Windows PowerShell 5.1, throw a System.Net.WebException' { Assert-TestPassed $sample 'types of 5.1' }

    It 'Then the test has the fields, the nesting and the types of the API.' {
        (Invoke-Sample -File @{ 'answer.json' = '{ "name": "a", "size": 5, "parts": [{ "id": 1 }] }' } -Test { Describe 'd' { It 'i' { Mock Invoke-RestMethod { Get-Content $PSScriptRoot/answer.json -Raw | ConvertFrom-Json }; $answer = Invoke-RestMethod https://api.example; $answer.name | Should -Be 'a'; $answer.size | Should -BeOfType long; $answer.parts[0].id | Should -Be 1 } } }).Passed | Should -Be 1
    }

    It 'In PowerShell 7, write ConvertFrom-Json -NoEnumerate for a list: without this switch, the items come one by one' {
        $run = Invoke-Sample -File @{ 'list.json' = '[{ "size": 1 }, { "size": 2 }]' } -Test {
            Describe 'd' {
                It 'as the API' { Mock Invoke-RestMethod { Get-Content $PSScriptRoot/list.json -Raw | ConvertFrom-Json -NoEnumerate }; @(Invoke-RestMethod https://api.example | ForEach-Object { 'x' }).Count | Should -Be 1; (Invoke-RestMethod https://api.example)[1].size | Should -Be 2 }
                It 'one by one' { Mock Invoke-RestMethod { Get-Content $PSScriptRoot/list.json -Raw | ConvertFrom-Json }; @(Invoke-RestMethod https://api.example | ForEach-Object { 'x' }).Count | Should -Be 2 }
            }
        }
        Assert-TestPassed $run 'as the API', 'one by one'
    }

    It 'Invoke-WebRequest returns the whole response.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-webrequest' }

    It 'In PowerShell 7, each value in Headers is a list of texts; in Windows PowerShell 5.1, it is one text.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/microsoft.powershell.commands.webresponseobject.headers' }

    It 'The code calls curl. In PowerShell 7, curl is a native program; in Windows PowerShell 5.1, it is an alias' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        (Invoke-Sample -Script { [bool] (Get-Alias curl -ErrorAction Ignore) }).Value | Should -BeFalse
    }

    It 'In Windows PowerShell 5.1, throw a System.Net.WebException, as New-HttpError does.' -Tag Unproved {
        'https://learn.microsoft.com/dotnet/api/system.net.webexception'
    }

    It 'page=2>; rel="next"'' } }.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { Mock Invoke-WebRequest { @{ Headers = @{ Link = '<https://x.example/?page=2>; rel="next"' } } }; (Invoke-WebRequest 'https://x.example').Headers.Link | Should -Match 'page=2.*rel="next"' } } }
        $run.Passed | Should -Be 1
    }

    It 'New-HttpError puts headers into the response. In PowerShell 7, the function accepts no headers that describe the content, such as Content-Type: the error is Misused header name.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { $response = [System.Net.Http.HttpResponseMessage]::new(429) }
                It 'content' { { $response.Headers.Add('Content-Type', 'text/plain') } | Should -Throw '*Misused header name*' }
                It 'other' { $response.Headers.Add('Retry-After', '30'); $response.Headers.Add('X-Limit', '5'); $response.Headers.GetValues('X-Limit') | Should -Be '5' }
            }
        }
        $run.Passed | Should -Be 2
    }

    It 'In PowerShell 7, this text is Response status code does not indicate success: 404 (Not Found).: pass it with -Message.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $real = Invoke-Sample -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            $job = [powershell]::Create().AddScript({
                param ($listener)
                foreach ($answer in "404 Not Found`r`n", "301 Moved Permanently`r`nLocation: /new`r`n", "301 Moved Permanently`r`nLocation: /new`r`n", "200 OK`r`n") {
                    $client = $listener.AcceptTcpClient(); $stream = $client.GetStream(); $null = $stream.Read([byte[]]::new(4096), 0, 4096)
                    $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 ${answer}Content-Type: text/plain`r`nContent-Length: 2`r`nConnection: close`r`n`r`nok")
                    $stream.Write($bytes, 0, $bytes.Length); $stream.Flush(); $client.Dispose()
                }
            }).AddArgument($listener)
            $null = $job.BeginInvoke()
            $uri = "http://127.0.0.1:$($listener.LocalEndpoint.Port)/"
            try { Invoke-RestMethod $uri -NoProxy } catch { $_.Exception.Message }
            try { Invoke-RestMethod $uri -NoProxy -MaximumRedirection 0 } catch { $_.Exception.GetType().FullName; $_.Exception.Message; "$([int] $_.Exception.Response.StatusCode) $($_.Exception.Response.Headers.Location)" }
            # The redirect that is not stopped is followed.
            Invoke-RestMethod $uri -NoProxy
        }
        $real.Value | Should -Be 'Response status code does not indicate success: 404 (Not Found).', 'Microsoft.PowerShell.Commands.HttpResponseException', 'Response status code does not indicate success: 301 (Moved Permanently).', '301 /new', 'ok'
        # The code reads the text, which New-HttpError puts into the exception.
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function New-HttpError ([int] $StatusCode, [string] $Message = "The server answered $StatusCode.") { [System.Management.Automation.ErrorRecord]::new([Microsoft.PowerShell.Commands.HttpResponseException]::new($Message, [System.Net.Http.HttpResponseMessage]::new($StatusCode)), 'id', 'InvalidOperation', $null) }
                    function Get-Report { try { Invoke-RestMethod http://x.example } catch { if ($_.Exception.Message -like '*404 (Not Found)*') { 'none' } else { 'other' } } }
                }
                It 'with' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 404 -Message 'Response status code does not indicate success: 404 (Not Found).') }; Get-Report | Should -Be 'none' }
                It 'without' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 404) }; Get-Report | Should -Be 'other' }
            }
        }
        Assert-TestPassed $run 'with', 'without'
    }

    It 'In PowerShell 7, a redirect that -MaximumRedirection 0 stops is an error with a response, too. The new address is in a header: make it with New-HttpError -StatusCode 301 -Headers @{ Location = ''https://backup.example/new'' }. The code reads it from $_.Exception.Response.Headers.Location.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function New-HttpError ([int] $StatusCode, [hashtable] $Headers = @{}) {
                        $response = [System.Net.Http.HttpResponseMessage]::new($StatusCode)
                        foreach ($name in $Headers.Keys) { $response.Headers.Add($name, [string] $Headers[$name]) }
                        [System.Management.Automation.ErrorRecord]::new([Microsoft.PowerShell.Commands.HttpResponseException]::new('moved', $response), 'id', 'InvalidOperation', $null)
                    }
                    function Get-Target { try { Invoke-RestMethod http://x.example -MaximumRedirection 0 } catch { "$([int] $_.Exception.Response.StatusCode) $($_.Exception.Response.Headers.Location)" } }
                }
                It 'with' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 301 -Headers @{ Location = 'https://backup.example/new' }) }; Get-Target | Should -Be '301 https://backup.example/new' }
                It 'without' { Mock Invoke-RestMethod { throw (New-HttpError -StatusCode 301) }; Get-Target | Should -Be '301 ' }
                It 'thrown text' { Mock Invoke-RestMethod { throw '301' }; Get-Target | Should -Be '0 ' }
            }
        }
        Assert-TestPassed $run 'with', 'without', 'thrown text'
    }

    It 'A mock reads no file, so -InFile may name a file that does not exist. -Form, which only PowerShell 7 has, gets the file as an object: make a small file in the test drive.' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
        $run = Invoke-Sample {
            Describe 'd' {
                It 'mocked' { Mock Invoke-RestMethod { "sent $InFile" }; Invoke-RestMethod -Uri http://localhost:9/x -Method Put -InFile nowhere.zip | Should -Be 'sent nowhere.zip' }
                It 'real' { { Invoke-RestMethod -Uri http://localhost:9/x -Method Put -InFile nowhere.zip } | Should -Throw '*nowhere.zip*' }
                It 'form' {
                    Mock Invoke-RestMethod { "$($Form.title) $(Get-Content -Path $Form.file.FullName)" }
                    Set-Content -Path TestDrive:/mail.zip -Value 'letters'
                    Invoke-RestMethod -Uri http://localhost:9/x -Method Post -Form @{ title = 'mail'; file = Get-Item -Path TestDrive:/mail.zip } | Should -Be 'mail letters'
                }
                It 'no file' { Mock Invoke-RestMethod { 'sent' }; { Invoke-RestMethod -Uri http://localhost:9/x -Method Post -Form @{ file = Get-Item -Path TestDrive:/none.zip -ErrorAction Stop } } | Should -Throw '*none.zip*' }
            }
        }
        Assert-TestPassed $run 'mocked', 'real', 'form', 'no file'
        # What is sent: the content of a file object, but the path itself of a text.
        $sent = Invoke-Sample -File @{ 'mail.zip' = 'letters' } -Script {
            $listener = [System.Net.Sockets.TcpListener]::new([System.Net.IPAddress]::Loopback, 0); $listener.Start()
            $job = [powershell]::Create().AddScript({
                param ($listener)
                foreach ($number in 1, 2) {
                    $client = $listener.AcceptTcpClient(); $stream = $client.GetStream(); $text = ''; $buffer = [byte[]]::new(4096)
                    do { $read = $stream.Read($buffer, 0, 4096); $text += [System.Text.Encoding]::ASCII.GetString($buffer, 0, $read) } until ($read -eq 0 -or $text -match '--\r\n$')
                    $answer = if ($text -match 'letters') { 'content' } elseif ($text -match 'mail\.zip') { 'path' } else { 'none' }
                    $bytes = [System.Text.Encoding]::ASCII.GetBytes("HTTP/1.1 200 OK`r`nContent-Type: text/plain`r`nContent-Length: $($answer.Length)`r`nConnection: close`r`n`r`n$answer")
                    $stream.Write($bytes, 0, $bytes.Length); $stream.Flush(); $client.Dispose()
                }
            }).AddArgument($listener)
            $null = $job.BeginInvoke()
            $uri = "http://127.0.0.1:$($listener.LocalEndpoint.Port)/"
            Invoke-RestMethod $uri -NoProxy -Method Post -Form @{ file = Get-Item -Path mail.zip }
            Invoke-RestMethod $uri -NoProxy -Method Post -Form @{ file = 'mail.zip' }
        }
        $sent.Value | Should -Be 'content', 'path'
    }

    It 'The filter also runs for calls without a body, and ConvertFrom-Json writes an error for $null. Check for the body first: $Body -and ($Body | ConvertFrom-Json).names -contains ''photos''.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeEach {
                    Mock Invoke-RestMethod
                    Invoke-RestMethod -Uri https://api.example/1 -Method Post
                    Invoke-RestMethod -Uri https://api.example/2 -Method Post -Body (@{ names = @('photos') } | ConvertTo-Json)
                    Invoke-RestMethod -Uri https://api.example/3 -Method Post -Body (@{ names = @('music') } | ConvertTo-Json)
                    $Error.Clear()
                }
                It 'asks first' { Should -Invoke Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $Body -and ($Body | ConvertFrom-Json).names -contains 'photos' }; "$Error" | Should -BeNullOrEmpty }
                It 'does not ask' { Should -Invoke Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { ($Body | ConvertFrom-Json).names -contains 'photos' }; "$Error" | Should -BeLike '*because it is null.*' }
                It 'does not ask, stops' { Should -Invoke Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $ErrorActionPreference = 'Stop'; ($Body | ConvertFrom-Json).names -contains 'photos' } }
                It 'asks first, stops' { Should -Invoke Invoke-RestMethod -Times 1 -Exactly -ParameterFilter { $ErrorActionPreference = 'Stop'; $Body -and ($Body | ConvertFrom-Json).names -contains 'photos' } }
            }
        }
        Assert-TestPassed $run 'asks first', 'does not ask', 'asks first, stops'
        $run.Messages | Should -BeLike '*because it is null.*'
    }

    It 'Methods of .NET cannot be mocked, but an object that the code gets from New-Object System.Net.WebClient can be replaced.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    function Get-Page { (New-Object System.Net.WebClient).DownloadString('http://127.0.0.1:1/') }
                    function Get-Own { [System.Net.WebClient]::new().DownloadString('http://127.0.0.1:1/') }
                }
                It 'method' { foreach ($name in '[System.Net.WebClient]::new', 'DownloadString') { { Mock $name { } } | Should -Throw 'Could not find Command*' } }
                It 'object' {
                    Mock New-Object { [pscustomobject] @{} | Add-Member -MemberType ScriptMethod -Name DownloadString -Value { 'fake' } -PassThru } -ParameterFilter { $TypeName -eq 'System.Net.WebClient' }
                    Get-Page | Should -Be 'fake'
                    { Get-Own } | Should -Throw
                }
            }
        }
        Assert-TestPassed $run 'method', 'object'
    }

    It 'To test the loop of the server itself, make the listener with New-Object System.Net.HttpListener, and let its mock return a fake. The Prefixes of the fake is a list, and its GetContext returns one request after the other and then throws. The error ends a while ($true) that has no catch in it, and the function with this loop' {
        $run = Invoke-Sample {
            BeforeAll {
                function Start-Listener ([int] $Port) {
                    $listener = New-Object System.Net.HttpListener
                    $listener.Prefixes.Add("http://localhost:$Port/")
                    $listener.Start()
                    while ($true) { $listener.GetContext().Request.Url.LocalPath }
                }
            }
            Describe 'd' {
                BeforeEach {
                    $asked = [System.Collections.Generic.Queue[string]] @('/state', '/plans')
                    $fake = [pscustomobject] @{ Prefixes = [System.Collections.Generic.List[string]]::new() }
                    $fake | Add-Member -MemberType ScriptMethod -Name Start -Value { }
                    $fake | Add-Member -MemberType ScriptMethod -Name GetContext -Value { [pscustomobject] @{ Request = [pscustomobject] @{ Url = [uri] "http://localhost$($asked.Dequeue())" } } }
                }
                It 'loop' {
                    Mock New-Object { $fake } -ParameterFilter { $TypeName -eq 'System.Net.HttpListener' }
                    $paths = [System.Collections.Generic.List[string]]::new()
                    { Start-Listener -Port 8080 | ForEach-Object { $paths.Add($_) } } | Should -Throw '*empty*'
                    $paths | Should -Be '/state', '/plans'
                    $fake.Prefixes | Should -Be 'http://localhost:8080/'
                }
                It 'with a catch' {
                    function Start-Careful { $listener = New-Object System.Net.HttpListener; $rounds = 0; while ($rounds -lt 20) { $rounds++; try { $null = $listener.GetContext() } catch { $null = $_ } }; $rounds }
                    Mock New-Object { $fake } -ParameterFilter { $TypeName -eq 'System.Net.HttpListener' }
                    Start-Careful | Should -Be 20
                }
                It 'without a list' { $fake.Prefixes = $null; Mock New-Object { $fake } -ParameterFilter { $TypeName -eq 'System.Net.HttpListener' }; { Start-Listener -Port 8080 } | Should -Throw '*null-valued*' }
            }
        }
        "$($run.Tests.Result)" | Should -Be 'Passed Passed Passed' -Because "$($run.Messages)"
    }

    It 'This helper builds the error for both editions of PowerShell, even for a number that has no name in .NET, such as 418' -Skip:($PSVersionTable.PSEdition -ne 'Core') {
        $run = Invoke-Sample { Describe 'd' {
            BeforeAll { function Get-Own { try { Invoke-RestMethod -Uri http://127.0.0.1:9/own } catch { [int] $_.Exception.Response.StatusCode } } }
            It 'number <_>' -ForEach 404, 418, 429 {
                $status = [enum]::ToObject([System.Net.HttpStatusCode], $_)
                $problem = [Microsoft.PowerShell.Commands.HttpResponseException]::new('m', [System.Net.Http.HttpResponseMessage]::new($status))
                Mock Invoke-RestMethod { throw $problem }
                Get-Own | Should -Be $_
            }
            It 'a cast' { { [System.Net.HttpStatusCode] 418 } | Should -Throw '*enumeration values that are not valid*' }
        } }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 4
    }

    Context 'recorded answers' {
        BeforeAll {
            $recorded = Invoke-Sample -File @{ 'samples/Get-api-a.json' = '{ "id": 1 }'; 'samples/Post-api-a.json' = '{ "id": 2 }'; 'Rest.psm1' = 'function Get-FromModule { (Invoke-RestMethod -Uri "https://backup.example/api/a?page=2").id }' } -Test {
                Describe 'd' {
                    BeforeAll {
                        Import-Module $PSScriptRoot/Rest.psm1 -Force
                        $answer = {
                            $verb = if ($Method) { $Method } else { 'Get' }
                            $file = "$PSScriptRoot/samples/$verb$($Uri.AbsolutePath -replace '/', '-').json"
                            if (-not (Test-Path $file)) { throw "no recorded answer for $verb $Uri" }
                            Get-Content -Path $file -Raw | ConvertFrom-Json
                        }
                    }
                    It 'file' {
                        Mock Invoke-RestMethod $answer
                        (Invoke-RestMethod https://backup.example/api/a).id | Should -Be 1
                        (Invoke-RestMethod https://backup.example/api/a -Method GET).id | Should -Be 1
                        (Invoke-RestMethod https://backup.example/api/a -Method POST).id | Should -Be 2
                        { Invoke-RestMethod https://backup.example/api/b -Method Delete } | Should -Throw 'no recorded answer for Delete https://backup.example/api/b'
                    }
                    It 'module' { Mock Invoke-RestMethod $answer -ModuleName Rest; Get-FromModule | Should -Be 1 }
                    It 'empty' { Mock Invoke-RestMethod { "[$Method]" }; Invoke-RestMethod https://x.example | Should -Be '[]'; Invoke-RestMethod https://x.example -Method GET | Should -Be '[Get]' }
                    It 'depth' {
                        $answer = @{ one = @{ two = @{ three = @{ four = 1 } } } }
                        $default = $answer | ConvertTo-Json -WarningAction Ignore | ConvertFrom-Json
                        $default.one.two | Should -BeOfType pscustomobject
                        $default.one.two.three | Should -BeOfType string
                        ($answer | ConvertTo-Json -Depth 3 | ConvertFrom-Json).one.two.three.four | Should -Be 1
                    }
                }
            }
        }

        It 'For many requests, let one mock make the name of the file from the method and the path. $Method is empty when the call leaves it out:' { Assert-TestPassed $recorded 'file', 'module', 'empty' }

        It 'Of an object, ConvertTo-Json needs a -Depth that reaches the deepest level: by default it keeps two levels below the object, and makes text of the rest.' { Assert-TestPassed $recorded 'depth' }
    }

    It 'let BeforeAll first remove what is older than a day:' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll {
                    $gone = [System.Collections.Generic.List[string]]::new()
                    Mock Invoke-RestMethod { , ('[{ "name": "pester-old", "created": "2020-01-01T00:00:00Z" }, { "name": "mail", "created": "2020-01-01T00:00:00Z" }, { "name": "pester-new", "created": "2999-01-01T00:00:00Z" }]' | ConvertFrom-Json -NoEnumerate) }
                    Mock Invoke-RestMethod { $gone.Add($Uri) } -ParameterFilter { $Method -eq 'Delete' }
                    $api = 'https://backup.example/api/reports'
                    $reports = Invoke-RestMethod -Uri $api
                    foreach ($report in $reports) {
                        if ($report.name -like 'pester-*' -and [datetimeoffset] $report.created -lt (Get-Date).AddDays(-1)) {
                            Invoke-RestMethod -Uri "$api/$($report.name)" -Method Delete
                        }
                    }
                }
                It 'old' { $gone | Should -Be 'https://backup.example/api/reports/pester-old' }
            }
        }
        Assert-TestPassed $run 'old'
    }

    It 'older than a day:' {
        # Kiritimati is 14 hours ahead of UTC, Honolulu 10 behind.
        foreach ($zone in 'Pacific/Kiritimati', 'Pacific/Honolulu') {
            $run = Invoke-Sample -Environment @{ TZ = $zone } -Script {
                [System.TimeZoneInfo]::ClearCachedData()
                foreach ($hours in 23, 25) {
                    $report = "{ `"created`": `"$([datetime]::UtcNow.AddHours(-$hours).ToString('s'))Z`" }" | ConvertFrom-Json
                    [datetimeoffset] $report.created -lt (Get-Date).AddDays(-1)
                    [datetimeoffset] $report.created.ToString('o') -lt (Get-Date).AddDays(-1)
                }
            }
            $run.Errors | Should -BeNullOrEmpty
            $run.Value | Should -Be $false, $false, $true, $true
        }
    }

    It 'The if protects the reports of others when BeforeAll fails above the name: $name is then empty, or a variable of your session.' {
        $file = @{ 'a.Tests.ps1' = "BeforeAll { throw 'no service'; `$name = 'pester-1' }; AfterAll { Write-Host `"name [`$name]`"; if (`$name -like 'pester-*') { Write-Host 'deleted' } }; Describe 'd' { It 'i' { } }" }
        $run = Invoke-Sample -File $file -Script { $null = Invoke-Pester ./a.Tests.ps1; $name = 'photos'; $null = Invoke-Pester ./a.Tests.ps1 }
        $run.Text | Should -Match '(?s)name \[\].*name \[photos\]'
        $run.Text | Should -Not -Match 'deleted'
    }

    It 'To record an answer as the server sent it, write it to a file: Invoke-WebRequest -Uri $uri -Headers $headers -OutFile ./samples/report.json.' {
        $run = Invoke-Sample -File @{ 'samples/other.json' = '{}' } -Script {
            $listener = [System.Net.HttpListener]::new()
            $port = Get-Random -Minimum 20000 -Maximum 60000
            $listener.Prefixes.Add("http://127.0.0.1:$port/")
            $listener.Start()
            $server = [powershell]::Create().AddScript({
                    param ($listener)
                    foreach ($number in 1, 2) {
                        $context = $listener.GetContext()
                        $context.Response.ContentType = 'application/vnd.github+json'
                        $bytes = [System.Text.Encoding]::UTF8.GetBytes('{ "id": 1 }')
                        $context.Response.OutputStream.Write($bytes, 0, $bytes.Length)
                        $context.Response.Close()
                    }
                }).AddArgument($listener)
            $running = $server.BeginInvoke()
            $uri = "http://127.0.0.1:$port/"
            $headers = @{ 'X-Test' = '1' }
            Invoke-WebRequest -Uri $uri -Headers $headers -OutFile ./samples/report.json
            Get-Content -Path ./samples/report.json -Raw
            # The counterexample: for this kind of content, the property is no text.
            (Invoke-WebRequest -Uri $uri).Content -is [byte[]]
            $server.EndInvoke($running)
            $listener.Stop()
        }
        $run.Errors | Should -BeNullOrEmpty
        $run.Value | Should -Be '{ "id": 1 }', $true
    }

    It '$env:GITHUB_RUN_ID of GitHub Actions stays the same when a run is started again.' -Tag Unproved { 'https://docs.github.com/actions/reference/workflows-and-actions/variables' }

    Context 'a guard for the whole suite' {
        BeforeAll { . "$PSScriptRoot/../samples/noRequests.ps1" }

        It 'PowerShell finds a function before a cmdlet, also when code in a module or an alias such as irm makes the call.' {
            Assert-TestPassed $run 'module', 'alias', 'other command', 'script'
        }

        It 'The function throws, so a test without a mock fails. It also notes the request, in case the code catches the error.' {
            ($run.Tests | Where-Object Name -EQ 'fails').Result | Should -Be 'Failed'
            Assert-TestPassed $run 'caught'
            foreach ($name in 'fails', 'caught') { $run.Value | Should -Contain "Invoke-RestMethod http://127.0.0.1:9/$name" }
        }

        It 'A mock comes before the guard, with -ModuleName, too, and its filter has the parameters of the call.' {
            Assert-TestPassed $run 'mock in the module', 'mock in the test'
            $run.Value | Should -Not -Contain 'Invoke-RestMethod http://127.0.0.1:9/mocked'
        }

        It 'With a plain function global:Invoke-RestMethod { throw } as the guard, $Uri is empty in the filter.' {
            $plain = Invoke-Sample -File @{ 'Guarded.psm1' = $guardedModule } {
                BeforeAll { Import-Module $PSScriptRoot/Guarded.psm1 -Force; function global:Invoke-RestMethod { throw } }
                AfterAll { Remove-Item -Path Function:/Invoke-RestMethod; Remove-Module Guarded }
                Describe 'd' {
                    It 'empty' { Mock Invoke-RestMethod { 'mocked' } -ModuleName Guarded -ParameterFilter { $null -eq $Uri }; Get-Report a | Should -Be 'mocked' }
                    It 'not filled' { Mock Invoke-RestMethod { 'mocked' } -ModuleName Guarded -ParameterFilter { $Uri -like '*a' }; { Get-Report a } | Should -Throw }
                }
            }
            Assert-TestPassed $plain 'empty', 'not filled'
        }

        It 'The guard does not stop a call by the long name, Microsoft.PowerShell.Utility\Invoke-RestMethod, a call in ForEach-Object -Parallel or in a job, a program such as git, or a method of .NET, such as those of [System.Net.Http.HttpClient].' -Skip:($PSVersionTable.PSVersion.Major -lt 7) {
            Assert-TestPassed $run 'long name', 'client'
            $elsewhere = Invoke-Sample -File @{ 'Guard.ps1' = $guard } -Script {
                . ./Guard.ps1
                try {
                    "$((Get-Command -Name Invoke-RestMethod).CommandType)"
                    1 | ForEach-Object -Parallel { "$((Get-Command -Name Invoke-RestMethod).CommandType)" }
                    Start-Job { "$((Get-Command -Name Invoke-RestMethod).CommandType)" } | Receive-Job -Wait -AutoRemoveJob
                    if (git ls-remote http://127.0.0.1:9/git 2>&1 | Where-Object { "$_" -match '127\.0\.0\.1' }) { 'git' }
                } finally { Remove-Item -Path 'Function:/Invoke-RestMethod', 'Function:/Invoke-WebRequest' }
                "$((Get-Command -Name Invoke-RestMethod).CommandType)"
            }
            $elsewhere.Value | Should -Be 'Function', 'Cmdlet', 'Cmdlet', 'git', 'Cmdlet'
        }
    }
}
