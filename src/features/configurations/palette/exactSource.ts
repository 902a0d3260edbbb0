import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { mayCall } from '~/domain/access/verdict.ts';
import { exactThings } from '~/domain/palette/exact.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteEntry, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';

function useExact({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayCall(useActor(), 'configurationGet').allowed;
  const entries = exactThings(text).flatMap((thing): readonly PaletteEntry[] => {
    if (!mayRead || thing.kind !== 'CONFIGURATION') return [];
    const { id } = thing;
    return [
      {
        key: `configuration ${id}`,
        title: paletteTexts.configuration(id),
        icon: IconAdjustmentsHorizontal,
        to: paths.workingConfiguration(id),
      },
    ];
  });
  return { title: paletteTexts.groups.goTo, entries };
}

/** The configuration that the typed text is the whole name of: it can be opened before anything is found. */
export const exactSource: PaletteSource = {
  key: 'exactConfiguration',
  place: 'EXACT',
  Ask: ({ question, children }) => children(useExact(question)),
};
