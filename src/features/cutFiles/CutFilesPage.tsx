import { FoundRows } from '~/ui/list/FoundRows.tsx';
import { pages } from '~/pages.ts';
import { restrictPage } from '~/session/restrictPage.tsx';
import { useQuery } from '@tanstack/react-query';
import { IconVectorSpline, IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { findNewestCutFileVersion } from '~/domain/cutFile/cutFile.ts';
import {
  cutFileSelections,
  filterCutFiles,
  listPartsWithoutCutFile,
  parseCutFileFilter,
  type CutFileFilter,
} from '~/domain/cutFile/cutFileFilter.ts';
import { checkCutFileCreation, checkCutFilesAccess } from '~/domain/cutFile/permission.ts';
import { cutFilePageTexts, cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import { cutFilesQuery, type CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { partsQuery, type Part } from '~/queries/parts/parts.ts';
import { useActor } from '~/session/me.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { buildEmptyStateProps } from '~/ui/EmptyState.tsx';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { SearchField } from '~/ui/list/SearchField.tsx';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { usePageSearchParams } from '~/platform/routing/usePageSearchParams.ts';
import { PrimaryActionButton } from '~/ui/GuardedButton.tsx';
import styles from './CutFiles.module.css';
import { formatPartCode } from '~/domain/part/enumerations.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';

export const Component = restrictPage(pages.cutFiles, checkCutFilesAccess, CutFiles);

function CutFiles() {
  const read = useQuery(cutFilesQuery());
  const [parameters, change] = usePageSearchParams();
  const search = parameters.get('search') ?? '';
  const selection = parseCutFileFilter(parameters.get('show'));
  return (
    <>
      <PageHeader
        title={cutFileTexts.title}
        actions={
          <PrimaryActionButton decision={checkCutFileCreation(useActor())} to={paths.cutFileForm()}>
            {cutFileTexts.create}
          </PrimaryActionButton>
        }
        meta={read.data && <MillingEntryNotFound all={read.data} selection={selection} />}
      />
      <div className="toolbar" role="search">
        <SearchField
          label={cutFileTexts.search}
          value={search}
          onSearch={(text) => change({ search: text })}
          onDown={() => document.querySelector<HTMLElement>('main a[data-index]')?.focus()}
        />
        <FilterSelect<CutFileFilter>
          label={cutFileTexts.show}
          value={selection}
          neutral="ALL"
          options={cutFileSelections}
          text={(each) => cutFileTexts.selections[each]}
          onChange={(show) => change({ show: show === 'ALL' ? undefined : show })}
        />
      </div>
      <QueryBoundary read={read} what={cutFileTexts.themselves} rows={8}>
        {(all) =>
          selection === 'PARTS_WITHOUT' ? (
            <PartsWithoutCutFile known={all} search={search} />
          ) : (
            <Found all={all} search={search} selection={selection} />
          )
        }
      </QueryBoundary>
    </>
  );
}

type MissingProps = { readonly all: readonly CutFile[]; readonly selection: CutFileFilter };

function MillingEntryNotFound({ all, selection }: MissingProps) {
  const { data } = useQuery(partsQuery());
  const count = useMemo(() => (data ? listPartsWithoutCutFile(data, all).length : 0), [data, all]);
  if (count === 0 || selection === 'PARTS_WITHOUT') return null;
  return <Link to={paths.cutFiles({ show: 'PARTS_WITHOUT' })}>{cutFileTexts.partsWithout(count)}</Link>;
}

function Found({ all, search, selection }: MissingProps & { readonly search: string }) {
  const found = useMemo(() => filterCutFiles(all, search, selection), [all, search, selection]);
  return (
    <FoundRows
      tally={cutFileTexts.count(found.length, all.length)}
      empty={buildEmptyStateProps({
        icon: IconVectorSpline,
        texts: cutFileTexts,
        isEmpty: all.length === 0,
        to: paths.cutFiles(),
      })}
      label={cutFileTexts.title}
      rows={found}
      keyOf={({ name }) => name}
      height={56}
      narrowHeight={92}
    >
      {(each, index) => <Row cutFile={each} index={index} />}
    </FoundRows>
  );
}

type RowProps = { readonly cutFile: CutFile; readonly index: number };

function Row({ cutFile: { name, note, versions, partNumbers }, index }: RowProps) {
  const newest = findNewestCutFileVersion(versions);
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

type Props = { readonly known: readonly CutFile[]; readonly search: string };

function PartsWithoutCutFile({ known, search }: Props) {
  const read = useQuery(partsQuery());
  return (
    <QueryBoundary read={read} what={partListTexts.themselves} rows={8}>
      {(all) => <FoundParts all={all} known={known} search={search} />}
    </QueryBoundary>
  );
}

function FoundParts({ all, known, search }: Props & { readonly all: readonly Part[] }) {
  const found = useMemo(() => listPartsWithoutCutFile(all, known, search), [all, known, search]);
  return (
    <FoundRows
      tally={cutFileTexts.partsWithout(found.length)}
      empty={{
        image: <IconCircleCheck size={26} />,
        title: cutFileTexts.partsWithout(0),
        text: cutFileTexts.noPartFits,
      }}
      label={cutFileTexts.selections.PARTS_WITHOUT}
      rows={found}
      keyOf={({ partNumber }) => partNumber}
      height={53}
      narrowHeight={72}
    >
      {({ partNumber, label, partType }, index) => (
        <div className={styles.row} data-part>
          <span className={styles.name}>
            <Link className="titleLink number" to={paths.part(partNumber)} data-index={index}>
              {partNumber}
            </Link>
            <span title={label}>{label}</span>
          </span>
          <span className={styles.end}>{formatPartCode(partType)}</span>
        </div>
      )}
    </FoundRows>
  );
}
