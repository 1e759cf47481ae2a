import { REPLACED_COMMANDS, type ReplacedCommand } from '@site/data/replacedCommands';

/** The removed command whose page an address below a version names, in any case, as the router finds pages. */
export function removedCommand(path: string): ReplacedCommand | undefined {
  return REPLACED_COMMANDS.find(
    ({ command }) => `commands/${command}`.toLowerCase() === path.toLowerCase(),
  );
}
