import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { XMLParser } from 'fast-xml-parser';
import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { buildBomTree } from '../src/domain/bom/bom.ts';
import { parseBomXml } from '../src/domain/bom/parseBomXml.ts';
import { configurationEvents } from '../src/domain/workflow/event.ts';
import { anyStates } from '../src/domain/configuration/state.ts';
import type { Actor } from '../src/domain/access/decision.ts';
import { checkEvent } from '../src/domain/workflow/permission.ts';
import { buildQuoteEntry } from '../src/domain/quote/entry.ts';
import { defaultQuoteFilter } from '../src/domain/quote/filter.ts';
import { createQuoteSearch } from '../src/domain/quote/quoteSearch.ts';

// Each rule beside what a person would otherwise use, and first of all with the same answers.

const questions = configurationEvents.flatMap((event) => anyStates.map((state) => ({ event, state })));

describe('what may be done: 200 questions', () => {
  const units: Actor['units'] = [
    { realm: 'CUSTOMER', accountNumber: '4000001', roles: ['APPLICATION_ENGINEER'] },
    { realm: 'STAFF', accountNumber: '1', roles: ['APPROVER', 'APPLICATION_ENGINEER'] },
  ];
  const actor: Actor = { units };
  const ability: MongoAbility = createMongoAbility(
    configurationEvents.map((event) => ({
      action: event,
      subject: 'Configuration',
      conditions: { state: { $in: anyStates.filter((state) => checkEvent(actor, event, state).allowed) } },
    })),
    { detectSubjectType: () => 'Configuration' },
  );

  test('the table beside CASL', async ({ bench }) => {
    // Asked for once: in a bench each look at an export costs as much as the question.
    const ask = checkEvent;
    const ours = () => questions.map(({ event, state }) => ask(actor, event, state).allowed);
    const casls = () => questions.map(({ event, state }) => ability.can(event, { state }));
    expect(casls()).toEqual(ours());
    expect(new Set(ours())).toEqual(new Set([true, false]));
    await bench.compare(
      bench('can, with its reasons', () => void ours()),
      bench('CASL', () => void casls()),
    );
  });
});

describe('finding among 10,000 quotes while “crane” is typed', () => {
  const things = ['Crane', 'Hoist', 'Loader', 'Winch'];
  const quotes = Array.from({ length: 10_000 }, (_, index) => ({
    id: index,
    name: `C${String(index).padStart(5, '0')}/0A`,
    customer: { name: `Customer ${index % 300}`, email: '' },
    owner: { name: 'Sales Engineer', email: `sales.engineer${index % 40}@maker.example` },
    status: ['CONFIGURING'],
    modifiedDate: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    products: [
      {
        id: index,
        idProduct: 41,
        isConfigured: true,
        qty: 1,
        extNetPrice: 12_000,
        configuredProduct: {
          fields: Array.from({ length: 20 }, (__, field) => ({
            name: `field${field}`,
            stringValue: `${things[index % 7] ?? 'Plain'} ${index * field}`,
          })),
        },
      },
    ],
  }));
  type Quote = (typeof quotes)[number];
  const textOf = ({ name, customer, owner, products }: Quote): string =>
    [
      name,
      customer.name,
      owner.name,
      owner.email,
      ...products.flatMap(({ configuredProduct: { fields } }) => fields.map((field) => field.stringValue)),
    ].join('\n');
  const typed = ['c', 'cr', 'cra', 'cran', 'crane'];
  const newestFirst = (a: Quote, b: Quote): number => Date.parse(b.modifiedDate) - Date.parse(a.modifiedDate);

  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(quotes.map((quote) => ({ id: quote.id, text: textOf(quote) })));
  const ownSearch = createQuoteSearch(quotes.map(buildQuoteEntry));

  test('the search beside MiniSearch and a plain filter', async ({ bench }) => {
    const { find } = ownSearch;
    const ours = (search: string) => find({ ...defaultQuoteFilter, search }).map(({ row }) => quotes[row.id]);
    const plain = (search: string) =>
      quotes.filter((quote) => textOf(quote).toLowerCase().includes(search)).toSorted(newestFirst);
    const minis = (search: string) =>
      index
        .search(search, { prefix: true, combineWith: 'AND' })
        .flatMap(({ id }) => quotes[id] ?? [])
        .toSorted(newestFirst);
    for (const search of typed) {
      expect(plain(search)).toEqual(ours(search));
      expect(minis(search)).toEqual(ours(search));
    }
    expect(ours('crane').length).toBeLessThan(quotes.length);
    await bench.compare(
      bench('texts prepared before', () => typed.forEach(ours)),
      bench('MiniSearch, index built before', () => typed.forEach(minis)),
      bench('plain filter', () => typed.forEach(plain)),
      { iterations: 20, warmupIterations: 3 },
    );
  });
});

describe('a bill of materials of 5,000 rows', () => {
  const rows = Array.from(
    { length: 5000 },
    (_, item) =>
      `<BOMTable><Item>${item}</Item><ParentItem>${item === 0 ? '' : Math.floor((item - 1) / 5)}</ParentItem><BOMQty>${(item % 9) + 1}</BOMQty></BOMTable>`,
  );
  const xml = `<NewDataSet>${rows.join('')}</NewDataSet>`;
  const parser = new XMLParser({ parseTagValue: false });

  test('text to tree beside the parser alone', async ({ bench }) => {
    const ours = () => {
      const answer = parseBomXml(xml);
      if (!answer.ok) throw new Error(answer.reason);
      return { rows: answer.bom.rows, tree: buildBomTree(answer.bom) };
    };
    const { NewDataSet: parsed } = parser.parse(xml) as {
      NewDataSet: { BOMTable: { Item: string; ParentItem: string; BOMQty: string }[] };
    };
    expect(ours().rows).toEqual(
      parsed.BOMTable.map(({ Item, ParentItem, BOMQty }) => ({
        item: Item,
        parentItem: ParentItem,
        quantity: Number(BOMQty),
      })),
    );
    expect(ours().tree?.children).toHaveLength(5);
    await bench.compare(
      bench('parsed, checked and built', () => void ours()),
      bench('fast-xml-parser alone', () => void parser.parse(xml)),
      { iterations: 20, warmupIterations: 3 },
    );
  });
});
