import type { RequestHandler } from '../../deploy/backEndHandlers.ts';
import { createRandom } from '../factory/random.ts';
import {
  newFaultRuleSchema,
  type FaultyBackEnd,
  type NewFaultRule,
  type FaultRule,
  type FaultEffect,
} from './faultRule.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { toErrorData } from '../../src/domain/notice/apiError.ts';

/** Makes the response to a failing request. `next` lets the back end execute it. */
type Apply = (rule: FaultRule, request: Request, next: () => Promise<Response>) => Promise<Response>;

/** An error response closes the connection. */
const broken = async (): Promise<Response> => Response.error();
const refusal = async (status: number): Promise<Response> =>
  [204, 205, 304].includes(status)
    ? new Response(null, { status })
    : Response.json(toErrorData(status, undefined), { status });

export const faultEffectHandlers: Record<FaultEffect, Apply> = {
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
    // One byte is sent first: a browser retries by itself when a reused connection closes before the first
    // byte, and the back end would execute the request twice.
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
  // A 304 has no body that could break.
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

/** Sends the bytes in a hundred pieces over `ms`, until the reader cancels. */
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

/** An operation of a back end as described by OpenAPI; `path` is relative to the back end's base. */
type DescribedOperation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
};

type Options = {
  /** Base path of each back end with operations, for instance /cms. */
  readonly bases: Partial<Readonly<Record<FaultyBackEnd, string>>>;
  readonly operations: Partial<Readonly<Record<FaultyBackEnd, readonly DescribedOperation[]>>>;
};

export type FaultInjector = ReturnType<typeof createFaultInjector>;

type Entry = { readonly rule: FaultRule; readonly random: () => number };

export function createFaultInjector({ bases, operations }: Options) {
  let entries: Entry[] = [];
  let last = 0;

  const isMeant = (rule: FaultRule, backEnd: FaultyBackEnd, method: string, pathname: string): boolean =>
    (rule.backEnd === undefined || rule.backEnd === backEnd) &&
    (rule.method === undefined || rule.method === method) &&
    (rule.path === undefined || patternOf(rule.path).test(pathname)) &&
    (rule.operation === undefined ||
      rule.operation ===
        operationAt(operations[backEnd] ?? [], method, pathname.slice(bases[backEnd]?.length)));

  /** Finds and counts the rule that makes this request fail; undefined if it succeeds. */
  const ruleFor = (backEnd: FaultyBackEnd, method: string, pathname: string): FaultRule | undefined => {
    const entry = entries.find(
      ({ rule, random }) =>
        rule.hits < (rule.times ?? Number.POSITIVE_INFINITY) &&
        isMeant(rule, backEnd, method, pathname) &&
        random() < rule.share,
    );
    if (entry) entry.rule.hits += 1;
    return entry?.rule;
  };

  return {
    rules: (): readonly FaultRule[] => entries.map(({ rule }) => rule),
    /** Appends a rule; of several matching rules the first applies. */
    add: (input: NewFaultRule): FaultRule => {
      last += 1;
      const rule = { ...newFaultRuleSchema.parse(input), id: last, hits: 0 };
      entries.push({ rule, random: createRandom(`${rule.seed}/${entries.length}`).next });
      return rule;
    },
    /** Returns whether the rule existed. */
    remove: (id: number): boolean => {
      const before = entries.length;
      entries = entries.filter(({ rule }) => rule.id !== id);
      return entries.length < before;
    },
    clear: (): void => {
      entries = [];
    },
    ruleFor,
    before:
      (backEnd: FaultyBackEnd, handle: RequestHandler): RequestHandler =>
      async (request) => {
        const rule = ruleFor(backEnd, request.method, new URL(request.url).pathname);
        if (!rule) return handle(request);
        return faultEffectHandlers[rule.effect](rule, request, async () => handle(request));
      },
  };
}

/** Finds an operation by method and path; literal paths take precedence over those with parameters. */
function operationAt(
  operations: readonly DescribedOperation[],
  method: string,
  path: string,
): string | undefined {
  const parameters = (operation: DescribedOperation): number => operation.path.split('{').length;
  return operations
    .filter((operation) => operation.method.toUpperCase() === method && templateOf(operation.path).test(path))
    .toSorted((a, b) => parameters(a) - parameters(b))[0]?.operationId;
}

/** A path pattern in which * matches any text. */
const patternOf = (path: string): RegExp => patternWith(path, '*', '.*');

const templateOf = (path: string): RegExp => patternWith(path, /\{\w+\}/, '[^/]+');

/** Escapes a text for a pattern and replaces its placeholders by `filled`. */
function patternWith(text: string, hole: string | RegExp, filled: string): RegExp {
  const pieces = text.split(hole).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(filled)}$`);
}
