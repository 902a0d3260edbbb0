import type { Page } from '@playwright/test';
import type { ConfigurationRecord } from '../mocks/store/configurationRecord.ts';
import { plantConfiguration } from '../tests/plantConfiguration.ts';
import { dialog, expect, signIn, test, type Portal } from './portal.ts';

const states = [
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
  'LOCKED',
] as const satisfies readonly ConfigurationRecord['state'][];

const idOf = (state: string): string => `OU71${states.findIndex((each) => each === state) + 10}`;
const names = ['Crane', 'Remote control of the harbour crane at the second quay, with the longer cable'];

/** One configuration in every state, some with a long name and a revision beside the working one. */
function plantAll(portal: Portal): void {
  for (const [index, state] of states.entries()) {
    plantConfiguration(portal.standIns.store, idOf(state), {
      state,
      configurationName: names[index % 2] ?? '',
    });
    const record = portal.standIns.store.configurations.get(idOf(state));
    const [first] = record?.revisions ?? [];
    if (!first || index % 2 === 0) continue;
    plantConfiguration(portal.standIns.store, idOf(state), {
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

for (const width of [1440, 1024, 768, 390]) {
  test(`at ${width} the actions have the same place in every state`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 900 });
    plantAll(portal);
    await signIn(page, portal, 'Staff Administrator', '/configurations?search=OU71');
    const menus: (Place | undefined)[] = [];
    const ways: Place[] = [];
    for (const state of states) {
      // Every other one is come to from the list, and has its neighbours beside it.
      await page.goto(`${portal.origin}/configurations?search=OU71`);
      await page.getByRole('link', { name: idOf(state), exact: true }).click();
      await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeVisible();
      menus.push(await placeOf(page, 'Actions'));
      const way = await placeOf(page, /^(Accept quote|Approve|Release for production|Create product)/);
      if (way) ways.push(way);
    }
    expect(new Set(menus.map((place) => JSON.stringify(place))).size).toBe(1);
    expect(new Set(ways.map((place) => JSON.stringify(place))).size).toBe(1);
    expect(menus[0]?.right).toBeGreaterThan(width - 60);
    expect(ways[0]?.top).toBe(menus[0]?.top);
  });
}

test('a second click does not meet what has come to stand there', async ({ page, portal }) => {
  const id = 'OU7100';
  plantConfiguration(portal.standIns.store, id, {});
  await signIn(page, portal, 'Staff Administrator', `/configurations/${id}`);
  const way = page.getByRole('button', { name: 'Accept quote 0A' });
  const box = await way.boundingBox();
  if (!box) throw new Error('The button has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await way.click();
  await dialog(page)
    .getByRole('button', { name: /^Accept quote 0A/ })
    .click();
  // The pointer rests where the next step of the workflow is about to come.
  await page.mouse.move(x, y);
  await expect(page.getByRole('button', { name: 'Approve 0A' })).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);
  // Whoever waits for a moment, or moves, means it.
  await page.getByRole('button', { name: 'Approve 0A' }).click();
  await expect(dialog(page)).toContainText(`Do you want to approve revision 0A of ${id}?`);
});
