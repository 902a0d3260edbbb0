import { buildDevice } from '../device/device.ts';
import { getPartLabel } from '../device/parts.ts';
import { formatDocumentSubject, type FileFacts } from '../fileFacts.ts';
import { buildFactRows } from './specification.ts';
import { escapeXml } from '../formats/createSvg.ts';
import { createZip } from '../formats/createZip.ts';

type Block =
  | { readonly kind: 'HEADING' | 'PARAGRAPH'; readonly text: string }
  | { readonly kind: 'TABLE'; readonly rows: readonly (readonly string[])[] };

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packageSchemas = 'http://schemas.openxmlformats.org/package/2006';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function createDocx(blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packageSchemas}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${packageSchemas}/relationships">` +
      `<Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${blocks.map(blockXml).join('')}</w:body></w:document>`,
  };
  return createZip(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, declaration + xml])));
}

function blockXml(block: Block): string {
  if (block.kind === 'TABLE') return tableXml(block.rows);
  return paragraphXml(block.text, block.kind === 'HEADING' ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : '');
}

/** Word requires a paragraph after a table. */
const tableXml = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map(
    (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraphXml(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr>${lines.join('')}</w:tbl><w:p/>`;
};

const paragraphXml = (text: string, look = ''): string =>
  `<w:p><w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

export function createLetter(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const provider = facts.provider ?? 'Maker';
  const device = buildDevice(facts);
  return createDocx([
    { kind: 'HEADING', text: `Configuration ${formatDocumentSubject(facts)}` },
    { kind: 'PARAGRAPH', text: `To ${facts.account?.accountName ?? 'whom it may concern'}` },
    {
      kind: 'PARAGRAPH',
      text: 'Please find the documents of your remote control enclosed. Check the overlay and the functions of every control.',
    },
    { kind: 'TABLE', rows: [['Property', 'Value'], ...buildFactRows(facts, device)] },
    { kind: 'HEADING', text: 'Functions' },
    {
      kind: 'TABLE',
      rows: [
        ['No.', 'Function', 'Control'],
        ...device.controls.map(({ designator, function: does, kind }) => [
          designator,
          does,
          getPartLabel(kind.partNumber),
        ]),
      ],
    },
    { kind: 'PARAGRAPH', text: `With kind regards, ${provider}` },
  ]);
}
