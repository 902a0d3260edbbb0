import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { accountLabel } from '~/domain/account/accounts.ts';
import { defaultFilter, narrowings } from '~/domain/configuration/filter.ts';
import { listAddress } from './listAddress.ts';
import type { FilterProps } from './ListControls.tsx';
import { accounts } from '~/queries/accounts/accounts.ts';
import { ListLine } from '~/ui/list/ListLine.tsx';

type Props = FilterProps & {
  /** Number of what the list finds. */
  readonly count: ReactNode;
};

/** The line over the list, with customers by their names. */
export function FilterChips({ filter, change, count }: Props): ReactElement {
  const { data = [] } = useQuery({ ...accounts(), enabled: filter.accountNumbers.length > 0 });
  const accountName = (accountNumber: string): string => {
    const account = data.find((each) => each.accountNumber === accountNumber);
    return account ? accountLabel(account).name : accountNumber;
  };
  const { view, sort, columns, density } = filter;
  return (
    <ListLine
      count={count}
      narrowings={narrowings(filter, accountName)}
      onRemove={({ without }) => change(without)}
      cleared={listAddress({ ...defaultFilter, view, sort, columns, density })}
    />
  );
}
