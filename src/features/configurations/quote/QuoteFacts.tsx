import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { assigneeOf, priceOf, stateNameOf } from '~/domain/quote/facts.ts';
import { mayUseQuotes } from '~/domain/quote/quoting.ts';
import { quoteCurrency, quoteStateNameText } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/wire.ts';
import { moneyText } from '~/domain/words/money.ts';
import { quoteBesideTexts, unfinishedTexts } from '~/domain/words/texts/quoteBeside.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { quoteUsersQuery } from '~/queries/quotes/quotePeople.ts';
import { promptCpqSignIn } from '~/session/cpqSession.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/Answer.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useQuoteBeside } from './useQuoteBeside.ts';
import styles from './QuoteFacts.module.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isGenerating } from '~/domain/configuration/state.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import { unfinishedMove, type Unfinished as UnfinishedMove } from '~/domain/workflow/unfinished.ts';
import { refreshOperations } from '~/queries/client.ts';
import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { UserFacingError, alwaysOpen } from '~/ui/modal/useAttempt.ts';
import { stateDecision } from '../actions/confirmedActions.tsx';
import { useActionContext } from '../actions/useActions.ts';

export function QuoteFacts({ configuration }: { readonly configuration: Configuration }) {
  const { kbMaxQuoteId: id } = configuration;
  const { units } = useMe();
  const isOpen = mayUseQuotes(units).allowed;
  const { read } = useQuoteBeside(configuration);
  const number = { label: quoteBesideTexts.number, value: <QuoteNumber id={id} isLink={isOpen} /> };
  if (!read) {
    return (
      <>
        <LabelValueTable rows={[number]} />
        {isOpen && (
          <div className={styles.signIn}>
            <p>{quoteBesideTexts.signedOut}</p>
            <Button size="xs" variant="default" onClick={() => void promptCpqSignIn()}>
              {quoteBesideTexts.signIn}
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <QueryBoundary
      read={read}
      what={quoteBesideTexts.itself(id)}
      waiting={
        <>
          <LabelValueTable rows={[number]} />
          <Loader label={quoteBesideTexts.reading(id)} />
        </>
      }
    >
      {(quote) => <Facts quote={quote} number={number} />}
    </QueryBoundary>
  );
}

const QuoteNumber = ({ id, isLink }: { readonly id: number; readonly isLink: boolean }) =>
  isLink ? (
    <Link className="number" to={paths.quotes({ quote: String(id) })}>
      {id}
    </Link>
  ) : (
    <span className="number">{id}</span>
  );

function Facts({ quote, number }: { readonly quote: Quote; readonly number: LabelValue }) {
  const price = priceOf(quote);
  return (
    <LabelValueTable
      rows={[
        number,
        { label: quoteBesideTexts.name, value: quote.name },
        { label: quoteBesideTexts.state, value: quoteStateNameText(stateNameOf(quote.state)) },
        {
          label: quoteBesideTexts.price,
          value: price !== undefined && (
            <span className="number">{moneyText(price, quote.currency ?? quoteCurrency)}</span>
          ),
        },
        { label: quoteBesideTexts.assignee, value: useAssignee(quote) },
      ]}
    />
  );
}

function useAssignee(quote: Quote): string {
  const id = assigneeOf(quote);
  const { data: people } = useQuery({ ...quoteUsersQuery('NEVER'), enabled: id !== 0 });
  if (id === 0) return quoteBesideTexts.nobody;
  return people?.find((person) => person.id === id)?.name ?? quoteBesideTexts.person(id);
}

type Props = { readonly configuration: Configuration };

export function Unfinished({ configuration }: Props) {
  const { quoteState } = useQuoteBeside(configuration);
  useReadAfterGenerating(isGenerating(quoteState));
  const unfinished = unfinishedMove(configuration.configurationState, quoteState);
  return unfinished ? <Strip configuration={configuration} unfinished={unfinished} /> : null;
}

function useReadAfterGenerating(generates: boolean): void {
  const client = useQueryClient();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !generates) void refreshOperations(client, configurationReadOperations);
    was.current = generates;
  }, [client, generates]);
}

function useFinish(configuration: Configuration, { event }: UnfinishedMove) {
  const context = useActionContext(configuration);
  const [busy, setBusy] = useState(false);
  const [objection, setObjection] = useState<ReactNode>();
  const finish = async (): Promise<void> => {
    setBusy(true);
    setObjection(undefined);
    try {
      await stateDecision(event, context).run(alwaysOpen);
    } catch (error) {
      // Any other failure has been told where it happened.
      if (error instanceof UserFacingError) setObjection(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { verdict: canOn(context.actor, event, configuration), busy, objection, finish };
}

function Strip({ configuration, unfinished }: Props & { readonly unfinished: UnfinishedMove }) {
  const id = useId();
  const { verdict, busy, objection, finish } = useFinish(configuration, unfinished);
  return (
    <section className={styles.strip} aria-label={unfinishedTexts.label(configuration.configurationId)}>
      <IconAlertTriangle size={17} aria-hidden />
      <div className={styles.words}>
        <p role="status">{unfinished.text}</p>
        {!verdict.allowed && <p id={id}>{verdict.reason}</p>}
        <div role="alert">{objection}</div>
      </div>
      <BusyButton
        size="xs"
        busy={busy}
        disabled={!verdict.allowed}
        aria-describedby={verdict.allowed ? undefined : id}
        onClick={() => void finish()}
      >
        {unfinishedTexts.finish}
      </BusyButton>
    </section>
  );
}
