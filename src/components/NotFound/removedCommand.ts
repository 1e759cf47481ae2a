import { REPLACED_COMMANDS, type ReplacedCommand } from '@site/src/data/replacedCommands';

/** The removed command whose page an address below a version names, in any case of its letters. */
export function removedCommand(path: string): ReplacedCommand | undefined {
  const name = /^commands\/([^/]+)$/i.exec(path)?.[1]?.toLowerCase();
  return REPLACED_COMMANDS.find(({ command }) => command.toLowerCase() === name);
}
