/** Text as PowerShell has it in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
