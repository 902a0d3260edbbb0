import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFaultInjector, type FaultInjector } from '../faults/faultInjector.ts';
import { startConfigurator, type RunningConfigurator } from './server.ts';

const portalOrigin = 'http://localhost:4173';
let faults: FaultInjector;
let configurator: RunningConfigurator;

beforeAll(async () => {
  faults = createFaultInjector({ bases: {}, operations: {} });
  configurator = await startConfigurator({ port: 0, portalOrigin, faults: Promise.resolve(faults) });
});
afterAll(() => configurator.close());
beforeEach(() => faults.clear());

const get = (path: string): Promise<Response> => fetch(configurator.origin + path);

describe('the script', () => {
  test('is one that Portal may take from another origin, and defines the documented global', async () => {
    const answer = await get('/embed.min.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const text = await answer.text();
    expect(text).toMatch(/^var kbmax\s*=/);
    expect(text).not.toMatch(/innerHTML|\beval\(|new Function/);
  });

  test.each([
    [{ effect: 'STATUS', status: 404 }, 404],
    [{ effect: 'MALFORMED' }, 200],
  ] as const)('is made to fail: %o', async (rule, status) => {
    const whole = await (await get('/embed.min.js')).text();
    faults.add({ ...rule, backEnd: 'configurator', path: '/embed.min.js' });
    const answer = await get('/embed.min.js');
    expect(answer.status).toBe(status);
    expect(whole.length).toBeGreaterThan((await answer.text()).length);
  });
});

describe('the page', () => {
  test('may stand in Portal and nowhere else, and talks with Portal alone', async () => {
    const answer = await get('/configurators/41?currency=SEK');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${portalOrigin};`);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    const page = await answer.text();
    expect(page).toContain(`name="portal-origin" content="${portalOrigin}"`);
    const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
    expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/index.html/x', '/configurators/42', '/assets/nothing.js', '/package.json'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
