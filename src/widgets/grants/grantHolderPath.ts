import type { GrantHolder } from '~/domain/grant/grant.ts';
import { paths } from '~/paths.ts';
import { getAccountRealmName } from '~/queries/grants/grants.ts';

/**
 * Path of a grant holder's page at a customer, that of the list for undefined. The customer's own realm is
 * left out.
 */
export const grantHolderPath = (
  accountNumber: string,
  holding: Pick<GrantHolder, 'address' | 'realm'> | undefined,
  search = '',
): string =>
  paths.customerPermissions(accountNumber, holding?.address, {
    search,
    realm: !holding || holding.realm === getAccountRealmName(accountNumber) ? '' : holding.realm,
  });
