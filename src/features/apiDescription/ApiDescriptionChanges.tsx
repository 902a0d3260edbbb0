import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { listCallingPages } from '~/domain/apiDescription/callingPages.ts';
import {
  type DescriptionChanges,
  diffFingerprints,
  createFingerprinter,
  parseDescriptionSnapshot,
  type OperationFingerprints,
  type DescriptionSnapshot,
} from '~/domain/apiDescription/changes.ts';
import type { MissingOperation } from '~/domain/apiDescription/matchOperations.ts';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { formatLongDate } from '~/domain/words/dates.ts';
import { apiDescriptionTexts } from '~/domain/words/texts/apiDescription.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Api.module.css';
import { useStorageOwner } from '~/session/me.ts';
import { runInSlices } from '~/platform/runInSlices.ts';
import { getPersonalItem, setPersonalItem, type StorageOwner } from '~/platform/storage/personalStore.ts';

const place = 'apiSeen';

const now = (): string => new Date().toISOString();

/** Stores the description as last seen; where the browser has no storage, it lasts for the page only. */
function keepSeen(owner: StorageOwner, prints: OperationFingerprints): DescriptionSnapshot {
  const seen = { at: now(), prints };
  setPersonalItem(place, owner, seen);
  return seen;
}

function usePrints(description: ApiDescription): OperationFingerprints | undefined {
  const [made, setMade] = useState<{ readonly of: ApiDescription; readonly prints: OperationFingerprints }>();
  useEffect(() => {
    const { prepare, prints } = createFingerprinter(description);
    return runInSlices(prepare, () => setMade({ of: description, prints: prints() }));
  }, [description]);
  return made?.of === description ? made.prints : undefined;
}

/**
 * Compares the description with the one this person last saw in this browser; a first visit stores the
 * current one.
 */
function useSeenDescription(description: ApiDescription) {
  const { email, azureId } = useStorageOwner();
  const [marked, setMarked] = useState<DescriptionSnapshot>();
  const prints = usePrints(description);
  const stored = useMemo(
    () => (prints ? parseDescriptionSnapshot(getPersonalItem(place, { email, azureId })) : undefined),
    [email, azureId, prints],
  );
  useEffect(() => {
    if (prints && !stored) keepSeen({ email, azureId }, prints);
  }, [email, azureId, prints, stored]);
  const seen = marked ?? stored;
  const found = useMemo(
    () => (seen && prints ? diffFingerprints(seen.prints, prints) : undefined),
    [seen, prints],
  );
  const isSame = !found || found.added.length + found.removed.length + found.changed.length === 0;
  return {
    changes: isSame ? undefined : found,
    since: seen?.at,
    markSeen: (): void => {
      if (prints) setMarked(keepSeen({ email, azureId }, prints));
    },
  };
}

const limit = 20;

type Props = {
  readonly description: ApiDescription;
  readonly missing: readonly MissingOperation[];
};

export function ApiDescriptionChanges({ description, missing }: Props) {
  const { changes, since, markSeen } = useSeenDescription(description);
  return (
    <>
      {missing.length > 0 && (
        <div className={styles.warning} role="alert">
          <p>{apiDescriptionTexts.missing(missing.length)}</p>
          <Operations of={missing} idOf={({ id }) => id}>
            {(each) => (
              <>
                <Undescribed id={each.id} />
                {notFoundText(each)}
              </>
            )}
          </Operations>
        </div>
      )}
      {changes && since && (
        <div className={styles.changes}>
          <Panel
            title={apiDescriptionTexts.changes}
            actions={
              <Button variant="default" size="xs" onClick={markSeen}>
                {apiDescriptionTexts.seen}
              </Button>
            }
          >
            <p className="tally">{apiDescriptionTexts.changesSince(formatLongDate(since))}</p>
            <Kinds changes={changes} />
          </Panel>
        </div>
      )}
    </>
  );
}

type OperationsProps<Each> = {
  readonly of: readonly Each[];
  readonly idOf: (each: Each) => string;
  readonly children: (each: Each) => ReactNode;
};

const Operations = <Each,>({ of, idOf, children }: OperationsProps<Each>) => (
  <ul className={styles.names}>
    {of.slice(0, limit).map((each) => (
      <li key={idOf(each)}>{children(each)}</li>
    ))}
    {of.length > limit && <li>{apiDescriptionTexts.more(of.length - limit)}</li>}
  </ul>
);

const Described = ({ id }: { readonly id: string }) => <Link to={paths.apiOperation(id)}>{id}</Link>;

/** An operation that Portal calls and the description lacks, with the pages that call it. */
const Undescribed = ({ id }: { readonly id: string }) => (
  <>
    <code>{id}</code> {apiDescriptionTexts.calledBy(listCallingPages(id))}
  </>
);

const notFoundText = ({ reason, candidates }: MissingOperation): string =>
  reason === 'NOT_OFFERED'
    ? ''
    : ` · ${apiDescriptionTexts.notFound[reason](
        candidates.map(({ method, path, id: name }) => name || `${method} ${path}`),
      )}`;

type KindProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

const Kind = ({ title, count, children }: KindProps): ReactNode =>
  count > 0 && (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );

const Kinds = ({ changes }: { readonly changes: DescriptionChanges }) => {
  const { added, removed, changed } = changes;
  return (
    <dl className={styles.kinds}>
      <Kind title={apiDescriptionTexts.added} count={added.length}>
        <Operations of={added} idOf={String}>
          {(id) => <Described id={id} />}
        </Operations>
      </Kind>
      <Kind title={apiDescriptionTexts.changed} count={changed.length}>
        <Operations of={changed} idOf={({ id }) => id}>
          {({ id, aspects }) => (
            <>
              <Described id={id} /> {apiDescriptionTexts.aspects(aspects)}
            </>
          )}
        </Operations>
      </Kind>
      <Kind title={apiDescriptionTexts.removed} count={removed.length}>
        <Operations of={removed} idOf={String}>
          {(id) => <Undescribed id={id} />}
        </Operations>
      </Kind>
    </dl>
  );
};
