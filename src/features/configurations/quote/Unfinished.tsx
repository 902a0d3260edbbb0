import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { isGenerating } from '~/domain/configuration/state.ts';
import { canOn } from '~/domain/workflow/permission.ts';
import { unfinishedMove, type Unfinished as UnfinishedMove } from '~/domain/workflow/unfinished.ts';
import { unfinishedTexts } from '~/domain/words/texts/quoteBeside.ts';
import { refresh } from '~/queries/client.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { configurationReads } from '~/queries/configurations/workflow.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { Objection, always } from '~/ui/modal/useAttempt.ts';
import { stateDecision } from '../actions/confirmedActions.tsx';
import { useActionContext } from '../actions/useActions.ts';
import { useQuoteBeside } from './useQuoteBeside.ts';
import styles from './Unfinished.module.css';

type Props = { readonly configuration: Configuration };

/** Strip over a configuration that its quote has left behind: which half is done, and the way to do the other. */
export function Unfinished({ configuration }: Props): ReactElement | null {
  const { quoteState } = useQuoteBeside(configuration);
  useReadAfterGenerating(isGenerating(quoteState));
  const unfinished = unfinishedMove(configuration.configurationState, quoteState);
  return unfinished ? <Strip configuration={configuration} unfinished={unfinished} /> : null;
}

/** Reads the configuration again once the quoting system has generated its files. */
function useReadAfterGenerating(generates: boolean): void {
  const client = useQueryClient();
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !generates) void refresh(client, configurationReads);
    was.current = generates;
  }, [client, generates]);
}

function useFinish(configuration: Configuration, { event }: UnfinishedMove) {
  const context = useActionContext(configuration);
  const [busy, setBusy] = useState(false);
  const [objection, setObjection] = useState<ReactNode>();
  const finish = async (): Promise<void> => {
    setBusy(true);
    setObjection(undefined);
    try {
      await stateDecision(event, context).run(always);
    } catch (error) {
      // Any other failure has been told where it happened.
      if (error instanceof Objection) setObjection(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { verdict: canOn(context.actor, event, configuration), busy, objection, finish };
}

function Strip({ configuration, unfinished }: Props & { readonly unfinished: UnfinishedMove }): ReactElement {
  const id = useId();
  const { verdict, busy, objection, finish } = useFinish(configuration, unfinished);
  return (
    <section className={styles.strip} aria-label={unfinishedTexts.label(configuration.configurationId)}>
      <IconAlertTriangle size={17} aria-hidden />
      <div className={styles.words}>
        <p role="status">{unfinished.text}</p>
        {!verdict.allowed && <p id={id}>{verdict.reason}</p>}
        <div role="alert">{objection}</div>
      </div>
      {verdict.allowed ? (
        <BusyButton size="xs" busy={busy} onClick={() => void finish()}>
          {unfinishedTexts.finish}
        </BusyButton>
      ) : (
        <Button size="xs" disabled aria-describedby={id}>
          {unfinishedTexts.finish}
        </Button>
      )}
    </section>
  );
}
