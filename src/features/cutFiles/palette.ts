import { useQuery } from '@tanstack/react-query';
import { IconVectorSpline } from '@tabler/icons-react';
import { mayOpenCutFiles } from '~/domain/cutFile/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFiles } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';

/** The greatest number of cut files that are offered. */
const most = 5;

function useCutFiles({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayOpenCutFiles(useActor()).allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...cutFiles(),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const found = text === '' || !data ? [] : ranked(data, text, ({ name, note }) => [name, note], most);
  return {
    title: cutFileTexts.title,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map(({ name, note }) => ({
      key: name,
      title: name,
      detail: note,
      icon: IconVectorSpline,
      to: paths.cutFile(name),
    })),
  };
}

const cutFileSource: PaletteSource = {
  key: 'cutFiles',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useCutFiles(question)),
};

/** Things of this area that the palette finds. */
export const sources: readonly PaletteSource[] = [cutFileSource];
