import type { AccessRequest } from '../../src/domain/request/request.ts';

/** An open request by a visitor for a product, as the CMS returns it. */
export const buildAccessRequest = (change: Partial<AccessRequest> = {}): AccessRequest => ({
  ticketId: 'T-1',
  reporterEmail: 'new.person@visitor.example',
  reporterMobile: null,
  description: 'I service it',
  requestType: 'PRODUCT_ACCESS',
  requestedRoles: ['BASIC'],
  affiliation: null,
  realm: 'CUSTOMER',
  item: {
    configurationId: null,
    accessLevel: 'OPEN',
    requestForConfiguration: false,
    productItem: { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' },
  },
  ticketStatus: 'OPEN',
  created: '2026-03-01T08:00:00Z',
  createdBy: 'new.person@visitor.example',
  actions: [],
  ...change,
});

export const buildConfigurationRequestItem = (configurationId: string) =>
  ({
    configurationId,
    accessLevel: null,
    requestForConfiguration: true,
    productItem: null,
  }) satisfies AccessRequest['item'];
