import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import type { Store } from '../mocks/store/store.ts';

/** Customer of a planted configuration, which searches find it by. */
const customer = {
  accountNumber: customerAccountNumber,
  accountName: 'Planted',
  accountGroup: '',
  belongsTo: '',
  erpID: '',
  accountState: 'CUSTOMER',
  dataArea: 'sab',
  isTest: false,
} as const;

/** Stores a configuration as somebody else's work would leave it. */
export const storeConfiguration = (store: Store, record: ConfigurationRecord): void =>
  store.configurations.put(record, customer);

/** Puts a configuration of a customer with its devices into the CMS, as far along as a test needs it. */
export function seedConfiguration(
  store: Store,
  configurationId: string,
  change: Partial<ConfigurationRecord> = {},
): void {
  const source = store.configurations.get('CA1235');
  const [first] = source?.revisions ?? [];
  if (!source || !first) throw new Error('The seed has no CA1235');
  const productConfigurations = first.productConfigurations.map((device, index) => ({
    ...device,
    productConfigurationId: `P0000${index}-${configurationId}`,
  }));
  const revisionState = change.state === 'READY_FOR_PRODUCTION' ? 'ACTIVE' : 'PENDING';
  storeConfiguration(store, {
    ...source,
    configurationId,
    state: 'CONFIGURING',
    assignee: null,
    accountNumber: customerAccountNumber,
    revisions: [{ ...first, revisionState, productConfigurations }],
    attachments: [],
    comments: [],
    logs: [],
    ...change,
  });
}
