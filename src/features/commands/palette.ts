import { useQuery } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { commandText } from '~/domain/command/command.ts';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { commandsQuery } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toListResult, type PaletteQuery } from '~/ui/palette/source.ts';
import { commandPath } from './commandPath.ts';

const most = 5;

function useCommands({ text, asked }: PaletteQuery) {
  const mayRead = mayOpenCommands(useActor()).allowed;
  const read = useQuery({ ...commandsQuery(), enabled: mayRead && asked !== '' });
  if (!mayRead) return undefined;
  return toListResult(read, text, commandListTexts.title, (data) =>
    ranked(data, text, (command) => [commandText(command), command.description], most).map((command) => ({
      key: commandText(command),
      title: commandText(command),
      detail: command.description,
      icon: IconTerminal2,
      to: commandPath(command),
    })),
  );
}

export const sources = [createPaletteSource('commands', 'THINGS', useCommands)];
