import PdfKit from 'pdfkit';
import { capitalHeight, type Drawing, type Mark, type Point } from '../drawing/drawing.ts';
import { pathData } from './svg.ts';

export type Pdf = InstanceType<typeof PdfKit>;

export type Picture = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

type PdfFacts = {
  readonly title: string;
  readonly author: string;
  readonly date?: string | undefined;
};

/** A document without a page. Its date is the given day and not today, so equal painting gives equal bytes. */
export const openPdf = ({ title, author, date = '2000-01-01' }: PdfFacts): Pdf =>
  new PdfKit({
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    pdfVersion: '1.4',
    info: { Title: title, Author: author, CreationDate: new Date(date) },
  });

export function pdfBytes(document: Pdf): Uint8Array<ArrayBuffer> {
  document.end();
  const pieces: Buffer[] = [];
  for (;;) {
    const piece: unknown = document.read();
    if (!Buffer.isBuffer(piece)) return Buffer.concat(pieces);
    pieces.push(piece);
  }
}

export function paintDrawing(document: Pdf, { marks, height }: Drawing, [x, y]: Point, scale: number): void {
  document.save().translate(x, y).scale(scale).lineJoin('round').lineCap('round');
  for (const mark of marks) paintMark(document, mark, height);
  document.restore();
}

function paintMark(document: Pdf, mark: Mark, height: number): void {
  if (mark.kind === 'TEXT') {
    document.font('Helvetica').fontSize(mark.height / capitalHeight);
    const shift = { start: 0, middle: 0.5, end: 1 }[mark.anchor] * document.widthOfString(mark.text);
    const [x, y] = [mark.at[0] - shift, height - mark.at[1]];
    document.fillColor(mark.colour).text(mark.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  const { outlines, fill, stroke, width = 0.25 } = mark;
  document.lineWidth(width).path(outlines.map((outline) => pathData(outline, height)).join(' '));
  if (fill && stroke) document.fillAndStroke(fill, stroke, 'even-odd');
  else if (fill) document.fill(fill, 'even-odd');
  else document.stroke(stroke ?? '#000000');
}
