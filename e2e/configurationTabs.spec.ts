import type { Page } from '@playwright/test';
import { expectAccessibleInBoth, expectForEverybody, phone } from './checks.ts';
import { dialog, expect, said, signIn, signOut, test } from './portal.ts';

/** A released configuration of the seeded customers, with two revisions, products, a service order and internal comments. */
const released = 'KS1248';
/** Its product has a long history. */
const eventful = 'DK1238';

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Tabs of the configuration' });
const open = (page: Page, tab: string) => tabBar(page).getByRole('link', { name: tab, exact: true }).click();

/** Begins something from the menu of the page. */
async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const all = [
  'Activity',
  'Overview',
  'Files',
  'Products',
  'Revisions',
  'Events',
  'Service orders',
  'Errors',
  'Requests',
  'Permissions',
];

test('each tab has something to say, at both addresses', async ({ page, portal }) => {
  await signIn(page, portal, 'Application Engineer', `/configurations/${released}`);
  await expect(tabBar(page).getByRole('link')).toHaveText(all);
  await expect(tabBar(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('img', { name: /^(Transmitter|Receiver) / }).first()).toBeVisible();
  for (const tab of all) {
    await open(page, tab);
    await expect(page).toHaveURL(
      `${portal.origin}/configurations/${released}?tab=${tab.toUpperCase().replace(' ', '_')}`,
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  }
  await page.goto(`${portal.origin}/configurations/${released}/0A?tab=REVISIONS`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Revision 0A' })).toContainText(
    'You are viewing this',
  );
  await open(page, 'Overview');
  await expect(page).toHaveURL(`${portal.origin}/configurations/${released}/0A?tab=OVERVIEW`);
  await expect(page.getByRole('row', { name: /^Revision 0A/ })).toBeVisible();
});

test('internal comments stay inside, pinned ones stay in view, and each person deletes their own', async ({
  page,
  portal,
}) => {
  const id = '10015';
  const comment = (text: string) => page.getByRole('article').filter({ hasText: text });
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}?tab=ACTIVITY`);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText('A comment is required')).toBeVisible();
  await page.getByLabel('Comment', { exact: true }).fill('The margin is fine');
  await page.getByRole('button', { name: 'Add comment' }).dblclick();
  await said(page, 'Your comment has been added');
  await expect(comment('The margin is fine')).toHaveCount(1);
  await expect(comment('The margin is fine')).toContainText('Employees only');
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('');

  await page.getByLabel('Comment', { exact: true }).fill('The overlay is on its way');
  const form = page.getByRole('region', { name: 'Write a comment' });
  await form.getByRole('switch', { name: 'Employees only' }).press('Space');
  await form.getByRole('switch', { name: 'Pin' }).press('Space');
  await page.getByRole('button', { name: 'Add comment' }).click();
  const pinned = page.getByRole('region', { name: 'Pinned' });
  await expect(pinned).toContainText('The overlay is on its way');
  await signOut(page);

  await signIn(page, portal, 'Customer Engineer', `/configurations/${id}?tab=ACTIVITY`);
  await expect(pinned).toContainText('The overlay is on its way');
  await expect(page.getByText('The margin is fine')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Employees only' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete the comment/ })).toHaveCount(0);
  await page.getByLabel('Comment', { exact: true }).fill('Thank you');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await comment('Thank you')
    .getByRole('button', { name: /^Delete the comment/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await said(page, 'The comment has been deleted');
  await expect(comment('Thank you')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind of activity' }).selectOption('Workflow');
  await expect(page).toHaveURL(/tab=ACTIVITY&kind=STATE$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'State changed' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' }).getByRole('article')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kind of activity' })).toHaveValue('STATE');
  await signOut(page);

  await signIn(page, portal, 'Support Engineer', `/configurations/${id}?tab=ACTIVITY`);
  await expect(comment('The margin is fine')).toBeVisible();
});

test('a revision is created, its note updated past somebody else, and thrown away again', async ({
  page,
  portal,
  browser,
  complaints,
}) => {
  test.slow();
  // The page asks for its revision once more before it leaves the one that is gone.
  complaints.allow(/404.*revision=0C/);
  await signIn(page, portal, 'Application Engineer', `/configurations/${released}?tab=REVISIONS`);
  const revisions = page.getByRole('list', { name: 'Revisions' });
  await expect(revisions.getByRole('listitem')).toHaveCount(2);
  await expect(revisions.getByRole('listitem').first()).toContainText('Active');

  await revisions.getByRole('link', { name: 'Revision 0A' }).click();
  await page.waitForURL(`**/configurations/${released}/0A?tab=REVISIONS`);
  await chooseAction(page, 'Create revision');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog(page).getByText('A note is required to create a revision')).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${portal.origin}/configurations/${released}?tab=REVISIONS`);

  await chooseAction(page, 'Create revision');
  await dialog(page).getByLabel('Note').fill('Longer antenna cable');
  await portal.fail({ operation: 'configurationSetRevisionCreate', effect: 'DELAY', ms: 800, times: 1 });
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).dblclick();
  await said(page, 'One moment, please');
  await page.waitForURL(`**/configurations/${released}/0C`);
  await said(page, 'Your revision has been created');
  await expect(dialog(page)).toHaveCount(0);

  await open(page, 'Revisions');
  const newest = revisions.getByRole('listitem').filter({ hasText: 'Revision 0C' });
  await expect(newest).toContainText('Pending');
  await expect(newest).toContainText('Longer antenna cable');
  await expect(revisions.getByRole('listitem')).toHaveCount(3);

  const updateNote = async (of: Page): Promise<void> => {
    await of.getByRole('button', { name: 'Actions of revision 0C' }).click();
    await of.getByRole('menuitem', { name: 'Update note' }).click();
  };
  await updateNote(page);
  await dialog(page).getByLabel('Note').fill(' ');
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog(page).getByText('A note is required to update a revision')).toBeVisible();
  await dialog(page).getByLabel('Note').fill('Longer cable, by the one');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, portal, 'Second Engineer', `/configurations/${released}/0C?tab=REVISIONS`);
  await updateNote(other);
  await dialog(other).getByLabel('Note').fill('Longer cable, by the other');
  await dialog(other).getByRole('button', { name: 'Update', exact: true }).click();
  await said(other, 'The note of revision 0C has been updated');
  await other.context().close();

  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog(page).getByText('Longer cable, by the other')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await said(page, 'The note of revision 0C has been updated');
  await expect(newest).toContainText('Longer cable, by the one');

  await page.getByRole('button', { name: 'Actions of revision 0B' }).click();
  await expect(page.getByRole('menuitem', { name: /^Delete revision Only a/ })).toBeDisabled();
  await expect(page.getByText('Only a pending revision can be deleted.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions of revision 0C' }).click();
  await page.getByRole('menuitem', { name: 'Delete revision', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await said(page, 'Revision 0C has been deleted');
  await expect(page).toHaveURL(`${portal.origin}/configurations/${released}?tab=REVISIONS`);
  await expect(revisions.getByRole('listitem')).toHaveCount(2);
  await expect(revisions.getByRole('listitem').first()).toContainText('Active');
});

