import { useState, type ReactElement, type ReactNode } from 'react';
import {
  isGenerating,
  lastStep,
  stepStandings,
  workflowSteps,
  type AnyState,
  type StateLog,
  type WorkflowStep,
} from '~/domain/configuration/state.ts';
import { stateText } from '~/domain/words/stateLooks.ts';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { StepBar } from '~/ui/steps/StepBar.tsx';

type Props = {
  /** Undefined as long as it is not known. */
  readonly state: AnyState | undefined;
  /** Log of the configuration; empty as long as it has not been read. */
  readonly logs: readonly StateLog[];
  /** The line about the next step. */
  readonly children?: ReactNode;
};

/** The workflow of one configuration as a bar of steps. */
export function Steps({ state, logs, children }: Props): ReactElement {
  const [lastKnown, setLastKnown] = useState<WorkflowStep>();
  const last = state && lastStep(state, logs, lastKnown);
  if (last !== lastKnown) setLastKnown(last);
  const standings = state ? stepStandings(state, last) : [];
  return (
    <StepBar
      label={configurationPageTexts.steps}
      steps={workflowSteps.map((step, index) => ({
        name: stateText(step),
        standing: standings[index] ?? 'AHEAD',
      }))}
      busy={isGenerating(state)}
    >
      {children}
    </StepBar>
  );
}
