import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { getAssigneeId, getQuotePrice, getQuoteStateName } from '~/domain/quote/facts.ts';
import { checkQuotesAccess } from '~/domain/quote/quotesAccess.ts';
import { quoteCurrency, formatQuoteStateName } from '~/domain/quote/quote.ts';
import type { Quote } from '~/domain/quote/quoteDto.ts';
import { formatMoney } from '~/domain/words/money.ts';
import { configurationQuoteTexts, unfinishedMoveTexts } from '~/domain/words/texts/configurationQuote.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { quoteUsersQuery } from '~/queries/quotes/quoteUsers.ts';
import { promptCpqSignIn } from '~/session/cpqSession.ts';
import { useMe } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { LabelValueTable, type LabelValue } from '~/ui/LabelValueTable.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { useConfigurationQuote } from './useConfigurationQuote.ts';
import styles from './QuoteFacts.module.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { isGeneratingState } from '~/domain/configuration/state.ts';
import { checkConfigurationEvent } from '~/domain/workflow/permission.ts';
import { findUnfinishedMove, type UnfinishedMove } from '~/domain/workflow/unfinishedMove.ts';
import { refreshOperations } from '~/queries/client.ts';
import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { UserFacingError, isAlwaysOpen } from '~/ui/modal/useSubmit.ts';
import { createStateChangeConfirmation } from '../actions/confirmableActions.tsx';
import { useActionContext } from '../actions/listConfigurationActions.ts';

export function QuoteFacts({ configuration }: { readonly configuration: Configuration }) {
  const { kbMaxQuoteId: id } = configuration;
  const { units } = useMe();
  const isOpen = checkQuotesAccess(units).allowed;
  const { read } = useConfigurationQuote(configuration);
  const number = { label: configurationQuoteTexts.number, value: <QuoteNumber id={id} isLink={isOpen} /> };
  if (!read) {
    return (
      <>
        <LabelValueTable rows={[number]} />
        {isOpen && (
          <div className={styles.signIn}>
            <p>{configurationQuoteTexts.signedOut}</p>
            <Button size="xs" variant="default" onClick={() => void promptCpqSignIn()}>
              {configurationQuoteTexts.signIn}
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <QueryBoundary
      read={read}
      what={configurationQuoteTexts.itself(id)}
      waiting={
        <>
          <LabelValueTable rows={[number]} />
          <Loader label={configurationQuoteTexts.reading(id)} />
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
  const price = getQuotePrice(quote);
  return (
    <LabelValueTable
      rows={[
        number,
        { label: configurationQuoteTexts.name, value: quote.name },
        { label: configurationQuoteTexts.state, value: formatQuoteStateName(getQuoteStateName(quote.state)) },
        {
          label: configurationQuoteTexts.price,
          value: price !== undefined && (
            <span className="number">{formatMoney(price, quote.currency ?? quoteCurrency)}</span>
          ),
        },
        { label: configurationQuoteTexts.assignee, value: useAssignee(quote) },
      ]}
    />
  );
}

function useAssignee(quote: Quote): string {
  const id = getAssigneeId(quote);
  const { data: people } = useQuery({ ...quoteUsersQuery('NEVER'), enabled: id !== 0 });
  if (id === 0) return configurationQuoteTexts.nobody;
  return people?.find((person) => person.id === id)?.name ?? configurationQuoteTexts.person(id);
}

type Props = { readonly configuration: Configuration };

export function PartialUpdateBanner({ configuration }: Props) {
  const { quoteState } = useConfigurationQuote(configuration);
  useReadAfterGenerating(isGeneratingState(quoteState));
  const unfinished = findUnfinishedMove(configuration.configurationState, quoteState);
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
      await createStateChangeConfirmation(event, context).run(isAlwaysOpen);
    } catch (error) {
      // Other failures have been reported by the mutation.
      if (error instanceof UserFacingError) setObjection(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { decision: checkConfigurationEvent(context.actor, event, configuration), busy, objection, finish };
}

function Strip({ configuration, unfinished }: Props & { readonly unfinished: UnfinishedMove }) {
  const id = useId();
  const { decision, busy, objection, finish } = useFinish(configuration, unfinished);
  return (
    <section className={styles.strip} aria-label={unfinishedMoveTexts.label(configuration.configurationId)}>
      <IconAlertTriangle size={17} aria-hidden />
      <div className={styles.words}>
        <p role="status">{unfinished.text}</p>
        {!decision.allowed && <p id={id}>{decision.reason}</p>}
        <div role="alert">{objection}</div>
      </div>
      <BusyButton
        size="xs"
        busy={busy}
        disabled={!decision.allowed}
        aria-describedby={decision.allowed ? undefined : id}
        onClick={() => void finish()}
      >
        {unfinishedMoveTexts.finish}
      </BusyButton>
    </section>
  );
}
