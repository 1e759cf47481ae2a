BeforeAll {
    Import-Module "$PSScriptRoot/../../Proofs.psm1"
}

Describe 'recipes/formatted-output' {
    It 'Pester 5 prints the sequences as they are, so a message can show two texts that look the same: -replace [char] 27, ''␛'' on both sides makes the difference visible.' {
        $esc = [char] 27
        $messages = Get-Failure { "$([char] 27)[31mlate" | Should -Be "$([char] 27)[32mlate" }, { ("$([char] 27)[31mlate" -replace [char] 27, '␛') | Should -Be ("$([char] 27)[32mlate" -replace [char] 27, '␛') }
        $messages[0] | Should -Match ([regex]::Escape("$esc[32mlate"))
        $messages[0] | Should -Not -Match '␛'
        $messages[1] | Should -Match ([regex]::Escape('␛[32mlate'))
        $messages[1] | Should -Match ([regex]::Escape('␛[31mlate'))
    }
}
