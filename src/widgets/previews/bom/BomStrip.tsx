import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { billIssueTexts, billTexts } from '~/domain/words/texts/billOfMaterials.ts';
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

/** Whether the bill of materials holds together: how many lines of each kind do not, and which. */
export function BomStrip({ rows, unnamed, customerId, issues, onFind }: Props): ReactElement {
  const [kind, setKind] = useState<BomIssueKind>();
  const counts = Map.groupBy(issues?.issues ?? [], (issue) => issue.kind);
  const shown = (kind && counts.get(kind)) ?? [];
  return (
    <div className={styles.strip} data-sound={(issues?.count === 0 && unnamed === 0) || undefined}>
      <span>{billTexts.rows(rows, customerId, unnamed)}</span>
      {issues?.count === 0 && unnamed === 0 && (
        <span className={styles.sound}>
          <IconCircleCheck size={16} aria-hidden /> {billTexts.sound}
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
          <IconAlertTriangle size={15} aria-hidden /> {billTexts.issues(found.length, billIssueTexts[each])}
        </button>
      ))}
      {issues && issues.count > issues.issues.length && (
        <span>{billTexts.andMore(issues.count - issues.issues.length)}</span>
      )}
      {shown.length > 0 && kind && (
        <Scroller label={billTexts.linesOf(billIssueTexts[kind])} className={styles.issues}>
          <ul>
            {shown.map(({ item, text }, index) => (
              // The same may be said of two rows.
              <li key={`${index} ${item}`}>
                {text}{' '}
                <button
                  type="button"
                  className="linkButton"
                  onClick={() => onFind(item)}
                  aria-label={billTexts.findItem(item)}
                >
                  {billTexts.find}
                </button>
              </li>
            ))}
          </ul>
        </Scroller>
      )}
    </div>
  );
}
