import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createProductTexts } from '~/domain/words/texts/createConfiguration.ts';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { productFormSchema, type ProductFormValues } from '~/domain/product/product.ts';
import { toSerialNumber } from '~/domain/product/serialNumber.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import type { NewProduct } from '~/queries/products/products.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { removeDraft } from '~/platform/drafts.ts';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { useRepeatedSerialNumberScan } from '~/widgets/scan/useScannedTwice.ts';

type Props = {
  readonly configuration: Configuration;
  readonly create: (product: NewProduct, isOpen: OpenCheck) => Promise<unknown>;
};

export function ProductForm({ configuration, create }: Props) {
  const { configurationId, productConfigurations, account } = configuration;
  const [chosen, setChosen] = useState(productConfigurations[0]?.productConfigurationId ?? '');
  const draft = `createProduct.${configurationId}`;
  const initial = { serialNumber: '', serialNumberRepeat: '', accountNumber: account.accountNumber };
  const form = useZodForm(productFormSchema, initial, { draft });
  const { control } = form;
  useRepeatedSerialNumberScan(form, 'serialNumber', 'serialNumberRepeat');

  const send = async (values: ProductFormValues, isOpen: OpenCheck): Promise<void> => {
    const { serialNumber, accountNumber } = values;
    const product = {
      configurationId,
      productConfigurationId: chosen,
      serialNumber: toSerialNumber(serialNumber),
      accountNumber: accountNumber === defaultAccountNumber ? null : accountNumber || null,
    };
    await create(product, isOpen);
    removeDraft(draft);
  };

  if (productConfigurations.length === 0) {
    return <EmptyState title={createProductTexts.noneTitle} text={createProductTexts.none} />;
  }
  return (
    <ModalForm form={form} onSubmit={send} action={commonTexts.create}>
      <NativeSelect
        label={createProductTexts.productConfiguration}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={productConfigurations.map(({ productConfigurationId, deviceType }) => ({
          value: productConfigurationId,
          label: createProductTexts.choice(productConfigurationId, deviceTypeLabel[deviceType]),
        }))}
      />
      <TextField
        control={control}
        name="serialNumber"
        label={createProductTexts.serialNumber}
        description={createProductTexts.aboutSerialNumber}
        inputMode="numeric"
        toWhole={toSerialNumber}
        data-autofocus
      />
      <TextField
        control={control}
        name="serialNumberRepeat"
        label={createProductTexts.repeat}
        inputMode="numeric"
        toWhole={toSerialNumber}
      />
      <AccountPicker control={control} name="accountNumber" label={createProductTexts.account} />
    </ModalForm>
  );
}
