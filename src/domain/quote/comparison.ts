import { sentenceCase, stateText } from '../words/stateLooks.ts';
import {
  quoteComparisonTexts,
  quoteDetailTexts,
  quoteTexts,
  quoteQuestionTexts,
} from '../words/texts/quotes.ts';
import { assigneeOf, nameOf, priceOf, quoteStateOf } from './facts.ts';
import { fieldValues, fieldWords, isRowHelper } from './fields.ts';
import type { Configurator, Quote } from './wire.ts';
import { moneyText } from '../words/money.ts';
import { wholeNumber } from '../words/numbers.ts';
import { quoteCurrency } from './quote.ts';

export type ComparedField = {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
};

export type ComparedGroup = {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly ComparedField[];
};

export type ComparedPrice = { readonly price: number | undefined; readonly difference: number | undefined };

const fieldLabels = new Map<string, string>(Object.entries(quoteDetailTexts.fields));

/** The name of a field in words: as devices have it, else put together; "delivery_terms" is "Delivery terms". */
export const fieldLabel = (name: string): string =>
  fieldLabels.get(name) ?? sentenceCase(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll('_', ' '));

export function fieldText(value: unknown): string {
  if (typeof value === 'boolean') return value ? quoteTexts.yes : quoteTexts.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function comparedField(key: string, label: string, values: readonly string[]): ComparedField {
  return { key, label, values, differs: values.some((value) => value !== values[0]) };
}

type Values = ReadonlyMap<string, string>;

/** Fields of the same thing in every quote: those of any of them, in the order in which they come. */
function comparedGroup(key: string, title: string, each: readonly Values[]): ComparedGroup {
  const names = [...new Set(each.flatMap((values) => [...values.keys()]))].filter(
    (name) => !isRowHelper(name),
  );
  const fields = names.map((name) =>
    comparedField(
      `${key} ${name}`,
      fieldLabel(name),
      each.map((values) => values.get(name) ?? ''),
    ),
  );
  return { key, title, fields };
}

const valuesOf = (configurator: Configurator | undefined): Values =>
  new Map(
    Array.from(fieldValues(configurator?.fields), ([name, value]) => [
      name,
      fieldWords(name, fieldText(value)),
    ]),
  );

function thingsIn(quote: Quote): ReadonlyMap<string, Configurator> {
  const things = new Map<string, Configurator>();
  const add = (configurator: Configurator, path: readonly string[]): void => {
    const own = [...path, configurator.name ?? ''];
    const title = own.join(' › ');
    if (!things.has(title)) things.set(title, configurator);
    for (const inner of configurator.configurators ?? []) add(inner, own);
  };
  for (const { configuredProduct } of quote.products ?? []) if (configuredProduct) add(configuredProduct, []);
  return things;
}

/** What two to four quotes are made of beside each other, group by group; `assigneeName` names people by their id. */
export function comparedGroups(
  quotes: readonly Quote[],
  assigneeName: (id: number) => string,
): readonly ComparedGroup[] {
  const headers: readonly (readonly [string, (quote: Quote) => string])[] = [
    [quoteTexts.name, ({ name }) => name ?? ''],
    [quoteTexts.description, ({ description }) => description ?? ''],
    [quoteTexts.customer, ({ customer }) => nameOf(customer)],
    [quoteTexts.owner, ({ owner }) => nameOf(owner)],
    [quoteTexts.state, (quote) => stateText(quoteStateOf(quote))],
    [quoteTexts.assignee, (quote) => (assigneeOf(quote) === 0 ? '' : assigneeName(assigneeOf(quote)))],
    [quoteTexts.currency, ({ currency }) => currency ?? ''],
  ];
  const own: ComparedGroup = {
    key: 'quote',
    title: quoteComparisonTexts.quote,
    fields: headers.map(([label, of]) => comparedField(label, label, quotes.map(of))),
  };
  const header = comparedGroup(
    'headers',
    quoteTexts.headers,
    quotes.map((quote) => valuesOf(quote.headerValues ?? undefined)),
  );
  const things = quotes.map(thingsIn);
  const titles = [...new Set(things.flatMap((each) => [...each.keys()]))];
  const configured = titles.map((title) =>
    comparedGroup(
      title,
      title,
      things.map((each) => valuesOf(each.get(title))),
    ),
  );
  return [own, header, ...configured].filter(({ fields }) => fields.length > 0);
}

export const differingGroups = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ differs }) => differs) }))
    .filter(({ fields }) => fields.length > 0);

export function comparedPrices(quotes: readonly Pick<Quote, 'products'>[]): readonly ComparedPrice[] {
  const prices = quotes.map(priceOf);
  const base = prices.findIndex((price) => price !== undefined);
  const first = prices[base];
  return prices.map((price, place) => ({
    price,
    difference: place === base || price === undefined || first === undefined ? undefined : price - first,
  }));
}

export const basePlace = (prices: readonly ComparedPrice[]): number =>
  prices.findIndex(({ price }) => price !== undefined);

export type MovedFact = { readonly label: string; readonly before: string; readonly now: string };

const priceText = (quote: Quote): string => {
  const price = priceOf(quote);
  return price === undefined ? '' : moneyText(price, quote.currency ?? quoteCurrency);
};

const versionCount = ({ products }: Quote): string =>
  wholeNumber((products ?? []).reduce((sum, { commits }) => sum + (commits?.length ?? 0), 0));

export function quoteMoves(
  seen: Quote,
  now: Quote,
  assigneeName: (id: number) => string,
): readonly MovedFact[] {
  const facts: readonly (readonly [string, (quote: Quote) => string])[] = [
    [quoteTexts.name, ({ name }) => name ?? ''],
    [quoteTexts.customer, ({ customer }) => nameOf(customer)],
    [quoteTexts.state, (quote) => stateText(quoteStateOf(quote))],
    [quoteTexts.assignee, (quote) => (assigneeOf(quote) === 0 ? '' : assigneeName(assigneeOf(quote)))],
    [quoteTexts.price, priceText],
    [quoteQuestionTexts.versions, versionCount],
  ];
  return facts.flatMap(([label, of]) =>
    of(seen) === of(now) ? [] : [{ label, before: of(seen), now: of(now) }],
  );
}

export type ProductDifference = {
  /** Names of the configurators around it: "Transmitter 1", "S1"; empty at the top. */
  readonly within: readonly string[];
  readonly field: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
};

type ProductValues = ReadonlyMap<
  string,
  Omit<ProductDifference, 'mine' | 'theirs'> & { readonly value: string }
>;

const told = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function valuesIn(product: Configurator): ProductValues {
  const found = new Map<string, { within: readonly string[]; field: string; value: string }>();
  const look = ({ fields, configurators }: Configurator, within: readonly string[]): void => {
    for (const [field, value] of fieldValues(fields)) {
      const text = told(value);
      if (text !== undefined && !isRowHelper(field))
        found.set(JSON.stringify([...within, field]), { within, field, value: fieldWords(field, text) });
    }
    for (const inner of configurators ?? []) look(inner, [...within, inner.name ?? '']);
  };
  look(product, []);
  return found;
}

export function productDifferences(mine: Configurator, theirs: Configurator): readonly ProductDifference[] {
  const [one, other] = [valuesIn(mine), valuesIn(theirs)];
  return [...new Map([...one, ...other])].flatMap(([place, { within, field }]) => {
    const [here, there] = [one.get(place)?.value, other.get(place)?.value];
    return here === there ? [] : [{ within, field, mine: here, theirs: there }];
  });
}
