BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/structured-data' {
    It 'Parse the text and assert on the values. Then the order of properties, spaces and line endings do not matter.' {
        Assert-Passing { ('{ "b": 1,  "a": 2 }' | ConvertFrom-Json).a | Should -Be 2 }, { ("{`r`n`"a`": 2, `"b`":1}" | ConvertFrom-Json).a | Should -Be 2 }
    }

    It 'PSObject.Properties.Name of a parsed JSON object has the names of its properties.' {
        Assert-Passing { ('{ "b": 1, "a": 2 }' | ConvertFrom-Json).PSObject.Properties.Name | Should -Be 'b', 'a' }
        $null = Get-Failure { ('{ "b": 1, "a": 2, "c": 3 }' | ConvertFrom-Json).PSObject.Properties.Name | Should -Be 'b', 'a' }
    }

    It 'When a test that compares JSON as text passes only sometimes, the cause is often a plain @{ }. In PowerShell 7, the keys of a plain @{ } come in another order in every session, and so do the properties that ConvertTo-Json writes. Use [ordered] @{ } in the code, or compare the parsed values.' {
        $run = Invoke-Sample -Script {
            foreach ($kind in '', '[ordered]') {
                $texts = foreach ($i in 1..3) { & (Get-Process -Id $PID).Path -NoProfile -Command "$kind @{ one = 1; two = 2; three = 3; four = 4; five = 5; six = 6; seven = 7; eight = 8 } | ConvertTo-Json -Compress" }
                "$kind $(@($texts | Select-Object -Unique).Count)"
            }
        }
        $run.Value | Should -Be ' 3', '[ordered] 1'
    }

    It 'Two XML texts are the same when their OuterXml, which has no layout, is the same.' {
        Assert-Passing { ([xml] "<a>`n  <b>1</b>`n</a>").OuterXml | Should -BeExactly ([xml] '<a><b>1</b></a>').OuterXml }
        $null = Get-Failure { ([xml] '<a><b>1</b></a>').OuterXml | Should -BeExactly ([xml] '<a><b>2</b></a>').OuterXml }
    }

    It 'the order of attributes counts, comments count' {
        Assert-Passing { ([xml] "<a x='1'   y='2'/>").OuterXml | Should -BeExactly ([xml] '<a x="1" y="2" />').OuterXml }
        foreach ($other in '<a y="2" x="1"/>', '<a x="1" y="2"></a>', '<a x="1" y="2"/><!-- new -->') {
            ([xml] $other).OuterXml | Should -Not -Be ([xml] '<a x="1" y="2"/>').OuterXml
        }
        ([xml] "<a>`n  mail`n</a>").OuterXml | Should -Not -Be ([xml] '<a>mail</a>').OuterXml
    }

    It 'Where the module is not installed, mock a stand-in for Export-Excel. The body of the mock runs once for each piped row.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Export-Sizes { 1, 2, 3 | ForEach-Object { [pscustomobject] @{ Size = $_ } } | Export-Excel -Path sizes.xlsx } }
                It 'missing' { Mock Export-Excel { }; Export-Sizes }
                It 'stand-in' { function Export-Excel { param ([Parameter(ValueFromPipeline)] $InputObject, $Path) }; $script:rows = @(); Mock Export-Excel { $script:rows += $InputObject.Size }; Export-Sizes; $script:rows | Should -Be 1, 2, 3; Should -Invoke Export-Excel -Times 3 -Exactly }
            }
        }
        $run.Tests.Result | Should -Be 'Failed', 'Passed'
    }

    It 'Windows PowerShell 5.1 has no Test-Json.' -Tag Unproved { 'https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/test-json, which says that PowerShell 6.1 introduced it' }

    It 'Windows PowerShell needs Add-Type -AssemblyName System.IO.Compression.FileSystem first.' -Tag Unproved { 'https://learn.microsoft.com/dotnet/api/system.io.compression.zipfile' }

    It 'An ARM template is JSON; az bicep build --file main.bicep makes a template from Bicep.' -Tag Unproved { 'https://learn.microsoft.com/azure/azure-resource-manager/bicep/bicep-cli' }

    It 'A plan of Terraform is tested in the same way: terraform show -json plan.out | ConvertFrom-Json has the resources in resource_changes. A resource that does not change is there, too: its change.actions is no-op.' -Tag Unproved { 'https://developer.hashicorp.com/terraform/internals/json-format' }

    It 'Give a function that changes a web.config, an app.config or other XML the path "$TestDrive/web.config": .Save() is a .NET method, which knows neither TestDrive: nor the location of PowerShell.' {
        $run = Invoke-Sample {
            Describe 'd' {
                BeforeAll { function Set-Days ($Path) { $xml = [xml] (Get-Content -Path $Path -Raw); $xml.backups.days = '14'; $xml.Save($Path) } }
                BeforeEach { Set-Content -Path "$TestDrive/web.config" -Value '<backups days="7" />'; Push-Location -Path $TestDrive; $before = [Environment]::CurrentDirectory; [Environment]::CurrentDirectory = (New-Item -Path "$TestDrive/elsewhere" -ItemType Directory -Force).FullName }
                AfterEach { [Environment]::CurrentDirectory = $before; Pop-Location }
                It 'real path' { Set-Days "$TestDrive/web.config"; ([xml] (Get-Content -Path TestDrive:/web.config -Raw)).backups.days | Should -Be '14' }
                It 'drive' { { Set-Days TestDrive:/web.config } | Should -Throw '*TestDrive:*'; ([xml] (Get-Content -Path TestDrive:/web.config -Raw)).backups.days | Should -Be '7' }
                It 'location' { Set-Days ./web.config; ([xml] (Get-Content -Path TestDrive:/web.config -Raw)).backups.days | Should -Be '7'; Test-Path "$TestDrive/elsewhere/web.config" | Should -BeTrue }
            }
        }
        $run.Messages | Should -BeNullOrEmpty
        $run.Passed | Should -Be 3
    }

    It 'With param ([string] $Template = "$PSScriptRoot/main.json") at the top, and $Template as the path, a pipeline passes its own file. A file that is not JSON fails as a whole.' {
        $run = Invoke-Sample -File @{
            'Template.Tests.ps1' = 'param ([string] $Template = "$PSScriptRoot/main.json"); BeforeDiscovery { $resources = (Get-Content -Path $Template -Raw | ConvertFrom-Json).resources }; Describe "the template" { It "<_.name>" -ForEach $resources { } }'
            'main.json'          = '{ "resources": [ { "name": "backup" }, { "name": "portal" } ] }'
            'out/built.json'     = '{ "resources": [ { "name": "built" } ] }'
            'out/broken.json'    = '{ "resources": [ { "name": '
        } -Script {
            $show = { param ($Result) "$($Result.Result) $(@($Result.Tests | ForEach-Object ExpandedName) -join ' ') $($Result.FailedContainersCount)" }
            & $show (Invoke-Pester ./Template.Tests.ps1 -Output None -PassThru)
            foreach ($file in 'built', 'broken') { & $show (Invoke-Pester -Container (New-PesterContainer -Path ./Template.Tests.ps1 -Data @{ Template = "$PWD/out/$file.json" }) -Output None -PassThru) }
        }
        $run.Value | Should -Be 'Passed backup portal 0', 'Passed built 0', 'Failed  1'
    }

    It 'The names of the parameters are names of properties: $names = (Get-Content -Path $Template -Raw | ConvertFrom-Json).parameters.PSObject.Properties.Name.' {
        $run = Invoke-Sample -File @{ 'main.json' = '{ "parameters": { "location": { "type": "string" }, "size": { "type": "int" } }, "resources": [] }' } -Script {
            $Template = './main.json'
            $names = (Get-Content -Path $Template -Raw | ConvertFrom-Json).parameters.PSObject.Properties.Name
            $names
            @((Get-Content -Path $Template -Raw | ConvertFrom-Json).parameters.Name).Count
        }
        $run.Value | Should -Be 'location', 'size', 1
    }

    It 'The order of the columns of a CSV file is the order of the properties of a row.' {
        Assert-Passing { $rows = 'Name,Size', 'mail,3' | ConvertFrom-Csv; $rows[0].PSObject.Properties.Name | Should -Be 'Name', 'Size' }, { $rows = 'Size,Name', '3,mail' | ConvertFrom-Csv; $rows[0].PSObject.Properties.Name | Should -Be 'Size', 'Name' }
        $null = Get-Failure { $rows = 'Size,Name', '3,mail' | ConvertFrom-Csv; $rows[0].PSObject.Properties.Name | Should -Be 'Name', 'Size' }
    }

    Context 'formats' {
        BeforeAll {
            $sample = Invoke-Sample -File @{ 'main.json' = '{ "parameters": { "size": { "type": "int" } }, "resources": [ { "name": "backup" } ] }' } -Test {
                Describe 'd' {
                    It 'xml' { { ([xml] '<a><b></a>').OuterXml } | Should -Throw; ([xml] "<a>`r`n  <b x='1'>2</b>`n</a>").a.b.x | Should -Be '1'; ([xml] "<a>`r`n  <b x='1'>2</b>`n</a>").OuterXml | Should -Be ([xml] '<a><b x="1">2</b></a>').OuterXml; "<a>`n<b/></a>" | Should -Not -Be '<a><b/></a>' }
                    It 'zip' {
                        Add-Type -AssemblyName System.IO.Compression.FileSystem
                        $folder = New-Item -Path "$TestDrive/files" -ItemType Directory; Set-Content -Path "$folder/mail.txt" -Value 'x'
                        [System.IO.Compression.ZipFile]::CreateFromDirectory($folder, "$TestDrive/all.zip")
                        $zip = [System.IO.Compression.ZipFile]::OpenRead("$TestDrive/all.zip"); try { $zip.Entries.FullName | Should -Be 'mail.txt' } finally { $zip.Dispose() }
                    }
                    It 'template' { $template = Get-Content -Path $PSScriptRoot/main.json -Raw | ConvertFrom-Json; $template.resources.name | Should -Be 'backup'; $template.parameters.size.type | Should -Be 'int' }
                }
            }
        }

        It 'XML | [xml] | the OuterXml of both' { Assert-TestPassed $sample 'xml' }

        It 'ZIP | [System.IO.Compression.ZipFile] |' { Assert-TestPassed $sample 'zip' }

        It 'ARM, Bicep, Terraform | ConvertFrom-Json |' { Assert-TestPassed $sample 'template' }
    }
}
