import type { Grant } from '../../src/domain/grant/grant.ts';

/** The account grant of ann@customer.example at account 3000001, as the CMS returns it. */
export const buildGrant = (change: Partial<Grant> = {}): Grant => ({
  affiliationId: 'A-00001',
  address: 'ann@customer.example',
  realm: 'CUSTOMER',
  affiliation: '3000001',
  dataAreas: ['sab'],
  roles: ['BASIC'],
  delegatableRoles: [],
  accessLevel: 'OPEN',
  note: 'Vetted by telephone',
  item: null,
  modified: '2026-01-02T10:00:00.000Z',
  ...change,
});

export const buildConfigurationGrant = (configurationId: string, change: Partial<Grant> = {}): Grant =>
  buildGrant({
    affiliationId: `A-${configurationId}`,
    item: { configurationId, productItem: null },
    ...change,
  });
