import { getDocumentTypeLabel, documentTypeExtensions, type DocumentType } from '../file/documentType.ts';

const text = (marks: string): readonly number[] => Array.from(marks, (sign) => sign.charCodeAt(0));
const zip = text('PK\u0003\u0004');

type Marks = readonly (readonly number[])[];

const marks: Readonly<Record<DocumentType, Marks | 'TEXT' | 'UNKNOWN'>> = {
  EPS: [text('%!PS'), [0xc5, 0xd0, 0xd3, 0xc6]],
  JPEG: [[0xff, 0xd8, 0xff]],
  PDF: [text('%PDF-')],
  PNG: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  WORD: [zip],
  ZIP: [zip, text('PK\u0005\u0006')],
  CLAM_FILE: 'TEXT',
  G_CODE: 'TEXT',
  JSON: 'TEXT',
  SVG: 'TEXT',
  TEXT: 'TEXT',
  XML: 'TEXT',
  WSGC: 'UNKNOWN',
};

/** Leading bytes that are inspected: some programs write a few before the signature of a PDF. */
export const contentTypeHeadBytes = 1024;

const beginsAt = (head: Uint8Array, at: number, known: Marks): boolean =>
  known.some((mark) => mark.every((byte, index) => head[at + index] === byte));

const wideMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Whether bytes cannot be text: they have the signature of another type, or zeros outside UTF-16. */
const isBinary = (head: Uint8Array): boolean =>
  Object.entries(marks).some(
    ([type, known]) => type !== 'EPS' && typeof known !== 'string' && beginsAt(head, 0, known),
  ) ||
  (head.includes(0) && !beginsAt(head, 0, wideMarks));

function isOfType(head: Uint8Array, documentType: DocumentType): boolean {
  const known = marks[documentType];
  if (known === 'TEXT') return !isBinary(head);
  if (known === 'UNKNOWN') return true;
  const places = documentType === 'PDF' ? head.length : 1;
  return Array.from({ length: places }, (_, at) => at).some((at) => beginsAt(head, at, known));
}

export const validateContentType = (head: Uint8Array, documentType: DocumentType): string | undefined =>
  isOfType(head, documentType)
    ? undefined
    : `The file is called .${documentTypeExtensions[documentType]} but is no ${getDocumentTypeLabel(documentType)} file`;
