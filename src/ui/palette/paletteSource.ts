import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactElement } from 'react';
import type { IconName } from '~/ui/iconSprites.ts';
import type { Shortcut } from '~/platform/shortcuts/shortcuts.ts';

type Way =
  /** Path, which can also be opened in a new tab. */
  | { readonly to: string }
  /** Path to look up first; undefined where it does not exist, and `missing` is then shown. */
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

/** The trimmed text; `asked` follows after a pause in typing, for queries of a back end. */
export type PaletteQuery = { readonly text: string; readonly asked: string };

/** Order of the sources: those without a back end first, so that late results do not move them. */
export const paletteSourceOrder = ['EXACT', 'RECENT', 'ACTIONS', 'PAGES', 'THINGS'] as const;

export type PaletteSource = {
  readonly key: string;
  readonly place: (typeof paletteSourceOrder)[number];
  /** Queries and renders its children with the result; undefined where the source is closed to the person. */
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

/** Palette result of a source that fetches its whole list; empty until something is typed. */
export const toPaletteListResult = <Data>(
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
