import type { Page } from '@playwright/test';
import type { ConfigurationRecord } from '../mocks/store/records.ts';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { setScreen } from './checks.ts';
import { getDialog, expect, navigateInApp, signIn, test, type TestPortal } from './portal.ts';

// Animations are on, as for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const states = [
  'PLACEHOLDER',
  'CONFIGURING',
  'GENERATING_ARTEFACTS',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
  'LOCKED',
] as const satisfies readonly ConfigurationRecord['state'][];

const idOf = (state: string): string => `OU71${states.findIndex((each) => each === state) + 10}`;
const names = ['Crane', 'Remote control of the harbour crane at the second quay, with the longer cable'];

/** Seeds a configuration in every state, some with a long name or a second revision. */
function plantAll(portal: TestPortal): void {
  for (const [index, state] of states.entries()) {
    seedConfiguration(portal.standIns.store, idOf(state), {
      state,
      configurationName: names[index % 2] ?? '',
    });
    const record = portal.standIns.store.configurations.get(idOf(state));
    const [first] = record?.revisions ?? [];
    if (!first || index % 2 === 0) continue;
    seedConfiguration(portal.standIns.store, idOf(state), {
      state,
      configurationName: names[1] ?? '',
      revisions: [
        { ...first, revisionState: 'ACTIVE' },
        { ...first, revisionName: '0B', productConfigurations: [] },
      ],
    });
  }
}

type Place = { readonly right: number; readonly top: number };

async function placeOf(page: Page, name: RegExp | string): Promise<Place | undefined> {
  const found = page
    .getByRole('main')
    .locator('[data-settles=page]')
    .getByRole('button', { name, exact: true });
  if ((await found.count()) === 0) return undefined;
  const box = await found.first().boundingBox();
  return box ? { right: Math.round(box.x + box.width), top: Math.round(box.y) } : undefined;
}

test(
  'the actions have the same place in every state, on screens of any width',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    plantAll(portal);
    await signIn(page, portal, 'Staff Administrator', '/configurations?search=OU71');
    const seen = [1440, 1024, 768, 390].map((width) => ({
      width,
      menus: new Array<Place | undefined>(),
      ways: new Array<Place>(),
    }));
    for (const state of states) {
      // Opened from the list, so that it has links to its neighbours.
      await page.getByRole('link', { name: idOf(state), exact: true }).click();
      await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
      for (const { width, menus, ways } of seen) {
        await setScreen(page, { viewport: { width, height: 900 } });
        menus.push(await placeOf(page, 'Actions'));
        const way = await placeOf(
          page,
          /^(Configure|Accept quote|Approve|Release for production|Create product)/,
        );
        if (way) ways.push(way);
      }
      await page.goBack();
    }
    for (const { width, menus, ways } of seen) {
      expect(new Set(menus.map((place) => JSON.stringify(place))).size).toBe(1);
      expect(new Set(ways.map((place) => JSON.stringify(place))).size).toBe(1);
      // Five states have a workflow button; a placeholder is one of them.
      expect(ways).toHaveLength(5);
      expect(menus[0]?.right).toBeGreaterThan(width - 60);
      expect(ways[0]?.top).toBe(menus[0]?.top);
    }
  },
);

test('the content begins above 300 px, whatever is said above it', async ({ page, portal }) => {
  plantAll(portal);
  await signIn(page, portal, 'Application Engineer', '/nowhere');
  const seen = [
    { width: 1440, height: 900, tops: new Array<number>() },
    { width: 1024, height: 768, tops: new Array<number>() },
  ];
  for (const state of states) {
    const address = `/configurations/${idOf(state)}`;
    await navigateInApp(page, address, address);
    await expect(page.getByRole('heading', { level: 1, name: idOf(state) })).toBeVisible();
    const content = page.getByRole('navigation', { name: 'Tabs of the configuration' }).locator('~ *');
    await expect(page.getByRole('heading', { name: 'Configuration', exact: true })).toBeVisible();
    const bar = page.getByRole('list', { name: 'Workflow' }).locator('..');
    for (const { width, height, tops } of seen) {
      await setScreen(page, { viewport: { width, height } });
      tops.push((await content.first().boundingBox())?.y ?? Number.POSITIVE_INFINITY);
      expect((await bar.boundingBox())?.height).toBe(44);
    }
  }
  for (const { tops } of seen) {
    expect(Math.max(...tops)).toBeLessThan(300);
    expect(new Set(tops).size).toBe(1);
  }
});

test('id, state and actions stay while the page scrolls, and hide nothing that has the focus', async ({
  page,
  portal,
}) => {
  plantAll(portal);
  const id = idOf('WAITING_FOR_APPROVAL');
  await signIn(page, portal, 'Configuration Approver', `/configurations/${id}?tab=FILES`);
  const bar = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@data-stays]');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(56);
    expect((await bar.boundingBox())?.height).toBe(56);
    await expect(bar.getByText('Waiting for approval')).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: /^Approve/ })).toBeInViewport({ ratio: 1 });
    await page.getByRole('main').getByRole('button').last().focus();
    for (let step = 0; step < 25; step += 1) await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(focused).toBeGreaterThanOrEqual(112);
  }
});

test('the keyboard alone asks why not, reads the reason and asks for access', async ({ page, portal }) => {
  plantAll(portal);
  const id = idOf('APPROVED');
  await signIn(page, portal, 'Application Engineer', `/configurations/${id}`);
  const why = page.getByRole('button', { name: 'Why not?' });
  await why.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Next steps' });
  await expect(panel).toContainText('Only Approvers and Administrators can release.');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Request access to Release for production' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(why).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(getDialog(page).getByLabel('Description')).toHaveValue(
    `For ${id} I need to release because ...`,
  );
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(why).toBeFocused();
});

test('a second click does not meet what has come to stand there', async ({ page, portal }) => {
  const id = 'OU7100';
  seedConfiguration(portal.standIns.store, id, {});
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}`);
  const way = page.getByRole('button', { name: 'Accept quote 0A' });
  const box = await way.boundingBox();
  if (!box) throw new Error('The button has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await way.click();
  await getDialog(page)
    .getByRole('button', { name: /^Accept quote 0A/ })
    .click();
  // The pointer already rests where the next workflow button will appear.
  await page.mouse.move(x, y);
  await expect(page.getByRole('button', { name: 'Approve 0A' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(getDialog(page)).toHaveCount(0);
  // After a pause or a movement of the pointer, a click counts.
  await page.getByRole('button', { name: 'Approve 0A' }).click();
  await expect(getDialog(page)).toContainText(`Do you want to approve revision 0A of ${id}?`);
});
