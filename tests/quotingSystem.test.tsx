import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { call } from '~/api/call.ts';
import { mapQuoteState } from '~/domain/quote/quote.ts';
import { getQuoteStateName } from '~/domain/quote/facts.ts';
import { getCpqToken } from '~/session/cpqSession.ts';
import { getPassword } from '../mocks/cpq/sessions.ts';
import { seededEmails } from './factories/testCms.ts';
import { backEnds, findConfigurationList, findDialog, openPortal } from './portal.tsx';

beforeEach(() => {
  document.cookie = 'cpqToken=; max-age=0; path=/';
});

/** Fills in the sign-in dialog of the quoting system. */
async function signIn(user: ReturnType<typeof openPortal>['user'], email: string): Promise<void> {
  const form = await findDialog('Sign in');
  await user.type(within(form).getByLabelText('Password'), 'no, not this');
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(
    'The e-mail address or the password is wrong.',
  );
  await user.clear(within(form).getByLabelText('Password'));
  await user.type(within(form).getByLabelText('Password'), `${getPassword(email)}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument());
}

test('a session with the quoting system begins with a password, carries every call, and ends at will', async () => {
  const { user } = openPortal({ as: seededEmails.quoteEngineer, at: '/configurations' });
  await findConfigurationList();
  const found = call('quoteSearch', { body: { take: 10 } });
  await signIn(user, seededEmails.quoteEngineer);
  expect(await found).toHaveLength(10);
  expect(getCpqToken()).toBeDefined();
  expect(await call('cpqCurrentUser', {})).toMatchObject({ email: seededEmails.quoteEngineer });

  const quote = await call('quoteGet', { path: { id: 1002 } });
  backEnds.generation.time = 60_000;
  const generating = await call('quoteGenerateOutputs', { body: { ...quote, reason: 'Generate outputs' } });
  expect(mapQuoteState(getQuoteStateName(generating.state))).toBe('GENERATING_ARTEFACTS');

  backEnds.endQuoteSessions();
  const again = call('quoteGet', { path: { id: 1002 } });
  await signIn(user, seededEmails.quoteEngineer);
  expect(await again).toMatchObject({ id: 1002, state: generating.state });
  backEnds.finishGenerations();
  const done = await call('quoteGet', { path: { id: 1002 } });
  expect(done.state).toEqual(quote.state);
});
