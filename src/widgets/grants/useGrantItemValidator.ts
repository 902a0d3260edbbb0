import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '~/domain/account/accounts.ts';
import { checkOperations } from '~/domain/access/decision.ts';
import { validateGrantedConfiguration, validateGrantedProduct } from '~/domain/grant/form.ts';
import type { GrantItem } from '~/domain/grant/grant.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { grantProductQuery } from '~/queries/grants/grants.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { useActor } from '~/session/me.ts';

type Wrong = { readonly field: 'configurationId' | 'serialNumber'; readonly message: string };

export type GrantItemValidator = {
  readonly looking: boolean;
  /** Error for an item that is not the customer's; rejects where it could not be looked up. */
  readonly wrongItem: (item: GrantItem | null, accountNumber: string) => Promise<Wrong | undefined>;
};

export function useGrantItemValidator(): GrantItemValidator {
  const client = useQueryClient();
  const readsConfigurations = checkOperations(useActor(), 'configurationGet').allowed;
  const [looking, setLooking] = useState(false);

  const check = async (item: GrantItem, customer: Account): Promise<Wrong | undefined> => {
    const { configurationId, productItem } = item;
    if (productItem) {
      const found = await fetchFresh(client, grantProductQuery(productItem));
      const message = validateGrantedProduct(found, customer);
      return message === undefined ? undefined : { field: 'serialNumber', message };
    }
    // Users who may not read configurations may still grant them; the CMS then checks the customer.
    if (configurationId === null || !readsConfigurations) return undefined;
    const found = await fetchFresh(client, configurationQuery(configurationId));
    const message = validateGrantedConfiguration(found, customer);
    return message === undefined ? undefined : { field: 'configurationId', message };
  };
  const wrongItem: GrantItemValidator['wrongItem'] = async (item, accountNumber) => {
    if (!item) return undefined;
    setLooking(true);
    try {
      const known = await client.ensureQueryData(accountsQuery());
      const customer = known.find((account) => account.accountNumber === accountNumber);
      return await check(item, customer ?? { accountNumber, accountName: accountNumber });
    } finally {
      setLooking(false);
    }
  };
  return { looking, wrongItem };
}
