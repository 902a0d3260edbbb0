import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { knownDeviations } from '~/api/answers/deviations.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';
import { omittedTexts } from '~/domain/words/texts/omitted.ts';
import { shownOmissions, type ShownOmission } from '~/queries/omissions.ts';
import styles from './OmittedItems.module.css';

/** The omissions of what is shown now; the same list until they are others. */
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

/** Number of items of the page's lists that could not be read, and behind it what was wrong with them. */
export function OmittedItems(): ReactElement {
  const omissions = useShownOmissions();
  const sum = (of: 'omitted' | 'sent'): number => omissions.reduce((all, each) => all + each[of], 0);
  const reasons = knownDeviations().filter(({ operationId }) =>
    omissions.some((each) => each.operationId === operationId),
  );
  return (
    <section aria-label={answerTexts.omittedItems} role="status">
      {omissions.length > 0 && (
        <details className={styles.omitted}>
          <summary>{omittedTexts.count(sum('omitted'), sum('sent'))}</summary>
          <p>{omittedTexts.why}</p>
          <ul>
            {reasons.map(({ operationId, place, fault }) => (
              <li key={`${operationId} ${place} ${fault}`}>
                {place !== operationId && <span>{operationId}: </span>}
                <code>{place}</code> {omittedTexts.fault(fault)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
