import { unzipSync } from 'fflate';
import {
  createArchiveEntryFilter,
  isArchive,
  maxSymbolArchiveBytes,
  maxArchiveSymbols,
  deriveSymbolName,
  readOverlaySymbol,
  maxSymbolBytes,
  readSymbol,
  type SymbolResult,
} from '~/domain/symbol/symbol.ts';
import { symbolArchiveTexts, symbolRefusalTexts } from '~/domain/words/texts/symbols.ts';

export type InspectedSymbol = {
  readonly path: string;
  readonly suggested: string;
  readonly reading: SymbolResult;
};

export type SymbolInspectionRequest =
  | { readonly kind: 'LISTED'; readonly files: readonly string[] }
  | { readonly kind: 'CHOSEN'; readonly files: readonly File[] };

export type SymbolInspectionResult = {
  readonly readings: readonly SymbolResult[];
  readonly looked: readonly InspectedSymbol[];
  readonly remarks: readonly string[];
};

type Chosen = Omit<SymbolInspectionResult, 'readings'>;

const looked = (path: string, reading: SymbolResult): InspectedSymbol => ({
  path,
  suggested: deriveSymbolName(path),
  reading,
});

async function lookIntoArchive(file: File): Promise<Chosen> {
  const said = (remark: string): Chosen => ({ looked: [], remarks: [`${file.name}: ${remark}`] });
  if (file.size > maxSymbolArchiveBytes) return said(symbolArchiveTexts.large(maxSymbolArchiveBytes));
  const { take, leftOut, isFull } = createArchiveEntryFilter();
  try {
    const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), { filter: take });
    const found = Object.entries(entries).map(([path, bytes]) => looked(path, readSymbol(bytes, path)));
    const remarks = [
      isFull() && symbolArchiveTexts.many(maxArchiveSymbols),
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
  if (file.size > maxSymbolBytes) {
    const reading = { ok: false, reason: symbolRefusalTexts.large(maxSymbolBytes) } as const;
    return { looked: [looked(file.name, reading)], remarks: [] };
  }
  const reading = readSymbol(new Uint8Array(await file.arrayBuffer()), file.name);
  return { looked: [looked(file.name, reading)], remarks: [] };
}

/** Inspects listed symbols, or files to upload and the contents of archives among them. Runs in a worker. */
export async function inspectSymbols(question: SymbolInspectionRequest): Promise<SymbolInspectionResult> {
  if (question.kind === 'LISTED') {
    const readings = question.files.map((file) => readOverlaySymbol({ name: '', file }));
    return { readings, looked: [], remarks: [] };
  }
  const chosen = await Promise.all(question.files.map(lookIntoFile));
  return {
    readings: [],
    looked: chosen.flatMap((each) => each.looked),
    remarks: chosen.flatMap((each) => each.remarks),
  };
}
