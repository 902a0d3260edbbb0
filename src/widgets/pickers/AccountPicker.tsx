import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import {
  buildAccountLabel,
  defaultAccountNumber,
  omitTestAccounts,
  searchAccounts,
  findTypedAccount,
  type Account,
} from '~/domain/account/accounts.ts';
import { accountPickerTexts } from '~/domain/words/texts/controls.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { useSelectOnEnter } from './useSelectOnEnter.ts';
import styles from './AccountPicker.module.css';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  readonly onSearching?: (searching: boolean) => void;
  readonly first?: boolean;
  readonly withAsterisk?: boolean;
  readonly disabled?: boolean;
};

const noAccounts: readonly Account[] = [];

type Searching = {
  readonly value: string;
  readonly onChange: (accountNumber: string) => void;
  readonly onSearching: ((searching: boolean) => void) | undefined;
};

function useAccountSearch({ value, onChange, onSearching }: Searching) {
  const { data: known, isPending, isError, refetch } = useQuery(accountsQuery());
  const data = known ?? noAccounts;
  // Sorting thousands of names on every keystroke would be slow.
  const byName = useMemo(() => omitTestAccounts(data), [data]);
  const [search, setSearch] = useState<string>();
  const [typedOver, setTypedOver] = useState<Account>();
  const { choices } = searchAccounts(byName, search ?? '');
  const offered: readonly Account[] = [...choices.map(({ account }) => account), ...data];
  const chosen = offered.find(({ accountNumber }) => accountNumber === value);
  const shown =
    chosen && !choices.some(({ account }) => account === chosen)
      ? [...choices, { account: chosen, disabled: false }]
      : choices;

  const endSearch = (): void => {
    setSearch(undefined);
    onSearching?.(false);
  };
  const type = (text: string): void => {
    const before = search === undefined ? chosen : typedOver;
    // Restoring the name of the previous choice ends the search, as when a scan is removed from the field.
    if (before && text === textOf(before)) {
      onChange(before.accountNumber);
      endSearch();
      return;
    }
    setTypedOver(before);
    setSearch(text);
    onSearching?.(text !== '');
    // Until the accounts are loaded every text would reset the choice.
    if (known && text !== '' && searchAccounts(byName, text).resetsToDefault) onChange(defaultAccountNumber);
  };
  const chooseTyped = (text = ''): boolean => {
    const typed = findTypedAccount(byName, text);
    if (typed) onChange(typed.accountNumber);
    return typed !== undefined;
  };
  const entered = useSelectOnEnter({
    choose: () => {
      const isChosen = chooseTyped(search);
      if (isChosen) endSearch();
      return isChosen;
    },
    onOpen: () => {
      if (isError) void refetch();
    },
  });
  return { known, isPending, isError, shown, chosen, search, type, chooseTyped, endSearch, entered };
}

/** Finds a customer by group, name or number. "No customer" is always offered. */
export function AccountPicker<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, onSearching, first, ...look } = props;
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const { known, isPending, isError, shown, chosen, search, type, chooseTyped, endSearch, entered } =
    useAccountSearch({ value: field.value, onChange: field.onChange, onSearching });

  return (
    <Select
      {...look}
      {...entered}
      placeholder={isPending ? accountPickerTexts.loading : accountPickerTexts.search}
      searchable
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': accountPickerTexts.clear, 'aria-hidden': false }}
      openOnFocus={!first}
      data-autofocus={first || undefined}
      ref={ref}
      value={field.value === '' ? null : field.value}
      data={shown.map(({ account, disabled }) => ({
        value: account.accountNumber,
        label: textOf(account),
        disabled,
      }))}
      filter={({ options }) => options}
      // A choice that loads during typing must not overwrite the typed text.
      searchValue={search ?? textOf(chosen)}
      onInput={(event) => type(event.currentTarget.value)}
      // onOptionSubmit also fires for the option already chosen, unlike onChange.
      onOptionSubmit={endSearch}
      onChange={(accountNumber) => {
        endSearch();
        field.onChange(accountNumber ?? '');
      }}
      onBlur={() => {
        // Leaving the field chooses a fully typed number or name.
        chooseTyped(search);
        endSearch();
        field.onBlur();
      }}
      error={fieldState.error?.message ?? (isError && !known && accountPickerTexts.failed)}
      renderOption={({ option }) => (
        <AccountOption
          account={shown.find(({ account }) => account.accountNumber === option.value)?.account}
        />
      )}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

const textOf = (account: Account | undefined): string => (account ? buildAccountLabel(account).name : '');

function AccountOption({ account }: { readonly account: Account | undefined }) {
  if (!account) return null;
  const { name, tags, number, erpId, state } = buildAccountLabel(account);
  return (
    <span className={styles.option}>
      <span className={styles.name}>{name}</span>
      {tags.map((tag) => (
        <Badge key={tag} size="small">
          {tag}
        </Badge>
      ))}
      <span className={`${styles.facts} number`}>
        {accountPickerTexts.facts([number, erpId].filter(Boolean))}
      </span>
      {state && <StateLabel state={state} size="small" />}
    </span>
  );
}
