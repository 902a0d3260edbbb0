import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBomXml } from './parseBomXml.ts';

const bom = {
  customerId: '4000001',
  configurations: [
    { configurationName: 'OU1234', productNumber: 'P00003', variantDescription: 'Räddningskran' },
    { configurationName: 'OU1234', productNumber: 'P00004', variantDescription: '' },
  ],
  rows: [
    { item: 'P00003', parentItem: '', quantity: 1 },
    { item: '0123456', parentItem: 'P00003', quantity: 2 },
    { item: '1E5', parentItem: '0123456', quantity: 0.5 },
  ],
};

const nested = `<?xml version="1.0" encoding="utf-8"?>
<NewDataSet>
  <CustomerId>4000001</CustomerId>
  <ConfigTable><ConfigurationName>OU1234</ConfigurationName><ProductNumber>P00003</ProductNumber>
    <VariantDescription>R&#228;ddningskran</VariantDescription></ConfigTable>
  <ConfigTable><ConfigurationName>OU1234</ConfigurationName><ProductNumber>P00004</ProductNumber></ConfigTable>
  <BOMTable><Item>P00003</Item><BOMQty>1</BOMQty></BOMTable>
  <BOMTable><Item> 0123456 </Item><ParentItem>P00003</ParentItem><BOMQty>2</BOMQty></BOMTable>
  <BOMTable><Item>1E5</Item><ParentItem>0123456</ParentItem><BOMQty>0,5</BOMQty></BOMTable>
</NewDataSet>`;

const deep = `<a:Envelope xmlns:a="urn:x"><a:Head><a:CustomerId>4000001</a:CustomerId></a:Head><Body><Tables>
  <Configurations><Row><ConfigurationName>OU1234</ConfigurationName><ProductNumber>P00003</ProductNumber>
    <VariantDescription><![CDATA[Räddningskran]]></VariantDescription></Row>
    <Row><ProductNumber>P00004</ProductNumber><ConfigurationName>OU1234</ConfigurationName><VariantDescription/></Row></Configurations>
  <Lines><Line><BOMQty>1</BOMQty><ParentItem/><Item>P00003</Item></Line>
    <Line><Item>0123456</Item><ParentItem>P00003</ParentItem><BOMQty>2.0</BOMQty></Line>
    <Line><Item>1E5</Item><ParentItem>0123456</ParentItem><BOMQty>0.5</BOMQty></Line></Lines>
</Tables></Body></a:Envelope>`;

describe('the tables are found by their columns', () => {
  test.each([
    ['side by side', nested],
    ['deep inside', deep],
    ['behind a byte order mark', `\uFEFF${nested}`],
  ])('%s', (_, xml) => expect(parseBomXml(xml)).toEqual({ ok: true, bom }));

  test('one row is a table too', () => {
    const xml = '<x><r><Item>A</Item><ParentItem>B</ParentItem><BOMQty>3</BOMQty></r></x>';
    expect(parseBomXml(xml)).toEqual({
      ok: true,
      bom: { customerId: '', configurations: [], rows: [{ item: 'A', parentItem: 'B', quantity: 3 }] },
    });
  });

  test('a row within a row comes after it, and what is around both is none', () => {
    const xml =
      '<x><r><Item>A</Item><BOMQty>1</BOMQty><r><Item>B</Item><ParentItem>A</ParentItem></r></r><r Item="C" BOMQty="2"/></x>';
    const parsed = parseBomXml(xml);
    expect(parsed.ok && parsed.bom.rows.map((row) => row.item)).toEqual(['A', 'B', 'C']);
  });

  test('characters by number, by the names of XML and by those that systems write all the same', () => {
    const xml = '<x><r><Item>&#65;&#x42;&amp;&lt;&deg;</Item><BOMQty>1</BOMQty></r></x>';
    const parsed = parseBomXml(xml);
    expect(parsed.ok && parsed.bom.rows[0]?.item).toBe('AB&<°');
  });

  test('rows keep the order of the document', () => {
    const items = Array.from({ length: 50 }, (_, index) => `I${index}`);
    const xml = `<x>${items.map((item) => `<r><Item>${item}</Item><BOMQty>1</BOMQty></r>`).join('')}</x>`;
    const parsed = parseBomXml(xml);
    expect(parsed.ok && parsed.bom.rows.map((row) => row.item)).toEqual(items);
  });

  test.each([
    ['two', 0],
    ['', 0],
    ['1e400', 0],
    ['-1', -1],
    ['1 000', 1000],
    ['1.250,5', 1250.5],
    ['1,250.5', 1250.5],
    ['1.250.000', 1_250_000],
    ['1.250', 1.25],
    ['1,5', 1.5],
    [',5', 0.5],
    ["1'250.5", 1250.5],
    ['1.2.3', 0],
    ['1,250,5', 0],
  ])('the quantity “%s” counts as %d', (text, quantity) => {
    const parsed = parseBomXml(`<x><r><Item>A</Item><BOMQty>${text}</BOMQty></r></x>`);
    expect(parsed.ok && parsed.bom.rows[0]?.quantity).toBe(quantity);
  });
});

