import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { requestDecisionTexts } from '~/domain/words/texts/requests.ts';
import type { RequestAct } from '~/widgets/requests/useRequestActions.ts';
import styles from './DecisionButtons.module.css';

type Props = { readonly actions: readonly RequestAct[] };

/** The acts on a request, the one that is waited for first; those that are refused stand there with their reasons below. */
export function DecisionButtons({ actions }: Props): ReactElement {
  const id = useId();
  const reasons = [...new Set(actions.flatMap(({ verdict }) => (verdict.allowed ? [] : [verdict.reason])))];
  return (
    <div className={styles.frame}>
      <div className={styles.buttons} role="group" aria-label={requestDecisionTexts.decisions}>
        {actions.map(({ label, verdict, begin }, index) => (
          <Button
            key={label}
            size="sm"
            variant={index === 0 && verdict.allowed ? 'filled' : 'default'}
            disabled={!verdict.allowed}
            onClick={begin}
            {...(verdict.allowed ? {} : { 'aria-describedby': id })}
          >
            {label}
          </Button>
        ))}
      </div>
      <p id={id} className={styles.reasons}>
        {reasons.join(' ')}
      </p>
    </div>
  );
}
