import { IconArrowRight, IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { unmadeArtefacts } from '~/domain/file/artefacts.ts';
import { mayWriteToSupport } from '~/domain/workflow/deletionApproval.ts';
import { kindOf } from '~/domain/configuration/id.ts';
import { readiness, type Advice, type Fix, type Readiness as Row } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { openers } from './actions.ts';
import type { ActionContext } from './actions/context.ts';
import { useActionContext } from './actions/useActions.ts';
import { useInWork } from './useInWork.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from './Readiness.module.css';

type Props = { readonly configuration: Configuration };

/** On a phone it is one line until it is asked for: what stands below it is what people come for there. */
const startsOpen = (): boolean => !window.matchMedia('(width < 760px)').matches;

/** What may come next: each event with whether this person may trigger it, else why not and what helps. */
export function Readiness({ configuration: shown }: Props): ReactElement {
  const actor = useActor();
  const context = useActionContext(shown);
  const [open] = useState(startsOpen);
  const inWork = useInWork(shown);
  const rows = readiness(actor, {
    state: shown.configurationState,
    kind: kindOf(shown),
    assigneeEmail: shown.assigneeEmail,
    productConfigurations: inWork.productConfigurations.length,
    missingArtefacts: unmadeArtefacts(inWork),
  });
  const possible = rows.filter(({ verdict }) => verdict.allowed).length;
  const mayAsk = mayWriteToSupport(actor).allowed;
  return (
    <details className={styles.panel} open={open}>
      <summary>
        <h2>What comes next</h2>
        <span>
          {possible} of {rows.length} possible for you now
        </span>
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
  const open = openers[event];
  return (
    <li data-possible={verdict.allowed || undefined}>
      <span className={styles.mark} aria-hidden>
        {verdict.allowed ? <IconCheck size={15} /> : <IconLock size={14} />}
      </span>
      <div className={styles.words}>
        {verdict.allowed && open ? (
          <button
            type="button"
            className={styles.way}
            onClick={() => open(context)}
            aria-label={`${label} now`}
          >
            {label}
            <IconArrowRight size={15} aria-hidden />
          </button>
        ) : (
          <strong>{label}</strong>
        )}
        <span className="visuallyHidden">{verdict.allowed ? ': possible' : ': not possible'}</span>
        {!verdict.allowed && <p>{verdict.reason}</p>}
        {fix && <FixLine fix={fix} of={label} context={context} mayAsk={mayAsk} />}
        {verdict.allowed &&
          advice.map((each) => <AdviceLine key={each.text} advice={each} context={context} />)}
      </div>
    </li>
  );
}

type FixProps = Omit<RowProps, 'row'> & { readonly fix: Fix; readonly of: string };

/** What helps where something is refused: a step that is possible now, a person to wait for, or asking. */
function FixLine({ fix, of, context, mayAsk }: FixProps): ReactElement | null {
  if (fix.kind === 'WAIT') return <p>{fix.label}.</p>;
  if (fix.kind === 'EVENT') {
    return (
      <p>
        First:{' '}
        <button type="button" onClick={() => openers[fix.event]?.(context)} aria-label={`${fix.label} first`}>
          {fix.label}
        </button>
      </p>
    );
  }
  if (!mayAsk) return null;
  const ask = (): void => {
    const { me, client } = context;
    const { configurationId, revision } = context.configuration;
    void openWhenLoaded(
      () => import('./actions/WriteToSupport.tsx'),
      (dialog) =>
        dialog.openAccessRequest(
          { client, email: me.email, configurationId, revision },
          `I would like to be able to do this: ${of}.`,
        ),
    );
  };
  return (
    <p>
      <button type="button" onClick={ask} aria-label={`Request access to ${of}`}>
        {fix.label}
      </button>
    </p>
  );
}

type AdviceProps = { readonly advice: Advice; readonly context: ActionContext };

function AdviceLine({ advice: { text, fix }, context }: AdviceProps): ReactElement {
  const event = fix?.kind === 'EVENT' ? fix.event : undefined;
  const open = event && openers[event];
  return (
    <p className={styles.advice}>
      <IconInfoCircle size={14} aria-hidden />
      <span>
        {text}{' '}
        {open && (
          <button type="button" onClick={() => open(context)} aria-label={`${fix?.label} first`}>
            {fix?.label}
          </button>
        )}
      </span>
    </p>
  );
}
