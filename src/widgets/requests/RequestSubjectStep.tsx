import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { config } from '~/config.ts';
import { buildAccountLabel, isRetired, omitTestAccounts } from '~/domain/account/accounts.ts';
import { serializeRealm, roleDescription, roleLabel } from '~/domain/access/roles.ts';
import { toLookupConfigurationId } from '~/domain/configuration/id.ts';
import { deviceTypeLabel, deviceTypes, productFamilies } from '~/domain/product/families.ts';
import {
  listAffiliations,
  listRequestCustomers,
  isCustomerRealm,
  requestSubjectFormSchema,
  type Requester,
  type RequestDraft,
  type RequestSubjectValues,
} from '~/domain/request/draft.ts';
import { listRequestableRoles } from '~/domain/request/requestableRoles.ts';
import { toSerialNumber } from '~/domain/product/serialNumber.ts';
import { createRequestTexts } from '~/domain/words/texts/requests.ts';
import { accountsQuery } from '~/queries/accounts/accounts.ts';
import { realmRolesQuery } from '~/queries/grants/grants.ts';
import { useMe } from '~/session/me.ts';
import { CheckboxGroupField } from '~/ui/form/CheckboxGroupField.tsx';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { useRepeatedSerialNumberScan } from '~/widgets/scan/useScannedTwice.ts';

type Props = {
  readonly draft: RequestDraft;
  readonly requester: Requester;
  readonly onChange: (change: Partial<RequestDraft>) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

const subjectOf = (draft: RequestDraft): RequestSubjectValues => ({
  requestType: draft.requestType,
  realm: draft.realm,
  productFamily: draft.productFamily,
  deviceType: draft.deviceType,
  serialNumber: draft.serialNumber,
  serialNumberRepeat: draft.serialNumberRepeat,
  configurationId: draft.configurationId,
  accountNumber: draft.accountNumber,
  requestedRoles: draft.requestedRoles,
});

export function RequestSubjectStep({ draft, requester, onChange, onPrevious, onNext }: Props) {
  const form = useZodForm(requestSubjectFormSchema, subjectOf(draft));
  const { handleSubmit, subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  const fields = {
    PRODUCT_ACCESS: ProductFields,
    CONFIGURATION_ACCESS: ConfigurationFields,
    ELEVATED_PERMISSIONS: ElevatedFields,
  };
  const Fields = fields[draft.requestType];
  return (
    <form noValidate className="stack" onSubmit={(event) => void handleSubmit(onNext)(event)}>
      <Fields
        form={form}
        realm={draft.realm}
        customers={listRequestCustomers(draft.reporterEmail, requester)}
      />
      <FormActions
        action={createRequestTexts.next}
        busy={false}
        before={
          <Button variant="default" onClick={onPrevious}>
            {createRequestTexts.previous}
          </Button>
        }
      />
    </form>
  );
}

type FieldsProps = {
  readonly form: UseFormReturn<RequestSubjectValues>;
  readonly realm: RequestDraft['realm'];
  /** Account numbers offered; undefined for all. */
  readonly customers: readonly string[] | undefined;
};

const families = productFamilies.map((family) => ({ value: family, label: family }));
const devices = deviceTypes.map((type) => ({ value: type, label: deviceTypeLabel[type] }));

function ProductFields({ form }: FieldsProps) {
  const { control } = form;
  useRepeatedSerialNumberScan(form, 'serialNumber', 'serialNumberRepeat');
  return (
    <>
      <RadioGroupField
        control={control}
        name="productFamily"
        label={createRequestTexts.family}
        options={families}
      />
      <RadioGroupField
        control={control}
        name="deviceType"
        label={createRequestTexts.deviceType}
        options={devices}
      />
      <TextField
        control={control}
        name="serialNumber"
        label={createRequestTexts.serialNumber}
        inputMode="numeric"
        toWhole={toSerialNumber}
        data-autofocus
      />
      <TextField
        control={control}
        name="serialNumberRepeat"
        label={createRequestTexts.serialNumberRepeat}
        inputMode="numeric"
        toWhole={toSerialNumber}
      />
    </>
  );
}

function ConfigurationFields({ form }: FieldsProps) {
  return (
    <TextField
      control={form.control}
      name="configurationId"
      label={createRequestTexts.configurationId}
      toValue={toLookupConfigurationId}
      data-autofocus
    />
  );
}

function ElevatedFields({ form, realm, customers }: FieldsProps) {
  const { control } = form;
  const { data: lists } = useQuery(realmRolesQuery());
  const { field } = useController({ control, name: 'requestedRoles' });
  const roles = listRequestableRoles(lists, realm, serializeRealm(realm, config.productCode));
  const offered = field.value.filter((role) => roles.includes(role));
  const { onChange } = field;
  const isOther = lists !== undefined && offered.length < field.value.length;
  useEffect(() => {
    // A role the realm does not have, such as the initial one, is replaced, as the field cannot show it.
    if (isOther) onChange(offered);
  }, [isOther, offered, onChange]);
  return (
    <>
      {isCustomerRealm(realm) && <CustomerField form={form} customers={customers} />}
      <CheckboxGroupField
        control={control}
        name="requestedRoles"
        label={createRequestTexts.roles}
        options={roles.map((role) => ({
          value: role,
          label: roleLabel[role],
          description: roleDescription[role],
        }))}
      />
    </>
  );
}

/** Customers the user belongs to or may see, by number until their names are loaded. */
function CustomerField({ form, customers }: Omit<FieldsProps, 'realm'>) {
  const { units } = useMe();
  const { data: known = [] } = useQuery(accountsQuery());
  const unknown = (customers ?? listAffiliations(units)).filter(
    (number) => !known.some((account) => account.accountNumber === number),
  );
  const offered = omitTestAccounts(known).filter(
    ({ accountNumber }) => customers?.includes(accountNumber) ?? true,
  );
  return (
    <SelectField
      control={form.control}
      name="accountNumber"
      label={createRequestTexts.customer}
      placeholder={createRequestTexts.chooseCustomer}
      data-autofocus
      options={[
        ...offered.map((account) => ({
          value: account.accountNumber,
          label: buildAccountLabel(account).name,
          disabled: isRetired(account),
        })),
        ...unknown.map((number) => ({ value: number, label: number })),
      ]}
    />
  );
}
