import { inflateRawSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocx } from '../documents/createLetter.ts';
import { createSRecords } from '../documents/programs.ts';
import { escapeXml } from './createSvg.ts';
import { createZip } from './createZip.ts';

/** Reads a zip archive by its central directory. */
function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes);
  const end = file.length - 22;
  expect(file.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  expect(at + file.readUInt32LE(end + 12)).toBe(end);
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    expect(file.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [packed, size, nameLength] = [
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
    ];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    expect(file.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    expect(file.subarray(local + 4, local + 30)).toEqual(file.subarray(at + 6, at + 32));
    const begin = local + 30 + nameLength;
    const content = inflateRawSync(file.subarray(begin, begin + packed));
    expect(content.length).toBe(size);
    entries.set(name, content);
    at += 46 + nameLength;
  }
  return entries;
}

describe('zip', () => {
  test('entries come back by name', () => {
    const contents = {
      'a/run.nc': Buffer.from('G0 X0\n'.repeat(200)),
      'Mått.txt': Buffer.from('å'),
      empty: Buffer.alloc(0),
    };
    expect([...unzip(createZip(contents))]).toEqual(Object.entries(contents));
  });

  test('the check sum is that of the content', () => {
    // The reference value of CRC-32 for these nine digits.
    const file = Buffer.from(createZip({ x: '123456789' }));
    expect(file.readUInt32LE(14)).toBe(0xcbf43926);
  });

  test('equal contents give equal bytes, whenever they are packed', () => {
    expect(createZip({ x: 'y' })).toEqual(createZip({ x: 'y' }));
    expect(Buffer.from(createZip({ x: 'y' })).readUInt32LE(10)).toBe(0x0021_0000);
  });

  test('an archive of nothing is its end alone', () => {
    expect(createZip({}).length).toBe(22);
  });
});

test('docx has the parts Word looks for, all well-formed, and the words in them', () => {
  const parts = unzip(
    createDocx([
      { kind: 'HEADING', text: 'Head' },
      { kind: 'PARAGRAPH', text: 'a < b & "c"' },
      { kind: 'TABLE', rows: [['1', '2'], ['3']] },
    ]),
  );
  expect([...parts.keys()]).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  for (const content of parts.values()) expect(XMLValidator.validate(content.toString('utf8'))).toBe(true);
  const types = parts.get('[Content_Types].xml')?.toString('utf8') ?? '';
  for (const named of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts.has(named[1] ?? '')).toBe(true);
  const body = parts.get('word/document.xml')?.toString('utf8') ?? '';
  expect(body).toContain('a &lt; b &amp; &quot;c&quot;');
  expect(body.match(/<w:tr>/g)).toHaveLength(2);
});

test.each([
  ['<a href="x">&', '&lt;a href=&quot;x&quot;&gt;&amp;'],
  ['a\0b\x08c\ud800', 'abc'],
  ['tab\tå 😀', 'tab\tå 😀'],
])('%j in XML', (words, xml) => {
  expect(escapeXml(words)).toBe(xml);
});

describe('S-records', () => {
  test('a known record', () => {
    // Count 06, address 001000, data 4849: 06+00+10+00+48+49 = A7, complement 58.
    expect(createSRecords(Buffer.from('HI'), 0x1000, '').split('\r\n')).toEqual([
      'S0030000FC',
      'S206001000484958',
      'S5030001FB',
      'S804001000EB',
      '',
    ]);
  });

  test('memory comes back, every sum is right, the count is true', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 0, max: 0xfff000 }), (data, base) => {
        const rows = createSRecords(data, base, 'HDR').trimEnd().split('\r\n');
        const memory = new Uint8Array(data.length).fill(0xff);
        for (const row of rows) {
          const bytes = Buffer.from(row.slice(2), 'hex');
          expect(bytes[0]).toBe(bytes.length - 1);
          expect(bytes.reduce((sum, byte) => sum + byte, 0) & 0xff).toBe(0xff);
          if (row.startsWith('S2')) memory.set(bytes.subarray(4, -1), bytes.readUIntBE(1, 3) - base);
        }
        expect(memory).toEqual(data);
        const told = Number.parseInt(rows.at(-2)?.slice(4, 8) ?? '', 16);
        expect(told).toBe(rows.filter((row) => row.startsWith('S2')).length);
        expect(rows.at(-1)).toMatch(/^S8/);
      }),
      { numRuns: 40 },
    );
  });
});
