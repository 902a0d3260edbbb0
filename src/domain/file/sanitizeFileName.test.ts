import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentTypes, documentTypeExtensions } from './documentType.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';

describe('sanitizeFileName', () => {
  test.each([
    ['Quote OU1234.pdf', undefined, 'Quote OU1234.pdf'],
    ['Quote', 'PDF', 'Quote.pdf'],
    ['Quote.PDF', 'PDF', 'Quote.pdf'],
    ['Quote.txt', 'PDF', 'Quote.txt.pdf'],
    ['Quote', 'UNKNOWN', 'Quote'],
    ['run.nc', undefined, 'run.nc'],
    ['../../etc/passwd', undefined, '_.._etc_passwd'],
    ['C:\\temp\\a.txt', undefined, 'C__temp_a.txt'],
    ['a<b>c|d"e*f?.txt', undefined, 'a_b_c_d_e_f_.txt'],
    ['exe\u202Efdp.pdf', undefined, 'exefdp.pdf'],
    ['zero\u200Bwidth\uFEFF.pdf', undefined, 'zerowidth.pdf'],
    ['line\r\nbreak\0.pdf', undefined, 'linebreak.pdf'],
    ['.htaccess', undefined, 'htaccess'],
    ['name. ', undefined, 'name'],
    ['CON', undefined, '_CON'],
    ['con.pdf', undefined, '_con.pdf'],
    ['COM1', 'PDF', '_COM1.pdf'],
    ['lpt9.tar.gz', undefined, '_lpt9.tar.gz'],
    ['COM0', undefined, '_COM0'],
    ['LPT0', undefined, '_LPT0'],
    ['console.pdf', undefined, 'console.pdf'],
    ['', undefined, 'file'],
    ['', 'PDF', 'file.pdf'],
    ['...', 'PDF', 'file.pdf'],
    ['Ritning nr 7 – åäö.pdf', undefined, 'Ritning nr 7 – åäö.pdf'],
  ])('“%s” as %s is “%s”', (name, type, safe) => expect(sanitizeFileName(name, type)).toBe(safe));

  test('a long name keeps its extension', () => {
    expect(sanitizeFileName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
    expect(sanitizeFileName('x'.repeat(300), 'G_CODE')).toBe(`${'x'.repeat(114)}.gcode`);
    expect(sanitizeFileName(`${'x'.repeat(300)}.123456789012`)).toBe(`${'x'.repeat(107)}.123456789012`);
    expect(sanitizeFileName(`${'x'.repeat(300)}.1234567890123`)).toBe('x'.repeat(120));
    expect(sanitizeFileName(`${'x'.repeat(300)}.0`)).toBe(`${'x'.repeat(118)}.0`);
  });

  const types = fc.constantFrom(undefined, ...documentTypes);
  const names = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('.', ' ', '/', '\u202E', 'C', 'O', 'N', 'a', '😀'), maxLength: 200 }),
  );

  test('whatever the name, it is safe everywhere', () => {
    fc.assert(
      fc.property(names, types, (name, type) => {
        const safe = sanitizeFileName(name, type);
        expect(safe.length).toBeGreaterThan(0);
        expect(safe.length).toBeLessThanOrEqual(120);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]|^[\s.]|[\s.]$/u);
        expect(safe).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
        expect(safe.endsWith(type ? `.${documentTypeExtensions[type]}` : '')).toBe(true);
        expect(sanitizeFileName(safe, type)).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });
});
