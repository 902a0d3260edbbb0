/** Words of the choice of a customer. */
export const accountPickerTexts = {
  loading: 'Loading customers',
  search: 'Search by group, name or number',
  clear: 'Clear the choice',
  failed: 'The customers could not be read',
  facts: (facts: readonly string[]) => facts.join(' · '),
} as const;

/** Words of the choice of a part. */
export const partPickerTexts = {
  loading: 'Loading parts',
  search: 'Search by number or label',
  failed: 'The parts could not be read',
  none: (family: string) => `No part for ${family} fits`,
  part: (partNumber: string, label: string) => `${partNumber} ${label}`,
} as const;
