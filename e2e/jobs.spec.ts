import type { Locator, Page } from '@playwright/test';
import { clearWaitingConfigurations, seedBuiltConfiguration } from '../tests/seedBuiltConfiguration.ts';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { getDialog, expect, expectNotice, signIn, test, type TestPortal } from './portal.ts';
import { waitUntilListening, scanLabel } from './scanner.ts';

/**
 * Maximum number of clicks and key presses of the most frequent tasks, from their first page. Typed text,
 * with Tab to the next field and Enter at its end, and scans do not count.
 */
const atMost = {
  ownOpenWork: 1,
  knownId: 0,
  create: 4,
  addTransmitter: 3,
  threeFiles: 2,
  handIn: 2,
  carefulApproval: 2,
  mill: 0,
  customersSpecification: 1,
} as const;

type Hand = { readonly used: readonly string[]; reset(): void };

/** Counts clicks and key presses except typing, by DOM events. */
async function watchHand(page: Page): Promise<Hand> {
  const used: string[] = [];
  await page.exposeFunction('handUsed', (what: string) => used.push(what));
  await page.addInitScript(() => {
    const say = (what: string): void => {
      if ('handUsed' in window && typeof window.handUsed === 'function') window.handUsed(what);
    };
    const names = (target: EventTarget | null): string =>
      target instanceof Element ? `${target.tagName} ${(target.textContent ?? '').slice(0, 40)}` : '';
    const isTyping = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (ctrlKey || altKey || metaKey) return false;
      return key.length === 1 || key === 'Tab' || (key === 'Enter' && target instanceof HTMLInputElement);
    };
    let lastKey = 0;
    addEventListener('pointerdown', ({ target }) => say(`click on ${names(target)}`), true);
    addEventListener('drop', () => say('drop'), true);
    addEventListener(
      'keydown',
      (event) => {
        // Scanners type faster than people and end with Enter.
        const isScan = event.key === 'Enter' && event.timeStamp - lastKey < 40;
        lastKey = event.timeStamp;
        if (['Control', 'Shift', 'Meta', 'Alt'].includes(event.key) || isScan || isTyping(event)) return;
        say(`key ${event.key}`);
      },
      true,
    );
  });
  return { used, reset: () => used.splice(0) };
}

/** Compares the clicks and key presses of a task with its maximum, listing them on failure. */
const expectAtMost = ({ used }: Hand, job: keyof typeof atMost): void =>
  expect(used.length, `${job}: ${used.join(', ')}`).toBeLessThanOrEqual(atMost[job]);

/** Signs in and starts counting when the page is displayed. */
async function begin(
  page: Page,
  portal: TestPortal,
  as: string,
  address: string,
  there: (page: Page) => Locator,
) {
  const hand = await watchHand(page);
  await signIn(page, portal, as, address);
  await expect(there(page)).toBeVisible();
  hand.reset();
  return hand;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 });
const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  for (let step = 0; step < 12; step += 1) {
    // oxlint-disable no-await-in-loop -- one field after the other
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
    // oxlint-enable no-await-in-loop
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(text, { delay: 60 });
};

const stateOf = (portal: TestPortal, id: string) => portal.standIns.store.configurations.get(id)?.state;

test('own open work, from the first page', async ({ page, portal }) => {
  const id = 'OU7201';
  seedConfiguration(portal.standIns.store, id, {
    assignee: 'application.engineer@maker.example',
    created: '2003-03-01T00:00:00Z',
  });
  const hand = await begin(page, portal, 'Application Engineer', '/', heading('Home'));
  await page.getByRole('list', { name: 'My open work' }).getByRole('link', { name: id }).click();
  await expect(heading(id)(page)).toBeVisible();
  expectAtMost(hand, 'ownOpenWork');
});

