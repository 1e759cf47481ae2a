# Runs one example as if it were typed at the prompt. It is a file, because `exit` ends the innermost script file:
# without this one, an example that exits would end the process, and every example after it.
& ([scriptblock]::Create($args[0]))
