import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Cookie, type Page } from '@playwright/test';
import { readEnvironmentValues } from '../deploy/environment.ts';
import { controlPagePath } from '../mocks/faults/controlCommands.ts';
import type { NewFaultRule } from '../mocks/faults/faultRule.ts';
import {
  identityCollections,
  getIdentityRecordKey,
  type IdentityRecord,
} from '../mocks/identity/createIdentityProvider.ts';
import { identityPath } from '../mocks/identity/clientRegistration.ts';
import type { Deviation } from '../mocks/foreign/foreignValues.ts';
import { startServer, type RunningServer } from '../mocks/run/server.ts';

const file = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Seeded data of a worker and the ports of its portals. */
type Seeded = {
  readonly dataDir: string;
  readonly port: number;
  readonly configuratorPort: number | undefined;
};

/** Duration of one build step in ms: a whole build takes longer than the polling interval. */
const buildStep = 120;

/** The built app with its stand-ins, as `npm start` serves them, on new data or a copy of `seeded`. */
export class TestPortal {
  #server: RunningServer | undefined;
  #port: number;
  #configuratorPort: number | undefined;
  readonly #foreign: readonly Deviation[] | undefined;
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));

  constructor(seeded?: Seeded, foreign?: readonly Deviation[]) {
    this.#foreign = foreign;
    if (seeded) cpSync(seeded.dataDir, this.dataDir, { recursive: true });
    this.#port = seeded?.port ?? 0;
    this.#configuratorPort = seeded?.configuratorPort;
  }

  get #running(): RunningServer {
    if (!this.#server) throw new Error('The portal is not running');
    return this.#server;
  }

  /** Names of people who have signed in here; their session is not restored a second time. */
  readonly met = new Set<string>();

  get port(): number {
    return this.#port;
  }

  get configuratorPort(): number | undefined {
    return this.#configuratorPort;
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** Stand-ins of this portal, with the data they have received. */
  get standIns(): RunningServer['standIns'] {
    return this.#running.standIns;
  }

  async start(): Promise<void> {
    const values = readEnvironmentValues(file('.env.example'));
    this.#server = await startServer({
      port: this.#port,
      configuratorPort: this.#configuratorPort,
      dataDir: this.dataDir,
      scale: 'small',
      dist: file('dist'),
      values,
      buildStep,
      foreign: this.#foreign,
    });
    this.#port = Number(new URL(this.#server.origin).port);
    // The configurator keeps its port, too: the port after Portal's may belong to another worker.
    const { configuratorUrl } = this.standIns.environment.config;
    this.#configuratorPort = Number(new URL(configuratorUrl).port);
  }

  async stop(grace?: number): Promise<void> {
    await this.#server?.close(grace);
    this.#server = undefined;
  }

  /** Restarts the server with the same port and data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Runs a command of the control surface in this process, as network connections may break. */
  async command(command: string, input: object = {}): Promise<void> {
    const answer = await this.standIns.control(
      new Request(`${this.origin}${controlPagePath}/${command}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      }),
    );
    if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
  }

  fail(rule: NewFaultRule): Promise<void> {
    return this.command('rules/add', rule);
  }

  mend(): Promise<void> {
    return this.command('rules/clear');
  }

  async dispose(): Promise<void> {
    // No grace time, as browsers keep idle connections open.
    await this.stop(0);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Console errors and exceptions of a page. Those a test does not allow make it fail. */
export type PageErrors = { readonly heard: string[]; allow(pattern: RegExp): void };

type Fixtures = {
  /**
   * Deviations with which the CMS API is served like another vendor's; without them it is served as it is.
   */
  readonly foreign: readonly Deviation[] | undefined;
  /** A freshly seeded portal for each test. */
  readonly portal: TestPortal;
  readonly complaints: PageErrors;
};

type WorkerFixtures = {
  /** Data and ports for all portals of a worker: seeded once and never changed. */
  readonly seeded: Seeded;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const portal = new TestPortal();
      await portal.start();
      await portal.stop();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker' },
  ],
  foreign: [undefined, { option: true }],
  portal: async ({ seeded, foreign }, use) => {
    const portal = new TestPortal(seeded, foreign);
    await portal.start();
    await use(portal);
    await portal.dispose();
  },
  complaints: [
    // oxlint-disable-next-line no-unused-vars -- asked for so that the portal runs until nobody listens any more
    async ({ context, portal: _ }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sample}`),
        );
        window.addEventListener('unhandledrejection', ({ reason }) =>
          console.error(`Unhandled rejection: ${String(reason)}`),
        );
      });
      // Registered at once: without a listener the browser would open its own file chooser.
      context.on('page', (page) => page.on('filechooser', () => undefined));
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use({ heard, allow: (pattern) => void allowed.push(pattern) });
      // Pages are closed before the portal stops, so that their requests do not fail.
      await Promise.all(context.pages().map((page) => page.close()));
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();

