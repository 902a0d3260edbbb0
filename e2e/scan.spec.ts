import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoOverlap, expectUsableOnEachScreen } from './checks.ts';
import { getDialog, expect, signIn, test, type TestPortal } from './portal.ts';
import {
  chooseMachine,
  ctrlModifier,
  waitUntilListening,
  scanLabel,
  typeKeys,
  getScanResult,
} from './scanner.ts';

const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeVisible();

/**
 * Labels for scanning: a transmitter with a milling program, its receiver without one, and an unreleased one.
 */
function labels({ standIns }: TestPortal) {
  const { configurations } = standIns.store;
  const find = (state: 'READY_FOR_PRODUCTION' | 'CONFIGURING') =>
    configurations.find({ state }, { sort: 'created', offset: 0, limit: 100 });
  const ready = find('READY_FOR_PRODUCTION').flatMap((record) => {
    const active = record.revisions.find((revision) => revision.revisionState === 'ACTIVE');
    const of = (type: string) =>
      active?.productConfigurations.find(({ deviceType }) => deviceType === type)?.productConfigurationId;
    const [transmitter, receiver] = [of('PCU'), of('CU')];
    return active && transmitter && receiver
      ? [{ id: record.configurationId, revision: active.revisionName, transmitter, receiver }]
      : [];
  });
  const draft = find('CONFIGURING').find(({ revisions }) =>
    revisions.every(({ revisionState }) => revisionState !== 'ACTIVE'),
  );
  const [first, second] = ready;
  if (!first || !second || !draft) throw new Error('The seed has no labels for this');
  return { ...first, other: second, draft: draft.configurationId };
}

test('a day on the floor: scan, settings, G-code, wrong label, not ready, offline and back', async ({
  page,
  portal,
  complaints,
}) => {
  const label = labels(portal);
  await signIn(page, portal, 'Production Worker', '/configurations');
  await waitUntilListening(page);

  await scanLabel(page, label.id);
  // The result disappears by itself, on a slow machine before the label's page is displayed.
  await Promise.all([
    expect(getScanResult(page).getByText(label.id)).toBeInViewport({ ratio: 1 }),
    expect(page).toHaveURL(`${portal.origin}/configurations/${label.id}/${label.revision}?tab=FILES`),
  ]);

  const first = page.waitForEvent('download');
  await scanLabel(page, label.transmitter);
  await said(page, 'Could not find settings');
  await said(page, 'Please go to the administration and set a default milling machine.');
  await chooseMachine(page);
  const file = await first;
  expect(file.suggestedFilename()).toBe('run.nc');
  const program = await readFile(await file.path(), 'utf8');
  expect(program).toMatch(/^%\n[\s\S]*G21[\s\S]*\bM3\b[\s\S]*\bM30\n%\n$/);
  await expect(getScanResult(page)).toContainText('run.nc is saved');

  const second = page.waitForEvent('download');
  await scanLabel(page, label.other.transmitter);
  expect((await second).suggestedFilename()).toBe('run.nc');
  await expect(getDialog(page)).toHaveCount(0);

  await scanLabel(page, label.receiver);
  await expect(getScanResult(page)).toContainText('Could not generate G-code');
  await said(page, 'Could not generate G-code');

  await scanLabel(page, 'HELLO WORLD');
  await expect(getScanResult(page)).toContainText('Unknown label');

  await scanLabel(page, label.draft);
  await expect(getScanResult(page)).toContainText('Not ready for production');
  await said(page, 'Not ready for production');

  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await scanLabel(page, label.other.id);
  await expect(getScanResult(page)).toContainText('Not sent');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(new RegExp(`/configurations/${label.other.id}/`));
});

