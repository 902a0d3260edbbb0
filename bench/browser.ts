import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Cookie,
  type Page,
} from '@playwright/test';
import { getPassword } from '../mocks/cpq/sessions.ts';
import { tokenKey } from './floor/calls.ts';
import type { SubjectName, Subjects } from './subjects.ts';

const viewport = { width: 1280, height: 800 };
/** Slow-down of the page against this machine, and the line it comes over. */
export const cpuSlowdown = 4;
export const networkConditions = {
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};

/** Session as a tab keeps it, by subject: a person who opens it again is signed in. */
export type Session = {
  readonly storage: Readonly<Record<string, string>>;
  /** Those of the quoting system, which hold for both. */
  readonly cookies: readonly Cookie[];
};
type Sessions = Readonly<Record<SubjectName, Session>>;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.PORTAL_CHROMIUM && { executablePath: process.env.PORTAL_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** Signs in to Portal once; the floor, which has no sign-in, is handed the same token. */
export async function signIn(browser: Browser, { origins }: Subjects): Promise<Sessions> {
  const page = await browser.newPage({ viewport });
  const asked = page.waitForRequest((request) => request.url().includes('/cms/configurations/filter'));
  await page.goto(`${origins.portal}/configurations`);
  await page.getByRole('button', { name: /^Application Engineer/ }).click();
  const authorization = (await (await asked).allHeaders())['authorization'] ?? '';
  await page.getByRole('button', { name: /^Signed in as/ }).waitFor();
  await page.goto(`${origins.portal}/quotes`);
  await page.getByLabel('Password', { exact: true }).fill(getPassword('application.engineer@maker.example'));
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Quotes' }).waitFor();
  const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const cookies = await page.context().cookies();
  await page.context().close();
  return {
    portal: { storage, cookies },
    floor: { storage: { [tokenKey]: authorization.replace('Bearer ', '') }, cookies },
  };
}

/** A tab under the conditions, with nothing in its caches and the session in its storage. */
export async function openTab(
  browser: Browser,
  { storage, cookies }: Session,
): Promise<{ page: Page; context: BrowserContext; client: CDPSession }> {
  const context = await browser.newContext({ viewport });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...networkConditions });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, context, client };
}
