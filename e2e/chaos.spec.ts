import type { Page } from '@playwright/test';
import { getDialog, expect, advanceWorkflow, signIn, test, type TestPortal } from './portal.ts';

// Animations are on, as for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Five calls in a hundred fail, each in one of these ways. */
const faults = [
  { effect: 'STATUS', status: 500 },
  { effect: 'STATUS', status: 503 },
  { effect: 'DROP' },
  { effect: 'DROP_ANSWER' },
  { effect: 'TRUNCATE' },
  { effect: 'MALFORMED' },
  { effect: 'HTML' },
  { effect: 'DELAY', ms: 1500 },
] as const;

type Person = { readonly page: Page; readonly portal: TestPortal; readonly name: string };

/** Recovers from a failure like a user: closes dialogs, signs in again if needed, reloads. */
async function recover({ page, portal, name }: Person, at: string): Promise<void> {
  await page.goto(portal.origin + at);
  const isIn = page.getByRole('button', { name: /^Signed in as/ });
  const chooses = page.getByRole('button', { name: new RegExp(`^${name}`) });
  const again = page.getByRole('button', { name: /^Sign in/ });
  await expect(isIn.or(chooses).or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  if (!(await isIn.isVisible())) await chooses.click();
  await expect(isIn.or(again).first()).toBeVisible();
}

/** Maximum wait outside of an attempt, in ms. */
const maxLength = 30_000;
/**
 * Maximum wait of an attempt. It fails nothing by itself; after a few short ones a slow machine gets more
 * time.
 */
const timeoutMs = (tries: number): number => (tries < 5 ? 5000 : maxLength);

/** Repeats an attempt until it is done, like a patient user. */
async function insist(
  person: Person,
  at: string,
  isDone: () => Promise<boolean>,
  attempt: (timeout: number) => Promise<void>,
): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    if (await isDone()) break;
    try {
      person.page.setDefaultTimeout(timeoutMs(tries));
      // oxlint-disable-next-line no-await-in-loop
      await attempt(timeoutMs(tries));
    } catch {
      person.page.setDefaultTimeout(maxLength);
      // oxlint-disable-next-line no-await-in-loop
      await recover(person, at).catch(() => undefined);
    }
  }
  person.page.setDefaultTimeout(maxLength);
  expect(await isDone()).toBe(true);
}

test(
  'the journey arrives through five percent of faults, and nothing is lost or done twice',
  { tag: '@sweep' },
  async ({ page, portal, complaints }, { repeatEachIndex }) => {
    const id = `OU${4800 + repeatEachIndex}`;
    const address = `/configurations/${id}?tab=FILES`;
    complaints.allow(/Failed to load resource|net::ERR_/);
    const { store } = portal.standIns;
    const record = () => store.configurations.get(id);
    const inState = (state: string) => () => Promise.resolve(record()?.state === state);

    const engineer = { page, portal, name: 'Production Engineer' };
    await signIn(page, portal, engineer.name, '/configurations');
    for (const [index, fault] of faults.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- in this order, so that the same calls fail every time
      await portal.fail({ backEnd: 'cms', share: 0.05 / faults.length, seed: index + 40, ...fault });
    }

    await insist(engineer, '/configurations', inState('CONFIGURING'), async () => {
      await page.getByRole('button', { name: 'Create configuration' }).click();
      await getDialog(page).getByRole('radio', { name: 'G3' }).check();
      await getDialog(page).getByRole('button', { name: 'Upload existing' }).click();
      await getDialog(page).getByLabel('Configuration ID').fill(id);
      await getDialog(page).getByLabel('Description').fill('Crane in a storm');
      await getDialog(page).getByRole('combobox', { name: 'Part' }).click();
      await page.getByRole('option', { name: /^P\d+/ }).first().click();
      await getDialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
      await page.waitForURL(`**/configurations/${id}/0A`);
    });

    const shown = () =>
      page.getByRole('listitem').filter({ hasText: 'agreement' }).filter({ hasText: 'Version 1' });
    await recover(engineer, address).catch(() => undefined);
    await insist(
      engineer,
      address,
      () => shown().isVisible(),
      async (timeout) => {
        await page.getByRole('button', { name: 'Add file to Configuration' }).click();
        await getDialog(page)
          .getByLabel('File', { exact: true })
          .setInputFiles({
            name: 'agreement.txt',
            mimeType: 'text/plain',
            buffer: Buffer.from('Wiring as agreed'),
          });
        await getDialog(page).getByRole('button', { name: 'Add file' }).click();
        await expect(shown()).toBeVisible({ timeout });
      },
    );

    const insistOn = (person: Person, state: string, name: string, confirmation = name) =>
      insist(person, address, inState(state), async (timeout) => {
        await advanceWorkflow(page, name, confirmation);
        await expect(getDialog(page)).toHaveCount(0, { timeout });
      });
    await insistOn(engineer, 'WAITING_FOR_APPROVAL', 'Accept quote');

    await page.context().clearCookies();
    await page.goto(`${portal.origin}/logout`);
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    const approver = { page, portal, name: 'Configuration Approver' };
    await recover(approver, address).catch(() => undefined);
    await insistOn(approver, 'APPROVED', 'Approve');
    await insistOn(approver, 'READY_FOR_PRODUCTION', 'Release for production', 'Release');

    const attachments = record()?.attachments ?? [];
    expect(attachments.map(({ attachmentName }) => attachmentName)).toEqual(['agreement']);
    expect(attachments[0]?.versions).toHaveLength(1);
    const moves = record()?.logs.flatMap((each) => (each.type === 'CHANGE_STATE' ? [each.new] : []));
    expect(moves).toEqual(['CONFIGURING', 'WAITING_FOR_APPROVAL', 'APPROVED', 'READY_FOR_PRODUCTION']);
    expect(record()?.revisions).toHaveLength(1);
    // No mails were sent, and the ERP system received the release exactly once.
    expect(store.outbox.all().map(({ kind }) => kind)).toEqual(['ERP']);
    await expect(page.locator('#root')).not.toBeEmpty();
    expect(portal.standIns.faults.rules().reduce((hits, rule) => hits + rule.hits, 0)).toBeGreaterThan(0);
  },
);
