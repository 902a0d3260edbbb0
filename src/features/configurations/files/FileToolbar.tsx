import { HiddenFileInput } from '~/ui/form/HiddenFileInput.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import {
  IconGitCompare,
  IconPackageExport,
  IconSettingsAutomation,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { eventRecords } from '~/domain/workflow/eventRecords.ts';
import { getWorkflowStatus } from '~/domain/workflow/permission.ts';
import { createRefusal, type Decision } from '~/domain/access/decision.ts';
import { fileViews, type FileView } from '~/domain/file/fileView.ts';
import { configurationPageTexts } from '~/domain/words/texts/configurationPage.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { getWorkingRevisionName } from '~/domain/revision/revision.ts';
import { getBaseRevision, formatRevisionPair } from '~/domain/revision/revisionPair.ts';
import { paths } from '~/paths.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { generateFiles } from '~/queries/designs/generateOutputs.ts';
import { getBuildSubject, getExportSubject } from '~/queries/files/jobSubjects.ts';
import { useCheckConfigurationEvent, useMe } from '~/session/me.ts';
import { useIsJobRunning } from '~/platform/jobs/jobs.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { exportConfiguration } from '../actions/listConfigurationActions.ts';
import { useConfigurationQuote } from '../quote/useConfigurationQuote.ts';
import { FileActionReasons } from '../ActionReasons.tsx';
import type { FileActionContext } from './fileActions.ts';
import type { AddFilesAction } from './FileDropZone.tsx';
import styles from './Files.module.css';

const viewText: Record<FileView, string> = { LIST: filesTabTexts.list, MATRIX: filesTabTexts.matrix };

type Props = {
  readonly view: FileView;
  readonly context: FileActionContext;
  /** Action to add files; undefined until the working revision is fetched. */
  readonly adding: AddFilesAction | undefined;
};

export function FileToolbar({ view, context, adding }: Props) {
  const { configuration } = context;
  const { configurationId, revision, revisions } = configuration;
  const before = getBaseRevision(revisions, revision);
  const working = getWorkingRevisionName(configuration);
  const { quoteState } = useConfigurationQuote(configuration);
  const judged = { ...configuration, quoteState };
  const can = useCheckConfigurationEvent(judged);
  const standing = getWorkflowStatus(judged);
  const exporting = can('EXPORT');
  const generating = can('GENERATE');
  return (
    <div className="flow">
      <ViewLinks view={view} configurationId={configurationId} revision={revision} />
      <FileActionReasons
        configuration={configuration}
        offered={[
          {
            asked: 'EXPORT',
            standing,
            label: eventRecords.EXPORT.label,
            verb: eventRecords.EXPORT.verb,
            decision: exporting,
          },
          {
            asked: 'GENERATE',
            standing,
            label: generateLabel(configuration),
            verb: eventRecords.GENERATE.verb,
            decision: generating,
          },
          ...(adding
            ? [
                {
                  asked: 'ADD_FILES' as const,
                  standing: { state: adding.state },
                  label: addFilesLabel(configuration),
                  verb: filesTabTexts.addFilesVerb,
                  decision: adding.decision,
                },
              ]
            : []),
        ]}
      />
      {before !== undefined && (
        <Button
          variant="default"
          leftSection={<IconGitCompare size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to={paths.configuration(configurationId, undefined, {
                compare: formatRevisionPair({ before, after: revision }),
              })}
            />
          )}
        >
          {filesTabTexts.compareWith(before)}
        </Button>
      )}
      <JobButtons {...{ context, exporting, generating }} />
      <AddFilesButton adding={adding ?? unread(working)}>{addFilesLabel(configuration)}</AddFilesButton>
    </div>
  );
}

/** Files are added to and generated for the working revision, even if another one is shown. */
function ofWorking(
  configuration: Configuration,
  words: string,
  named: (words: string, revision: string) => string,
): string {
  const working = getWorkingRevisionName(configuration);
  return working === configuration.revision ? words : named(words, working);
}

const addFilesLabel = (configuration: Configuration): string =>
  ofWorking(configuration, filesTabTexts.addFiles, (_, working) => filesTabTexts.addFilesTo(working));

const generateLabel = (configuration: Configuration): string =>
  ofWorking(configuration, eventRecords.GENERATE.label, filesTabTexts.ofRevision);

const unread = (revision: string): Omit<AddFilesAction, 'state'> => ({
  decision: createRefusal('SUBJECT', configurationPageTexts.revisionUnread(revision)),
  add: () => undefined,
});

type AddProps = { readonly adding: Omit<AddFilesAction, 'state'>; readonly children: string };

function AddFilesButton({ adding: { decision, add }, children }: AddProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <HiddenFileInput ref={input} multiple aria-label={children} onChosen={add} />
      <ToolbarButton Icon={IconUpload} decision={decision} onClick={() => input.current?.click()}>
        {children}
      </ToolbarButton>
    </>
  );
}

type JobProps = {
  readonly context: FileActionContext;
  readonly exporting: Decision;
  readonly generating: Decision;
};

function JobButtons({ context, exporting, generating }: JobProps) {
  const { configuration, client } = context;
  const { configurationId } = configuration;
  const me = useMe();
  const packing = useIsJobRunning(getExportSubject(configuration));
  const building = useIsJobRunning(getBuildSubject(configurationId));
  return (
    <>
      <ToolbarButton
        Icon={IconPackageExport}
        decision={exporting}
        busy={packing}
        onClick={() => void exportConfiguration(configuration, me)}
      >
        {eventRecords.EXPORT.label}
      </ToolbarButton>
      <ToolbarButton
        Icon={IconSettingsAutomation}
        decision={generating}
        busy={building}
        onClick={() => void generateFiles(client, configuration)}
      >
        {generateLabel(configuration)}
      </ToolbarButton>
    </>
  );
}

type ButtonProps = {
  readonly Icon: Icon;
  readonly decision: Decision;
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const ToolbarButton = ({ Icon, decision, busy = false, children, onClick }: ButtonProps) => (
  <BusyButton
    variant="default"
    leftSection={<Icon size={16} aria-hidden />}
    disabled={!decision.allowed}
    title={decision.allowed ? undefined : decision.reason}
    busy={busy}
    onClick={onClick}
  >
    {children}
  </BusyButton>
);

type ViewProps = { readonly view: FileView; readonly configurationId: string; readonly revision: string };

const ViewLinks = ({ view, configurationId, revision }: ViewProps) => (
  <nav className={`segments ${styles.views}`} aria-label={filesTabTexts.views}>
    {fileViews.map((name) => (
      <Link
        key={name}
        to={paths.configuration(configurationId, revision, { tab: 'FILES', files: name })}
        replace
        preventScrollReset
        aria-current={name === view ? 'page' : undefined}
      >
        {viewText[name]}
      </Link>
    ))}
  </nav>
);