test('a scan is taken out of the field it was typed into, and a person is left alone', async ({
  page,
  portal,
}) => {
  const label = labels(portal);
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  const search = page.getByRole('combobox', { name: 'Search or run a command' });
  await search.fill('half a');
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 6));
  await scanLabel(page, label.draft);
  await expect(getScanResult(page)).toContainText('Not ready for production');
  await expect(search).toHaveValue('half a');
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);

  const typed = page.getByRole('textbox', { name: 'Type a label' });
  await typed.focus();
  await typeKeys(page, '12345'.split(''), 90);
  await expect(typed).toHaveValue('12345');
  const log = page.getByRole('list', { name: 'Scans' }).getByRole('listitem');
  await expect(log).toHaveCount(1);
  await scanLabel(page, label.draft, 8, 'Tab');
  await expect(log).toHaveCount(2);
  await expect(typed).toHaveValue('12345');
  await expect(typed).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(typed).toHaveValue(`12345${label.draft}`);
  await typed.fill('');
  // Text that is no label stays in the field, and its Enter belongs to the field.
  await scanLabel(page, 'Seen: OU1234 ok');
  await expect(getScanResult(page)).toContainText('Unknown label');
  await expect(log).toHaveCount(3);
  await expect(log.first()).toContainText('Seen: OU1234 ok');
  await expect(typed).toHaveValue('');

  await page.getByRole('button', { name: /^Scanner, / }).focus();
  await scanLabel(page, label.draft.toLowerCase());
  await expect(page.getByRole('dialog', { name: /^Scanner, / })).toBeHidden();
});

test('the keys of a scanner: with a pause among them, of another layout, and over what has the focus', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  await test.step('a label with a pause in it is read whole or is to be scanned again', async () => {
    const log = page.getByRole('list', { name: 'Scans' }).getByRole('listitem');
    await typeKeys(page, ['C', { key: '9', after: 105 }, '0', '0', '2', '7', '7', 'Enter'], 8);
    await expect(getScanResult(page)).toContainText('Scan again');
    await expect(getScanResult(page)).toContainText('C900277');
    await typeKeys(page, [...'P00006-'.split(''), { key: '1', after: 220 }, '0', '4', '3', '6', 'Enter'], 8);
    await expect(log.first()).toContainText('P00006-10436');
    await expect(log.first()).not.toContainText('Scan again');
    // The rest of a label after too long a pause.
    await typeKeys(page, 'P00006-'.split(''), 8);
    await expect(log.first()).toContainText('Scan again');
    await typeKeys(page, [...'10437'.split(''), 'Enter'], 8, 900);
    await expect(log.first()).toContainText('10437 may not be the whole label');
    await expect(log).toHaveCount(4);
  });
  await test.step('a scanner set to a US keyboard is read on a German one', async () => {
    const label = labels(portal);
    const aim = { key: '+', code: 'BracketRight' };
    await typeKeys(page, [aim, 'C', '1', ...label.draft.split(''), 'Enter'], 8);
    await expect(getScanResult(page)).toContainText('Not ready for production');
    const separator = { key: '+', code: 'BracketRight', modifiers: ctrlModifier };
    await typeKeys(page, [...'P00003'.split(''), separator, ...'12345'.split(''), 'Enter'], 8);
    await expect(getScanResult(page)).toContainText('P00003-12345');
  });
  await test.step('a scan presses nothing that has the focus', async () => {
    const stay = page.getByRole('switch', { name: 'Stay on this page' });
    await stay.focus();
    await scanLabel(page, 'P00003 OU1234');
    await expect(getScanResult(page)).toContainText('P00003-OU1234');
    await expect(stay).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(stay).toBeChecked();
    const button = page.getByRole('button', { name: /^Scanner, / });
    await button.focus();
    await scanLabel(page, 'P00004 OU1234');
    await expect(getScanResult(page)).toContainText('P00004-OU1234');
    await expect(page.getByRole('dialog', { name: /^Scanner, / })).toBeHidden();
  });
});

test('a scan while the page loads is carried out when it has', async ({ page, portal }) => {
  const label = labels(portal);
  await signIn(page, portal, 'Production Worker', '/configurations');
  await waitUntilListening(page);
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/configurations/filter*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Jobs/ })).toBeVisible();
  await scanLabel(page, label.draft);
  release();
  await expect(getScanResult(page)).toContainText('Not ready for production');
});

