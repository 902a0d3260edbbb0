import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { dialog, expect, signIn, test } from './portal.ts';

const widths = [1440, 1024, 768, 390] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the pages outside', async ({ page, portal }) => {
      await page.goto(`${portal.origin}/login`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${portal.origin}/logout`);
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the list, the header panels and the error page', async ({ page, portal }) => {
      await signIn(page, portal, 'Production Engineer', '/configurations');
      await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
      await expectAccessible(page);
      for (const name of [/^Jobs/, /^Notices/, /^Signed in as/]) {
        await page.getByRole('button', { name }).click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('searchbox', { name: 'Search configurations' }).fill('nothing is called so');
      await expect(page.getByText('Nothing fits this search and filter.')).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${portal.origin}/nowhere`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expectAccessible(page);
    });

    test('a configuration, its menu and its dialogs', async ({ page, portal }) => {
      await signIn(page, portal, 'Production Engineer', '/configurations?state=CONFIGURING');
      await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Create product configuration' }).click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Files', exact: true }).click();
      const addFile = page.getByRole('button', { name: 'Add file to Configuration' });
      await expect(addFile).toBeVisible();
      await expectAccessible(page);
      await addFile.click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Add file' }).click();
      await expect(dialog(page).getByText('You must upload a file')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

for (const width of widths) {
  test(`nothing scrolls sideways at ${width}`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, portal, 'Production Engineer', '/configurations');
    await expect(page.getByRole('list', { name: 'Configurations' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Create configuration' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Configurations' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Views of the files' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('on a phone the areas come in over the page', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Production Engineer', '/nowhere');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Configurations' }).click();
  await expect(page).toHaveURL(`${portal.origin}/configurations`);
  await expect(page.getByRole('navigation', { name: 'Areas' })).not.toBeVisible();
});
