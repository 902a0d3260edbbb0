import { SVGPathData } from 'svg-pathdata';
import {
  capitalHeightRatio,
  parseRgb,
  type HexColor,
  type Drawing,
  type DrawingElement,
  type Outline,
} from '../drawing/drawing.ts';
import { toSvgPathData, formatShortNumber } from './createSvg.ts';

const pointsPerMm = 72 / 25.4;

/** Encapsulated PostScript (EPSF-3.0, level 2) at true size, with text in Helvetica. */
export function createEps(drawing: Drawing): Uint8Array<ArrayBuffer> {
  const [width, height] = [drawing.width * pointsPerMm, drawing.height * pointsPerMm];
  const text = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${formatShortNumber(width)} ${formatShortNumber(height)}`,
    `%%Title: (${quoted(drawing.title)})`,
    '%%LanguageLevel: 2',
    '%%DocumentNeededResources: font Helvetica',
    '%%EndComments',
    '%%BeginProlog',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
    '/f {setrgbcolor eofill} bind def /s {setrgbcolor stroke} bind def',
    '/Helvetica findfont dup length dict begin {1 index /FID ne {def} {pop pop} ifelse} forall',
    '/Encoding ISOLatin1Encoding def currentdict end /Words exch definefont pop',
    '/t {/Words findfont exch scalefont setfont setrgbcolor moveto dup stringwidth pop 3 -1 roll mul 0 rmoveto show} bind def',
    '%%EndProlog',
    'gsave',
    `${formatShortNumber(pointsPerMm)} dup scale 1 setlinejoin 1 setlinecap`,
    ...drawing.marks.map(operators),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ];
  return Buffer.from(text.join('\n'), 'latin1');
}

function operators(mark: DrawingElement): string {
  if (mark.kind === 'TEXT') {
    const shift = { start: 0, middle: -0.5, end: -1 }[mark.anchor];
    const place = `${formatShortNumber(mark.at[0])} ${formatShortNumber(mark.at[1])}`;
    const size = formatShortNumber(mark.height / capitalHeightRatio);
    return `${shift} (${quoted(mark.text)}) ${place} ${colourParts(mark.colour)} ${size} t`;
  }
  const path = mark.outlines.map(pathOperators).join('\n');
  const fill = mark.fill ? [`newpath\n${path}\n${colourParts(mark.fill)} f`] : [];
  const width = formatShortNumber(mark.width ?? 0.25);
  const stroke = mark.stroke ? [`newpath\n${path}\n${width} setlinewidth ${colourParts(mark.stroke)} s`] : [];
  return [...fill, ...stroke].join('\n');
}

/** PostScript has no elliptical arcs, so they become curves. */
const pathOperators = (outline: Outline): string =>
  new SVGPathData(toSvgPathData(outline, 0))
    .aToC()
    .ySymmetry(0)
    .commands.map((command) => {
      if (command.type === SVGPathData.CLOSE_PATH) return 'h';
      if (command.type === SVGPathData.CURVE_TO) {
        const { x1, y1, x2, y2, x, y } = command;
        return `${[x1, y1, x2, y2, x, y].map(formatShortNumber).join(' ')} c`;
      }
      if (command.type !== SVGPathData.MOVE_TO && command.type !== SVGPathData.LINE_TO) return '';
      return `${formatShortNumber(command.x)} ${formatShortNumber(command.y)} ${command.type === SVGPathData.MOVE_TO ? 'm' : 'l'}`;
    })
    .join('\n');

/** Red, green and blue, 0 to 1. */
const colourParts = (colour: HexColor): string =>
  parseRgb(colour)
    .map((part) => formatShortNumber(part / 255))
    .join(' ');

/** Escaped for a PostScript string in 7 bits; characters beyond Latin-1 become "?". */
const quoted = (words: string): string =>
  words
    .normalize('NFC')
    .replaceAll(/[^ -~\xa0-\xff]/gu, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll(/[\xa0-\xff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
