import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import styles from './StepBar.module.css';

type Step = {
  readonly name: string;
  readonly standing: 'DONE' | 'CURRENT' | 'AHEAD';
};

type Props = {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Whether the current step is running, such as files being generated. */
  readonly busy?: boolean;
  /** Line about the next step; its space is reserved while it is unknown. */
  readonly children?: ReactNode;
};

export function StepBar({ label, steps, busy = false, children }: Props) {
  const at = steps.findLastIndex(({ standing }) => standing !== 'AHEAD');
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <ol aria-label={label}>
          {steps.map(({ name, standing }, index) => (
            <li
              key={name}
              title={name}
              data-standing={standing}
              data-named={index === at || undefined}
              aria-current={standing === 'CURRENT' ? 'step' : undefined}
            >
              <Mark standing={standing} number={index + 1} busy={busy} />
              <span className={styles.name}>{name}</span>
              {standing === 'DONE' && <span className="visuallyHidden">{controlTexts.stepDone}</span>}
            </li>
          ))}
        </ol>
        <div className={styles.line}>{children}</div>
      </div>
    </div>
  );
}

type MarkProps = Pick<Step, 'standing'> & { readonly number: number; readonly busy: boolean };

function Mark({ standing, number, busy }: MarkProps) {
  const turning = standing === 'CURRENT' && busy;
  return (
    <span className={styles.mark} aria-hidden>
      {standing === 'DONE' && <IconCheck size={14} />}
      {turning && <IconLoader2 size={14} className={styles.turning} />}
      {standing !== 'DONE' && !turning && <span>{number}</span>}
    </span>
  );
}
