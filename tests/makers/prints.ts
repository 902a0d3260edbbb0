import { descriptionPrinter, type Prints } from '~/domain/apiDescription/changes.ts';
import { readDescription } from '~/domain/apiDescription/operations.ts';

/** The prints of the whole of a description. */
export function printsOf(description: unknown): Prints {
  const { prepare, prints } = descriptionPrinter(readDescription(description));
  prepare(() => false);
  return prints();
}
