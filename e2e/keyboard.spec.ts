import type { Locator, Page } from '@playwright/test';
import { createSRecords } from '../mocks/factory/documents/programs.ts';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { phoneScreen } from './checks.ts';
import { resumeSession, getDialog, eventButtonName, expect, signIn, test } from './portal.ts';

/** Computed styles of an element and its surroundings, which reveal a focus indicator. */
const looks = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return around
      .map((each) => {
        if (!each) return '';
        const { outline, outlineOffset, borderColor, boxShadow, backgroundColor } = getComputedStyle(each);
        return [outline, outlineOffset, borderColor, boxShadow, backgroundColor].join(' ');
      })
      .join(' | ');
  });

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The key that moves the focus towards an element. */
const wayTo = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const position = (document.activeElement ?? document.body).compareDocumentPosition(element);
    return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  });

/** Moves the focus with the keyboard to `target`, which must show a focus indicator. */
async function reach(page: Page, target: Locator, arrow?: string): Promise<void> {
  await expect(target).toBeVisible();
  if (await isFocused(target)) await page.keyboard.press('Shift+Tab');
  const key = arrow ?? (await wayTo(target));
  const before = await looks(target);
  for (let steps = 0; steps < 80; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await isFocused(target)) break;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect.poll(() => looks(target), 'The focus has to be seen').not.toBe(before);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  // At typing speed, as faster keys count as a scan.
  await page.keyboard.type(text, { delay: 70 });
}

async function pickFirst(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(target).not.toHaveValue('');
}

const button = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name: typeof name === 'string' ? eventButtonName(name) : name });

async function choose(page: Page, item: string): Promise<void> {
  await press(page, button(page, 'Actions'));
  await reach(page, page.getByRole('menuitem', { name: eventButtonName(item) }), 'ArrowDown');
  await page.keyboard.press('Enter');
}

async function comeIn(page: Page, name: string): Promise<void> {
  await press(page, button(page, new RegExp(`^${name}`)));
  await expect(button(page, /^Signed in as/)).toBeVisible();
}

