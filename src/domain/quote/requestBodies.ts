import * as z from 'zod/mini';
import { defaultAccountNumber, type Account } from '../account/accounts.ts';
import { createFormSchema } from '../words/createFormSchema.ts';
import { quoteQuestionTexts, quoteRuleTexts } from '../words/texts/quotes.ts';
import { getQuoteAccountNumber, getEntityName } from './facts.ts';
import { getCloneAccountNumber, quoteWorkflowId } from './quote.ts';
import type { Quote } from './quoteDto.ts';

const maxListed = 10_000;

export const toQuoteListBody = () => ({
  take: maxListed,
  sort: [{ field: 'modifiedDate', descending: true }],
});

export const toPeopleListBody = () => ({ take: maxListed });

/** Body of a clone; `specialAccount` is the account that is not passed on, if the installation has one. */
export const toCloneBody = (quote: Pick<Quote, 'customer'>, specialAccount: string) => ({
  accountNumber: getCloneAccountNumber(getQuoteAccountNumber(quote), specialAccount),
});

/**
 * Customer of a clone: named as in the accounts, else, where the customer stays, as in the quote. Undefined
 * where the clone has none.
 */
export function formatCloneCustomer(
  quote: Pick<Quote, 'customer'>,
  specialAccount: string,
  customer: Pick<Account, 'accountName'> | undefined,
): string | undefined {
  const { accountNumber } = toCloneBody(quote, specialAccount);
  if (accountNumber === '') return undefined;
  if (accountNumber === defaultAccountNumber) return quoteQuestionTexts.cloneForNobody;
  const name =
    customer?.accountName ??
    (accountNumber === getQuoteAccountNumber(quote) ? getEntityName(quote.customer) : '');
  return name === '' ? quoteQuestionTexts.cloneForAccount(accountNumber) : quoteQuestionTexts.cloneFor(name);
}

export const toAssignedQuote = (quote: Quote, assigneeId: number): Quote => ({ ...quote, assigneeId });

export const toRenamedQuote = (quote: Quote, name: string): Quote => ({ ...quote, name: name.trim() });

export const toApprovedQuote = (quote: Quote): Quote => ({ ...quote, idWorkflow: quoteWorkflowId });

export const maxQuoteNameLength = 100;

export const quoteNameFormSchema = createFormSchema(
  { name: z.string() },
  {
    name: ({ name }) => {
      if (name.trim() === '') return quoteRuleTexts.nameRequired;
      return name.trim().length > maxQuoteNameLength
        ? quoteRuleTexts.nameTooLong(maxQuoteNameLength)
        : undefined;
    },
  },
);
