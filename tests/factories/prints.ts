import { createFingerprinter, type OperationFingerprints } from '~/domain/apiDescription/changes.ts';
import { readDescription } from '~/domain/apiDescription/operations.ts';

/** The prints of the whole of a description. */
export function buildPrints(description: unknown): OperationFingerprints {
  const { prepare, prints } = createFingerprinter(readDescription(description));
  prepare(() => false);
  return prints();
}
