import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { line, path, text } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { circle, rectangle } from '../drawing/outline.ts';
import { eps } from './eps.ts';
import { textWidth, windows1252, wrap } from './helvetica.ts';
import { pdf } from './pdf.ts';
import { drawingOperators, textOperators } from './pdfDrawing.ts';
import { svg } from './svg.ts';

const drawing: Drawing = {
  width: 40,
  height: 25.4,
  title: 'Panel (Åsele) & more',
  marks: [
    path([rectangle([20, 12], 30, 20, 3), circle([20, 12], 8)], {
      fill: '#f2b61b',
      stroke: '#000000',
      width: 0.5,
    }),
    line(
      [
        [0, 0],
        [40, 25],
      ],
      '#ff0000',
      0.2,
    ),
    text('Boom (1) \\ Höjd', [20, 4], 3, '#112233', 'middle'),
  ],
};

describe('PDF', () => {
  const page = { width: 200, height: 100, pictures: [] };
  const file = Buffer.from(
    pdf({
      title: 'Måttblad',
      author: 'Maker',
      pages: [
        { ...page, operators: drawingOperators(drawing, [10, 10], 2) },
        { ...page, operators: textOperators('Second (page)', [10, 50], { size: 12 }) },
      ],
    }),
  );
  const source = file.toString('latin1');

  test('the cross-reference table leads to every object', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    const table = source.slice(start);
    expect(table).toMatch(/^xref\n0 \d+\n0{10} 65535 f \n/);
    const offsets = [...table.matchAll(/(\d{10}) 00000 n \n/g)].map((row) => Number(row[1]));
    expect(offsets.length).toBe(Number(/\/Size (\d+)/.exec(table)?.[1]) - 1);
    offsets.forEach((offset, index) => {
      expect(source.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
  });

  test('streams are as long as they say and hold what was painted', () => {
    const contents = [...source.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((found) => {
      const begin = found.index + found[0].length;
      const end = begin + Number(found[1]);
      expect(source.slice(end, end + 10)).toBe('\nendstream');
      return inflateSync(file.subarray(begin, end)).toString('latin1');
    });
    expect(contents).toHaveLength(2);
    expect(contents[0]).toContain('(Boom \\(1\\) \\\\ Höjd) Tj');
    expect(contents[0]?.match(/ c$/gm)).toHaveLength(4 + 4);
    expect(contents[1]).toContain('(Second \\(page\\)) Tj');
  });

  test('it has its pages, and its title in full', () => {
    expect(source).toContain('/Count 2');
    expect(source).toContain(`/Title <FEFF${Buffer.from('Måttblad', 'utf16le').swap16().toString('hex')}>`);
  });
});

test('EPS is seven-bit, tells its size, and is balanced', () => {
  const source = Buffer.from(eps(drawing)).toString('latin1');
  expect(source).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 114 72\n/);
  expect(source).toMatch(/%%EndComments\n[\s\S]*%%EndProlog\n[\s\S]*showpage\n%%EOF\n$/);
  expect(source).toMatch(/^[\n\x20-\x7e]*$/);
  expect(source).toContain('(Boom \\(1\\) \\\\ H\\366jd)');
  expect(source.match(/^gsave$/gm)).toHaveLength(1);
  expect(source.match(/^grestore$/gm)).toHaveLength(1);
});

test('SVG is well-formed, in millimetres, upright, with true arcs', () => {
  const source = Buffer.from(svg(drawing)).toString('utf8');
  expect(XMLValidator.validate(source)).toBe(true);
  expect(source).toContain('width="40mm" height="25.4mm" viewBox="0 0 40 25.4"');
  expect(source).toContain('<title>Panel (Åsele) &amp; more</title>');
  expect(source).toContain('M0 25.4 L40 0.4');
  expect(source).toContain('M24 13.4 A4 4 0 0 0 16 13.4 A4 4 0 0 0 24 13.4 Z');
});

describe('Helvetica', () => {
  test.each([
    ['A', 6.67],
    ['Å', 6.67],
    ['WWW', 28.32],
    ['', 0],
  ])('width of %j at size 10', (words, width) => {
    expect(textWidth(words, 10)).toBeCloseTo(width, 5);
  });

  test.each([
    ['Å é ß', 'Å é ß'],
    ['5 € – “x”', '5 \x80 \x96 \x93x\x94'],
    ['Łódź 猫', '?ód? ?'],
    ['a\u0308', 'ä'],
    ['tab\tnew\n', 'tab?new?'],
  ])('%j in Windows-1252', (words, bytes) => {
    expect(windows1252(words)).toBe(bytes);
  });

  test('lines are broken between words and never lose one', () => {
    const words = 'The stop function opens two independent channels immediately';
    const lines = wrap(words, 10, 90);
    expect(lines.join(' ')).toBe(words);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((row) => textWidth(row, 10) <= 90)).toBe(true);
    expect(wrap('Unbreakable', 10, 5)).toEqual(['Unbreakable']);
  });
});
