import { getNewestFileVersion, type FileEntry } from '../file/fileGroups.ts';
import type { FileChange } from './comparison.ts';

export type FilePair = FileChange & { readonly before: FileEntry; readonly after: FileEntry };

export const listFilePairs = (files: readonly FileChange[]): readonly FilePair[] =>
  files
    .flatMap((file) =>
      file.before && file.after ? [{ ...file, before: file.before, after: file.after }] : [],
    )
    .toSorted((one, other) => Number(one.change === 'SAME') - Number(other.change === 'SAME'));

export type FilePairKind = 'BILL_OF_MATERIALS' | 'MILLING' | 'TEXT' | 'PICTURE' | 'DOCUMENT';

const kindByType = new Map<string, FilePairKind>([
  ['XML', 'BILL_OF_MATERIALS'],
  ['G_CODE', 'MILLING'],
  ['TEXT', 'TEXT'],
  ['JSON', 'TEXT'],
  ['CLAM_FILE', 'TEXT'],
  ['WSGC', 'TEXT'],
  ['PNG', 'PICTURE'],
  ['JPEG', 'PICTURE'],
  ['SVG', 'PICTURE'],
  ['PDF', 'DOCUMENT'],
]);

/** Artefacts whose document type does not tell: a milling file is a text, a STEP file is stored as G-code. */
const kindByArtefact = new Map<string, FilePairKind>([
  ['MILLING_FILE', 'MILLING'],
  ['STEP_FILE', 'TEXT'],
]);

const pairKind = ({ kind, before, documentType }: FilePair): FilePairKind | undefined =>
  (kind === 'ARTEFACT' && kindByArtefact.get(before.id)) || kindByType.get(documentType);

export const filterFilePairs = (files: readonly FileChange[], kind: FilePairKind): readonly FilePair[] =>
  listFilePairs(files).filter((pair) => pairKind(pair) === kind);

export type ContentComparisonResult = 'SAME' | 'OTHER' | 'UNREADABLE' | undefined;

/** Result that is known without reading the files: different sizes are enough. */
export function getKnownContentResult({ before, after }: FilePair): ContentComparisonResult {
  const [one, other] = [getNewestFileVersion(before)?.size, getNewestFileVersion(after)?.size];
  return typeof one === 'number' && typeof other === 'number' && one !== other ? 'OTHER' : undefined;
}

export type FileComparisonResult = 'ADDED' | 'REMOVED' | 'OTHER' | 'REMADE' | 'REMADE_SAME' | 'SAME';

/** By contents where the files were compared, else by time and author. */
export function getFileComparisonResult(
  { change }: Pick<FileChange, 'change'>,
  content: ContentComparisonResult,
): FileComparisonResult {
  if (change === 'ADDED' || change === 'REMOVED') return change;
  if (content === 'OTHER') return 'OTHER';
  if (change === 'SAME') return 'SAME';
  return content === 'SAME' ? 'REMADE_SAME' : 'REMADE';
}
