export const partUsageTexts = {
  title: (partNumber: string) => `Part usage · ${partNumber}`,
  itself: 'The usage of this part',
  link: 'Link',
  revisionOf: (id: string, revision: string) => `${id} / ${revision}`,
  open: 'Open',
  openRevision: (id: string, revision: string) => `Open ${id} ${revision} in a new tab`,
  export: 'Export CSV',
} as const;

export const subPartTexts = {
  sibling: 'Beside the part above',
  quantity: (quantity: number) => `${quantity} x`,
} as const;
