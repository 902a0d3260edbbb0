import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { letteringFontName, paintOnCanvas, type CanvasPen } from '../drawing/canvas.ts';
import type { Drawing } from '../drawing/drawing.ts';

// A server may have no fonts installed; pdfjs-dist ships this one.
const fonts = join(import.meta.dirname, '../../../node_modules/pdfjs-dist/standard_fonts');
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), letteringFontName);

export function renderPicture(
  [width, height]: readonly [number, number],
  format: 'PNG' | 'JPEG',
  draw: (pen: CanvasPen) => void,
): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  draw(pen);
  return new Uint8Array(format === 'PNG' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 86));
}

export function renderDrawing(drawing: Drawing, pixelsPerMm = 4): Uint8Array<ArrayBuffer> {
  const [width, height] = [drawing.width, drawing.height].map((side) => Math.round(side * pixelsPerMm));
  return renderPicture([width ?? 1, height ?? 1], 'PNG', (pen) => {
    pen.transform(pixelsPerMm, 0, 0, -pixelsPerMm, 0, height ?? 1);
    paintOnCanvas(pen, drawing);
  });
}
