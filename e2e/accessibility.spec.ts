import { expectAccessibleInBoth, expectToFit } from './checks.ts';
import { dialog, expect, signIn, test } from './portal.ts';

test('the pages outside', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`${portal.origin}/logout`);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the list, the header panels and the error page', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await expectAccessibleInBoth(page);
  for (const name of [/^Jobs/, /^Notices/, /^Signed in as/]) {
    await page.getByRole('button', { name }).click();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('searchbox', { name: 'Search configurations' }).fill('nothing is called so');
  await expect(page.getByText('Nothing fits this search and filter.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`${portal.origin}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('a configuration, its menu and its dialogs', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Engineer', '/configurations?state=CONFIGURING');
  await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('menuitem', { name: 'Create product configuration' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const addFile = page.getByRole('button', { name: 'Add file to Configuration' });
  await expect(addFile).toBeVisible();
  await expectAccessibleInBoth(page);
  await addFile.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add file' }).click();
  await expect(dialog(page).getByText('You must upload a file')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('nothing scrolls sideways on screens of any width', async ({ page, portal }) => {
  await signIn(page, portal, 'Production Engineer', '/configurations');
  await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectToFit(page);
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await expectToFit(page);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Views of the files' })).toBeVisible();
  await expectToFit(page);
});

test('on a phone the areas come in over the page', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Production Engineer', '/nowhere');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Configurations' }).click();
  await expect(page).toHaveURL(`${portal.origin}/configurations`);
  await expect(page.getByRole('navigation', { name: 'Areas' })).not.toBeVisible();
});
