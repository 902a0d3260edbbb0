import { useQuery } from '@tanstack/react-query';
import { IconIcons } from '@tabler/icons-react';
import { ranked } from '~/domain/palette/rank.ts';
import { mayOpenSymbols } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { paths } from '~/paths.ts';
import { symbols } from '~/queries/symbols/symbols.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';

/** The greatest number of symbols that are offered. */
const most = 5;

function useSymbols({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayOpenSymbols(useActor()).allowed;
  const { data, isFetching, isError, refetch } = useQuery({ ...symbols(), enabled: mayRead && asked !== '' });
  if (!mayRead) return undefined;
  const found = text === '' || !data ? [] : ranked(data, text, ({ name }) => [name], most);
  return {
    title: symbolTexts.title,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map(({ name }) => ({
      key: name,
      title: name,
      icon: IconIcons,
      to: paths.symbols({ search: name }),
    })),
  };
}

const symbolSource: PaletteSource = {
  key: 'symbols',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useSymbols(question)),
};

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [symbolSource];
