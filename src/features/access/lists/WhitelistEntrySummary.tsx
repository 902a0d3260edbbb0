import type { WhitelistEntry } from '~/domain/access/emailLists.ts';
import { formatRole } from '~/domain/access/matrixReview.ts';
import { formatAccountCountry } from '~/domain/account/subsidiaries.ts';
import { emailListTexts } from '~/domain/words/texts/emailLists.ts';
import { useQuery } from '@tanstack/react-query';
import { buildAccountLabel } from '~/domain/account/accounts.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';

type Props = { readonly entry: WhitelistEntry; readonly realm: string };

export const WhitelistEntrySummary = ({ entry, realm }: Props) => (
  <>
    {emailListTexts.summary([
      realm,
      entry.roles.map(formatRole).join(', '),
      entry.productFamilies.join(', '),
      entry.dataAreas.map(formatAccountCountry).join(', '),
    ])}
  </>
);

export function useAccountLabel(): (accountNumber: string) => string {
  const { data } = useQuery(accountsQuery());
  return (accountNumber) => {
    const found = data?.find((each) => each.accountNumber === accountNumber);
    return found ? emailListTexts.summary([buildAccountLabel(found).name, accountNumber]) : accountNumber;
  };
}
