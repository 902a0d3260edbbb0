import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { shownStep, workflowSteps, type AnyState, type WorkflowStep } from '~/domain/configuration/state.ts';
import { stateText } from '~/domain/words/stateText.ts';
import styles from './StepLine.module.css';

type Props = { readonly state: AnyState };

/** The workflow as a line of steps, with the one the configuration is in. */
export function StepLine({ state }: Props): ReactElement {
  const [lastKnown, setLastKnown] = useState<WorkflowStep>();
  const current = shownStep(state, lastKnown);
  if (current !== lastKnown) setLastKnown(current);
  const at = current ? workflowSteps.indexOf(current) : -1;
  const passing = state === 'GENERATING_ARTEFACTS';
  return (
    <ol className={styles.steps} aria-label={configurationPageTexts.steps}>
      {workflowSteps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={styles.mark} aria-hidden>
            {index < at && <IconCheck size={14} />}
            {index === at && passing && <IconLoader2 size={14} className={styles.turning} />}
            {(index > at || (index === at && !passing)) && index + 1}
          </span>
          <span className={styles.name} title={stateText(step)}>
            {stateText(step)}
          </span>
          {index < at && <span className="visuallyHidden">{configurationPageTexts.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}
