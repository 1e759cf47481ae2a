BeforeAll { Import-Module "$PSScriptRoot/../Proofs.psm1" }

Describe 'quick-start' {
    It 'Your culture uses another calendar, as in Thailand, and {1:yyyyMMdd} uses that calendar. Write $Date.ToString(''yyyyMMdd'', [cultureinfo]::InvariantCulture) in the function.' {
        $before = [cultureinfo]::CurrentCulture
        $names = try {
            foreach ($culture in 'th-TH', 'de-DE') {
                [cultureinfo]::CurrentCulture = $culture
                & { param ([string] $Source, [datetime] $Date) '{0}-{1:yyyyMMdd}.bak' -f $Source, $Date } photos '2026-03-31'
                & { param ([string] $Source, [datetime] $Date) '{0}-{1}.bak' -f $Source, $Date.ToString('yyyyMMdd', [cultureinfo]::InvariantCulture) } photos '2026-03-31'
            }
        } finally { [cultureinfo]::CurrentCulture = $before }
        $names | Should -Be 'photos-25690331.bak', 'photos-20260331.bak', 'photos-20260331.bak', 'photos-20260331.bak'
    }
}
