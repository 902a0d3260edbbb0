import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { config } from '~/config.ts';
import { listDelegatableRoles } from '~/domain/access/granting.ts';
import {
  toGrantItem,
  createPermissionStepSchema,
  type PermissionStepValues,
  type ReasonStepValues,
} from '~/domain/grant/form.ts';
import { listRoleNames } from '~/domain/grant/unitChanges.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { createGrantTexts, grantTexts } from '~/domain/words/texts/grants.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { notifyUserFacingError } from '~/ui/modal/useSubmit.ts';
import { ConfigurationIdField, ProductFields } from './ProductFields.tsx';
import { RolesField, RolesError } from './RolesField.tsx';
import {
  useGrantableRoles,
  useGrantDecisions,
  useRetryRoles,
  useGrantableRolesByAccount,
  useValidRoles,
  useGrantingAccounts,
} from './useGrantDecisions.ts';
import { useGrantItemValidator } from './useGrantItemValidator.ts';
import { useQuery } from '@tanstack/react-query';
import { isRetired } from '~/domain/account/accounts.ts';
import { getCustomerName } from '~/domain/grant/overview.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';

type Props = {
  readonly reason: ReasonStepValues;
  readonly initial: PermissionStepValues;
  readonly draft: string;
  readonly onPrevious: () => void;
  readonly onNext: (permission: PermissionStepValues) => void;
};

export function GrantScopeForm({ reason, initial, draft, onPrevious, onNext }: Props) {
  const { permissionType } = reason;
  const { looking, wrongItem } = useGrantItemValidator();
  const rolesAt = useGrantableRolesByAccount();
  const schema = createPermissionStepSchema({ ...reason, providerDomain: config.providerDomain, rolesAt });
  const { control, handleSubmit, setError } = useZodForm(schema, initial, { draft });
  const accountNumber = useWatch({ control, name: 'accountNumber' });
  const grantable = useGrantableRoles(accountNumber);
  const readRolesAgain = useRetryRoles();
  const { grantHereDecision } = useGrantDecisions(accountNumber);
  const refusal = (): string | undefined => {
    if (accountNumber === '') return undefined;
    if (!grantHereDecision.allowed) return grantHereDecision.reason;
    if (permissionType !== 'ELEVATED_PERMISSIONS') return undefined;
    if (readRolesAgain) return createGrantTexts.rolesUnknown;
    return grantable?.length === 0 ? createGrantTexts.noRoles : undefined;
  };

  const goOn = async (permission: PermissionStepValues): Promise<void> => {
    const item = toGrantItem(permissionType, permission);
    const wrong = await wrongItem(item, permission.accountNumber);
    if (wrong) setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
    else onNext(permission);
  };
  const submit = handleSubmit((permission) => goOn(permission).catch(notifyUserFacingError));
  return (
    <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
      <CustomerField control={control} name="accountNumber" />
      {permissionType === 'CONFIGURATION_ACCESS' && (
        <ConfigurationIdField
          control={control}
          name="configurationId"
          label={createGrantTexts.configuration}
          description={createGrantTexts.aboutConfiguration}
          accountNumber={accountNumber}
        />
      )}
      {permissionType === 'PRODUCT_ACCESS' && (
        <ProductFields
          control={control}
          family="productFamily"
          device="deviceType"
          serialNumber="serialNumber"
        />
      )}
      {permissionType === 'ELEVATED_PERMISSIONS' && <Roles control={control} accountNumber={accountNumber} />}
      {looking && <p className="soft">{createGrantTexts.looking}</p>}
      <FormActions
        action={createGrantTexts.next}
        busy={looking}
        refusal={refusal()}
        before={
          <Button variant="default" onClick={onPrevious}>
            {createGrantTexts.previous}
          </Button>
        }
      />
    </form>
  );
}

type FieldsProps = { readonly control: Control<PermissionStepValues> };

type RolesProps = FieldsProps & { readonly accountNumber: string };

function Roles({ control, accountNumber }: RolesProps) {
  const chosen = useWatch({ control, name: 'roles' });
  const grantable = useGrantableRoles(accountNumber);
  const { data: valid = [], error } = useValidRoles(accountNumber);
  const readAgain = useRetryRoles();
  if (accountNumber === '') return null;
  if (readAgain) return <RolesError onRetry={readAgain} />;
  if (!grantable) {
    const text = error ? createGrantTexts.rolesUnknown : createGrantTexts.readingRoles;
    return <p className="soft">{text}</p>;
  }
  const passedOn = listDelegatableRoles(chosen, valid);
  return (
    <>
      <RolesField control={control} name="roles" label={createGrantTexts.roles} options={grantable} />
      <p className="soft" aria-live="polite">
        {passedOn.length === 0
          ? createGrantTexts.delegatesNothing
          : createGrantTexts.delegates(formatConjunction([...listRoleNames(passedOn)]))}
      </p>
    </>
  );
}

type CustomerFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

function CustomerField<Values extends FieldValues>({ control, name }: CustomerFieldProps<Values>) {
  const own = useGrantingAccounts();
  const { data = [] } = useQuery(accountsQuery());
  if (own === 'ALL')
    return <AccountPicker control={control} name={name} label={createGrantTexts.customer} first />;
  const options = own.map((accountNumber) => {
    const known = data.find((account) => account.accountNumber === accountNumber);
    return {
      value: accountNumber,
      label: known ? grantTexts.accountAt(getCustomerName(known), accountNumber) : accountNumber,
      disabled: known !== undefined && isRetired(known),
    };
  });
  return (
    <SelectField
      control={control}
      name={name}
      label={createGrantTexts.customer}
      options={options}
      data-autofocus
      {...(options.length > 1 && { placeholder: createGrantTexts.chooseCustomer })}
    />
  );
}
