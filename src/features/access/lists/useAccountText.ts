import { useQuery } from '@tanstack/react-query';
import { accountLabel } from '~/domain/account/accounts.ts';
import { listTexts } from '~/domain/words/texts/accessLists.ts';
import { accounts } from '~/queries/accounts/accounts.ts';

/** Name and number of an account by its number; the number alone as long as the account is not known. */
export function useAccountText(): (accountNumber: string) => string {
  const { data } = useQuery(accounts());
  return (accountNumber) => {
    const found = data?.find((each) => each.accountNumber === accountNumber);
    return found ? listTexts.summary([accountLabel(found).name, accountNumber]) : accountNumber;
  };
}
