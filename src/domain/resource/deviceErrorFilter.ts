import { productFamilies } from '../product/families.ts';
import { compareAlphabetically } from '../words/lists.ts';
import type { DeviceError } from './deviceErrors.ts';
import { createWordMatcher } from '../words/search.ts';

export type DeviceErrorFilter = {
  readonly search: string;
  readonly severity: string;
  readonly family: string;
};

export const parseDeviceErrorFilter = (parameters: URLSearchParams, family = ''): DeviceErrorFilter => ({
  search: parameters.get('search') ?? '',
  severity: parameters.get('severity') ?? '',
  family,
});

export function listErrorFamilies(errors: readonly DeviceError[]): readonly string[] {
  const named = new Set(errors.map(({ productFamily }) => productFamily));
  const known: readonly string[] = productFamilies.filter((family) => named.has(family));
  return [
    ...known,
    ...[...named].filter((family) => !known.includes(family)).toSorted(compareAlphabetically),
  ];
}

export function listErrorSeverities(errors: readonly DeviceError[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { severity } of errors) if (severity) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([severity]) => severity);
}

export function filterDeviceErrors(
  errors: readonly DeviceError[],
  { search, severity, family }: DeviceErrorFilter,
): readonly DeviceError[] {
  const matches = createWordMatcher(search);
  const order = listErrorFamilies(errors);
  return errors
    .filter((each) => {
      if (family && each.productFamily.toUpperCase() !== family.toUpperCase()) return false;
      if (severity && each.severity !== severity) return false;
      return matches(...Object.values(each));
    })
    .toSorted(
      (one, other) =>
        order.indexOf(one.productFamily) - order.indexOf(other.productFamily) ||
        compareAlphabetically(one.errorId, other.errorId),
    );
}
