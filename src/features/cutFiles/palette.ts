import { useQuery } from '@tanstack/react-query';
import { IconVectorSpline } from '@tabler/icons-react';
import { checkCutFilesAccess } from '~/domain/cutFile/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFilesQuery } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;

function useCutFiles({ text, asked }: PaletteQuery) {
  const canRead = checkCutFilesAccess(useActor()).allowed;
  const read = useQuery({ ...cutFilesQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, cutFileTexts.title, (data) =>
    rankMatches(data, text, ({ name, note }) => [name, note], limit).map(({ name, note }) => ({
      key: name,
      title: name,
      detail: note,
      icon: IconVectorSpline,
      to: paths.cutFile(name),
    })),
  );
}

export const sources = [createPaletteSource('cutFiles', 'THINGS', useCutFiles)];
