import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productError } from '~/domain/grant/form.ts';
import type { GrantItem } from '~/domain/grant/grant.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { grantedProduct } from '~/queries/grants/grants.ts';

type ProductCheck = {
  readonly looking: boolean;
  /** The message of an item that is no product of the customer; rejects where it could not be looked up. */
  readonly wrongProduct: (item: GrantItem | null, accountNumber: string) => Promise<string | undefined>;
};

/** Looking up whether a product exists for the person, and belongs to the customer. */
export function useProductCheck(): ProductCheck {
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const wrongProduct: ProductCheck['wrongProduct'] = async (item, accountNumber) => {
    const product = item?.productItem;
    if (!product) return undefined;
    setLooking(true);
    try {
      const [found, known] = await Promise.all([
        client.fetchQuery({ ...grantedProduct(product), staleTime: 0 }),
        client.ensureQueryData(accounts()),
      ]);
      const customer = known.find((account) => account.accountNumber === accountNumber);
      return productError(found, customer ?? { accountNumber, accountName: accountNumber });
    } finally {
      setLooking(false);
    }
  };
  return { looking, wrongProduct };
}
