import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiErrorNotice, createNotice } from '~/domain/notice/notices.ts';
import { NoticeHost } from './NoticeHost.tsx';
import {
  clearNotices,
  dismissNotice,
  pauseNotice,
  notify,
  resumeNotice,
  markNoticesSeen,
  useNotices,
} from '~/platform/notices.ts';

afterEach(() => {
  clearNotices();
  vi.useRealTimers();
});

const titles = (): string[] => useNotices.getState().shown.map(({ title }) => title);

describe('a notice', () => {
  beforeEach(() => vi.useFakeTimers());

  test.each([
    ['API_ERROR', 30_000],
    ['ERROR', 30_000],
    ['INFO', 12_000],
    ['WARNING', 12_000],
    ['TIMEOUT', 8000],
    ['WAIT', 8000],
    ['NOT_READY', 8000],
    ['SUCCESS', 5000],
    ['GENERIC', 5000],
  ] as const)('of kind %s shows for %d ms', (kind, duration) => {
    notify(createNotice(kind, { title: 'Said' }));
    vi.advanceTimersByTime(duration - 1);
    expect(titles()).toEqual(['Said']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('stays as long as a person is on it, and then has its rest', () => {
    const id = notify(createNotice('SUCCESS', { title: 'Said' }));
    vi.advanceTimersByTime(4000);
    pauseNotice(id);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Said']);
    resumeNotice(id);
    vi.advanceTimersByTime(999);
    expect(titles()).toEqual(['Said']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('can be dismissed, and is kept among the past ones', () => {
    const id = notify(createNotice('ERROR', { title: 'Said' }));
    dismissNotice(id);
    expect(titles()).toEqual([]);
    expect(useNotices.getState()).toMatchObject({ past: [{ title: 'Said' }], unseen: 1 });
    markNoticesSeen();
    expect(useNotices.getState().unseen).toBe(0);
  });

  test('is one of at most a hundred that are kept', () => {
    for (let n = 0; n < 120; n += 1) notify(createNotice('INFO', { title: String(n) }));
    const { past } = useNotices.getState();
    expect(past).toHaveLength(100);
    expect(past[0]?.title).toBe('119');
  });
});

describe('the host', () => {
  const show = (serviceDeskUrl = 'https://desk.example.invalid/') =>
    render(
      <MantineProvider>
        <NoticeHost serviceDeskUrl={serviceDeskUrl} />
      </MantineProvider>,
    );

  test('announces errors at once and the rest politely', () => {
    const { container } = show();
    act(() => {
      notify(createNotice('ERROR', { title: 'Bad' }));
      notify(createNotice('SUCCESS', { title: 'Good' }));
    });
    expect(container.querySelector('[aria-live=assertive]')).toHaveTextContent('Bad');
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Good');
  });

  test('always says how an API error is reported, with the link to the service desk', () => {
    show();
    act(() => {
      notify(
        createApiErrorNotice({
          errorCode: 'BAD_REQUEST',
          humanReadableError: 'No part',
          humanReadableSuggestion: 'Choose one',
        }),
      );
    });
    expect(screen.getByText('Bad request')).toBeInTheDocument();
    expect(screen.getByText('No part. Choose one.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /If the problem persist, you can report it/ })).toHaveAttribute(
      'href',
      'https://desk.example.invalid/',
    );
  });

  test('says it without a link where there is no service desk', () => {
    show('');
    act(() => {
      notify(createApiErrorNotice({}));
    });
    expect(screen.getByText('If the problem persist, you can report it')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('lets a notice be dismissed by keyboard', async () => {
    show();
    act(() => {
      notify(createNotice('ERROR', { title: 'Bad' }));
    });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss: Bad' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Bad')).not.toBeInTheDocument();
  });
});
