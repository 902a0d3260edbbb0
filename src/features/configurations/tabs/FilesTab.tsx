import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type DragEvent, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { config } from '~/config.ts';
import { filePlaces, filesInOrder } from '~/domain/file/places.ts';
import { mayAddFiles } from '~/domain/file/rights.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import { useWorkingRevision } from '../useWorkingRevision.ts';
import type { FileContext } from '../files/fileActions.ts';
import { FileMatrix } from '../files/FileMatrix.tsx';
import { FilePanel } from '../files/FilePanel.tsx';
import { FileToolbar, fileViews } from '../files/FileToolbar.tsx';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';
import styles from '../files/Files.module.css';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * The files of the configuration and of each of its product configurations, as of the revision that is shown. Files are
 * added to the working revision, also those dropped anywhere.
 */
export function FilesTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const client = useQueryClient();
  const actor = useActor();
  const { email } = useMe();
  const [parameters] = useSearchParams();
  const [over, setOver] = useState(false);
  const { units } = actor;
  const { configuration: working } = useWorkingRevision(configuration);
  const { places, workingPlaces } = useMemo(() => {
    const viewer = { units, productCode: config.productCode };
    return {
      places: filePlaces(configuration, viewer),
      workingPlaces: working ? filePlaces(working, viewer) : [],
    };
  }, [configuration, working, units]);
  const adding = working && { configuration: working, places: workingPlaces };
  const walk = useMemo(() => filesInOrder(places), [places]);
  const context: FileContext = { client, configuration, adding, actor, email, walk };
  const view = fileViews.find((name) => name === parameters.get('files')) ?? 'LIST';
  const mayAdd = adding !== undefined && mayAddFiles(actor, configuration.configurationState).allowed;
  const add = async (files: readonly File[]): Promise<void> => {
    if (!adding) return;
    await openWhenLoaded(
      () => import('../files/AddFiles.tsx'),
      ({ openAddFiles }) => openAddFiles(adding.configuration, adding.places, files),
    );
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (mayAdd && files.length > 0) void add(files);
  };
  return (
    <div
      className={styles.places}
      data-over={(over && mayAdd) || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileToolbar view={view} context={context} onAddFiles={() => void add([])} />
      {view === 'MATRIX' ? (
        <FileMatrix places={places} />
      ) : (
        places.map((place) => (
          <FilePanel key={place.productConfigurationId ?? ''} place={place} context={context} />
        ))
      )}
    </div>
  );
}
