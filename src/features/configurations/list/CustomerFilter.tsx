import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { buildAccountLabel, searchAccounts, type Account } from '~/domain/account/accounts.ts';
import { customerFilterTexts } from '~/domain/words/texts/configurationList.ts';
import type { ConfigurationFilterProps } from './ListControls.tsx';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { SearchBox } from '~/ui/list/SearchBox.tsx';
import styles from './CustomerFilter.module.css';

export function CustomerFilter({ filter, change }: ConfigurationFilterProps) {
  const { data, status, isPending, isError, refetch } = useQuery(accountsQuery());
  const [text, setText] = useState('');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { accountNumbers } = filter;
  const hits =
    data && text.trim() !== '' ? searchAccounts(data, text).choices.map(({ account }) => account) : [];
  const offered = hits.filter(({ accountNumber }) => !accountNumbers.includes(accountNumber));
  const none = {
    success: customerFilterTexts.none,
    pending: customerFilterTexts.loading,
    error: customerFilterTexts.failed,
  }[data ? 'success' : status];
  const found = offered.length > 0 ? customerFilterTexts.countFound(offered.length) : none;
  const add = ({ accountNumber }: Account): void => {
    setText('');
    box.current?.querySelector('input')?.focus();
    change({ accountNumbers: [...accountNumbers, accountNumber] });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setText('');
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    stops[stops.indexOf(event.currentTarget) + step]?.focus();
  };
  return (
    <div className={styles.customers} ref={box}>
      <SearchBox
        label={customerFilterTexts.add}
        value={text}
        aria-describedby={id}
        placeholder={isPending ? customerFilterTexts.loading : customerFilterTexts.add}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => {
          if (isError) void refetch();
        }}
        onKeyDown={onKeyDown}
      />
      <span id={id} className="visuallyHidden" role="status">
        {text && found}
      </span>
      {text.trim() !== '' && (
        <ul aria-label={customerFilterTexts.found}>
          {offered.map((account) => (
            <li key={account.accountNumber}>
              <button type="button" onClick={() => add(account)} onKeyDown={onKeyDown}>
                <span>{buildAccountLabel(account).name}</span>
                <span className="number">
                  {customerFilterTexts.facts([...buildAccountLabel(account).tags, account.accountNumber])}
                </span>
              </button>
            </li>
          ))}
          {offered.length === 0 && <li className={styles.none}>{none}</li>}
        </ul>
      )}
    </div>
  );
}
