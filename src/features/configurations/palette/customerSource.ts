import { useQuery } from '@tanstack/react-query';
import { IconBuilding } from '@tabler/icons-react';
import { mayCall } from '~/domain/access/verdict.ts';
import { accountLabel, listedAccounts } from '~/domain/account/accounts.ts';
import { defaultFilter } from '~/domain/configuration/filter.ts';
import { ranked } from '~/domain/palette/rank.ts';
import { paletteTexts } from '~/domain/words/texts/palette.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { useActor } from '~/session/me.ts';
import type { PaletteAnswer, PaletteQuestion, PaletteSource } from '~/ui/palette/source.ts';
import { listAddress } from '../list/listAddress.ts';

/** The greatest number of customers that are offered. */
const most = 5;

function useCustomers({ text, asked }: PaletteQuestion): PaletteAnswer | undefined {
  const mayRead = mayCall(useActor(), 'accountGetAll', 'configurationFilter').allowed;
  const { data, isFetching, isError, refetch } = useQuery({
    ...accounts(),
    enabled: mayRead && asked !== '',
  });
  if (!mayRead) return undefined;
  const found = text === '' || !data ? [] : ranked(listedAccounts(data), text, wordsOf, most);
  return {
    title: paletteTexts.groups.customers,
    isPending: text !== '' && isFetching && !data,
    retry: isError && text !== '' ? () => void refetch() : undefined,
    entries: found.map((account) => ({
      key: account.accountNumber,
      title: accountLabel(account).name,
      detail: paletteTexts.customerAbout(account.accountNumber),
      icon: IconBuilding,
      to: listAddress({ ...defaultFilter, accountNumbers: [account.accountNumber] }),
    })),
  };
}

/** The customers, each with the list of its configurations. */
export const customerSource: PaletteSource = {
  key: 'customers',
  place: 'THINGS',
  Ask: ({ question, children }) => children(useCustomers(question)),
};

const wordsOf = (account: Parameters<typeof accountLabel>[0]): readonly string[] => {
  const { name, number, erpId, tags } = accountLabel(account);
  return [name, number, erpId, ...tags];
};
