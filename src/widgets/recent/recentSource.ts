import { IconHistory } from '@tabler/icons-react';
import { ranked } from '~/domain/palette/rank.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { useRecent } from './recent.ts';

const most = 6;

function useRecentAnswer({ text }: PaletteQuestion): PaletteAnswer | undefined {
  return {
    title: paletteTexts.groups.recent,
    entries: ranked(useRecent() ?? [], text, ({ title, detail }) => [title, detail], most).map(
      ({ address, title, detail }) => ({ key: address, title, detail, icon: IconHistory, to: address }),
    ),
  };
}

export const recentSource: PaletteSource = {
  key: 'recent',
  place: 'RECENT',
  Ask: ({ question, children }) => children(useRecentAnswer(question)),
};
