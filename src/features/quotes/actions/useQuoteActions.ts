import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { config } from '~/config.ts';
import type { Unit } from '~/domain/access/roles.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { getQuotePrice, getQuoteAccountNumber, parseQuoteName } from '~/domain/quote/facts.ts';
import { checkQuoteCloning, checkQuoteAction, type QuoteAction } from '~/domain/quote/permission.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { toCloneBody, formatCloneCustomer } from '~/domain/quote/requestBodies.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { formatMoney } from '~/domain/words/money.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { quoteActionTexts, quoteQuestionTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { accountQuery } from '~/queries/accounts/accounts.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import {
  approveQuoteMutation,
  cloneQuoteMutation,
  deleteQuoteMutation,
  rejectQuoteMutation,
  submitQuoteMutation,
  isNotFoundError,
  quoteQuery,
} from '~/queries/quotes/quotes.ts';
import { useMe } from '~/session/me.ts';
import type { MenuAction } from '~/ui/ActionMenu.tsx';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import { createOpener } from '~/ui/modal/openLazyModal.tsx';
import { paths } from '~/paths.ts';
import { notify } from '~/platform/notices.ts';
import { useQuotePeople, type QuotePeople } from '../useQuoteRows.ts';
import { quoteConfigurationQuery } from '~/queries/designs/designQuote.ts';
import { diffQuotes } from '~/domain/quote/comparison.ts';
import { staleConfigurationTexts } from '~/domain/words/texts/configurationActions.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { getCpqToken } from '~/session/cpqSession.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';
import { createBaseline } from '~/ui/form/baseline.ts';

export type QuoteActionContext = {
  readonly quote: Quote;
  readonly name: string;
  readonly configurationId: string | undefined;
  readonly client: QueryClient;
  readonly units: readonly Unit[];
  readonly email: string;
  readonly people: QuotePeople;
  /** Text that names the customer of a clone; undefined if unknown. */
  readonly cloneCustomer: string | undefined;
  /** Opens quote `to`, or closes the drawer, if quote `from` is still open. */
  readonly onward: (from: number, to: number | undefined) => void;
};

function ask(
  context: QuoteActionContext,
  action: QuoteAction,
  question: readonly string[],
  write: (now: Quote) => Promise<unknown>,
): void {
  const guard = guardQuote(context, action);
  openConfirmModal({
    title: quoteQuestionTexts.title(quoteActionTexts[action], context.name),
    question: joinSentences(question),
    action: quoteActionTexts[action],
    dangerous: action === 'DELETE',
    run: (isOpen) => guard(isOpen, write),
  });
}

function cautions({ quote, configurationId }: QuoteActionContext): readonly string[] {
  const price = getQuotePrice(quote);
  return [
    ...(price === undefined
      ? []
      : [quoteQuestionTexts.priced(formatMoney(price, quote.currency ?? quoteCurrency))]),
    ...(configurationId === undefined ? [] : [quoteQuestionTexts.onlyTheQuote(configurationId)]),
  ];
}

const stateChanges = {
  SUBMIT: {
    question: quoteQuestionTexts.submit,
    done: quoteQuestionTexts.submitted,
    change: submitQuoteMutation,
  },
  APPROVE: {
    question: quoteQuestionTexts.approve,
    done: quoteQuestionTexts.approved,
    change: approveQuoteMutation,
  },
  REJECT: {
    question: quoteQuestionTexts.reject,
    done: quoteQuestionTexts.rejected,
    change: rejectQuoteMutation,
  },
} as const;

function askStateChange(action: keyof typeof stateChanges, context: QuoteActionContext): void {
  const { question, done, change } = stateChanges[action];
  const { client, name } = context;
  ask(context, action, [question(name), ...cautions(context)], (now) =>
    executeMutation(client, change(client, done(name)), now),
  );
}

async function cloneAndOpen(
  { client, name, quote, onward }: QuoteActionContext,
  clone: ReturnType<typeof cloneQuoteMutation>,
  now: Quote,
): Promise<void> {
  const copy = await executeMutation(client, clone, now);
  const copyName = copy.name || quoteTexts.quote(copy.id);
  notify(
    createSuccessNotice(quoteQuestionTexts.cloned(name, copyName), {
      label: quoteQuestionTexts.open(copyName),
      href: paths.quotes({ quote: String(copy.id) }),
    }),
  );
  onward(quote.id, copy.id);
}

async function deleteAndClose(
  { client, name, quote, onward }: QuoteActionContext,
  now: Quote,
): Promise<void> {
  await executeMutation(client, deleteQuoteMutation(client, quoteQuestionTexts.deleted(name)), now);
  onward(quote.id, undefined);
}

const openAssignQuote = createOpener(async () => (await import('./formActions.tsx')).openAssignQuote);
const openRenameQuote = createOpener(async () => (await import('./formActions.tsx')).openRenameQuote);

