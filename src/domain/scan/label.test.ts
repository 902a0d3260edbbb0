import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScan, scanFormats, type Scan, type ScanFormat } from './label.ts';
import { getScanName } from './scanResult.ts';

const configuration = (configurationId: string, format: ScanFormat): Scan => ({
  kind: 'configuration',
  configurationId,
  format,
});
const product = (partNumber: string, versionId: string, format: ScanFormat): Scan => ({
  kind: 'productConfiguration',
  productConfigurationId: `${partNumber}-${versionId}`,
  partNumber,
  versionId,
  format,
});

describe('a version id alone is a configuration', () => {
  test.each([
    ['OU1234', 'OU1234', 'CLASSIC'],
    ['OU12345', 'OU12345', 'CLASSIC'],
    ['SF123456', 'SF123456', 'CLASSIC'],
    ['C1', 'C1', 'CPQ'],
    ['C0123456', 'C0123456', 'CPQ'],
    ['C0123456B', 'C0123456B', 'CPQ'],
    ['12345', '12345', 'PLM'],
    ['1', '1', 'PLM'],
    ['12345_S', '12345_S', 'PLM'],
  ] as const)('%s is %s in format %s', (text, id, format) => {
    expect(parseScan(text)).toEqual(configuration(id, format));
  });
});

