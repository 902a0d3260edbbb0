import { useQuery } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { formatCommand } from '~/domain/command/command.ts';
import { checkCommandsAccess } from '~/domain/command/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { commandsQuery } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { commandPath } from './commandPath.ts';

const limit = 5;

function useCommands({ text, asked }: PaletteQuery) {
  const canRead = checkCommandsAccess(useActor()).allowed;
  const read = useQuery({ ...commandsQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, commandListTexts.title, (data) =>
    rankMatches(data, text, (command) => [formatCommand(command), command.description], limit).map(
      (command) => ({
        key: formatCommand(command),
        title: formatCommand(command),
        detail: command.description,
        icon: IconTerminal2,
        to: commandPath(command),
      }),
    ),
  );
}

export const sources = [createPaletteSource('commands', 'THINGS', useCommands)];
