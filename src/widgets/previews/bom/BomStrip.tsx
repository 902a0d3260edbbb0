import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { wholeNumber } from '~/domain/words/numbers.ts';
import { countText } from '~/domain/words/plurals.ts';
import type { BomIssueKind } from '~/domain/bom/bom.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import type { BomIssues } from './bomQuestions.ts';
import styles from './Bom.module.css';

type Props = {
  readonly rows: number;
  /** The number of rows that name no item, so that nothing can be shown of them. */
  readonly unnamed: number;
  readonly customerId: string;
  /** Undefined until they have been looked for. */
  readonly issues: BomIssues | undefined;
  readonly onFind: (item: string) => void;
};

const kindText: Record<BomIssueKind, string> = {
  ORPHAN: 'without a parent',
  SELF_PARENT: 'in itself',
  CYCLE: 'in a circle',
  DUPLICATE: 'listed twice',
  ZERO_QUANTITY: 'without a quantity',
  UNREAD_QUANTITY: 'with a quantity that is no number',
  NOT_SHOWN: 'not in the tree',
  UNKNOWN_PART: 'unknown',
  UNAVAILABLE_PART: 'not available',
};

/** Whether the bill of materials holds together: how many lines of each kind do not, and which. */
export function BomStrip({ rows, unnamed, customerId, issues, onFind }: Props): ReactElement {
  const [kind, setKind] = useState<BomIssueKind>();
  const counts = Map.groupBy(issues?.issues ?? [], (issue) => issue.kind);
  const shown = (kind && counts.get(kind)) ?? [];
  return (
    <div className={styles.strip} data-sound={(issues?.count === 0 && unnamed === 0) || undefined}>
      <span className={styles.sum}>
        {countText(rows, 'row')}
        {customerId && `, customer ${customerId}`}
        {unnamed > 0 && `, and ${countText(unnamed, 'row')} without an item, not shown`}
      </span>
      {issues?.count === 0 && unnamed === 0 && (
        <span className={styles.sound}>
          <IconCircleCheck size={16} aria-hidden /> Every line fits
        </span>
      )}
      {[...counts].map(([each, found]) => (
        <button
          key={each}
          type="button"
          className={styles.issue}
          aria-expanded={each === kind}
          onClick={() => setKind(each === kind ? undefined : each)}
        >
          <IconAlertTriangle size={15} aria-hidden /> {found.length} {kindText[each]}
        </button>
      ))}
      {issues && issues.count > issues.issues.length && (
        <span className={styles.sum}>and {wholeNumber(issues.count - issues.issues.length)} more</span>
      )}
      {shown.length > 0 && kind && (
        <Scroller label={`Lines ${kindText[kind]}`} className={styles.issues}>
          <ul>
            {shown.map(({ item, text }, index) => (
              // The same may be said of two rows.
              <li key={`${index} ${item}`}>
                {text}{' '}
                <button type="button" className={styles.find} onClick={() => onFind(item)}>
                  Find<span className="visuallyHidden"> {item}</span>
                </button>
              </li>
            ))}
          </ul>
        </Scroller>
      )}
    </div>
  );
}
