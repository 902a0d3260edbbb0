import { useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'react-router';
import { knownDeviations, onDeviation } from '~/api/answers/deviations.ts';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { clockTime } from '~/domain/words/dates.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Api.module.css';

/** Where answers were not what Portal reads them as, since the page was loaded; nothing as long as all were. */
export function Deviations({ operations }: Pick<ApiDescription, 'operations'>): ReactElement | null {
  const deviations = useSyncExternalStore(onDeviation, knownDeviations);
  if (deviations.length === 0) return null;
  return (
    <div className={styles.changes}>
      <Panel title={apiTexts.deviations}>
        <p className={styles.count}>{apiTexts.deviationsAbout}</p>
        <ul className={styles.names}>
          {deviations.map(({ operationId, place, fault, since }) => {
            const operation = operations.find((each) => (each.portalName ?? each.id) === operationId);
            return (
              <li key={`${operationId} ${place} ${fault}`}>
                {operation ? (
                  <Link to={paths.apiOperation(operation.id)}>{operationId}</Link>
                ) : (
                  <code>{operationId}</code>
                )}{' '}
                <code>{place}</code> <span>{apiTexts.deviation(fault, clockTime(new Date(since)))}</span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
