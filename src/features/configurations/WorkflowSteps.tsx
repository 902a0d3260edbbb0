import { useState, type ReactNode } from 'react';
import {
  isGeneratingState,
  getLastStep,
  listStepStatuses,
  workflowSteps,
  type AnyState,
  type StateLog,
  type WorkflowStep,
} from '~/domain/configuration/state.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { configurationPageTexts, nextStepsTexts } from '~/domain/words/texts/configurationPage.ts';
import { StepBar } from '~/ui/steps/StepBar.tsx';
import { buildReadinessLine } from '~/domain/workflow/readinessLine.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useReadiness, useConfigurationQuote } from './quote/useConfigurationQuote.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { createEventRequest } from '~/domain/workflow/eventRequest.ts';
import { isOfferedEvent } from '~/domain/workflow/eventRecords.ts';
import { getWorkflowStatus } from '~/domain/workflow/permission.ts';
import type { ReadinessAdvice, ReadinessFix, Readiness } from '~/domain/workflow/readiness.ts';
import { startWorkflowEvent, useActionContext } from './actions/listConfigurationActions.ts';
import type { ActionContext } from './actions/updateWorkingRevisionIfUnchanged.ts';
import { ActionReason, ActionReasons } from './ActionReasons.tsx';
import { AccessExplanationDisclosure } from '~/widgets/access/AccessExplanationDisclosure.tsx';
import { RequestAccessInlineButton } from '~/widgets/requests/RequestAccessInlineButton.tsx';
import styles from './WorkflowSteps.module.css';

type Props = {
  readonly state: AnyState | undefined;
  readonly logs: readonly StateLog[];
  readonly children?: ReactNode;
};

export function WorkflowSteps({ state, logs, children }: Props) {
  const [lastKnown, setLastKnown] = useState<WorkflowStep>();
  const last = state && getLastStep(state, logs, lastKnown);
  if (last !== lastKnown) setLastKnown(last);
  const standings = state ? listStepStatuses(state, last) : [];
  return (
    <StepBar
      label={configurationPageTexts.steps}
      steps={workflowSteps.map((step, index) => ({
        name: formatState(step),
        standing: standings[index] ?? 'AHEAD',
      }))}
      busy={isGeneratingState(state)}
    >
      {children}
    </StepBar>
  );
}

export function NextWorkflowStep({ configuration }: { readonly configuration: Configuration }) {
  const rows = useReadiness(configuration);
  const context = useActionContext(configuration);
  const { tone, says, because, more } = buildReadinessLine(rows, configuration.configurationState);
  return (
    <>
      <p
        className={styles.line}
        data-tone={tone}
        title={because === undefined ? says : nextStepsTexts.inFull(says, because)}
      >
        <strong>{says}</strong> {because !== undefined && <span>{nextStepsTexts.because(because)}</span>}
      </p>
      {more.length > 0 && (
        <ActionReasons
          label={tone === 'TO_MIND' ? nextStepsTexts.toMind : nextStepsTexts.whyNot}
          title={nextStepsTexts.title}
          summary={nextStepsTexts.possible(
            configuration.revision,
            rows.filter(({ decision }) => decision.allowed).length,
            rows.length,
          )}
        >
          {more.map((row) => (
            <Row key={row.event} row={row} context={context} />
          ))}
        </ActionReasons>
      )}
    </>
  );
}

type RowProps = { readonly row: Readiness; readonly context: ActionContext };

function Row({ row, context }: RowProps) {
  const { label, decision, fix, advice } = row;
  const { configuration } = context;
  const { quoteState } = useConfigurationQuote(configuration);
  const standing = getWorkflowStatus({ ...configuration, quoteState });
  return (
    <ActionReason label={label} decision={decision}>
      {fix && <FixLine fix={fix} of={row} context={context} />}
      {decision.allowed &&
        advice.map((each) => <AdviceLine key={each.text} advice={each} context={context} />)}
      {!decision.allowed && <AccessExplanationDisclosure asked={row.event} standing={standing} />}
    </ActionReason>
  );
}

type FixProps = Omit<RowProps, 'row'> & { readonly fix: ReadinessFix; readonly of: Readiness };

function FixLine({ fix, of, context }: FixProps) {
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
    <RequestAccessInlineButton
      wanted={createEventRequest(of.event, configuration.configurationId, actor.units)}
      label={nextStepsTexts.requestAccessTo(of.label)}
    />
  );
}

type FirstProps = { readonly fix: ReadinessFix | undefined; readonly context: ActionContext };

function FirstButton({ fix, context }: FirstProps) {
  if (fix?.kind !== 'EVENT') return null;
  const { event, label } = fix;
  if (!isOfferedEvent(event)) return null;
  return (
    <button
      type="button"
      onClick={() => startWorkflowEvent(event, context)}
      aria-label={nextStepsTexts.doFirst(label)}
    >
      {label}
    </button>
  );
}

type AdviceProps = { readonly advice: ReadinessAdvice; readonly context: ActionContext };

const AdviceLine = ({ advice: { text, fix }, context }: AdviceProps) => (
  <p className={styles.advice}>
    <IconInfoCircle size={14} aria-hidden />
    <span>
      {text} <FirstButton fix={fix} context={context} />
    </span>
  </p>
);
