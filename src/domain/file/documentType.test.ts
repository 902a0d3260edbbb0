import { describe, expect, test } from 'vitest';
import {
  detectDocumentType,
  documentTypes,
  documentTypeExtensions,
  isDocumentType,
  formatUnsupportedType,
} from './documentType.ts';

test.each(documentTypes)('%s is found by its extension', (type) => {
  const extension = documentTypeExtensions[type];
  expect(isDocumentType(type)).toBe(true);
  expect(detectDocumentType({ name: `file.${extension}`, type: '' })).toBe(type);
  expect(
    detectDocumentType({ name: `FILE.v2.${extension.toUpperCase()}`, type: 'application/octet-stream' }),
  ).toBe(type);
});

describe('by media type', () => {
  test.each([
    ['application/postscript', 'EPS'],
    ['image/jpeg', 'JPEG'],
    ['application/json', 'JSON'],
    ['application/pdf', 'PDF'],
    ['image/png', 'PNG'],
    ['image/svg+xml', 'SVG'],
    ['text/plain', 'TEXT'],
    [' Text/Plain ; charset=utf-8', 'TEXT'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'WORD'],
    ['application/xml', 'XML'],
    ['text/xml', 'XML'],
    ['application/zip', 'ZIP'],
    ['application/x-zip-compressed', 'ZIP'],
  ])('%s is %s', (type, documentType) => {
    expect(detectDocumentType({ name: 'without extension', type })).toBe(documentType);
  });
  test('it comes before the extension', () => {
    expect(detectDocumentType({ name: 'file.txt', type: 'application/pdf' })).toBe('PDF');
  });
});

test('other spellings and other types', () => {
  expect(detectDocumentType({ name: 'photo.jpeg', type: '' })).toBe('JPEG');
  expect(detectDocumentType({ name: 'setup.exe', type: 'application/x-msdownload' })).toBeUndefined();
  expect(detectDocumentType({ name: 'pdf', type: '' })).toBeUndefined();
  expect(detectDocumentType({ name: 'x.constructor', type: 'constructor' })).toBeUndefined();
  expect(isDocumentType('constructor')).toBe(false);
});

test.each([
  ['setup.exe', 'application/x-msdownload', 'We do not support "application/x-msdownload" file type'],
  ['setup.exe', '', 'We do not support "exe" file type'],
  ['LICENCE', '', 'We do not support "LICENCE" file type'],
])('%s of type “%s”', (name, type, message) => expect(formatUnsupportedType({ name, type })).toBe(message));
