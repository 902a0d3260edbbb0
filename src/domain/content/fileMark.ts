import { extensions, type DocumentType } from '../file/documentType.ts';

const text = (marks: string): readonly number[] => Array.from(marks, (sign) => sign.charCodeAt(0));
const zip = text('PK\u0003\u0004');

/** The bytes that files of a type begin with, any of them; types that are plain text have none. */
const marks: Partial<Record<DocumentType, readonly (readonly number[])[]>> = {
  EPS: [text('%!PS'), [0xc5, 0xd0, 0xd3, 0xc6]],
  JPEG: [[0xff, 0xd8, 0xff]],
  PDF: [text('%PDF-')],
  PNG: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  WORD: [zip],
  ZIP: [zip, text('PK\u0005\u0006')],
};

/** The number of bytes from the start that are looked at: some programs put a few before a PDF. */
export const markedBytes = 1024;

/** Why a file is not of the type its name says, by its first bytes; undefined when it is, or when that cannot be told. */
export function contentTypeError(head: Uint8Array, documentType: DocumentType): string | undefined {
  const known = marks[documentType];
  if (!known) return undefined;
  const beginsAt = (at: number): boolean =>
    known.some((mark) => mark.every((byte, index) => head[at + index] === byte));
  const places = documentType === 'PDF' ? head.length : 1;
  return Array.from({ length: places }, (_, at) => at).some(beginsAt)
    ? undefined
    : `The file is called .${extensions[documentType]} but is no ${documentType} file`;
}
