import { escaped } from './xml.ts';
import { zip } from './zip.ts';

export type Block =
  | { readonly kind: 'HEADING' | 'PARAGRAPH'; readonly text: string }
  | { readonly kind: 'TABLE'; readonly rows: readonly (readonly string[])[] };

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document of A4 pages with headings, paragraphs and ruled tables. */
export function docx(title: string, author: string, blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const body = blocks.map(blockXml).join('');
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
    '<w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packageSchemas}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/>` +
      `<Override PartName="/word/styles.xml" ContentType="${officeTypes}.styles+xml"/>` +
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
      '</Types>',
    '_rels/.rels':
      `<Relationships xmlns="${packageSchemas}/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/>` +
      `<Relationship Id="rId2" Type="${packageSchemas}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
      '</Relationships>',
    'docProps/core.xml':
      `<cp:coreProperties xmlns:cp="${packageSchemas}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
      `<dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator></cp:coreProperties>`,
    'word/_rels/document.xml.rels':
      `<Relationships xmlns="${packageSchemas}/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${body}${page}</w:body></w:document>`,
    'word/styles.xml': styles,
  };
  const parts = Object.entries(files).map(([name, xml]) => [name, `${declaration}\n${xml}\n`]);
  return zip(Object.fromEntries(parts));
}

const styles =
  `<w:styles xmlns:w="${main}">` +
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="21"/></w:rPr></w:rPrDefault>' +
  '<w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>' +
  '<w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
  '</w:styles>';

function blockXml(block: Block): string {
  if (block.kind === 'TABLE') return tableXml(block.rows);
  const style = block.kind === 'HEADING' ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
  return `<w:p>${style}${runXml(block.text)}</w:p>`;
}

function tableXml(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const width = Math.floor(9072 / columns);
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const rules = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFC5CE"/>`)
    .join('');
  const cell = (text: string): string =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p>${runXml(text)}</w:p></w:tc>`;
  const lines = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
  // Word wants a paragraph after a table.
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${rules}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines}</w:tbl><w:p/>`;
}

function runXml(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}
