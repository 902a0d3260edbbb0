import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { config } from '~/config.ts';
import type { Unit } from '~/domain/access/roles.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { priceOf } from '~/domain/quote/facts.ts';
import { mayCloneQuote, mayOnQuote, type QuoteAction } from '~/domain/quote/permission.ts';
import { quoteCurrency } from '~/domain/quote/quote.ts';
import { cloneBody, cloneCustomerText } from '~/domain/quote/requests.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { moneyText } from '~/domain/words/money.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { quoteActionTexts, quoteQuestionTexts, quoteTexts } from '~/domain/words/texts/quotes.ts';
import { account } from '~/queries/accounts/accounts.ts';
import { perform } from '~/queries/perform.ts';
import { approveQuote, cloneQuote, deleteQuote, rejectQuote, submitQuote } from '~/queries/quotes/quotes.ts';
import { useMe } from '~/session/me.ts';
import type { MenuAction } from '~/ui/ActionMenu.tsx';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { paths } from '~/paths.ts';
import { notify } from '~/platform/notices.ts';
import { useConfigurationOfQuote } from '../useConfigurationOfQuote.ts';
import { usePeople, type People } from '../usePeople.ts';
import { quoteGuard } from './quoteGuard.ts';

/** Surroundings of an action on a quote: who acts on what, and where it leads. */
export type QuoteContext = {
  readonly quote: Quote;
  /** The name of the quote as people read it. */
  readonly name: string;
  /** Id of the configuration whose quote it is. */
  readonly configurationId: string | undefined;
  readonly client: QueryClient;
  readonly units: readonly Unit[];
  /** The person's own address. */
  readonly email: string;
  readonly people: People;
  /** Says whom a copy of the quote is for; undefined where that is not known. */
  readonly cloneCustomer: string | undefined;
  /** Opens another quote, or none, in the place of one, as long as that is still the open one. */
  readonly onward: (from: number, to: number | undefined) => void;
};

const guardOf = ({ client, quote, units, people }: QuoteContext, action: QuoteAction) =>
  quoteGuard({ client, seen: quote, action, units, nameOf: people.nameOf });

type Asked = {
  readonly action: QuoteAction;
  readonly question: string;
  readonly dangerous?: boolean;
  readonly write: (now: Quote) => Promise<unknown>;
};

function ask(context: QuoteContext, { action, question, dangerous = false, write }: Asked): void {
  const guard = guardOf(context, action);
  confirm({
    title: quoteQuestionTexts.title(quoteActionTexts[action], context.name),
    question,
    action: quoteActionTexts[action],
    dangerous,
    run: (isOpen) => guard(isOpen, write),
  });
}

/** Sentences to read before the state of a quote changes: its price, and that its configuration stays where it is. */
function cautions({ quote, configurationId }: QuoteContext): readonly string[] {
  const price = priceOf(quote);
  return [
    ...(price === undefined
      ? []
      : [quoteQuestionTexts.priced(moneyText(price, quote.currency ?? quoteCurrency))]),
    ...(configurationId === undefined ? [] : [quoteQuestionTexts.onlyTheQuote(configurationId)]),
  ];
}

async function cloneAndOpen(
  { client, name, quote, onward }: QuoteContext,
  clone: ReturnType<typeof cloneQuote>,
  now: Quote,
): Promise<void> {
  const copy = await perform(client, clone, now);
  const copyName = copy.name || quoteTexts.quote(copy.id);
  notify(
    successNotice(quoteQuestionTexts.cloned(name, copyName), {
      label: quoteQuestionTexts.open(copyName),
      href: paths.quotes({ quote: String(copy.id) }),
    }),
  );
  onward(quote.id, copy.id);
}

async function deleteAndClose({ client, name, quote, onward }: QuoteContext, now: Quote): Promise<void> {
  await perform(client, deleteQuote(client, quoteQuestionTexts.deleted(name)), now);
  onward(quote.id, undefined);
}

/** How each action begins: with its question. */
const begin: Record<Exclude<QuoteAction, 'DELETE_LOG'>, (context: QuoteContext) => void> = {
  SUBMIT: (context) =>
    ask(context, {
      action: 'SUBMIT',
      question: sentences([quoteQuestionTexts.submit(context.name), ...cautions(context)]),
      write: (now) =>
        perform(context.client, submitQuote(context.client, quoteQuestionTexts.submitted(context.name)), now),
    }),
  APPROVE: (context) =>
    ask(context, {
      action: 'APPROVE',
      question: sentences([quoteQuestionTexts.approve(context.name), ...cautions(context)]),
      write: (now) =>
        perform(context.client, approveQuote(context.client, quoteQuestionTexts.approved(context.name)), now),
    }),
  REJECT: (context) =>
    ask(context, {
      action: 'REJECT',
      question: sentences([quoteQuestionTexts.reject(context.name), ...cautions(context)]),
      write: (now) =>
        perform(context.client, rejectQuote(context.client, quoteQuestionTexts.rejected(context.name)), now),
    }),
  ASSIGN: (context) =>
    void openWhenLoaded(
      () => import('./AssignQuote.tsx'),
      (dialog) => dialog.openAssignQuote(context, guardOf(context, 'ASSIGN')),
    ),
  RENAME: (context) =>
    void openWhenLoaded(
      () => import('./RenameQuote.tsx'),
      (dialog) => dialog.openRenameQuote(context, guardOf(context, 'RENAME')),
    ),
  CLONE: (context) => {
    const clone = cloneQuote(context.client, context.email);
    ask(context, {
      action: 'CLONE',
      question: sentences([quoteQuestionTexts.clone(context.name), context.cloneCustomer ?? '']),
      write: (now) => cloneAndOpen(context, clone, now),
    });
  },
  DELETE: (context) => {
    const { configurationId: id } = context;
    const loses = id === undefined ? [] : [quoteQuestionTexts.deleteConfigured(id)];
    ask(context, {
      action: 'DELETE',
      question: sentences([quoteQuestionTexts.delete(context.name), ...loses]),
      dangerous: true,
      write: (now) => deleteAndClose(context, now),
    });
  },
};

const offered = ['SUBMIT', 'APPROVE', 'REJECT', 'ASSIGN', 'RENAME', 'CLONE', 'DELETE'] as const;

/** The actions on a quote, each with whether the person may do it now. */
export function useQuoteActions(quote: Quote, onward: QuoteContext['onward']): readonly MenuAction[] {
  const client = useQueryClient();
  const { units, email } = useMe();
  const people = usePeople();
  const configuration = useConfigurationOfQuote(quote);
  const { accountNumber } = cloneBody(quote, config.specialQuoteAccount);
  const { data: customer } = useQuery({
    ...account(accountNumber),
    enabled: accountNumber !== '',
    // Without it the quoting system says whether the customer can have another quote.
    meta: { isTold: true },
  });
  const context: QuoteContext = {
    quote,
    name: quote.name || quoteTexts.unnamed,
    configurationId: configuration?.configurationId,
    client,
    units,
    email,
    people,
    cloneCustomer: cloneCustomerText(quote, config.specialQuoteAccount, customer ?? undefined),
    onward,
  };
  return offered.map((action) => ({
    label: quoteActionTexts[action],
    verdict:
      action === 'CLONE'
        ? mayCloneQuote(units, quote, customer ?? undefined)
        : mayOnQuote(action, units, quote),
    dangerous: action === 'DELETE',
    onSelect: () => begin[action](context),
  }));
}
