import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { valuesFrom } from '../deploy/environment.ts';
import { controlPath } from '../mocks/faults/commands.ts';
import type { NewRule } from '../mocks/faults/rule.ts';
import { startServer, type RunningServer } from '../mocks/run/server.ts';

const file = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The built portal with its stand-ins, as `npm start` serves them, on data of its own. */
export class Portal {
  #server: RunningServer | undefined;
  #port = 0;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));

  get #running(): RunningServer {
    if (!this.#server) throw new Error('The portal is not running');
    return this.#server;
  }

  get origin(): string {
    return this.#running.origin;
  }

  /** What stands behind the portal, for looking at what has arrived there. */
  get standIns(): RunningServer['standIns'] {
    return this.#running.standIns;
  }

  async start(): Promise<void> {
    const values = valuesFrom(file('.env.example'));
    this.#server = await startServer({
      port: this.#port,
      dataDir: this.#dataDir,
      scale: 'small',
      dist: file('dist'),
      values,
    });
    this.#port = Number(new URL(this.#server.origin).port);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Stops the server and starts it again on the same port and data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Tells the control surface something, as its page does. */
  async command(command: string, input: object = {}): Promise<void> {
    const answer = await fetch(`${this.origin}${controlPath}/${command}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
  }

  /** Makes calls fail from now on. */
  fail(rule: NewRule): Promise<void> {
    return this.command('rules/add', rule);
  }

  mend(): Promise<void> {
    return this.command('rules/clear');
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** What a page may complain about in a test; everything else fails it. */
export type Complaints = { readonly heard: string[]; allow(pattern: RegExp): void };

type Fixtures = {
  /** A portal of this test alone, freshly seeded: no test meets what another one has left. */
  readonly portal: Portal;
  readonly complaints: Complaints;
};

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
  portal: async ({}, use) => {
    const portal = new Portal();
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
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use({ heard, allow: (pattern) => void allowed.push(pattern) });
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens an address and signs in as one of the seeded people. */
export async function signIn(page: Page, portal: Portal, name: string, address = '/'): Promise<void> {
  await page.goto(portal.origin + address);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL((url) => url.origin === portal.origin && !url.pathname.startsWith('/identity'));
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

/** The dialog that is open. */
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Expects a notice with this text to show. */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
