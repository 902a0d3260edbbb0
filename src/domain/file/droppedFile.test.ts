import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createAddFileTarget,
  classifyDroppedFile,
  validateDroppedFiles,
  deriveAttachmentName,
} from './droppedFile.ts';
import type { FileGroup } from './fileGroups.ts';

const place = (productConfigurationId: string | undefined, expected: string[], missing = expected) => ({
  title: productConfigurationId ?? 'Configuration',
  productConfigurationId,
  expected,
  missing,
  artefacts: [],
  attachments: [],
});
const device = ['WIRING_FILE', 'CUSTOM_OVERLAY_TOP_PDF', 'CUSTOM_OVERLAY_TOP_PNG'];
const places: FileGroup[] = [
  place(undefined, ['QUOTE', 'TECHNICAL_SPECIFICATION'], ['TECHNICAL_SPECIFICATION']),
  place('P00003-OU1234', device),
  place('P00004-OU1234', ['WIRING_FILE']),
];
const file = (name: string, type = 'application/pdf', content = 'x') => new File([content], name, { type });
const allowed = { allowed: true } as const;
const refused = { allowed: false, rule: 'ROLE', reason: 'It takes an administrator.' } as const;
const sorted = (name: string, type?: string, may: typeof allowed | typeof refused = allowed) => {
  const { productConfigurationId, name: given } = classifyDroppedFile(file(name, type), places, may);
  return [productConfigurationId, given];
};

describe('a dropped file', () => {
  test.each([
    ['Technical specification.pdf', undefined, [undefined, 'Technical specification']],
    ['technical_specification.PDF', undefined, [undefined, 'Technical specification']],
    ['OU1234_0A2_TECHNICAL_SPECIFICATION.pdf', undefined, [undefined, 'Technical specification']],
    ['P00003-OU1234_0A1_WIRING_FILE.txt', 'text/plain', ['P00003-OU1234', 'Wiring file']],
    ['Custom overlay top.pdf', undefined, [undefined, 'Custom overlay top']],
    ['CUSTOM_OVERLAY_TOP_PNG.png', 'image/png', ['P00003-OU1234', 'Custom overlay top, PNG']],
  ])('%s goes where its name says', (name, type, expected) => expect(sorted(name, type)).toEqual(expected));

  test('that could be for two devices is left to the person', () => {
    expect(sorted('Wiring file.txt', 'text/plain')).toEqual([undefined, 'Wiring file']);
  });
  test('that names a device is for it, artefact or not', () => {
    expect(sorted('photo of P00004-OU1234.jpg', 'image/jpeg')).toEqual([
      'P00004-OU1234',
      'photo of P00004-OU1234',
    ]);
  });
  test('is no artefact that is there, of another type, or of somebody who may not add them', () => {
    expect(sorted('Quote.pdf')).toEqual([undefined, 'Quote']);
    expect(sorted('P00003-OU1234 wiring file.pdf')).toEqual(['P00003-OU1234', 'P00003-OU1234 wiring file']);
    expect(sorted('P00003-OU1234 wiring file.txt', 'text/plain', refused)).toEqual([
      'P00003-OU1234',
      'P00003-OU1234 wiring file',
    ]);
  });
});

describe('a suggested name', () => {
  test.each([
    ['Größe “alt”.pdf', 'Grosse _alt_'],
    ['Måttskiss Älv.pdf', 'Mattskiss Alv'],
    ['a\u202Efdp.exe', 'afdp'],
    [`${'x'.repeat(300)}.txt`, 'x'.repeat(120)],
    ['.txt', ''],
  ])('of %s is “%s”', (name, expected) => expect(deriveAttachmentName(name)).toBe(expected));
  test('is printable ASCII whatever the file is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(deriveAttachmentName(name)).toMatch(/^[\x20-\x7E]{0,120}$/);
      }),
    );
  });
});

describe('what keeps files from being added', () => {
  const configuration = { configurationId: 'OU1234', revision: '0A' };
  const targetOf = (id: string | undefined) =>
    createAddFileTarget(
      places.find(({ productConfigurationId }) => productConfigurationId === id) ?? place(undefined, []),
      configuration,
      allowed,
    );
  const row = (name: string, of = file('a.pdf'), productConfigurationId?: string) => ({
    file: of,
    productConfigurationId,
    name,
  });
  const duplicate = 'An attachment with that name already exists for OU1234/0A';

  test('is told file by file', () => {
    expect(
      validateDroppedFiles(
        [
          row('Drawing'),
          row(' drawing '),
          row('Drawing', undefined, 'P00003-OU1234'),
          row('Wiring file', file('a.txt', 'text/plain'), 'P00003-OU1234'),
          row('Wiring file', file('a.txt', 'text/plain'), 'P00003-OU1234'),
          row('Setup', file('setup.exe', 'application/x-msdownload')),
          row('', file('a.pdf', 'application/pdf', '')),
        ],
        targetOf,
      ),
    ).toEqual([
      [],
      [duplicate],
      [],
      [],
      ['There is already a Wiring file artefact. Only artefacts that are not there yet can be added'],
      ['We do not support "application/x-msdownload" file type'],
      ['The file is empty', 'A name is required'],
    ]);
  });
});
