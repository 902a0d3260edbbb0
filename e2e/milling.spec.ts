import type { Locator } from '@playwright/test';
import { expect, signIn, test } from './portal.ts';

/** Horizontal extent of the text itself, which may overflow its box. */
const letters = (text: Locator): Promise<{ readonly left: number; readonly right: number }> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

test('on a phone a long name stays beside its numbers, and within the page', async ({ page, portal }) => {
  const name = 'M'.repeat(80);
  const { store } = portal.standIns;
  const version = { id: '1', revision: '1', machineId: '9', main: 'G0', state: 'ACTIVE' };
  store.collection('machines').put('9', { id: '9', name, note: '' });
  store.collection('macros').put('9', { id: '9', name, note: '', partNumbers: [], versions: [version] });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'Production Administrator', '/administration/gcode/macros');
  const row = page.getByRole('listitem').filter({ hasText: name });
  for (const [tab, count] of [
    ['Macros', '1 version, 0 parts'],
    ['Machines', '1 macro'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one list after the other
    await page.getByRole('link', { name: tab, exact: true }).click();
    const end = row.getByText(count);
    await expect(end).toBeVisible();
    expect((await letters(row.getByRole('link'))).right).toBeLessThanOrEqual((await letters(end)).left);
    // oxlint-enable no-await-in-loop
  }
  await row.getByRole('link').click();
  const reason = page.getByText(`${name} has versions for it. Delete those first.`);
  await expect(reason).toBeVisible();
  expect((await letters(reason)).left).toBeGreaterThanOrEqual(0);
});
