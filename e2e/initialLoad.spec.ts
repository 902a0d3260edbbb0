import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { extractInitialLoads, manifestFile } from '../deploy/site.ts';
import { moduleReportFile, type ModuleReport } from '../deploy/buildPlugins.ts';
import { initialLoadBudgets } from './initialLoadBudgets.ts';
import { resumeSession, expect, signIn, test, type TestPortal } from './portal.ts';

const dist = (path: string): string => fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(dist(manifestFile), 'utf8'));
const modules: ModuleReport = JSON.parse(readFileSync(dist(moduleReportFile), 'utf8'));

/** Modules of these scripts. Throws for a script missing from the build report. */
const modulesOf = (scripts: readonly string[]): readonly string[] =>
  scripts.flatMap((script) => {
    const parts = modules[script];
    if (!parts) throw new Error(`The build has no ${script}`);
    return Object.keys(parts);
  });

const list = (page: Page) => page.getByRole('list', { name: 'Configurations' });
const isCall = ({ pathname }: URL): boolean => /^\/(?:cms|cpq|api\/v2)\//.test(pathname);

/** URLs requested from opening the list in a signed-in tab until its first row. */
async function askedUntilFirstRow(page: Page, portal: TestPortal): Promise<readonly string[]> {
  await resumeSession(page, portal, 'Application Engineer');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label=Configurations] li')) return;
      observer.disconnect();
      Object.assign(window, { firstRowAt: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${portal.origin}/configurations`);
  // The scanner is ready last: all requests made before the first row have finished by then.
  await expect(page.getByRole('button', { name: 'Scanner, ready' })).toBeVisible();
  return page.evaluate(() => {
    const { firstRowAt } = window as unknown as { firstRowAt: number };
    const begun = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    return begun.flatMap(({ name, startTime }) => (startTime <= firstRowAt ? [name] : []));
  });
}

test('what the first row needs is asked for all at once, and nothing for each row', async ({
  page,
  portal,
}) => {
  const later = ['/api/v2/incidents/unresolved.json', '/cms/openapi.json'];
  await resumeSession(page, portal, 'Application Engineer');
  // All responses are held back until every request has been sent, so dependent requests would never be sent.
  const asked: string[] = [];
  const late: string[] = [];
  let isOpen = false;
  const gate = Promise.withResolvers<undefined>();
  await page.route(isCall, async (route, request) => {
    const { pathname } = new URL(request.url());
    // The page does not depend on these; they are sent after it is displayed or if it is slow.
    if (later.includes(pathname)) late.push(pathname);
    // Pictures of visible rows are requested after the rows are displayed.
    else if (!isOpen || !pathname.endsWith('/downloadProductConfigurationKbMaxImage'))
      asked.push(`${request.method()} ${pathname}`);
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${portal.origin}/configurations`);
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      'GET /api/v2/scheduled-maintenances.json',
      'GET /cms/auth/access/lookup',
      'GET /cms/auth/access/object',
      'GET /cms/auth/access/service',
      'GET /cms/auth/token',
      'POST /cms/configurations/filter',
      'POST /cms/configurations/filter/count',
    ]);
  const before = asked.length;
  isOpen = true;
  gate.resolve(undefined);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  expect(asked).toHaveLength(before);
  await expect.poll(() => late.toSorted()).toEqual(later);
});

