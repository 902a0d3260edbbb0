import type { ReactElement } from 'react';
import { viewsAmong } from '~/domain/file/views.ts';
import type { FileEntry } from '~/domain/file/places.ts';
import { newestVersion } from '~/domain/file/places.ts';
import { productConfigurationTexts } from '~/domain/words/texts/configurationTabs.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { artefactPicture } from '~/queries/files/artefactPicture.ts';
import { Thumbnail } from '~/widgets/previews/Thumbnail.tsx';
import { viewFile } from '../files/fileActions.ts';
import styles from './ViewStrip.module.css';

type Props = {
  readonly id: string;
  readonly artefacts: readonly FileEntry[];
  readonly configuration: Configuration;
};

/** The views of a transmitter that have been made, side by side; each opens its preview. Nothing without one. */
export function ViewStrip({ id, artefacts, configuration }: Props): ReactElement | null {
  const views = viewsAmong(artefacts);
  if (views.length === 0) return null;
  const files = views.map(({ file }) => file);
  return (
    <ul className={styles.strip} aria-label={productConfigurationTexts.views(id)}>
      {views.map(({ label, file }) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={productConfigurationTexts.view(label, id)}
            onClick={() => void viewFile(file, newestVersion(file)?.versionNumber ?? 1, configuration, files)}
          >
            <Thumbnail picture={artefactPicture(file)} instead={null} />
            <span aria-hidden>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
