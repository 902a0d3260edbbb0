import { crc32, deflateSync } from 'node:zlib';

/** Bytes that pretend to be a picture or PDF, and the message the user gets. */
export type HostileBinary = {
  readonly name: string;
  readonly kind: 'PICTURE' | 'PDF';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly shown: boolean;
  readonly sentence: string;
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function png(width: number, height: number, ...more: Buffer[]): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(10_000, (width + 1) * height)));
  const parts = [
    pngMark,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Uint8Array.from(Buffer.concat(parts));
}

const frame = (width: number, height: number): number[] => [
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
];
const jpeg = (...parts: number[][]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const jpegEnd = [0xff, 0xd9];

const cutOff = 'The file ends before the picture does. The rest of it is missing.';
const noPicture = 'The file is not a picture.';
const noSize = 'The picture does not say how large it is.';
const noEnd = 'The end of the file is missing. Pages may be missing as well.';
const noPdf = 'The file is not a PDF.';
const pdfScripts = 'It contains scripts. They do not run here, but may where the download is opened.';

const pdf = (content: string, end = '%%EOF\n'): Uint8Array<ArrayBuffer> =>
  bytesOf(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${content}>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>\n${end}`,
  );

const script = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\);app.launchURL\\("/harm"\\))>>';

const pageContent = 'BT /F 40 Tf 50 700 Td (A page to be seen) Tj ET';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const numbered = (index: number, body: string): string => `${index} 0 obj\n${body}\nendobj\n`;

/** A PDF of one page; `more` is added to its catalogue, in plain text or in a compressed object stream. */
export function buildPdf(more: string, compressed = false): Uint8Array<ArrayBuffer> {
  const catalogue = `<</Type/Catalog/Pages 2 0 R${more}>>`;
  const rest = [
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F ${font}>>>>>>`,
    `<</Length ${pageContent.length}>>\nstream\n${pageContent}\nendstream`,
  ];
  const plain = rest.map((body, index) => numbered(index + 2, body)).join('');
  if (!compressed) {
    const objects = numbered(1, catalogue) + plain;
    return bytesOf(`%PDF-1.7\n${objects}trailer<</Root 1 0 R/Size 5>>\n%%EOF\n`);
  }
  const packed = deflateSync(Buffer.from(`1 0 ${catalogue}`)).toString('latin1');
  const stream = numbered(
    5,
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`,
  );
  const head = `%PDF-1.7\n${plain}`;
  const offsets = [
    ...[2, 3, 4].map((index) => head.indexOf(`${index} 0 obj`)),
    head.length,
    head.length + stream.length,
  ];
  const entries = [[0, 0, 0], [2, 5, 0], ...offsets.map((offset) => [1, offset, 0])];
  const table = entries.map(([kind = 0, offset = 0, last = 0]) =>
    String.fromCharCode(kind, offset >> 8, offset & 255, last),
  );
  const xref = `<</Type/XRef/Size 7/W[1 2 1]/Root 1 0 R/Length ${7 * 4}>>\nstream\n${table.join('')}\nendstream`;
  return bytesOf(`${head}${stream}${numbered(6, xref)}startxref\n${head.length + stream.length}\n%%EOF\n`);
}

/** Scripts in every position and spelling. The preview must show the page and report the scripts. */
export const scriptedPdfs: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ['a PDF that runs when it opens', buildPdf(script)],
  [
    'a PDF with escaped names',
    buildPdf(script.replace('/JavaScript', '/J#61vaScript').replace('/JS', '/J#53')),
  ],
  ['a PDF with compressed scripts', buildPdf(script, true)],
  [
    'a PDF with named scripts',
    buildPdf('/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>', true),
  ],
  ['a PDF that asks when it closes', buildPdf('/AA<</WC<</S/JavaScript/JS(app.alert\\(1\\))>>>>', true)],
];
export const scriptsSentence = pdfScripts;

const picture = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  sentence: string,
  shown = false,
): HostileBinary => ({
  name,
  kind: 'PICTURE',
  bytes,
  shown,
  sentence,
});
const document = (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  sentence: string,
  shown = true,
): HostileBinary => ({
  name,
  kind: 'PDF',
  bytes,
  shown,
  sentence,
});

export const hostileBinaries: readonly HostileBinary[] = [
  picture(
    'a flood of pixels',
    png(30_000, 30_000),
    'The picture has 30000 × 30000 pixels, too many to be shown.',
  ),
  picture(
    'a flood in one line',
    png(70_000_000, 1),
    'The picture has 70000000 × 1 pixels, too many to be shown.',
  ),
  picture(
    'the largest size there is',
    png(0xffffffff, 0xffffffff),
    'The picture has 4294967295 × 4294967295 pixels, too many to be shown.',
  ),
  picture(
    'a JPEG flood',
    jpeg(frame(65_535, 65_535), jpegEnd),
    'The picture has 65535 × 65535 pixels, too many to be shown.',
  ),
  picture('a PNG cut off', png(10, 10).slice(0, -12), cutOff, true),
  picture(
    'a PNG with a chunk longer than itself',
    Uint8Array.from(
      Buffer.concat([
        Buffer.from(png(10, 10).slice(0, 33)),
        Buffer.from([0x7f, 0xff, 0xff, 0xff]),
        Buffer.from('IDAT'),
      ]),
    ),
    cutOff,
    true,
  ),
  picture('a JPEG cut off', jpeg(frame(10, 10)), cutOff, true),
  picture('a picture that moves', png(10, 10, chunk('acTL', Buffer.alloc(8))), 'It is animated.', true),
  picture('no pixels', png(0, 10), noSize),
  picture(
    'a PNG without a header',
    Uint8Array.from(Buffer.concat([pngMark, chunk('tEXt', Buffer.alloc(13))])),
    noSize,
  ),
  picture('a JPEG without a frame', jpeg([0xff, 0xe0, 0, 4, 0, 0], jpegEnd), noSize),
  picture(
    'a JPEG whose segments have no length',
    jpeg([0xff, 0xe0, 0, 0], [0xff, 0xe0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]),
    noSize,
  ),
  picture('a web page called a picture', bytesOf('<html><script>alert(1)</script></html>'), noPicture),
  picture(
    'a drawing called a picture',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    noPicture,
  ),
  picture('a PDF called a picture', pdf(''), noPicture),
  picture('one byte', bytesOf('\u0089'), noPicture),
  document('a PDF with scripts', pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), pdfScripts),
  document(
    'a PDF that starts programs',
    pdf('/OpenAction<</S/Launch/F(calc.exe)>>'),
    'It wants to open programs or other files. It cannot do so here.',
  ),
  document('a PDF with a password', pdf('/Encrypt 9 0 R'), 'It is protected by a password.'),
  document(
    'a PDF with escaped names',
    buildPdf(script.replace('/JavaScript', '/J#61vaScript').replace('/JS', '/J#53')),
    pdfScripts,
  ),
  document('a PDF cut off', pdf('', ''), noEnd),
  document('a PDF with its end far from the end', pdf('', `%%EOF${' '.repeat(5000)}`), noEnd),
  document(
    'a web page before a PDF',
    bytesOf(`<html><script>alert(1)</script>\n${'x'.repeat(900)}%PDF-1.4\n/JS\n%%EOF`),
    pdfScripts,
  ),
  document('a web page called a PDF', bytesOf('<html><script>alert(1)</script></html>'), noPdf, false),
  document('a PDF that begins too late', bytesOf(`${' '.repeat(2000)}%PDF-1.4\n%%EOF`), noPdf, false),
];
