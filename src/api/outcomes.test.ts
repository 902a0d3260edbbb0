import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { download } from './download.ts';
import { anonymousTokenSource, setTokenSource } from './tokens.ts';

type Answer = () => Response | Promise<Response>;

const html = '<!doctype html><title>Sign in to the hotel</title>';
const answer =
  (status: number, body: string | null, type?: string): Answer =>
  () =>
    new Response(body, { status, ...(type === undefined ? {} : { headers: { 'Content-Type': type } }) });

/** Responses of proxies and faulty back ends, and the code and status of the call's error. */
const outcomes: readonly (readonly [state: string, Answer, code: string, status: number])[] = [
  ['a captive portal’s page', answer(200, html, 'text/html'), 'UNKNOWN_ERROR', 500],
  [
    'a captive portal that says its page is JSON',
    answer(200, html, 'application/json'),
    'UNKNOWN_ERROR',
    500,
  ],
  ['an empty answer that says it is JSON', answer(200, '', 'application/json'), 'UNKNOWN_ERROR', 500],
  ['an empty answer', answer(200, ''), 'UNKNOWN_ERROR', 500],
  ['an answer without content', answer(204, null), 'SERVER_ERROR', 204],
  ['a page that was left as it was', answer(304, null), 'UNKNOWN_ERROR', 304],
  ['no name for the server', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK', 500],
  ['a redirect to another origin', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK', 500],
  ['a proxy without its server', answer(502, html, 'text/html'), 'API_BAD_GATEWAY_ERROR', 502],
  ['a proxy that is out of patience', answer(504, html, 'text/html'), 'UNKNOWN_ERROR', 504],
  ['a proxy that wants a password', answer(407, html, 'text/html'), 'UNKNOWN_ERROR', 407],
  ['too many calls', answer(429, '', 'text/plain'), 'UNKNOWN_ERROR', 429],
  ['too many calls, in JSON', answer(429, '{"retryAfter":5}', 'application/json'), 'UNKNOWN_ERROR', 429],
  ['a refusal with broken JSON', answer(403, '{"errorCode":', 'application/json'), 'FORBIDDEN', 403],
  [
    'a refusal with words of its own',
    answer(403, '{"errorCode":"NOT_YOURS","humanReadableError":"Not yours"}', 'application/json'),
    'NOT_YOURS',
    403,
  ],
  ['a size that is not taken', answer(413, html, 'text/html'), 'UNKNOWN_ERROR', 413],
];

let state: Answer;

beforeEach(() => {
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('token') });
  vi.stubGlobal('fetch', () => state());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setTokenSource(anonymousTokenSource);
});

describe.each(outcomes)('%s', (_, next, code, status) => {
  test.each([
    ['the CMS', () => call('configurationGet', { path: { id: 'OU1234' } })],
    ['the quoting system', () => call('cpqCurrentUser', {})],
    ['the status page', () => call('incidentGetUnresolved', {})],
  ])('in the way to %s is one error, and no text of theirs is shown', async (_name, make) => {
    state = next;
    const error: unknown = await make().catch((failure: unknown) => failure);
    expect(error).toMatchObject({ name: 'ApiError', code, status, lapsed: false });
    expect(String(error)).not.toContain('hotel');
    expect(error).toHaveProperty('message', expect.stringMatching(/^[A-Z].+/));
  });
});

test.each([
  ['a captive portal’s page', answer(200, html, 'text/html; charset=utf-8'), 'UNKNOWN_ERROR'],
  ['a proxy without its server', answer(502, html, 'text/html'), 'API_BAD_GATEWAY_ERROR'],
])('%s is no file', async (_, next, code) => {
  state = next;
  const query = { configurationId: 'OU1234', attachmentId: '1' };
  await expect(download('configurationAttachmentDownload', { query })).rejects.toMatchObject({ code });
});

test('a connection that is half open ends with the deadline of its call', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const failed = vi.fn();
  void call('configurationGet', { path: { id: 'OU1234' } }).catch(failed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
});
