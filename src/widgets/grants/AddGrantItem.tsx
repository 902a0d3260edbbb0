import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  toGrantItem,
  initialPermissionStep,
  singleGrantFormSchema,
  type SingleGrantFormValues,
} from '~/domain/grant/form.ts';
import { isSameGrantItem, isSameGrantScope, formatGrantItem, type Grant } from '~/domain/grant/grant.ts';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { createGrantTexts, grantHolderTexts } from '~/domain/words/texts/grants.ts';
import { addUnitAccessMutation } from '~/queries/grants/grants.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { notifyUserFacingError, useSubmit } from '~/ui/modal/useSubmit.ts';
import { ConfigurationIdField, ProductFields } from './ProductFields.tsx';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { updateGrantsIfUnchanged, hasBaseGrant } from './updateGrantsIfUnchanged.ts';
import { useGrantItemValidator } from './useGrantItemValidator.ts';

type Props = {
  readonly base: Grant;
  readonly seen: readonly Grant[];
  /** The scope as part of a sentence, such as “at Crane Works”. */
  readonly where: string;
};

export function openAddGrantItem(props: Props): void {
  openModal({
    title: grantHolderTexts.addUnitTitle(escapeInvisibleText(props.base.address)),
    size: 560,
    body: <AddUnit {...props} />,
  });
}

const { configurationId, productFamily, deviceType, serialNumber } = initialPermissionStep;
const initial: SingleGrantFormValues = {
  permissionType: 'CONFIGURATION_ACCESS',
  configurationId,
  productFamily,
  deviceType,
  serialNumber,
};
const kinds = (['CONFIGURATION_ACCESS', 'PRODUCT_ACCESS'] as const).map((value) => ({
  value,
  label: grantHolderTexts.unitKinds[value],
}));

function AddUnit({ base, seen, where }: Props) {
  const client = useQueryClient();
  const { looking, wrongItem } = useGrantItemValidator();
  const { busy, objection, attempt } = useSubmit();
  const [guard] = useState(() =>
    updateGrantsIfUnchanged({ client, place: base, seen, where, needs: hasBaseGrant(base) }),
  );
  const { control, handleSubmit, setError } = useZodForm(singleGrantFormSchema, initial);
  const kind = useWatch({ control, name: 'permissionType' });
  const { address, realm, affiliation } = base;

  const open = async (form: SingleGrantFormValues): Promise<void> => {
    const item = toGrantItem(form.permissionType, form);
    if (!item) return;
    const isThere = seen.some((grant) => grant.item !== null && isSameGrantItem(grant.item, item));
    if (isThere) {
      const message = createGrantTexts.already(escapeInvisibleText(address));
      setError(item.productItem ? 'serialNumber' : 'configurationId', { message });
      return;
    }
    const wrong = await wrongItem(item, affiliation);
    if (wrong) {
      setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
      return;
    }
    const body = { address, realm, affiliation, item };
    const addition = addUnitAccessMutation(formatGrantItem(item), escapeInvisibleText(address));
    const isDone = (now: readonly Grant[]): boolean =>
      now.some((grant) => isSameGrantScope(grant, base) && isSameGrantItem(grant.item, item));
    await attempt((isOpen) =>
      guard(isOpen, () => executeMutation(client, addition, { body }), {
        arrival: createAlreadyAppliedCheck(client, addition, isDone),
      }),
    );
  };
  const submit = handleSubmit((form) => open(form).catch(notifyUserFacingError));
  return (
    <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
      <RadioGroupField
        control={control}
        name="permissionType"
        label={grantHolderTexts.unitKind}
        options={kinds}
      />
      {kind === 'CONFIGURATION_ACCESS' ? (
        <ConfigurationIdField
          control={control}
          name="configurationId"
          label={createGrantTexts.configuration}
          description={createGrantTexts.aboutConfiguration}
          accountNumber={affiliation}
        />
      ) : (
        <ProductFields
          control={control}
          family="productFamily"
          device="deviceType"
          serialNumber="serialNumber"
        />
      )}
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={grantHolderTexts.addUnitAction}
        busy={busy || looking}
        over={objection?.final ?? false}
      />
    </form>
  );
}
