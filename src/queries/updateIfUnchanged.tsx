import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, isOutcomeUnknown, createAbortError, isAbortError } from '~/api/ApiError.ts';
import type { Decision } from '~/domain/access/decision.ts';
import { joinSentences } from '~/domain/words/sentences.ts';
import { applyMutationEffects } from './client.ts';
import { describeError } from '~/api/describeError.ts';
import type { Baseline } from '~/ui/form/baseline.ts';
import { UserFacingError, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { dismissErrorNotice } from '~/platform/notices.ts';

type Differences = readonly ReactNode[];

type ConflictTexts<Now> = {
  readonly gone: string;
  readonly changed: ReactNode | ((now: Now) => ReactNode);
  readonly goOn?: ReactNode;
  readonly isFinal?: boolean;
};

type Refusal = Decision | string | undefined;

const reasonOf = (refusal: Refusal): string | undefined =>
  typeof refusal === 'object' ? (refusal.allowed ? undefined : refusal.reason) : refusal;

type Watch<Seen, Now extends Seen> = {
  readonly baseline: Pick<Baseline<Seen>, 'known' | 'see'>;
  /** Reads the subject, bypassing every cache; nothing where it is gone. */
  readonly read: () => Promise<Now | null | undefined>;
  readonly compare: (seen: Seen, now: Now) => Differences | boolean | Promise<Differences | boolean>;
  readonly refusal?: (now: Now) => Refusal;
  readonly texts: ConflictTexts<Now>;
  readonly onConflict?: (now: Now | undefined) => void;
  /** Whether a failure of the read or the write also shows in the form, beside its notice. */
  readonly saysFailures?: boolean;
};

export type AlreadyAppliedCheck<Now, Done = void> = {
  /** Whether the state read is the one the write leads to; GONE for a deletion. */
  readonly isDone: 'GONE' | ((now: Now) => boolean | Promise<boolean>);
  /**
   * Whether another user's identical change also counts, as for a text; otherwise it is checked only after a
   * try of unknown outcome.
   */
  readonly byAnybody?: boolean;
  readonly done: (now: Now | undefined) => Promise<Done> | Done;
};

type WriteOptions<Now, Done> = {
  readonly arrival?: AlreadyAppliedCheck<Now, Done> | undefined;
  readonly refusal?: ((now: Now) => Refusal) | undefined;
};

/** Detects that a declared write has already been applied; its effects then run as after a success. */
export const createAlreadyAppliedCheck = <Now,>(
  client: QueryClient,
  declared: Pick<MutationOptions, 'meta'>,
  isDone: AlreadyAppliedCheck<Now>['isDone'],
): AlreadyAppliedCheck<Now> => ({ isDone, done: () => applyMutationEffects(client, declared) });

export type ConditionalUpdate<Now> = <Output, Done = never>(
  isOpen: OpenCheck,
  write: (now: Now) => Promise<Output>,
  options?: WriteOptions<Now, Done>,
) => Promise<Output | Done>;

/**
 * Thrown instead of writing: the subject is gone, has changed since it was shown, or does not allow the
 * write.
 */
export class ConflictError extends UserFacingError {
  readonly differences: readonly string[];
  readonly reason: string | undefined;

  constructor(note: NoteProps, reason: string | undefined, isFinal: boolean) {
    const differences = linesOf(note.differences);
    const text = joinSentences(linesOf([note.changed, ...differences, note.wayOn])) || undefined;
    super(<ConflictNote {...note} />, { text, final: isFinal });
    this.differences = differences;
    this.reason = reason;
  }
}

const hasArrived = async <Now,>(
  { isDone }: Pick<AlreadyAppliedCheck<Now, unknown>, 'isDone'>,
  now: Now | undefined,
): Promise<boolean> => (isDone === 'GONE' ? now === undefined : now !== undefined && isDone(now));

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && !error.lapsed && [404, 409, 412].includes(error.status);

/**
 * Reads the subject again before a write; a ConflictError shows how it has changed and becomes the new
 * baseline. Writes nothing once the form is closed, or where an earlier try has been applied. Rejects as the
 * write does.
 */
export function updateIfUnchanged<Seen, Now extends Seen = Seen>(
  watch: Watch<Seen, Now>,
): ConditionalUpdate<Now> {
  let isRetry = false;
  const update: ConditionalUpdate<Now> = async (isOpen, write, { arrival, refusal } = {}) => {
    const demand = (found: Now | undefined) => demandUnchanged(watch, found, refusal);
    const now = (await watch.read()) ?? undefined;
    if (!isOpen()) throw createAbortError();
    const canBeDone = arrival && (isRetry || arrival.byAnybody === true);
    if (canBeDone && (await hasArrived(arrival, now))) return arrival.done(now);
    const unchanged = await demand(now);
    if (!isOpen()) throw createAbortError();
    try {
      return await write(unchanged);
    } catch (error) {
      if (isStale(error)) await demand((await watch.read()) ?? undefined);
      if (!isOutcomeUnknown(error)) throw error;
      isRetry = true;
      if (!arrival) throw error;
      const [then] = await Promise.allSettled([watch.read()]);
      if (then.status === 'rejected' || !(await hasArrived(arrival, then.value ?? undefined))) throw error;
      dismissErrorNotice(error);
      return arrival.done(then.value ?? undefined);
    }
  };
  if (watch.saysFailures !== true) return update;
  return async (...args) => {
    try {
      return await update(...args);
    } catch (error) {
      throw error instanceof UserFacingError || isAbortError(error)
        ? error
        : new UserFacingError(describeError(error), { cause: error });
    }
  };
}

async function demandUnchanged<Seen, Now extends Seen>(
  { baseline, compare, refusal, texts, onConflict }: Watch<Seen, Now>,
  now: Now | undefined,
  refusalOfWrite: ((now: Now) => Refusal) | undefined,
): Promise<Now> {
  if (now === undefined) {
    onConflict?.(undefined);
    throw new ConflictError({ changed: texts.gone, differences: [], wayOn: undefined }, texts.gone, true);
  }
  const found = await compare(baseline.known(now), now);
  const differences = typeof found === 'boolean' ? [] : found;
  const isChanged = found === true || differences.length > 0;
  const reason = reasonOf(refusal?.(now)) ?? reasonOf(refusalOfWrite?.(now));
  if (!isChanged && reason === undefined) return now;
  baseline.see(now);
  onConflict?.(now);
  const changed = typeof texts.changed === 'function' ? texts.changed(now) : texts.changed;
  const note = { changed: isChanged ? changed : undefined, differences, wayOn: reason ?? texts.goOn };
  throw new ConflictError(note, reason, reason !== undefined || texts.isFinal === true);
}

const linesOf = (differences: Differences): readonly string[] =>
  differences.filter((each) => typeof each === 'string');

type NoteProps = {
  readonly changed: ReactNode;
  readonly differences: Differences;
  readonly wayOn: ReactNode;
};

function ConflictNote({ changed, differences, wayOn }: NoteProps) {
  const lines = linesOf(differences);
  return (
    <>
      {changed !== undefined && <p>{changed}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {differences.filter((each) => typeof each !== 'string')}
      {wayOn !== undefined && <p>{wayOn}</p>}
    </>
  );
}
