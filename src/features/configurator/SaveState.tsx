import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { conflictTexts, goneTexts, saveTexts } from '~/domain/words/texts/configurator.ts';
import { StepList } from '~/ui/steps/StepList.tsx';
import type { Save } from './useSave.ts';
import styles from './Configurator.module.css';

/** Where a save stands that runs or has stopped, and what stands in its way as long as it does. */
export function SaveState({ saving }: { readonly saving: Save }): ReactElement | null {
  const { steps, busy, trouble } = saving;
  if (!steps && !trouble) return null;
  return (
    <section className={styles.steps} aria-label={saveTexts.steps}>
      {trouble ? (
        <Trouble saving={saving} trouble={trouble} />
      ) : (
        <p role="status">{busy ? saveTexts.going : saveTexts.stopped}</p>
      )}
      {steps && trouble?.kind !== 'GONE' && <StepList steps={steps} />}
    </section>
  );
}

type TroubleProps = { readonly saving: Save; readonly trouble: NonNullable<Save['trouble']> };

function Trouble({ saving, trouble }: TroubleProps): ReactElement {
  if (trouble.kind === 'CONFLICT') {
    return (
      <>
        <p role="alert">{conflictTexts.stands}</p>
        <p>
          <Button size="xs" onClick={() => saving.askAbout(trouble.mine, trouble.theirs)}>
            {conflictTexts.decide}
          </Button>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert">{goneTexts[trouble.what](trouble.id)}</p>
      <p>{goneTexts.goesOn}</p>
      <p>
        <Button size="xs" onClick={() => void saving.saveAsNew()}>
          {goneTexts.saveAsNew}
        </Button>
      </p>
    </>
  );
}
