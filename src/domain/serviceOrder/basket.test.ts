import { describe, expect, test, vi } from 'vitest';
import {
  parseBasketLines,
  checkOrderEligibility,
  resolveBasketLines,
  listEligibleSerialNumbers,
  isFullReadCheaper,
  maxBasketLines,
  limitOrderProducts,
  parseBasketText,
  planSerialSearches,
  type BasketProduct,
} from './basket.ts';

const firmware = {
  firmwareType: 'APP',
  productFamily: 'G6',
  deviceType: 'CU',
  name: 'G6_CU',
  version: '3.10',
} as const;
const order = { serialNumbers: new Set<string>(), firmware };
const product = (given: Partial<BasketProduct> = {}): BasketProduct => ({
  serialNumber: '0100001',
  productFamily: 'G6',
  deviceType: 'CU',
  firmwareFile: { fileName: 'G6_CU_3.9.hex' },
  serviceOrders: [],
  ...given,
});
const reasonOf = (given: BasketProduct, into = order) => {
  const decision = checkOrderEligibility(given, into);
  return decision.allowed ? undefined : decision.reason;
};

test('of more products than an order takes the lowest numbers are in it, and the others are counted', () => {
  const many = Array.from({ length: maxBasketLines + 700 }, (_, index) =>
    product({ serialNumber: String(1_006_000 - index) }),
  );
  const { products, leftOut } = limitOrderProducts([...many, product({ serialNumber: '1006000' })]);
  expect([products.length, products[0]?.serialNumber, leftOut]).toEqual([maxBasketLines, '1000301', 700]);
  expect(limitOrderProducts([product(), product({ deviceType: 'PCU' })])).toMatchObject({
    products: [{ deviceType: 'CU' }, { deviceType: 'PCU' }],
    leftOut: 0,
  });
});

describe('the lines of a text', () => {
  test.each([
    ['0100001', ['0100001']],
    ['0100001\r\n0100002\n\n  \n0100003\r', ['0100001', '0100002', '0100003']],
    ['\uFEFF"Serial number","Family"\r\n"0100001","G6"\r\n', ['0100001']],
    ['S/N 010-0001', ['0100001']],
    ['100001', ['0100001']],
    ['0100001;G6;CU\n0100002;G6;PCU', ['0100001', '0100002']],
    ['0100001, 0100002\t0100003', ['0100001', '0100002', '0100003']],
    ['G6\t0100001', ['0100001']],
    ['G6 0100001', ['0100001']],
    ['0100001;G6;CU;3005019', ['0100001']],
    ['0100001, 0100002, 010004, 0100005', ['0100001', '0100002', undefined, '0100005']],
    ['0100001, 010004', ['0100001', undefined]],
    ['0100003;0100004 0100005', ['0100003', '0100004', '0100005']],
    ['0100001, 0100002 and 0100003', ['0100001', '0100002', '0100003']],
    ['0100001 0100002', ['0100001', '0100002']],
    ['0100001;crane;0100002', ['0100001', '0100002']],
    ['9', [undefined]],
    ['01000011', [undefined]],
    ['<script>', [undefined]],
    ['', []],
  ])('%j', (text, serials) => {
    const lines = parseBasketLines(text);
    expect(lines.map(({ serialNumber }) => serialNumber)).toEqual(serials);
    expect(lines.map(({ line }) => line)).toEqual(serials.map((_, index) => index + 1));
  });

  test.each([
    ['0100001\n0100002\n0100003', 2, ['0100001', '0100002'], 1],
    ['0100001\n\n \n', 1, ['0100001'], 0],
    ['0100001;0100002;0100003;\n0100004\n\n0100005', 2, ['0100001', '0100002'], 3],
    ['0100001\n0100002', 0, [], 2],
    ['0100001 0100002 0100003', 1, ['0100001'], 2],
    ['\nSerial number\n0100001', 5, ['0100001'], 0],
  ])('%j where there is room for %i', (text, room, serials, leftOut) => {
    const read = parseBasketText(text, room);
    expect(read.lines.map(({ serialNumber }) => serialNumber)).toEqual(serials);
    expect(read.leftOut).toBe(leftOut);
  });

  test.each([
    ['x\n'.repeat(2_500_000), 5000, 2_495_000],
    ['0100001,'.repeat(600_000), 5000, 595_000],
    [';'.repeat(5_000_000), 0, 0],
    [`x${'y'.repeat(5_000_000)}`, 1, 0],
    ['"'.repeat(5_000_000), 0, 0],
  ])('an enormous text is read no further than there is room', (text, lines, leftOut) => {
    const looked = vi.spyOn(String.prototype, 'normalize');
    const read = parseBasketText(text);
    expect([read.lines.length, read.leftOut]).toEqual([lines, leftOut]);
    // Each line that is taken is normalised a few times, the lines left out never.
    expect(looked.mock.calls.length).toBeLessThan(50_000);
    expect(Math.max(0, ...read.lines.map((line) => line.text.length))).toBeLessThan(200);
    looked.mockRestore();
  });

  test('a heading counts as one only where it stands first', () => {
    expect(parseBasketLines('0100001\nSerial').map(({ serialNumber }) => serialNumber)).toEqual([
      '0100001',
      undefined,
    ]);
  });
});

