import { describe, expect, test } from 'vitest';
import {
  documentTypeOf,
  documentTypes,
  extensions,
  isDocumentType,
  unsupportedTypeMessage,
} from './documentType.ts';

test.each(documentTypes)('%s is found by its extension', (type) => {
  const extension = extensions[type];
  expect(isDocumentType(type)).toBe(true);
  expect(documentTypeOf({ name: `file.${extension}`, type: '' })).toBe(type);
  expect(
    documentTypeOf({ name: `FILE.v2.${extension.toUpperCase()}`, type: 'application/octet-stream' }),
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
    expect(documentTypeOf({ name: 'without extension', type })).toBe(documentType);
  });
  test('it comes before the extension', () => {
    expect(documentTypeOf({ name: 'file.txt', type: 'application/pdf' })).toBe('PDF');
  });
});

test('other spellings and other types', () => {
  expect(documentTypeOf({ name: 'photo.jpeg', type: '' })).toBe('JPEG');
  expect(documentTypeOf({ name: 'setup.exe', type: 'application/x-msdownload' })).toBeUndefined();
  expect(documentTypeOf({ name: 'pdf', type: '' })).toBeUndefined();
  expect(documentTypeOf({ name: 'x.constructor', type: 'constructor' })).toBeUndefined();
  expect(isDocumentType('constructor')).toBe(false);
});

test.each([
  ['setup.exe', 'application/x-msdownload', 'We do not support "application/x-msdownload" file type'],
  ['setup.exe', '', 'We do not support "exe" file type'],
  ['LICENCE', '', 'We do not support "LICENCE" file type'],
])('%s of type “%s”', (name, type, message) => expect(unsupportedTypeMessage({ name, type })).toBe(message));
