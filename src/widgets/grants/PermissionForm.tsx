import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { config } from '~/config.ts';
import { delegatableRolesOf } from '~/domain/access/granting.ts';
import {
  chosenItem,
  grantedFamilies,
  permissionStep,
  productError,
  type PermissionStep,
  type ReasonStep,
} from '~/domain/grant/form.ts';
import { roleNames } from '~/domain/grant/preview.ts';
import { deviceTypeLabel, deviceTypes } from '~/domain/product/families.ts';
import { conjunction } from '~/domain/words/lists.ts';
import { createPermissionTexts } from '~/domain/words/texts/grants.ts';
import { accounts } from '~/queries/accounts/accounts.ts';
import { grantedProduct } from '~/queries/grants/grants.ts';
import { ChoiceField } from '~/ui/form/ChoiceField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ConfigurationField } from './ConfigurationField.tsx';
import { CustomerField } from './CustomerField.tsx';
import { RolesField } from './RolesField.tsx';
import { useGrantableRoles, useValidRoles } from './useGranting.ts';
import styles from './CreatePermission.module.css';

type Props = {
  readonly reason: ReasonStep;
  readonly initial: PermissionStep;
  readonly draft: string;
  readonly onPrevious: () => void;
  readonly onNext: (permission: PermissionStep) => void;
};

/** Second step: at which customer, and what. */
export function PermissionForm({ reason, initial, draft, onPrevious, onNext }: Props): ReactElement {
  const { permissionType } = reason;
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const { data: known = [] } = useQuery(accounts());
  const schema = permissionStep({ ...reason, providerDomain: config.providerDomain });
  const { control, handleSubmit, setError } = useZodForm(schema, initial, { draft });
  const accountNumber = useWatch({ control, name: 'accountNumber' });
  const grantable = useGrantableRoles(accountNumber);

  const wrongProduct = async (permission: PermissionStep): Promise<string | undefined> => {
    const product = chosenItem(permissionType, permission)?.productItem;
    const customer = known.find((account) => account.accountNumber === permission.accountNumber);
    if (!product || !customer) return undefined;
    setLooking(true);
    try {
      return productError(await client.fetchQuery({ ...grantedProduct(product), staleTime: 0 }), customer);
    } finally {
      setLooking(false);
    }
  };
  const goOn = async (permission: PermissionStep): Promise<void> => {
    const message = await wrongProduct(permission);
    if (message === undefined) onNext(permission);
    else setError('serialNumber', { message }, { shouldFocus: true });
  };
  const submit = handleSubmit((permission) =>
    // A failure of the look-up has been told where it happened.
    goOn(permission).catch(() => undefined),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <CustomerField control={control} name="accountNumber" />
      {permissionType === 'CONFIGURATION_ACCESS' && (
        <ConfigurationField
          control={control}
          name="configurationId"
          label={createPermissionTexts.configuration}
          description={createPermissionTexts.aboutConfiguration}
          accountNumber={accountNumber}
        />
      )}
      {permissionType === 'PRODUCT_ACCESS' && <ProductFields control={control} />}
      {permissionType === 'ELEVATED_PERMISSIONS' && <Roles control={control} accountNumber={accountNumber} />}
      {looking && <p className={styles.said}>{createPermissionTexts.looking}</p>}
      <FormActions
        action={createPermissionTexts.next}
        busy={looking}
        refusal={
          permissionType === 'ELEVATED_PERMISSIONS' && accountNumber !== '' && grantable?.length === 0
            ? createPermissionTexts.noRoles
            : undefined
        }
        before={
          <Button variant="default" onClick={onPrevious}>
            {createPermissionTexts.previous}
          </Button>
        }
      />
    </form>
  );
}

type FieldsProps = { readonly control: Control<PermissionStep> };

function ProductFields({ control }: FieldsProps): ReactElement {
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          control={control}
          name="productFamily"
          label={createPermissionTexts.family}
          options={grantedFamilies.map((value) => ({ value, label: value }))}
        />
        <ChoiceField
          control={control}
          name="deviceType"
          label={createPermissionTexts.device}
          options={deviceTypes.map((value) => ({ value, label: deviceTypeLabel[value] }))}
        />
      </div>
      <TextField
        control={control}
        name="serialNumber"
        label={createPermissionTexts.serialNumber}
        description={createPermissionTexts.aboutSerialNumber}
        inputMode="numeric"
        toValue={(typed) => typed.trim()}
      />
    </>
  );
}

type RolesProps = FieldsProps & { readonly accountNumber: string };

function Roles({ control, accountNumber }: RolesProps): ReactElement | null {
  const chosen = useWatch({ control, name: 'roles' });
  const grantable = useGrantableRoles(accountNumber);
  const { data: valid = [], error } = useValidRoles(accountNumber);
  if (accountNumber === '') return null;
  if (!grantable) {
    const text = error ? createPermissionTexts.rolesUnknown : createPermissionTexts.readingRoles;
    return <p className={styles.said}>{text}</p>;
  }
  const passedOn = delegatableRolesOf(chosen, valid);
  return (
    <>
      <RolesField control={control} name="roles" label={createPermissionTexts.roles} options={grantable} />
      <p className={styles.said} aria-live="polite">
        {passedOn.length === 0
          ? createPermissionTexts.delegatesNothing
          : createPermissionTexts.delegates(conjunction([...roleNames(passedOn)]))}
      </p>
    </>
  );
}