describe('with a part number it is a product configuration', () => {
  test.each([
    ['P00003-OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003_OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003/OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003 OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003 - OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['P00003-C01234A', product('P00003', 'C01234A', 'CPQ')],
    ['P00003C01234', product('P00003', 'C01234', 'CPQ')],
    ['P00003-12345', product('P00003', '12345', 'PLM')],
    ['P00003-12345_S', product('P00003', '12345_S', 'PLM')],
    ['P00003-3005019', product('P00003', '3005019', 'PLM')],
  ])('%s', (text, scan) => expect(parseScan(text)).toEqual(scan));

  test.each([
    ['P00022', 'P00003'],
    ['P00014', 'P00004'],
  ])('%s is produced as %s', (from, to) => {
    expect(parseScan(`${from}-OU1234`)).toEqual({
      ...product(to, 'OU1234', 'CLASSIC'),
      remapped: { from, to },
    });
  });
});

describe('what scanners and keyboards add', () => {
  test.each([
    ['ou1234', configuration('OU1234', 'CLASSIC')],
    ['p00003-12345_s', product('P00003', '12345_S', 'PLM')],
    ['  OU1234\r\n', configuration('OU1234', 'CLASSIC')],
    ['\u0002OU1234\u0003', configuration('OU1234', 'CLASSIC')],
    ['\uFEFFOU1234', configuration('OU1234', 'CLASSIC')],
    [']C1OU1234', configuration('OU1234', 'CLASSIC')],
    [']C1\u001DOU1234', configuration('OU1234', 'CLASSIC')],
    [']d2P00003\u001DOU1234', product('P00003', 'OU1234', 'CLASSIC')],
    [']Q3C01234', configuration('C01234', 'CPQ')],
    ['P00003\u001D12345', product('P00003', '12345', 'PLM')],
    ['P00003+OU1234', product('P00003', 'OU1234', 'CLASSIC')],
    ['12345?S', configuration('12345_S', 'PLM')],
    ['P00003+12345?S', product('P00003', '12345_S', 'PLM')],
  ])('%j', (text, scan) => expect(parseScan(text)).toEqual(scan));
});

describe('ambiguous or foreign', () => {
  test.each([
    ['CA1234', configuration('CA1234', 'CLASSIC')],
    ['C1234A', configuration('C1234A', 'CPQ')],
    ['P00003123456', { kind: 'unknown', text: 'P00003123456' }],
    ['P0000312345_S', { kind: 'unknown', text: 'P0000312345_S' }],
    ['P00003', { kind: 'unknown', text: 'P00003' }],
    ['P00003-', { kind: 'unknown', text: 'P00003-' }],
    ['P0003-OU1234', { kind: 'unknown', text: 'P0003-OU1234' }],
    ['OU1234-P00003', { kind: 'unknown', text: 'OU1234-P00003' }],
    ['P00003-OU1234-0A', { kind: 'unknown', text: 'P00003-OU1234-0A' }],
    ['P00003-P00004', { kind: 'unknown', text: 'P00003-P00004' }],
    ['OU123', { kind: 'unknown', text: 'OU123' }],
    ['OU1234567', { kind: 'unknown', text: 'OU1234567' }],
    ['OUA1234', { kind: 'unknown', text: 'OUA1234' }],
    ['C', { kind: 'unknown', text: 'C' }],
    ['C123AB', { kind: 'unknown', text: 'C123AB' }],
    ['12345S', { kind: 'unknown', text: '12345S' }],
    ['12345678901234567890', configuration('12345678901234567890', 'PLM')],
    ['123456789012345678901', { kind: 'unknown', text: '123456789012345678901' }],
    ['C12345678901234567890', { kind: 'unknown', text: 'C12345678901234567890' }],
    ['12345ABC', { kind: 'unknown', text: '12345ABC' }],
    ['12345-S', { kind: 'unknown', text: '12345-S' }],
    ['12345_S_S', { kind: 'unknown', text: '12345_S_S' }],
    ['OU1234 OU1235', { kind: 'unknown', text: 'OU1234 OU1235' }],
    ['-OU1234', { kind: 'unknown', text: '-OU1234' }],
    ['٠١٢٣٤', { kind: 'unknown', text: '٠١٢٣٤' }],
    ['https://portal.example/OU1234', { kind: 'unknown', text: 'https://portal.example/OU1234' }],
    ['ß1234', { kind: 'unknown', text: 'ß1234' }],
    ['', { kind: 'unknown', text: '' }],
  ])('“%s”', (text, scan) => expect(parseScan(text)).toEqual(scan));
});

const versionIds: Record<ScanFormat, RegExp> = {
  CLASSIC: /^[A-Z]{2}\d{4,6}$/,
  CPQ: /^C\d{1,10}[A-Z]?$/,
  PLM: /^\d{1,10}(_S)?$/,
};

describe.each(scanFormats)('every %s id', (format) => {
  const ids = fc.stringMatching(versionIds[format]);
  test('is found alone', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(parseScan(id)).toEqual(configuration(id, format));
      }),
    );
  });
  test('is found behind a part number, in any case and with any separator', () => {
    const parts = fc.stringMatching(/^P\d{5}$/).filter((part) => part !== 'P00022' && part !== 'P00014');
    const separators = fc.constantFrom('-', '_', '/', ' ', ' - ', '\u001D');
    fc.assert(
      fc.property(parts, separators, ids, fc.boolean(), (part, separator, id, lower) => {
        const text = part + separator + id;
        expect(parseScan(lower ? text.toLowerCase() : text)).toEqual(product(part, id, format));
      }),
    );
  });
});

function withoutRemapping(scan: Scan): Scan {
  if (scan.kind !== 'productConfiguration') return scan;
  const { remapped: _, ...same } = scan;
  return same;
}

test('no text is too strange, and what was read reads the same again', () => {
  const pieces = fc.constantFrom(
    'P',
    '0',
    '1',
    'P00022',
    'OU',
    'C',
    ' ',
    '-',
    '_S',
    '/',
    '?',
    '+',
    ']C1',
    '\u0002',
    '\u001D',
  );
  const noise = fc.array(pieces, { maxLength: 12 }).map((text) => text.join(''));
  const labels = fc.stringMatching(/^(\]C1)?P000(22|14|03)[-_/ ]?(OU1234|C0123A?|\d{5}(_S)?)$/);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), noise, labels), (text) => {
      const scan = parseScan(text);
      const again = parseScan(getScanName(scan));
      expect(again).toEqual(withoutRemapping(scan));
    }),
    { numRuns: 2000 },
  );
});

test('a text of a megabyte takes no time worth telling', () => {
  for (const piece of ['P00003-', '1', 'C1', ' ', ']C1', '_S']) {
    expect(parseScan(piece.repeat(1_000_000 / piece.length)).kind).not.toBe('productConfiguration');
  }
});
