import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLoadingAhead } from '~/platform/loadAhead.ts';
import { prefetchLinks, prefetchTimeout } from './prefetchLinks.ts';

const load = vi.fn(() => Promise.resolve());
const idle = vi.fn((work: () => void, _options: { timeout: number }) => {
  work();
  return 0;
});

beforeEach(() => {
  load.mockClear();
  idle.mockClear();
  vi.stubGlobal('requestIdleCallback', idle);
});

test('the page behind a link is loaded once when somebody points at it, within 2 s of a busy browser', async () => {
  prefetchLinks([{ path: '/pointed/:id', load }]);
  render(
    <a href="/pointed/1">
      <b>Page</b>
    </a>,
  );
  await userEvent.hover(screen.getByText('Page'));
  await userEvent.unhover(screen.getByText('Page'));
  await userEvent.hover(screen.getByText('Page'));
  expect(load).toHaveBeenCalledOnce();
  expect(prefetchTimeout).toBe(2000);
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

test('and when it has the focus; other sites, tabs and addresses are left alone', async () => {
  prefetchLinks([{ path: '/focused', load }]);
  render(
    <>
      <a href="https://elsewhere.invalid/focused">Elsewhere</a>
      <a href="/focused" target="_blank">
        Tab
      </a>
      <a href="/nowhere">Nowhere</a>
      <a href="/focused">Page</a>
    </>,
  );
  for (const name of ['Elsewhere', 'Tab', 'Nowhere']) screen.getByRole('link', { name }).focus();
  expect(load).not.toHaveBeenCalled();
  screen.getByRole('link', { name: 'Page' }).focus();
  expect(load).toHaveBeenCalledOnce();
});

test('a page that could not be loaded ahead is tried again', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  prefetchLinks([{ path: '/missing', load }]);
  render(<a href="/missing">Page</a>);
  const link = screen.getByRole('link', { name: 'Page' });
  link.focus();
  expect(isLoadingAhead()).toBe(true);
  await vi.waitFor(() => expect(isLoadingAhead()).toBe(false));
  link.blur();
  link.focus();
  expect(load).toHaveBeenCalledTimes(2);
});
