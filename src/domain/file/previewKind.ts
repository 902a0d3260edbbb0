import { isDocumentType, type DocumentType } from './documentType.ts';
import type { EditableFileKind } from './fileEditing.ts';

export const previewKinds = [
  'BILL_OF_MATERIALS',
  'PARAMETER_CODE',
  'FILE',
  'TEXT',
  'MILLING',
  'VECTOR',
] as const;
export type PreviewKind = (typeof previewKinds)[number];

export type PreviewSubject = {
  readonly artefactType?: string | undefined;
  readonly documentType?: string | null | undefined;
};

const byArtefact = new Map<string, PreviewKind>([
  ['AX_BOM', 'BILL_OF_MATERIALS'],
  ['MODULATE_FILE', 'PARAMETER_CODE'],
  ['PARAMETER_FILE', 'PARAMETER_CODE'],
  ['MILLING_FILE', 'MILLING'],
]);

const byDocument: Record<DocumentType, PreviewKind> = {
  EPS: 'FILE',
  JPEG: 'FILE',
  JSON: 'TEXT',
  PDF: 'FILE',
  PNG: 'FILE',
  SVG: 'VECTOR',
  TEXT: 'TEXT',
  WORD: 'FILE',
  XML: 'BILL_OF_MATERIALS',
  ZIP: 'FILE',
  CLAM_FILE: 'TEXT',
  G_CODE: 'MILLING',
  WSGC: 'TEXT',
};

/** The dialog for a file: by its artefact type, else by its document type; unknown types open as FILE. */
export function getPreviewKind({ artefactType = '', documentType }: PreviewSubject): PreviewKind {
  const known = byArtefact.get(artefactType);
  if (known) return known;
  return documentType && isDocumentType(documentType) ? byDocument[documentType] : 'FILE';
}

export function getEditableFileKind({ artefactType }: PreviewSubject): EditableFileKind {
  if (artefactType === undefined) return 'ATTACHMENT';
  if (artefactType === 'BOM' || artefactType === 'AX_BOM') return 'BOM';
  const kind = byArtefact.get(artefactType);
  return kind === 'MILLING' || kind === 'PARAMETER_CODE' ? kind : 'TEXT';
}

export const previewDialogOptions: Record<
  PreviewKind,
  { readonly fullScreen: boolean; readonly closesOnMask: boolean }
> = {
  BILL_OF_MATERIALS: { fullScreen: true, closesOnMask: false },
  PARAMETER_CODE: { fullScreen: true, closesOnMask: false },
  FILE: { fullScreen: false, closesOnMask: true },
  TEXT: { fullScreen: true, closesOnMask: false },
  MILLING: { fullScreen: true, closesOnMask: false },
  VECTOR: { fullScreen: true, closesOnMask: false },
};

export type InspectionResult<Facts = unknown> =
  | { readonly ok: true; readonly facts: Facts; readonly cautions: readonly string[] }
  | { readonly ok: false; readonly reason: string };

const megabyte = 1024 * 1024;

/** Maximum size of a displayed file, in bytes; larger files can only be downloaded. */
export const maxPreviewBytes: Record<PreviewKind, number> = {
  BILL_OF_MATERIALS: 20 * megabyte,
  PARAMETER_CODE: 20 * megabyte,
  FILE: 100 * megabyte,
  TEXT: 32 * megabyte,
  MILLING: 32 * megabyte,
  VECTOR: 8 * megabyte,
};

export function validatePreviewSize(kind: PreviewKind, bytes: number): string | undefined {
  if (bytes === 0) return 'The file is empty.';
  return bytes > maxPreviewBytes[kind] ? 'The file is too large to be shown here.' : undefined;
}

const codeLine = /^\s*(?:\/\s*)?(?:N\s*\d+\s*)?(?:[GMTSFXYZIJKR]\s*[-+]?[\d.]|%|O\s*\d|\(|;|$)/i;
const word = /(?:^|[\s\d])[GM]\s*\d/im;

export function isGcodeText(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .slice(0, 200);
  const code = lines.filter((line) => codeLine.test(line));
  return code.length >= lines.length * 0.7 && word.test(code.join('\n').replaceAll(/\([^)]*\)|;.*/g, ''));
}