test('scans wait for each other, and the same one twice is one', async ({ page, portal }) => {
  const label = labels(portal);
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.route('**/milling/preferences', (route) => route.fulfill({ json: { machineId: '1' } }));
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/milling/gcode/**', async (route) => {
    await gate;
    await route.fulfill({
      json: { productConfigurationId: '', revisionId: '', machineId: '1', gcode: 'G21\nM30\n' },
    });
  });
  await scanLabel(page, label.transmitter);
  await expect(getScanResult(page)).toContainText('Generating G-code');
  await scanLabel(page, label.transmitter);
  await expect(getScanResult(page)).toContainText('Scanned twice');
  await scanLabel(page, label.other.transmitter);
  await expect(getScanResult(page)).toContainText('Next in line');
  release();
  const log = page.getByRole('list', { name: 'Scans' });
  await expect(log.getByText('run.nc is saved')).toHaveCount(2);
  await expect(log.getByRole('listitem')).toHaveCount(3);
  expect(saved).toEqual(['run.nc', 'run.nc']);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
  expect(csv).toContain(label.other.transmitter);

  const dryRun = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Dry run of ${label.transmitter}` })
    .first()
    .click();
  expect((await dryRun).suggestedFilename()).toBe('dry-run.nc');
});

test('the camera reads labels where the browser can', async ({ page, portal }) => {
  const label = labels(portal);
  await page.addInitScript((text) => {
    const canvas = (): MediaStream => document.createElement('canvas').captureStream();
    Object.assign(navigator.mediaDevices, { getUserMedia: () => Promise.resolve(canvas()) });
    Object.assign(window, {
      BarcodeDetector: class {
        detect = () => Promise.resolve([{ rawValue: text }]);
      },
    });
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  }, label.draft);
  await signIn(page, portal, 'Production Worker', '/scan');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(getScanResult(page)).toContainText('Not ready for production');
  await page.getByRole('button', { name: 'Stop the camera' }).click();
  await expect(page.getByRole('list', { name: 'Scans' }).getByRole('listitem')).toHaveCount(1);
});

test('which configurations use the part of a label', async ({ page, portal }) => {
  const label = labels(portal);
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  await page.route('**/milling/preferences', (route) => route.fulfill({ json: { machineId: '1' } }));
  await page.route('**/milling/gcode/**', (route) =>
    route.fulfill({ json: { productConfigurationId: '', revisionId: '', machineId: '1', gcode: '' } }),
  );
  await scanLabel(page, label.transmitter);
  const partNumber = label.transmitter.slice(0, 6);
  await page.getByRole('button', { name: `Usage of part ${partNumber}` }).click();
  const table = getDialog(page).getByRole('table');
  for (const column of ['Configuration', 'Count', 'State', 'Link']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  const link = table.getByRole('link', { name: `Open ${label.id} ${label.revision} in a new tab` });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const download = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${partNumber}.csv`);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFF"Configuration","Count","State","URL"');
  // Only visible rows are in the DOM.
  await expect(table).toHaveAttribute('aria-rowcount', String(rows.length + 1));
  expect(rows.join()).toContain(`"${portal.origin}/configurations/${label.id}/${label.revision}"`);
  // Scripts preloaded when the page is idle do not count.
  expect(asked.filter((url) => url.startsWith('http') && !url.includes('/assets/'))).toEqual([]);
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect(await opened).toHaveURL(`${portal.origin}/configurations/${label.id}/${label.revision}`);
});

test('on a phone no notice lies over the large buttons', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  await expect(page.getByText('Ready to scan')).toBeVisible();
  const { draft } = labels(portal);
  await scanLabel(page, draft);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText('Not ready for production').first()).toBeVisible();
  const buttons = page.getByRole('group', { name: 'Last scan and machine' }).locator('a, button');
  expect(await buttons.count()).toBeGreaterThan(3);
  // oxlint-disable-next-line no-await-in-loop -- one after the other, of one page that stands still
  for (const button of await buttons.all()) await expectNoOverlap(notices, button);
  // The result of a label typed further down the page is scrolled into view.
  await page.getByLabel('Type a label').fill('HELLO WORLD');
  await page.getByRole('button', { name: 'Look up' }).click();
  const title = page.getByRole('status', { name: 'Last scan' }).locator('p').first();
  await expect(title).not.toHaveText('Not ready for production');
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('the scan page is accessible and fits', { tag: '@sweep' }, async ({ page, portal }) => {
  await signIn(page, portal, 'Production Worker', '/scan');
  await waitUntilListening(page);
  await expect(page.getByText('Ready to scan')).toBeVisible();
  await expectUsableOnEachScreen(page);
  const log = page.getByRole('list', { name: 'Scans' });
  for (const text of [labels(portal).draft, 'HELLO WORLD']) {
    await scanLabel(page, text);
    await expect(log.getByText(text).first()).toBeVisible();
    // Once the last label is entered, the log contains both.
    await expectUsableOnEachScreen(page, { inBoth: text === 'HELLO WORLD' });
  }
});
