import {
  capitalHeightRatio,
  type Drawing,
  type DrawingElement,
  distance,
  getArcSweep,
  type Outline,
  type Point,
} from '../drawing/drawing.ts';

/** Escapes text for XML elements and attributes; characters not allowed in XML are dropped. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The shortest form of a number with a precision of 0.00001. */
export function formatShortNumber(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export function createSvg({ width, height, title, marks }: Drawing): Uint8Array<ArrayBuffer> {
  const size = `width="${formatShortNumber(width)}mm" height="${formatShortNumber(height)}mm" viewBox="0 0 ${formatShortNumber(width)} ${formatShortNumber(height)}"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linecap="round" stroke-linejoin="round">`,
    `  <title>${escapeXml(title)}</title>`,
    ...marks.map((mark) => `  ${element(mark, height)}`),
    '</svg>',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'utf8');
}

function element(mark: DrawingElement, height: number): string {
  if (mark.kind === 'TEXT') {
    const place = `x="${formatShortNumber(mark.at[0])}" y="${formatShortNumber(height - mark.at[1])}" text-anchor="${mark.anchor}"`;
    const look = `font-family="Arial, sans-serif" font-size="${formatShortNumber(mark.height / capitalHeightRatio)}" fill="${mark.colour}"`;
    return `<text ${place} ${look}>${escapeXml(mark.text)}</text>`;
  }
  const stroke = mark.stroke
    ? ` stroke="${mark.stroke}" stroke-width="${formatShortNumber(mark.width ?? 0.25)}"`
    : '';
  const data = mark.outlines.map((outline) => toSvgPathData(outline, height)).join(' ');
  return `<path d="${data}" fill="${mark.fill ?? 'none'}" fill-rule="evenodd"${stroke}/>`;
}

/** SVG path data on a sheet of this height; SVG rows grow downwards. */
export function toSvgPathData({ start, segments, closed }: Outline, height: number): string {
  // SVG's y grows downwards, so a counter-clockwise arc has sweep flag 0.
  const point = ([x, y]: Point): string => `${formatShortNumber(x)} ${formatShortNumber(height - y)}`;
  const words = [`M${point(start)}`];
  let from = start;
  for (const segment of segments) {
    if (segment.kind === 'LINE') {
      words.push(`L${point(segment.to)}`);
    } else {
      const radius = formatShortNumber(distance(from, segment.centre));
      const large = Math.abs(getArcSweep(from, segment)) > Math.PI + 1e-6 ? 1 : 0;
      words.push(`A${radius} ${radius} 0 ${large} ${segment.counterClockwise ? 0 : 1} ${point(segment.to)}`);
    }
    from = segment.to;
  }
  return words.join(' ') + (closed ? ' Z' : '');
}
