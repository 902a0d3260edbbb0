import type { Page } from '@playwright/test';
import { expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

const field = (page: Page) => page.getByRole('img', { name: /Arrow keys move it/ });
const drawing = (content: string) => ({
  name: 'slot.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${content}</svg>`,
  ),
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a production administrator finds an outline, sees what is wrong with it, and has another one measured', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Production Administrator', '/administration/cutFiles');
    const list = page.getByRole('list', { name: 'Cut files' });
    await expect(list).toBeVisible();
    await expectUsableOnEachScreen(page, { inBoth: true });
    await page.getByRole('searchbox').fill('guard');
    await list.getByRole('link', { name: 'GUARD_BAR_SLOT' }).click();
    await page.getByRole('link', { name: 'Show version 1' }).click();
    await expect(field(page)).toBeVisible();
    await expectUsableOnEachScreen(page, { inBoth: true });

    // By keyboard only: select a problem and measure the outline.
    const open = page.getByRole('button', { name: /The line is open/ });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveAttribute('aria-pressed', 'true');
    await field(page).focus();
    for (const key of ['0', '+', 'ArrowRight', 'm', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) {
      // Keys are pressed one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key);
    }
    await expect(page.getByText(/ mm · 0 across, [\d.]+ down$/)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    const before = await field(page).locator('svg').first().getAttribute('viewBox');
    await field(page).hover();
    await page.mouse.wheel(0, -300);
    await expect(field(page).locator('svg').first()).not.toHaveAttribute('viewBox', before ?? '');

    await page.getByRole('button', { name: 'Add version' }).click();
    await page
      .getByLabel('Outline (SVG)')
      .setInputFiles(drawing('<rect x="5" y="5" width="50" height="20" rx="4"/>'));
    await expect(page.getByRole('textbox', { name: 'Width in mm' })).toHaveValue('50');
    await expect(page.getByRole('textbox', { name: 'Height in mm' })).toHaveValue('20');
    await expectUsableOnEachScreen(page, { inBoth: true });
  });
});

test('an outline lies over the picture of its part, and nothing of a hostile one runs', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/cutFiles/MAXI_FRONT');
  await page.getByRole('combobox', { name: 'Lay over' }).selectOption('P00003 CAD_DRAWING_2D');
  await expect(field(page).locator('image')).toHaveAttribute('href', /^blob:/);
  await page.getByRole('button', { name: 'Add version' }).click();
  const harm = "<script>window.harmed=1</script><rect width='9' height='9' onclick='harmed=1'/>";
  await page
    .getByLabel('Outline (SVG)')
    .setInputFiles(drawing(`${harm}<image href="https://evil.example/x"/>`));
  await expect(page.getByText('A script does nothing here.')).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
