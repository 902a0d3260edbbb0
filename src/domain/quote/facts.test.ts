import { describe, expect, test } from 'vitest';
import { listConfiguredDevices, countComponentsByType } from './devices.ts';
import { parseQuoteName, getEntityName, getQuotePrice, getQuoteState, getQuoteStateName } from './facts.ts';
import { diffQuotes } from './comparison.ts';
import { buildQuote, buildQuoteProduct, buildWaitingQuote } from '../../../tests/factories/quote.ts';

test.each([
  ['Acme', 'Acme'],
  [{ name: 'Acme', email: 'a@b' }, 'Acme'],
  [{ email: 'a@b' }, 'a@b'],
  [{ name: null }, ''],
  [null, ''],
  [undefined, ''],
])('%j is called “%s”', (named, name) => expect(getEntityName(named)).toBe(name));

describe('state', () => {
  test.each([
    ['Archived', ['CONFIGURING'], 'ARCHIVED'],
    [{ name: 'Awaiting for configuration approval' }, [], 'WAITING_FOR_APPROVAL'],
    [{ id: 1 }, ['APPROVED'], 'APPROVED'],
    [null, ['CONFIGURING', 'WAITING_FOR_APPROVAL'], 'WAITING_FOR_APPROVAL'],
    [null, null, 'CONFIGURING'],
  ])('%j with %j is %s', (state, status, expected) => {
    expect(getQuoteState({ state, status })).toBe(expected);
  });
  test('has its own name too', () => {
    expect([getQuoteStateName('x'), getQuoteStateName({ name: 'y' }), getQuoteStateName(null)]).toEqual([
      'x',
      'y',
      '',
    ]);
  });
});

test.each([
  ['C01234/0A', { configurationId: 'C01234', revision: '0A' }],
  ['OU1234/1', { configurationId: 'OU1234', revision: '1' }],
  ['New quote', undefined],
  ['C01234', undefined],
  ['C01234/0A/1', undefined],
  ['see a/b', undefined],
  [null, undefined],
])('%j leads to %j', (name, configuration) => expect(parseQuoteName(name)).toEqual(configuration));

test('the price is that of all products that have one', () => {
  const products = [
    buildQuoteProduct(),
    buildQuoteProduct({ extNetPrice: 500.5 }),
    buildQuoteProduct({ extNetPrice: null }),
  ];
  expect(getQuotePrice({ products })).toBe(12_500.5);
  expect(getQuotePrice({ products: [buildQuoteProduct({ extNetPrice: null })] })).toBeUndefined();
  expect(getQuotePrice({ products: null })).toBeUndefined();
});

test('transmitters and receivers are told with what is at their places', () => {
  const place = (name: string, componentType: string) => ({ name, fields: { componentType } });
  const devices = listConfiguredDevices({
    configurators: [
      { name: 'Receiver 1', fields: { model: 'RX' }, configurators: [place('K1', 'Relay')] },
      {
        name: 'Transmitter 1',
        configurators: [place('S1', 'Joystick'), place('S2', 'Button'), place('S3', 'Joystick')],
      },
    ],
  });
  expect(devices.map(({ name }) => name)).toEqual(['Transmitter 1', 'Receiver 1']);
  expect(devices[1]).toMatchObject({
    content: { model: 'RX' },
    places: [{ designator: 'K1', componentType: 'Relay' }],
  });
  expect(countComponentsByType(devices[0]?.places ?? [])).toEqual([
    { type: 'Joystick', count: 2 },
    { type: 'Button', count: 1 },
  ]);
  expect(listConfiguredDevices(null)).toEqual([]);
});

describe('what has moved since a quote was seen', () => {
  const person = (id: number): string => `Person ${id}`;
  test('is told in words', () => {
    const now = buildWaitingQuote({
      assigneeId: 7,
      products: [
        buildQuoteProduct({
          extNetPrice: 13_000,
          commits: [{ authorName: 'A', authorEmail: 'a@b', date: '' }],
        }),
      ],
    });
    expect(diffQuotes(buildQuote(), now, person)).toEqual([
      { label: 'State', before: 'Configuring', now: 'Waiting for approval' },
      { label: 'Assignee', before: '', now: 'Person 7' },
      { label: 'Price', before: '12,000 SEK', now: '13,000 SEK' },
      { label: 'Saved versions', before: '0', now: '1' },
    ]);
  });
  test('is nothing as long as what matters stays', () => {
    expect(diffQuotes(buildQuote(), buildQuote({ modifiedDate: 'x', logs: null }), person)).toEqual([]);
  });
});
