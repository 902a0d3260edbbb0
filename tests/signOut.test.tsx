import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setEndpointsFromOpenApi } from '~/api/setEndpointsFromOpenApi.ts';
import { findEndpoint } from '~/api/endpoints.ts';
import { getCurrentToken } from '~/api/tokens.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { selectRows, useRowSelection } from '~/features/configurations/list/rowSelection.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useContentComparisonResults } from '~/queries/configurations/contentComparisonResults.ts';
import { getCurrentSession } from '~/session/session.ts';
import { handleSignOutElsewhere } from '~/session/signOut.ts';
import { startJob, useJobs } from '~/platform/jobs/jobs.ts';
import { openModal, useModals } from '~/platform/modals.ts';
import { notify, useNotices } from '~/platform/notices.ts';
import { setTabItem } from '~/platform/storage/tabStore.ts';
import { hasUnsavedChanges } from '~/platform/unsaved.ts';
import { findConfigurationList, openPortal } from './portal.tsx';

test('the end of the session clears what a person has left', async () => {
  openPortal({ at: '/configurations' });
  await findConfigurationList();
  const client = getCurrentSession()?.client;
  expect(client?.getQueryCache().getAll().length).toBeGreaterThan(0);
  const rows = client
    ?.getQueriesData<ConfigurationRow[]>({ queryKey: ['configurationFilter'] })
    .flatMap(([, found]) => found ?? []);
  act(() => selectRows(rows ?? [], true));
  expect(useRowSelection.getState().rows.size).toBeGreaterThan(0);
  useContentComparisonResults.setState({ 'OU1234/0A OU1234/0B': 'OTHER' });
  const job = startJob({
    title: 'Upload',
    reason: String,
    run: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off')))),
  });
  const ended = job.ended.catch(String);
  act(() => {
    notify(createNotice('INFO', { title: 'Said' }));
    openModal({ title: 'Question', body: 'Secret' });
  });
  setEndpointsFromOpenApi(
    { paths: { '/theirs/{id}': { get: { operationId: 'configurationGet' } } } },
    '/cms',
  );
  setTabItem('draft.x', '{"text":"Secret"}');
  document.cookie = 'cpqToken=quotes; path=/';
  expect(hasUnsavedChanges()).toBe(true);

  await act(handleSignOutElsewhere);
  expect(await ended).toBe('Error: called off');

  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(useRowSelection.getState().rows.size).toBe(0);
  expect(useContentComparisonResults.getState()).toEqual({});
  expect(useJobs.getState().jobs).toEqual([]);
  expect(useNotices.getState()).toEqual({ shown: [], past: [], unseen: 0 });
  expect(useModals.getState()).toEqual({ page: { visible: false }, signIn: { visible: false } });
  const known = client?.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined }) ?? [];
  // Data of the status page do not belong to a user.
  expect(known.filter(({ queryKey: [of] }) => !/^(incident|maintenance)Get/.test(String(of)))).toEqual([]);
  await expect(getCurrentToken()).rejects.toMatchObject({ name: 'AbortError' });
  expect(findEndpoint('configurationGet')?.path).toBe('/configurations/{id}');
  expect(hasUnsavedChanges()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('cpqToken');
});
