import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { partNotInUseText, partUsageColumns, type PartUsageRow } from '~/domain/part/usage.ts';
import { splitTitle } from '~/domain/words/sentences.ts';
import { partUsageTexts } from '~/domain/words/texts/parts.ts';
import { partUsageQuery } from '~/queries/parts/parts.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { RowSpacer } from '~/ui/list/RowSpacer.tsx';
import { gridRowHeight, useGridWindow } from '~/ui/list/useGridWindow.ts';
import { openModal } from '~/platform/modals.ts';
import { StateLabel } from '~/ui/Badge.tsx';
import { savePartUsageCsv, partUsageRowPath } from './savePartUsageCsv.ts';
import styles from './PartUsage.module.css';

export function openPartUsage(partNumber: string): void {
  openModal({
    title: partUsageTexts.title(partNumber),
    size: 760,
    body: <PartUsage partNumber={partNumber} />,
  });
}

function PartUsage({ partNumber }: { readonly partNumber: string }) {
  const read = useQuery(partUsageQuery(partNumber));
  return (
    <QueryBoundary read={read} what={partUsageTexts.itself} rows={4}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState {...splitTitle(partNotInUseText)} />
        ) : (
          <Usage partNumber={partNumber} rows={rows} />
        )
      }
    </QueryBoundary>
  );
}

type Props = { readonly partNumber: string; readonly rows: readonly PartUsageRow[] };

function Usage({ partNumber, rows }: Props) {
  const { frame, shown } = useGridWindow(rows.length);
  const [first, last] = [shown[0] ?? 0, shown.at(-1) ?? 0];
  return (
    <>
      <div ref={frame} className={styles.frame}>
        <table className={styles.table} aria-rowcount={rows.length + 1}>
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
            <RowSpacer height={first * gridRowHeight} columns={partUsageColumns.length} />
            {shown.map((index) => {
              const row = rows[index];
              return row && <Row key={index} row={row} index={index} />;
            })}
            <RowSpacer
              height={Math.max(0, rows.length - last - 1) * gridRowHeight}
              columns={partUsageColumns.length}
            />
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => savePartUsageCsv(partNumber, rows)}
        >
          {partUsageTexts.export}
        </Button>
      </div>
    </>
  );
}

function Row({ row, index }: { readonly row: PartUsageRow; readonly index: number }) {
  const { configurationId, revision, count, state } = row;
  const name = partUsageTexts.revisionOf(configurationId, revision);
  return (
    <tr style={{ height: gridRowHeight }} aria-rowindex={index + 2}>
      <th scope="row" className="number" title={name}>
        {name}
      </th>
      <td className="number">{count}</td>
      <td>
        <StateLabel state={state} size="small" />
      </td>
      <td>
        <a
          href={partUsageRowPath(row)}
          target="_blank"
          rel="noreferrer"
          aria-label={partUsageTexts.openRevision(configurationId, revision)}
        >
          <span>{partUsageTexts.open} </span>
          <IconExternalLink size={14} aria-hidden />
        </a>
      </td>
    </tr>
  );
}
