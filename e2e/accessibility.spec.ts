import { expectAccessibleInBothSchemes } from './checks.ts';
import { getDialog, expect, signIn, test } from './portal.ts';

test('the pages outside', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto(`${portal.origin}/logout`);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test(
  'the header panels, a list in which nothing is found, and the error page',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    await signIn(page, portal, 'Production Engineer', '/configurations');
    await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
    for (const name of [/^Jobs/, /^Notices/, /^Signed in as/]) {
      await page.getByRole('button', { name }).click();
      await expectAccessibleInBothSchemes(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('searchbox', { name: 'Search configurations' }).fill('nothing is called so');
    await expect(page.getByText('Nothing fits this search and filter.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.goto(`${portal.origin}/nowhere`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);

test(
  'the menu of a configuration, and the dialogs that add to it',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    await signIn(page, portal, 'Production Engineer', '/configurations?state=CONFIGURING');
    await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('menuitem', { name: 'Create product configuration' }).click();
    await expect(getDialog(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    const addFile = page.getByRole('button', { name: 'Add file to Configuration' });
    await expect(addFile).toBeVisible();
    await addFile.click();
    await expect(getDialog(page)).toBeVisible();
    await getDialog(page).getByRole('button', { name: 'Add file' }).click();
    await expect(getDialog(page).getByText('You must upload a file')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  },
);
