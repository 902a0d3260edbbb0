import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { defaultFilter, narrowings } from '~/domain/configuration/filter.ts';
import { listControlTexts } from '~/domain/words/texts/configurationList.ts';
import { listAddress } from './listAddress.ts';
import type { FilterProps } from './ListControls.tsx';
import { accounts } from '~/queries/accounts/accounts.ts';
import styles from './FilterChips.module.css';

/** Everything that narrows the list, each with a way to take it away. */
export function FilterChips({ filter, change }: FilterProps): ReactElement | null {
  const { data = [] } = useQuery({ ...accounts(), enabled: filter.accountNumbers.length > 0 });
  const accountName = (accountNumber: string): string => {
    const account = data.find((each) => each.accountNumber === accountNumber);
    return account ? accountLabel(account).name : accountNumber;
  };
  const all = narrowings(filter, accountName);
  if (all.length === 0) return null;
  const { view, sort } = filter;
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
      <li>
        <Link to={listAddress({ ...defaultFilter, view, sort })}>{listControlTexts.clear}</Link>
      </li>
    </ul>
  );
}
