import { IconAlertTriangle, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { StepState } from './useSteps.ts';
import styles from './StepList.module.css';

type Props = { readonly steps: readonly { readonly label: string; readonly state: StepState }[] };

const icons: Record<StepState, typeof IconCheck> = {
  WAITING: IconCircle,
  RUNNING: IconLoader2,
  DONE: IconCheck,
  FAILED: IconAlertTriangle,
};

const words: Record<StepState, string> = {
  WAITING: 'to do',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
};

/** The steps of an act of several calls, with the one it stands at. */
export function StepList({ steps }: Props): ReactElement {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ label, state }) => {
        const Icon = icons[state];
        return (
          <li
            key={label}
            data-state={state}
            aria-current={state === 'RUNNING' || state === 'FAILED' ? 'step' : undefined}
          >
            <Icon size={16} aria-hidden />
            {label}
            <span className="visuallyHidden">: {words[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
