import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useRef, useState, type ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '~/api/ApiError.ts';
import { shownVersion } from '~/domain/cutFile/list.ts';
import { mayAddVersion, mayDeleteCutFile } from '~/domain/cutFile/permission.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { cutFilePageTexts, cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFile, cutFiles, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { LeadOn } from '~/ui/LeadOn.tsx';
import { ListFailure } from '~/ui/list/ListFailure.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { AddVersionPanel } from './AddVersionPanel.tsx';
import { askDeleteCutFile } from './cutFileQuestions.tsx';
import { LinkedParts } from './LinkedParts.tsx';
import { useOutlineWorker } from './OutlineAnswer.tsx';
import { isVersionBegun, newVersionDraft } from './useVersionForm.ts';
import { VersionInspector } from './VersionInspector.tsx';
import { VersionRow } from './VersionRow.tsx';
import { cutFileNamed, newestFirst } from '~/domain/cutFile/cutFile.ts';
import { WhoMayOpenCutFiles } from './WhoMayOpenCutFiles.tsx';
import styles from './CutFiles.module.css';
import { useOnward } from '~/platform/routing/useOnward.ts';

/** One cut file: its versions, its outline, and the parts it is linked to. */
export function Component(): ReactElement {
  const { cutFileName = '' } = useParams();
  return (
    <WhoMayOpenCutFiles>
      <Page key={cutFileName} name={cutFileName} />
    </WhoMayOpenCutFiles>
  );
}

function Page({ name }: { readonly name: string }): ReactElement {
  const read = useQuery(cutFile(name));
  return (
    <>
      <PageHeader
        title={name}
        trail={[{ label: cutFileTexts.title, to: paths.cutFiles() }]}
        meta={read.data?.note}
        actions={read.data ? <Delete cutFile={read.data} /> : null}
      />
      <Answer
        read={read}
        what={cutFileTexts.itself}
        waiting={<ListSkeleton rows={8} />}
        renderFailure={(error, onRetry) =>
          error instanceof ApiError && error.status === 404 ? (
            <Missing name={name} />
          ) : (
            <ListFailure what={cutFileTexts.itself} error={error} onRetry={onRetry} />
          )
        }
      >
        {(found) => <Found cutFile={found} />}
      </Answer>
    </>
  );
}

/** A name without a cut file; one that is written in other capitals leads on. */
function Missing({ name }: { readonly name: string }): ReactElement {
  const { data = [] } = useQuery(cutFiles());
  const meant = cutFileNamed(data, name);
  if (meant && meant.name !== name) return <LeadOn to={paths.cutFile(meant.name)} />;
  return (
    <EmptyState
      image={<IconSearchOff size={26} />}
      title={cutFileTexts.missing}
      text={cutFileTexts.missingAbout}
      action={<Link to={paths.cutFiles()}>{cutFileTexts.toCutFiles}</Link>}
    />
  );
}

type Props = { readonly cutFile: CutFile };

function Delete({ cutFile: seen }: Props): ReactElement {
  const client = useQueryClient();
  const onward = useOnward();
  return (
    <VerdictButton
      verdict={mayDeleteCutFile(useActor())}
      size="sm"
      onClick={() => askDeleteCutFile({ client, seen, onDeleted: () => onward(paths.cutFiles()) })}
    >
      {commonTexts.delete}
    </VerdictButton>
  );
}

function Found({ cutFile: found }: Props): ReactElement {
  const [parameters, change] = useAddressQuery();
  const mayAdd = mayAddVersion(useActor());
  // What was begun before the page was left is gone on with.
  const [isAdding, setAdding] = useState(() => mayAdd.allowed && isVersionBegun(newVersionDraft(found.name)));
  const [asked, setAsked] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const version = shownVersion(found.versions, parameters.get('version'));
  return (
    <div className="stack">
      <div ref={list} tabIndex={-1} className={styles.versions}>
        <Panel
          title={cutFilePageTexts.versions}
          flush
          actions={
            <VerdictButton
              verdict={mayAdd}
              leftSection={<IconPlus size={15} aria-hidden />}
              onClick={() => {
                setAdding(true);
                setAsked(asked + 1);
              }}
            >
              {cutFilePageTexts.addVersion}
            </VerdictButton>
          }
        >
          <Versions cutFile={found} shown={version?.version} />
        </Panel>
      </div>
      {isAdding && (
        <AddVersionPanel
          cutFile={found}
          asked={asked}
          onLeave={(stored) => {
            setAdding(false);
            if (stored !== undefined) change({ version: stored, against: undefined });
            // The form that had the focus is gone.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {version && <VersionInspector key={version.version} cutFile={found} version={version} />}
      <LinkedParts cutFile={found} />
    </div>
  );
}

function Versions({ cutFile: found, shown }: Props & { readonly shown: string | undefined }): ReactElement {
  const inspect = useOutlineWorker();
  const sorted = newestFirst(found.versions);
  if (sorted.length === 0) {
    return <EmptyState title={cutFilePageTexts.noVersions} text={cutFilePageTexts.noVersionsAbout} />;
  }
  return (
    <ul className="entries" aria-label={cutFilePageTexts.versions}>
      {sorted.map((version, index) => (
        <VersionRow
          key={version.version}
          cutFile={found}
          version={version}
          isNewest={index === 0}
          isShown={version.version === shown}
          inspect={inspect}
        />
      ))}
    </ul>
  );
}
