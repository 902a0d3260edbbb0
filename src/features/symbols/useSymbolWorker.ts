import { useEffect, useRef, useState } from 'react';
import { symbolMediaTypes } from '~/domain/symbol/mediaType.ts';
import type { OverlaySymbol } from '~/queries/symbols/symbols.ts';
import type { SymbolAnswer, SymbolQuestion } from '~/queries/symbols/lookInto.ts';
import { useWorker, type Answer, useWorkerAnswer } from '~/ui/useWorker.ts';

/** Longest time, in ms, that looking into symbols may take. */
const patience = 30_000;

const start = (): Worker =>
  new Worker(new URL('../../queries/symbols/look.worker.ts', import.meta.url), { type: 'module' });

/** A symbol as it can be shown: its picture, or why it has none. */
export type ShownSymbol =
  | { readonly picture: Blob; readonly type: string; readonly cautions: readonly string[] }
  | { readonly reason: string };

type Reading = SymbolAnswer['readings'][number];

/** A reading as a picture that is only ever shown as an image. */
export const shownOf = (reading: Reading): ShownSymbol =>
  reading.ok
    ? {
        picture: new Blob([reading.bytes], { type: symbolMediaTypes[reading.type] }),
        type: reading.type,
        cautions: reading.cautions,
      }
    : { reason: reading.reason };

/** Pictures of listed symbols by their files, looked into in a worker; one that is not there yet is still looked into. */
export function useShownSymbols(symbols: readonly OverlaySymbol[]): ReadonlyMap<string, ShownSymbol> {
  const { ask } = useWorker<SymbolQuestion, SymbolAnswer>(start, patience);
  const [shown, setShown] = useState<ReadonlyMap<string, ShownSymbol>>(new Map());
  // Symbols come into view and go while others are looked into; each is asked about once.
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const known = asked.current;
    const files = [...new Set(symbols.map(({ file }) => file))].filter((file) => !known.has(file));
    if (files.length === 0) return;
    for (const file of files) known.add(file);
    const add = (each: (index: number) => ShownSymbol): void => {
      const added = files.map((file, index) => [file, each(index)] as const);
      setShown((before) => new Map([...before, ...added]));
    };
    ask({ kind: 'LISTED', files }).then(
      ({ readings }) =>
        add((index) => {
          const reading = readings[index];
          return reading ? shownOf(reading) : { reason: '' };
        }),
      (error: unknown) => add(() => ({ reason: error instanceof Error ? error.message : '' })),
    );
  }, [ask, symbols]);
  return shown;
}

/** The look into chosen files and archives. The question has to stay the same object. */
export const useLookedFiles = (question: SymbolQuestion): Answer<SymbolAnswer> =>
  useWorkerAnswer(useWorker<SymbolQuestion, SymbolAnswer>(start, patience).ask, question);
