# Runs one example as if it were typed at the prompt. It is a file, because `exit` ends the innermost script file:
# without this one, an example that exits would end the process, and every example after it.
# It and what calls it are dot-sourced, so that a variable of the example stays in the session.
. ([scriptblock]::Create($args[0]))