test('the note of a configuration is changed, and told of in the activity', async ({ page, portal }) => {
  const id = 'CA1253';
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const note = page.getByRole('region', { name: 'Note' });
  await note.getByRole('button', { name: 'Update note', exact: true }).click();
  await dialog(page).getByLabel('Note').fill('Delivered with the second crane');
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await said(page, `The note of ${id} has been updated`);
  await expect(note).toContainText('Delivered with the second crane');
  await open(page, 'Activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Note changed' }).first()).toContainText(
    'Delivered with the second crane',
  );
  await open(page, 'Revisions');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  const creates = page.getByRole('menuitem', { name: /^Create revision/ });
  await expect(creates).toContainText('Not possible in “Approved”');
  await expect(creates).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Revision log' })).toHaveCount(0);
  await signOut(page);
  await signIn(page, portal, 'Customer Engineer', `/configurations/${id}`);
  await expect(note.getByRole('button', { name: 'Update note', exact: true })).toBeDisabled();
  await expect(note).toContainText(
    "Only the manufacturer's approvers and application engineers can do this.",
  );
});

test('events are narrowed and opened; errors stand apart', async ({ page, portal }) => {
  await signIn(page, portal, 'Support Engineer', `/configurations/${eventful}?tab=EVENTS`);
  const events = page.getByRole('table', { name: 'Events' }).locator('tbody tr');
  await expect(events.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Type of event' }).selectOption('Firmware update');
  await expect(page).toHaveURL(/tab=EVENTS&type=FIRMWARE_UPDATE$/);
  await expect(events.filter({ hasNotText: 'Firmware update' })).toHaveCount(0);
  await events.first().click();
  await expect(page.getByRole('row', { name: /^Firmware file/ })).toBeVisible();
  await open(page, 'Errors');
  const errors = page.getByRole('table', { name: 'Errors' }).locator('tbody tr');
  await expect(errors.first()).toContainText('Error');
  await expect(errors.filter({ hasNotText: 'Error' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('1999999');
  await expect(page.getByText('Nothing fits this filter.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every tab and dialog is accessible and fits', async ({ page, portal }) => {
    test.slow();
    await signIn(page, portal, 'Staff Administrator', `/configurations/${released}`);
    for (const tab of all.filter((name) => name !== 'Files')) {
      await open(page, tab);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expect(tabBar(page).getByRole('link', { name: tab, exact: true })).toBeInViewport();
      await expectForEverybody(page);
    }
    await open(page, 'Revisions');
    const log = page.getByRole('list', { name: 'Revision log' });
    await expect(log.getByRole('listitem').last()).toContainText('Configuration created');
    await page.getByRole('button', { name: 'Actions of revision 0B' }).click();
    // Another size would close the menu.
    await expectAccessibleInBoth(page);
    await page.getByRole('menuitem', { name: 'Update note' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectForEverybody(page);
  });
});
