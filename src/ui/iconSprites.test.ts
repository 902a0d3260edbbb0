import { expect, test } from 'vitest';
import { getOutlineProps, getIconProps, installIconSprites } from './iconSprites.ts';

type Part = { readonly place: number; readonly drawing: Element };

/** The drawings of a sprite, each with its offset. */
function partsOf(picture: '--marks' | '--outlines'): readonly Part[] {
  installIconSprites(document);
  const address = document.documentElement.style.getPropertyValue(picture).slice('url("'.length, -2);
  const text = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const width = Number(documentElement.getAttribute('width'));
  const partWidth = picture === '--marks' ? 24 : 48;
  return [...documentElement.children].map((drawing) => {
    const x = Number(/\((\d+)/.exec(drawing.getAttribute('transform') ?? '')?.[1]);
    return { place: Math.round((x / (width - partWidth)) * 1e6), drawing };
  });
}

const drawingAt = (picture: '--marks' | '--outlines', position: unknown): string | undefined =>
  partsOf(picture).find(({ place }) => place === placeIn(position))?.drawing.innerHTML;

const placeIn = (position: unknown): number => Math.round(Number.parseFloat(String(position)) * 1e4);

test('an icon shows the part of their picture that holds its drawing', () => {
  const { style, ...mark } = getIconProps('search');
  expect(mark).toEqual({ 'data-mark': 'search' });
  expect(drawingAt('--marks', style['--mark'])).toContain('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0');
});

test('so does the outline of a remote control', () => {
  const { style, ...shape } = getOutlineProps('PISTOL');
  expect(shape).toEqual({ 'data-shape': 'PISTOL' });
  expect(drawingAt('--outlines', style['--mark'])).toContain('d="M13 7h20');
});

test.each(['--marks', '--outlines'] as const)('no two of %s begin at the same place', (picture) => {
  const places = partsOf(picture).map(({ place }) => place);
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(places.length);
});
