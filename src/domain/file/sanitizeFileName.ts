import { documentTypeExtensions, isDocumentType } from './documentType.ts';
import { invisibleCharacters } from '../words/escapeInvisibleText.ts';

const maxLength = 120;
const forbidden = /[\\/:*?"<>|]/g;
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

const clean = (name: string): string =>
  name
    .replaceAll(invisibleCharacters, '')
    .replaceAll(forbidden, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .replace(reserved, '_$1');

/**
 * A file name of 1 to 120 characters without paths, control or bidirectional characters, or device names.
 * With a known document type it ends in the extension of that type.
 */
export function sanitizeFileName(name: string, documentType?: string): string {
  const cleaned = clean(name);
  const extension =
    documentType !== undefined && isDocumentType(documentType)
      ? `.${documentTypeExtensions[documentType]}`
      : undefined;
  const ending = extension ?? /\.[a-z0-9]{1,12}$/i.exec(cleaned)?.[0] ?? '';
  const ends = cleaned.toLowerCase().endsWith(ending.toLowerCase());
  const stem = ends ? cleaned.slice(0, cleaned.length - ending.length) : cleaned;
  const short = clean(stem.slice(0, maxLength - ending.length)) || 'file';
  return short + ending;
}
