import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { defaultFilter, narrowings, type Narrowing } from '~/domain/configuration/filter.ts';
import { listControlTexts } from '~/domain/words/texts/configurationList.ts';
import { listAddress } from './listAddress.ts';
import type { FilterProps } from './ListControls.tsx';
import { accounts } from '~/queries/accounts/accounts.ts';
import styles from './FilterChips.module.css';

type Props = FilterProps & {
  /** Number of what the list finds. */
  readonly count: ReactNode;
};

/**
 * The line over the list: how much it finds, and everything that narrows it, each with a way to take it away. It is as
 * high without any, so that nothing moves when a filter is set.
 */
export function FilterChips({ filter, change, count }: Props): ReactElement {
  const { data = [] } = useQuery({ ...accounts(), enabled: filter.accountNumbers.length > 0 });
  const accountName = (accountNumber: string): string => {
    const account = data.find((each) => each.accountNumber === accountNumber);
    return account ? accountLabel(account).name : accountNumber;
  };
  const all = narrowings(filter, accountName);
  return (
    <div className={styles.line}>
      {count}
      {all.length > 0 && <Chips all={all} filter={filter} change={change} />}
    </div>
  );
}

type ChipsProps = FilterProps & { readonly all: readonly Narrowing[] };

function Chips({ all, filter, change }: ChipsProps): ReactElement {
  const { view, sort, columns, density } = filter;
  return (
    <ul className={styles.chips} aria-label={listControlTexts.inUse}>
      {all.map(({ key, label, value, without }) => (
        <li key={key} className={styles.chip}>
          <span>
            {listControlTexts.narrowedBy(label)} <strong>{value}</strong>
          </span>
          <button
            type="button"
            aria-label={listControlTexts.remove(label, value)}
            onClick={() => change(without)}
          >
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li className={styles.clear}>
        <Link to={listAddress({ ...defaultFilter, view, sort, columns, density })}>
          {listControlTexts.clear}
        </Link>
      </li>
    </ul>
  );
}
