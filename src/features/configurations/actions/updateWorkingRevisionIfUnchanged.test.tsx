import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/ApiError.ts';
import { createQueryClient } from '~/queries/client.ts';
import type { Unit } from '~/domain/access/roles.ts';
import { UserFacingError, isAlwaysOpen } from '~/ui/modal/useSubmit.ts';
import { updateWorkingRevisionIfUnchanged, type ActionContext } from './updateWorkingRevisionIfUnchanged.ts';
import { buildConfiguration, buildRevision } from '../../../../tests/factories/configuration.ts';
import { buildUnit } from '../../../../tests/factories/person.ts';

const seen = buildConfiguration({ revisions: [buildRevision('0A', 'PENDING')] });
const units: Unit[] = [buildUnit('STAFF', 'APPROVER')];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer = () => Response.json(seen);
  vi.stubGlobal('fetch', () => Promise.resolve().then(() => answer()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const guard = () =>
  updateWorkingRevisionIfUnchanged(
    {
      configuration: seen,
      quoteState: undefined,
      me: { email: 'configuration.approver@maker.example', firstName: '', lastName: '', units },
      actor: { units },
      client: createQueryClient(),
      navigate: () => undefined,
      afterDelete: () => undefined,
    } satisfies ActionContext,
    'APPROVE_CONFIGURATION',
  );

async function objectionOf(attempt: Promise<void>): Promise<UserFacingError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserFacingError)) throw new Error(`No objection but ${String(error)}`);
  render(error.says);
  return error;
}

test('what stands as it was seen is written', async () => {
  const write = vi.fn(() => Promise.resolve());
  await guard()(isAlwaysOpen, write);
  expect(write).toHaveBeenCalledOnce();
});

test('what has moved is shown and not written; after that it has been seen', async () => {
  const write = vi.fn(() => Promise.resolve());
  const attempt = guard();
  answer = () => Response.json({ ...seen, assigneeEmail: 'second.engineer@maker.example' });
  const objection = await objectionOf(attempt(isAlwaysOpen, write));
  expect(objection.final).toBe(false);
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByText('OU1234 has changed meanwhile.').parentElement).toHaveTextContent(
    'The last change was made by Second Engineer on January 2, 2026',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Assigned to: Nobody → Second Engineer');
  await attempt(isAlwaysOpen, write);
  expect(write).toHaveBeenCalledOnce();
});

test('a decision on a revision is over once another one is in work', async () => {
  const write = vi.fn(() => Promise.resolve());
  const attempt = guard();
  const revisions = [
    { revisionName: '0A', revisionState: 'ACTIVE' },
    { revisionName: '0B', revisionState: 'PENDING' },
  ];
  answer = () => Response.json({ ...seen, revision: '0B', revisions });
  const objection = await objectionOf(attempt(isAlwaysOpen, write));
  expect(objection.final).toBe(true);
  expect(screen.getByText(/^Revision 0B is in work now/)).toBeInTheDocument();
  await objectionOf(attempt(isAlwaysOpen, write));
  expect(write).not.toHaveBeenCalled();
});

test('what cannot be done any more says so', async () => {
  answer = () => Response.json({ ...seen, configurationState: 'APPROVED' });
  const objection = await objectionOf(guard()(isAlwaysOpen, () => Promise.resolve()));
  expect(objection.final).toBe(true);
  expect(screen.getByText(/Not possible in “Approved”/)).toBeInTheDocument();
});

test('what is not meant any more says so', async () => {
  answer = () => Response.json({ ...seen, assigneeEmail: 'configuration.approver@maker.example' });
  const outdated = () => 'There is nothing left to do.';
  const objection = await objectionOf(guard()(isAlwaysOpen, () => Promise.resolve(), { refusal: outdated }));
  expect(objection.final).toBe(true);
  expect(screen.getByText('There is nothing left to do.')).toBeInTheDocument();
});

test('what is gone says so', async () => {
  answer = () => new Response('{}', { status: 404 });
  const objection = await objectionOf(guard()(isAlwaysOpen, () => Promise.resolve()));
  expect(objection.final).toBe(true);
  expect(screen.getByText(/OU1234 is not there any more/)).toBeInTheDocument();
});

test('what nobody waits for any more is not written', async () => {
  const write = vi.fn(() => Promise.resolve());
  await expect(guard()(() => false, write)).rejects.toBeDefined();
  expect(write).not.toHaveBeenCalled();
});

test('what cannot be read is not written', async () => {
  const write = vi.fn(() => Promise.resolve());
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const objection = await objectionOf(guard()(isAlwaysOpen, write));
  expect(objection.final).toBe(false);
  expect(write).not.toHaveBeenCalled();
});

test('a conflict shows what moved between the reading and the write', async () => {
  const write = () => {
    answer = () => Response.json({ ...seen, configurationState: 'APPROVED' });
    const refused = { status: 409, code: 'API_RESOURCE_CONFLICT', message: 'Not possible' };
    return Promise.reject(new ApiError({ operationId: 'configurationSetState', ...refused }));
  };
  const objection = await objectionOf(guard()(isAlwaysOpen, write));
  expect(objection.final).toBe(true);
  expect(screen.getByRole('listitem')).toHaveTextContent('State: Waiting for approval → Approved');
});

test('any other refusal is said where it was asked', async () => {
  const refused = { status: 403, code: 'FORBIDDEN', message: 'Not you', suggestion: 'Ask somebody else' };
  const write = () => Promise.reject(new ApiError({ operationId: 'configurationSetState', ...refused }));
  const objection = await objectionOf(guard()(isAlwaysOpen, write));
  expect(objection.final).toBe(false);
  expect(screen.getByText('Not you. Ask somebody else.')).toBeInTheDocument();
});
