import { IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useId, type MouseEvent, type ReactElement } from 'react';
import { accessWishes } from '~/domain/words/texts/support.ts';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { eventRecord, isOffered } from '~/domain/workflow/eventRecord.ts';
import type { Advice, Fix, Readiness } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { beginEvent } from './actions.ts';
import type { ActionContext } from './actions/context.ts';
import { useActionContext } from './actions/useActions.ts';
import { RequestAccess } from './RequestAccess.tsx';
import styles from './WhyNot.module.css';

type Props = {
  readonly id: string;
  /** The configuration at its working revision. */
  readonly configuration: Configuration;
  readonly rows: readonly Readiness[];
  readonly summary: string;
};

/** A dialog shows below everything that is open in the top layer: what opens one closes this. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('button') && 'hidePopover' in currentTarget) {
    currentTarget.hidePopover();
  }
}

/** The events that are refused or have something to mind: each with the reason, and what helps. */
export function WhyNot({ id, configuration, rows, summary }: Props): ReactElement {
  const context = useActionContext(configuration);
  const title = useId();
  return (
    // The keys of its buttons do the same as clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      id={id}
      popover="auto"
      className={styles.panel}
      role="dialog"
      aria-labelledby={title}
      data-settles="next"
      onClick={closeOnChoice}
    >
      <h2 id={title}>{nextStepsTexts.title}</h2>
      <p>{summary}</p>
      <ul>
        {rows.map((row) => (
          <Row key={row.event} row={row} context={context} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { readonly row: Readiness; readonly context: ActionContext };

function Row({ row, context }: RowProps): ReactElement {
  const { label, verdict, fix, advice } = row;
  return (
    <li data-possible={verdict.allowed || undefined}>
      <span className={styles.mark} aria-hidden>
        {verdict.allowed ? <IconCheck size={15} /> : <IconLock size={14} />}
      </span>
      <div className={styles.words}>
        <strong>{label}</strong>
        <span className="visuallyHidden">
          {verdict.allowed ? nextStepsTexts.isPossible : nextStepsTexts.isNotPossible}
        </span>
        {!verdict.allowed && <p>{verdict.reason}</p>}
        {fix && <FixLine fix={fix} of={row} context={context} />}
        {verdict.allowed &&
          advice.map((each) => <AdviceLine key={each.text} advice={each} context={context} />)}
      </div>
    </li>
  );
}

type FixProps = Omit<RowProps, 'row'> & { readonly fix: Fix; readonly of: Readiness };

/** The help where something is refused: a step that is possible now, a person to wait for, or asking. */
function FixLine({ fix, of, context }: FixProps): ReactElement {
  if (fix.kind === 'WAIT') return <p>{nextStepsTexts.waiting(fix.label)}</p>;
  if (fix.kind === 'EVENT') {
    return (
      <p>
        {nextStepsTexts.first} <FirstButton fix={fix} context={context} />
      </p>
    );
  }
  const { configurationId, revision } = context.configuration;
  return (
    <RequestAccess
      about={{ configurationId, revision }}
      wish={accessWishes.event(configurationId, eventRecord[of.event].verb)}
      label={nextStepsTexts.requestAccessTo(of.label)}
    />
  );
}

type FirstProps = { readonly fix: Fix | undefined; readonly context: ActionContext };

/** The button of a step that comes before another; nothing where Portal has no way to begin it. */
function FirstButton({ fix, context }: FirstProps): ReactElement | null {
  if (fix?.kind !== 'EVENT') return null;
  const { event, label } = fix;
  if (!isOffered(event)) return null;
  return (
    <button
      type="button"
      onClick={() => beginEvent(event, context)}
      aria-label={nextStepsTexts.doFirst(label)}
    >
      {label}
    </button>
  );
}

type AdviceProps = { readonly advice: Advice; readonly context: ActionContext };

function AdviceLine({ advice: { text, fix }, context }: AdviceProps): ReactElement {
  return (
    <p className={styles.advice}>
      <IconInfoCircle size={14} aria-hidden />
      <span>
        {text} <FirstButton fix={fix} context={context} />
      </span>
    </p>
  );
}
