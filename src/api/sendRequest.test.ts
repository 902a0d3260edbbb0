import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getBaseUrls, buildFileForm, buildRequest } from './request.ts';
import { call } from './call.ts';
import { sendRequest } from './sendRequest.ts';
import { download, parseDispositionFilename } from './download.ts';
import { setCpqSignInPrompt } from './cpqSignIn.ts';
import { anonymousTokenSource, setTokenSource, type TokenSource } from './tokens.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const sent: Request[] = [];
const caches: (RequestCache | undefined)[] = [];

function answering(answer: Answer): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://portal.invalid'), { ...init, cache: 'default' });
    sent.push(request);
    caches.push(init.cache);
    return answer(request);
  });
}

/** Never responds, and rejects when aborted. */
const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Sends its headers and first bytes at once, and then nothing. */
const drip: Answer = ({ signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

const tokens = (source: Partial<TokenSource>): void =>
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('old'), ...source });

beforeEach(() => {
  sent.length = 0;
  caches.length = 0;
  tokens({});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setTokenSource(anonymousTokenSource);
});

const get = () => call('configurationGet', { path: { id: 'OU1234' } });
const bearers = (): (string | null)[] => sent.map(({ headers }) => headers.get('Authorization'));

test('nothing stays with the browser but the description, which it asks for anew by its tag', async () => {
  answering(() => json({}));
  await get();
  await call('descriptionGet', {});
  expect(caches).toEqual(['no-store', 'no-cache']);
});

describe('the token', () => {
  test('goes to the CMS', async () => {
    answering(() => json({}));
    await get();
    expect(bearers()).toEqual(['Bearer old']);
  });

  test('goes to neither the quoting system nor the status page', async () => {
    answering(() => json({ incidents: [], id: 1 }));
    await call('cpqCurrentUser', {});
    await call('incidentGetUnresolved', {});
    expect(bearers()).toEqual([null, null]);
  });

  test('is left out when there is none', async () => {
    setTokenSource(anonymousTokenSource);
    answering(() => json({}));
    await get();
    expect(bearers()).toEqual([null]);
  });
});

test('only the quoting system is sent cookies', async () => {
  answering(() => json({ incidents: [], id: 1 }));
  await get();
  await call('cpqCurrentUser', {});
  await call('incidentGetUnresolved', {});
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'include', 'omit']);
});

