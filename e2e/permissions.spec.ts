import { expectForEverybody, phone } from './checks.ts';
import {
  customerConfiguration,
  fillConfiguration,
  fillGrant,
  newcomer,
  openFoundCustomer,
  openGrantee,
  revokeConfiguration,
  searchCustomer,
} from './permissionSteps.ts';
import { dialog, expect, said, signIn, test } from './portal.ts';

test('a granter of the employees opens one configuration to somebody, and closes it again', async ({
  page,
  portal,
}) => {
  const id = customerConfiguration(portal);
  await signIn(page, portal, 'Access Granter', '/permissions');
  await searchCustomer(page);
  await expectForEverybody(page);
  await openFoundCustomer(page, portal);
  await page.getByRole('button', { name: 'Create permission' }).click();
  await expect(dialog(page).getByRole('note')).toBeVisible();
  await expectForEverybody(page);
  await fillGrant(page, 'Configuration access');
  await fillConfiguration(page, id);
  await expectForEverybody(page);
  await dialog(page).getByRole('button', { name: 'Grant' }).click();
  await said(page, `Permission granted to ${newcomer}`);

  const drawer = await openGrantee(page);
  await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
  await expectForEverybody(page);
  await revokeConfiguration(page, id);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a granter of a customer gives a role by a double click, and takes everything back', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Customer Granter', '/permissions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('list', { name: 'People with access' })).toBeVisible();
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Create permission' }).click();
    await fillGrant(page, 'Elevated permissions');
    await dialog(page)
      .getByRole('checkbox', { name: /^Application engineer/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByText('Roles: Basic and Application engineer')).toBeVisible();
    await expectForEverybody(page);
    await dialog(page).getByRole('button', { name: 'Grant' }).dblclick();
    await said(page, `Permission granted to ${newcomer}`);

    const drawer = await openGrantee(page);
    await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
    await expectForEverybody(page);
    await drawer.getByRole('button', { name: 'Revoke everything' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await said(page, `Everything of ${newcomer} was revoked`);
  });

  test('Grant keeps its place while it is busy, whatever is said beside it', async ({ page, portal }) => {
    await signIn(page, portal, 'Customer Granter', '/permissions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await page.getByRole('button', { name: 'Create permission' }).click();
    await fillGrant(page, 'Elevated permissions');
    await dialog(page)
      .getByRole('checkbox', { name: /^Application engineer/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    const grant = dialog(page).getByRole('button', { name: 'Grant' });
    await expect(grant).toBeEnabled();
    await grant.scrollIntoViewIfNeeded();
    const before = await grant.boundingBox();
    await portal.fail({ effect: 'DELAY', operation: 'affiliationDelegate', ms: 4000, times: 1 });
    await grant.click();
    await expect(dialog(page).getByText('What has been sent goes on.')).toBeVisible();
    expect(await grant.boundingBox()).toEqual(before);
    await expect(grant).toBeInViewport({ ratio: 1 });
    await said(page, `Permission granted to ${newcomer}`);
  });
});
