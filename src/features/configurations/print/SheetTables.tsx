import type { ReactElement } from 'react';
import type { HoleRow } from '~/domain/milling/holes.ts';
import { printTexts } from '~/domain/words/texts/printSheet.ts';
import styles from './ConfigurationSheet.module.css';

type Device = Readonly<Record<'id' | 'type' | 'model' | 'part' | 'name', string>>;

/** The product configurations with their parts. */
export function DeviceTable({ devices }: { readonly devices: readonly Device[] }): ReactElement | null {
  if (devices.length === 0) return null;
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
          {devices.map(({ id, type, model, part, name }) => (
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
    </section>
  );
}

/** Holes of a product configuration; null where they cannot be read, undefined until they have been. */
export type HolesOf = { readonly id: string; readonly rows: readonly HoleRow[] | null | undefined };

/** The holes of every transmitter that has a milling file. */
export function Holes({ of: all }: { readonly of: readonly HolesOf[] }): ReactElement {
  return (
    <>
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
            <HoleTable rows={rows} />
          ) : (
            <p>{rows ? printTexts.noHoles : printTexts.holesUnread}</p>
          )}
        </section>
      ))}
    </>
  );
}

type HoleProps = { readonly rows: readonly HoleRow[] };

function HoleTable({ rows }: HoleProps): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{printTexts.size}</th>
          <th scope="col">{printTexts.count}</th>
          <th scope="col">{printTexts.controls}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, count, controls }) => (
          <tr key={size}>
            <td>{size}</td>
            <td>{count}</td>
            <td>{controls.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
