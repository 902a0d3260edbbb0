import { EntryList } from '~/ui/list/EntryList.tsx';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useParams, Link } from 'react-router';
import { resolveSelectedVersion } from '~/domain/cutFile/cutFileFilter.ts';
import {
  checkCutFileVersionCreation,
  checkCutFileDeletion,
  checkCutFilesAccess,
  checkCutFileVersionDeletion,
} from '~/domain/cutFile/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts, cutFileTexts, outlineTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import {
  cutFileQuery,
  cutFilesQuery,
  type CutFile,
  type CutFileVersion,
} from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { Missing } from '~/ui/EmptyState.tsx';
import { Redirect } from '~/ui/Redirect.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { GuardedButton } from '~/ui/GuardedButton.tsx';
import { AddCutFileVersionPanel } from './AddCutFileVersionPanel.tsx';
import { confirmDeleteCutFile, confirmDeleteCutFileVersion } from './cutFileConfirmations.tsx';
import { LinkedParts } from './LinkedParts.tsx';
import {
  useOutlineWorker,
  useOutlineInspection,
  type OutlineInspectFunction,
} from './OutlineInspectionBoundary.tsx';
import { hasVersionDraft, getNewVersionDraftKey } from './CutFileVersionFields.tsx';
import { CutFileVersionInspector } from './CutFileVersionInspector.tsx';
import {
  findCutFile,
  sortVersionsNewestFirst,
  isSameSize,
  findCutFileSize,
} from '~/domain/cutFile/cutFile.ts';
import styles from './CutFiles.module.css';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { sanitizeFileName } from '~/domain/file/sanitizeFileName.ts';
import { Badge } from '~/ui/Badge.tsx';
import { saveFile } from '~/platform/saveFile.ts';

export const Component = restrictPage(pages.cutFiles, checkCutFilesAccess, CutFilePage);

function CutFilePage() {
  const { cutFileName = '' } = useParams();
  return <Page key={cutFileName} name={cutFileName} />;
}

function Page({ name }: { readonly name: string }) {
  const read = useQuery(cutFileQuery(name));
  return (
    <>
      <PageHeader
        title={name}
        trail={[{ label: cutFileTexts.title, to: paths.cutFiles() }]}
        meta={read.data?.note}
        actions={read.data ? <Delete cutFile={read.data} /> : null}
      />
      <QueryBoundary read={read} what={cutFileTexts.itself} rows={8} missing={<NoSuchCutFile name={name} />}>
        {(found) => <Found cutFile={found} />}
      </QueryBoundary>
    </>
  );
}

/** Redirects if a cut file differs from the name in case only. */
function NoSuchCutFile({ name }: { readonly name: string }) {
  const { data = [] } = useQuery(cutFilesQuery());
  const meant = findCutFile(data, name);
  if (meant && meant.name !== name) return <Redirect to={paths.cutFile(meant.name)} />;
  return (
    <Missing
      title={cutFileTexts.missing}
      text={cutFileTexts.missingAbout}
      to={paths.cutFiles()}
      wayOn={cutFileTexts.toCutFiles}
    />
  );
}

type Props = { readonly cutFile: CutFile };

function Delete({ cutFile: seen }: Props) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  return (
    <GuardedButton
      decision={checkCutFileDeletion(useActor())}
      size="sm"
      onClick={() => confirmDeleteCutFile({ client, seen, onDeleted: () => onward(paths.cutFiles()) })}
    >
      {commonTexts.delete}
    </GuardedButton>
  );
}

