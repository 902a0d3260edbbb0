import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { pagesThatCall } from '~/domain/apiDescription/callingPages.ts';
import {
  type DescriptionChanges,
  descriptionChanges,
  descriptionPrinter,
  toSeen,
  type Prints,
  type SeenDescription,
} from '~/domain/apiDescription/changes.ts';
import type { MissingOperation } from '~/domain/apiDescription/matchOperations.ts';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { longDate } from '~/domain/words/dates.ts';
import { apiTexts } from '~/domain/words/texts/apiPages.ts';
import { paths } from '~/paths.ts';
import { Panel } from '~/ui/Panel.tsx';
import styles from './Api.module.css';
import { useOwner } from '~/session/me.ts';
import { inSlices } from '~/platform/inSlices.ts';
import { readPersonal, writePersonal, type Owner } from '~/platform/storage/personalStore.ts';

/** Name of what the browser keeps for an account. */
const place = 'apiSeen';

type Seen = {
  /** The difference from the description that was last seen; undefined where there is none. */
  readonly changes: DescriptionChanges | undefined;
  /** ISO time at which that was seen. */
  readonly since: string | undefined;
  readonly markSeen: () => void;
};

const now = (): string => new Date().toISOString();

/** Keeps the description as seen now; a browser that keeps nothing has it for the page only. */
function keepSeen(owner: Owner, prints: Prints): SeenDescription {
  const seen = { at: now(), prints };
  writePersonal(place, owner, seen);
  return seen;
}

/** The prints of a description; undefined until they are made. */
function usePrints(description: ApiDescription): Prints | undefined {
  const [made, setMade] = useState<{ readonly of: ApiDescription; readonly prints: Prints }>();
  useEffect(() => {
    const { prepare, prints } = descriptionPrinter(description);
    return inSlices(prepare, () => setMade({ of: description, prints: prints() }));
  }, [description]);
  return made?.of === description ? made.prints : undefined;
}

/** The description beside the one this person has last seen in this browser; the first one counts as seen. */
function useSeenDescription(description: ApiDescription): Seen {
  const { email, azureId } = useOwner();
  const [marked, setMarked] = useState<SeenDescription>();
  const prints = usePrints(description);
  const stored = useMemo(
    () => (prints ? toSeen(readPersonal(place, { email, azureId })) : undefined),
    [email, azureId, prints],
  );
  useEffect(() => {
    if (prints && !stored) keepSeen({ email, azureId }, prints);
  }, [email, azureId, prints, stored]);
  const seen = marked ?? stored;
  const found = useMemo(
    () => (seen && prints ? descriptionChanges(seen.prints, prints) : undefined),
    [seen, prints],
  );
  const isSame = !found || found.added.length + found.removed.length + found.changed.length === 0;
  return {
    changes: isSame ? undefined : found,
    since: seen?.at,
    markSeen: () => {
      if (prints) setMarked(keepSeen({ email, azureId }, prints));
    },
  };
}

/** Greatest number of operations that are named of each kind of change. */
const most = 20;

type Props = {
  readonly description: ApiDescription;
  /** Operations that Portal calls and that are not found in it. */
  readonly missing: readonly MissingOperation[];
};

/** The difference of the description from the one that was last seen in this browser, and what Portal misses in it. */
export function Changes({ description, missing }: Props): ReactElement {
  const { changes, since, markSeen } = useSeenDescription(description);
  return (
    <>
      {missing.length > 0 && (
        <div className={styles.warning} role="alert">
          <p>{apiTexts.missing(missing.length)}</p>
          <Missing operations={missing} />
        </div>
      )}
      {changes && since && (
        <div className={styles.changes}>
          <Panel
            title={apiTexts.changes}
            actions={
              <Button variant="default" size="xs" onClick={markSeen}>
                {apiTexts.seen}
              </Button>
            }
          >
            <p className="tally">{apiTexts.changesSince(longDate(since))}</p>
            <Kinds changes={changes} />
          </Panel>
        </div>
      )}
    </>
  );
}

/** Operations that were not found, each with the pages that need it and why not. */
const Missing = ({ operations }: { readonly operations: readonly MissingOperation[] }): ReactElement => (
  <ul className={styles.names}>
    {operations.slice(0, most).map(({ id, reason, candidates }) => (
      <li key={id}>
        <code>{id}</code> {apiTexts.calledBy(pagesThatCall(id))}
        {reason !== 'NOT_OFFERED' && (
          <>
            {' · '}
            {apiTexts.notFound[reason](
              candidates.map(({ method, path, id: name }) => name || `${method} ${path}`),
            )}
          </>
        )}
      </li>
    ))}
    {operations.length > most && <li>{apiTexts.more(operations.length - most)}</li>}
  </ul>
);

/** Operations that are no longer described, each with the pages that lean on it. */
const Names = ({ ids }: { readonly ids: readonly string[] }): ReactElement => (
  <ul className={styles.names}>
    {ids.slice(0, most).map((id) => (
      <li key={id}>
        <code>{id}</code> {apiTexts.calledBy(pagesThatCall(id))}
      </li>
    ))}
    {ids.length > most && <li>{apiTexts.more(ids.length - most)}</li>}
  </ul>
);

function Kinds({
  changes: { added, removed, changed },
}: {
  readonly changes: DescriptionChanges;
}): ReactElement {
  return (
    <dl className={styles.kinds}>
      {added.length > 0 && (
        <div>
          <dt>{apiTexts.added}</dt>
          <dd>
            <Links ids={added} />
          </dd>
        </div>
      )}
      {changed.length > 0 && (
        <div>
          <dt>{apiTexts.changed}</dt>
          <dd>
            <ul className={styles.names}>
              {changed.slice(0, most).map(({ id, aspects }) => (
                <li key={id}>
                  <Link to={paths.apiOperation(id)}>{id}</Link> {apiTexts.aspects(aspects)}
                </li>
              ))}
              {changed.length > most && <li>{apiTexts.more(changed.length - most)}</li>}
            </ul>
          </dd>
        </div>
      )}
      {removed.length > 0 && (
        <div>
          <dt>{apiTexts.removed}</dt>
          <dd>
            <Names ids={removed} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const Links = ({ ids }: { readonly ids: readonly string[] }): ReactElement => (
  <ul className={styles.names}>
    {ids.slice(0, most).map((id) => (
      <li key={id}>
        <Link to={paths.apiOperation(id)}>{id}</Link>
      </li>
    ))}
    {ids.length > most && <li>{apiTexts.more(ids.length - most)}</li>}
  </ul>
);
