import { createCpq } from '../../mocks/cpq/createCpq.ts';
import { getPassword } from '../../mocks/cpq/sessions.ts';
import type { Store } from '../../mocks/store/store.ts';
import { createSeededStore } from './seededStore.ts';
import { testSettings, type TestResponse } from './testCms.ts';

export type TestCpq = {
  readonly store: Store;
  /** Sends a request as a person, signing in first, or without a session if undefined. */
  readonly call: (
    email: string | undefined,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<TestResponse>;
  /** Sends a request with this Cookie header. */
  readonly send: (method: string, path: string, body?: unknown, cookie?: string) => Promise<TestResponse>;
  readonly wait: (ms: number) => void;
  readonly endSessions: () => void;
};

type Options = {
  readonly store?: Store;
  /** Time in ms to generate the outputs of a quote. */
  readonly generationTime?: number;
};

/** An in-memory quoting system with seeded data. */
export function openTestCpq({
  store = createSeededStore({ scale: 'small', settings: testSettings }),
  generationTime = 1000,
}: Options = {}): TestCpq {
  let now = Date.parse('2026-11-20T13:00:00.000Z');
  const { app, endSessions } = createCpq({
    store,
    settings: testSettings,
    clock: () => new Date(now++),
    generationTime: () => generationTime,
  });
  const send: TestCpq['send'] = async (method, path, body, cookie) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const tokens = new Map<string, string>();
  const tokenOf = async (email: string): Promise<string> => {
    const known = tokens.get(email);
    if (known !== undefined) return known;
    const { body } = await send('POST', '/auth/login', { email, password: getPassword(email) });
    tokens.set(email, body.token);
    return body.token;
  };
  return {
    store,
    send,
    call: async (email, method, path, body) =>
      send(method, path, body, email === undefined ? undefined : `cpqToken=${await tokenOf(email)}`),
    wait: (ms) => {
      now += ms;
    },
    endSessions,
  };
}
