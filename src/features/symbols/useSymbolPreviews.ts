import { useEffect, useRef, useState } from 'react';
import { symbolMediaTypes } from '~/domain/symbol/symbol.ts';
import type { OverlaySymbol } from '~/queries/symbols/symbols.ts';
import type { SymbolInspectionResult, SymbolInspectionRequest } from '~/queries/symbols/inspectSymbols.ts';
import { limitConcurrency } from '~/platform/jobs/limitConcurrency.ts';
import { useWorker, type WorkerResult, useWorkerResult } from '~/platform/useWorker.ts';

/** Longest time, in ms, that looking into symbols may take: listed ones, and an archive of chosen ones. */
const patience = { LISTED: 10_000, CHOSEN: 30_000 };

const start = (): Worker =>
  new Worker(new URL('~/queries/symbols/inspectSymbols.worker.ts', import.meta.url), { type: 'module' });

export type SymbolPreview =
  | { readonly picture: Blob; readonly type: string; readonly cautions: readonly string[] }
  | { readonly reason: string };

type Reading = SymbolInspectionResult['readings'][number];

/** A reading as a picture that is only ever shown as an image. */
export const toSymbolPreview = (reading: Reading): SymbolPreview =>
  reading.ok
    ? {
        picture: new Blob([reading.bytes], { type: symbolMediaTypes[reading.type] }),
        type: reading.type,
        cautions: reading.cautions,
      }
    : { reason: reading.reason };

/** Pictures of listed symbols by their files, looked into in a worker; one that is not there yet is still looked into. */
export function useSymbolPreviews(symbols: readonly OverlaySymbol[]): ReadonlyMap<string, SymbolPreview> {
  const { ask } = useWorker<SymbolInspectionRequest, SymbolInspectionResult>(start, patience.LISTED);
  const [singly] = useState(() => limitConcurrency(1));
  const [shown, setShown] = useState<ReadonlyMap<string, SymbolPreview>>(new Map());
  // Symbols come into view and go while others are looked into; each is asked about once.
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const known = asked.current;
    const files = [...new Set(symbols.map(({ file }) => file))].filter((file) => !known.has(file));
    if (files.length === 0) return;
    for (const file of files) known.add(file);
    const add = (added: readonly (readonly [file: string, symbol: SymbolPreview])[]): void =>
      setShown((before) => new Map([...before, ...added]));
    const look = async (asks: readonly string[]): Promise<void> => {
      const { readings } = await ask({ kind: 'LISTED', files: asks });
      add(
        asks.flatMap((file, index) =>
          readings[index] ? [[file, toSymbolPreview(readings[index])] as const] : [],
        ),
      );
    };
    // One that takes too long takes all of them with it: each is asked about alone then, with a time of its own.
    const lookAlone = (file: string): Promise<void> =>
      singly(new AbortController().signal, () => look([file])).catch((error: unknown) =>
        add([[file, { reason: error instanceof Error ? error.message : '' }]]),
      );
    void look(files).catch(() => Promise.all(files.map(lookAlone)));
  }, [ask, singly, symbols]);
  return shown;
}

/** The look into chosen files and archives. The question has to stay the same object. */
export const useSymbolFileInspection = (
  question: SymbolInspectionRequest,
): WorkerResult<SymbolInspectionResult> =>
  useWorkerResult(
    useWorker<SymbolInspectionRequest, SymbolInspectionResult>(start, patience.CHOSEN).ask,
    question,
  );
