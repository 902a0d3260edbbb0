import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import {
  describePartImpact,
  describeStateChange,
  groupUsageByState,
  type UsageGroup,
} from '~/domain/part/impact.ts';
import type { PartUsageRow } from '~/domain/part/usage.ts';
import { partUsageTexts } from '~/domain/words/texts/parts.ts';
import { partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { partUsageQuery } from '~/queries/parts/parts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { ExternalLink } from '~/ui/ExternalLink.tsx';
import { savePartUsageCsv, partUsageRowPath } from '~/widgets/parts/savePartUsageCsv.ts';
import { makeKeysUnique } from '~/ui/list/makeKeysUnique.ts';
import styles from './Parts.module.css';

const maxNamed = 5;

type Props = {
  readonly partNumber: string;
  /** State change to explain; undefined if only the usage is shown. */
  readonly change?: { readonly from: string; readonly to: string };
};

/**
 * Configurations that use a part, by state, with those ready for production first; optionally the effect of a
 * state change.
 */
export function PartStateImpact({ partNumber, change }: Props) {
  const read = useQuery(partUsageQuery(partNumber));
  return (
    <div>
      {change && <p className="soft">{describeStateChange(change.from, change.to)}</p>}
      <QueryBoundary read={read} what={partPageTexts.usageItself} rows={2}>
        {(rows) => <Impact partNumber={partNumber} rows={rows} />}
      </QueryBoundary>
    </div>
  );
}

type ImpactProps = { readonly partNumber: string; readonly rows: readonly PartUsageRow[] };

function Impact({ partNumber, rows }: ImpactProps) {
  const groups = groupUsageByState(rows);
  return (
    <>
      <p className="soft">{describePartImpact(groups)}</p>
      <ul className={styles.groups} aria-label={partPageTexts.impact}>
        {groups.map((group) => (
          <Group key={group.state} {...group} />
        ))}
      </ul>
      {rows.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => savePartUsageCsv(partNumber, rows)}
          >
            {partPageTexts.exportCsv}
          </Button>
        </div>
      )}
    </>
  );
}

function Group({ state, rows }: UsageGroup) {
  const keys = makeKeysUnique(rows, ({ configurationId, revision }) => `${configurationId} ${revision}`);
  return (
    <li>
      <strong>{partPageTexts.inState(formatState(state), rows.length)}</strong>
      <p>
        {rows.slice(0, maxNamed).map((row, index) => (
          <span key={keys[index]}>
            <ExternalLink href={partUsageRowPath(row)}>
              {partUsageTexts.revisionOf(row.configurationId, row.revision)}
            </ExternalLink>{' '}
          </span>
        ))}
        {rows.length > maxNamed && <span>{partPageTexts.more(rows.length - maxNamed)}</span>}
      </p>
    </li>
  );
}
