import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { accessHelps, type RefusedVerdict } from '~/domain/access/verdict.ts';
import { requestDecisionTexts } from '~/domain/words/texts/requests.ts';
import type { RequestAct } from '~/widgets/requests/useRequestActions.ts';
import { ReasonPopover } from '~/ui/ReasonPopover.tsx';
import styles from './DecisionButtons.module.css';

type Props = { readonly actions: readonly RequestAct[] };

type RefusedAct = { readonly verdict: RefusedVerdict };

const joinReasons = (acts: readonly RefusedAct[]): string =>
  [...new Set(acts.map(({ verdict }) => verdict.reason))].join(' ');

/** The acts on a request, the one that is waited for first; those that are refused stand there with their reasons. */
export function DecisionButtons({ actions }: Props): ReactElement {
  const id = useId();
  const lastingId = useId();
  const refused = actions.flatMap(({ label, verdict }) => (verdict.allowed ? [] : [{ label, verdict }]));
  const passing = refused.filter(({ verdict }) => !accessHelps(verdict));
  const lasting = refused.filter(({ verdict }) => accessHelps(verdict));
  return (
    <div className={styles.frame}>
      <div className="flow" role="group" aria-label={requestDecisionTexts.decisions}>
        {actions.map(({ label, verdict, begin }, index) => (
          <Button
            key={label}
            size="sm"
            variant={index === 0 && verdict.allowed ? 'filled' : 'default'}
            disabled={!verdict.allowed}
            onClick={begin}
            {...(verdict.allowed ? {} : { 'aria-describedby': accessHelps(verdict) ? lastingId : id })}
          >
            {label}
          </Button>
        ))}
        {lasting[0] && <ReasonPopover act={lasting[0].label} reason={joinReasons(lasting)} id={lastingId} />}
      </div>
      <p id={id} className={styles.reasons}>
        {joinReasons(passing)}
      </p>
    </div>
  );
}
