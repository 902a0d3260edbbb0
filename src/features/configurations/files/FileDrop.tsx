import { useState, type DragEvent, type ReactElement, type ReactNode } from 'react';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useAddFiles } from './useAddFiles.ts';
import styles from './FileDrop.module.css';

type Props = {
  /** The configuration at its working revision; undefined until it has been read. */
  readonly configuration: Configuration | undefined;
  readonly children: ReactNode;
};

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The page of a configuration, where files dropped anywhere are added to the working revision. */
export function FileDrop({ configuration, children }: Props): ReactElement {
  const [over, setOver] = useState(false);
  const adding = useAddFiles(configuration);
  const takes = adding?.verdict.allowed === true;
  return (
    <div
      className={styles.page}
      data-over={(over && takes) || undefined}
      onDragOver={(event) => {
        if (!takes || !holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) adding.add(Array.from(event.dataTransfer.files));
      }}
    >
      {children}
    </div>
  );
}
