import { createFingerprinter, type OperationFingerprints } from '~/domain/apiDescription/changes.ts';
import { readDescription } from '~/domain/apiDescription/operations.ts';

export function buildPrints(description: unknown): OperationFingerprints {
  const { prepare, prints } = createFingerprinter(readDescription(description));
  prepare(() => false);
  return prints();
}
