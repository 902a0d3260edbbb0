import { useQuery } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { commandText } from '~/domain/command/command.ts';
import { mayOpenCommands } from '~/domain/command/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { commandListTexts } from '~/domain/words/texts/commands.ts';
import { commandList } from '~/queries/commands/commands.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { commandPath } from './commandPath.ts';

/** The greatest number of commands that are offered. */
const most = 5;

function useCommands({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayOpenCommands(useActor()).allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...commandList(),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const found =
    text === '' || !data
      ? []
      : ranked(data, text, (command) => [commandText(command), command.description], most);
  return {
    title: commandListTexts.title,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map((command) => ({
      key: commandText(command),
      title: commandText(command),
      detail: command.description,
      icon: IconTerminal2,
      to: commandPath(command),
    })),
  };
}

const commandSource: PaletteSource = {
  key: 'commands',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useCommands(question)),
};

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [commandSource];
