BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'errors/results' {
    It 'These are files that could not be read to the end, files whose BeforeAll or AfterAll outside of all blocks threw, and files with a BeforeEach or AfterEach outside of all blocks. Tests that were not found are in none of the other numbers.' {
        $run = Invoke-Sample -File @{ 'a/a.Tests.ps1' = 'throw "early"; Describe "d" { It "i" { } }'; 'b/b.Tests.ps1' = 'BeforeAll { throw "x" }; Describe "d" { It "i" { } }'; 'c/c.Tests.ps1' = 'AfterAll { throw "x" }; Describe "d" { It "i" { } }'; 'd/d.Tests.ps1' = 'Describe "d" { BeforeAll { throw "x" }; It "i" { } }'; 'e/e.Tests.ps1' = 'BeforeEach { }; Describe "d" { It "i" { } }'; 'f/f.Tests.ps1' = 'AfterEach { }; Describe "d" { It "i" { } }' } -Script {
            foreach ($folder in 'a', 'b', 'c', 'd', 'e', 'f') { $r = Invoke-Pester $folder -PassThru -Output None; "$folder files $($r.FailedContainersCount) total $($r.TotalCount)" }
        }
        @($run.Value -match 'files') | Should -Be 'a files 1 total 0', 'b files 1 total 1', 'c files 1 total 1', 'd files 0 total 1', 'e files 1 total 1', 'f files 1 total 1'
    }
}
