import { IconPuzzleOff } from '@tabler/icons-react';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { partWord } from '~/domain/part/enumerations.ts';
import { tagsOf } from '~/domain/part/listFilter.ts';
import { partListTexts } from '~/domain/words/texts/partAdministration.ts';
import { paths } from '~/paths.ts';
import type { Part } from '~/queries/parts/parts.ts';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { WindowedRows } from '~/ui/list/WindowedRows.tsx';
import { PartPicture } from '~/widgets/parts/PartPicture.tsx';
import styles from './Parts.module.css';

type Props = {
  readonly rows: readonly Part[];
  /** Number of all parts, also those that are not found. */
  readonly total: number;
  readonly selected: ReadonlySet<string>;
  /** Stays the same function, so that rows need not be made anew. */
  readonly onToggle: (partNumber: string) => void;
};

/** The parts that are found, as many as are in view. */
export function PartRows({ rows, total, selected, onToggle }: Props): ReactElement {
  if (rows.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          image={<IconPuzzleOff size={26} />}
          title={partListTexts.none}
          text={total === 0 ? partListTexts.noneYet : partListTexts.noneFits}
          action={total > 0 && <Link to={paths.parts()}>{partListTexts.showAll}</Link>}
        />
      </div>
    );
  }
  return (
    <WindowedRows
      label={partListTexts.title}
      rows={rows}
      keyOf={({ partNumber }) => partNumber}
      height={56}
      narrowHeight={88}
    >
      {(part, index) => (
        <Row part={part} index={index} isSelected={selected.has(part.partNumber)} onToggle={onToggle} />
      )}
    </WindowedRows>
  );
}

type RowProps = {
  readonly part: Part;
  readonly index: number;
  readonly isSelected: boolean;
  readonly onToggle: (partNumber: string) => void;
};

/** A part among others; they come and go without it as the list is scrolled. */
const Row = memo(function Row({ part, index, isSelected, onToggle }: RowProps): ReactElement {
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={partListTexts.select(part.partNumber)}
        checked={isSelected}
        onChange={() => onToggle(part.partNumber)}
      />
      <span className={styles.thumbnail}>
        <PartPicture partNumber={part.partNumber} images={part.images} />
      </span>
      <span className={styles.name}>
        <Link className="number" to={paths.part(part.partNumber)} data-index={index}>
          {part.partNumber}
        </Link>
        <span title={part.label}>{part.label}</span>
      </span>
      <span className={styles.type}>{partWord(part.partType)}</span>
      <span className={styles.families}>{partListTexts.families(part.familyCompatibility)}</span>
      <span className={styles.tags} title={tagsOf(part).join(', ')}>
        {tagsOf(part).map((tag) => (
          <Badge key={tag} size="small">
            {tag}
          </Badge>
        ))}
      </span>
      <span className={styles.state}>
        <StateLabel state={part.partState} size="small" />
      </span>
    </div>
  );
});
