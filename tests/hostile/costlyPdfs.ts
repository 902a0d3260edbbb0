import { deflateSync } from 'node:zlib';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

const stream = (dictionary: string, content: string): string =>
  `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** A PDF with one page per content; the objects follow the first four and can be referenced by resources. */
function document(contents: readonly string[], resources: string, objects: readonly string[] = []) {
  const first = 4 + objects.length;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${first + 2 * index + 1} 0 R/Resources<</Font<</F 3 0 R>>${resources}>>>>`,
      stream('', content),
    ]),
  ];
  const source = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');
  return bytesOf(`%PDF-1.7\n${source}trailer<</Root 1 0 R/Size ${bodies.length + 1}>>\n%%EOF\n`);
}

const form = (content: string, more = '', next?: number): string =>
  stream(
    `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${more}/Resources<</Font<</F 3 0 R>>${next === undefined ? '' : `/XObject<</N ${next} 0 R>>`}>>`,
    content,
  );

const plainPage = 'BT /F 40 Tf 50 700 Td (A page to be seen) Tj ET';

/** Nested forms, each drawing the next one `times` times; the first page draws them, the second is plain. */
const nested = (depth: number, times: number, content: string, more = '') =>
  document(
    ['/N Do', plainPage],
    '/XObject<</N 4 0 R>>',
    Array.from({ length: depth }, (_, index) =>
      index === depth - 1 ? form(content, more) : form('/N Do '.repeat(times), more, 5 + index),
    ),
  );

function pictures(count: number, size: number) {
  const packed = deflateSync(Buffer.alloc((size * size) / 8)).toString('latin1');
  const objects = Array.from({ length: count }, () =>
    stream(
      `/Type/XObject/Subtype/Image/Width ${size}/Height ${size}/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/FlateDecode`,
      packed,
    ),
  );
  const names = objects.map((_, index) => `/I${index} ${4 + index} 0 R`).join('');
  const drawn = objects.map((_, index) => `q 90 0 0 90 ${index} 0 cm /I${index} Do Q`).join('\n');
  return document([drawn, plainPage], `/XObject<<${names}>>`, objects);
}

/** PDFs whose first page would take minutes or gigabytes; the second page is plain. */
export const costlyPdfs: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ['forms in forms', nested(12, 8, '0 0 9 9 re f')],
  ['forms in forms with text', nested(9, 12, 'BT /F 9 Tf 9 9 Td (again) Tj ET')],
  ['forms in forms without anything', nested(16, 6, '')],
  ['layers in layers', nested(300, 1, '0 0 9 9 re f', '/Group<</S/Transparency/I true>>')],
  ['pictures of a few bytes', pictures(60, 7000)],
];
