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

/** Data that a portal begins with, and the ports it is on. */
type Seeded = {
  readonly dataDir: string;
  readonly port: number;
  readonly configuratorPort: number | undefined;
};

/** Time of one step of building artefacts, in ms: all of them take longer than the page waits before it looks again. */
const buildStep = 120;

/** The built portal with its stand-ins, as `npm start` serves them, on data of its own: new, or a copy of `seeded`. */
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

  /** Names of the people who have signed in: none is taken for signed in a second time. */
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

  /** The stand-ins behind the portal, with everything that has arrived there. */
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
    // It stays where it was, too: the port after Portal's may be that of another worker.
    const { configuratorUrl } = this.standIns.environment.config;
    this.#configuratorPort = Number(new URL(configuratorUrl).port);
  }

  async stop(grace?: number): Promise<void> {
    await this.#server?.close(grace);
    this.#server = undefined;
  }

  /** Stops the server and starts it again on the same port and data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Tells the control surface something, as its page does, but past the network, where a kept connection may end. */
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

  /** Makes calls fail from now on. */
  fail(rule: NewFaultRule): Promise<void> {
    return this.command('rules/add', rule);
  }

  mend(): Promise<void> {
    return this.command('rules/clear');
  }

  async dispose(): Promise<void> {
    // A browser keeps connections open that it never asks anything over: nobody waits for those.
    await this.stop(0);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Complaints of a page: those a test does not allow fail it. */
export type PageErrors = { readonly heard: string[]; allow(pattern: RegExp): void };

type Fixtures = {
  /** Ways in which the CMS deviates, as another maker's would; it is the stand-in as it is when left out. */
  readonly foreign: readonly Deviation[] | undefined;
  /** A portal of this test alone, freshly seeded: no test meets what another one has left. */
  readonly portal: TestPortal;
  readonly complaints: PageErrors;
};

type WorkerFixtures = {
  /** The data every portal of a worker begins with, and the port it is on: seeded once, and never written to. */
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
      // From the beginning: a browser that is told only when a test awaits a file chooser may have opened its own by then.
      context.on('page', (page) => page.on('filechooser', () => undefined));
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use({ heard, allow: (pattern) => void allowed.push(pattern) });
      // What a page has begun to ask would meet a portal that is gone.
      await Promise.all(context.pages().map((page) => page.close()));
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();

/** Opens an address as a visitor, and signs in at the identity provider as one of the seeded people. */
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

/** The session of a person: in the tab, in the browser, and as the identity provider remembers it. */
type KeptSession = {
  readonly since: number;
  /** With the token that a tab remembers, by which it begins without the sign-in library. */
  readonly tab: readonly (readonly [key: string, text: string])[];
  readonly cookies: readonly Cookie[];
  readonly records: readonly IdentityRecord[];
};

/** Sessions of this worker's people. They hold in each of its portals, which share origin and keys of the provider. */
const sessions = new Map<string, KeptSession>();

/** Longest time, in ms, that a session is taken up again, well below what a token is good for. */
const longest = 20 * 60_000;

const recordsOf = (portal: TestPortal) =>
  portal.standIns.store.collection<IdentityRecord>(identityCollections[0]);

async function keepSession(page: Page, portal: TestPortal, name: string): Promise<void> {
  const entries = await page.evaluate(() => Object.entries(sessionStorage));
  const tab = entries.filter(([key]) => /^(msal\..*|portal\.account|portal\..+\/token)$/.test(key));
  const cookies = await page.context().cookies(`${portal.origin}${identityPath}/`);
  const records = recordsOf(portal).all();
  sessions.set(portal.origin + name, { since: Date.now(), tab, cookies, records });
}

/** The kept session of one of the seeded people, if there is one that still holds. */
function sessionOf(portal: TestPortal, name: string): KeptSession | undefined {
  const session = sessions.get(portal.origin + name);
  return session && Date.now() - session.since <= longest ? session : undefined;
}

/** Takes up a session in a tab: every load of it begins signed in, until what is answered is disposed of. */
async function takeUp(page: Page, portal: TestPortal, session: KeptSession) {
  for (const record of session.records)
    recordsOf(portal).put(getIdentityRecordKey(record.model, record.id), record);
  await page.context().addCookies([...session.cookies]);
  return page.addInitScript((entries) => {
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, session.tab);
}

/** Opens an address in a tab in which one of the seeded people is signed in already; who is new to the worker signs in. */
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
  // Before the portal runs for the first time in this tab, and never again: who signs out stays signed out.
  const restoring = await takeUp(page, portal, session);
  await page.goto(portal.origin + address);
  await restoring.dispose();
  await expectSignedIn(page);
}

/** Has a tab that has loaded nothing yet begin as one that is reopened with a token at hand: its first load is the test's. */
export async function startSignedIn(page: Page, portal: TestPortal, name: string): Promise<void> {
  portal.met.add(name);
  if (!sessionOf(portal, name)) {
    // In a browser of its own, so that nothing of its pages is at hand here.
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

/** The name of the page that has come, as it is said to whoever cannot see it: each pattern has its own. */
const arrived = (page: Page) => page.locator('p.visuallyHidden[role=status]').first();

/** Goes to an address as the button Back of the browser does: the portal goes on, and nothing is loaded anew. */
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

/** The dialog that is open. */
export const getDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The name of a button or menu entry of an event, which may end with the revision it is about and what it lacks. */
export const eventButtonName = (words: string): RegExp =>
  new RegExp(`^${words}( \\d[A-Z])?( despite \\d+ missing)?$`);

/** The way on through the workflow, which is a button of its own. */
export async function advanceWorkflow(page: Page, name: string, confirmation = name): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: eventButtonName(name) })
    .click();
  await getDialog(page)
    .getByRole('button', { name: eventButtonName(confirmation) })
    .click();
}

/** Expects a notice with this text to show. */
export const expectNotice = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
