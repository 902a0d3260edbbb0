import type { Page } from '@playwright/test';
import { getPassword } from '../mocks/cpq/sessions.ts';
import { expectUsableOnEachScreen, runOnEachScreen, phoneScreen } from './checks.ts';
import { getDialog, expect, signIn, test, type PageErrors, type TestPortal } from './portal.ts';

const engineer = 'quote.engineer@maker.example';

/** Opens the quotes, signing in to the quoting system. */
async function openQuotes(page: Page, portal: TestPortal, complaints: PageErrors): Promise<void> {
  // Before the sign-in the browser logs a 401.
  complaints.allow(/status of 401/);
  await signIn(page, portal, 'Quote Engineer', '/quotes');
  await page.getByLabel('Password', { exact: true }).fill(getPassword(engineer));
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) => page.getByRole('table', { name: 'Quotes' }).getByRole('link');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search quotes' });

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a quote is found while typing and opened by keys, and a long name stays within its drawer', async ({
    page,
    portal,
    complaints,
  }) => {
    await openQuotes(page, portal, complaints);
    await expect(page.getByText('40 quotes')).toBeVisible();
    await expectUsableOnEachScreen(page);

    // By keyboard only: move down, open.
    const name = await rows(page).nth(3).innerText();
    await search(page).pressSequentially(name);
    await expect(rows(page)).toHaveText([name]);
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('region', { name: /^Quote \d+$/ });
    await expect(drawer.getByRole('heading', { name: 'Products' })).toBeVisible();
    await expectUsableOnEachScreen(page);

    // A long name must not overflow the drawer or cover its close button.
    const long = 'Harbour crane 7 with two operators, proportional slewing, and a spare transmitter';
    await page.getByRole('button', { name: /^Actions of / }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await getDialog(page).getByRole('textbox', { name: 'New name' }).fill(long);
    await getDialog(page).getByRole('button', { name: 'Rename' }).click();
    await expect(drawer.getByRole('heading', { name: long })).toBeVisible();
    await expect(getDialog(page)).toHaveCount(0);
    await runOnEachScreen(page, async () => {
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expect(drawer.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 });
    });
  });
});

test('quotes are laid side by side', async ({ page, portal, complaints }) => {
  await openQuotes(page, portal, complaints);
  for (const place of [0, 1, 2]) await page.getByRole('checkbox').nth(place).check();
  await expectUsableOnEachScreen(page);
  await page.getByRole('button', { name: 'Compare 3 quotes' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: /^Saved versions/ })).toBeVisible();
  await expectUsableOnEachScreen(page);
  // Two versions fit side by side, even on a phone.
  await page
    .getByRole('button', { name: /^Take .+ out/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await runOnEachScreen(page, async () => {
    const hidden = await page
      .getByRole('table')
      .evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : Infinity));
    expect(hidden).toBe(0);
  });
  await page.goBack();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('the word that shows the password is there to the last letter', async ({ page, portal, complaints }) => {
  complaints.allow(/status of 401/);
  await signIn(page, portal, 'Quote Engineer', '/quotes');
  const toggle = getDialog(page).getByRole('button', { name: 'Show the password' });
  const word = toggle.getByText('Show', { exact: true });
  await expect(word).toBeVisible();
  const [inner, outer] = [await word.boundingBox(), await toggle.boundingBox()];
  expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? Infinity);
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
});
