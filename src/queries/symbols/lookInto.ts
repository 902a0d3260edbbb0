import { unzipSync } from 'fflate';
import {
  entryTaker,
  isArchive,
  mostOfArchive,
  mostOfEntries,
  suggestedSymbolName,
  listedSymbol,
  mostOfSymbol,
  readSymbol,
  type SymbolReading,
} from '~/domain/symbol/symbol.ts';
import { symbolArchiveTexts, symbolRefusals } from '~/domain/words/texts/symbols.ts';

export type InspectedSymbol = {
  readonly path: string;
  readonly suggested: string;
  readonly reading: SymbolReading;
};

export type SymbolInspectionRequest =
  | { readonly kind: 'LISTED'; readonly files: readonly string[] }
  | { readonly kind: 'CHOSEN'; readonly files: readonly File[] };

export type SymbolInspectionResult = {
  readonly readings: readonly SymbolReading[];
  readonly looked: readonly InspectedSymbol[];
  readonly remarks: readonly string[];
};

type Chosen = Omit<SymbolInspectionResult, 'readings'>;

const looked = (path: string, reading: SymbolReading): InspectedSymbol => ({
  path,
  suggested: suggestedSymbolName(path),
  reading,
});

async function lookIntoArchive(file: File): Promise<Chosen> {
  const said = (remark: string): Chosen => ({ looked: [], remarks: [`${file.name}: ${remark}`] });
  if (file.size > mostOfArchive) return said(symbolArchiveTexts.large(mostOfArchive));
  const { take, leftOut, isFull } = entryTaker();
  try {
    const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: take });
    const found = Object.entries(entries).map(([path, bytes]) => looked(path, readSymbol(bytes, path)));
    const remarks = [
      isFull() && symbolArchiveTexts.many(mostOfEntries),
      leftOut() > 0 && symbolArchiveTexts.leftOut(leftOut()),
      found.length === 0 && symbolArchiveTexts.none,
    ].filter((remark) => remark !== false);
    return { looked: found, remarks: remarks.map((remark) => `${file.name}: ${remark}`) };
  } catch {
    return said(symbolArchiveTexts.unread);
  }
}

async function lookIntoFile(file: File): Promise<Chosen> {
  if (isArchive(file)) return lookIntoArchive(file);
  if (file.size > mostOfSymbol) {
    const reading = { ok: false, reason: symbolRefusals.large(mostOfSymbol) } as const;
    return { looked: [looked(file.name, reading)], remarks: [] };
  }
  const reading = readSymbol(new Uint8Array(await file.arrayBuffer()), file.name);
  return { looked: [looked(file.name, reading)], remarks: [] };
}

/** Looks into listed symbols, or into files that are to be uploaded, those of archives among them. Work for a worker. */
export async function inspectSymbols(question: SymbolInspectionRequest): Promise<SymbolInspectionResult> {
  if (question.kind === 'LISTED') {
    const readings = question.files.map((file) => listedSymbol({ name: '', file }));
    return { readings, looked: [], remarks: [] };
  }
  const chosen = await Promise.all(question.files.map(lookIntoFile));
  return {
    readings: [],
    looked: chosen.flatMap((each) => each.looked),
    remarks: chosen.flatMap((each) => each.remarks),
  };
}
