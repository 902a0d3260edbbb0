import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { addFileTarget } from '~/domain/file/dropSorting.ts';
import { mayAddFiles } from '~/domain/file/rights.ts';
import type { FilePlace } from '~/domain/file/places.ts';
import { mayAddArtefacts } from '~/domain/file/rights.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { refused } from '~/domain/access/verdict.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import type { FileContext } from './fileActions.ts';
import { FileRow } from './FileRow.tsx';
import styles from './Files.module.css';

type Props = { readonly place: FilePlace; readonly context: FileContext };

/** The files of one place, and the way to add one. */
export function FilePanel({ place, context }: Props): ReactElement {
  const { configuration, adding, actor } = context;
  const { title, productConfigurationId } = place;
  const to = adding?.places.find((each) => each.productConfigurationId === productConfigurationId);
  const verdict = to
    ? mayAddFiles(actor, configuration.configurationState)
    : refused('SUBJECT', filesTexts.notInWorkingRevision(title));
  const other = adding && adding.configuration.revision !== configuration.revision;
  const files = [...place.artefacts, ...place.attachments];
  const onAdd = async (): Promise<void> => {
    if (!adding || !to) return;
    const { openAddFile } = await import('../AddFile.tsx');
    const { configurationId, revision } = adding.configuration;
    openAddFile(
      { configurationId, productConfigurationId, revision },
      addFileTarget(to, adding.configuration, mayAddArtefacts(actor.units)),
    );
  };
  return (
    <Panel
      title={title}
      flush
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={!verdict.allowed}
          title={verdict.allowed ? undefined : verdict.reason}
          onClick={() => void onAdd()}
          aria-label={filesTexts.addFileHere(title)}
        >
          {other ? filesTexts.addFileTo(adding.configuration.revision) : filesTexts.addFile}
        </Button>
      }
    >
      {files.length === 0 ? (
        <EmptyState title={filesTexts.noFiles} text={filesTexts.noFilesText} />
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={`${file.kind} ${file.id}`} file={file} context={context} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
