import { getAssigneeId, isQuoteToHandle, getEntityName, getQuotePrice, getQuoteState } from './facts.ts';
import { formatNamedField, isFieldList, isRepeatedRowField } from './fields.ts';
import { quoteFieldFilters, type QuoteFieldFilter } from './filter.ts';
import type { Configurator, QuoteFields, NamedEntity, Quote } from './quoteDto.ts';
import { toSearchKey } from '../words/search.ts';

export type QuoteRow = {
  readonly id: number;
  readonly name: string;
  readonly customer: string;
  readonly owner: string;
  readonly state: string;
  readonly productFamily: string;
  readonly type: string;
  readonly price: number | undefined;
  readonly assigneeId: number;
  readonly isToBeDecided: boolean;
  readonly modified: string;
};

/** What the list needs of a quote: its row, the lower-case text for the search, and values by filter. */
export type QuoteEntry = {
  readonly row: QuoteRow;
  readonly text: string;
  readonly status: readonly string[];
  readonly fields: readonly (readonly string[])[];
};

const filterNumbers = new Map<string, number>(quoteFieldFilters.map((field, number) => [field, number]));
const noValues: readonly string[] = [];

/** Values that configurators list with a comma and a blank between; "2,4 GHz" is one value. */
const listedValues = (text: string): readonly string[] =>
  text.includes(', ')
    ? text.split(', ').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
    : [text];

class FieldCollector {
  readonly texts: string[] = [];
  readonly first = new Map<QuoteFieldFilter, string>();
  readonly #fields: (string[] | undefined)[] = quoteFieldFilters.map(() => undefined);

  add(name: string, value: unknown): void {
    if (typeof value !== 'string' || value === '') return;
    if (!isRepeatedRowField(name)) this.texts.push(value);
    const words = formatNamedField(name, value);
    // The search finds the displayed text as well as the value.
    if (words !== value) this.texts.push(words);
    const number = filterNumbers.get(name);
    if (number === undefined) return;
    const field = quoteFieldFilters[number];
    if (field && !this.first.has(field)) this.first.set(field, value);
    const known = (this.#fields[number] ??= []);
    for (const each of listedValues(value)) if (!known.includes(each)) known.push(each);
  }

  values(): readonly (readonly string[])[] {
    return this.#fields.map((values) => values ?? noValues);
  }
}

function collectFields(fields: QuoteFields | null | undefined, into: FieldCollector): void {
  if (!fields) return;
  if (isFieldList(fields)) {
    for (const { name, stringValue } of fields) into.add(name ?? '', stringValue);
  } else {
    for (const name of Object.keys(fields)) into.add(name, fields[name]);
  }
}

function collect(configurator: Configurator | null | undefined, into: FieldCollector): void {
  if (!configurator) return;
  collectFields(configurator.fields, into);
  for (const inner of configurator.configurators ?? []) collect(inner, into);
}

function addName(named: NamedEntity | null | undefined, texts: string[]): void {
  if (typeof named === 'string') texts.push(named);
  else if (named) texts.push(named.name ?? '', named.email ?? '');
}

export function buildQuoteEntry(quote: Quote): QuoteEntry {
  const collected = new FieldCollector();
  const { texts } = collected;
  texts.push(quote.name ?? '');
  addName(quote.customer, texts);
  addName(quote.owner, texts);
  for (const { configuredProduct } of quote.products ?? []) collect(configuredProduct, collected);
  const fields = collected.values();
  const first = (field: QuoteFieldFilter): string => collected.first.get(field) ?? '';
  return {
    row: {
      id: quote.id,
      name: quote.name ?? '',
      customer: getEntityName(quote.customer),
      owner: getEntityName(quote.owner),
      state: getQuoteState(quote),
      productFamily: first('productFamily'),
      type: first('type'),
      price: getQuotePrice(quote),
      assigneeId: getAssigneeId(quote),
      isToBeDecided: isQuoteToHandle(quote),
      modified: quote.modifiedDate ?? '',
    },
    text: toSearchKey(texts.join('\n')),
    status: quote.status ?? noValues,
    fields,
  };
}
