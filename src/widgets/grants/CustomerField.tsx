import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { isRetired } from '~/domain/account/accounts.ts';
import { customerName } from '~/domain/grant/overview.ts';
import { createPermissionTexts, grantTexts } from '~/domain/words/texts/grants.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { useGrantingAccounts } from './useGranting.ts';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

/** One of the customers one may grant for; its step begins here. */
export function CustomerField<Values extends FieldValues>({ control, name }: Props<Values>): ReactElement {
  const own = useGrantingAccounts();
  const { data = [] } = useQuery(accounts());
  if (own === 'ALL')
    return <AccountPicker control={control} name={name} label={createPermissionTexts.customer} first />;
  const options = own.map((accountNumber) => {
    const known = data.find((account) => account.accountNumber === accountNumber);
    return {
      value: accountNumber,
      label: known ? grantTexts.accountAt(customerName(known), accountNumber) : accountNumber,
      disabled: known !== undefined && isRetired(known),
    };
  });
  return (
    <SelectField
      control={control}
      name={name}
      label={createPermissionTexts.customer}
      options={options}
      data-autofocus
      {...(options.length > 1 && { placeholder: createPermissionTexts.chooseCustomer })}
    />
  );
}
