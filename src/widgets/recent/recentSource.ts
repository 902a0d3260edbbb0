import { IconHistory } from '@tabler/icons-react';
import { ranked } from '~/domain/palette/rank.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { createSource, type PaletteQuestion } from '~/ui/palette/source.ts';
import { useRecent } from './recent.ts';

const most = 6;

function useRecentAnswer({ text }: PaletteQuestion) {
  return {
    title: paletteTexts.groups.recent,
    entries: ranked(useRecent() ?? [], text, ({ title, detail }) => [title, detail], most).map(
      ({ address, title, detail }) => ({ key: address, title, detail, icon: IconHistory, to: address }),
    ),
  };
}

export const recentSource = createSource('recent', 'RECENT', useRecentAnswer);