const begin: Record<Exclude<QuoteAction, 'DELETE_LOG'>, (context: QuoteActionContext) => void> = {
  SUBMIT: (context) => askStateChange('SUBMIT', context),
  APPROVE: (context) => askStateChange('APPROVE', context),
  REJECT: (context) => askStateChange('REJECT', context),
  ASSIGN: (context) => openAssignQuote(context, guardQuote(context, 'ASSIGN')),
  RENAME: (context) => openRenameQuote(context, guardQuote(context, 'RENAME')),
  CLONE: (context) => {
    const clone = cloneQuoteMutation(context.client, context.email);
    ask(context, 'CLONE', [quoteQuestionTexts.clone(context.name), context.cloneCustomer ?? ''], (now) =>
      cloneAndOpen(context, clone, now),
    );
  },
  DELETE: (context) => {
    const { configurationId: id } = context;
    const loses = id === undefined ? [] : [quoteQuestionTexts.deleteConfigured(id)];
    ask(context, 'DELETE', [quoteQuestionTexts.delete(context.name), ...loses], (now) =>
      deleteAndClose(context, now),
    );
  },
};

const offered = ['SUBMIT', 'APPROVE', 'REJECT', 'ASSIGN', 'RENAME', 'CLONE', 'DELETE'] as const;

export function useQuoteActions(quote: Quote, onward: QuoteActionContext['onward']): readonly MenuAction[] {
  const client = useQueryClient();
  const { units, email } = useMe();
  const people = useQuotePeople();
  const configuration = useQuoteConfiguration(quote);
  const { accountNumber } = toCloneBody(quote, config.specialQuoteAccount);
  const { data: customer } = useQuery({
    ...accountQuery(accountNumber),
    enabled: accountNumber !== '',
    // No error notice: without the account, the quoting system decides whether the customer can have another
    // quote.
    meta: { suppressErrorNotice: true },
  });
  const context: QuoteActionContext = {
    quote,
    name: quote.name || quoteTexts.unnamed,
    configurationId: configuration?.configurationId,
    client,
    units,
    email,
    people,
    cloneCustomer: formatCloneCustomer(quote, config.specialQuoteAccount, customer ?? undefined),
    onward,
  };
  return offered.map((action) => ({
    label: quoteActionTexts[action],
    decision:
      action === 'CLONE'
        ? checkQuoteCloning(units, quote, customer ?? undefined)
        : checkQuoteAction(action, units, quote),
    dangerous: action === 'DELETE',
    onSelect: () => begin[action](context),
  }));
}

/** `revision` comes from the name of the quote, if that names the configuration. */
export type QuoteConfiguration = { readonly configurationId: string; readonly revision?: string };

/**
 * The configuration of a quote, found by the quote's id, as its name can be changed by anyone. Undefined if
 * there is none or while loading.
 */
export function useQuoteConfiguration(quote: Quote): QuoteConfiguration | undefined {
  const { data: configurationId } = useQuery({
    ...quoteConfigurationQuery(quote, getQuoteAccountNumber(quote)),
    // No error notice: the quote can be shown without its configuration.
    meta: { suppressErrorNotice: true },
  });
  if (!configurationId) return undefined;
  const named = parseQuoteName(quote.name);
  return named?.configurationId === configurationId ? named : { configurationId };
}

export type QuoteUpdater = ConditionalUpdate<Quote>;

/** Writes a quote only if it has not changed since it was displayed, as an update sends all of its fields. */
function guardQuote(
  { client, quote: seen, units, people }: QuoteActionContext,
  action: QuoteAction,
): QuoteUpdater {
  const read = (): Promise<Quote | undefined> =>
    fetchFresh(client, quoteQuery(seen.id)).catch((error: unknown) => {
      if (isNotFoundError(error)) return undefined;
      // Pages show a failure of the quote query themselves; an action has to report it as a notice.
      notifyError(error);
      throw error;
    });
  const update = updateIfUnchanged({
    baseline: createBaseline(seen),
    read,
    compare: (known, now) =>
      diffQuotes(known, now, people.nameOf).map(({ label, before, now: after }) =>
        quoteQuestionTexts.change(label, before, after),
      ),
    refusal: (now) => checkQuoteAction(action, units, now),
    texts: {
      gone: quoteQuestionTexts.goneSince(seen.name ?? ''),
      changed: quoteQuestionTexts.moved,
      goOn: quoteQuestionTexts.movedAgain,
    },
  });
  return (isOpen, write, options) => {
    const session = getCpqToken();
    // If the read required a sign-in, the person has to confirm again with what is displayed now.
    const send: typeof write = (now) =>
      getCpqToken() === session
        ? write(now)
        : Promise.reject(new UserFacingError(staleConfigurationTexts.signedIn));
    return update(isOpen, send, options);
  };
}
