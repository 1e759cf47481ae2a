BeforeAll { Import-Module "$PSScriptRoot/../../Proofs.psm1" }

Describe 'commands/Should-NotHaveParameter' {
    It 'Passes when a command does not have a parameter. Use it after a removal, to keep an old or unwanted parameter from coming back. Unlike Should-HaveParameter, it looks at the name only.' {
        Assert-Passing { Get-Command Get-Item | Should-NotHaveParameter Nope }
        $null = Get-Failure { Get-Command Get-Item | Should-NotHaveParameter Path }, { Get-Command Get-Item | Should-NotHaveParameter Nope -Type ([int]) }
    }

    It 'If the command could not be found, the message is Input value must be non-null CommandInfo object.' {
        Get-Failure { Get-Command Get-Nothing -ErrorAction Ignore | Should-NotHaveParameter Path } | Should -BeLike 'Input value must be non-null CommandInfo object.*'
    }

    It 'The name to rule out, in any case and without the dash.' {
        $null = Get-Failure { Get-Command Get-Item | Should-NotHaveParameter path }
        Assert-Passing { Get-Command Get-Item | Should-NotHaveParameter '-Path' }
    }

    It 'A misspelled name passes, and so does leaving it out. An alias of a parameter is not found either, so the test says nothing about aliases.' {
        Assert-Passing { Get-Command Get-Item | Should-NotHaveParameter Paht }, { Get-Command Get-Item | Should-NotHaveParameter }, { Get-Command Get-Item | Should-NotHaveParameter PSPath }
    }

    It 'The result of Get-Command for one command. Text, native programs, several commands and $null are refused.' {
        $null = Get-Failure { 'Get-Item' | Should-NotHaveParameter Nope }, { Get-Command Get-Item, Get-Date | Should-NotHaveParameter Nope }, { $null | Should-NotHaveParameter Nope }
        Get-Failure { Get-Command (Get-Process -Id $PID).Path | Should-NotHaveParameter Nope } | Should -Match 'ApplicationInfo'
    }

    It 'A mocked command may be refused, too, with advice on how to get at the real one.' {
        $run = Invoke-Sample { Describe 'd' { It 'i' { function Get-Backup ($Name) { }; Mock Get-Backup; Get-Command Get-Backup | Should-NotHaveParameter Nope } } }
        $run.Messages | Should -Match "Could not retrieve parameters for mock Get-Backup.*Try 'Get-Command Get-Backup"
    }

    It 'Written before "but the parameter exists".' {
        Get-Failure { Get-Command Get-Item | Should-NotHaveParameter Path -Because 'rr' } | Should -Be 'Expected command Get-Item to not have a parameter Path, because rr, but the parameter exists.'
    }

    It 'Takes a CommandInfo from the pipeline, and returns $true, even if the parameter is there: then the assertion also throws or is collected, depending on Should.ErrorAction.' {
        Assert-Passing { if ((Get-Command Get-Item | Should-NotHaveParameter Nope) -isnot [bool]) { throw 'no output' } }
        Assert-Collected { Get-Command Get-Item | Should-NotHaveParameter Path }
        Assert-Passing { if ("$(try { Get-Command Get-Item | Should-NotHaveParameter Path } catch { 'caught' })" -ne 'True caught') { throw 'not both' } }
    }

    It 'It replaces Should -Not -HaveParameter for the name. The classic form could also be combined with -Type, -Mandatory or -DefaultValue; write Should-HaveParameter with the right value, or -Mandatory:$false, instead.' {
        Assert-Passing { Get-Command Get-Item | Should -Not -HaveParameter Nope }, { Get-Command Get-Item | Should -Not -HaveParameter Path -Type ([int]) }
    }

    It 'If the command could not be found, the message is Input value must be non-null CommandInfo object. You can get one by calling Get-Command.: a misspelled command does not pass as "has no such parameter".' {
        Get-Failure { Get-Command Get-ProofNothing -ErrorAction SilentlyContinue | Should-NotHaveParameter Path } | Should -BeLike '*Input value must be non-null CommandInfo object. You can get one by calling Get-Command.*'
        Assert-Passing { Get-Command Get-Item | Should-NotHaveParameter Nope }
    }

    It 'The message shows command, parameter and reason. It says nothing about type or set, since the name alone is too much.' {
        Get-Failure { Get-Command Get-Item | Should-NotHaveParameter Path -Because 'rr' } | Should -Be 'Expected command Get-Item to not have a parameter Path, because rr, but the parameter exists.'
    }
}
