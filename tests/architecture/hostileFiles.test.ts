import { describe, expect, test } from 'vitest';
import { parseBomXml } from '../../src/domain/bom/parseBomXml.ts';
import { inspectPdf, listPdfCautions, type PdfFacts } from '../../src/domain/content/pdf.ts';
import { pdfCautionTexts } from '../../src/domain/content/contentText.ts';
import { inspectPicture } from '../../src/domain/content/picture.ts';
import type { InspectionResult } from '../../src/domain/file/previewKind.ts';
import { inspectSvg } from '../../src/domain/content/svgSafety.ts';
import { hostileBinaries } from '../hostile/binaries.ts';
import { hostileXml, buildTooLargeXml } from '../hostile/documents.ts';
import { hostileDrawings } from '../hostile/drawings.ts';

/** Messages about a file, whether it is displayed or not. */
const said = (found: InspectionResult): readonly string[] => (found.ok ? found.cautions : [found.reason]);

const saidOfPdf = (found: InspectionResult<PdfFacts>): readonly string[] =>
  found.ok ? [...said(found), ...listPdfCautions(found.facts.named, undefined)] : said(found);

test('the corpus is as large as it should be', () => {
  expect(hostileDrawings.length).toBeGreaterThanOrEqual(60);
  expect(hostileXml.length).toBeGreaterThanOrEqual(20);
  expect(hostileBinaries.length).toBeGreaterThanOrEqual(20);
});

describe('drawings', () => {
  test.each(hostileDrawings.map((drawing) => [drawing.name, drawing] as const))(
    '%s',
    (_name, { svg, shown, sentence }) => {
      const found = inspectSvg(svg);
      expect(said(found)).toContain(sentence);
      expect(found.ok).toBe(shown);
    },
  );

  test('an ordinary drawing is shown without a word', () => {
    const found = inspectSvg(
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="30mm" viewBox="0 0 60 30"><style>.a{fill:url(#g)}</style><linearGradient id="g"/><path class="a" d="M0 0h60"/><use href="#p"/><image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/></svg>',
    );
    expect(found).toMatchObject({
      ok: true,
      cautions: [],
      facts: { width: '60mm', height: '30mm', viewBox: '0 0 60 30', elements: 6 },
    });
    expect(found.ok && found.facts.markup.startsWith('<svg')).toBe(true);
  });

  test.each([
    ['dashed lines with texts between', '<path d="M0 0h99" stroke-dasharray="3 1 .5 1"/><text>Ø 12</text>'],
    ['a length of its own', '<path pathLength="100" d="M0 0h99" stroke-dasharray="5"/>'],
    [
      'dashes in mm',
      '<g style="stroke-dasharray:2mm, 1mm;font:italic 700 12px/1.5 serif"><text>A</text></g>',
    ],
    [
      'texts without dashes',
      `<g stroke-dasharray="none" font-size="90">${'<text>Lift</text>'.repeat(900)}</g>`,
    ],
    ['dashes in pixels', '<path vector-effect="non-scaling-stroke" d="M0 0h99" stroke-dasharray="4"/>'],
    [
      'a turning ring',
      '<circle r="9"><animate attributeName="stroke-dasharray" values="1,150;90,150"/></circle>',
    ],
  ])('a drawing with %s is shown', (_name, content) => {
    expect(
      inspectSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`).ok,
    ).toBe(true);
  });
});

describe('XML', () => {
  test.each(hostileXml.map((file) => [file.name, file] as const))('%s', (_name, { xml, reason }) => {
    expect(parseBomXml(xml)).toEqual({ ok: false, reason });
    expect({}).not.toHaveProperty('polluted');
  });
  test('more than 20 MB', () => {
    expect(parseBomXml(buildTooLargeXml())).toEqual({
      ok: false,
      reason: 'The file is too large to be shown.',
    });
  });
});

describe('pictures and PDFs', () => {
  test.each(hostileBinaries.map((file) => [file.name, file] as const))(
    '%s',
    (_name, { kind, bytes, shown, sentence }) => {
      const found = kind === 'PDF' ? inspectPdf(bytes) : inspectPicture(bytes);
      expect(kind === 'PDF' ? saidOfPdf(inspectPdf(bytes)) : said(found)).toContain(sentence);
      expect(found.ok).toBe(shown);
    },
  );

  test('what reading a document has told counts as much as its names', () => {
    const none = { scripts: false, files: false, programs: false, isProtected: false };
    expect(listPdfCautions(none, none)).toEqual([]);
    expect(listPdfCautions(none, undefined)).toEqual([pdfCautionTexts.UNTOLD]);
    expect(listPdfCautions(none, { ...none, scripts: true, files: true })).toEqual([
      pdfCautionTexts.SCRIPTS,
      pdfCautionTexts.FILES,
    ]);
    expect(listPdfCautions({ ...none, programs: true, isProtected: true }, none)).toEqual([
      pdfCautionTexts.PROGRAMS,
      pdfCautionTexts.PROTECTED,
    ]);
  });
});
