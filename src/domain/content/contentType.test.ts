import { expect, test } from 'vitest';
import type { DocumentType } from '../file/documentType.ts';
import { validateContentType } from './contentType.ts';

test.each<[string, DocumentType, boolean]>([
  ['%PDF-1.7', 'PDF', true],
  ['junk %PDF-1.7', 'PDF', true],
  ['x', 'PDF', false],
  ['\u0089PNG\r\n\u001a\n', 'PNG', true],
  ['\u0089', 'PNG', false],
  ['\u00ff\u00d8\u00ff', 'JPEG', true],
  ['GIF89a', 'JPEG', false],
  ['PK\u0003\u0004', 'WORD', true],
  ['PK\u0005\u0006', 'ZIP', true],
  ['MZ', 'ZIP', false],
  ['%!PS-Adobe', 'EPS', true],
  ['anything', 'TEXT', true],
  ['anything', 'XML', true],
  ['%!PS as a text', 'TEXT', true],
  ['\u00ff\u00fea\0', 'TEXT', true],
  ['MZ\0', 'TEXT', false],
  ['%PDF-1.7', 'G_CODE', false],
  ['PK\u0003\u0004', 'XML', false],
  ['\u0089PNG\r\n\u001a\n', 'SVG', false],
  ['\0', 'WSGC', true],
])('%j as %s: %s', (content, documentType, fits) => {
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0));
  expect(validateContentType(bytes, documentType) === undefined).toBe(fits);
});
