import * as z from 'zod/mini';
import { validateAccountNumber, isRetired, type Account } from '../account/accounts.ts';
import { validateConfigurationId, hasQuote, isClassicId, validatePartNumberChoice } from './id.ts';
import { validateConfigurationDescription, validateConfigurationUpload } from './create.ts';
import { createFormSchema } from '../words/createFormSchema.ts';

type Source = {
  readonly configurationId: string;
  readonly configurationDescription: string;
  readonly partNumber: string | null;
  readonly account: Account;
  readonly kbMaxQuoteId?: number | null;
};

/** Copies of configurations made in 3D get their id from the back end. */
export const isNumberedByBackEnd = (source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>): boolean =>
  hasQuote(source);

export const createDuplicateFormSchema = (source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>) =>
  createFormSchema(
    {
      configurationId: z.string(),
      configurationDescription: z.string(),
      accountNumber: z.string(),
      partNumber: z.string(),
      note: z.string(),
    },
    {
      configurationId: ({ configurationId }) => {
        if (isNumberedByBackEnd(source)) return undefined;
        return configurationId === source.configurationId
          ? 'A copy needs an ID of its own'
          : validateConfigurationId(configurationId);
      },
      configurationDescription: ({ configurationDescription }) =>
        validateConfigurationDescription(configurationDescription),
      accountNumber: ({ accountNumber }) => validateAccountNumber(accountNumber),
      partNumber: ({ configurationId, partNumber }) => validatePartNumberChoice(configurationId, partNumber),
    },
  );
export type DuplicateFormValues = z.infer<ReturnType<typeof createDuplicateFormSchema>>;

export const createInitialDuplicate = ({
  configurationDescription,
  account,
  partNumber,
}: Source): DuplicateFormValues => ({
  configurationId: '',
  configurationDescription,
  accountNumber: isRetired(account) ? '' : account.accountNumber,
  partNumber: partNumber ?? '',
  note: '',
});

export const getDuplicatePartNumber = ({ configurationId, partNumber }: DuplicateFormValues): string | null =>
  isClassicId(configurationId) ? partNumber || null : null;

export function validateDuplicateForm(
  form: DuplicateFormValues,
  source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>,
): string | undefined {
  const missing = isNumberedByBackEnd(source)
    ? validateConfigurationDescription(form.configurationDescription)
    : validateConfigurationUpload({ ...form, configurationName: '' });
  return missing ?? validateAccountNumber(form.accountNumber);
}

export const getDuplicateName = ({ configurationId }: DuplicateFormValues): string => configurationId;
