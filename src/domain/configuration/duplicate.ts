import * as z from 'zod/mini';
import { accountError, isRetired, type Account } from '../account/accounts.ts';
import { configurationIdError, hasQuote, isClassicId, partNumberError } from './id.ts';
import { descriptionError, uploadRefusal } from './create.ts';
import { formSchema } from '../words/formSchema.ts';

type Source = {
  readonly configurationId: string;
  readonly configurationDescription: string;
  readonly partNumber: string | null;
  readonly account: Account;
  readonly kbMaxQuoteId?: number | null;
};

/** Whether a copy is given its id by the back end: that of a configuration made in 3D. */
export const isNumberedByBackEnd = (source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>): boolean =>
  hasQuote(source);

export const duplicateForm = (source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>) =>
  formSchema(
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
          : configurationIdError(configurationId);
      },
      configurationDescription: ({ configurationDescription }) => descriptionError(configurationDescription),
      accountNumber: ({ accountNumber }) => accountError(accountNumber),
      partNumber: ({ configurationId, partNumber }) => partNumberError(configurationId, partNumber),
    },
  );
export type DuplicateForm = z.infer<ReturnType<typeof duplicateForm>>;

export const initialDuplicate = ({
  configurationDescription,
  account,
  partNumber,
}: Source): DuplicateForm => ({
  configurationId: '',
  configurationDescription,
  accountNumber: isRetired(account) ? '' : account.accountNumber,
  partNumber: partNumber ?? '',
  note: '',
});

export const partOfDuplicate = ({ configurationId, partNumber }: DuplicateForm): string | null =>
  isClassicId(configurationId) ? partNumber || null : null;

export function duplicateRefusal(
  form: DuplicateForm,
  source: Pick<Source, 'configurationId' | 'kbMaxQuoteId'>,
): string | undefined {
  const missing = isNumberedByBackEnd(source)
    ? descriptionError(form.configurationDescription)
    : uploadRefusal({ ...form, configurationName: '' });
  return missing ?? accountError(form.accountNumber);
}

export const nameOfDuplicate = ({ configurationId }: DuplicateForm): string => configurationId;
