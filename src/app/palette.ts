import { IconSearch, IconFile, IconKeyboard } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { paths } from '~/paths.ts';
import { useActor } from '~/session/me.ts';
import type { LoadedPalette } from '~/ui/palette/PaletteBox.tsx';
import { PalettePanel } from '~/ui/palette/PalettePanel.tsx';
import {
  createPaletteSource,
  type FallbackQueryProps,
  type PaletteResult,
  type PaletteEntry,
  type PaletteQuery,
  type PaletteSource,
} from '~/ui/palette/paletteSource.ts';
import { recentPaletteSource } from '~/widgets/recent/recentPaletteSource.ts';
import { listNavigationSections, isNavigationItemActive } from './navigation.ts';
import { checkMillingAdministration } from '~/domain/milling/permission.ts';
import { rankMatches } from '~/domain/palette/rankMatches.ts';
import { searchBoxTexts } from '~/domain/words/texts/frame.ts';
import { pages } from '~/pages.ts';
import { openLazyShortcutSheet } from './openLazyShortcutSheet.ts';

const queried = new Set<string>([pages.millingPart.path, pages.macroVersionForm.path]);

/** Pages without a path parameter: those of a single item are no palette entries. */
const plainPages = Object.values(pages).filter(({ path }) => !path.includes(':') && !queried.has(path));

const administered = new Set<string>([pages.machineForm.path, pages.macroForm.path]);

function usePages({ text }: PaletteQuery): PaletteResult | undefined {
  const actor = useActor();
  const open = listNavigationSections(actor).flatMap(({ destinations }) => destinations);
  const shown = checkMillingAdministration(actor.units).allowed
    ? plainPages
    : plainPages.filter((page) => !administered.has(page.path));
  const entries = open.flatMap((destination): readonly PaletteEntry[] => {
    const { label, path, icon } = destination;
    const below = shown.filter(
      (page) => page.path !== path && isNavigationItemActive(destination, page.path),
    );
    return [
      { key: path, title: label, icon, to: path },
      ...(text === '' ? [] : below).map((page) => ({
        key: page.path,
        title: page.title,
        detail: label,
        icon: IconFile,
        to: page.path,
      })),
    ];
  });
  return {
    title: paletteTexts.groups.pages,
    entries: rankMatches(entries, text, ({ title, detail }) => [title, detail]),
  };
}

const pageSource = createPaletteSource('pages', 'PAGES', usePages);

function useHelp({ text }: PaletteQuery): PaletteResult | undefined {
  const sheet: PaletteEntry = {
    key: 'shortcuts',
    title: searchBoxTexts.shortcuts,
    icon: IconKeyboard,
    shortcut: 'SHEET',
    run: openLazyShortcutSheet,
  };
  return { title: paletteTexts.groups.help, entries: rankMatches([sheet], text, ({ title }) => [title]) };
}

const helpSource = createPaletteSource('help', 'PAGES', useHelp);

type Area = { readonly sources: readonly PaletteSource[] };

/** Areas whose items the palette finds; each is a chunk of its own, as its pages are. */
const areas: readonly (() => Promise<Area>)[] = [
  // Products come first: their serial numbers have a fixed length, so they cannot be mistaken for a numeric
  // id.
  () => import('~/features/products/palette.ts'),
  () => import('~/features/configurations/palette.ts'),
  () => import('~/features/quotes/palette.ts'),
  () => import('~/features/grants/palette.ts'),
  () => import('~/features/serviceOrders/palette.ts'),
  () => import('~/features/milling/palette.ts'),
  () => import('~/features/cutFiles/palette.ts'),
  () => import('~/features/requests/palette.ts'),
  () => import('~/features/accounts/palette.ts'),
  () => import('~/features/deviceErrors/palette.ts'),
  () => import('~/features/apiDescription/palette.ts'),
  () => import('~/features/firmware/palette.ts'),
  () => import('~/features/commands/palette.ts'),
  () => import('~/features/symbols/palette.ts'),
];

function AskLast({ text, children }: FallbackQueryProps): ReactElement {
  const list = paths.configurations();
  const open = listNavigationSections(useActor()).flatMap(({ destinations }) => destinations);
  if (!open.some(({ path }) => path === list)) return children(undefined);
  return children({
    key: 'search',
    title: paletteTexts.searchConfigurations(text),
    icon: IconSearch,
    to: paths.configurations({ search: text }),
  });
}

export async function loadPalette(): Promise<LoadedPalette> {
  const loaded = await Promise.all(areas.map((load) => load()));
  const sources = [recentPaletteSource, pageSource, helpSource, ...loaded.flatMap((area) => area.sources)];
  return { Panel: PalettePanel, content: { sources, AskLast } };
}
