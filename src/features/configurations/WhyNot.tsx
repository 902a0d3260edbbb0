import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { nextStepsTexts } from '~/domain/words/texts/nextSteps.ts';
import { askedEvent } from '~/domain/workflow/askedEvent.ts';
import { isOffered } from '~/domain/workflow/eventRecord.ts';
import { standingOf } from '~/domain/workflow/permission.ts';
import type { Advice, Fix, Readiness } from '~/domain/workflow/readiness.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { beginEvent } from './actions.ts';
import type { ActionContext } from './actions/context.ts';
import { useActionContext } from './actions/useActions.ts';
import { Reason, Reasons } from './Reasons.tsx';
import { WhyCanI } from '~/widgets/access/WhyCanI.tsx';
import { RequestAccess } from '~/widgets/requests/RequestAccess.tsx';
import { useQuoteBeside } from './quote/useQuoteBeside.ts';
import styles from './WhyNot.module.css';

type Props = {
  /** Words of the button it opens by. */
  readonly label: string;
  /** The configuration at its working revision. */
  readonly configuration: Configuration;
  readonly rows: readonly Readiness[];
  readonly summary: string;
};

/** The events that are refused or have something to mind: each with the reason, and what helps. */
export function WhyNot({ label, configuration, rows, summary }: Props): ReactElement {
  const context = useActionContext(configuration);
  return (
    <Reasons label={label} title={nextStepsTexts.title} summary={summary}>
      {rows.map((row) => (
        <Row key={row.event} row={row} context={context} />
      ))}
    </Reasons>
  );
}

type RowProps = { readonly row: Readiness; readonly context: ActionContext };

function Row({ row, context }: RowProps): ReactElement {
  const { label, verdict, fix, advice } = row;
  const { configuration } = context;
  const { quoteState } = useQuoteBeside(configuration);
  const standing = standingOf({ ...configuration, quoteState });
  return (
    <Reason label={label} verdict={verdict}>
      {fix && <FixLine fix={fix} of={row} context={context} />}
      {verdict.allowed &&
        advice.map((each) => <AdviceLine key={each.text} advice={each} context={context} />)}
      {!verdict.allowed && <WhyCanI asked={row.event} standing={standing} />}
    </Reason>
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
  const { configuration, actor } = context;
  return (
    <RequestAccess
      wanted={askedEvent(of.event, configuration.configurationId, actor.units)}
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
