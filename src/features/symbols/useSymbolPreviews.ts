import { useEffect, useRef, useState } from 'react';
import { symbolMediaTypes } from '~/domain/symbol/symbol.ts';
import type { OverlaySymbol } from '~/queries/symbols/symbols.ts';
import type { SymbolInspectionResult, SymbolInspectionRequest } from '~/queries/symbols/inspectSymbols.ts';
import { limitConcurrency } from '~/platform/jobs/limitConcurrency.ts';
import { useWorker, type WorkerResult, useWorkerResult } from '~/platform/useWorker.ts';

/** Timeouts in ms: of listed symbols, and of chosen files including archives. */
const timeoutMs = { LISTED: 10_000, CHOSEN: 30_000 };

const start = (): Worker =>
  new Worker(new URL('~/queries/symbols/inspectSymbols.worker.ts', import.meta.url), { type: 'module' });

export type SymbolPreview =
  | { readonly picture: Blob; readonly type: string; readonly cautions: readonly string[] }
  | { readonly reason: string };

type Reading = SymbolInspectionResult['readings'][number];

/** The picture must only be used in an `img`, where scripts in an SVG do not run. */
export const toSymbolPreview = (reading: Reading): SymbolPreview =>
  reading.ok
    ? {
        picture: new Blob([reading.bytes], { type: symbolMediaTypes[reading.type] }),
        type: reading.type,
        cautions: reading.cautions,
      }
    : { reason: reading.reason };

/** Previews by file content, made in a worker; symbols that are not in the map are still being processed. */
export function useSymbolPreviews(symbols: readonly OverlaySymbol[]): ReadonlyMap<string, SymbolPreview> {
  const { ask } = useWorker<SymbolInspectionRequest, SymbolInspectionResult>(start, timeoutMs.LISTED);
  const [singly] = useState(() => limitConcurrency(1));
  const [shown, setShown] = useState<ReadonlyMap<string, SymbolPreview>>(new Map());
  // Each file is requested once, although symbols scroll in and out of view.
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
    // A timeout fails the whole batch: retry each file alone, so that one bad file affects no other.
    const lookAlone = (file: string): Promise<void> =>
      singly(new AbortController().signal, () => look([file])).catch((error: unknown) =>
        add([[file, { reason: error instanceof Error ? error.message : '' }]]),
      );
    void look(files).catch(() => Promise.all(files.map(lookAlone)));
  }, [ask, singly, symbols]);
  return shown;
}

/** `question` must be a stable object: a new one starts a new inspection. */
export const useSymbolFileInspection = (
  question: SymbolInspectionRequest,
): WorkerResult<SymbolInspectionResult> =>
  useWorkerResult(
    useWorker<SymbolInspectionRequest, SymbolInspectionResult>(start, timeoutMs.CHOSEN).ask,
    question,
  );