describe('a 401 of the CMS', () => {
  const unlessNew: Answer = ({ headers }) =>
    headers.get('Authorization') === 'Bearer new' ? json({ configurationId: 'OU1234' }) : json({}, 401);

  test('is answered by a renewal and one retry', async () => {
    tokens({ renew: () => Promise.resolve('new') });
    answering(unlessNew);
    await expect(get()).resolves.toMatchObject({ configurationId: 'OU1234' });
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('is retried once, never twice', async () => {
    const renew = vi.fn(() => Promise.resolve('new'));
    tokens({ renew });
    answering(() => json({}, 401));
    await expect(get()).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(sent).toHaveLength(2);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('asks the person when no token comes of it', async () => {
    const interact = vi.fn(() => Promise.resolve(undefined));
    tokens({ interact });
    answering(() => json({}, 401));
    await expect(get()).rejects.toMatchObject({
      message: 'You are logged out',
      suggestion: 'Try logging in again',
    });
    expect(interact).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
  });

  test('goes on with the token of a sign-in beside the page', async () => {
    tokens({ interact: () => Promise.resolve('new') });
    answering(unlessNew);
    await expect(get()).resolves.toMatchObject({ configurationId: 'OU1234' });
  });

  test('ends the session when the person cannot be asked', async () => {
    const giveUp = vi.fn();
    tokens({ interact: () => Promise.reject(new Error('blocked')), giveUp });
    answering(() => json({}, 401));
    await expect(get()).rejects.toMatchObject({ status: 401 });
    expect(giveUp).toHaveBeenCalledOnce();
  });

  test('twenty times at once causes one renewal', async () => {
    let current = 'old';
    const renew = vi.fn(async () => {
      await Promise.resolve();
      current = 'new';
      return current;
    });
    tokens({ current: () => Promise.resolve(current), renew });
    answering(unlessNew);
    await Promise.all(Array.from({ length: 20 }, get));
    expect(renew).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(40);
  });

  test('that comes after the token was replaced takes the newer one', async () => {
    const renew = vi.fn(() => Promise.resolve('newest'));
    let asked = 0;
    tokens({ current: () => Promise.resolve(asked++ === 0 ? 'old' : 'new'), renew });
    answering(unlessNew);
    await get();
    expect(renew).not.toHaveBeenCalled();
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
  });

  test('of the quoting system is left to whoever signs in there', async () => {
    const renew = vi.fn(() => Promise.resolve('new'));
    tokens({ renew });
    answering(() => json({}, 401));
    await expect(call('cpqCurrentUser', {})).rejects.toMatchObject({
      status: 401,
      message: 'You are not signed in to the quoting system',
    });
    expect(renew).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
});

test('a call to the quoting system that was begun in another session asks nobody to sign in', async () => {
  const ask = vi.fn(() => Promise.resolve(true));
  setCpqSignInPrompt(() => Promise.resolve(true));
  answering(() => {
    setCpqSignInPrompt(ask);
    return json({}, 401);
  });
  await expect(call('cpqCurrentUser', {})).rejects.toMatchObject({ name: 'AbortError' });
  expect(ask).not.toHaveBeenCalled();
  setCpqSignInPrompt(() => Promise.resolve(false));
});

describe('the deadline', () => {
  test.each([
    ['an answer that never comes', silence],
    ['a body that stops half way', drip],
  ])('ends %s at its millisecond, not before', async (_, answer) => {
    vi.useFakeTimers();
    answering(answer);
    const ended = vi.fn();
    const calling = get().catch(ended);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({
        code: 'TIMEOUT',
        message: 'Request timed out after 60000 ms: /cms/configurations/OU1234',
      }),
    );
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('leaves nothing behind when the answer comes', async () => {
    vi.useFakeTimers();
    answering(() => json({}));
    await get();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a call that is called off rejects with its own reason', async () => {
  answering(silence);
  const controller = new AbortController();
  const calling = call('configurationGet', { path: { id: 'x' } }, { signal: controller.signal });
  controller.abort();
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call that was called off before is not sent', async () => {
  answering(silence);
  await expect(
    call('configurationGet', { path: { id: 'x' } }, { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(0);
});

describe('an answer that is no JSON', () => {
  test.each([
    ['a page', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['broken JSON', new Response('{"a":', { headers: { 'Content-Type': 'application/json' } })],
    ['nothing', new Response('', { headers: { 'Content-Type': 'application/json' } })],
  ])('is a failure: %s', async (_, response) => {
    answering(() => response);
    await expect(get()).rejects.toMatchObject({ code: 'UNKNOWN_ERROR' });
  });
});

test('a body that breaks off is a network failure', async () => {
  answering(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{'));
            controller.error(new TypeError('terminated'));
          },
        }),
        { headers: { 'Content-Type': 'application/json' } },
      ),
  );
  await expect(get()).rejects.toMatchObject({ code: 'NETWORK' });
});

/** A file as browsers see it after it was changed, moved or deleted on disk. */
class ChangedFile extends File {
  override slice(): Blob {
    const unreadable = (): Promise<never> => Promise.reject(new DOMException('Changed', 'NotReadableError'));
    return Object.assign(new Blob(), { arrayBuffer: unreadable });
  }
}

test.each([
  ['can still be read', new File(['x'], 'x.svg'), 'NETWORK'],
  ['has changed since', new ChangedFile(['x'], 'x.svg'), 'FILE_CHANGED'],
])('a request that breaks off and whose file %s is a failure of its own kind', async (_, file, code) => {
  const request = buildRequest('overlaySymbolUpload', { body: buildFileForm(file) }, getBaseUrls());
  const breaksOff = () => Promise.reject(new TypeError('The upload broke off'));
  await expect(sendRequest(request, breaksOff, {})).rejects.toMatchObject({ code });
});

describe('a download', () => {
  const file =
    (bytes: string, headers: Record<string, string>): Answer =>
    () =>
      new Response(bytes, { headers });
  const fetchFile = (onProgress?: (progress: { loaded: number; total: number | undefined }) => void) =>
    download(
      'configurationAttachmentDownload',
      { query: { configurationId: 'OU1234', attachmentId: '1' } },
      { ...(onProgress && { onProgress }) },
    );

  test('gives the bytes, the name and how far it is', async () => {
    const progress = vi.fn();
    answering(
      file('12345', { 'Content-Length': '5', 'Content-Disposition': 'attachment; filename="a.txt"' }),
    );
    const { blob, name } = await fetchFile(progress);
    expect(await blob.text()).toBe('12345');
    expect(name).toBe('a.txt');
    expect(progress).toHaveBeenLastCalledWith({ loaded: 5, total: 5 });
  });

  test('that is shorter than announced is a failure', async () => {
    answering(file('123', { 'Content-Length': '5' }));
    await expect(fetchFile()).rejects.toMatchObject({ code: 'NETWORK' });
  });

  test('of unknown length tells just the bytes', async () => {
    const progress = vi.fn();
    answering(file('123', { 'Content-Length': '2', 'Content-Encoding': 'br' }));
    await fetchFile(progress);
    expect(progress).toHaveBeenLastCalledWith({ loaded: 3, total: undefined });
  });
});

test.each([
  ['attachment; filename="plain.pdf"', 'plain.pdf'],
  ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%C3%A5%20b.pdf`, 'å b.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, undefined],
  ['inline', undefined],
  ['', undefined],
])('the name in %j is %j', (disposition, name) => {
  expect(parseDispositionFilename(disposition)).toBe(name);
});
