import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import {
  createLine,
  createPath,
  createText,
  type Drawing,
  createCircle,
  createRectangle,
} from '../drawing/drawing.ts';
import { createEps } from './createEps.ts';
import { createPdf, paintOnPdf, finishPdf } from './pdf.ts';
import { createSvg } from './createSvg.ts';

const drawing: Drawing = {
  width: 40,
  height: 25.4,
  title: 'Panel (Åsele) & more',
  marks: [
    createPath([createRectangle([20, 12], 30, 20, 3), createCircle([20, 12], 8)], {
      fill: '#f2b61b',
      stroke: '#000000',
      width: 0.5,
    }),
    createLine(
      [
        [0, 0],
        [40, 25],
      ],
      '#ff0000',
      0.2,
    ),
    createText('Boom (1) \\ Höjd', [20, 4], 3, '#112233', 'middle'),
  ],
};

describe('PDF', () => {
  const made = (): Buffer => {
    const document = createPdf({ title: 'Måttblad', author: 'Maker', date: '2026-02-03' });
    document.addPage({ size: [200, 100], margin: 0 });
    paintOnPdf(document, drawing, [10, 10], 2);
    document.addPage({ size: [200, 100], margin: 0 });
    document.font('Helvetica').fontSize(12).text('Second (page)', 10, 50, { lineBreak: false });
    return Buffer.from(finishPdf(document));
  };
  const file = made();
  const source = file.toString('latin1');

  test('is the same whenever it is made, and of the day it is about', () => {
    expect(made()).toEqual(file);
    expect(source).toContain('(D:20260203000000Z)');
  });

  test('the cross-reference table leads to every object', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
    const table = source.slice(start);
    expect(table).toMatch(/^xref\n0 \d+\n0{10} 65535 f \n/);
    const offsets = [...table.matchAll(/(\d{10}) 00000 n \n/g)].map((row) => Number(row[1]));
    expect(offsets.length).toBe(Number(/\/Size (\d+)/.exec(table)?.[1]) - 1);
    for (const [index, offset] of offsets.entries()) {
      expect(source.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  });

  test('holds what was painted: curves for arcs, words in Windows-1252', () => {
    const contents = [...source.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].map((found) =>
      inflateSync(file.subarray(found.index + found[0].length)).toString('latin1'),
    );
    expect(contents).toHaveLength(2);
    expect(contents[0]?.match(/ c$/gm)).toHaveLength(4 + 4);
    const words = (content = ''): string =>
      [...content.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join('');
    expect(contents.map(words)).toEqual(['Boom (1) \\ Höjd', 'Second (page)']);
  });

  test('has its pages, and its title in full', () => {
    expect(source).toContain('/Count 2');
    const title = Buffer.from('Måttblad', 'utf16le').swap16().toString('latin1');
    expect(source).toContain(`(\xfe\xff${title})`);
  });
});

test('EPS is seven-bit, tells its size, and is balanced', () => {
  const source = Buffer.from(createEps(drawing)).toString('latin1');
  expect(source).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 114 72\n/);
  expect(source).toMatch(/%%EndComments\n[\s\S]*%%EndProlog\n[\s\S]*showpage\n%%EOF\n$/);
  expect(source).toMatch(/^[\n\x20-\x7e]*$/);
  expect(source).toContain('(Boom \\(1\\) \\\\ H\\366jd)');
  expect(source.match(/^gsave$/gm)).toHaveLength(1);
  expect(source.match(/^grestore$/gm)).toHaveLength(1);
});

test('SVG is well-formed, in millimetres, upright, with true arcs', () => {
  const source = Buffer.from(createSvg(drawing)).toString('utf8');
  expect(XMLValidator.validate(source)).toBe(true);
  expect(source).toContain('width="40mm" height="25.4mm" viewBox="0 0 40 25.4"');
  expect(source).toContain('<title>Panel (Åsele) &amp; more</title>');
  expect(source).toContain('M0 25.4 L40 0.4');
  expect(source).toContain('M24 13.4 A4 4 0 0 0 16 13.4 A4 4 0 0 0 24 13.4 Z');
});
