import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { guardMisclicks } from '~/platform/guardMisclicks.ts';
import { JobItem } from './JobList.tsx';
import { JobProgress } from './JobProgress.tsx';
import { clearJobs, retryJob, startJob, useJob } from '~/platform/jobs/jobs.ts';

afterEach(clearJobs);

/** Signals of the job's runs so far. */
let signals: AbortSignal[] = [];

/** Starts a job that ends only when it is aborted. */
function start(): number {
  signals = [];
  const { id, ended } = startJob({
    title: 'Upload',
    reason: () => 'broken',
    run: ({ signal }) =>
      new Promise((_, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(new Error('over')));
      }),
  });
  ended.catch(() => undefined);
  return id;
}

function InList({ id }: { readonly id: number }) {
  const job = useJob(id);
  return job ? <JobItem job={job} /> : null;
}

const shown = { 'in the form': JobProgress, 'in the list': InList };

test.each(Object.entries(shown))('%s a double click on trying again leaves it running', async (_, Shown) => {
  const user = userEvent.setup();
  const id = start();
  render(<Shown id={id} />, { wrapper: MantineProvider });
  await user.click(screen.getByRole('button', { name: /Cancel/ }));
  onTestFinished(guardMisclicks(document));
  // The second click of a double click hits the button that has replaced the first.
  fireEvent.click(await screen.findByRole('button', { name: /Try/ }), { detail: 1, clientX: 9, clientY: 9 });
  fireEvent.click(screen.getByRole('button', { name: /Cancel/ }), { detail: 2, clientX: 9, clientY: 9 });
  expect(signals).toHaveLength(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test.each(Object.entries(shown))('%s the focus stays on the button when it turns', async (_, Shown) => {
  const user = userEvent.setup();
  const id = start();
  render(<Shown id={id} />, { wrapper: MantineProvider });
  screen.getByRole('button', { name: /Cancel/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Try/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /Cancel/ })).toHaveFocus();
  // A held key must not trigger the opposite action.
  await user.keyboard('{Enter>5/}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Try/ })).toHaveFocus());
  retryJob(id);
});

test('the bar of what has come to its end stands still', async () => {
  const id = start();
  render(<JobProgress id={id} />, { wrapper: MantineProvider });
  expect(screen.getByRole('progressbar', { name: 'Upload' })).not.toHaveAttribute('value');
  await userEvent.click(screen.getByRole('button', { name: /Cancel/ }));
  await screen.findByRole('button', { name: /Try/ });
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0');
});
