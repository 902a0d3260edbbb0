import { configurationQuery } from '~/queries/configurations/configurations.ts';
import {
  configurationActionTexts,
  configurationDecisionTexts,
  quotePriceTexts,
} from '~/domain/words/texts/configurationActions.ts';
import { formatDecisionLabel, shouldShowFacts } from '~/domain/workflow/decision.ts';
import { eventRecords, type ConfirmedEvent } from '~/domain/workflow/eventRecords.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { shouldMoveQuote } from '~/queries/configurations/executeMove.ts';
import { ConfirmDialog } from '~/ui/modal/ConfirmDialog.tsx';
import type { ActionContext } from './updateWorkingRevisionIfUnchanged.ts';
import { lazyWithRetry } from '~/ui/lazyWithRetry.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatEventSubject, appendRevision } from '~/domain/workflow/eventOffers.ts';
import { listEventCautions, type EventCautions } from '~/domain/workflow/readiness.ts';
import { openModal } from '~/platform/modals.ts';
import type { UserFacingError, SubmitAction } from '~/ui/modal/useSubmit.ts';
import {
  toReadinessFacts,
  useConfigurationQuote,
  type ConfigurationQuote,
} from '../quote/useConfigurationQuote.ts';
import { formatQuotePrice } from '~/domain/quote/formatQuotePrice.ts';
import styles from './EventConfirmation.module.css';

const DecisionFacts = lazyWithRetry(
  configurationDecisionTexts.facts,
  async () => (await import('./ConfirmationFacts.tsx')).ConfirmationFacts,
);

export type EventConfirmation = {
  readonly event: ConfirmedEvent;
  readonly context: ActionContext;
  /**
   * Writes if the configuration is unchanged and the dialog still open; rejects with a UserFacingError on a
   * conflict.
   */
  readonly run: SubmitAction;
  readonly enclosure?: ReactNode;
};

type Asked = EventConfirmation & {
  /** Whether the dialog lists the facts of the revision; unnecessary where the page shows them next to it. */
  readonly withFacts?: boolean;
  readonly objected?: UserFacingError;
  /** Whether the confirm button has the initial focus, so that Enter confirms. */
  readonly focused?: boolean;
};

export function openEventConfirmation({ withFacts, ...decision }: Asked): void {
  const { event, context } = decision;
  const asked = { ...decision, withFacts: withFacts ?? shouldShowFacts(event) };
  const { configurationId: id, revision } = context.configuration;
  openModal({
    title: configurationActionTexts.about(appendRevision(event, eventRecords[event].label, revision), id),
    size: asked.withFacts ? 680 : 480,
    body: <AskedDecision {...asked} />,
  });
}

function useLastRead(seen: Configuration): Configuration {
  const { configurationId: id, revision } = seen;
  const own = useQuery({ ...configurationQuery(id, revision), enabled: false });
  const shown = useQuery({ ...configurationQuery(id), enabled: false });
  const [last] = [own, shown]
    .filter(({ data }) => data?.revision === revision)
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  return last?.data ?? seen;
}

function AskedDecision(asked: Asked) {
  const { event, context, withFacts, run, enclosure, objected, focused = false } = asked;
  const now = useLastRead(context.configuration);
  const { configurationId: id, revision } = now;
  const { tone, confirmation } = eventRecords[event];
  const cautions = listEventCautions(event, toReadinessFacts(now));
  return (
    <ConfirmDialog
      question={confirmation.question(formatEventSubject(event, id, revision))}
      action={formatDecisionLabel(event, revision, cautions.missing)}
      dangerous={tone === 'danger'}
      focused={focused}
      objected={objected}
      run={run}
      facts={
        <>
          {shouldMoveQuote(event, now) && <QuotedPrice subject={now} />}
          <EventWarnings cautions={cautions} />
          {enclosure}
          {withFacts && (
            <div className={styles.room}>
              <DecisionFacts configuration={now} />
            </div>
          )}
        </>
      }
    />
  );
}

export function EventWarnings({ cautions: { texts } }: { readonly cautions: EventCautions }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.cautions}>
      <IconAlertTriangle size={17} aria-hidden />
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Always rendered: if the price is unknown, the reason is shown instead. */
function QuotedPrice({ subject }: { readonly subject: Configuration }) {
  const { read } = useConfigurationQuote(subject);
  return (
    <p className="number" role="status">
      {quotePriceTexts.price(priceIn(read))}
    </p>
  );
}

function priceIn(read: ConfigurationQuote['read']): string {
  if (!read) return quotePriceTexts.signedOut;
  if (read.data) return formatQuotePrice(read.data);
  return read.error ? quotePriceTexts.unread : quotePriceTexts.reading;
}
