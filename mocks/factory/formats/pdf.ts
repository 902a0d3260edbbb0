import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

export type Picture = {
  readonly name: string;
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
};

type PdfPage = {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Painting operators, one character a byte. /F1 is Helvetica, /F2 its bold; pictures go by their names. */
  readonly operators: string;
  readonly pictures: readonly Picture[];
};

export type PdfDocument = {
  readonly title: string;
  readonly author: string;
  readonly pages: readonly PdfPage[];
};

const fonts = ['Helvetica', 'Helvetica-Bold'];

/** The document as PDF 1.4 with a classic cross-reference table. It holds no date, so equal input gives equal bytes. */
export function pdf({ title, author, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(typeof body === 'string' ? latin(body) : body);
  const [catalogue, tree] = [add(''), add('')];
  const fontList = fonts.map((name, index) => {
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return `/F${index + 1} ${add(font)} 0 R`;
  });
  const kids = pages.map((page) => {
    const content = add(stream('/Filter /FlateDecode', deflateSync(latin(page.operators))));
    const pictures = page.pictures.map((picture) => `/${picture.name} ${add(pictureObject(picture))} 0 R`);
    const resources = `<< /Font << ${fontList.join(' ')} >> /XObject << ${pictures.join(' ')} >> >>`;
    const box = `[0 0 ${page.width} ${page.height}]`;
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  objects[catalogue - 1] = latin(
    `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  objects[tree - 1] = latin(`<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`);
  const info = add(`<< /Title ${unicode(title)} /Author ${unicode(author)} >>`);
  return assembled(objects, catalogue, info);
}

function assembled(objects: readonly Buffer[], catalogue: number, info: number): Uint8Array<ArrayBuffer> {
  // The second line tells mail and copy programs that the file is binary.
  const parts = [Buffer.concat([latin('%PDF-1.4\n%'), Buffer.from([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])])];
  let length = parts[0]?.length ?? 0;
  const rows = objects.map((body, index) => {
    const offset = length;
    const part = Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const id = createHash('md5').update(Buffer.concat(parts)).digest('hex');
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root ${catalogue} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>`;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  return Buffer.concat([...parts, latin(`${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`)]);
}

function pictureObject({ jpeg, width, height }: Picture): Buffer {
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return stream(`/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`, Buffer.from(jpeg));
}

function stream(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    latin(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    latin('\nendstream'),
  ]);
}

function unicode(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
