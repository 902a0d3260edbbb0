import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import styles from './ExpandableRow.module.css';
import { controlTexts } from '~/domain/words/texts/controls.ts';

type Props = {
  /** Element before everything else, such as a box to choose the row with. */
  readonly lead?: ReactNode;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly state?: ReactNode;
  readonly activity?: ReactNode;
  readonly actions?: ReactNode;
  readonly links?: ReactNode;
  /** Unfolded part of the row, made when it is unfolded; without it the row cannot be expanded. */
  readonly children?: ReactNode;
  /** Subject of the row, for the name of its expand button. */
  readonly label: string;
};

const areas = ['lead', 'icon', 'title', 'meta', 'activity', 'links', 'state', 'actions'] as const;

/** A row of a list with an area each for what it may show; all but the title are optional. */
export function ExpandableRow(props: Props): ReactElement {
  const { children, label } = props;
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.line}>
        {children ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            aria-controls={expanded ? id : undefined}
            aria-label={expanded ? controlTexts.fold(label) : controlTexts.unfold(label)}
            onClick={() => setExpanded(!expanded)}
          >
            <IconChevronRight size={16} aria-hidden />
          </button>
        ) : null}
        {areas.map((area) =>
          props[area] ? (
            <div key={area} className={styles[area]} data-area={area}>
              {props[area]}
            </div>
          ) : null,
        )}
      </div>
      {children && expanded ? (
        <div id={id} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}