test('the first load holds nothing that the list has no use for', async ({ page, portal }) => {
  const asked = await askedUntilFirstRow(page, portal);
  const paths = [...new Set(asked.map((address) => new URL(address).pathname))];
  const scripts = paths.filter((path) => path.endsWith('.js'));
  const styles = paths.filter((path) => path.endsWith('.css'));
  // React, the chunk of all pages, the chunk the list page shares with others, its own, and the entry.
  expect(scripts.length, scripts.join(', ')).toBeLessThanOrEqual(5);
  expect(styles.length, styles.join(', ')).toBeLessThanOrEqual(1);
  const bytes = (files: readonly string[]): number =>
    files.reduce((sum, path) => sum + statSync(dist(`${path.slice(1)}.br`)).size, 0);
  // A minimal page with the same libraries takes 113 kB and 6.4 kB: see `npm run bench`.
  expect(bytes(scripts)).toBeLessThan(1.7 * 113_000);
  expect(bytes(styles)).toBeLessThan(2.2 * 6400);
  const loaded = modulesOf(scripts);
  const others = [
    /monaco/,
    /src\/(?:app\/ScanTray|widgets\/scan)/,
    /node_modules\/diff\//,
    /[Ww]orker/,
    /node_modules\/three/,
    /fast-xml-parser|BomXml/,
    /libphonenumber/,
    /gcode/i,
    /pdf/i,
    /zip|fflate/i,
    /msal/,
    /react-hook-form/,
    /zod\/.*schemas/,
    /src\/features\/(?!configurations\/)/,
    /features\/configurations\/(?:ConfigurationPage|Create(?!Button)|files\/AddFile|tabs)/,
  ];
  for (const other of others) expect(loaded.filter((id) => other.test(id))).toEqual([]);
  expect(loaded).toContain('src/features/configurations/ConfigurationsPage.tsx');
  // Guards the patterns: the modules exist in the build, in other scripts.
  const all = modulesOf(Object.keys(modules));
  for (const other of [/msal/, /react-hook-form/, /monaco/, /node_modules\/diff\//, /app\/ScanTray/])
    expect(all.some((id) => other.test(id))).toBe(true);
});

test('no part of the build holds two features, and what all pages share holds none', () => {
  const featuresIn = (script: string): readonly string[] => [
    ...new Set(modulesOf([script]).flatMap((id) => /^src\/features\/([^/]+)/.exec(id)?.[1] ?? [])),
  ];
  const scripts = Object.keys(modules);
  expect(scripts.filter((script) => featuresIn(script).length > 1)).toEqual([]);
  const [shared, ...more] = scripts.filter((script) => modulesOf([script]).includes('src/main.tsx'));
  expect(more).toEqual([]);
  expect(featuresIn(shared ?? '')).toEqual([]);
});

test('the first load of no page grows past its line', () => {
  const found = extractInitialLoads(manifest).map(({ pattern, scripts, styles }) => {
    const bytes = [...scripts, ...styles].map((path) => statSync(dist(`${path.slice(1)}.br`)).size);
    return { pattern, files: bytes.length, kB: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
  });
  expect(found.map(({ pattern }) => pattern).toSorted()).toEqual(Object.keys(initialLoadBudgets).toSorted());
  expect(found.filter(({ files }) => files === 0)).toEqual([]);
  const lineOf = (pattern: string): readonly [number, number] => initialLoadBudgets[pattern] ?? [0, 0];
  const over = found.filter(
    ({ pattern, files, kB }) => files > lineOf(pattern)[0] || kB > lineOf(pattern)[1],
  );
  expect(over).toEqual([]);
});

test('the browser compiles what every page runs while it arrives, and nothing else ahead of its call', () => {
  const forEveryPage = Object.values(manifest).flatMap(({ file, name, isEntry }) =>
    file.endsWith('.js') && (isEntry === true || name === 'shared' || name === 'react') ? [file] : [],
  );
  expect(forEveryPage).toHaveLength(3);
  const hinted = readdirSync(dist('assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(dist(file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toEqual(forEveryPage.toSorted());
});

declare global {
  interface Window {
    /** Calls of Intl before the first row. */
    asked?: string[];
  }
}

test('nothing has the browser read the data of a language before the first row', async ({ page, portal }) => {
  await page.addInitScript(() => {
    const asked: string[] = (window.asked = []);
    const isThere = (): boolean => document.querySelector('[aria-label="Configurations"] li') !== null;
    for (const [name, made] of Object.entries(Object.getOwnPropertyDescriptors(Intl))) {
      if (typeof made.value !== 'function' || !/^[A-Z]/.test(name)) continue;
      Reflect.set(
        Intl,
        name,
        new Proxy(made.value, {
          construct: (target, options, self) => {
            if (!isThere()) asked.push(name);
            return Reflect.construct(target, options, self);
          },
        }),
      );
    }
  });
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => window.asked)).toEqual([]);
});

test('no script of the build imports itself by way of others', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way, name].map((each) => manifest[each]?.file).join(' → '));
    if (done.has(name) || way.includes(name)) return;
    for (const next of manifest[name]?.imports ?? []) follow(next, [...way, name]);
    done.add(name);
  };
  for (const name of Object.keys(manifest)) follow(name, []);
  expect(done.size).toBeGreaterThan(50);
  expect(circles).toEqual([]);
});

test('the frame and the title are painted before any script or style has come, and stay where they are', async ({
  page,
  portal,
}) => {
  await resumeSession(page, portal, 'Application Engineer');
  await page.context().addCookies([{ name: 'colourScheme', value: 'dark', url: portal.origin }]);
  const gate = Promise.withResolvers<undefined>();
  await page.route(/\/assets\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${portal.origin}/configurations`, { waitUntil: 'commit' });
  const begun = page.locator('#first').getByText('Configurations');
  await expect(begun).toBeVisible();
  const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 17, 22)');
  const placeOf = (place: Locator): Promise<readonly number[]> =>
    place.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { x, y } = text.getBoundingClientRect();
      return [x, y].map(Math.round);
    });
  const before = await placeOf(begun);
  gate.resolve(undefined);
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  expect(await placeOf(page.getByRole('heading', { level: 1 }))).toEqual(before);
  // The theme variables are in the style sheet: an injected one would recalculate all styles.
  expect(await page.locator('style[data-mantine-styles]').count()).toBe(0);
  const variable = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-ink-filled'),
  );
  expect(variable).not.toBe('');
});
