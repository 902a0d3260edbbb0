import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { partNotInUse, partUsageColumns, type PartUsageRow } from '~/domain/part/usage.ts';
import { titledText } from '~/domain/words/titledText.ts';
import { partUsageTexts } from '~/domain/words/texts/parts.ts';
import { partUsage } from '~/queries/parts/parts.ts';
import { Answer } from '~/ui/Answer.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { ListSkeleton } from '~/ui/list/ListSkeleton.tsx';
import { openModal } from '~/ui/modal/modals.ts';
import { StateLabel } from '~/ui/StateLabel.tsx';
import { saveUsage, usageAddress } from './saveUsage.ts';
import styles from './PartUsage.module.css';

/** Shows which configurations use a part. */
export function openPartUsage(partNumber: string): void {
  openModal({
    title: partUsageTexts.title(partNumber),
    size: 760,
    body: <PartUsage partNumber={partNumber} />,
  });
}

function PartUsage({ partNumber }: { readonly partNumber: string }): ReactElement {
  const read = useQuery(partUsage(partNumber));
  return (
    <Answer read={read} what={partUsageTexts.itself} waiting={<ListSkeleton rows={4} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState {...titledText(partNotInUse)} />
        ) : (
          <Usage partNumber={partNumber} rows={rows} />
        )
      }
    </Answer>
  );
}

type Props = { readonly partNumber: string; readonly rows: readonly PartUsageRow[] };

function Usage({ partNumber, rows }: Props): ReactElement {
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {partUsageColumns.map((column) => (
                <th key={column} scope="col">
                  {column === 'URL' ? partUsageTexts.link : column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.configurationId} ${row.revision}`}>
                <th scope="row" className="number">
                  {partUsageTexts.revisionOf(row.configurationId, row.revision)}
                </th>
                <td className="number">{row.count}</td>
                <td>
                  <StateLabel state={row.state} size="small" />
                </td>
                <td>
                  <a
                    href={usageAddress(row)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={partUsageTexts.openRevision(row.configurationId, row.revision)}
                  >
                    <span>{partUsageTexts.open} </span>
                    <IconExternalLink size={14} aria-hidden />
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveUsage(partNumber, rows)}
        >
          {partUsageTexts.export}
        </Button>
      </div>
    </>
  );
}
