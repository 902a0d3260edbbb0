import { expect, test } from 'vitest';
import { drawn, marked, showMarks } from './marks.ts';

/** The parts of the picture of all drawings, each with where it begins. */
function parts(): ReadonlyMap<number, Element> {
  showMarks(document);
  const address = document.documentElement.style.getPropertyValue('--marks').slice('url("'.length, -2);
  const text = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const width = Number(picture.getAttribute('width'));
  return new Map(
    [...picture.children].map((part) => {
      const x = Number(/\((\d+)/.exec(part.getAttribute('transform') ?? '')?.[1]);
      const partWidth = part.matches('g') ? 24 : 32;
      return [Math.round((x / (width - partWidth)) * 1e6), part];
    }),
  );
}

const placeIn = (position: unknown): number => Math.round(Number.parseFloat(String(position)) * 1e4);

test('an icon shows the part of the one picture that holds its drawing', () => {
  const { style, ...mark } = marked('search');
  expect(mark).toEqual({ 'data-mark': 'search' });
  const part = parts().get(placeIn(style['--mark']));
  expect(part?.innerHTML).toContain('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0');
});

test('so does the outline of a remote control', () => {
  const { style, ...shape } = drawn('PISTOL');
  expect(shape).toEqual({ 'data-shape': 'PISTOL' });
  expect(parts().get(placeIn(style['--mark']))?.getAttribute('d')).toMatch(/^M13 7h20/);
});

test('no two of them begin at the same place', () => {
  const all = parts();
  expect(all.size).toBeGreaterThan(40);
  expect([...all.values()].filter((part) => part.matches('path'))).toHaveLength(4);
});
