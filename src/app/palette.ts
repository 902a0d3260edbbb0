import { IconSearch } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import type { LoadedPalette } from '~/ui/palette/PaletteBox.tsx';
import { PalettePanel } from '~/ui/palette/PalettePanel.tsx';
import type { AskLastProps, PaletteSource } from '~/ui/palette/source.ts';
import { recentSource } from '~/widgets/recent/recentSource.ts';
import { destinationsFor } from './navigation.ts';
import { helpSource, pageSource } from './pageSource.ts';

type Area = { readonly sources: readonly PaletteSource[] };

/** Every area with things that the palette finds, each in a part of the build of its own, as its pages are. */
const areas: readonly (() => Promise<Area>)[] = [
  // A serial number is never shorter or longer, so it comes before an id of digits.
  () => import('~/features/products/palette.ts'),
  () => import('~/features/configurations/palette.ts'),
  () => import('~/features/quotes/palette.ts'),
  () => import('~/features/permissions/palette.ts'),
  () => import('~/features/updates/palette.ts'),
  () => import('~/features/milling/palette.ts'),
  () => import('~/features/cutFiles/palette.ts'),
  () => import('~/features/requests/palette.ts'),
  () => import('~/features/accounts/palette.ts'),
  () => import('~/features/errors/palette.ts'),
  () => import('~/features/apiPages/palette.ts'),
  () => import('~/features/firmware/palette.ts'),
  () => import('~/features/commands/palette.ts'),
  () => import('~/features/symbols/palette.ts'),
];

/** Searching the configurations, for those whom their page is open to. */
function AskLast({ text, children }: AskLastProps): ReactElement {
  const list = paths.configurations();
  const open = destinationsFor(useActor()).flatMap(({ destinations }) => destinations);
  if (!open.some(({ path }) => path === list)) return children(undefined);
  return children({
    key: 'search',
    title: paletteTexts.searchConfigurations(text),
    icon: IconSearch,
    to: paths.configurations({ search: text }),
  });
}

/** Loads the palette with the sources of all areas. */
export async function loadPalette(): Promise<LoadedPalette> {
  const loaded = await Promise.all(areas.map((load) => load()));
  const sources = [recentSource, pageSource, helpSource, ...loaded.flatMap((area) => area.sources)];
  return { Panel: PalettePanel, content: { sources, AskLast } };
}
