import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from './PrintSheet.tsx';

const scale = 4;

/** Rasterises the QR code, with `scale` pixels per module. */
function pixelsOf(svg: HTMLElement): { readonly pixels: Uint8ClampedArray; readonly width: number } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ').at(-1));
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at += 1) {
      const column = Number(x) * scale + (at % scale);
      const row = Number(y) * scale + Math.floor(at / scale);
      pixels.set([0, 0, 0], (row * width + column) * 4);
    }
  }
  return { pixels, width };
}

test.each(['OU1234', 'C001234A', '1234567_S'])('%s is read back from its picture', (id) => {
  render(<QrCode text={id} label="Code" />);
  const { pixels, width } = pixelsOf(screen.getByRole('img', { name: 'Code' }));
  expect(jsQR(pixels, width, width)?.data).toBe(id);
});
