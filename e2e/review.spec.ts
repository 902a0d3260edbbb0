import type { Page } from '@playwright/test';
import { clearWaitingConfigurations, seedBuiltConfiguration } from '../tests/seedBuiltConfiguration.ts';
import { expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { expect, signIn, test, type TestPortal } from './portal.ts';

const ids = Array.from({ length: 3 }, (_, index) => `OU${7301 + index}`);

function plant(portal: TestPortal, lacking: readonly string[] = []): void {
  const { store } = portal.standIns;
  clearWaitingConfigurations(store);
  for (const id of ids.toReversed()) {
    seedBuiltConfiguration(store, id, lacking.includes(id) ? { unbuilt: ['VIEW_BACK'] } : {});
  }
}

const changes = (page: Page) => page.getByRole('region', { name: 'Changes' });
const approve = (page: Page) => changes(page).getByRole('button', { name: /^Approve 0B/ });

test(
  'on no screen do the actions of the queue move, and everybody can use it',
  { tag: '@sweep' },
  async ({ page, portal }) => {
    plant(portal, ids.slice(1, 2));
    const queue = '/configurations?review=1';
    await signIn(page, portal, 'Configuration Approver', queue);
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.setViewportSize({ width, height });
      // The page is reloaded at each size.
      if (width < 1440) await page.goto(portal.origin + queue);
      const places: unknown[] = [];
      for (const id of ids.slice(0, 3)) {
        await expect(changes(page)).toContainText(`${id} · revision 0B`);
        const reading = await approve(page).boundingBox();
        await expect(approve(page)).toBeEnabled();
        const read = await approve(page).boundingBox();
        expect(reading?.y).toBe(read?.y);
        const back = await changes(page).getByRole('button', { name: 'Send back' }).boundingBox();
        places.push([read?.x, read?.y, back?.x, back?.y]);
        await page.keyboard.press('ControlOrMeta+ArrowDown');
      }
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // oxlint-enable no-await-in-loop
    }
  },
);

test('the question keeps its buttons where they are while the facts come', async ({ page, portal }) => {
  plant(portal);
  const id = ids[0] ?? '';
  await signIn(page, portal, 'Configuration Approver', `/configurations/${id}/0B`);
  await page.getByRole('button', { name: 'Approve 0B' }).click();
  const asked = page.getByRole('dialog');
  const answer = asked.getByRole('button', { name: 'Approve 0B' });
  await expect(answer).toBeVisible();
  const before = await answer.boundingBox();
  await expect(asked).toContainText('Changes since 0A');
  await expect(asked.getByRole('img', { name: /^Transmitter/ })).toBeVisible();
  expect(await answer.boundingBox()).toEqual(before);
  await expectAccessible(page);
});
