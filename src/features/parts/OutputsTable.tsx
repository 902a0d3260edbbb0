import type { ReactElement } from 'react';
import { outputColumns, type Output } from '~/domain/part/outputs.ts';
import { partPageTexts } from '~/domain/words/texts/partAdministration.ts';
import { RowGap } from '~/ui/list/RowGap.tsx';
import { useIsPrinting } from '~/ui/list/useIsPrinting.ts';
import { ScrolledTable } from './ScrolledTable.tsx';
import { rowHeight, useGridWindow } from '~/ui/list/useGridWindow.ts';
import styles from './Parts.module.css';

/** The outputs of a part as they are stored; only those in view are there, whatever their number, and paper has them all. */
export function OutputsTable({ outputs }: { readonly outputs: readonly Output[] }): ReactElement {
  const { frame, shown } = useGridWindow(outputs.length);
  const isPrinting = useIsPrinting();
  const places = isPrinting ? [...outputs.keys()] : shown;
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  return (
    <ScrolledTable ref={frame} label={partPageTexts.outputsTable} windowed>
      <table
        className={`${styles.table} ${styles.outputs}`}
        aria-label={partPageTexts.outputs}
        aria-rowcount={outputs.length + 1}
      >
        <thead>
          <tr>
            {outputColumns.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RowGap height={first * rowHeight} columns={outputColumns.length} />
          {places.map((index) => {
            const output = outputs[index];
            return output && <Row key={index} output={output} index={index} />;
          })}
          <RowGap
            height={Math.max(0, outputs.length - last - 1) * rowHeight}
            columns={outputColumns.length}
          />
        </tbody>
      </table>
    </ScrolledTable>
  );
}

type RowProps = { readonly output: Output; readonly index: number };

const Row = ({ output, index }: RowProps): ReactElement => (
  <tr style={{ height: rowHeight }} aria-rowindex={index + 2}>
    {outputColumns.map(({ field }) => (
      <td key={field} title={output[field]}>
        {output[field] === 'NONE' ? partPageTexts.none : output[field]}
      </td>
    ))}
  </tr>
);
