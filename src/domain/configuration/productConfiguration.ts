import * as z from 'zod/mini';
import { descriptionError } from './create.ts';
import { toConfigurationId, type ConfigurationKind } from './id.ts';
import {
  deviceTypes,
  familyFacts,
  transmitterModels,
  type DeviceType,
  type ProductFamily,
} from '../product/families.ts';
import { formSchema } from '../words/formSchema.ts';

export type ParentConfiguration = { readonly kind: ConfigurationKind; readonly family: ProductFamily };

const shape = {
  productConfigurationId: z.string(),
  productConfigurationDescription: z.string(),
  deviceType: z.enum(['', ...deviceTypes]),
  partNumber: z.string(),
  transmitterModel: z.enum(['', ...transmitterModels]),
  receiverModel: z.string(),
};
export type ProductConfigurationForm = z.infer<z.ZodMiniObject<typeof shape>>;

export const initialProductConfiguration: ProductConfigurationForm = {
  productConfigurationId: '',
  productConfigurationDescription: '',
  deviceType: '',
  partNumber: '',
  transmitterModel: '',
  receiverModel: '',
};

const shortestId = 5;

/** The id of a product configuration as it is sent, like that of a configuration: no two differ in their case alone. */
export const toProductConfigurationId = toConfigurationId;

function idError(id: string): string | undefined {
  if (id.trim() === '') return 'A product configuration ID is required';
  if (id.trim().length >= shortestId) return undefined;
  return `A product configuration ID must be at least ${shortestId} characters long`;
}

export const needsPart = (kind: ConfigurationKind): boolean => kind === 'CLASSIC';

const partError = (partNumber: string, kind: ConfigurationKind): string | undefined =>
  needsPart(kind) && partNumber === '' ? 'A part number is required' : undefined;

export const needsTransmitterModel = (
  values: ProductConfigurationForm,
  parent: ParentConfiguration,
): boolean => values.deviceType === 'PCU' && parent.kind === 'PHANTOM';

export const needsReceiverModel = (values: ProductConfigurationForm, parent: ParentConfiguration): boolean =>
  values.deviceType === 'CU' && familyFacts[parent.family].receiverModels.length > 0;

export const productConfigurationForm = (parent: ParentConfiguration): z.ZodMiniObject<typeof shape> =>
  formSchema(shape, {
    productConfigurationId: (values) => idError(values.productConfigurationId),
    productConfigurationDescription: (values) => descriptionError(values.productConfigurationDescription),
    deviceType: ({ deviceType }) => (deviceType === '' ? 'A device type is required' : undefined),
    partNumber: ({ partNumber }) => partError(partNumber, parent.kind),
    transmitterModel: (values) =>
      needsTransmitterModel(values, parent) && values.transmitterModel === ''
        ? 'A transmitter model is required'
        : undefined,
    receiverModel: (values) =>
      needsReceiverModel(values, parent) && values.receiverModel === ''
        ? 'A receiver model is required'
        : undefined,
  });

export function createProductConfigurationRefusal(
  values: ProductConfigurationForm,
  kind: ConfigurationKind,
): string | undefined {
  if (values.productConfigurationId.trim() === '') return idError('');
  return descriptionError(values.productConfigurationDescription) ?? partError(values.partNumber, kind);
}

export const productConfigurationIdOf = (partNumber: string, madeFor: string): string =>
  `${partNumber}-${madeFor}`;

/** The id once `partNumber` is chosen, or taken back when empty: it follows the part until somebody types another. */
export function idFollowingPart(
  before: Pick<ProductConfigurationForm, 'productConfigurationId' | 'partNumber'>,
  partNumber: string,
  madeFor: string,
): string {
  const composed = (part: string): string => (part === '' ? '' : productConfigurationIdOf(part, madeFor));
  const id = before.productConfigurationId;
  return id === '' || id === composed(before.partNumber) ? composed(partNumber) : id;
}

type Models<Transmitter, Receiver> = {
  readonly transmitterModel: Transmitter | null;
  readonly receiverModel: Receiver | null;
};

export const modelsFor = <Transmitter, Receiver>(
  deviceType: DeviceType,
  { transmitterModel, receiverModel }: Models<Transmitter, Receiver>,
): Models<Transmitter, Receiver> => ({
  transmitterModel: deviceType === 'PCU' ? transmitterModel : null,
  receiverModel: deviceType === 'CU' ? receiverModel : null,
});
