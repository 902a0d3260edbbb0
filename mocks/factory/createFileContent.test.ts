import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { artefactKinds } from '../../src/domain/file/artefactKinds.ts';
import { documentTypes, type DocumentType } from '../../src/domain/file/documentType.ts';
import { createFileContent, findFileKind, fileKinds, type FileKind } from './createFileContent.ts';
import { type FileFacts, getRevisionIndex } from './fileFacts.ts';

const facts: FileFacts = {
  configurationId: 'C001234',
  revision: '0B',
  version: 2,
  productFamily: 'G6',
  deviceType: 'PCU',
  model: 'POCKET',
  description: 'Transmitter for a crane (Åsele)',
  account: { accountNumber: '3004711', accountName: 'Crane & Sons' },
  date: '2026-11-20',
};
const beginnings: Record<DocumentType, string> = {
  EPS: '%!PS-Adobe-3.0 EPSF-3.0\n',
  JPEG: '\xff\xd8\xff',
  JSON: '{\n',
  PDF: '%PDF-1.4\n',
  PNG: '\x89PNG\r\n\x1a\n',
  SVG: '<?xml version="1.0" encoding="UTF-8"?>\n<svg ',
  TEXT: '',
  WORD: 'PK\x03\x04',
  XML: '<?xml ',
  ZIP: 'PK\x03\x04',
  CLAM_FILE: 'S0',
  G_CODE: '',
  WSGC: 'WSGC;1\r\n',
};
const bytesOf = (kind: FileKind, of: FileFacts): Buffer => Buffer.from(createFileContent(kind, of).bytes);

/** Pictures are slow to draw: one of the seven views is enough. */
const isOtherView = (name: string): boolean => name.startsWith('VIEW_') && name !== 'VIEW_PERSPECTIVE';
const files = new Map(
  fileKinds.filter((kind) => !isOtherView(kind)).map((kind) => [kind, createFileContent(kind, facts)]),
);

test.each([...files])('%s looks like its document type', (_, { bytes, contentType, documentType }) => {
  expect(bytes.length).toBeGreaterThan(100);
  expect(Buffer.from(bytes).toString('latin1').slice(0, 60)).toContain(beginnings[documentType]);
  expect(contentType).toMatch(/^\w+\/[\w.+-]+/);
});

const written = fileKinds.filter((kind) => !/^(VIEW|PHOTO|QUOTE|TECHNICAL|MOUNTING)/.test(kind));

test.each(written)('%s is the same again, and another for other facts', (kind) => {
  const { bytes } = createFileContent(kind, facts);
  expect(bytesOf(kind, facts).equals(bytes)).toBe(true);
  expect(bytesOf(kind, { ...facts, configurationId: 'OU4321' }).equals(bytes)).toBe(false);
});

const named = [
  ...artefactKinds.map(({ artefactType, documentType }) => [artefactType, documentType] as const),
  ...documentTypes.map((documentType) => [documentType, documentType] as const),
];

test.each(named.filter(([name]) => !isOtherView(name)))(
  '%s has a file of document type %s',
  (name, documentType) => {
    expect(files.get(findFileKind(name))?.documentType).toBe(documentType);
  },
);

test.each(named.filter(([name]) => isOtherView(name)))('%s is a kind of its own', (name, documentType) => {
  expect([findFileKind(name), documentType]).toEqual([name, 'PNG']);
});

test.each([
  ['MOUNTING_INSTRUCTIONS_G6_MAXI', 'MOUNTING_INSTRUCTIONS'],
  ['OVERLAY_P6_MINI', 'OVERLAY'],
  ['G_CODE', 'G_CODE'],
  ['PDF', 'MOUNTING_INSTRUCTIONS'],
  ['NEVER_HEARD_OF', 'PARAMETER_FILE'],
  ['toString', 'PARAMETER_FILE'],
])('%s is a %s', (name, kind) => {
  expect(findFileKind(name)).toBe(kind);
});

test('the cut file consists of closed paths in millimetres', () => {
  const source = Buffer.from(createFileContent('CUT_FILE', facts).bytes).toString('utf8');
  expect(XMLValidator.validate(source)).toBe(true);
  const cuts = [...source.matchAll(/<path d="([^"]*)"[^>]*stroke="#ff0000"/g)].map(([, data = '']) => data);
  expect(cuts.length).toBe(1 + 8);
  expect(cuts.filter((data) => !data.endsWith(' Z'))).toEqual([]);
});

test('the words of a customer reach XML and wiring unharmed', () => {
  const hostile = { ...facts, configurationId: '<b>&"C1', description: ']]>' };
  const xml = Buffer.from(createFileContent('AX_BOM', hostile).bytes).toString('utf8');
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain('&lt;b&gt;&amp;&quot;C1');
});

test('versions of a file differ, and revisions differ more', () => {
  const text = (changes: Partial<FileFacts>): string =>
    Buffer.from(createFileContent('PARAMETER_FILE', { ...facts, ...changes }).bytes).toString('utf8');
  expect(text({ version: 3 })).not.toBe(text({}));
  expect(text({ revision: '0C' })).toContain('SYS:REVISION 0C');
  for (const row of text({}).split('\n'))
    expect(row).toMatch(/^(\/\/ .*|(SYS|COM|TX|RX|SET[123]):[A-Z]+ .+|)$/);
});

test.each([
  ['0A', 0],
  ['0B', 1],
  ['1A', 26],
  ['', 0],
  ['A', 0],
])('revision %j is number %d', (revision, index) => {
  expect(getRevisionIndex(revision)).toBe(index);
});
