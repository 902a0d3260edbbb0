import type { Configuration, Revision } from '../../src/queries/configurations/configurations.ts';

const at = '2026-01-02T10:00:00.000Z';
const by = 'second.engineer@maker.example';

/** A revision as the CMS returns it. */
export const buildRevision = (revisionName: string, revisionState: Revision['revisionState']): Revision => ({
  revisionName,
  revisionState,
  note: '',
  created: at,
  createdBy: by,
});

/** An empty configuration at revision 0A that waits for approval, as the CMS returns it. */
export const buildConfiguration = (change: Partial<Configuration> = {}): Configuration => ({
  configurationId: 'OU1234',
  configurationState: 'WAITING_FOR_APPROVAL',
  configurationName: 'OU1234',
  userDefinedName: '',
  configurationDescription: 'Crane',
  configurationType: 'CLASSIC',
  productFamily: 'G6',
  partNumber: 'P00003',
  bomId: null,
  account: {
    accountNumber: '3005019',
    accountName: 'None',
    accountGroup: '',
    belongsTo: '',
    erpID: '',
    accountState: 'CUSTOMER',
    dataArea: 'sab',
    isTest: false,
  },
  contact: null,
  revision: '0A',
  revisionState: 'PENDING',
  revisions: [],
  assigneeEmail: null,
  assignee: null,
  productConfigurations: [],
  artefacts: [],
  attachments: [],
  comments: [],
  logs: [],
  note: '',
  kbMaxQuoteId: -1,
  created: at,
  createdBy: by,
  modified: at,
  modifiedBy: by,
  ...change,
});
