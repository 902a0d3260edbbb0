import { IconFile, IconKeyboard } from '@tabler/icons-react';
import { mayAdministerMilling } from '~/domain/milling/permission.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { searchBoxTexts } from '~/domain/words/texts/searchBox.ts';
import { pages } from '~/pages.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteEntry, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { destinationsFor, isWithin } from './navigation.ts';
import { openShortcutSheet } from './openShortcutSheet.ts';

/** The addresses that say nothing without a query. */
const queried = new Set<string>([pages.millingPart.path, pages.macroVersionForm.path]);

/** The pages of an area that stand for themselves: not those of one thing. */
const plainPages = Object.values(pages).filter(({ path }) => !path.includes(':') && !queried.has(path));

/** The forms that only administrators of milling fill in. */
const administered = new Set<string>([pages.machineForm.path, pages.macroForm.path]);

function usePages({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const actor = useActor();
  const open = destinationsFor(actor).flatMap(({ destinations }) => destinations);
  const shown = mayAdministerMilling(actor.units).allowed
    ? plainPages
    : plainPages.filter((page) => !administered.has(page.path));
  const entries = open.flatMap((destination): readonly PaletteEntry[] => {
    const { label, path, icon } = destination;
    const below = shown.filter((page) => page.path !== path && isWithin(destination, page.path));
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
    entries: ranked(entries, text, ({ title, detail }) => [title, detail]),
  };
}

/** The pages that the person may open: those of the rail, and with something typed those below them. */
export const pageSource: PaletteSource = {
  key: 'pages',
  place: 'PAGES',
  Ask: ({ question, children }) => children(usePages(question)),
};

function useHelp({ text }: PaletteQuestion): PaletteAnswer | undefined {
  const sheet: PaletteEntry = {
    key: 'shortcuts',
    title: searchBoxTexts.shortcuts,
    icon: IconKeyboard,
    shortcut: 'SHEET',
    run: openShortcutSheet,
  };
  return { title: paletteTexts.groups.help, entries: ranked([sheet], text, ({ title }) => [title]) };
}

/** Help that is a command. */
export const helpSource: PaletteSource = {
  key: 'help',
  place: 'PAGES',
  Ask: ({ question, children }) => children(useHelp(question)),
};