async function goOut(page: Page): Promise<void> {
  await press(page, button(page, /^Signed in as/));
  await press(page, page.getByRole('link', { name: 'Sign out' }));
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

/** Executes a workflow transition and confirms it. */
async function goOn(page: Page, name: string, answer = name): Promise<void> {
  await press(page, button(page.getByRole('main'), name));
  await press(page, button(getDialog(page), answer));
  await expect(getDialog(page)).toHaveCount(0);
}

test('a configuration is created, filled and handed in by keyboard alone', async ({ page, portal }) => {
  const id = 'OU4712';
  await page.goto(portal.origin);
  await comeIn(page, 'Production Engineer');

  await press(page, page.getByRole('link', { name: 'Configurations' }).first());
  await press(page, button(page, 'Create configuration'));
  await reach(page, getDialog(page).getByRole('radio', { name: 'G6' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(getDialog(page).getByRole('radio', { name: 'G3' })).toBeChecked();
  await press(page, button(getDialog(page), 'Upload existing'));
  await type(page, getDialog(page).getByLabel('Configuration ID'), id);
  await type(page, getDialog(page).getByLabel('Description'), 'Crane without a mouse');
  await pickFirst(page, getDialog(page).getByRole('combobox', { name: 'Part' }));
  await press(page, button(getDialog(page), 'Upload'));
  await page.waitForURL(`**/configurations/${id}/0A`);

  await choose(page, 'Create product configuration');
  await reach(page, getDialog(page).getByRole('radio', { name: 'Transmitter' }));
  await page.keyboard.press('Space');
  await pickFirst(page, getDialog(page).getByRole('combobox', { name: 'Part' }));
  await type(page, getDialog(page).getByLabel('Description'), 'Transmitter of the crane');
  await press(page, button(getDialog(page), 'Create'));
  await expect(page.getByText('Transmitter of the crane').first()).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);

  await press(page, page.getByRole('link', { name: 'Files', exact: true }));
  await press(page, button(page, 'Add file to Configuration'));
  await reach(page, getDialog(page).getByLabel('File', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (
    await chooser
  ).setFiles({ name: 'agreement.txt', mimeType: 'text/plain', buffer: Buffer.from('Wiring as agreed') });
  await press(page, button(getDialog(page), 'Add file'));
  await expect(page.getByRole('listitem').filter({ hasText: 'agreement' })).toContainText('Version 1');
  await expect(getDialog(page)).toHaveCount(0);
  await goOn(page, 'Accept quote');
  await goOut(page);
});

test('a configuration is approved, released and made a product of by keyboard alone', async ({
  page,
  portal,
}) => {
  const id = 'OU4713';
  seedConfiguration(portal.standIns.store, id, { state: 'WAITING_FOR_APPROVAL' });
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}`);
  await goOn(page, 'Approve');
  await goOn(page, 'Release for production', 'Release');
  expect(portal.standIns.store.configurations.get(id)?.state).toBe('READY_FOR_PRODUCTION');

  await press(page, button(page, 'Create product'));
  await type(page, getDialog(page).getByLabel('Serial number', { exact: true }), '0123466');
  await type(page, getDialog(page).getByLabel('Repeat serial number'), '0123466');
  await press(page, button(getDialog(page), 'Create'));
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Product 0123466 has been created'),
  ).toBeVisible();
});

/** The pressed control disappears with its page; the next page must get the focus. */
const expectFocusOnPage = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a part is found, given a state, outputs, a sub-part and a picture by keyboard alone', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts');
  await type(page, page.getByRole('searchbox', { name: 'Search parts' }), 'joystick 1 axis');
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveCount(1);
  await press(page, page.getByRole('link', { name: 'P00101' }));
  await expect(page.getByRole('heading', { name: 'Part P00101', level: 1 })).toBeVisible();
  await expectFocusOnPage(page);

  // First its state, which shows the consequences for users of the part.
  await press(page, button(page, 'Change state'));
  await reach(page, getDialog(page).getByRole('combobox', { name: 'New state' }));
  await page.keyboard.type('Dec');
  await press(page, button(getDialog(page), 'Change state'));
  await expect(page.getByText('Part P00101 has been saved')).toBeVisible();
  await expect(page.getByText('Its state is “Decorating”, not “Ready”.').first()).toBeVisible();
  await expectFocusOnPage(page);

  await press(page, button(page, 'Edit'));
  const grid = page.getByRole('grid', { name: 'Outputs' });
  await reach(page, grid);
  await page.keyboard.type('LIFT');
  await page.keyboard.press('Tab');
  await page.keyboard.type('side button left');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: 'side button left' })).toBeVisible();

  const subParts = page.getByRole('list', { name: 'Sub-parts' });
  const before = await subParts.getByRole('listitem').count();
  await type(page, page.getByRole('combobox', { name: 'Part number to add' }), 'p01160');
  await page.keyboard.press('Enter');
  await expect(subParts.getByRole('listitem')).toHaveCount(before + 1);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of P01160' });
  await reach(page, quantity);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('12');
  await expect(quantity).toHaveValue('12');
  await press(page, button(page, 'Save'));
  await expect(page.getByRole('heading', { name: 'Part P00101', level: 1 })).toBeVisible();
  const table = page.getByRole('region', { name: 'Table of outputs' });
  await expect(table.getByRole('cell', { name: 'LIFT' })).toBeVisible();
  await expect(page.getByText('12 x')).toBeVisible();
  await expectFocusOnPage(page);

  const chooser = page.waitForEvent('filechooser');
  await press(page, button(page, 'Upload Drawing'));
  await (await chooser).setFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: onePixel });
  await press(page, button(getDialog(page), 'Upload'));
  await expect(page.getByRole('img', { name: 'Drawing of P00101' })).toBeVisible();
  await expect(getDialog(page)).toHaveCount(0);
  await expectFocusOnPage(page);
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('the first Tab skips to the content, and the areas can be reached and go again', async ({
    page,
    portal,
  }) => {
    await resumeSession(page, portal, 'Application Engineer');
    await page.goto(`${portal.origin}/nowhere`);
    await expect(button(page, /^Signed in as/)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Go to the start page' }));
    await expect(page).toHaveURL(`${portal.origin}/`);
    await page.goBack();
    await press(page, button(page, 'Open the menu'));
    await press(page, page.getByRole('link', { name: 'Configurations' }));
    await expect(page).toHaveURL(`${portal.origin}/configurations`);
    await expect(page.getByRole('navigation', { name: 'Areas' })).not.toBeVisible();
  });

  test('a version of a firmware is published, ordered and seen to arrive by keyboard alone', async ({
    page,
    portal,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION_RESET/);
    await signIn(page, portal, 'Software Developer', '/administration/firmwares');
    await type(page, page.getByRole('searchbox', { name: 'Search firmware' }), 'APP/G6/CU');
    await expect(page.getByText('1 firmware', { exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'G6_CU', exact: true }));
    await expect(page.getByRole('list', { name: 'Versions' })).toBeVisible();
    await expectFocusOnPage(page);
    await press(page, button(page, 'Upload version'));
    const chooser = page.waitForEvent('filechooser');
    await reach(page, page.getByLabel('File', { exact: true }));
    await page.keyboard.press('Enter');
    const buffer = Buffer.from(createSRecords(new Uint8Array(4096).fill(5), 0x10000, 'G6_CU 3.7'));
    await (await chooser).setFiles({ name: 'G6_CU_3.7.s28', mimeType: 'text/plain', buffer });
    await expect(page.getByText(/data records with right checksums/)).toBeVisible();

    // The upload fails once and is repeated with the same key.
    await page.route('**/uploadFirmwareFile*', (route) => route.abort('connectionreset'), { times: 1 });
    await press(page, page.getByRole('button', { name: 'Upload', exact: true }));
    const again = page.getByRole('main').getByRole('button', { name: /^Try again Upload/ });
    await expect(page.getByRole('main').getByText(/^The server could not be reached/)).toBeVisible();
    await press(page, again);
    await expect(page.getByRole('heading', { name: 'G6_CU', level: 1 })).toBeVisible();
    await expectFocusOnPage(page);

    await press(page, button(page, 'Open the menu'));
    await reach(page, page.getByRole('link', { name: 'Service orders' }).first(), 'Tab');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('list', { name: 'Service orders' }).getByRole('link').first());
    await expect(page.getByText('Version 3.7 of G6_CU', { exact: true })).toBeVisible();
    await expectFocusOnPage(page);
    await portal.command('orders/advance', { hours: 72 });
    await page.reload();
    await expect(page.getByRole('button', { name: '0 Waiting' })).toBeVisible();
    await press(page, page.getByRole('button', { name: /^\d+ Done$/ }));
    await press(page, page.getByRole('list', { name: 'Products' }).getByRole('link').first());
    await expect(page.getByText('G6_CU_3.7.s28').first()).toBeVisible();
    await expectFocusOnPage(page);
  });
});
