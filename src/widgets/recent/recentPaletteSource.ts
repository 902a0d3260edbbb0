import { IconHistory } from '@tabler/icons-react';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { createPaletteSource, type PaletteQuery } from '~/ui/palette/paletteSource.ts';
import { useRecentItems } from './recentItems.ts';

const limit = 6;

function useRecentAnswer({ text }: PaletteQuery) {
  return {
    title: paletteTexts.groups.recent,
    entries: rankMatches(useRecentItems() ?? [], text, ({ title, detail }) => [title, detail], limit).map(
      ({ address, title, detail }) => ({ key: address, title, detail, icon: IconHistory, to: address }),
    ),
  };
}

export const recentPaletteSource = createPaletteSource('recent', 'RECENT', useRecentAnswer);
