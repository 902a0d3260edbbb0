import { globSync, readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeCms, endpointOf } from '~/api/endpoints.ts';
import { currentToken } from '~/api/tokens.ts';
import { notice } from '~/domain/notice/notices.ts';
import { select, useSelection } from '~/features/configurations/list/selection.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useContentVerdicts } from '~/queries/configurations/contentVerdicts.ts';
import { currentSession } from '~/session/currentSession.ts';
import { leaveTab } from '~/session/signOut.ts';
import { startJob, useJobs } from '~/ui/jobs/jobs.ts';
import { openModal, useModals } from '~/ui/modal/modals.ts';
import { notify, useNotices } from '~/ui/notices/notices.ts';
import { keep } from '~/ui/storage/tabStore.ts';
import { hasUnsaved } from '~/ui/unsaved.ts';
import { configurationList, openPortal } from './portal.tsx';

/**
 * Every module of Portal that remembers something, and what becomes of that when the session ends. A new one has
 * to be thought about: it gets a row, and what a person has left in it a line in the test below.
 */
const remembering: Readonly<Record<string, 'CLEARED' | 'KEEPS NOTHING OF A PERSON'>> = {
  'src/api/bases.ts': 'KEEPS NOTHING OF A PERSON',
  'src/api/endpoints.ts': 'CLEARED',
  'src/api/tokens.ts': 'CLEARED',
  'src/app/prefetchLinks.ts': 'KEEPS NOTHING OF A PERSON',
  'src/domain/words/dates.ts': 'KEEPS NOTHING OF A PERSON',
  // By the quotes themselves: it goes when they do.
  'src/domain/quote/search.ts': 'CLEARED',
  'src/features/configurations/files/useFilesToAdd.ts': 'KEEPS NOTHING OF A PERSON',
  'src/features/configurations/list/selection.ts': 'CLEARED',
  'src/queries/configurations/contentVerdicts.ts': 'CLEARED',
  'src/queries/failures.ts': 'CLEARED',
  'src/api/cpqSignIn.ts': 'CLEARED',
  // By the reads themselves: it goes when they do.
  'src/queries/answers.ts': 'CLEARED',
  'src/session/signInDialogs.ts': 'CLEARED',
  'src/session/currentSession.ts': 'CLEARED',
  'src/session/renewal.ts': 'CLEARED',
  'src/session/session.ts': 'CLEARED',
  'src/session/signIn.ts': 'KEEPS NOTHING OF A PERSON',
  'src/session/otherTabs.ts': 'KEEPS NOTHING OF A PERSON',
  'src/ui/editor/languages.ts': 'KEEPS NOTHING OF A PERSON',
  'src/ui/jobs/jobs.ts': 'CLEARED',
  'src/ui/modal/modals.ts': 'CLEARED',
  'src/ui/modal/opener.ts': 'KEEPS NOTHING OF A PERSON',
  'src/ui/notices/notices.ts': 'CLEARED',
  // By the element of the editor: it goes when that does.
  'src/ui/restorableText.ts': 'CLEARED',
  'src/ui/unsaved.ts': 'CLEARED',
  // The workers end with the preview that has started them.
  'src/widgets/previews/bom/bom.worker.ts': 'CLEARED',
  'src/widgets/previews/milling/toolpath.worker.ts': 'CLEARED',
  // Whether something is being kept now, and nothing of what.
  'src/widgets/recent/recent.ts': 'KEEPS NOTHING OF A PERSON',
  // With the listener, which is a part of the frame that the session ends with.
  'src/widgets/scan/scanQueue.ts': 'CLEARED',
  'src/widgets/scan/tones.ts': 'KEEPS NOTHING OF A PERSON',
};

/** At the top of a module: something that is assigned anew, a collection that is begun empty, or a store. */
const remembers = /^let |^const \w+ = new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\);|= create</m;

test('every module that remembers something is known', () => {
  const found = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') && !file.includes('/generated/') && remembers.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(remembering).toSorted());
});

test('the end of the session clears what a person has left', async () => {
  openPortal({ at: '/configurations' });
  await configurationList();
  const client = currentSession()?.client;
  expect(client?.getQueryCache().getAll().length).toBeGreaterThan(0);
  select(
    client
      ?.getQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] })
      .flatMap(([, rows]) => rows ?? []) ?? [],
    true,
  );
  expect(useSelection.getState().rows.size).toBeGreaterThan(0);
  useContentVerdicts.setState({ 'OU1234/0A OU1234/0B': 'OTHER' });
  const job = startJob({
    title: 'Upload',
    reason: String,
    run: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off')))),
  });
  const ended = job.ended.catch(String);
  act(() => {
    notify(notice('INFO', { title: 'Said' }));
    openModal({ title: 'Question', body: 'Secret' });
  });
  describeCms({ paths: { '/theirs': { get: { operationId: 'configurationGet' } } } }, '/cms');
  keep('draft.x', '{"text":"Secret"}');
  document.cookie = 'cpqToken=quotes; path=/';
  expect(hasUnsaved()).toBe(true);

  await act(leaveTab);
  expect(await ended).toBe('Error: called off');

  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(useSelection.getState().rows.size).toBe(0);
  expect(useContentVerdicts.getState()).toEqual({});
  expect(useJobs.getState().jobs).toEqual([]);
  expect(useNotices.getState()).toEqual({ shown: [], past: [], unseen: 0 });
  expect(useModals.getState()).toEqual({ page: { visible: false }, signIn: { visible: false } });
  expect(client?.getQueryCache().findAll({ queryKey: ['configurationFilter'] })).toEqual([]);
  expect(
    client
      ?.getQueryCache()
      .findAll({ queryKey: ['authTokenGet'] })
      .map(({ state }) => state.data),
  ).not.toContain(expect.anything());
  await expect(currentToken()).rejects.toMatchObject({ name: 'AbortError' });
  expect(endpointOf('configurationGet')?.path).toBe('/configurations/{id}');
  expect(hasUnsaved()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('cpqToken');
});
