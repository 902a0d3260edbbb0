import { validateAccountNotRetired } from '../../src/domain/account/accounts.ts';
import type { QuoteFields, NewQuote, Quote, TypedValue } from '../../src/domain/quote/quoteDto.ts';
import { getAssigneeId } from '../../src/domain/quote/facts.ts';
import { quoteWorkflowId } from '../../src/domain/quote/quote.ts';
import type { Account } from '../cms/account/routes.ts';
import { canSeeAccount } from '../cms/caller.ts';
import type { QuoteInput } from './body.ts';
import { createEmptyHeaders, setQuoteState, quoteStates } from './quoteState.ts';
import {
  createBadRequestError,
  createNotFoundError,
  findQuote,
  saveQuote,
  writeQuoteLog,
  type CpqCaller,
  type CpqContext,
  assertQuoteAction,
  assertQuoting,
  findUnchangedQuote,
} from './cpqContext.ts';

function accountNamed(system: CpqContext, caller: CpqCaller, named: NonNullable<Quote['customer']>): Account {
  const number = typeof named === 'string' ? named : named.number;
  const name = typeof named === 'string' ? named : named.name;
  const { accounts } = system.cms;
  const account =
    (number ? accounts.get(number) : undefined) ??
    (number && typeof named !== 'string'
      ? undefined
      : accounts.all().find(({ accountName }) => accountName === name));
  if (!account || !canSeeAccount(caller, account.accountNumber, 'CONFIGURATION'))
    throw createBadRequestError(`There is no customer ${number || name || ''}.`);
  const retired = validateAccountNotRetired(account);
  if (retired !== undefined) throw createBadRequestError(retired);
  return account;
}

const customerOf = ({ accountNumber, accountName }: Account) => ({
  id: Number(accountNumber),
  number: accountNumber,
  name: accountName,
});

function addQuote(
  system: CpqContext,
  caller: CpqCaller,
  account: Account,
  quoteOf: (id: number) => Partial<Quote>,
): Quote {
  const now = system.clock().toISOString();
  return system.store.transaction(() => {
    const { id } = system.store.quotes.add(
      (next) =>
        setQuoteState(
          {
            description: '',
            ...quoteOf(next),
            id: next,
            idWorkflow: quoteWorkflowId,
            customer: customerOf(account),
            owner: caller.user,
            assigneeId: 0,
            createdDate: now,
            modifiedDate: now,
            state: { id: 0, name: quoteStates.NEW },
          },
          quoteStates.NEW,
        ),
      account.accountNumber,
    );
    writeQuoteLog(system, id, `Created by ${caller.user.name}`);
    return findQuote(system, caller, id);
  });
}

export function createQuote(
  system: CpqContext,
  caller: CpqCaller,
  given: NewQuote & { readonly id?: undefined },
): Quote {
  assertQuoting(caller);
  const { customer, headerValues, ...quote } = given;
  const account = accountNamed(system, caller, customer ?? '');
  return addQuote(system, caller, account, (id) => ({
    ...quote,
    quoteProducts: [],
    discountPercentage: 0,
    headerValues: { ...createEmptyHeaders(id), ...headerValues },
  }));
}

const isList = (fields: QuoteFields): fields is readonly TypedValue[] => Array.isArray(fields);

function withField(fields: QuoteFields | null | undefined, name: string, value: string): QuoteFields {
  if (!fields) return { [name]: value };
  if (!isList(fields)) return { ...fields, [name]: value };
  return fields.map((field) => (field.name === name ? { ...field, stringValue: value } : field));
}

export function cloneQuote(system: CpqContext, caller: CpqCaller, id: number, accountNumber: string): Quote {
  const { logs: _, ...source } = findQuote(system, caller, id);
  assertQuoteAction('CLONE', caller, source);
  const account = accountNamed(system, caller, { number: accountNumber });
  const copy = addQuote(system, caller, account, (next) => ({
    ...source,
    name: `Copy of ${source.name ?? id}`,
    products: (source.products ?? []).map((product, index) => ({
      ...product,
      id: createProductId(next, index),
      commits: [],
      ...(product.configuredProduct && {
        configuredProduct: {
          ...product.configuredProduct,
          fields: withField(product.configuredProduct.fields, 'accountNumber', accountNumber),
        },
      }),
    })),
  }));
  writeQuoteLog(system, id, `Cloned by ${caller.user.name} as quote ${copy.id}`);
  return copy;
}

export const createProductId = (quoteId: number, index: number): number => quoteId * 100 + index + 1;

export function deleteQuote(system: CpqContext, caller: CpqCaller, id: number): void {
  system.store.transaction(() => {
    assertQuoteAction('DELETE', caller, findQuote(system, caller, id));
    system.store.quotes.delete(id);
  });
}

export function deleteQuoteLog(system: CpqContext, caller: CpqCaller, logId: number): void {
  system.store.transaction(() => {
    const quoteId = system.store.quotes.quoteOfLog(logId);
    if (quoteId === undefined) throw createNotFoundError(`log ${logId}`);
    assertQuoteAction('DELETE_LOG', caller, findQuote(system, caller, quoteId));
    system.store.quotes.deleteLog(logId);
  });
}

/** Fields changed by operations of their own, or by the quoting system only. */
const keptByHeaders: readonly string[] = [
  'id',
  'name',
  'idWorkflow',
  'state',
  'status',
  'products',
  'owner',
  'logs',
  'createdDate',
  'modifiedDate',
];

const headersOf = (sent: QuoteInput): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sent).filter(([key]) => !keptByHeaders.includes(key)));

export function updateQuoteHeader(system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote {
  assertQuoting(caller);
  return system.store.transaction(() => {
    const kept = findUnchangedQuote(system, caller, sent);
    const assigneeId = sent.assigneeId ?? 0;
    const isAssigned = assigneeId !== getAssigneeId(kept);
    if (isAssigned) assertQuoteAction('ASSIGN', caller, kept);
    const assignee = system.users().find(({ id }) => id === assigneeId);
    if (assigneeId !== 0 && !assignee) throw createBadRequestError(`There is no user ${assigneeId}.`);
    const customer =
      JSON.stringify(sent.customer) === JSON.stringify(kept.customer)
        ? kept.customer
        : customerOf(accountNamed(system, caller, sent.customer ?? ''));
    const message = isAssigned
      ? `Assigned to ${assignee?.name ?? 'nobody'} by ${caller.user.name}`
      : `Headers changed by ${caller.user.name}`;
    const changed = { ...kept, ...headersOf(sent), customer, assigneeId: sent.assigneeId ?? null };
    return saveQuote(system, changed, message);
  });
}

export const renameQuote = (system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote =>
  system.store.transaction(() => {
    const kept = findUnchangedQuote(system, caller, sent);
    assertQuoteAction('RENAME', caller, kept);
    return saveQuote(system, { ...kept, name: sent.name }, `Renamed by ${caller.user.name}: ${sent.name}`);
  });
