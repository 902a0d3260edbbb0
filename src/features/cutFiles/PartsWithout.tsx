import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { partsWithoutCutFile } from '~/domain/cutFile/list.ts';
import { partWord } from '~/domain/part/enumerations.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { cutFileTexts } from '~/domain/words/texts/cutFiles.ts';
import { paths } from '~/paths.ts';
import type { CutFile } from '~/queries/cutFiles/cutFiles.ts';
import { parts, type Part } from '~/queries/parts/parts.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import styles from './CutFiles.module.css';

type Props = { readonly cutFiles: readonly CutFile[]; readonly search: string };

/** Parts in use that no outline is linked to. */
export function PartsWithout({ cutFiles, search }: Props): ReactElement {
  const read = useQuery(parts());
  return (
    <Answer read={read} what={partListTexts.themselves} waiting={<ListSkeleton rows={8} />}>
      {(all) => <Found all={all} cutFiles={cutFiles} search={search} />}
    </Answer>
  );
}

function Found({ all, cutFiles, search }: Props & { readonly all: readonly Part[] }): ReactElement {
  const found = useMemo(() => partsWithoutCutFile(all, cutFiles, search), [all, cutFiles, search]);
  if (found.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          image={<IconCircleCheck size={26} />}
          title={cutFileTexts.partsWithout(0)}
          text={cutFileTexts.noPartFits}
        />
      </div>
    );
  }
  return (
    <>
      <p className="tally" role="status">
        {cutFileTexts.partsWithout(found.length)}
      </p>
      <WindowedRows
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
            <span className={styles.end}>{partWord(partType)}</span>
          </div>
        )}
      </WindowedRows>
    </>
  );
}
