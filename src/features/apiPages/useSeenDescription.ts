import { useEffect, useMemo, useState } from 'react';
import {
  descriptionChanges,
  descriptionPrinter,
  toSeen,
  type DescriptionChanges,
  type Prints,
  type SeenDescription,
} from '~/domain/apiDescription/changes.ts';
import type { ApiDescription } from '~/domain/apiDescription/operations.ts';
import { useOwner } from '~/session/useOwner.ts';
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
export function useSeenDescription(description: ApiDescription): Seen {
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
