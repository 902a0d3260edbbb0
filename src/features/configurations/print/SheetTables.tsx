import type { ReactElement } from 'react';
import type { HoleRow } from '~/domain/milling/holes.ts';
import { printTexts } from '~/domain/words/texts/printSheet.ts';
import styles from './ConfigurationSheet.module.css';

/** Rows that fit on the page with everything else; of the others is said how many there are. */
const most = { devices: 8, holes: 16 } as const;

type Device = Readonly<Record<'id' | 'type' | 'model' | 'part' | 'name', string>>;

/** The product configurations with their parts. */
export function DeviceTable({ devices }: { readonly devices: readonly Device[] }): ReactElement | null {
  if (devices.length === 0) return null;
  const rest = devices.length - most.devices;
  return (
    <section className={styles.section}>
      <h2>{printTexts.parts}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{printTexts.device}</th>
            <th scope="col">{printTexts.type}</th>
            <th scope="col">{printTexts.model}</th>
            <th scope="col">{printTexts.part}</th>
            <th scope="col">{printTexts.name}</th>
          </tr>
        </thead>
        <tbody>
          {devices.slice(0, most.devices).map(({ id, type, model, part, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{type}</td>
              <td>{model}</td>
              <td>{part}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p>{printTexts.andMore(rest)}</p>}
    </section>
  );
}

/** Holes of a product configuration; null where they cannot be read, undefined until they have been. */
export type HolesOf = { readonly id: string; readonly rows: readonly HoleRow[] | null | undefined };

/** The holes of every transmitter that has a milling file. */
export function Holes({ of: all }: { readonly of: readonly HolesOf[] }): ReactElement {
  const share = Math.max(1, Math.floor(most.holes / Math.max(1, all.length)));
  return (
    <div className={styles.holes}>
      {all.length === 0 && (
        <section className={styles.section}>
          <h2>{printTexts.holes}</h2>
          <p>{printTexts.noMillingFile}</p>
        </section>
      )}
      {all.map(({ id, rows }) => (
        <section key={id} className={styles.section}>
          <h2>{printTexts.holesOf(id)}</h2>
          {rows && rows.length > 0 ? (
            <HoleTable rows={rows} most={share} />
          ) : (
            <p>{rows ? printTexts.noHoles : printTexts.holesUnread}</p>
          )}
        </section>
      ))}
    </div>
  );
}

type HoleProps = { readonly rows: readonly HoleRow[]; readonly most: number };

function HoleTable({ rows, most: shown }: HoleProps): ReactElement {
  const rest = rows.slice(shown).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{printTexts.size}</th>
            <th scope="col">{printTexts.count}</th>
            <th scope="col">{printTexts.controls}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ size, count, controls }) => (
            <tr key={size}>
              <td>{size}</td>
              <td>{count}</td>
              <td>{controls.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p>{printTexts.andMore(rest)}</p>}
    </>
  );
}
