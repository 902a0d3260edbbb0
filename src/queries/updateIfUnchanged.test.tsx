import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createNetworkError, createTimeoutError } from '~/api/ApiError.ts';
import { allowedDecision, createRefusal, type Decision } from '~/domain/access/decision.ts';
import { createBaseline } from '~/ui/form/baseline.ts';
import { isAlwaysOpen, UserFacingError } from '~/ui/modal/useSubmit.ts';
import { ConflictError, updateIfUnchanged } from './updateIfUnchanged.tsx';

type Note = { readonly text: string };

/** The note stored by the back end; undefined once deleted. */
let stored: Note | undefined;
let reads: number;
const write = vi.fn((text: string) => {
  stored = { text };
  return Promise.resolve(text);
});
const done = vi.fn(() => 'done before');

beforeEach(() => {
  stored = { text: 'first' };
  reads = 0;
  write.mockClear();
  done.mockClear();
});

const begin = (
  options: { refusal?: (now: Note) => Decision; isFinal?: boolean; saysFailures?: boolean } = {},
) => {
  const { isFinal = false, ...others } = options;
  return updateIfUnchanged<Note>({
    baseline: createBaseline<Note>({ text: 'first' }),
    read: () => {
      reads += 1;
      return Promise.resolve(stored);
    },
    compare: (seen, now) => (seen.text === now.text ? [] : [`Note: ${seen.text} → ${now.text}`]),
    texts: { gone: 'It is gone.', changed: 'It has changed.', goOn: 'Save again.', isFinal },
    ...others,
  });
};

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function conflictOf(attempt: Promise<unknown>): Promise<ConflictError> {
  const error = await failureOf(attempt);
  if (!(error instanceof ConflictError)) throw new Error(`No conflict but ${String(error)}`);
  render(error.says);
  return error;
}

const arrival = { isDone: ({ text }: Note) => text === 'mine', done };
const lost = (): Promise<never> => {
  stored = { text: 'mine' };
  return Promise.reject(createNetworkError('noteUpdate', new TypeError('lost')));
};
const refusedBy = (status: number) =>
  new ApiError({ operationId: 'noteUpdate', status, code: 'X', message: 'No' });

test('what is as it was seen is written once', async () => {
  expect(await begin()(isAlwaysOpen, () => write('mine'))).toBe('mine');
  expect(write).toHaveBeenCalledOnce();
});

test('what somebody else has changed is shown and not written; after that it has been seen', async () => {
  const update = begin();
  stored = { text: 'theirs' };
  const conflict = await conflictOf(update(isAlwaysOpen, () => write('mine')));
  expect(conflict).toMatchObject({ final: false, differences: ['Note: first → theirs'], reason: undefined });
  // Plain text, as a notice shows it after the form is left.
  expect(conflict.text).toBe('It has changed. Note: first → theirs. Save again.');
  expect(screen.getByRole('listitem')).toHaveTextContent('Note: first → theirs');
  expect(screen.getByText('Save again.')).toBeInTheDocument();
  expect(write).not.toHaveBeenCalled();
  await update(isAlwaysOpen, () => write('mine'));
  expect(write).toHaveBeenCalledOnce();
});

test('what was deleted meanwhile says so, and is never written', async () => {
  const update = begin();
  stored = undefined;
  expect(await conflictOf(update(isAlwaysOpen, () => write('mine')))).toMatchObject({
    final: true,
    reason: 'It is gone.',
  });
  expect(screen.getByText('It is gone.')).toBeInTheDocument();
  await conflictOf(update(isAlwaysOpen, () => write('mine')));
  expect(write).not.toHaveBeenCalled();
});

test.each([404, 409, 412])(
  'what changes between the look and the write, refused with %d, is shown',
  async (status) => {
    const conflict = await conflictOf(
      begin()(isAlwaysOpen, () => {
        stored = { text: 'theirs' };
        return Promise.reject(refusedBy(status));
      }),
    );
    expect(conflict.differences).toEqual(['Note: first → theirs']);
  },
);

