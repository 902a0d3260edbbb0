import type { Page } from '@playwright/test';
import { trackObjectUrls, expectNoLeak, measureHeldResources } from './heldResources.ts';
import { expect, signIn, test } from './portal.ts';

/** Repetitions before the first measurement, which fill caches. */
const first = 3;
/** Repetitions that make a leak visible. */
const cycles = 8;

async function expectNothingLeft(page: Page, cycle: () => Promise<void>): Promise<void> {
  const repeat = async (times: number): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is looked at
    for (let done = 0; done < times; done += 1) await cycle();
  };
  await repeat(first);
  const before = await measureHeldResources(page);
  await repeat(cycles);
  await expectNoLeak(page, before, cycles);
}

test.beforeEach(async ({ page, portal }) => {
  await trackObjectUrls(page);
  await signIn(page, portal, 'Application Engineer', '/configurations');
  await expect(page.getByRole('button', { name: 'Scanner, ready' })).toBeVisible();
});

test('dialogs that were closed leave nothing behind', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await expectNothingLeft(page, async () => {
    // dispatchEvent, as a click would wait for the animation to end.
    await page.getByRole('button', { name: 'Saved views' }).dispatchEvent('click');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close', exact: true }).dispatchEvent('click');
    await dialog.waitFor({ state: 'detached' });
  });
});

test('pages that were left leave nothing behind', async ({ page }) => {
  const link = page.getByRole('list', { name: 'Configurations' }).getByRole('link').first();
  await expectNothingLeft(page, async () => {
    await link.click();
    await page.getByRole('heading', { name: 'Product configurations' }).waitFor();
    await page.goBack();
    await link.waitFor();
  });
});
