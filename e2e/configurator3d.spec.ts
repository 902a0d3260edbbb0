import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { ConfiguratorEmbed } from '../mocks/configurator3d/embed.ts';
import type { ConfiguratorMessage } from '../mocks/configurator3d/protocol.ts';
import { expectUsableOnEachScreen, phoneScreen } from './checks.ts';
import { expect, test, type TestPortal } from './portal.ts';

declare global {
  interface Window {
    kbmax?: { readonly ConfiguratorEmbed: typeof ConfiguratorEmbed };
    /** Embeds created by the test, with the messages they have received. */
    embeds?: { readonly embed: ConfiguratorEmbed; readonly said: ConfiguratorMessage[] }[];
  }
}

const configuratorOf = (portal: TestPortal): string => portal.standIns.environment.config.configuratorUrl;
const pageOf = (portal: TestPortal): string =>
  `${configuratorOf(portal)}/configurators/41?productFamily=G6&showConfigHeader=false`;

/** Opens a page under Portal's security headers and loads the script as Portal does. */
async function loadScript(page: Page, portal: TestPortal): Promise<'loaded' | 'failed'> {
  await page.goto(`${portal.origin}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  return page.evaluate(
    (address) =>
      new Promise<'loaded' | 'failed'>((resolve) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve('loaded'));
        script.addEventListener('error', () => resolve('failed'));
        script.src = address;
        document.head.append(script);
      }),
    `${configuratorOf(portal)}/embed.min.js`,
  );
}

/** Embeds a configurator and waits until it is ready. */
async function embed(
  page: Page,
  portal: TestPortal,
  id: string,
  configuredProduct?: object,
): Promise<FrameLocator> {
  await page.evaluate(
    ([elementId, kbmaxUrl, product]) => {
      const element = document.createElement('div');
      element.id = elementId;
      Object.assign(element.style, { width: '100%', height: '700px' });
      document.body.append(element);
      if (!window.kbmax) throw new Error('The script has made no global');
      const made = new window.kbmax.ConfiguratorEmbed({
        kbmaxUrl,
        elementId,
        configuratorId: 41,
        showConfigHeader: false,
        parameters: { currency: 'SEK', productFamily: 'G6', accountNumber: '4000001' },
        ...(product && { configuredProduct: product }),
      });
      const said: ConfiguratorMessage[] = [];
      made.onMessage.add((message) => said.push(message));
      // Messages sent before the frame has loaded are lost.
      made.setFields({ systemName: 'Too early' });
      (window.embeds ??= []).push({ embed: made, said });
    },
    [id, configuratorOf(portal), configuredProduct] as const,
  );
  await expect.poll(() => messages(page)).toContainEqual({ name: 'ready' });
  return page.frameLocator(`#${id} iframe`);
}

const messages = (page: Page, index = 0): Promise<readonly ConfiguratorMessage[]> =>
  page.evaluate((at) => window.embeds?.at(at)?.said ?? [], index);
const fieldsOf = (page: Page, index = 0): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(
    (at) =>
      new Promise((resolve) => {
        window.embeds?.at(at)?.embed.getFields(resolve);
      }),
    index,
  );
const productOf = (page: Page, index = 0) =>
  page.evaluate(
    (at) =>
      new Promise<Parameters<Parameters<ConfiguratorEmbed['getConfiguredProduct']>[0]>[0]>((resolve) => {
        window.embeds?.at(at)?.embed.getConfiguredProduct(resolve);
      }),
    index,
  );

test.describe('in a page of Portal', () => {
  test('it answers by its documented methods and messages, heeds nobody else, and stands beside another one', async ({
    page,
    portal,
  }) => {
    expect(await loadScript(page, portal)).toBe('loaded');
    const frame = await embed(page, portal, 'one');
    await test.step('it answers by its documented methods and messages', async () => {
      const begun = await fieldsOf(page);
      expect(begun).toMatchObject({
        systemName: '',
        productFamily: 'G6',
        accountNumber: '4000001',
        cableControl: false,
        transmitterPlatform: 'MAXI',
        receiverPlatform: 'CANBUS',
      });
      const total = Number(begun['total']);
      expect(total).toBeGreaterThan(10_000);

      await page.evaluate(() =>
        window.embeds?.[0]?.embed.setFields({ systemName: 'Crane 7', cableControl: true }),
      );
      await expect(frame.getByRole('textbox', { name: 'System name' })).toHaveValue('Crane 7');
      const changed = { name: 'changed', total: total + 3900, isValid: true, changes: 1 };
      expect((await messages(page)).at(-1)).toEqual(changed);
      await page.evaluate(() => window.embeds?.[0]?.embed.runAction('undo'));
      await expect(frame.getByRole('textbox', { name: 'System name' })).toHaveValue('');
      expect((await messages(page)).at(-1)).toMatchObject({ total, changes: 0 });
      await page.evaluate(() => window.embeds?.[0]?.embed.runAction('redo'));
      await expect.poll(async () => (await messages(page)).at(-1)).toEqual(changed);

      await page.evaluate(() => window.embeds?.[0]?.embed.runAction('snapshot'));
      await expect
        .poll(async () => JSON.stringify((await messages(page)).at(-1)))
        .toMatch(/^\{"name":"snapshot","dataUrl":"data:image\/png;base64,.{20000}/);

      const product = await productOf(page);
      expect(product).toMatchObject({ name: 'Remote control', idProduct: 41, extNetPrice: total + 3900 });
      expect(product.fields).toContainEqual({ name: 'systemName', stringValue: 'Crane 7' });
      expect(product.configurators?.map(({ name }) => name)).toEqual(['Transmitter 1', 'Receiver 1']);
      expect(product.configurators?.[0]?.configurators?.map(({ name }) => name)).toContain('E1');
      expect(product.validationMessages).toEqual([]);
    });
    await test.step('messages from anybody else are passed over, on both sides', async () => {
      const heard = (await messages(page)).length;
      const close = { kind: 'message', message: { name: 'close' } };
      // The embed accepts messages of the frame's origin only, and the frame those of Portal's; here each
      // gets one of its own origin.
      await page.evaluate((message) => window.postMessage(message, '*'), close);
      const inside = page.frame({ url: /\/configurators\/41/ });
      await inside?.evaluate(() =>
        window.postMessage({ kind: 'setFields', fields: { systemName: 'Stranger' } }, '*'),
      );
      expect(await fieldsOf(page)).toMatchObject({ systemName: 'Crane 7' });
      expect(await messages(page)).toHaveLength(heard);
    });

    await test.step('several stand side by side, an existing design opens, and disposing leaves nothing behind', async () => {
      await page.evaluate(() =>
        window.embeds?.[0]?.embed.setFields({ systemName: 'First', cableControl: false }),
      );
      const product = await productOf(page);
      const second = await embed(page, portal, 'two', { ...product, fields: { systemName: 'Second' } });
      await expect(second.getByRole('textbox', { name: 'System name' })).toHaveValue('Second');
      await page.evaluate(() => window.embeds?.[1]?.embed.setFields({ cableControl: true }));
      expect(await fieldsOf(page, 1)).toMatchObject({ systemName: 'Second', cableControl: true });
      expect(await fieldsOf(page, 0)).toMatchObject({ systemName: 'First', cableControl: false });

      const heard = (await messages(page)).length;
      await page.evaluate(() => window.embeds?.[0]?.embed.dispose());
      await expect(page.locator('#one iframe')).toHaveCount(0);
      await page.evaluate(() => window.embeds?.[0]?.embed.runAction('undo'));
      expect(await fieldsOf(page, 1)).toMatchObject({ systemName: 'Second' });
      expect(await messages(page)).toHaveLength(heard);
    });
  });

  test('its script is made to fail as real ones do', async ({ page, portal, complaints }) => {
    complaints.allow(/404|SyntaxError|Unexpected/);
    await portal.fail({
      backEnd: 'configurator',
      path: '/embed.min.js',
      effect: 'STATUS',
      status: 404,
      times: 1,
    });
    expect(await loadScript(page, portal)).toBe('failed');
    await portal.fail({ backEnd: 'configurator', path: '/embed.min.js', effect: 'MALFORMED', times: 1 });
    expect(await loadScript(page, portal)).toBe('loaded');
    expect(await page.evaluate(() => 'kbmax' in window)).toBe(false);
    expect(await loadScript(page, portal)).toBe('loaded');
    expect(await page.evaluate(() => 'kbmax' in window)).toBe(true);
  });
});

const totalIn = async (page: Page): Promise<number> =>
  Number((await page.locator('.total b').innerText()).replaceAll(/\D/g, ''));

test.describe('on a phone', () => {
  test.use(phoneScreen);

  test('the list builds the device by the keyboard alone', async ({ page, portal }) => {
    await page.goto(pageOf(portal));
    const place = page.getByRole('button', { name: /^Row 4, place 1/ });
    await place.focus();
    const begun = await totalIn(page);
    await page.keyboard.press('Enter');
    await expect(place).toHaveAttribute('aria-expanded', 'true');
    await expectUsableOnEachScreen(page);

    // Tab moves to the selected part, the arrow keys to the others.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Lever' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Joystick' })).toBeChecked();
    await expect(place).toHaveAccessibleName(/J1 Joystick/);
    expect(await totalIn(page)).toBe(begun + 3450 - 1980);
    await expect(page.getByRole('status')).toContainText('Joystick. Total');

    await page.keyboard.press('Control+z');
    await expect(place).toHaveAccessibleName(/L1 Lever/);
    expect(await totalIn(page)).toBe(begun);
    await page.keyboard.press('Control+Shift+z');
    await expect(place).toHaveAccessibleName(/J1 Joystick/);

    // A restricted choice shows its reason and changes nothing.
    const display = page.getByRole('radio', { name: 'Display', exact: true });
    await expect(display).toHaveAccessibleDescription(
      'Not possible: A transmitter carries one display, and that is D1. Take D1 away first.',
    );
    await display.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status')).toContainText('Take D1 away first.');
    await expect(page.getByRole('radio', { name: 'Joystick' })).toBeChecked();

    await page.getByRole('button', { name: 'Add receiver' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Receiver 2' })).toBeVisible();
    await page.getByRole('button', { name: /^K5 · X2/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^K5 · X2 Relay/ })).toBeVisible();
    for (const each of await page.locator('summary').all()) await each.press('Enter');
    await expectUsableOnEachScreen(page);
    await page.getByRole('button', { name: 'Remove Receiver 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Receiver 2' })).toHaveCount(0);
    // The focus moves to the unit now displayed.
    await expect(page.getByRole('button', { name: 'Receiver 1', exact: true })).toBeFocused();
  });
});

/** Resolves once two screenshots are equal: a click on a rotating device would miss. */
async function stands(picture: Locator): Promise<void> {
  let last = await picture.screenshot();
  await expect
    .poll(async () => {
      const before = last;
      last = await picture.screenshot();
      return last.equals(before);
    })
    .toBe(true);
}

test('the picture leads to the place that is pressed in it, and turns by keys without drawing on and on', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked += 1;
      return requestAnimationFrame(callback);
    };
    Object.defineProperty(window, 'asked', { get: () => asked });
    Object.defineProperty(window, 'plainFrame', { value: requestAnimationFrame });
  });
  await page.goto(pageOf(portal));
  const picture = page.getByRole('img', { name: /^Picture of the device/ });
  await expect(picture).toBeVisible();
  await stands(picture);
  const fromTheSide = await picture.screenshot();
  await page.getByRole('button', { name: 'From above' }).click();
  await expect.poll(async () => (await picture.screenshot()).equals(fromTheSide)).toBe(false);
  await stands(picture);
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place');
  // The levers are slightly below the middle.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('button', { name: /^Row 4, place [34]/, expanded: true })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Part at Row 4/ })).toBeVisible();

  const before = await picture.screenshot();
  await picture.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await picture.screenshot()).equals(before)).toBe(false);
  const asked = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'asked'));
  const frames = await asked();
  await page.evaluate(async () => {
    const frame: typeof requestAnimationFrame = Reflect.get(window, 'plainFrame');
    for (let count = 0; count < 10; count++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => void frame.call(window, resolve));
  });
  expect(await asked()).toBe(frames);
});
