import { fieldValues, fieldWords, isRowHelper } from './fields.ts';
import type { Configurator } from './wire.ts';

/** A value in which two designs differ; undefined on the side that does not have it. */
export type ProductDifference = {
  /** Names of the configurators around it: "Transmitter 1", "S1"; empty at the top. */
  readonly within: readonly string[];
  readonly field: string;
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
};

type Values = ReadonlyMap<string, Omit<ProductDifference, 'mine' | 'theirs'> & { readonly value: string }>;

const told = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function valuesIn(product: Configurator): Values {
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

/** The values in which two designs differ, those of the first in its order, then those that only the second has. */
export function productDifferences(mine: Configurator, theirs: Configurator): readonly ProductDifference[] {
  const [one, other] = [valuesIn(mine), valuesIn(theirs)];
  return [...new Map([...one, ...other])].flatMap(([place, { within, field }]) => {
    const [here, there] = [one.get(place)?.value, other.get(place)?.value];
    return here === there ? [] : [{ within, field, mine: here, theirs: there }];
  });
}
