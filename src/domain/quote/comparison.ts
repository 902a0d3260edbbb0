import { toSentenceCase, formatState } from '../words/stateAppearances.ts';
import {
  quoteComparisonTexts,
  quoteDetailTexts,
  quoteTexts,
  quoteQuestionTexts,
} from '../words/texts/quotes.ts';
import { getAssigneeId, getEntityName, getQuotePrice, getQuoteState } from './facts.ts';
import { toFieldMap, formatNamedField, isRepeatedRowField } from './fields.ts';
import type { Configurator, Quote } from './quoteDto.ts';
import { formatMoney } from '../words/money.ts';
import { formatWholeNumber } from '../words/numbers.ts';
import { quoteCurrency } from './quote.ts';

export type ComparisonField = {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly differs: boolean;
};

export type ComparisonGroup = {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly ComparisonField[];
};

export type ComparisonPrice = { readonly price: number | undefined; readonly difference: number | undefined };

const fieldLabels = new Map<string, string>(Object.entries(quoteDetailTexts.fields));

/** Label of a field: of the device texts, else from its name ("delivery_terms" is "Delivery terms"). */
export const formatFieldLabel = (name: string): string =>
  fieldLabels.get(name) ?? toSentenceCase(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll('_', ' '));

export function formatFieldValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? quoteTexts.yes : quoteTexts.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function comparedField(key: string, label: string, values: readonly string[]): ComparisonField {
  return { key, label, values, differs: values.some((value) => value !== values[0]) };
}

type Values = ReadonlyMap<string, string>;

/** Fields of the same group in every quote: those of any quote, in order of appearance. */
function comparedGroup(key: string, title: string, each: readonly Values[]): ComparisonGroup {
  const names = [...new Set(each.flatMap((values) => [...values.keys()]))].filter(
    (name) => !isRepeatedRowField(name),
  );
  const fields = names.map((name) =>
    comparedField(
      `${key} ${name}`,
      formatFieldLabel(name),
      each.map((values) => values.get(name) ?? ''),
    ),
  );
  return { key, title, fields };
}

const valuesOf = (configurator: Configurator | undefined): Values =>
  new Map(
    Array.from(toFieldMap(configurator?.fields), ([name, value]) => [
      name,
      formatNamedField(name, formatFieldValue(value)),
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

/** Compares the contents of two to four quotes by group; `assigneeName` names a person by id. */
export function compareQuotes(
  quotes: readonly Quote[],
  assigneeName: (id: number) => string,
): readonly ComparisonGroup[] {
  const headers: readonly (readonly [string, (quote: Quote) => string])[] = [
    [quoteTexts.name, ({ name }) => name ?? ''],
    [quoteTexts.description, ({ description }) => description ?? ''],
    [quoteTexts.customer, ({ customer }) => getEntityName(customer)],
    [quoteTexts.owner, ({ owner }) => getEntityName(owner)],
    [quoteTexts.state, (quote) => formatState(getQuoteState(quote))],
    [quoteTexts.assignee, (quote) => (getAssigneeId(quote) === 0 ? '' : assigneeName(getAssigneeId(quote)))],
    [quoteTexts.currency, ({ currency }) => currency ?? ''],
  ];
  const own: ComparisonGroup = {
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

export const filterDifferingGroups = (groups: readonly ComparisonGroup[]): readonly ComparisonGroup[] =>
  groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ differs }) => differs) }))
    .filter(({ fields }) => fields.length > 0);

export function comparePrices(quotes: readonly Pick<Quote, 'products'>[]): readonly ComparisonPrice[] {
  const prices = quotes.map(getQuotePrice);
  const base = prices.findIndex((price) => price !== undefined);
  const first = prices[base];
  return prices.map((price, place) => ({
    price,
    difference: place === base || price === undefined || first === undefined ? undefined : price - first,
  }));
}

export const findBasePriceIndex = (prices: readonly ComparisonPrice[]): number =>
  prices.findIndex(({ price }) => price !== undefined);

export type QuoteChange = { readonly label: string; readonly before: string; readonly now: string };

const priceText = (quote: Quote): string => {
  const price = getQuotePrice(quote);
  return price === undefined ? '' : formatMoney(price, quote.currency ?? quoteCurrency);
};

const versionCount = ({ products }: Quote): string =>
  formatWholeNumber((products ?? []).reduce((sum, { commits }) => sum + (commits?.length ?? 0), 0));

export function diffQuotes(
  seen: Quote,
  now: Quote,
  assigneeName: (id: number) => string,
): readonly QuoteChange[] {
  const facts: readonly (readonly [string, (quote: Quote) => string])[] = [
    [quoteTexts.name, ({ name }) => name ?? ''],
    [quoteTexts.customer, ({ customer }) => getEntityName(customer)],
    [quoteTexts.state, (quote) => formatState(getQuoteState(quote))],
    [quoteTexts.assignee, (quote) => (getAssigneeId(quote) === 0 ? '' : assigneeName(getAssigneeId(quote)))],
    [quoteTexts.price, priceText],
    [quoteQuestionTexts.versions, versionCount],
  ];
  return facts.flatMap(([label, of]) =>
    of(seen) === of(now) ? [] : [{ label, before: of(seen), now: of(now) }],
  );
}

export type DesignDifference = {
  /** Names of the configurators around the field: "Transmitter 1", "S1"; empty at the top. */
  readonly within: readonly string[];
  readonly field: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
};

type ProductValues = ReadonlyMap<
  string,
  Omit<DesignDifference, 'mine' | 'theirs'> & { readonly value: string }
>;

const told = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function valuesIn(product: Configurator): ProductValues {
  const found = new Map<string, { within: readonly string[]; field: string; value: string }>();
  const look = ({ fields, configurators }: Configurator, within: readonly string[]): void => {
    for (const [field, value] of toFieldMap(fields)) {
      const text = told(value);
      if (text !== undefined && !isRepeatedRowField(field))
        found.set(JSON.stringify([...within, field]), {
          within,
          field,
          value: formatNamedField(field, text),
        });
    }
    for (const inner of configurators ?? []) look(inner, [...within, inner.name ?? '']);
  };
  look(product, []);
  return found;
}

export function diffDesigns(mine: Configurator, theirs: Configurator): readonly DesignDifference[] {
  const [one, other] = [valuesIn(mine), valuesIn(theirs)];
  return [...new Map([...one, ...other])].flatMap(([place, { within, field }]) => {
    const [here, there] = [one.get(place)?.value, other.get(place)?.value];
    return here === there ? [] : [{ within, field, mine: here, theirs: there }];
  });
}
