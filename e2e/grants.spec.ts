import { expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import {
  findCustomerConfiguration,
  fillConfiguration,
  fillGrant,
  newcomerEmail,
  openFoundCustomer,
  openGrantee,
  revokeConfiguration,
  searchCustomer,
} from './grantSteps.ts';
import { getDialog, expect, expectNotice, signIn, test } from './portal.ts';

test('a granter of the employees opens one configuration to somebody, and closes it again', async ({
  page,
  portal,
}) => {
  const id = findCustomerConfiguration(portal);
  await signIn(page, portal, 'Access Granter', '/permissions');
  await searchCustomer(page);
  await expectUsableOnEachScreen(page);
  await openFoundCustomer(page, portal);
  await page.getByRole('button', { name: 'Create permission' }).click();
  await expect(getDialog(page).getByRole('note')).toBeVisible();
  await expectUsableOnEachScreen(page);
  await fillGrant(page, 'Configuration access');
  await fillConfiguration(page, id);
  await expectUsableOnEachScreen(page);
  await getDialog(page).getByRole('button', { name: 'Grant' }).click();
  await expectNotice(page, `Permission granted to ${newcomerEmail}`);

  const drawer = await openGrantee(page);
  await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
  await expectUsableOnEachScreen(page);
  await revokeConfiguration(page, id);
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a granter of a customer gives a role by a double click, and takes everything back', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Customer Granter', '/permissions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await expect(page.getByRole('list', { name: 'People with access' })).toBeVisible();
    await expectUsableOnEachScreen(page);
    await page.getByRole('button', { name: 'Create permission' }).click();
    await fillGrant(page, 'Elevated permissions');
    await getDialog(page)
      .getByRole('checkbox', { name: /^Application engineer/ })
      .check();
    await getDialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(getDialog(page).getByText('Roles: Basic and Application engineer')).toBeVisible();
    await expectUsableOnEachScreen(page);
    await getDialog(page).getByRole('button', { name: 'Grant' }).dblclick();
    await expectNotice(page, `Permission granted to ${newcomerEmail}`);

    const drawer = await openGrantee(page);
    await expect(drawer.getByText('Commissioning at the customer')).toBeVisible();
    await expectUsableOnEachScreen(page);
    await drawer.getByRole('button', { name: 'Revoke everything' }).click();
    await getDialog(page).getByRole('button', { name: 'Revoke' }).click();
    await expectNotice(page, `Everything of ${newcomerEmail} was revoked`);
  });

  test('Grant keeps its place while it is busy, whatever is said beside it', async ({ page, portal }) => {
    await signIn(page, portal, 'Customer Granter', '/permissions');
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await page.getByRole('button', { name: 'Create permission' }).click();
    await fillGrant(page, 'Elevated permissions');
    await getDialog(page)
      .getByRole('checkbox', { name: /^Application engineer/ })
      .check();
    await getDialog(page).getByRole('button', { name: 'Next' }).click();
    const grant = getDialog(page).getByRole('button', { name: 'Grant' });
    await expect(grant).toBeEnabled();
    await grant.scrollIntoViewIfNeeded();
    const before = await grant.boundingBox();
    await portal.fail({ effect: 'DELAY', operation: 'affiliationDelegate', ms: 4000, times: 1 });
    await grant.click();
    await expect(getDialog(page).getByText('What has been sent goes on.')).toBeVisible();
    expect(await grant.boundingBox()).toEqual(before);
    await expect(grant).toBeInViewport({ ratio: 1 });
    await expectNotice(page, `Permission granted to ${newcomerEmail}`);
  });
});
