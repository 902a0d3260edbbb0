import { setTimeout as wait } from 'node:timers/promises';
import { errorData } from '../../src/domain/notice/apiError.ts';
import type { Effect, Rule } from './rule.ts';

/** Makes the answer of a request that fails. `next` lets the back end do what was asked. */
type Apply = (rule: Rule, request: Request, next: () => Promise<Response>) => Promise<Response>;

/** An answer that is an error in itself breaks the connection off. */
const broken = async (): Promise<Response> => Response.error();
const refusal = async (status: number): Promise<Response> =>
  [204, 205, 304].includes(status)
    ? new Response(null, { status })
    : Response.json(errorData(status, undefined), { status });

export const applyEffect: Record<Effect, Apply> = {
  STATUS: ({ status }) => refusal(status),
  DELAY: async ({ ms }, request, next) => {
    await wait(ms, undefined, { signal: request.signal }).catch(() => undefined);
    return next();
  },
  DROP: broken,
  OFFLINE: broken,
  DROP_ANSWER: async (_, __, next) => {
    const answer = await next();
    const bytes = await answer.bytes();
    // A byte of it is sent: before the first one, a browser that has used the connection before asks once more
    // by itself, and the back end does everything twice.
    return answerWith(answer, bytes.length + 1, brokenAfter(bytes.slice(0, 1)));
  },
  TRUNCATE: async (_, __, next) => {
    const answer = await next();
    const bytes = await answer.bytes();
    return answerWith(answer, bytes.length, brokenAfter(bytes.slice(0, Math.ceil(bytes.length / 2))));
  },
  MALFORMED: async (_, __, next) => {
    const answer = await next();
    const bytes = await answer.bytes();
    const cut =
      bytes.length > 2 ? bytes.slice(0, Math.ceil(bytes.length * 0.6)) : new TextEncoder().encode('{"');
    return answerWith(answer, cut.length, cut);
  },
  HTML: async () =>
    new Response('<!doctype html><title>Gateway</title><h1>Please sign in to the network</h1>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  DRIP: async ({ ms }, _, next) => {
    const answer = await next();
    const bytes = await answer.bytes();
    return answerWith(answer, bytes.length, dripping(bytes, ms));
  },
  EXPIRED_TOKEN: () => refusal(401),
  MAINTENANCE: () => refusal(521),
};

function answerWith(answer: Response, length: number, body: BodyInit): Response {
  const headers = new Headers(answer.headers);
  // An answer that nothing has changed has no body that could break.
  if (answer.status === 304) return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(length));
  return new Response(body, { status: answer.status, headers });
}

const brokenAfter = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: async (controller) => {
      await wait(20);
      controller.error(new TypeError('terminated'));
    },
  });

/** The bytes in a hundred pieces over `ms`. Nothing goes on once nobody reads. */
function dripping(bytes: Uint8Array<ArrayBuffer>, ms: number): ReadableStream<Uint8Array> {
  const pieces = 100;
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  const left = new AbortController();
  let sent = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        await wait(ms / pieces, undefined, { signal: left.signal }).catch(() => undefined);
        if (left.signal.aborted) return;
        controller.enqueue(bytes.slice(sent, sent + size));
        sent += size;
        if (sent >= bytes.length) controller.close();
      },
      cancel: () => left.abort(),
    },
    { highWaterMark: 0 },
  );
}
