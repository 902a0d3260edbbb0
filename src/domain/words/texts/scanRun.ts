/** The reasons of scans that led nowhere. */
export const scanRunTexts = {
  cancelled: 'Cancelled.',
  lastScan: 'Last scan',
  noActiveRevision: (configurationId: string) => `${configurationId} has no active revision.`,
} as const;
