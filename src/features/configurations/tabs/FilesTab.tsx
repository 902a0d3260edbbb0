import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { chosenFileView, usualFileView } from '~/domain/file/fileView.ts';
import { filePlaces, filesInOrder, type FilePlace } from '~/domain/file/places.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor, useMe, useViewer } from '~/session/me.ts';
import { useWorkingRevision } from '../OtherRevision.tsx';
import type { FileContext } from '../files/fileActions.ts';
import { FileMatrix } from '../files/FileMatrix.tsx';
import { FileToolbar } from '../files/FileToolbar.tsx';
import { useAddFiles } from '../files/FileDrop.tsx';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { AddFileButton, FileRow } from '../files/FileRow.tsx';

type Props = { readonly configuration: Configuration };

export const FilesTab = ({ configuration }: Props): ReactElement => (
  <Files key={`${configuration.configurationId} ${configuration.revision}`} configuration={configuration} />
);

function Files({ configuration }: Props): ReactElement {
  const client = useQueryClient();
  const actor = useActor();
  const { email } = useMe();
  const [parameters] = useSearchParams();
  const viewer = useViewer();
  const { configuration: working } = useWorkingRevision(configuration);
  const { places, workingPlaces } = useMemo(() => {
    return {
      places: filePlaces(configuration, viewer),
      workingPlaces: working ? filePlaces(working, viewer) : [],
    };
  }, [configuration, working, viewer]);
  const adding = working && { configuration: working, places: workingPlaces };
  const walk = useMemo(() => filesInOrder(places), [places]);
  const context: FileContext = { client, configuration, adding, actor, email, walk };
  // Files that come while the page is open do not turn the view under the hand.
  const [usual] = useState(() => usualFileView(places));
  const view = chosenFileView(parameters.get('files')) ?? usual;
  const addsFiles = useAddFiles(working);
  return (
    <div className="stack">
      <FileToolbar view={view} context={context} adding={addsFiles} />
      {view === 'MATRIX' ? (
        <FileMatrix places={places} context={context} />
      ) : (
        places.map((place) => (
          <FilePanel key={place.productConfigurationId ?? ''} place={place} context={context} />
        ))
      )}
    </div>
  );
}

type FilePanelProps = { readonly place: FilePlace; readonly context: FileContext };

function FilePanel({ place, context }: FilePanelProps): ReactElement {
  const files = [...place.artefacts, ...place.attachments];
  return (
    <Panel title={place.title} flush actions={<AddFileButton place={place} context={context} />}>
      {files.length === 0 ? (
        <EmptyState title={filesTexts.noFiles} text={filesTexts.noFilesText} />
      ) : (
        <ul>
          {files.map((file) => (
            <FileRow key={`${file.kind} ${file.id}`} file={file} context={context} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
