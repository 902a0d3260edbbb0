import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { listDeviations } from '~/api/responses/deviations.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { omittedItemTexts } from '~/domain/words/texts/omittedItems.ts';
import styles from './OmittedItems.module.css';
import { mergeOmissions, isDifferentFromRaw, getOmission, type Omission } from '~/api/responses/rawValues.ts';
import { statusEndpoints } from '~/api/statusOperations.ts';
import { isSessionOperation } from '~/queries/client.ts';

/** Nesting of a response in query data: the pages of an infinite list, a list beside its count. */
const madeLevels = 2;

/** Omissions of all lists in a response, at any depth. A value equal to what was sent contains none. */
function omissionIn(value: unknown, levels: number): Omission | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const differs = isDifferentFromRaw(value);
  if (!differs && levels === 0) return getOmission(value);
  return Object.values(value)
    .map((inside) => omissionIn(inside, differs ? levels : levels - 1))
    .reduce(mergeOmissions, getOmission(value));
}

/** Whether an operation is called on every page, such as those of the person's rights and the status page. */
const isOfFrame = (operation: unknown): boolean =>
  isSessionOperation(operation) ||
  (typeof operation === 'string' && Object.hasOwn(statusEndpoints, operation));

type ShownOmission = {
  readonly operationId: string;
  readonly omitted: number;
  readonly sent: number;
};

/** Omissions by operation, without the operations that every page calls. */
function shownOmissions(client: QueryClient): readonly ShownOmission[] {
  const found = new Map<string, Omission>();
  for (const query of client.getQueryCache().findAll({ type: 'active' })) {
    const [operationId] = query.queryKey;
    if (typeof operationId !== 'string' || isOfFrame(operationId)) continue;
    const omission = mergeOmissions(found.get(operationId), omissionIn(query.state.data, madeLevels));
    if (omission) found.set(operationId, omission);
  }
  return [...found].map(([operationId, { omitted, sent }]) => ({ operationId, omitted, sent }));
}

function useShownOmissions(): readonly ShownOmission[] {
  const client = useQueryClient();
  const last = useRef<readonly ShownOmission[]>([]);
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = shownOmissions(client);
    if (JSON.stringify(now) !== JSON.stringify(last.current)) last.current = now;
    return last.current;
  });
}

export function OmittedItems() {
  const omissions = useShownOmissions();
  const sum = (of: 'omitted' | 'sent'): number => omissions.reduce((all, each) => all + each[of], 0);
  const reasons = listDeviations().filter(({ operationId }) =>
    omissions.some((each) => each.operationId === operationId),
  );
  return (
    <section aria-label={queryBoundaryTexts.omittedItems} role="status">
      {omissions.length > 0 && (
        <details className={styles.omitted}>
          <summary>{omittedItemTexts.count(sum('omitted'), sum('sent'))}</summary>
          <p>{omittedItemTexts.why}</p>
          <ul>
            {reasons.map(({ operationId, place, fault }) => (
              <li key={`${operationId} ${place} ${fault}`}>
                {place !== operationId && <span>{operationId}: </span>}
                <code>{place}</code> {omittedItemTexts.fault(fault)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
