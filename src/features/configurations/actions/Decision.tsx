import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { decisionWords, showsFacts } from '~/domain/workflow/decision.ts';
import { eventRecord, type ConfirmedEvent } from '~/domain/workflow/eventRecord.ts';
import { eventSubject, withRevision } from '~/domain/workflow/offered.ts';
import { cautionsBefore, type Cautions } from '~/domain/workflow/readiness.ts';
import {
  configurationActionTexts,
  decisionTexts,
  quotedPriceTexts,
} from '~/domain/words/texts/configurationActions.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';
import { movesQuoteOf } from '~/queries/configurations/move.ts';
import { lazyPart } from '~/ui/lazyPart.tsx';
import { Confirm } from '~/ui/modal/Confirm.tsx';
import { openModal } from '~/platform/modals.ts';
import type { Objection, Run } from '~/ui/modal/useAttempt.ts';
import type { ActionContext } from './guardConfiguration.ts';
import { readinessFacts } from '../useReadiness.ts';
import { quotePriceText } from '~/domain/quote/quotePrice.ts';
import { useQuoteBeside, type QuoteBeside } from '../quote/useQuoteBeside.ts';
import styles from './Decision.module.css';

const DecisionFacts = lazyPart(
  decisionTexts.facts,
  async () => (await import('./DecisionFacts.tsx')).DecisionFacts,
);

export type Decision = {
  readonly event: ConfirmedEvent;
  readonly context: ActionContext;
  /**
   * Carries it out on what was seen, as long as the question that it was asked by is open; rejects with an Objection where
   * that has moved.
   */
  readonly run: Run;
  /** What can be given along, below the question. */
  readonly enclosure?: ReactNode;
};

type Asked = Decision & {
  /** Whether what is known of the revision stands in the question; it need not where it stands beside it. */
  readonly withFacts?: boolean;
  /** Objection to a try that was made without a question. */
  readonly objected?: Objection;
  /** Whether Enter answers at once. */
  readonly focused?: boolean;
};

/** Asks the event's question, which names the revision it is about; one about content beside what is known of that. */
export function askDecision({ withFacts, ...decision }: Asked): void {
  const { event, context } = decision;
  const asked = { ...decision, withFacts: withFacts ?? showsFacts(event) };
  const { configurationId: id, revision } = context.configuration;
  openModal({
    title: configurationActionTexts.about(withRevision(event, eventRecord[event].label, revision), id),
    size: asked.withFacts ? 680 : 480,
    body: <AskedDecision {...asked} />,
  });
}

/** The configuration as it was last read at the revision that is decided about, since the question was asked too. */
function useLastRead(seen: Configuration): Configuration {
  const { configurationId: id, revision } = seen;
  const own = useQuery({ ...configuration(id, revision), enabled: false });
  const shown = useQuery({ ...configuration(id), enabled: false });
  const [last] = [own, shown]
    .filter(({ data }) => data?.revision === revision)
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  return last?.data ?? seen;
}

function AskedDecision(asked: Asked): ReactElement {
  const { event, context, withFacts, run, enclosure, objected, focused = false } = asked;
  const now = useLastRead(context.configuration);
  const { configurationId: id, revision } = now;
  const { tone, confirmation } = eventRecord[event];
  const cautions = cautionsBefore(event, readinessFacts(now));
  return (
    <Confirm
      question={confirmation.question(eventSubject(event, id, revision))}
      action={decisionWords(event, revision, cautions.missing)}
      dangerous={tone === 'danger'}
      focused={focused}
      objected={objected}
      run={run}
      facts={
        <>
          {movesQuoteOf(event, now) && <QuotedPrice subject={now} />}
          <CautionNote cautions={cautions} />
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

export function CautionNote({ cautions: { texts } }: { readonly cautions: Cautions }): ReactElement | null {
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

/** The price of the quote that a decision moves. It always stands in the question; where it is not known, why not. */
function QuotedPrice({ subject }: { readonly subject: Configuration }): ReactElement {
  const { read } = useQuoteBeside(subject);
  return (
    <p className="number" role="status">
      {quotedPriceTexts.price(priceIn(read))}
    </p>
  );
}

function priceIn(read: QuoteBeside['read']): string {
  if (!read) return quotedPriceTexts.signedOut;
  if (read.data) return quotePriceText(read.data);
  return read.error ? quotedPriceTexts.unread : quotedPriceTexts.reading;
}
