import PdfKit from 'pdfkit';
import { capitalHeightRatio, type Drawing, type DrawingElement, type Point } from '../drawing/drawing.ts';
import { toSvgPathData } from './createSvg.ts';

export type PdfDocument = InstanceType<typeof PdfKit>;

export type JpegPicture = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

type PdfFacts = {
  readonly title: string;
  readonly author: string;
  readonly date?: string | undefined;
};

/** A document without pages. It is dated with `date`, not today, so equal content gives equal bytes. */
export const createPdf = ({ title, author, date = '2000-01-01' }: PdfFacts): PdfDocument =>
  new PdfKit({
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    pdfVersion: '1.4',
    info: { Title: title, Author: author, CreationDate: new Date(date) },
  });

export function finishPdf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  document.end();
  const pieces: Buffer[] = [];
  for (;;) {
    const piece: unknown = document.read();
    if (!Buffer.isBuffer(piece)) return Buffer.concat(pieces);
    pieces.push(piece);
  }
}

export function paintOnPdf(
  document: PdfDocument,
  { marks, height }: Drawing,
  [x, y]: Point,
  scale: number,
): void {
  document.save().translate(x, y).scale(scale).lineJoin('round').lineCap('round');
  for (const mark of marks) paintMark(document, mark, height);
  document.restore();
}

function paintMark(document: PdfDocument, mark: DrawingElement, height: number): void {
  if (mark.kind === 'TEXT') {
    document.font('Helvetica').fontSize(mark.height / capitalHeightRatio);
    const shift = { start: 0, middle: 0.5, end: 1 }[mark.anchor] * document.widthOfString(mark.text);
    const [x, y] = [mark.at[0] - shift, height - mark.at[1]];
    document.fillColor(mark.colour).text(mark.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  const { outlines, fill, stroke, width = 0.25 } = mark;
  document.lineWidth(width).path(outlines.map((outline) => toSvgPathData(outline, height)).join(' '));
  if (fill && stroke) document.fillAndStroke(fill, stroke, 'even-odd');
  else if (fill) document.fill(fill, 'even-odd');
  else document.stroke(stroke ?? '#000000');
}
