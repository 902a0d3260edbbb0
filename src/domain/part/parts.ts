import type { ProductFamily } from '../product/families.ts';
import type { Unit } from '../access/roles.ts';
import { isStaffAdmin } from '../access/unitFlags.ts';
import { formatState } from '../words/stateAppearances.ts';
import { toSearchKey } from '../words/search.ts';

export type SelectablePart = {
  readonly partNumber: string;
  readonly partState?: string | null;
  readonly tagCloud?: string | null;
  readonly familyCompatibility?: string | readonly string[] | null;
};

export type PartTag = 'CONFIGURATION' | 'PRODUCT_CONFIGURATION';

function listed(text: string | readonly string[] | null | undefined): readonly string[] {
  const items = typeof text === 'string' ? text.split(',') : (text ?? []);
  return items.map((item) => item.trim().toUpperCase());
}

export type PartRule = 'STATE' | 'TAG' | 'FAMILY';
export type PartRefusal = { readonly rule: PartRule; readonly reason: string };

export function listPurposeRefusals(
  part: Pick<SelectablePart, 'partState' | 'tagCloud'>,
  tag: PartTag,
): readonly PartRefusal[] {
  const refusals: PartRefusal[] = [];
  const state = part.partState ?? '';
  if (state !== 'READY') {
    const reason = `Its state is “${formatState(state || 'UNKNOWN')}”, not “${formatState('READY')}”.`;
    refusals.push({ rule: 'STATE', reason });
  }
  if (!listed(part.tagCloud).includes(tag)) {
    refusals.push({ rule: 'TAG', reason: `It is not tagged ${tag}.` });
  }
  return refusals;
}

export const isPartCompatible = (part: SelectablePart, family: string): boolean =>
  listed(part.familyCompatibility).includes(family.toUpperCase());

export function listPartRefusalReasons(
  part: SelectablePart,
  tag: PartTag,
  family: ProductFamily,
): readonly string[] {
  const reasons = listPurposeRefusals(part, tag).map(({ reason }) => reason);
  return isPartCompatible(part, family) ? reasons : [...reasons, `It is not made for ${family}.`];
}

/** The parts that can be chosen: ready, tagged for the purpose and compatible with the family. */
export const filterSelectableParts = <Part extends SelectablePart>(
  parts: readonly Part[],
  tag: PartTag,
  family: ProductFamily,
): readonly Part[] => parts.filter((part) => listPartRefusalReasons(part, tag, family).length === 0);

export type PartSelectionCriteria = {
  readonly tag: PartTag;
  readonly family: ProductFamily;
  readonly partType?: string | undefined;
};

export const filterPartsByChoice = <Part extends SelectablePart & { readonly partType: string }>(
  parts: readonly Part[],
  { tag, family, partType }: PartSelectionCriteria,
): readonly Part[] =>
  filterSelectableParts(parts, tag, family).filter(
    (part) => partType === undefined || part.partType === partType,
  );

/**
 * Error of a part that does not fit the family or is no longer ready. Undefined for no part, and while parts
 * are not known.
 */
export function validateChosenPart(
  parts: readonly (SelectablePart & { readonly partType: string })[] | undefined,
  partNumber: string,
  choice: PartSelectionCriteria,
): string | undefined {
  if (!parts || partNumber === '') return undefined;
  if (filterPartsByChoice(parts, choice).some((part) => part.partNumber === partNumber)) return undefined;
  return `Part ${partNumber} cannot be chosen here, choose another`;
}

export function findTypedPart<Part extends { readonly partNumber: string; readonly label: string }>(
  choices: readonly Part[],
  text: string,
): Part | undefined {
  const wanted = toSearchKey(text).trim();
  if (wanted === '') return undefined;
  const exact = choices.find(({ partNumber }) => toSearchKey(partNumber) === wanted);
  const found = choices.filter(({ partNumber, label }) =>
    toSearchKey(`${partNumber} ${label}`).includes(wanted),
  );
  return exact ?? (found.length === 1 ? found[0] : undefined);
}

const spelled = (partNumber: string): string => partNumber.replaceAll(/\s+/g, '').toUpperCase();

/** The part of this number, else the one whose number differs only in case and blanks. */
export const findPart = <Part extends { readonly partNumber: string }>(
  parts: readonly Part[],
  partNumber: string,
): Part | undefined =>
  parts.find((part) => part.partNumber === partNumber) ??
  parts.find((part) => spelled(part.partNumber) === spelled(partNumber));

export const canViewPart = (units: readonly Unit[]): boolean => isStaffAdmin(units);
