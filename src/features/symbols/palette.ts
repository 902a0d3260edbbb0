import { useQuery } from '@tanstack/react-query';
import { IconIcons } from '@tabler/icons-react';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { checkSymbolsAccess } from '~/domain/symbol/permission.ts';
import { symbolTexts } from '~/domain/words/texts/symbols.ts';
import { paths } from '~/paths.ts';
import { symbolsQuery } from '~/queries/symbols/symbols.ts';
import { useActor } from '~/session/me.ts';
import { createPaletteSource, toPaletteListResult, type PaletteQuery } from '~/ui/palette/paletteSource.ts';

const limit = 5;

function useSymbols({ text, asked }: PaletteQuery) {
  const canRead = checkSymbolsAccess(useActor()).allowed;
  const read = useQuery({ ...symbolsQuery(), enabled: canRead && asked !== '' });
  if (!canRead) return undefined;
  return toPaletteListResult(read, text, symbolTexts.title, (data) =>
    rankMatches(data, text, ({ name }) => [name], limit).map(({ name }) => ({
      key: name,
      title: name,
      icon: IconIcons,
      to: paths.symbols({ search: name }),
    })),
  );
}

export const sources = [createPaletteSource('symbols', 'THINGS', useSymbols)];
