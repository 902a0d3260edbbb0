import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnvironmentValues } from './environment.ts';
import { exampleValues, createTestBuild } from '../tests/factories/testInstallation.ts';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));
const proxies = {
  CMS_PROXY: 'http://127.0.0.1:9',
  CPQ_PROXY: 'http://127.0.0.1:9',
  STATUS_PROXY: 'http://127.0.0.1:9',
};

/** A child process takes long to start on a busy machine. */
const slow = { timeout: 60_000 };

let dist: string;
beforeAll(async () => {
  dist = await createTestBuild();
});
afterAll(() => rm(dist, { recursive: true }));

function serve(values: EnvironmentValues): ChildProcess {
  const args = [program, '--port', '0', '--dist', dist, '--env', 'none'];
  return spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...exampleValues, ...values } });
}

const firstText = async (stream: NodeJS.ReadableStream | null): Promise<string> =>
  stream ? String((await once(stream, 'data'))[0]) : '';

test('it serves the portal until it is told to stop', slow, async () => {
  const child = serve(proxies);
  const origin = /http:\/\/\S+/.exec(await firstText(child.stdout))?.[0] ?? '';
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect((await fetch(`${origin}/cms/openapi.json`)).status).toBe(502);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  [
    { ...proxies, SUPPORT_EMAIL: undefined, LOG_LEVEL: 'loud' },
    '  SUPPORT_EMAIL is missing (receives approval requests and reviews of technical specifications)\n' +
      '  LOG_LEVEL must be a digit (least level that is logged)\n',
  ],
  [{ ...proxies, CMS_PROXY: '' }, '  CMS_PROXY is empty (CMS that the server forwards to)\n'],
])('it does not start without its values, and says which, a line each', slow, async (values, problems) => {
  const child = serve(values);
  const [text, [code]] = await Promise.all([child.stderr?.toArray(), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(String(text?.join(''))).toBe(
    'There is no none. Copy .env.example to it and fill it in.\n' +
      `Portal is not configured; .env.example explains each value.\n${problems}`,
  );
});
