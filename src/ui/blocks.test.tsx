import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '~/api/ApiError.ts';
import { createNotice } from '~/domain/notice/notices.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { Badge, badgeSizes, StateLabel, FamilyBadge } from './Badge.tsx';
import { BusyButton } from './BusyButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { EmailAddress } from './BreakableText.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { notify, useNotices } from '~/platform/notices.ts';
import { LabelValueTable } from './LabelValueTable.tsx';
import {
  progressFillMs,
  calculateProgress,
  ProgressBar,
  progressDelayMs,
  progressTickMs,
} from './ProgressBar.tsx';

describe('a badge', () => {
  test('comes in four sizes', () => {
    expect(badgeSizes).toEqual(['xlarge', 'large', 'medium', 'small']);
    for (const size of badgeSizes) {
      const { unmount } = render(<Badge size={size}>Word</Badge>);
      expect(screen.getByText('Word')).toHaveAttribute('data-size', size);
      unmount();
    }
  });

  test.each(productFamilies)('has the code %s', (family) => {
    render(<FamilyBadge family={family} size="xlarge" />);
    expect(screen.getByTitle(`Product family ${family}`)).toHaveTextContent(family);
  });
});

test('an e-mail address breaks before a dot or the at sign, so that no letter of it stands alone', () => {
  const { container } = render(<EmailAddress email="ann.lee@maker.example" />);
  expect(container.innerHTML).toBe('ann<wbr>.lee<wbr>@maker<wbr>.example');
  expect(container).toHaveTextContent(/^ann\.lee@maker\.example$/);
});

describe('a state', () => {
  test.each([
    ['LOCKED', 'Error', 'red'],
    ['WAITING_FOR_APPROVAL', 'Waiting for approval', 'amber'],
    ['Pending File Upload', 'Pending File Upload', 'amber'],
    ['RELEASED', 'Released', 'green'],
    ['unheard-of', 'unheard-of', 'grey'],
  ])('%s is read as %s and is %s', (state, text, colour) => {
    render(<StateLabel state={state} />);
    expect(screen.getByText(text)).toHaveAttribute('data-colour', colour);
  });
});

test('a button that is busy keeps the focus, and does nothing', async () => {
  const done = vi.fn();
  const show = (busy: boolean) => (
    <MantineProvider>
      <BusyButton busy={busy} disabled={busy} onClick={done}>
        Send
      </BusyButton>
    </MantineProvider>
  );
  const { rerender } = render(show(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  rerender(show(true));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button'));
  expect(done).toHaveBeenCalledOnce();
});

test('a button that can no longer be pressed keeps the focus until it goes elsewhere', async () => {
  const done = vi.fn();
  const show = (state: 'READY' | 'BUSY' | 'OVER') => (
    <MantineProvider>
      <BusyButton busy={state === 'BUSY'} disabled={state !== 'READY'} onClick={done}>
        Save
      </BusyButton>
    </MantineProvider>
  );
  const { rerender } = render(show('READY'));
  await userEvent.click(screen.getByRole('button'));
  // A dialog takes the focus meanwhile, and returns it.
  rerender(show('BUSY'));
  screen.getByRole('button').blur();
  screen.getByRole('button').focus();
  rerender(show('OVER'));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button'));
  expect(done).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(screen.getByRole('button')).toBeDisabled();
});

describe('an empty state', () => {
  test('has a title', () => {
    const { container } = render(<EmptyState title="Nothing" />);
    expect(container).toHaveTextContent(/^Nothing$/);
  });

  test('and, where it is given them, a text, a picture and a way on', () => {
    render(
      <EmptyState
        title="Nothing"
        text="Yet"
        image={<svg data-testid="picture" />}
        action={<a href="/">On</a>}
      />,
    );
    expect(screen.getByText('Yet')).toBeInTheDocument();
    expect(screen.getByTestId('picture').parentElement).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('link', { name: 'On' })).toBeInTheDocument();
  });
});

test('a label and value table heads every row with its label, and a missing value is a dash', () => {
  const rows = [
    { label: 'Part', value: 'P00003' },
    { label: 'Quote', value: null },
    { label: 'Count', value: 0 },
  ];
  render(<LabelValueTable caption="Facts" rows={rows} />);
  const table = screen.getByRole('table', { name: 'Facts' });
  expect(within(table).getByRole('row', { name: 'Part P00003' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Quote –' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Count 0' })).toBeInTheDocument();
  expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
});

test.each([
  ['done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('broken'))],
])('a download turns and cannot be begun twice until it is %s', async (_, end) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onDownload = vi.fn(() => promise.then(end));
  render(
    <MantineProvider>
      <DownloadButton what="sheet.pdf" onDownload={onDownload} />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Download sheet.pdf' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(onDownload).toHaveBeenCalledOnce();
  resolve();
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});

test('a download that fails says so where it was begun, until it is begun again; one that is called off does not', async () => {
  const failure = new ApiError({ operationId: 'appGet', code: 'NETWORK', message: 'The answer broke off' });
  notify(createNotice('ERROR'), { error: failure });
  const broken = (): Promise<never> => Promise.reject(failure);
  const calledOff = (): Promise<never> => Promise.reject(new DOMException('Called off', 'AbortError'));
  const onDownload = vi.fn(broken);
  render(
    <MantineProvider>
      <DownloadButton what="sheet.pdf" onDownload={onDownload} />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: 'Download sheet.pdf' });
  await userEvent.click(button);
  expect(await screen.findByText('The download failed.')).toBeVisible();
  expect(useNotices.getState().shown).toEqual([]);
  onDownload.mockImplementation(calledOff);
  await userEvent.click(button);
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('The download failed.')).toBeNull();
});

test('a link to another site says that it opens a new tab, and gives nothing of this one away', () => {
  render(<ExternalLink href="https://desk.example.invalid/">Service desk</ExternalLink>);
  const link = screen.getByRole('link', { name: /^Service desk\s?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

describe('the progress bar', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('moves every 100 ms, fills in 5 s, and shows nothing of what is over in 200 ms', () => {
    expect([progressTickMs, progressFillMs, progressDelayMs]).toEqual([100, 5000, 200]);
  });

  test.each([
    [0, undefined],
    [199, undefined],
    [200, 4],
    [299, 4],
    [2500, 50],
    [5000, 100],
    [60_000, 100],
  ])('after %d ms is %s %% full', (elapsed, percent) => expect(calculateProgress(elapsed)).toBe(percent));

  test('comes, grows and goes with what it is about', () => {
    const { container, rerender } = render(<ProgressBar active />);
    const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
    pass(199);
    expect(container).toBeEmptyDOMElement();
    pass(1);
    expect(container.firstChild).toHaveStyle({ transform: 'scaleX(0.04)' });
    pass(2300);
    expect(container.firstChild).toHaveStyle({ transform: 'scaleX(0.5)' });
    rerender(<ProgressBar active={false} />);
    expect(container).toBeEmptyDOMElement();
    expect(vi.getTimerCount()).toBe(0);
  });
});
