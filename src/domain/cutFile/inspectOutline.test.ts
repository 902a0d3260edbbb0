import { describe, expect, test } from 'vitest';
import { hostileDrawings } from '../../../tests/hostile/drawings.ts';
import { inspectOutline, type Outline } from './inspectOutline.ts';

const drawing = (content: string, size = 'width="100mm" height="100mm" viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;

function outline(content: string, size?: string): Outline {
  const found = inspectOutline(drawing(content, size));
  if (!found.ok) throw new Error(found.reason);
  return found.facts;
}

/** Findings with the elements they are about, without the notes. */
const findings = (content: string): readonly string[] => {
  const { problems, elements } = outline(content);
  return problems
    .filter(({ weight }) => weight !== 'NOTE')
    .map(({ kind, elements: about }) => [kind, ...about.map((each) => elements[each]?.label)].join(' '));
};

const box = ({ extent }: Outline): readonly number[] =>
  extent ? [extent.left, extent.top, extent.right, extent.bottom].map((each) => Number(each.toFixed(6))) : [];

describe('the box around an outline, in mm', () => {
  test.each([
    ['<path d="M10 10h20v5z"/>', [10, 10, 30, 15]],
    ['<path d="M10,10l20 0 0 5-20-5"/>', [10, 10, 30, 15]],
    ['<path d="m10 10 20 0 0 5z"/>', [10, 10, 30, 15]],
    ['<path d="M10-5.5.5.25L1e1-6e-1"/>', [0.5, -5.5, 10, 0.25]],
    ['<path d="M0 50A50 50 0 0 1 100 50"/>', [0, 0, 100, 50]],
    ['<path d="M0 50a50 50 0 01100 0"/>', [0, 0, 100, 50]],
    ['<path d="M0 50a5 5 0 0 1 100 0"/>', [0, 0, 100, 50]],
    ['<path d="M0 50a0 5 0 0 1 100 0"/>', [0, 50, 100, 50]],
    ['<path d="M0 0C0 40 100 40 100 0"/>', [0, 0, 100, 30]],
    ['<path d="M0 0C0 40 50 40 50 0S100-40 100 0"/>', [0, -30, 100, 30]],
    ['<path d="M0 0Q50 100 100 0"/>', [0, 0, 100, 50]],
    ['<path d="M0 0q25 50 50 0t50 0"/>', [0, -25, 100, 25]],
    ['<rect x="1" y="2" width="30" height="4"/>', [1, 2, 31, 6]],
    ['<rect x="1" y="2" width="30" height="4" rx="99"/>', [1, 2, 31, 6]],
    ['<circle cx="50" cy="40" r="10"/>', [40, 30, 60, 50]],
    ['<ellipse cx="50" cy="40" rx="10" ry="5"/>', [40, 35, 60, 45]],
    ['<line x1="1" y1="2" x2="3" y2="9"/>', [1, 2, 3, 9]],
    ['<line x1="10%" y1="2" x2="50%" y2="9"/>', [10, 2, 50, 9]],
    ['<polygon points="1,2 3-4 5 6"/>', [1, -4, 5, 6]],
    ['<rect width="10" height="10" transform="rotate(90)"/>', [-10, 0, 0, 10]],
    ['<rect width="10" height="10" transform="rotate(90 5 5) translate(2)"/>', [0, 2, 10, 12]],
    ['<g transform="scale(2)"><g transform="translate(5 5)"><circle r="1"/></g></g>', [8, 8, 12, 12]],
    ['<circle r="10" transform="matrix(1 0 1 1 0 0)"/>', [-14.142136, -10, 14.142136, 10]],
    ['<defs><path id="a" d="M0 0h5v5z"/></defs><use href="#a" x="10" y="20"/>', [10, 20, 15, 25]],
    [
      '<symbol id="a" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol><use href="#a" width="50" height="50"/>',
      [0, 0, 50, 50],
    ],
    [
      '<svg x="10" y="10" width="20" height="20" viewBox="0 0 1 1"><circle cx=".5" cy=".5" r=".5"/></svg>',
      [10, 10, 30, 30],
    ],
  ])('%s', (content, expected) => {
    expect(box(outline(content))).toEqual(expected);
  });

  test.each([
    ['width="100mm" height="100mm"', 25.4],
    ['width="10cm" height="10cm" viewBox="0 0 96 96"', 100],
    ['width="1in" height="1in" viewBox="0 0 96 96"', 25.4],
    ['width="96" height="96"', 25.4],
    ['viewBox="0 0 96 96"', 25.4],
    ['width="72pt" viewBox="0 0 96 48"', 25.4],
    ['width="100%" height="100%" viewBox="0 0 96 96"', 25.4],
    ['width="200mm" height="100mm" viewBox="0 0 96 96"', 100],
    ['width="200mm" height="100mm" viewBox="0 0 96 96" preserveAspectRatio="none"', 200],
  ])('of a square of 96 units in %s is %d wide', (size, width) => {
    expect(outline('<rect width="96" height="96"/>', size).width).toBeCloseTo(width, 9);
  });

  test('says where the size is a guess', () => {
    const kinds = (size: string): readonly string[] =>
      outline('<rect width="9" height="9"/>', size).problems.map(({ kind }) => kind);
    expect(kinds('viewBox="0 0 96 96"')).toEqual(['UNITS']);
    expect(kinds('width="96mm" viewBox="0 0 96 96"')).toEqual([]);
  });
});

test('the length of a cut is that of its lines, curves as they are', () => {
  expect(outline('<circle cx="50" cy="50" r="10"/>').cutLength).toBeCloseTo(20 * Math.PI, 6);
  expect(outline('<rect width="30" height="20" rx="5"/>').cutLength).toBeCloseTo(60 + 10 * Math.PI, 6);
  expect(outline('<path d="M0 0h10v10h-10z"/><line x2="5"/>').cutLength).toBeCloseTo(45, 9);
});

describe('findings', () => {
  test.each<[content: string, found: readonly string[]]>([
    ['<path d="M0 0h10v10h-10z"/>', []],
    ['<path id="a" d="M0 0h10v10"/>', ['OPEN path #a']],
    ['<path d="M0 0h10v10h-10v-10"/>', []],
    ['<path d="M0 0h10v10h-10v-9.995"/>', []],
    // Four lines that meet end to end are a closed outline.
    ['<path d="M0 0h9"/><path d="M9 0v9"/><path d="M9 9h-9"/><path d="M0 9v-9"/>', []],
    ['<path d="M0 0h9"/><path d="M9 0v9"/>', ['OPEN path 1', 'OPEN path 2']],
    ['<rect width="9" height="9"/><path d="M9 9H0V0h9z"/>', ['DUPLICATE rect 1 path 1']],
    ['<circle r="9"/><ellipse rx="9" ry="9"/><circle r="9"/>', ['DUPLICATE circle 1 ellipse 1 circle 2']],
    ['<circle r="9"/><rect x="-9" y="-9" width="18" height="18" rx="8"/>', ['CROSSING circle 1 rect 1']],
    ['<path d="M0 0l20 10v-10l-20 10z"/>', ['CROSSING path 1']],
    ['<circle r="9"/><circle cx="5" r="9"/>', ['CROSSING circle 1 circle 2']],
    ['<circle r="9"/><circle r="5"/>', []],
    ['<rect width="9" height="9"/><rect x="9" width="9" height="9"/>', ['OVERLAP rect 1 rect 2']],
    ['<path d="M0 0h9h-4v5z"/>', ['OVERLAP path 1']],
    [
      '<rect width="30" height="30"/><line x1="5" y1="5" x2="30" y2="5"/>',
      ['OPEN line 1', 'CROSSING rect 1 line 1'],
    ],
    ['<rect width="10" height="10" rx="9"/>', []],
    ['<text x="1">4</text><circle r="3"/>', ['TEXT text 1']],
    ['<image href="x.png"/><circle r="3"/>', ['IMAGE image 1']],
    ['<style>circle{display:none}</style><circle r="3"/>', ['STYLE_SHEET style 1']],
    ['<circle r="3" style="transform:scale(2)"/>', ['STYLE_GEOMETRY circle 1']],
    ['<circle r="3" style="display:none"/><circle r="4"/>', ['HIDDEN circle 1']],
    ['<g display="none"><circle r="3"/></g><circle r="4"/>', ['HIDDEN g 1']],
    ['<circle r="3" clip-path="url(#a)"/>', ['CLIP circle 1']],
    ['<circle r="3" fill="url(#a)"/>', ['GRADIENT circle 1']],
    ['<circle r="3" filter="url(#a)"/>', ['FILTER circle 1']],
    ['<circle r="3"><animate attributeName="r"/></circle>', ['ANIMATION animate 1']],
    ['<blob/><circle r="3"/>', ['UNKNOWN blob 1']],
    ['<use href="#none"/><circle r="3"/>', ['USE_MISSING use 1']],
    ['<use href="other.svg#a"/><circle r="3"/>', ['USE_OUTSIDE use 1']],
    [
      '<g id="a"><use id="u" href="#a"/><circle r="3"/></g>',
      ['DUPLICATE circle 1 circle 1', 'USE_CIRCLE use #u'],
    ],
    ['<path d="M0 0h10v10z L"/>', ['UNREADABLE path 1']],
    ['<path d="L0 0h10"/><circle r="3"/>', ['UNREADABLE path 1']],
    ['<circle r="3" transform="turn(3)"/>', ['TRANSFORM circle 1']],
    ['<rect width="1e999" height="3"/><circle r="3"/>', ['UNREADABLE rect 1']],
    ['<path d="M0 0h1e300v1z"/><circle r="3"/>', ['TOO_FAR path 1']],
    ['<g/>', ['EMPTY']],
    ['<circle r="0"/>', ['EMPTY']],
  ])('%s', (content, found) => {
    expect(findings(content)).toEqual(found);
  });

  test('name the place and the number of crossings', () => {
    const { problems } = outline(
      '<path d="M0 0l20 10v-10l-20 10z"/><circle cx="50" cy="50" r="9"/><path d="M30 50h40v30z"/>',
    );
    expect(problems.map(({ text, at }) => [text, at?.map((each) => Number(each.toFixed(3)))])).toEqual([
      ['The line crosses or touches itself at one place.', [10, 5]],
      ['The lines cross or touch at 2 places.', [59, 50]],
    ]);
  });
});

describe('hostile drawings', () => {
  test.each(hostileDrawings.map((each) => [each.name, each.svg] as const))('%s', (_name, svg) => {
    const found = inspectOutline(svg);
    // Nothing of the source comes out again: only names, sentences and numbers do.
    const told = JSON.stringify(found.ok ? found.facts.problems : found.reason);
    expect(told).not.toMatch(/<|javascript|evil|harmed/);
    if (!found.ok) return;
    expect(found.facts.contours.reduce((sum, { points }) => sum + points.length / 2, 0)).toBeLessThan(
      350_000,
    );
    expect(found.facts.problems.length).toBeLessThan(3000);
  });

  test.each([
    ['too large', `<path d="M0 0${'h1v1'.repeat(600_000)}"/>`, 'The drawing is larger than 2 MB.'],
    [
      'too many lines',
      `<path d="M0 0${'h.1v.1'.repeat(200_000)}"/>`,
      'The drawing has too many lines and curves.',
    ],
    [
      'nested without end',
      `${'<g>'.repeat(250)}<path d="M0 0h1"/>${'</g>'.repeat(250)}`,
      'The drawing could not be read.',
    ],
  ])('%s', (_name, content, reason) => {
    expect(inspectOutline(drawing(content))).toEqual({ ok: false, reason });
  });

  test('a large path without a line is read once, however often it is drawn', () => {
    const path = `<path id="a" d="${'M0 0'.repeat(200_000)}"/>`;
    const { problems } = outline(`${path}${'<use href="#a"/>'.repeat(20_000)}`);
    expect(problems.map(({ kind }) => kind)).toEqual(['EMPTY']);
  });

  test.each([
    ['curves that bend far away', 'C9e4 9e4-9e4 9e4 0 0'],
    ['arcs as large as a house', 'a5e4 5e4 0 1 1 1 1'],
  ])('%s are counted before they are cut into pieces', (_name, piece) => {
    expect(inspectOutline(drawing(`<path d="M0 0${piece.repeat(50_000)}"/>`))).toEqual({
      ok: false,
      reason: 'The drawing has too many lines and curves.',
    });
  });

  test('a knot of lines is looked at as far as it goes, and says so', () => {
    const star = Array.from({ length: 3000 }, (_, index) => {
      const angle = (index * 2 * Math.PI * 1231) / 3000;
      return `${(50 + 50 * Math.cos(angle)).toFixed(3)} ${(50 + 50 * Math.sin(angle)).toFixed(3)}`;
    });
    const kinds = outline(`<path d="M${star.join('L')}z"/>`).problems.map(({ kind }) => kind);
    expect(kinds).toEqual(['CROSSING', 'UNCHECKED']);
  });
});
