import * as z from 'zod/mini';
import { accountError, defaultAccountNumber } from '../account/accounts.ts';
import {
  configurationIdError,
  configurationIdPrefixes,
  manualKind,
  isScannable,
  partNumberError,
} from './id.ts';
import { isPlaceholder, type AnyState } from './state.ts';
import { disjunction } from '../words/lists.ts';
import { defaultFamily, productFamilies } from '../product/families.ts';
import { formSchema } from '../words/formSchema.ts';

export const createConfigurationStart = formSchema(
  { productFamily: z.enum(productFamilies), accountNumber: z.string() },
  { accountNumber: ({ accountNumber }) => accountError(accountNumber) },
);
export type CreateConfigurationStart = z.infer<typeof createConfigurationStart>;

export const initialStart: CreateConfigurationStart = {
  productFamily: defaultFamily,
  accountNumber: defaultAccountNumber,
};

export const descriptionError = (description: string): string | undefined =>
  description.trim() === '' ? 'A description is required' : undefined;

/** Second step: what is uploaded. The name is not asked for; a configuration without one is named by its id. */
export const createConfigurationDetails = formSchema(
  {
    configurationId: z.string(),
    configurationName: z.string(),
    configurationDescription: z.string(),
    partNumber: z.string(),
  },
  {
    configurationId: ({ configurationId }) => configurationIdError(configurationId),
    configurationDescription: ({ configurationDescription }) => descriptionError(configurationDescription),
    partNumber: ({ configurationId, partNumber }) => partNumberError(configurationId, partNumber),
  },
);
export type CreateConfigurationDetails = z.infer<typeof createConfigurationDetails>;

export const initialDetails: CreateConfigurationDetails = {
  configurationId: '',
  configurationName: '',
  configurationDescription: '',
  partNumber: '',
};

export const resumeRefusal = (design: {
  readonly configurationId: string;
  readonly configurationState: AnyState;
}): string | undefined =>
  isPlaceholder(design.configurationState)
    ? undefined
    : `${design.configurationId} has been configured already.`;

export function uploadRefusal(details: CreateConfigurationDetails): string | undefined {
  const { configurationId, configurationDescription, partNumber } = details;
  if (configurationId === '') return configurationIdError('');
  return descriptionError(configurationDescription) ?? partNumberError(configurationId, partNumber);
}

const typeWords = { CLASSIC: 'a classic', PHANTOM: 'a phantom' } as const;
const idForm = `${disjunction(configurationIdPrefixes)} and 4-6 digits, or at least five digits.`;

/** The kind of configuration that the id typed so far makes, and whether scanners read it; else the form of an id. */
export function manualKindText(id: string): string {
  if (configurationIdError(id)) return idForm;
  const unread = isScannable(id) ? '' : ' Scanners cannot read this ID from a label.';
  return `${id} will be ${typeWords[manualKind(id)]} configuration.${unread}`;
}

export const createConfigurationStages = ['Family and customer', 'ID and description'] as const;

export const detailsAfterStart = (
  details: CreateConfigurationDetails,
  before: CreateConfigurationStart,
  start: CreateConfigurationStart,
): CreateConfigurationDetails =>
  start.productFamily === before.productFamily ? details : { ...details, partNumber: '' };
