import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactElement } from 'react';
import type { IconName } from '~/ui/iconSprites.ts';
import type { Shortcut } from '~/platform/shortcuts/shortcuts.ts';

type Way =
  /** An address, which can also be opened in a tab of its own. */
  | { readonly to: string }
  /** An address that has to be asked for; undefined where there is none, which is then said as `missing`. */
  | { readonly find: () => Promise<string | undefined>; readonly missing: string }
  | { readonly run: () => void };

export type PaletteEntry = Way & {
  readonly key: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon?: Icon | IconName;
  readonly refusal?: string | undefined;
  readonly dangerous?: boolean;
  readonly shortcut?: Shortcut;
};

export type PaletteResult = {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  readonly isPending?: boolean;
  readonly retry?: (() => void) | undefined;
};

/** The typed text without blanks around it; `asked` follows when the typing pauses, for what a back end is asked. */
export type PaletteQuery = { readonly text: string; readonly asked: string };

/**
 * Order of the sources: what needs no back end comes first, so that nothing that comes late moves it.
 */
export const paletteSourceOrder = ['EXACT', 'RECENT', 'ACTIONS', 'PAGES', 'THINGS'] as const;

export type PaletteSource = {
  readonly key: string;
  readonly place: (typeof paletteSourceOrder)[number];
  /** A component that asks, and shows its children of the answer; undefined where there is nothing for this person. */
  readonly Ask: ComponentType<SourceQueryProps>;
};

export type SourceQueryProps = {
  readonly question: PaletteQuery;
  readonly children: (answer: PaletteResult | undefined) => ReactElement;
};

export const createPaletteSource = (
  key: string,
  place: PaletteSource['place'],
  useAnswer: (question: PaletteQuery) => PaletteResult | undefined,
): PaletteSource => ({ key, place, Ask: ({ question, children }) => children(useAnswer(question)) });

type ListRead<Data> = {
  readonly data: Data | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** The answer to a text out of a list that is read in whole, once something is typed. */
export const toListResult = <Data>(
  { data, isFetching, isError, refetch }: ListRead<Data>,
  text: string,
  title: string,
  find: (data: Data) => readonly PaletteEntry[],
): PaletteResult => ({
  title,
  isPending: text !== '' && isFetching && !data,
  retry: isError && text !== '' ? () => void refetch() : undefined,
  entries: text === '' || !data ? [] : find(data),
});

export type FallbackQueryProps = {
  readonly text: string;
  readonly children: (last: PaletteEntry | undefined) => ReactElement;
};

export type PaletteContent = {
  readonly sources: readonly PaletteSource[];
  readonly AskLast: ComponentType<FallbackQueryProps>;
};

export const sortSources = (sources: readonly PaletteSource[]): readonly PaletteSource[] =>
  sources.toSorted(
    (one, other) => paletteSourceOrder.indexOf(one.place) - paletteSourceOrder.indexOf(other.place),
  );
