import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { createProductForm, type CreateProductForm } from '~/domain/product/product.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { createProduct } from '~/queries/products/products.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { closeModal, openModal } from '~/ui/modal/modals.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { NativeSelect } from '@mantine/core';
import styles from '~/ui/form/Form.module.css';

/** Registering a product that is made after a released configuration. */
export function openCreateProduct(configuration: Configuration): void {
  openModal({
    title: `Create product · ${configuration.configurationId}`,
    body: <CreateProduct configuration={configuration} />,
  });
}

function CreateProduct({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const { configurationId, productConfigurations, account } = configuration;
  const [chosen, setChosen] = useState(productConfigurations[0]?.productConfigurationId ?? '');
  const draft = `createProduct.${configurationId}`;
  const initial = { serialNumber: '', serialNumberRepeat: '', accountNumber: account.accountNumber };
  const { control, handleSubmit } = useZodForm(createProductForm, initial, { draft });
  const { serialNumber = '' } = useWatch({ control });
  const { mutateAsync, isPending } = useMutation(createProduct(serialNumber));

  const onCreate = async (form: CreateProductForm): Promise<void> => {
    await mutateAsync({
      body: {
        configurationId,
        productConfigurationId: chosen,
        serialNumber: form.serialNumber,
        accountNumber: form.accountNumber === defaultAccountNumber ? null : form.accountNumber || null,
      },
    });
    forgetDraft(draft);
    closeModal();
  };

  if (productConfigurations.length === 0) {
    return (
      <EmptyState
        title="No product configuration"
        text="A product is a transmitter or a receiver of this configuration, and it has none in this revision."
      />
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onCreate)(event).catch(() => undefined)}
    >
      <NativeSelect
        label="Product configuration"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={productConfigurations.map(({ productConfigurationId, deviceType }) => ({
          value: productConfigurationId,
          label: `${productConfigurationId} · ${deviceTypeLabel[deviceType]}`,
        }))}
      />
      <TextField
        control={control}
        name="serialNumber"
        label="Serial number"
        description="Seven digits, the first 0 or 1."
        inputMode="numeric"
        data-autofocus
      />
      <TextField
        control={control}
        name="serialNumberRepeat"
        label="Repeat serial number"
        inputMode="numeric"
      />
      <AccountPicker control={control} name="accountNumber" label="Account" />
      <FormActions action="Create" busy={isPending} />
    </form>
  );
}
