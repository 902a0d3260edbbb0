import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import type { Store } from '../mocks/store/store.ts';

/** Account of seeded configurations, as indexed for searches. */
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

export const storeConfiguration = (store: Store, record: ConfigurationRecord): void =>
  store.configurations.put(record, customer);

/** Seeds a customer's configuration with its devices; `change` overrides its fields. */
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
