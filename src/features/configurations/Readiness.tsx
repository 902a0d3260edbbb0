import { IconArrowRight, IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { accessWishes } from '~/domain/words/texts/support.ts';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { mayWriteToSupport } from '~/domain/workflow/deletionApproval.ts';
import { eventRecord, isOffered } from '~/domain/workflow/eventRecord.ts';
import type { Advice, Fix, Readiness as Row } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { beginEvent } from './actions.ts';
import type { ActionContext } from './actions/context.ts';
import { useActionContext } from './actions/useActions.ts';
import { useReadiness } from './useReadiness.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './Readiness.module.css';

/** The configuration at its working revision. */
type Props = { readonly configuration: Configuration };

/** On a phone it is one line until it is asked for: what stands below it is what people come for there. */
const startsOpen = (): boolean => !window.matchMedia('(width < 760px)').matches;

/** The events that may come next: each with whether this person may trigger it, else why not and what helps. */
export function Readiness({ configuration }: Props): ReactElement {
  const context = useActionContext(configuration);
  const [open] = useState(startsOpen);
  const rows = useReadiness(configuration);
  const possible = rows.filter(({ verdict }) => verdict.allowed).length;
  const mayAsk = mayWriteToSupport(context.actor).allowed;
  return (
    <details className={styles.panel} open={open} data-settles="next">
      <summary>
        <h2>{nextStepsTexts.title}</h2>
        <span>{nextStepsTexts.possible(configuration.revision, possible, rows.length)}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <ReadinessRow key={row.event} row={row} context={context} mayAsk={mayAsk} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = { readonly row: Row; readonly context: ActionContext; readonly mayAsk: boolean };

function ReadinessRow({ row, context, mayAsk }: RowProps): ReactElement {
  const { event, label, verdict, fix, advice } = row;
  return (
    <li data-possible={verdict.allowed || undefined}>
      <span className={styles.mark} aria-hidden>
        {verdict.allowed ? <IconCheck size={15} /> : <IconLock size={14} />}
      </span>
      <div className={styles.words}>
        {verdict.allowed && isOffered(event) ? (
          <button
            type="button"
            className={styles.way}
            onClick={() => beginEvent(event, context)}
            aria-label={nextStepsTexts.now(label)}
          >
            {label}
            <IconArrowRight size={15} aria-hidden />
          </button>
        ) : (
          <strong>{label}</strong>
        )}
        <span className="visuallyHidden">
          {verdict.allowed ? nextStepsTexts.isPossible : nextStepsTexts.isNotPossible}
        </span>
        {!verdict.allowed && <p>{verdict.reason}</p>}
        {fix && <FixLine fix={fix} of={row} context={context} mayAsk={mayAsk} />}
        {verdict.allowed &&
          advice.map((each) => <AdviceLine key={each.text} advice={each} context={context} />)}
      </div>
    </li>
  );
}

type FixProps = Omit<RowProps, 'row'> & { readonly fix: Fix; readonly of: Row };

/** The help where something is refused: a step that is possible now, a person to wait for, or asking. */
function FixLine({ fix, of, context, mayAsk }: FixProps): ReactElement | null {
  if (fix.kind === 'WAIT') return <p>{nextStepsTexts.waiting(fix.label)}</p>;
  if (fix.kind === 'EVENT') {
    return (
      <p>
        {nextStepsTexts.first} <FirstButton fix={fix} context={context} />
      </p>
    );
  }
  if (!mayAsk) return null;
  const ask = (): void => {
    const { me, client } = context;
    const { configurationId, revision } = context.configuration;
    const wish = accessWishes.event(configurationId, eventRecord[of.event].verb);
    void openWhenLoaded(
      () => import('./actions/WriteToSupport.tsx'),
      (dialog) => dialog.openAccessRequest({ client, email: me.email, configurationId, revision }, wish),
    );
  };
  return (
    <p>
      <button type="button" onClick={ask} aria-label={nextStepsTexts.requestAccessTo(of.label)}>
        {fix.label}
      </button>
    </p>
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
