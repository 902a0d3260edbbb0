import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import { configurationsPageTexts } from '~/domain/words/texts/configurationsPage.ts';
import { mayCreateConfiguration } from '~/domain/configuration/creationPermission.ts';
import { useActor } from '~/session/me.ts';
import { beginConfiguration } from '~/widgets/creation/beginConfiguration.ts';
import { ReasonPopover } from '~/ui/ReasonPopover.tsx';
import styles from './CreateButton.module.css';

const creators = ['KB_MAX'] as const;

/** The way to a new configuration; to whom none is open, it says so before, and leads to asking for it. */
export function CreateButton(): ReactElement {
  const actor = useActor();
  const id = useId();
  const verdict = mayCreateConfiguration(actor);
  return (
    <div className={styles.create}>
      {!verdict.allowed && (
        <ReasonPopover
          act={configurationsPageTexts.create}
          reason={verdict.reason}
          id={id}
          roles={creators}
        />
      )}
      <Button
        leftSection={<IconPlus size={17} aria-hidden />}
        onClick={beginConfiguration}
        disabled={!verdict.allowed}
        {...(verdict.allowed ? {} : { 'aria-describedby': id })}
      >
        {configurationsPageTexts.create}
      </Button>
    </div>
  );
}
