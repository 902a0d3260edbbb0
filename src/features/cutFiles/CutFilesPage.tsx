import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconVectorSpline } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { newestCutFileVersion } from '~/domain/cutFile/cutFile.ts';
import {
  cutFileSelections,
  foundCutFiles,
  partsWithoutCutFile,
  selectionOf,
  type CutFileSelection,
} from '~/domain/cutFile/list.ts';
import { mayCreateCutFile } from '~/domain/cutFile/permission.ts';
import { cutFilePageTexts, cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFiles, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { parts } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { useAddressQuery } from '~/platform/routing/useAddressQuery.ts';
import { VerdictButton } from '~/ui/VerdictButton.tsx';
import { PartsWithout } from './PartsWithout.tsx';
import { WhoMayOpenCutFiles } from './WhoMayOpenCutFiles.tsx';
import styles from './CutFiles.module.css';

/** Every cut file, and the parts that have none. */
export function Component(): ReactElement {
  return (
    <WhoMayOpenCutFiles>
      <CutFiles />
    </WhoMayOpenCutFiles>
  );
}

function CutFiles(): ReactElement {
  const read = useQuery(cutFiles());
  const [parameters, change] = useAddressQuery();
  const search = parameters.get('search') ?? '';
  const selection = selectionOf(parameters.get('show'));
  return (
    <>
      <PageHeader
        title={cutFileTexts.title}
        actions={<Create />}
        meta={read.data && <Missing all={read.data} selection={selection} />}
      />
      <div className="toolbar" role="search">
        <SearchField
          label={cutFileTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect<CutFileSelection>
          label={cutFileTexts.show}
          value={selection}
          neutral="ALL"
          options={cutFileSelections}
          text={(each) => cutFileTexts.selections[each]}
          onChange={(show) => change({ show: show === 'ALL' ? undefined : show })}
        />
      </div>
      <Answer read={read} what={cutFileTexts.themselves} waiting={<ListSkeleton rows={8} />}>
        {(all) =>
          selection === 'PARTS_WITHOUT' ? (
            <PartsWithout cutFiles={all} search={search} />
          ) : (
            <Found all={all} search={search} selection={selection} />
          )
        }
      </Answer>
    </>
  );
}

function Create(): ReactElement {
  const navigate = useNavigate();
  return (
    <VerdictButton
      verdict={mayCreateCutFile(useActor())}
      variant="filled"
      size="sm"
      leftSection={<IconPlus size={17} aria-hidden />}
      onClick={() => void navigate(paths.cutFileForm())}
    >
      {cutFileTexts.create}
    </VerdictButton>
  );
}

type MissingProps = { readonly all: readonly CutFile[]; readonly selection: CutFileSelection };

/** The number of parts that lack an outline, which leads to them. */
function Missing({ all, selection }: MissingProps): ReactElement | null {
  const { data } = useQuery(parts());
  const count = useMemo(() => (data ? partsWithoutCutFile(data, all).length : 0), [data, all]);
  if (count === 0 || selection === 'PARTS_WITHOUT') return null;
  return <Link to={paths.cutFiles({ show: 'PARTS_WITHOUT' })}>{cutFileTexts.partsWithout(count)}</Link>;
}

type FoundProps = MissingProps & { readonly search: string };

function Found({ all, search, selection }: FoundProps): ReactElement {
  const found = useMemo(() => foundCutFiles(all, search, selection), [all, search, selection]);
  if (found.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          image={<IconVectorSpline size={26} />}
          title={cutFileTexts.none}
          text={all.length === 0 ? cutFileTexts.noneAbout : cutFileTexts.noneFits}
          action={all.length > 0 && <Link to={paths.cutFiles()}>{cutFileTexts.showAll}</Link>}
        />
      </div>
    );
  }
  return (
    <>
      <p className="tally" role="status">
        {cutFileTexts.count(found.length, all.length)}
      </p>
      <WindowedRows
        label={cutFileTexts.title}
        rows={found}
        keyOf={({ name }) => name}
        height={56}
        narrowHeight={92}
      >
        {(each, index) => <Row cutFile={each} index={index} />}
      </WindowedRows>
    </>
  );
}

type RowProps = { readonly cutFile: CutFile; readonly index: number };

function Row({ cutFile: { name, note, versions, partNumbers }, index }: RowProps): ReactElement {
  const newest = newestCutFileVersion(versions);
  return (
    <div className={styles.row} data-cut-file>
      <span className={styles.name}>
        <Link className="titleLink" to={paths.cutFile(name)} data-index={index}>
          {name}
        </Link>
        <span title={note}>{note}</span>
      </span>
      <span className="number">{newest && cutFilePageTexts.size(newest.width, newest.height)}</span>
      <span>{cutFileTexts.versions(versions.length)}</span>
      <span className={styles.end} title={partNumbers.join(', ')}>
        {partNumbers.length === 1 ? (
          <Link className="number" to={paths.part(partNumbers[0] ?? '')}>
            {partNumbers[0]}
          </Link>
        ) : (
          cutFileTexts.parts(partNumbers.length)
        )}
      </span>
    </div>
  );
}
