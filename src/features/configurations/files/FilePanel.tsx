import type { ReactElement } from 'react';
import type { FilePlace } from '~/domain/file/places.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { AddFileButton } from './AddFileButton.tsx';
import type { FileContext } from './fileActions.ts';
import { FileRow } from './FileRow.tsx';
import styles from './Files.module.css';

type Props = { readonly place: FilePlace; readonly context: FileContext };

/** The files of one place, and the way to add one. */
export function FilePanel({ place, context }: Props): ReactElement {
  const files = [...place.artefacts, ...place.attachments];
  return (
    <Panel title={place.title} flush actions={<AddFileButton place={place} context={context} />}>
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
