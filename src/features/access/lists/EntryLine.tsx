import type { WhitelistEntry } from '~/domain/access/lists.ts';
import { roleText } from '~/domain/access/matrixReview.ts';
import { countryOf } from '~/domain/account/subsidiaries.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { useQuery } from '@tanstack/react-query';
import { accountLabel } from '~/domain/account/accounts.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';

type Props = { readonly entry: WhitelistEntry; readonly realm: string };

export const EntryLine = ({ entry, realm }: Props) => (
  <>
    {listTexts.summary([
      realm,
      entry.roles.map(roleText).join(', '),
      entry.productFamilies.join(', '),
      entry.dataAreas.map(countryOf).join(', '),
    ])}
  </>
);

export function useAccountText(): (accountNumber: string) => string {
  const { data } = useQuery(accountsQuery());
  return (accountNumber) => {
    const found = data?.find((each) => each.accountNumber === accountNumber);
    return found ? listTexts.summary([accountLabel(found).name, accountNumber]) : accountNumber;
  };
}