describe('a product takes part', () => {
  test.each([
    ['with older firmware', product(), undefined],
    ['with none recorded', product({ firmwareFile: null }), undefined],
    ['with firmware of another name', product({ firmwareFile: { fileName: 'boot_9.9.hex' } }), undefined],
    [
      'not of another family',
      product({ productFamily: 'G3' }),
      'This is a G3 receiver. The firmware is for G6 receivers.',
    ],
    [
      'not of another type',
      product({ deviceType: 'PCU' }),
      'This is a G6 transmitter. The firmware is for G6 receivers.',
    ],
    [
      'not with the same firmware',
      product({ firmwareFile: { fileName: 'G6_CU_3.10.hex' } }),
      'It runs 3.10 already.',
    ],
    [
      'not with newer firmware',
      product({ firmwareFile: { fileName: 'G6_CU_3.11.hex' } }),
      'It runs 3.11, which is newer.',
    ],
    [
      'not while another order is pending',
      product({ serviceOrders: [{ id: 'S-00007', serviceOrderState: 'PENDING' }] }),
      'It waits for order S-00007 already.',
    ],
    [
      'after another order',
      product({ serviceOrders: [{ id: 'S-00007', serviceOrderState: 'REJECTED' }] }),
      undefined,
    ],
  ])('%s', (_, given, reason) => {
    expect(reasonOf(given)).toBe(reason);
  });

  test('once', () => {
    expect(reasonOf(product(), { ...order, serialNumbers: new Set(['0100001']) })).toBe(
      'It is in this order already.',
    );
  });

  test('of any kind where the order brings no firmware', () => {
    expect(
      checkOrderEligibility(product({ productFamily: 'G2' }), { serialNumbers: new Set(), firmware: null })
        .allowed,
    ).toBe(true);
  });
});

test('each line has its verdict, and only the good ones go', () => {
  const lines = parseBasketLines('0100001\nx\n0100001\n0100002\n0100003\n0100004');
  const found = new Map([
    ['0100001', [product()]],
    ['0100002', []],
    [
      '0100003',
      [product({ serialNumber: '0100003', deviceType: 'PCU' }), product({ serialNumber: '0100003' })],
    ],
  ]);
  const checked = resolveBasketLines(lines, found, order);
  expect(
    checked.map(({ decision }) => (decision?.allowed === false ? decision.reason : decision?.allowed)),
  ).toEqual([
    true,
    'This is no serial number: seven digits, the first of them 0 or 1.',
    'The same as line 1.',
    'There is no such product, or you do not have access to it.',
    true,
    undefined,
  ]);
  expect(listEligibleSerialNumbers(checked)).toEqual(['0100001', '0100003']);
  expect(checked[4]?.product?.deviceType).toBe('CU');
});

describe('many serial numbers are looked up by few questions', () => {
  test('5,000 in a row by six, none of them too wide', () => {
    const serials = Array.from({ length: 5000 }, (_, index) => String(100_001 + index).padStart(7, '0'));
    const questions = planSerialSearches(serials);
    expect(questions.map(({ begins }) => begins)).toEqual([
      '0100',
      '0101',
      '0102',
      '0103',
      '0104',
      '0105000',
    ]);
    expect(questions.flatMap(({ serialNumbers }) => serialNumbers)).toEqual(serials);
  });

  test('one alone by itself, one given twice once', () => {
    expect(planSerialSearches(['1999999', '0100001', '1999999', '0100008'])).toEqual([
      { begins: '010000', serialNumbers: ['0100001', '0100008'] },
      { begins: '1999999', serialNumbers: ['1999999'] },
    ]);
    expect(planSerialSearches([])).toEqual([]);
  });

  test.each([
    [2000, 3000, true],
    [2000, 100_000, true],
    [100, 100_000, false],
    [101, 100_000, true],
    [20, 0, true],
  ])(
    '%i questions, where there are %i products: all of them are read instead is %s',
    (asked, products, whole) => expect(isFullReadCheaper(asked, products, 1000)).toBe(whole),
  );
});
