import { useState, type ReactElement } from 'react';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createProductTexts } from '~/domain/words/texts/createProduct.ts';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import { deviceTypeLabel } from '~/domain/product/families.ts';
import { createProductForm, type CreateProductForm } from '~/domain/product/product.ts';
import type { ActionContext } from './actions/context.ts';
import { staleGuard, type Guard } from './actions/staleGuard.tsx';
import { perform } from '~/queries/perform.ts';
import { createProduct } from '~/queries/products/products.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { forgetDraft } from '~/ui/form/drafts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/ui/modal/modals.ts';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { useAttempt } from '~/ui/modal/useAttempt.ts';
import { AccountPicker } from '~/widgets/pickers/AccountPicker.tsx';
import { NativeSelect } from '@mantine/core';
import styles from '~/ui/form/Form.module.css';

/** Registering a product that is made after a released configuration. */
export function openCreateProduct(context: ActionContext): void {
  openModal({
    title: createProductTexts.title(context.configuration.configurationId),
    body: <CreateProduct context={context} guard={staleGuard(context, 'CREATE_PRODUCT')} />,
  });
}

type Props = { readonly context: ActionContext; readonly guard: Guard };

function CreateProduct({ context: { client, configuration }, guard }: Props): ReactElement {
  const { configurationId, productConfigurations, account } = configuration;
  const [chosen, setChosen] = useState(productConfigurations[0]?.productConfigurationId ?? '');
  const draft = `createProduct.${configurationId}`;
  const initial = { serialNumber: '', serialNumberRepeat: '', accountNumber: account.accountNumber };
  const { control, handleSubmit } = useZodForm(createProductForm, initial, { draft });
  const { busy, objection, attempt } = useAttempt();

  const create = async ({ serialNumber, accountNumber }: CreateProductForm): Promise<void> => {
    await perform(client, createProduct(serialNumber), {
      body: {
        configurationId,
        productConfigurationId: chosen,
        serialNumber,
        accountNumber: accountNumber === defaultAccountNumber ? null : accountNumber || null,
      },
    });
    forgetDraft(draft);
  };

  if (productConfigurations.length === 0) {
    return <EmptyState title={createProductTexts.noneTitle} text={createProductTexts.none} />;
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit((form) => attempt(() => guard(() => create(form))))(event)}
    >
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
        data-autofocus
      />
      <TextField
        control={control}
        name="serialNumberRepeat"
        label={createProductTexts.repeat}
        inputMode="numeric"
      />
      <AccountPicker control={control} name="accountNumber" label={createProductTexts.account} />
      <ObjectionNote objection={objection} />
      <FormActions action={commonTexts.create} busy={busy} over={objection?.final ?? false} />
    </form>
  );
}
