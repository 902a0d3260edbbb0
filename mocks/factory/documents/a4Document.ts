import type { Drawing } from '../drawing/drawing.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { createPdf, paintOnPdf, finishPdf, type PdfDocument, type JpegPicture } from '../formats/pdf.ts';

/** Column titles with their share of the table's width. */
type Columns = Readonly<Record<string, number>>;

const margins = { left: 56, right: 56, top: 80, bottom: 72 };
const ink = '#171c26';
const soft = '#545d6d';
const accent = '#2a55d9';
/** Cell padding, in points. */
const padding = { side: 5, end: 3 };

type RowLook = { readonly fill: string; readonly bold?: boolean };
type Look = { readonly size: number; readonly bold?: boolean; readonly colour?: string };

/** A document of A4 pages filled from the top, with automatic page breaks. */
export class A4Document {
  readonly #title: string;
  readonly #subject: string;
  readonly #provider: string;
  readonly #pdf: PdfDocument;

  constructor(title: string, facts: FileFacts) {
    this.#title = title;
    this.#subject = formatDocumentSubject(facts);
    this.#provider = facts.provider ?? 'Maker';
    this.#pdf = createPdf({ title: `${title} ${this.#subject}`, author: this.#provider, date: facts.date });
    this.turn();
  }

  turn(): void {
    this.#pdf.addPage({ size: 'A4', margins });
  }

  title(words: string, below: string): void {
    this.#look({ size: 24, bold: true }).text(words);
    this.#look({ size: 11, colour: soft }).text(below).moveDown();
  }

  heading(words: string, following = 40): void {
    this.#need(30 + following);
    this.#pdf.y += 10;
    this.#look({ size: 13, bold: true, colour: accent }).text(words).moveDown(0.4);
  }

  paragraph(words: string): void {
    this.#look({ size: 10 }).text(words, { lineGap: 2 }).moveDown(0.6);
  }

  steps(rows: readonly string[]): void {
    for (const [index, row] of rows.entries()) {
      this.#need(28);
      const { y } = this.#pdf;
      this.#look({ size: 10, bold: true }).text(`${index + 1}.`, margins.left, y, { lineBreak: false });
      const width = this.#width - 24;
      this.#look({ size: 10 })
        .text(row, margins.left + 24, y, { width, lineGap: 2 })
        .moveDown(0.3);
    }
    this.#pdf.x = margins.left;
  }

  /** A table whose head repeats on every page; `numeric` columns are right-aligned. */
  table(columns: Columns, rows: readonly (readonly string[])[], numeric: readonly string[] = []): void {
    const titles = Object.keys(columns);
    const shares = Object.values(columns);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * this.#width);
    const aligns = titles.map((title) => (numeric.includes(title) ? 'right' : 'left'));
    const head = (): void => this.#row(aligns, widths, titles, { fill: '#e8edf9', bold: true });
    this.#need(60);
    head();
    for (const [index, row] of rows.entries()) {
      if (this.#pdf.y + this.#rowHeight(widths, row) > this.#pdf.page.maxY()) {
        this.turn();
        head();
      }
      this.#row(aligns, widths, row, { fill: index % 2 === 0 ? '#ffffff' : '#f6f7f9' });
    }
    this.#pdf.x = margins.left;
    this.#pdf.y += 14;
  }

  drawing(drawing: Drawing, limit = 360): void {
    const scale = Math.min(this.#width / drawing.width, limit / drawing.height);
    const [width, height] = [drawing.width * scale, drawing.height * scale];
    this.#need(height + 12);
    const { y } = this.#pdf;
    paintOnPdf(this.#pdf, drawing, [margins.left + (this.#width - width) / 2, y], scale);
    this.#pdf.x = margins.left;
    this.#pdf.y = y + height + 20;
  }

  picture(picture: JpegPicture, width: number): void {
    const height = (width * picture.height) / picture.width;
    this.#need(height + 12);
    const left = margins.left + (this.#width - width) / 2;
    const { y } = this.#pdf;
    this.#pdf.image(`data:image/jpeg;base64,${Buffer.from(picture.jpeg).toString('base64')}`, left, y, {
      width,
    });
    this.#pdf.y = y + height + 22;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page);
      this.#frame(`Page ${page + 1} of ${count}`);
    }
    return finishPdf(this.#pdf);
  }

  get #width(): number {
    return this.#pdf.page.width - margins.left - margins.right;
  }

  #frame(place: string): void {
    const { width, height } = this.#pdf.page;
    const edge = width - margins.right;
    const line = (words: string, look: Look, y: number, anchor: 'left' | 'right'): void => {
      this.#look(look);
      const x = anchor === 'left' ? margins.left : edge - this.#pdf.widthOfString(words);
      this.#pdf.text(words, x, y, { lineBreak: false });
    };
    line(this.#provider.toUpperCase(), { size: 11, bold: true }, 42, 'left');
    line(this.#title, { size: 9, colour: soft }, 44, 'right');
    line(this.#subject, { size: 8, colour: soft }, height - 44, 'left');
    line(place, { size: 8, colour: soft }, height - 44, 'right');
    this.#pdf.lineWidth(0.6).strokeColor('#d5dae1');
    for (const y of [60, height - 52]) this.#pdf.moveTo(margins.left, y).lineTo(edge, y).stroke();
  }

  #look({ size, bold = false, colour = ink }: Look): PdfDocument {
    return this.#pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);
  }

  #rowHeight(widths: readonly number[], cells: readonly string[], bold = false): number {
    this.#look({ size: 9, bold });
    const heights = cells.map((cell, index) =>
      this.#pdf.heightOfString(cell, { width: (widths[index] ?? 0) - 2 * padding.side }),
    );
    return Math.max(...heights) + 2 * padding.end;
  }

  #row(
    aligns: readonly ('left' | 'right')[],
    widths: readonly number[],
    cells: readonly string[],
    { fill, bold = false }: RowLook,
  ): void {
    const height = this.#rowHeight(widths, cells, bold);
    const { y } = this.#pdf;
    this.#pdf.rect(margins.left, y, this.#width, height).fill(fill);
    this.#look({ size: 9, bold });
    let left = margins.left;
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0;
      this.#pdf.text(cell, left + padding.side, y + padding.end, {
        width: width - 2 * padding.side,
        align: aligns[index] ?? 'left',
      });
      left += width;
    }
    this.#pdf.y = y + height;
  }

  #need(height: number): void {
    if (this.#pdf.y + height > this.#pdf.page.maxY()) this.turn();
  }
}
