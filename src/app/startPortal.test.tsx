import { expect, test, beforeEach, vi } from 'vitest';
import { preventFileDrop, prefetchLinks, prefetchTimeout } from './startPortal.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPreloading } from '~/platform/preload.ts';

/** Dispatches the event; true where the browser's default action would follow. */
function drag(type: 'dragover' | 'drop', kinds: readonly string[], on: EventTarget = document.body) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types: kinds, dropEffect: 'copy' };
  const left = on.dispatchEvent(Object.assign(event, { dataTransfer }));
  return { left, effect: dataTransfer.dropEffect };
}

preventFileDrop();

test('files dropped anywhere leave the page where it is', () => {
  expect(drag('dragover', ['Files'])).toEqual({ left: false, effect: 'none' });
  expect(drag('drop', ['Files']).left).toBe(false);
});

test('text and rows are dragged as ever', () => {
  expect(drag('dragover', ['text/plain'])).toEqual({ left: true, effect: 'copy' });
  expect(drag('drop', ['text/plain']).left).toBe(true);
});

test('a field that takes files shows so itself', () => {
  const field = document.createElement('div');
  document.body.append(field);
  field.addEventListener('dragover', (event) => event.preventDefault());
  expect(drag('dragover', ['Files'], field)).toEqual({ left: false, effect: 'copy' });
});

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
  expect(isPreloading()).toBe(true);
  await vi.waitFor(() => expect(isPreloading()).toBe(false));
  link.blur();
  link.focus();
  expect(load).toHaveBeenCalledTimes(2);
});
