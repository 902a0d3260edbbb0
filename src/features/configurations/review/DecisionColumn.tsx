import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { accountLabel } from '~/domain/account/accounts.ts';
import { decisionWords } from '~/domain/workflow/decision.ts';
import { reviewTexts } from '~/domain/words/texts/review.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { QueuePlace } from '~/ui/list/QueuePlace.tsx';
import { Keys } from '~/ui/shortcuts/Keys.tsx';
import { ariaShortcut } from '~/platform/shortcuts/shortcuts.ts';
import { useShortcut } from '~/platform/shortcuts/useShortcut.ts';
import { CautionNote } from '../actions/Decision.tsx';
import { CompareLink } from '../actions/DecisionFacts.tsx';
import { TransmitterPicture } from '../actions/TransmitterPicture.tsx';
import { OwnChangeList } from '../compare/OwnChangeList.tsx';
import { RevisionReason } from '../compare/RevisionReason.tsx';
import type { ItemProps } from './ReviewedItem.tsx';
import { useDecisions } from './useDecisions.ts';
import styles from './Review.module.css';

type Props = ItemProps & { readonly working: Configuration };

/** What has changed in the working revision, why, and what is missing, under the decision that is asked for. */
export function DecisionColumn({ working, ...item }: Props): ReactElement {
  const { configurationId: id, revision, configurationDescription, account } = working;
  const { place, count } = item;
  const decisions = useDecisions(working, item);
  return (
    <section className={styles.decision} aria-label={reviewTexts.changes}>
      <header>
        <div className={styles.top}>
          <h2 className="number" title={reviewTexts.about(id, revision)}>
            {reviewTexts.about(id, revision)}
          </h2>
          <Ways item={item} />
        </div>
        <p title={configurationDescription}>
          {configurationDescription} · {accountLabel(account).name}
        </p>
        <p className="visuallyHidden" role="status">
          {reviewTexts.now(id, revision, place, count)}
        </p>
        <Actions decisions={decisions} item={item} revision={revision} />
      </header>
      <div className={styles.facts}>
        <CautionNote cautions={decisions.cautions} />
        <div className={styles.seen}>
          <TransmitterPicture configuration={working} />
          <RevisionReason configuration={working} />
        </div>
        <OwnChangeList configuration={working} />
        <CompareLink configuration={working} />
        <Link to={paths.configuration(id, revision)}>{reviewTexts.open}</Link>
      </div>
    </section>
  );
}

type ActionsProps = {
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly item: ItemProps;
  readonly revision: string;
};

function Actions({ decisions, item, revision }: ActionsProps): ReactElement {
  const { entry } = item;
  const { decide, sendBack, busy, refusal, cautions } = decisions;
  useShortcut('DECIDE', () => decide?.({ byKeys: true }));
  useShortcut('SEND_BACK', () => sendBack?.({ byKeys: true }));
  return (
    <div className={styles.actions} role="group" aria-label={reviewTexts.actions}>
      <BusyButton
        busy={busy}
        disabled={!decide}
        aria-keyshortcuts={ariaShortcut('DECIDE')}
        aria-describedby="review-refusal"
        onClick={() => decide?.({ byKeys: false })}
      >
        {decisionWords(entry.event, revision, cautions.missing)}
      </BusyButton>
      <Button
        variant="default"
        disabled={!sendBack}
        aria-keyshortcuts={ariaShortcut('SEND_BACK')}
        onClick={() => sendBack?.({ byKeys: false })}
      >
        {reviewTexts.sendBack}
      </Button>
      <span id="review-refusal" className={styles.refusal}>
        {refusal || <Hints />}
      </span>
    </div>
  );
}

/** The keys of both decisions, in the line that a refusal would have. */
const Hints = (): ReactElement => (
  <>
    <Keys of="DECIDE" /> {reviewTexts.decides} <Keys of="SEND_BACK" /> {reviewTexts.sendsBack}
  </>
);

function Ways({ item }: { readonly item: ItemProps }): ReactElement {
  const { place, count, onPrevious, onNext } = item;
  return (
    <QueuePlace
      label={reviewTexts.queue}
      place={place}
      count={count}
      previous={{ label: reviewTexts.previous, shortcut: 'PREVIOUS_TO_REVIEW', go: onPrevious }}
      next={{ label: reviewTexts.next, shortcut: 'NEXT_TO_REVIEW', go: onNext }}
    />
  );
}
