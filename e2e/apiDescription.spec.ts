import { expectUsableOnEachScreen, expectNoSidewaysScroll, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

test('a developer finds an operation by a field, reads it, tries it and copies it', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, portal, 'Software Developer', '/administration/api');
  const list = page.getByRole('list', { name: 'Operations' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });

  await page.getByRole('searchbox', { name: 'Search path, summary, parameters and fields' }).focus();
  await page.keyboard.type('read a resource', { delay: 60 });
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Read a resource' })).toBeVisible();

  await page.getByRole('textbox', { name: 'name' }).fill('RADIO_REGIONS');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^200 in /)).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl -X GET '${portal.origin}/cms/modulate/RADIO_REGIONS'`);
  expect(copied).toContain('$TOKEN');
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('an operation at its address of the back end is a page for everybody', async ({ page, portal }) => {
    await signIn(page, portal, 'Staff Administrator', '/cms/partGet');
    await expect(page.getByRole('heading', { level: 1, name: 'Read a part' })).toBeVisible();
    await page.getByRole('button', { name: 'Show what is inside subParts' }).click();
    await expect(page.getByText('each item')).toBeVisible();
    await expectUsableOnEachScreen(page, { inBoth: true });
  });

  test('a description of somebody else, with names that nowhere break, keeps within a phone', async ({
    page,
    portal,
  }) => {
    await page.route('**/cms/openapi.json', async (route) => {
      const own = await route.fetch();
      const description = await own.json();
      const description200 = {
        description: 'x'.repeat(300),
        content: { ['application/json'.repeat(20)]: {} },
      };
      description.paths['/long'] = {
        get: {
          operationId: 'long'.repeat(60),
          description: 'y'.repeat(300),
          responses: { 200: description200 },
        },
      };
      await route.fulfill({ json: description });
    });
    await signIn(page, portal, 'Staff Administrator', `/cms/${'long'.repeat(60)}`);
    await expect(page.getByRole('region', { name: 'Answer 200' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
