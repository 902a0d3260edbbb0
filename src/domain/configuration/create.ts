import * as z from 'zod/mini';
import { validateAccountNumber, defaultAccountNumber } from '../account/accounts.ts';
import {
  validateConfigurationId,
  configurationIdPrefixes,
  getManualConfigurationKind,
  isScannableId,
  validatePartNumberChoice,
} from './id.ts';
import { isPlaceholderState, type AnyState } from './state.ts';
import { formatDisjunction } from '../words/lists.ts';
import { defaultFamily, productFamilies } from '../product/families.ts';
import { createFormSchema } from '../words/createFormSchema.ts';

export const configurationStartSchema = createFormSchema(
  { productFamily: z.enum(productFamilies), accountNumber: z.string() },
  { accountNumber: ({ accountNumber }) => validateAccountNumber(accountNumber) },
);
export type ConfigurationStartValues = z.infer<typeof configurationStartSchema>;

export const initialConfigurationStart: ConfigurationStartValues = {
  productFamily: defaultFamily,
  accountNumber: defaultAccountNumber,
};

export const validateConfigurationDescription = (description: string): string | undefined =>
  description.trim() === '' ? 'A description is required' : undefined;

/** Second step of the form. It has no field for `configurationName`: a new configuration goes by its id. */
export const configurationDetailsSchema = createFormSchema(
  {
    configurationId: z.string(),
    configurationName: z.string(),
    configurationDescription: z.string(),
    partNumber: z.string(),
  },
  {
    configurationId: ({ configurationId }) => validateConfigurationId(configurationId),
    configurationDescription: ({ configurationDescription }) =>
      validateConfigurationDescription(configurationDescription),
    partNumber: ({ configurationId, partNumber }) => validatePartNumberChoice(configurationId, partNumber),
  },
);
export type ConfigurationDetailsValues = z.infer<typeof configurationDetailsSchema>;

export const initialConfigurationDetails: ConfigurationDetailsValues = {
  configurationId: '',
  configurationName: '',
  configurationDescription: '',
  partNumber: '',
};

export const validateDesignResumption = (design: {
  readonly configurationId: string;
  readonly configurationState: AnyState;
}): string | undefined =>
  isPlaceholderState(design.configurationState)
    ? undefined
    : `${design.configurationId} has been configured already.`;

export function validateConfigurationUpload(details: ConfigurationDetailsValues): string | undefined {
  const { configurationId, configurationDescription, partNumber } = details;
  if (configurationId === '') return validateConfigurationId('');
  return (
    validateConfigurationDescription(configurationDescription) ??
    validatePartNumberChoice(configurationId, partNumber)
  );
}

const typeWords = { CLASSIC: 'a classic', PHANTOM: 'a phantom' } as const;
const idForm = `${formatDisjunction(configurationIdPrefixes)} and 4-6 digits, or at least five digits.`;

/** Kind of configuration that a typed id makes, and whether scanners read it; else the valid forms. */
export function describeManualConfigurationKind(id: string): string {
  if (validateConfigurationId(id)) return idForm;
  const unread = isScannableId(id) ? '' : ' Scanners cannot read this ID from a label.';
  return `${id} will be ${typeWords[getManualConfigurationKind(id)]} configuration.${unread}`;
}

export const configurationCreationSteps = ['Family and customer', 'ID and description'] as const;

export const resetDependentDetails = (
  details: ConfigurationDetailsValues,
  before: ConfigurationStartValues,
  start: ConfigurationStartValues,
): ConfigurationDetailsValues =>
  start.productFamily === before.productFamily ? details : { ...details, partNumber: '' };
