import type { Drawing } from '../drawing/drawing.ts';
import { textWidth, wrap } from '../formats/helvetica.ts';
import { pdf } from '../formats/pdf.ts';
import type { Picture } from '../formats/pdf.ts';
import { drawingOperators, textOperators } from '../formats/pdfDrawing.ts';
import { colourParts, short } from '../formats/postScript.ts';

export type Column = { readonly title: string; readonly share: number; readonly align?: 'end' };

const size = { width: 595.28, height: 841.89 };
const margin = { side: 56, top: 96, bottom: 72 };
const inner = size.width - 2 * margin.side;
const ink = '#171c26';
const soft = '#545d6d';
const accent = '#2a55d9';

/** A document of A4 pages that fills from the top and turns the page by itself. */
export class Paper {
  readonly #title: string;
  readonly #subject: string;
  readonly #provider: string;
  readonly #pages: { operators: string[]; pictures: Picture[] }[] = [];
  #y = 0;

  constructor(title: string, subject: string, provider: string) {
    this.#title = title;
    this.#subject = subject;
    this.#provider = provider;
    this.turn();
  }

  /** Starts a new page. */
  turn(): void {
    this.#pages.push({ operators: [], pictures: [] });
    this.#y = size.height - margin.top;
  }

  title(words: string, below: string): void {
    this.#text(words, 24, 'BOLD', ink, 30);
    for (const row of wrap(below, 11, inner)) this.#text(row, 11, 'PLAIN', soft, 15);
    this.#y -= 11;
  }

  /** Kept on one page with so many points of what follows. */
  heading(words: string, following = 40): void {
    this.#need(30 + following);
    this.#y -= 10;
    this.#text(words, 13, 'BOLD', accent, 20);
  }

  paragraph(words: string): void {
    for (const row of wrap(words, 10, inner)) this.#text(row, 10, 'PLAIN', ink, 14);
    this.#y -= 6;
  }

  steps(rows: readonly string[]): void {
    rows.forEach((row, index) => {
      wrap(row, 10, inner - 24).forEach((words, line) => {
        this.#need(14);
        if (line === 0)
          this.#draw(textOperators(`${index + 1}.`, [margin.side, this.#y], { size: 10, weight: 'BOLD' }));
        this.#draw(textOperators(words, [margin.side + 24, this.#y], { size: 10, colour: ink }));
        this.#y -= 14;
      });
      this.#y -= 4;
    });
  }

  /** A table whose head is repeated on every page it reaches. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (share / whole) * inner);
    const titles = columns.map(({ title }) => title);
    this.#need(60);
    this.#row(columns, widths, titles, 'HEAD');
    rows.forEach((row, index) => {
      const lines = Math.max(...row.map((cell, at) => wrap(cell, 9, (widths[at] ?? 0) - 12).length));
      if (this.#y - lines * 12 - 6 < margin.bottom) {
        this.turn();
        this.#row(columns, widths, titles, 'HEAD');
      }
      this.#row(columns, widths, row, index % 2 === 0 ? 'PLAIN' : 'SHADED');
    });
    this.#y -= 14;
  }

  /** A drawing as wide as the text, or as high as the given height allows. */
  drawing(drawing: Drawing, most = 360): void {
    const scale = Math.min(inner / drawing.width, most / drawing.height);
    const height = drawing.height * scale;
    this.#need(height + 12);
    this.#y -= height;
    const left = margin.side + (inner - drawing.width * scale) / 2;
    this.#draw(drawingOperators(drawing, [left, this.#y], scale));
    this.#y -= 20;
  }

  picture(picture: Picture, width: number): void {
    const height = (width * picture.height) / picture.width;
    this.#need(height + 12);
    this.#y -= height;
    const left = margin.side + (inner - width) / 2;
    this.#draw(
      `q ${short(width)} 0 0 ${short(height)} ${short(left)} ${short(this.#y)} cm /${picture.name} Do Q`,
    );
    this.#pages.at(-1)?.pictures.push(picture);
    this.#y -= 22;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const pages = this.#pages.map(({ operators, pictures }, index) => ({
      ...size,
      operators: [...this.#frame(index + 1), ...operators].join('\n'),
      pictures,
    }));
    return pdf({ title: `${this.#title} ${this.#subject}`, author: this.#provider, pages });
  }

  /** What every page carries at its head and foot. */
  #frame(page: number): string[] {
    const right = size.width - margin.side;
    const top = size.height - 52;
    const rule = (y: number): string =>
      `${colourParts('#d5dae1')} RG 0.6 w ${margin.side} ${short(y)} m ${short(right)} ${short(y)} l S`;
    return [
      textOperators(this.#provider.toUpperCase(), [margin.side, top], {
        size: 11,
        weight: 'BOLD',
        colour: ink,
      }),
      textOperators(this.#title, [right, top], { size: 9, colour: soft, anchor: 'end' }),
      rule(top - 10),
      rule(50),
      textOperators(this.#subject, [margin.side, 36], { size: 8, colour: soft }),
      textOperators(`Page ${page} of ${this.#pages.length}`, [right, 36], {
        size: 8,
        colour: soft,
        anchor: 'end',
      }),
    ];
  }

  #row(
    columns: readonly Column[],
    widths: readonly number[],
    cells: readonly string[],
    kind: 'HEAD' | 'PLAIN' | 'SHADED',
  ): void {
    const weight = kind === 'HEAD' ? 'BOLD' : 'PLAIN';
    const lines = cells.map((cell, index) => wrap(cell, 9, (widths[index] ?? 0) - 12, weight));
    const height = Math.max(...lines.map((rows) => rows.length)) * 12 + 6;
    const fill = { HEAD: '#e8edf9', PLAIN: '#ffffff', SHADED: '#f6f7f9' } as const;
    const box = `${margin.side} ${short(this.#y - height + 10)} ${short(inner)} ${short(height)} re f`;
    this.#draw(`${colourParts(fill[kind])} rg ${box}`);
    let left = margin.side;
    lines.forEach((rows, index) => {
      const width = widths[index] ?? 0;
      rows.forEach((words, line) => {
        const shift = columns[index]?.align === 'end' ? width - 12 - textWidth(words, 9, weight) : 0;
        const place = [left + 6 + shift, this.#y - line * 12 - 2] as const;
        this.#draw(textOperators(words, place, { size: 9, weight, colour: ink }));
      });
      left += width;
    });
    this.#y -= height;
  }

  #text(
    words: string,
    letters: number,
    weight: 'PLAIN' | 'BOLD',
    colour: `#${string}`,
    advance: number,
  ): void {
    this.#need(advance);
    this.#draw(textOperators(words, [margin.side, this.#y], { size: letters, weight, colour }));
    this.#y -= advance;
  }

  #need(height: number): void {
    if (this.#y - height < margin.bottom) this.turn();
  }

  #draw(operators: string): void {
    this.#pages.at(-1)?.operators.push(operators);
  }
}
