import type { Page } from '@playwright/test';
import { expectNoOverlap, expectUsableOnEachScreen, runOnEachScreen, phoneScreen } from './checks.ts';
import { expect, signIn, test } from './portal.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Parts' });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an administrator finds a part by keys, and its page, its form and a picture that is given are for everybody', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts');
  await expect(list(page)).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });

  // By keyboard only: search, move down, open.
  await page.getByRole('searchbox', { name: 'Search parts' }).focus();
  await page.keyboard.type('joystick 1 axis', { delay: 20 });
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('link', { name: 'P00101' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Part P00101', level: 1 })).toBeVisible();
  await expect(page.getByText('Completeness')).toBeVisible();
  const slots = page.getByRole('group', { name: /: drop or paste a picture$/ });
  const overflowing = (all: readonly Element[]) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  await expectUsableOnEachScreen(page, {
    inBoth: true,
    also: async () => expect(await slots.evaluateAll(overflowing)).toBe(0),
  });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Outputs' })).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Drawing' }).click();
  await (await chooser).setFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('dialog').getByRole('img', { name: 'After' })).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
});

test('what keeps a long form of a part from being saved stands in sight, beside Save', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00102?edit=1');
  await page.getByRole('textbox', { name: /^Label/ }).fill('Joystick, two axes, long');
  await portal.fail({ effect: 'DROP', method: 'PUT' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const reason = page.getByText('The server could not be reached').last();
  await runOnEachScreen(page, () => expect(reason).toBeInViewport({ ratio: 1 }));
});

test('the end of a long form stands on the ground of the page, no higher than its buttons need', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00102?edit=1');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const bar = page.locator('form > div').filter({ has: save });
  await expect(save).toBeInViewport();
  await runOnEachScreen(page, async () => {
    const [ground, own] = await Promise.all(
      [page.locator('body'), bar].map((place) =>
        place.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(own).toBe(ground);
    const [outer, inner] = [await bar.boundingBox(), await save.boundingBox()];
    expect((outer?.height ?? 0) - (inner?.height ?? 0)).toBeLessThan(40);
  });
});

test('the wheel over a form scrolls the page, whatever it is over, and changes no number', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00101');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const quantity = page.getByRole('spinbutton').first();
  const before = await quantity.inputValue();
  await quantity.click();
  for (const under of [quantity, page.getByRole('grid', { name: 'Outputs' })]) {
    // oxlint-disable no-await-in-loop -- one after the other
    await under.scrollIntoViewIfNeeded();
    await under.hover();
    const stood = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood - 60);
    // oxlint-enable no-await-in-loop
  }
  await expect(quantity).toHaveValue(before);
});

test('what has been said gives way to the buttons of a form that is opened under it', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00101');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Edit');
  await page.getByLabel('Label').fill('Joystick of another maker');
  await press('Save');
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('[data-tone=success]');
  await expect(notice).toBeVisible();
  // A notification under the pointer does not disappear.
  await notice.hover();
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(async () => {
    await expectNoOverlap(notice, page.getByRole('button', { name: 'Save', exact: true }));
  }).toPass();
});

test('the impact of archiving is seen before it is done', async ({ page, portal }) => {
  await signIn(page, portal, 'Staff Administrator', '/administration/parts?search=joystick');
  for (const number of ['P00101', 'P00102'])
    await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  // The pictures leave room for the table.
  const compared = page.getByRole('dialog', { name: '2 parts side by side' });
  const models = compared.getByRole('rowheader', { name: 'Models' });
  await runOnEachScreen(page, () => expect(models).toBeInViewport());
  await page.keyboard.press('Escape');
  await page.goto(`${portal.origin}/administration/parts/P00003`);
  await page.getByRole('button', { name: 'Usage', exact: true }).click();
  const user = page.getByRole('dialog').getByRole('link').first();
  await runOnEachScreen(page, () => expect(user).toBeInViewport({ ratio: 1 }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change state' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change state · P00003' });
  await dialog.getByRole('combobox', { name: 'New state' }).selectOption('ARCHIVED');
  await expect(dialog.getByText(/It can no longer be chosen/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await expectUsableOnEachScreen(page, { inBoth: true });
  await dialog.getByRole('button', { name: 'Change state' }).click();
  await expect(page.getByText('Part P00003 has been saved')).toBeVisible();
  await expect(page.getByText('Its state is “Archived”, not “Ready”.').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('a picture is cropped by keys and by pointer beside the one it takes the place of', async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, 'Staff Administrator', '/administration/parts/P00101');
    const slot = page.getByRole('img', { name: 'Top picture of P00101' });
    const bytes = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [200, 100];
      const brush = canvas.getContext('2d');
      if (brush) brush.fillStyle = '#2a55d9';
      brush?.fillRect(0, 0, 200, 100);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const give = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload Top picture' }).click();
      const buffer = Buffer.from(bytes, 'base64');
      await (await chooser).setFiles({ name: 'top.png', mimeType: 'image/png', buffer });
    };
    const sizeOf = () =>
      slot.evaluate((image) =>
        image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
      );
    const dialog = page.getByRole('dialog');
    await give();
    await dialog.getByRole('slider', { name: 'Right edge' }).focus();
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'ArrowLeft']) await page.keyboard.press(key);
    const kept = Number(await dialog.getByRole('slider', { name: 'Right edge' }).inputValue());
    expect(kept).toBeLessThan(80);
    await expectUsableOnEachScreen(page, { inBoth: true });
    await dialog.getByRole('button', { name: /^(Upload|Replace)$/ }).click();
    await expect.poll(sizeOf).toEqual([2 * kept, 100]);

    await give();
    await expect(dialog.getByRole('img', { name: 'Before' })).toBeVisible();
    const after = dialog.getByRole('img', { name: 'After' });
    await expect
      .poll(() => after.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(200);
    // hover() waits for the dialog's animation to end.
    await after.hover();
    const box = await after.boundingBox();
    if (!box) throw new Error('The picture is not there');
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.25);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.75, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(async () => (await sizeOf()).every((size) => Math.abs(size - 50) < 3)).toBe(true);
  });
});
