# What the tests of some files have in common and what tells them apart, for the pages on keys: `$key` holds the lines of
# the sample, `$keyOf` its lines "key …" by file and expanded path. Dot-source it in BeforeAll.
$key = Invoke-Sample -Seconds 120 -File @{
    'Shared.ps1'  = 'function Add-Shared { It "shared" { } }'
    'a.Tests.ps1' = 'BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }; Describe d { Add-Shared; It own { } }'
    'b.Tests.ps1' = 'BeforeDiscovery { . $PSScriptRoot/Shared.ps1 }; Describe d { Add-Shared }'
    'p.Tests.ps1' = 'param ($Server); Describe p { It i { } }'
    'c.Tests.ps1' = @'
Describe 'block' -ForEach @{ K = 1 }, @{ K = 2 } { It 'plain' { } }
Describe 'tests' { It 'case' -ForEach @{ S = 3 }, @{ S = 4 } { }; It 'named <S>' -ForEach @{ S = 3 }, @{ S = 4 } { }; It 'twice' { }; It 'twice' { } }
'@
    'f.Tests.ps1' = @'
Describe 'out <D>' -ForEach @{ D = 1 } { It 'in' { }; It 'left <T>' -Tag Out -ForEach @{ T = 2 } { } }
Describe 'all <D>' -ForEach @{ D = 1 } { BeforeAll { throw 1 }; It 'a <T>' -ForEach @{ T = 2 } { } }
Describe 'each <D>' -ForEach @{ D = 1 } { BeforeEach { throw 1 }; It 'e <T>' -ForEach @{ T = 2 } { } }
Describe 'skip <D>' -ForEach @{ D = 1 } { It 's <D> <T>' -Skip -ForEach @{ T = 2 } { }; It 'u <D>' -Skip { }; It 'set <D>' { Set-ItResult -Skipped } }
'@
} -Script {
    $container = @(New-PesterContainer -Path ./a.Tests.ps1, ./b.Tests.ps1, ./c.Tests.ps1) + @(New-PesterContainer -Path ./p.Tests.ps1 -Data @{ Server = 'x' }, @{ Server = 'y' })
    foreach ($test in (Invoke-Pester -Container $container -Output None -PassThru).Tests) {
        $file = $test.Block.BlockContainer
        'key {0} {1} | written {2} | data [{3}] [{4}] [{5}] | id [{6}{7}]' -f $file.Item.Name, $test.ExpandedPath, [System.IO.Path]::GetFileName($test.ScriptBlock.File), $test.Data.S, $test.Block.Data.K, $file.Data.Server, $test.GroupId, $test.Id
    }
    foreach ($out in 'Out', 'nothing') { "expanded $out " + ((Invoke-Pester -Path ./f.Tests.ps1 -ExcludeTagFilter $out -Output None -PassThru).Tests.ExpandedPath -join ', ') }
    foreach ($out in 'Out', 'nothing') { "path $out " + (@((Invoke-Pester -Path ./f.Tests.ps1 -ExcludeTagFilter $out -Output None -PassThru).Tests | ForEach-Object { $_.Path -join '/' }) -join ', ') }
    'cases ' + (@((Invoke-Pester -Path ./c.Tests.ps1 -Output None -PassThru).Tests | ForEach-Object { $_.Path -join '/' }) -join ', ')
    $text = Get-Content ./c.Tests.ps1 -Raw
    foreach ($changed in $text, "`n$text", "$text`n`n# below") {
        Set-Content ./c.Tests.ps1 $changed
        'line ' + (@((Invoke-Pester -Path ./c.Tests.ps1 -Output None -PassThru).Tests[2, 6] | ForEach-Object { "$($_.StartLine) [$($_.GroupId)]" }) -join ', ')
    }
}
$keys = @($key.Value) -like 'key *' -replace '^key '
$keyOf = @{}
foreach ($line in $keys) { $name = ($line -split ' \| ')[0]; $keyOf[$name] = @($keyOf[$name]) + $line | Where-Object { $_ } }
