import { useWatch, type Control } from 'react-hook-form';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { createProductConfigurationTexts as texts } from '~/domain/words/texts/createConfiguration.ts';
import type { OperationArgs } from '~/api/operations.ts';
import { getConfigurationKind } from '~/domain/configuration/id.ts';
import {
  deviceTypeLabel,
  getDeviceType,
  deviceTypes,
  parseReceiverModel,
  familyFacts,
  transmitterModels,
  formatModel,
  type ProductFamily,
} from '~/domain/product/families.ts';
import {
  validateProductConfiguration,
  deriveProductConfigurationId,
  initialProductConfiguration,
  pickModels,
  isReceiverModelRequired,
  isPartRequired,
  isTransmitterModelRequired,
  createProductConfigurationFormSchema,
  toProductConfigurationId,
  type ParentConfiguration,
  type ProductConfigurationFormValues,
} from '~/domain/configuration/productConfiguration.ts';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
} from './actions/updateWorkingRevisionIfUnchanged.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createAlreadyAppliedCheck, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { createProductConfigurationMutation } from '~/queries/configurations/createProductConfiguration.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import type { OpenCheck } from '~/ui/modal/useSubmit.ts';
import type { PartSelectionCriteria } from '~/domain/part/parts.ts';
import { PartPicker, usePartSelectionError } from '~/widgets/pickers/PartPicker.tsx';

export function openCreateProductConfiguration(context: ActionContext): void {
  const { configurationId, revision } = context.configuration;
  const guard = updateWorkingRevisionIfUnchanged(context, 'CREATE_PRODUCT_CONFIGURATION');
  openModal({
    title: texts.title(configurationId, revision),
    body: <CreateProductConfiguration context={context} guard={guard} />,
  });
}

type NewProductConfiguration = OperationArgs<'productConfigurationCreate'>['body'];

/**
 * Request body of the form. A model chosen for another device type, before the type was changed, is left out.
 */
function bodyOf(
  form: ProductConfigurationFormValues,
  configurationId: string,
  revisionId: string,
): NewProductConfiguration | undefined {
  const { deviceType, productConfigurationDescription, partNumber, transmitterModel, receiverModel } = form;
  if (deviceType === '') return undefined;
  return {
    productConfigurationId: toProductConfigurationId(form.productConfigurationId),
    productConfigurationDescription,
    configurationId,
    revisionId,
    deviceType,
    partNumber: partNumber || null,
    name: productConfigurationDescription,
    userDefinedName: '',
    ...pickModels(deviceType, {
      transmitterModel: transmitterModel || null,
      receiverModel: parseReceiverModel(receiverModel) ?? null,
    }),
  };
}

type Props = { readonly context: ActionContext; readonly guard: ConditionalUpdate<Configuration> };

function CreateProductConfiguration({ context: { client, configuration }, guard }: Props) {
  const { configurationId, productFamily: family, revision } = configuration;
  const kind = getConfigurationKind(configuration);
  const parent = { kind, family };
  const draft = `createProductConfiguration.${configurationId}`;
  const form = useZodForm(createProductConfigurationFormSchema(parent), initialProductConfiguration, {
    draft,
  });
  const { control, setValue } = form;
  const values = { ...initialProductConfiguration, ...useWatch({ control }) };
  const partRefusal = usePartSelectionError(values.partNumber, partChoiceOf(values, family));

  const create = async (filled: ProductConfigurationFormValues, isOpen: OpenCheck): Promise<void> => {
    const id = toProductConfigurationId(filled.productConfigurationId);
    const creation = createProductConfigurationMutation(id, filled.partNumber || null);
    const write = async (now: Configuration): Promise<void> => {
      const body = bodyOf(filled, configurationId, now.revision);
      if (body) await executeMutation(client, creation, { body });
    };
    await guard(isOpen, write, {
      arrival: createAlreadyAppliedCheck(client, creation, ({ productConfigurations }) =>
        productConfigurations.some((each) => each.productConfigurationId === id),
      ),
    });
    removeDraft(draft);
  };
  const onPart: OnPart = (partNumber, part) => {
    setValue('productConfigurationId', deriveProductConfigurationId(values, partNumber, configurationId));
    const deviceType = part && getDeviceType(part.partType);
    if (deviceType && values.deviceType === '') setValue('deviceType', deviceType);
  };

  return (
    <ModalForm
      form={form}
      onSubmit={create}
      action={commonTexts.create}
      refusal={validateProductConfiguration(values, kind) ?? partRefusal}
    >
      <p>{texts.intro(revision)}</p>
      <DeviceFields
        control={control}
        values={values}
        parent={parent}
        onDeviceType={() => {
          onPart('');
          setValue('partNumber', '');
        }}
        onPart={onPart}
      />
      <TextField
        control={control}
        name="productConfigurationId"
        label={texts.id}
        description={texts.aboutId}
        toValue={(typed) => typed.toUpperCase()}
      />
      <TextareaField control={control} name="productConfigurationDescription" label={texts.description} />
    </ModalForm>
  );
}

const models = (names: readonly string[]) => names.map((value) => ({ value, label: formatModel(value) }));
const partTypes = { CU: 'RECEIVER', PCU: 'TRANSMITTER' } as const;

const partChoiceOf = (
  { deviceType }: ProductConfigurationFormValues,
  family: ProductFamily,
): PartSelectionCriteria => ({
  tag: 'PRODUCT_CONFIGURATION',
  family,
  partType: deviceType === '' ? undefined : partTypes[deviceType],
});

type OnPart = (partNumber: string, part?: { readonly partType: string }) => void;

type DeviceProps = {
  readonly control: Control<ProductConfigurationFormValues>;
  readonly values: ProductConfigurationFormValues;
  readonly parent: ParentConfiguration;
  readonly onDeviceType: () => void;
  readonly onPart: OnPart;
};

function DeviceFields({ control, values, parent, onDeviceType, onPart }: DeviceProps) {
  const { family, kind } = parent;
  return (
    <>
      <RadioGroupField
        control={control}
        name="deviceType"
        label={texts.deviceType}
        options={deviceTypes.toReversed().map((value) => ({ value, label: deviceTypeLabel[value] }))}
        onChosen={onDeviceType}
      />
      {isPartRequired(kind) && (
        <PartPicker
          control={control}
          name="partNumber"
          label={texts.part}
          {...partChoiceOf(values, family)}
          onChosen={onPart}
        />
      )}
      {isTransmitterModelRequired(values, parent) && (
        <SelectField
          control={control}
          name="transmitterModel"
          label={texts.transmitterModel}
          placeholder={texts.chooseModel}
          options={models(transmitterModels)}
        />
      )}
      {isReceiverModelRequired(values, parent) && (
        <SelectField
          control={control}
          name="receiverModel"
          label={texts.receiverModel}
          placeholder={texts.chooseModel}
          options={models(familyFacts[family].receiverModels)}
        />
      )}
    </>
  );
}
