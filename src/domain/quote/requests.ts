import * as z from 'zod/mini';
import { defaultAccountNumber, type Account } from '../account/accounts.ts';
import { formSchema } from '../words/formSchema.ts';
import { quoteQuestionTexts, quoteRuleTexts } from '../words/texts/quotes.ts';
import { accountNumberOf, nameOf } from './facts.ts';
import { clonedAccountNumber, quoteWorkflowId } from './quote.ts';
import type { Quote } from './wire.ts';

const mostListed = 10_000;

export const listBody = () => ({
  take: mostListed,
  sort: [{ field: 'modifiedDate', descending: true }],
});

export const peopleBody = () => ({ take: mostListed });

/** Body of a clone; `specialAccount` is the account that is not passed on, if the installation has one. */
export const cloneBody = (quote: Pick<Quote, 'customer'>, specialAccount: string) => ({
  accountNumber: clonedAccountNumber(accountNumberOf(quote), specialAccount),
});

/** As the accounts have it, else, staying with its customer, as the quote does. Undefined where it has none. */
export function cloneCustomerText(
  quote: Pick<Quote, 'customer'>,
  specialAccount: string,
  customer: Pick<Account, 'accountName'> | undefined,
): string | undefined {
  const { accountNumber } = cloneBody(quote, specialAccount);
  if (accountNumber === '') return undefined;
  if (accountNumber === defaultAccountNumber) return quoteQuestionTexts.cloneForNobody;
  const name =
    customer?.accountName ?? (accountNumber === accountNumberOf(quote) ? nameOf(quote.customer) : '');
  return name === '' ? quoteQuestionTexts.cloneForAccount(accountNumber) : quoteQuestionTexts.cloneFor(name);
}

export const assignedQuote = (quote: Quote, assigneeId: number): Quote => ({ ...quote, assigneeId });

export const renamedQuote = (quote: Quote, name: string): Quote => ({ ...quote, name: name.trim() });

export const approvedQuote = (quote: Quote): Quote => ({ ...quote, idWorkflow: quoteWorkflowId });

export const longestQuoteName = 100;

export const quoteNameForm = formSchema(
  { name: z.string() },
  {
    name: ({ name }) => {
      if (name.trim() === '') return quoteRuleTexts.nameRequired;
      return name.trim().length > longestQuoteName ? quoteRuleTexts.nameTooLong(longestQuoteName) : undefined;
    },
  },
);
