import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import type { StepView, StepState } from './useSteps.ts';
import { stepTexts } from '~/domain/words/texts/controls.ts';
import styles from './StepList.module.css';

type Props = { readonly steps: readonly StepView[] };

const icons: Record<StepState, typeof IconCheck> = {
  WAITING: IconCircle,
  RUNNING: IconLoader2,
  DONE: IconCheck,
  FAILED: IconAlertTriangle,
};

export function StepList({ steps }: Props) {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ label, state, said }) => {
        const Icon = icons[state];
        return (
          <li
            key={label}
            data-state={state}
            aria-current={state === 'RUNNING' || state === 'FAILED' ? 'step' : undefined}
          >
            <Icon size={16} aria-hidden />
            {label}
            <span className="visuallyHidden">: {stepTexts.states[state]}</span>
            {said !== undefined && <p>{said}</p>}
            {state === 'FAILED' && <p>{stepTexts.goesOn}</p>}
          </li>
        );
      })}
    </ol>
  );
}
