import * as z from 'zod/mini';
import { validateConfigurationDescription } from './create.ts';
import { toConfigurationId, type ConfigurationKind } from './id.ts';
import {
  deviceTypes,
  familyFacts,
  transmitterModels,
  type DeviceType,
  type ProductFamily,
} from '../product/families.ts';
import { createFormSchema } from '../words/createFormSchema.ts';

export type ParentConfiguration = { readonly kind: ConfigurationKind; readonly family: ProductFamily };

const shape = {
  productConfigurationId: z.string(),
  productConfigurationDescription: z.string(),
  deviceType: z.enum(['', ...deviceTypes]),
  partNumber: z.string(),
  transmitterModel: z.enum(['', ...transmitterModels]),
  receiverModel: z.string(),
};
export type ProductConfigurationFormValues = z.infer<z.ZodMiniObject<typeof shape>>;

export const initialProductConfiguration: ProductConfigurationFormValues = {
  productConfigurationId: '',
  productConfigurationDescription: '',
  deviceType: '',
  partNumber: '',
  transmitterModel: '',
  receiverModel: '',
};

const minId = 5;

/** Trims an id and turns it to upper case, as for configurations: no two differ in case alone. */
export const toProductConfigurationId = toConfigurationId;

function idError(id: string): string | undefined {
  if (id.trim() === '') return 'A product configuration ID is required';
  if (id.trim().length >= minId) return undefined;
  return `A product configuration ID must be at least ${minId} characters long`;
}

export const isPartRequired = (kind: ConfigurationKind): boolean => kind === 'CLASSIC';

const partError = (partNumber: string, kind: ConfigurationKind): string | undefined =>
  isPartRequired(kind) && partNumber === '' ? 'A part number is required' : undefined;

export const isTransmitterModelRequired = (
  values: ProductConfigurationFormValues,
  parent: ParentConfiguration,
): boolean => values.deviceType === 'PCU' && parent.kind === 'PHANTOM';

export const isReceiverModelRequired = (
  values: ProductConfigurationFormValues,
  parent: ParentConfiguration,
): boolean => values.deviceType === 'CU' && familyFacts[parent.family].receiverModels.length > 0;

export const createProductConfigurationFormSchema = (
  parent: ParentConfiguration,
): z.ZodMiniObject<typeof shape> =>
  createFormSchema(shape, {
    productConfigurationId: (values) => idError(values.productConfigurationId),
    productConfigurationDescription: (values) =>
      validateConfigurationDescription(values.productConfigurationDescription),
    deviceType: ({ deviceType }) => (deviceType === '' ? 'A device type is required' : undefined),
    partNumber: ({ partNumber }) => partError(partNumber, parent.kind),
    transmitterModel: (values) =>
      isTransmitterModelRequired(values, parent) && values.transmitterModel === ''
        ? 'A transmitter model is required'
        : undefined,
    receiverModel: (values) =>
      isReceiverModelRequired(values, parent) && values.receiverModel === ''
        ? 'A receiver model is required'
        : undefined,
  });

export function validateProductConfiguration(
  values: ProductConfigurationFormValues,
  kind: ConfigurationKind,
): string | undefined {
  if (values.productConfigurationId.trim() === '') return idError('');
  return (
    validateConfigurationDescription(values.productConfigurationDescription) ??
    partError(values.partNumber, kind)
  );
}

export const buildProductConfigurationId = (partNumber: string, madeFor: string): string =>
  `${partNumber}-${madeFor}`;

/** The id after a part is chosen (empty: removed). It follows the part until a person types another id. */
export function deriveProductConfigurationId(
  before: Pick<ProductConfigurationFormValues, 'productConfigurationId' | 'partNumber'>,
  partNumber: string,
  madeFor: string,
): string {
  const composed = (part: string): string => (part === '' ? '' : buildProductConfigurationId(part, madeFor));
  const id = before.productConfigurationId;
  return id === '' || id === composed(before.partNumber) ? composed(partNumber) : id;
}

type Models<Transmitter, Receiver> = {
  readonly transmitterModel: Transmitter | null;
  readonly receiverModel: Receiver | null;
};

export const pickModels = <Transmitter, Receiver>(
  deviceType: DeviceType,
  { transmitterModel, receiverModel }: Models<Transmitter, Receiver>,
): Models<Transmitter, Receiver> => ({
  transmitterModel: deviceType === 'PCU' ? transmitterModel : null,
  receiverModel: deviceType === 'CU' ? receiverModel : null,
});
