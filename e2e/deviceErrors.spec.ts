import type { Page } from '@playwright/test';
import { expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a developer edits a resource by line, and sees the change before it is stored', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const resources = portal.standIns.store.collection<{ name: string; data: string }>('resources');
  await signIn(page, portal, 'Software Developer', '/administration/toolbox/resources');
  await expectUsableOnEachScreen(page);
  await page.getByRole('link', { name: 'RADIO_REGIONS' }).click();
  const code = page.getByRole('textbox', { name: 'Content of RADIO_REGIONS' });
  await expect(code).toBeAttached();
  await code.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(',');
  const problem = page.getByRole('button', { name: /^Line 34: There is more after the end/ });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expectUsableOnEachScreen(page);

  // The text survives leaving the page.
  await page.reload();
  await expect(page.getByText('What you typed earlier has been brought back.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();

  await code.focus();
  await page.keyboard.press('Control+A');
  // Pasted, because the editor closes typed brackets by itself.
  await page.evaluate(() =>
    navigator.clipboard.writeText('[{"name":"Europe","bands":[],"maximumPower":12}]'),
  );
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Format' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Save · RADIO_REGIONS' });
  await expect(question.getByText('[Europe].maximumPower')).toBeVisible();
  await expect(question.getByText('[Japan]')).toBeVisible();
  await expectUsableOnEachScreen(page);
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('RADIO_REGIONS has been saved')).toBeVisible();
  expect(JSON.parse(resources.get('RADIO_REGIONS')?.data ?? '')).toEqual([
    { name: 'Europe', bands: [], maximumPower: 12 },
  ]);
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('support finds an error by its text and reads who had it', async ({ page, portal }) => {
    await signIn(page, portal, 'Support Engineer', '/administration/errors');
    const list = page.getByRole('list', { name: 'Device errors' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await expectUsableOnEachScreen(page);

    // By keyboard only: search, move down, open.
    await page.getByRole('searchbox', { name: 'Search id and text' }).focus();
    await page.keyboard.type('checksum parameters', { delay: 60 });
    await expect(page).toHaveURL(/search=checksum\+parameters$/);
    await expect(list.getByRole('link')).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'E0217')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who had it lately' })).toBeVisible();
    await expectUsableOnEachScreen(page);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search id and text' })).toHaveValue(
      'checksum parameters',
    );
  });
});
