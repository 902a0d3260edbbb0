import { useQueryClient } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal, IconDeviceRemote } from '@tabler/icons-react';
import { mayCall } from '~/domain/access/verdict.ts';
import { isStaff } from '~/domain/access/unitFlags.ts';
import { exactThings } from '~/domain/palette/exact.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { configurationOfProduct } from '~/queries/products/products.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteEntry, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';

function useExact({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  const client = useQueryClient();
  const asksAll = isStaff(actor.units);
  const mayAsk = mayCall(actor, asksAll ? 'productFilter' : 'productGetMine').allowed;
  const mayRead = mayCall(actor, 'configurationGet').allowed;
  const entries = exactThings(text).flatMap((thing): readonly PaletteEntry[] => {
    if (!mayRead) return [];
    if (thing.kind === 'CONFIGURATION') {
      const { id } = thing;
      const title = paletteTexts.configuration(id);
      return [
        {
          key: `configuration ${id}`,
          title,
          icon: IconAdjustmentsHorizontal,
          to: paths.workingConfiguration(id),
        },
      ];
    }
    if (thing.kind !== 'PRODUCT' || !mayAsk) return [];
    const { serialNumber } = thing;
    return [
      {
        key: `product ${serialNumber}`,
        title: paletteTexts.product(serialNumber),
        detail: paletteTexts.productAbout,
        icon: IconDeviceRemote,
        find: async () => {
          const id = await configurationOfProduct(client, serialNumber, { asksAll });
          return id === undefined ? undefined : paths.configuration(id, undefined, { tab: 'PRODUCTS' });
        },
        missing: paletteTexts.noProduct(serialNumber),
      },
    ];
  });
  return { title: paletteTexts.groups.goTo, entries };
}

/** The configuration or product that the typed text is the whole name of: it can be opened before anything is found. */
export const exactSource: PaletteSource = {
  key: 'exactConfiguration',
  place: 'EXACT',
  Ask: ({ question, children }) => children(useExact(question)),
};
