import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { allowed, refused } from '~/domain/access/verdict.ts';
import { addFileTarget } from '~/domain/file/dropSorting.ts';
import type { FilePlace } from '~/domain/file/places.ts';
import { mayAddArtefacts, mayAddFiles } from '~/domain/file/rights.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import type { FileContext } from './fileActions.ts';
import styles from './Files.module.css';

type Props = {
  readonly place: FilePlace;
  readonly context: FileContext;
  /** Whether there is only room for a sign; it stands for what is possible. */
  readonly compact?: boolean;
};

/**
 * The way to add a file to one place of the working revision. Where files cannot be added at all it is left out, as the
 * bar over the files says so once.
 */
export function AddFileButton({ place, context, compact = false }: Props): ReactElement | null {
  const { configuration, adding, actor } = context;
  const { title, productConfigurationId } = place;
  if (!adding) return <span className={styles.coming} />;
  if (!mayAddFiles(actor, adding.configuration.configurationState).allowed) return null;
  const { configurationId, revision } = adding.configuration;
  const target = adding.places.find((each) => each.productConfigurationId === productConfigurationId);
  const onAdd = (to: FilePlace): Promise<void> =>
    openWhenLoaded(
      () => import('./AddFile.tsx'),
      ({ openAddFile }) =>
        openAddFile(
          { configurationId, productConfigurationId, revision },
          addFileTarget(to, adding.configuration, mayAddArtefacts(actor.units)),
        ),
    );
  const name = filesTexts.addFileHere(title);
  if (!compact) {
    return (
      <VerdictButton
        verdict={target ? allowed : refused('SUBJECT', filesTexts.notInWorkingRevision(title))}
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => target && void onAdd(target)}
        aria-label={name}
      >
        {revision === configuration.revision ? filesTexts.addFile : filesTexts.addFileTo(revision)}
      </VerdictButton>
    );
  }
  return target ? (
    <ActionIcon variant="subtle" color="gray" size={26} onClick={() => void onAdd(target)} aria-label={name}>
      <IconPlus size={15} aria-hidden />
    </ActionIcon>
  ) : null;
}