test('a known id is typed on the first page as it comes', async ({ page, portal }) => {
  const id = 'OU7202';
  seedConfiguration(portal.standIns.store, id);
  const hand = await begin(page, portal, 'Sales Engineer', '/', heading('Home'));
  await page.keyboard.type(id.toLowerCase(), { delay: 70 });
  await page.keyboard.press('Enter');
  await expect(heading(id)(page)).toBeVisible();
  expectAtMost(hand, 'knownId');
});

test('a configuration is created for a customer, from the first page', async ({ page, portal }) => {
  const id = 'OU7203';
  const hand = await begin(page, portal, 'Production Engineer', '/', heading('Home'));
  await page.getByRole('button', { name: 'Create configuration' }).click();
  await getDialog(page).getByRole('radio', { name: 'G3' }).click();
  await typeInto(page, getDialog(page).getByRole('combobox', { name: 'Customer' }), '3010001');
  await page.keyboard.press('Tab');
  await expect(getDialog(page).getByRole('combobox', { name: 'Customer' })).not.toHaveValue(
    /3010001|No customer/,
  );
  await getDialog(page).getByRole('button', { name: 'Upload existing' }).click();
  await typeInto(page, getDialog(page).getByLabel('Configuration ID'), id);
  await typeInto(page, getDialog(page).getByLabel('Description'), 'Loader crane');
  await typeInto(page, getDialog(page).getByRole('combobox', { name: 'Part' }), 'P00003');
  await page.keyboard.press('Tab');
  await getDialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL(`**/configurations/${id}/0A`);
  expectAtMost(hand, 'create');
});

test('a transmitter is added to the configuration that is open', async ({ page, portal }) => {
  const id = 'OU7204';
  seedConfiguration(portal.standIns.store, id, { productFamily: 'G5' });
  const hand = await begin(page, portal, 'Application Engineer', `/configurations/${id}`, heading(id));
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create product configuration 0A' }).click();
  await typeInto(page, getDialog(page).getByRole('combobox', { name: 'Part' }), 'P00003');
  await typeInto(page, getDialog(page).getByLabel('Description'), 'Transmitter of the crane');
  await getDialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expectNotice(page, `Product configuration P00003-${id} has been created`);
  expectAtMost(hand, 'addTransmitter');
});

const files = ['Wiring.txt', 'Agreement.txt', 'Site.txt'];

test('three files are added by the button', async ({ page, portal }) => {
  const id = 'OU7205';
  seedConfiguration(portal.standIns.store, id);
  const at = `/configurations/${id}?tab=FILES`;
  const adds = (on: Page): Locator => on.getByRole('button', { name: 'Add files', exact: true });
  const hand = await begin(page, portal, 'Application Engineer', at, adds);
  const chooser = page.waitForEvent('filechooser');
  await adds(page).click();
  await (
    await chooser
  ).setFiles(files.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('As agreed') })));
  await getDialog(page).getByRole('button', { name: 'Add 3 files' }).click();
  await expect(getDialog(page).getByText('Done')).toHaveCount(3);
  expectAtMost(hand, 'threeFiles');
});

test('three files are dropped anywhere on the page', async ({ page, portal }) => {
  const id = 'OU7206';
  seedConfiguration(portal.standIns.store, id);
  const hand = await begin(page, portal, 'Application Engineer', `/configurations/${id}`, heading(id));
  const dropped = await page.evaluateHandle((names) => {
    const data = new DataTransfer();
    for (const name of names) data.items.add(new File(['As agreed'], name, { type: 'text/plain' }));
    return data;
  }, files);
  await heading(id)(page).dispatchEvent('drop', { dataTransfer: dropped });
  await getDialog(page).getByRole('button', { name: 'Add 3 files' }).click();
  await expect(getDialog(page).getByText('Done')).toHaveCount(3);
  expectAtMost(hand, 'threeFiles');
});