function Found({ cutFile: found }: Props) {
  const [parameters, change] = usePageSearchParams();
  const addDecision = checkCutFileVersionCreation(useActor());
  // Opens the panel again if there is a draft of an earlier visit.
  const [isAdding, setAdding] = useState(
    () => addDecision.allowed && hasVersionDraft(getNewVersionDraftKey(found.name)),
  );
  const [asked, setAsked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const version = resolveSelectedVersion(found.versions, parameters.get('version'));
  return (
    <div className="stack">
      <div ref={list} tabIndex={-1} className={styles.versions}>
        <Panel
          title={cutFilePageTexts.versions}
          flush
          actions={
            <GuardedButton
              decision={addDecision}
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() => {
                setAdding(true);
                setAsked(asked + 1);
              }}
            >
              {cutFilePageTexts.addVersion}
            </GuardedButton>
          }
        >
          <Versions cutFile={found} shown={version?.version} />
        </Panel>
      </div>
      {isAdding && (
        <AddCutFileVersionPanel
          cutFile={found}
          asked={asked}
          onLeave={(stored) => {
            setAdding(false);
            if (stored !== undefined) change({ version: stored, against: undefined });
            // The panel, which had the focus, unmounts.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {version && <CutFileVersionInspector key={version.version} cutFile={found} version={version} />}
      <LinkedParts cutFile={found} />
    </div>
  );
}

function Versions({ cutFile: found, shown }: Props & { readonly shown: string | undefined }) {
  const inspect = useOutlineWorker();
  return (
    <EntryList
      label={cutFilePageTexts.versions}
      items={sortVersionsNewestFirst(found.versions)}
      empty={{ title: cutFilePageTexts.noVersions, text: cutFilePageTexts.noVersionsAbout }}
    >
      {(version, index) => (
        <CutFileVersionRow
          key={version.version}
          cutFile={found}
          version={version}
          isNewest={index === 0}
          isShown={version.version === shown}
          inspect={inspect}
        />
      )}
    </EntryList>
  );
}

type VersionRowProps = {
  readonly cutFile: CutFile;
  readonly version: CutFileVersion;
  readonly isNewest: boolean;
  readonly isShown: boolean;
  /** All rows of the list share one worker. */
  readonly inspect: OutlineInspectFunction;
};

function CutFileVersionRow({ cutFile: own, version: row, isNewest, isShown, inspect }: VersionRowProps) {
  const client = useQueryClient();
  const { version, note, svg, width, height } = row;
  const canDelete = checkCutFileVersionDeletion(useActor()).allowed;
  return (
    <li className={styles.row} data-version data-shown={isShown || undefined}>
      <span className={styles.name}>
        <span>
          <Link
            className="titleLink"
            to={paths.cutFile(own.name, { version })}
            replace
            preventScrollReset
            aria-label={cutFilePageTexts.show(version)}
            aria-current={isShown ? 'true' : undefined}
          >
            {cutFilePageTexts.versionName(version)}
          </Link>
          {isNewest && (
            <Badge size="small" colour="blue">
              {cutFilePageTexts.newest}
            </Badge>
          )}
        </span>
        <span title={note}>{note}</span>
      </span>
      <Sizes svg={svg} width={width} height={height} inspect={inspect} />
      <span className={styles.end}>
        <Button
          variant="default"
          size="xs"
          aria-label={cutFilePageTexts.downloadVersion(version)}
          onClick={() =>
            saveFile(
              new Blob([svg], { type: 'image/svg+xml' }),
              sanitizeFileName(`${own.name}_${version}.svg`),
            )
          }
        >
          <IconDownload size={16} aria-hidden />
        </Button>
        {canDelete && (
          <Button
            variant="default"
            size="xs"
            aria-label={cutFilePageTexts.deleteVersion(version)}
            onClick={() => confirmDeleteCutFileVersion({ client, seen: own, version: row, isNewest })}
          >
            {commonTexts.delete}
          </Button>
        )}
      </span>
    </li>
  );
}

type SizesProps = Pick<CutFileVersion, 'svg' | 'width' | 'height'> & Pick<VersionRowProps, 'inspect'>;

/** Shows the stored size, and the real one if the outline has a different size. */
function Sizes({ svg, width, height, inspect }: SizesProps) {
  const { output } = useOutlineInspection(inspect, svg);
  const real = output?.ok ? output.facts : undefined;
  const said = findCutFileSize({ width, height });
  return (
    <span className={`${styles.size} number`}>
      {cutFilePageTexts.size(width, height)}
      {real && said && !isSameSize(said, real) && (
        <small>{outlineTexts.differs(real.width, real.height)}</small>
      )}
      {output?.ok === false && <small>{output.reason}</small>}
    </span>
  );
}