/** Opens a URL as a visitor and signs in at the identity provider as a seeded person. */
export async function signInAtProvider(
  page: Page,
  portal: TestPortal,
  name: string,
  address = '/',
): Promise<void> {
  await page.goto(portal.origin + address);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL((url) => url.origin === portal.origin && !url.pathname.startsWith('/identity'));
  await expectSignedIn(page);
}

/** The session of a person: state of the tab, the browser and the identity provider. */
type KeptSession = {
  readonly since: number;
  /** Includes the stored token, with which a tab starts without MSAL. */
  readonly tab: readonly (readonly [key: string, text: string])[];
  readonly cookies: readonly Cookie[];
  readonly records: readonly IdentityRecord[];
};

/**
 * Sessions of this worker's people. They are valid in all its portals, which share the provider's origin and
 * keys.
 */
const sessions = new Map<string, KeptSession>();

/** Maximum age in ms of a reused session, well below the lifetime of a token. */
const maxLength = 20 * 60_000;

const recordsOf = (portal: TestPortal) =>
  portal.standIns.store.collection<IdentityRecord>(identityCollections[0]);

async function keepSession(page: Page, portal: TestPortal, name: string): Promise<void> {
  const entries = await page.evaluate(() => Object.entries(sessionStorage));
  const tab = entries.filter(([key]) => /^(msal\..*|portal\.account|portal\..+\/token)$/.test(key));
  const cookies = await page.context().cookies(`${portal.origin}${identityPath}/`);
  const records = recordsOf(portal).all();
  sessions.set(portal.origin + name, { since: Date.now(), tab, cookies, records });
}

/** The stored session of a seeded person, if still valid. */
function sessionOf(portal: TestPortal, name: string): KeptSession | undefined {
  const session = sessions.get(portal.origin + name);
  return session && Date.now() - session.since <= maxLength ? session : undefined;
}

/** Restores a session in a tab: each page load is signed in until the returned script is disposed of. */
async function takeUp(page: Page, portal: TestPortal, session: KeptSession) {
  for (const record of session.records)
    recordsOf(portal).put(getIdentityRecordKey(record.model, record.id), record);
  await page.context().addCookies([...session.cookies]);
  return page.addInitScript((entries) => {
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, session.tab);
}

/** Opens a URL signed in as a seeded person; the session is created on the worker's first use. */
export async function signIn(page: Page, portal: TestPortal, name: string, address = '/'): Promise<void> {
  const session = portal.met.has(name) ? undefined : sessionOf(portal, name);
  if (!session) {
    const isFirst = portal.met.size === 0;
    portal.met.add(name);
    await signInAtProvider(page, portal, name, address);
    if (isFirst) await keepSession(page, portal, name);
    return;
  }
  portal.met.add(name);
  // Only for the first load of this tab, so that a sign-out is not reverted.
  const restoring = await takeUp(page, portal, session);
  await page.goto(portal.origin + address);
  await restoring.dispose();
  await expectSignedIn(page);
}

/** Prepares an unloaded tab to start with a stored token; its first page load is left to the test. */
export async function resumeSession(page: Page, portal: TestPortal, name: string): Promise<void> {
  portal.met.add(name);
  if (!sessionOf(portal, name)) {
    // In a separate browser context, so that nothing is cached in this one.
    const browser = page.context().browser();
    if (!browser) throw new Error('The page is in no browser');
    const context = await browser.newContext();
    const beside = await context.newPage();
    await signInAtProvider(beside, portal, name);
    await keepSession(beside, portal, name);
    await context.close();
  }
  const session = sessionOf(portal, name);
  if (!session) throw new Error(`${name} has no session`);
  await takeUp(page, portal, session);
}

/** Title of the current page as announced to screen readers; each route has its own. */
const arrived = (page: Page) => page.locator('p.visuallyHidden[role=status]').first();

/** Navigates inside the app without a page load, like the browser's Back button. */
export async function navigateInApp(page: Page, address: string, leads?: string): Promise<void> {
  const before = (await arrived(page).textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  if (leads === undefined) await expect(arrived(page)).not.toHaveText(before);
  else await page.waitForURL(({ pathname }) => pathname === leads);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

export const getDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Pattern of the button or menu entry of an event, which may end with a revision and missing items. */
export const eventButtonName = (words: string): RegExp =>
  new RegExp(`^${words}( \\d[A-Z])?( despite \\d+ missing)?$`);

/** Executes a workflow transition by its button. */
export async function advanceWorkflow(page: Page, name: string, confirmation = name): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: eventButtonName(name) })
    .click();
  await getDialog(page)
    .getByRole('button', { name: eventButtonName(confirmation) })
    .click();
}

export const expectNotice = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