test.each([404, 409, 412, 400, 403])(
  'a refusal with %d of what has not changed stays one',
  async (status) => {
    const error = refusedBy(status);
    expect(await failureOf(begin()(isAlwaysOpen, () => Promise.reject(error)))).toBe(error);
  },
);

test('nothing is written, shown or said to be done for a form that was closed while it was read', async () => {
  stored = { text: 'mine' };
  const attempt = begin()(
    () => false,
    () => write('mine'),
    { arrival: { ...arrival, byAnybody: true } },
  );
  expect(await failureOf(attempt)).toMatchObject({ name: 'AbortError' });
  expect(write).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
});

describe('a write whose answer is lost', () => {
  test.each([
    ['the connection', createNetworkError('noteUpdate', undefined)],
    ['a deadline', createTimeoutError('noteUpdate', 1, '/note')],
    ['the back end', refusedBy(503)],
  ])('by %s is done where it has arrived', async (_, error) => {
    const attempt = begin()(
      isAlwaysOpen,
      () => {
        stored = { text: 'mine' };
        return Promise.reject(error);
      },
      { arrival },
    );
    expect(await attempt).toBe('done before');
  });

  test('is no change of somebody else when it is found by the next try only', async () => {
    const dead = updateIfUnchanged<Note>({
      baseline: createBaseline<Note>({ text: 'first' }),
      read: () => {
        reads += 1;
        return reads === 2
          ? Promise.reject(createNetworkError('noteGet', undefined))
          : Promise.resolve(stored);
      },
      compare: (seen, now) => seen.text !== now.text,
      texts: { gone: '', changed: '' },
    });
    expect(await failureOf(dead(isAlwaysOpen, lost, { arrival }))).toBeInstanceOf(ApiError);
    expect(await dead(isAlwaysOpen, () => write('mine'), { arrival })).toBe('done before');
    expect(write).not.toHaveBeenCalled();
  });

  test('that has not arrived fails, and is made by the next try', async () => {
    const update = begin();
    const error = createNetworkError('noteUpdate', undefined);
    expect(await failureOf(update(isAlwaysOpen, () => Promise.reject(error), { arrival }))).toBe(error);
    expect(await update(isAlwaysOpen, () => write('mine'), { arrival })).toBe('mine');
  });

  test('of a deletion is done once there is nothing left', async () => {
    const attempt = begin()(
      isAlwaysOpen,
      () => {
        stored = undefined;
        return Promise.reject(createNetworkError('noteDelete', undefined));
      },
      { arrival: { isDone: 'GONE', done } },
    );
    expect(await attempt).toBe('done before');
  });
});

test('what somebody else has made just so is a conflict, unless it is the same whoever made it', async () => {
  stored = { text: 'mine' };
  await conflictOf(begin()(isAlwaysOpen, () => write('mine'), { arrival }));
  const attempt = begin()(isAlwaysOpen, () => write('mine'), { arrival: { ...arrival, byAnybody: true } });
  expect(await attempt).toBe('done before');
  expect(write).not.toHaveBeenCalled();
});

test.each([
  [() => allowedDecision, undefined],
  [() => createRefusal('STATE', 'It is locked.'), 'It is locked.'],
])('a refusal of what is there now ends it: %#', async (refusal, reason) => {
  const update = begin({ refusal });
  const attempt = update(isAlwaysOpen, () => write('mine'));
  if (reason === undefined) expect(await attempt).toBe('mine');
  else expect(await conflictOf(attempt)).toMatchObject({ final: true, reason });
});

test('a failure is said where it was asked only where that is wanted', async () => {
  const error = refusedBy(403);
  const said = await failureOf(begin({ saysFailures: true })(isAlwaysOpen, () => Promise.reject(error)));
  expect(said).toBeInstanceOf(UserFacingError);
  expect(said).toMatchObject({ says: 'No' });
});
