import { useMemo, useState, type ReactElement } from 'react';
import { artefactMatrix, matrixSummary, type MatrixCell } from '~/domain/file/artefactMatrix.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { filesTexts } from '~/domain/words/texts/files.ts';
import { newestVersion, type FilePlace } from '~/domain/file/places.ts';
import { downloadFile } from '~/queries/files/files.ts';
import { useJob } from '~/ui/jobs/jobs.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Files.module.css';

/** The artefacts that are there and those that are not, place by place. */
export function FileMatrix({ places }: { readonly places: readonly FilePlace[] }): ReactElement {
  const rows = useMemo(() => artefactMatrix(places), [places]);
  return (
    <Panel title={filesTexts.artefacts} flush>
      <p className={styles.summary}>{matrixSummary(rows)}</p>
      {/* It scrolls by itself where it is wider than the page, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.matrix} role="region" aria-label={filesTexts.artefactsByPlace} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{filesTexts.artefact}</th>
              {places.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ artefactType, label, cells }) => (
              <tr key={artefactType}>
                <th scope="row">{label}</th>
                {cells.map((cell) => (
                  <td key={cell.place.title} data-state={cell.state}>
                    <Cell label={label} cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Cell({ label, cell }: { readonly label: string; readonly cell: MatrixCell }): ReactElement {
  const { place, state, file } = cell;
  const [jobId, setJobId] = useState<number>();
  const busy = useJob(jobId)?.state === 'RUNNING';
  const newest = file && newestVersion(file);
  const word = state === 'NONE' ? '' : state === 'MISSING' ? filesTexts.missing : stateText(state);
  if (!file || !newest) return <>{word}</>;
  const version = `v${newest.versionNumber}`;
  const shown = state === 'READY' ? version : `${word} · ${version}`;
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) setJobId(downloadFile(file).id);
      }}
      aria-label={filesTexts.downloadCell(label, place.title, shown)}
    >
      {shown}
    </button>
  );
}