const read = (content: string) => {
  const parsed = parseBomXml(`<x>${content}</x>`);
  return parsed.ok ? parsed.bom : undefined;
};

describe('no row disappears in silence', () => {
  test('one without a quantity, or with one that is no number', () => {
    const found = read(
      '<r><Item>A</Item><ParentItem>B</ParentItem></r><r><Item>C</Item><ParentItem/><BOMQty>two</BOMQty></r>',
    );
    expect(found?.rows).toEqual([
      { item: 'A', parentItem: 'B', quantity: 0 },
      { item: 'C', parentItem: '', quantity: 0, unread: 'two' },
    ]);
  });
  test('one whose columns are spelt otherwise', () =>
    expect(read('<r><item>A</item><PARENTITEM>B</PARENTITEM><bomqty>2</bomqty></r>')?.rows).toEqual([
      { item: 'A', parentItem: 'B', quantity: 2 },
    ]));
  test('one that names no item is counted', () =>
    expect(read('<r><Item/><BOMQty>2</BOMQty></r><r><Item>A</Item><BOMQty>1</BOMQty></r>')).toMatchObject({
      unnamed: 1,
      rows: [{ item: 'A' }],
    }));
  test('one that names neither a place nor a quantity is counted', () =>
    expect(read('<r><Item>X</Item></r><r><Item>A</Item><BOMQty>1</BOMQty></r>')).toMatchObject({
      unnamed: 1,
      rows: [{ item: 'A' }],
    }));
  test('one whose columns are attributes, or have some', () =>
    expect(
      read(
        '<r Item="A" ParentItem="B" BOMQty="2"/><r><Item xml:space="preserve"> C </Item><BOMQty>1</BOMQty></r>',
      )?.rows,
    ).toEqual([
      { item: 'A', parentItem: 'B', quantity: 2 },
      { item: 'C', parentItem: '', quantity: 1 },
    ]));
  test.each(['<!-- <!DOCTYPE x> -->', '<n><![CDATA[<!DOCTYPE x [<!ENTITY a "b">]>]]></n>'])(
    'because of what is no declaration: %s',
    (harmless) => expect(read(`${harmless}<r><Item>A</Item><BOMQty>1</BOMQty></r>`)?.rows).toHaveLength(1),
  );
});

describe('what cannot be shown says so', () => {
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>';
  test.each([
    ['empty', ''],
    ['JSON', '{"Item": 1}'],
    ['plain text', 'hello'],
    ['truncated', nested.slice(0, -20)],
    ['mis-nested', '<a><b></a></b>'],
    ['HTML', '<html><body><p>Bad gateway<br></body></html>'],
    ['other XML', '<x><y>1</y></x>'],
    ['entities', entities],
    ['entities in lower case', entities.toLowerCase()],
    ['external entity', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>'],
    ['second document type', `${nested}${entities}`],
    ['very deep', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['deeper than anything', '<a>'.repeat(2_000_000)],
    ['an entity that nobody declares', '<x><r><Item>&a;</Item><BOMQty>1</BOMQty></r></x>'],
    ['two roots', `${nested}<x/>`],
    ['NUL', '<x>\0</x>'],
    ['UTF-16 read as text', nested.replaceAll(/./gs, '$&\0')],
  ])('%s', (_, xml) => {
    const parsed = parseBomXml(xml);
    expect(parsed).toEqual({ ok: false, reason: expect.stringMatching(/^The file .*\.$/) });
  });

  test('more than 20 MB is not even looked at', () => {
    expect(parseBomXml(' '.repeat(20 * 1024 * 1024 + 1))).toEqual({
      ok: false,
      reason: 'The file is too large to be shown.',
    });
  });

  test('nothing leaks into other objects', () => {
    parseBomXml('<x><constructor><prototype><y>1</y></prototype></constructor></x>');
    const parsed = parseBomXml('<x><__proto__ y="1"><Item>A</Item><BOMQty>1</BOMQty></__proto__></x>');
    expect(parsed.ok && parsed.bom.rows).toEqual([{ item: 'A', parentItem: '', quantity: 1 }]);
    expect(Object.hasOwn(Object.prototype, 'y')).toBe(false);
  });
});

test('any text is read or refused', () => {
  const tags = fc.constantFrom(
    '<a>',
    '</a>',
    '<Item>',
    '</Item>',
    '<BOMQty>',
    '</BOMQty>',
    '&#65;',
    '&amp;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?x?>',
    '1',
    '"',
    '<',
    '&',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(tags, { maxLength: 20 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parsed = parseBomXml(text);
      const said = parsed.ok
        ? parsed.bom.rows.length + parsed.bom.configurations.length
        : parsed.reason.length;
      expect(said).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
