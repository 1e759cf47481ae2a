# Asserts what FailedCount of ConvertTo-Pester4Result counts. Two pages say it.
$cases = @(
    @('0 Failed', 'Describe d { It i { } }; throw 1'),
    @('0 Failed', 'AfterAll { throw 1 }; Describe d { It i { } }'),
    # These are counted.
    @('1 Failed', 'Describe d { AfterAll { throw 1 }; It i { } }'),
    @('1 Failed', 'BeforeAll { throw 1 }; Describe d { It i { } }'),
    @('1 Failed', 'Describe d { It i { throw 1 } }'),
    @('0 Passed', 'Describe d { It i { } }')
)
foreach ($case in $cases) { (Invoke-Sample $case[1] -Inspect { "$((ConvertTo-Pester4Result $args[0]).FailedCount) $($args[0].Result)" }).Value | Should -Be $case[0] -Because $case[1] }