test('a configuration is handed in', async ({ page, portal }) => {
  const id = 'OU7207';
  seedConfiguration(portal.standIns.store, id);
  const hand = await begin(page, portal, 'Application Engineer', `/configurations/${id}`, heading(id));
  await page.getByRole('button', { name: 'Accept quote 0A' }).click();
  await getDialog(page)
    .getByRole('button', { name: /^Accept quote 0A/ })
    .click();
  await expectNotice(page, `The quote of ${id} has been accepted`);
  expect(stateOf(portal, id)).toBe('WAITING_FOR_APPROVAL');
  expectAtMost(hand, 'handIn');
});

const changes = (page: Page): Locator => page.getByRole('region', { name: 'Changes' });

test('a careful approval from the page: changes, file and all', async ({ page, portal }) => {
  const id = 'OU7208';
  seedBuiltConfiguration(portal.standIns.store, id);
  const hand = await begin(page, portal, 'Configuration Approver', `/configurations/${id}/0B`, heading(id));
  await page.getByRole('button', { name: 'Approve 0B' }).click();
  await expect(getDialog(page)).toContainText('Changes since 0A');
  await getDialog(page).getByRole('button', { name: 'Approve 0B' }).click();
  await expectNotice(page, `${id} has been approved`);
  expectAtMost(hand, 'carefulApproval');
});

test('four careful approvals in the queue, one of them despite something missing', async ({
  page,
  portal,
}) => {
  const ids = Array.from({ length: 4 }, (_, index) => `OU${7301 + index}`);
  const lacking = ids[2];
  clearWaitingConfigurations(portal.standIns.store);
  for (const id of ids.toReversed()) {
    seedBuiltConfiguration(portal.standIns.store, id, id === lacking ? { unbuilt: ['VIEW_BACK'] } : {});
  }
  const hand = await begin(page, portal, 'Configuration Approver', '/configurations?review=1', changes);
  for (const id of ids) {
    // oxlint-disable no-await-in-loop -- one decision after the other
    await expect(changes(page)).toContainText(`${id} · revision 0B`);
    await expect(changes(page)).toContainText('Changes since 0A');
    await expect(changes(page).getByRole('button', { name: /^Approve 0B/ })).toBeEnabled();
    hand.reset();
    await page.keyboard.press('ControlOrMeta+Enter');
    if (id === lacking) {
      await expect(page.getByRole('button', { name: 'Approve 0B despite 1 missing' }).last()).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => stateOf(portal, id)).toBe('APPROVED');
    expectAtMost(hand, 'carefulApproval');
    // oxlint-enable no-await-in-loop
  }
  await expect(page.getByText('This session: 4 approved')).toBeVisible();
});

test('milling, from the first page, with the machine chosen by its label', async ({ page, portal }) => {
  const [ready] = portal.standIns.store.configurations
    .find({ state: 'READY_FOR_PRODUCTION' }, { sort: 'created', offset: 0, limit: 100 })
    .flatMap(({ revisions }) => revisions.find(({ revisionState }) => revisionState === 'ACTIVE') ?? [])
    .flatMap(({ productConfigurations }) =>
      productConfigurations.filter(({ deviceType }) => deviceType === 'PCU'),
    );
  if (!ready) throw new Error('The seed has nothing to mill');
  const hand = await begin(page, portal, 'Production Worker', '/', heading('Home'));
  await waitUntilListening(page);
  const program = page.waitForEvent('download');
  await scanLabel(page, ready.productConfigurationId);
  await expect(getDialog(page)).toBeVisible();
  await scanLabel(page, 'MACHINE-1');
  expect((await program).suggestedFilename()).toBe('run.nc');
  expectAtMost(hand, 'mill');
});

test("a customer's latest specification, from the first page", async ({ page, portal }) => {
  const hand = await begin(page, portal, 'Customer Engineer', '/', heading('Home'));
  const controls = page.getByRole('list', { name: 'My remote controls' });
  const file = page.waitForEvent('download');
  await controls
    .getByRole('button', { name: /^Download the latest specification of/ })
    .first()
    .click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  expectAtMost(hand, 'customersSpecification');
});
