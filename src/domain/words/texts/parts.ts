/** Words of the configurations that use a part. */
export const partUsageTexts = {
  title: (partNumber: string) => `Part usage · ${partNumber}`,
  itself: 'The usage of this part',
  link: 'Link',
  revisionOf: (id: string, revision: string) => `${id} / ${revision}`,
  open: 'Open',
  openRevision: (id: string, revision: string) => `Open ${id} ${revision} in a new tab`,
  export: 'Export CSV',
} as const;

/** Words of a line of a bill of materials. */
export const subPartTexts = {
  sibling: 'Beside the part above',
  quantity: (quantity: number) => `${quantity} x`,
} as const;
