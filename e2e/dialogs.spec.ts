import type { Locator, Page } from '@playwright/test';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { getDialog, expect, signIn, test, type TestPortal } from './portal.ts';

// As things move for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const id = 'OU4821';
const page = (tab: string): string => `/configurations/${id}?tab=${tab}`;

const main = (at: Page): Locator => at.getByRole('main');
const button = (name: string | RegExp) => (at: Page) =>
  main(at)
    // What is about a revision says which.
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}( 0A)?$`) : name })
    .first();
const actions = button('Actions');
const rowActions = button(/^Actions of /);

type Case = {
  readonly dialog: string | RegExp;
  readonly as: string;
  readonly at: string;
  /** The control that has the focus again afterwards. */
  readonly opener: (at: Page) => Locator;
  /** The entry of its menu, where it opens one. */
  readonly item?: string;
  /** Whether the browser asks for files first. */
  readonly asksForFiles?: true;
  /** Its button and the operation behind it, where the CMS is to refuse what it does. */
  readonly refused?: { readonly button: string; readonly operation: string };
  /** Whether it is opened by a single click as well: once by a button and once by a menu tells it for all. */
  readonly bothWays?: true;
};

const cases: readonly Case[] = [
  {
    dialog: 'Create configuration',
    as: 'Production Engineer',
    at: '/configurations',
    opener: button('Create configuration'),
    bothWays: true,
  },
  {
    dialog: 'Saved views',
    as: 'Application Engineer',
    at: '/configurations',
    opener: button('Saved views'),
  },
  {
    dialog: /^Duplicate/,
    as: 'Application Engineer',
    at: '/configurations',
    opener: rowActions,
    item: 'Duplicate',
    bothWays: true,
  },
  {
    dialog: /^Create product configuration/,
    as: 'Production Engineer',
    at: page('OVERVIEW'),
    opener: actions,
    item: 'Create product configuration',
  },
  {
    dialog: /^Change account/,
    as: 'Application Engineer',
    at: page('OVERVIEW'),
    opener: actions,
    item: 'Change account',
  },
  {
    dialog: /^Assign/,
    as: 'Application Engineer',
    at: page('OVERVIEW'),
    opener: actions,
    item: 'Assign to me',
    refused: { button: 'Assign to me', operation: 'configurationAssign' },
  },
  {
    dialog: /^Accept quote/,
    as: 'Production Engineer',
    at: page('OVERVIEW'),
    opener: button('Accept quote'),
    refused: { button: 'Accept quote', operation: 'configurationSetState' },
  },
  {
    dialog: /^Update note/,
    as: 'Application Engineer',
    at: page('OVERVIEW'),
    opener: button(/note/i),
  },
  {
    dialog: /^Add file/,
    as: 'Production Engineer',
    at: page('FILES'),
    opener: button(/^Add file to Configuration/),
  },
  {
    dialog: /^Add files/,
    as: 'Production Engineer',
    at: page('FILES'),
    opener: button('Add files'),
    asksForFiles: true,
  },
  {
    dialog: /version/,
    as: 'Production Engineer',
    at: `${page('FILES')}&files=LIST`,
    opener: (at) => main(at).getByRole('listitem').filter({ hasText: 'Version' }).getByRole('button').first(),
  },
];

/** Where the focus is: in the dialog, among the notices, or where it must not be. */
const focus = (at: Page): Promise<string> =>
  at.evaluate(() => {
    const element = document.activeElement;
    if (element?.closest('[role="dialog"]')) return 'dialog';
    if (element?.closest('[aria-label="Notifications"]')) return 'notices';
    return element?.outerHTML.slice(0, 120) ?? 'nothing';
  });

/** Goes on by a key until it is where the first one led, and answers where the focus has been. */
async function goAround(at: Page, key: 'Tab' | 'Shift+Tab'): Promise<Set<string>> {
  await at.keyboard.press(key);
  const first = await at.evaluateHandle(() => document.activeElement);
  const been = new Set([await focus(at)]);
  for (let pressed = 1; pressed < 60; pressed += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await at.keyboard.press(key);
    if (await first.evaluate((element) => element === document.activeElement)) return been;
    been.add(await focus(at));
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`${key} does not come back to where it led first`);
}

/** Goes round by the Tab key, in both directions; answers where the focus has been. */
async function goRound(at: Page): Promise<Set<string>> {
  const forwards = await goAround(at, 'Tab');
  return forwards.union(await goAround(at, 'Shift+Tab'));
}

/** Escape on a list that is unfolded folds it: the button at the head has none. */
async function leave(at: Page): Promise<void> {
  await getDialog(at).getByRole('button', { name: 'Close', exact: true }).first().focus();
  await at.keyboard.press('Escape');
  await expect(getDialog(at)).toHaveCount(0);
}

async function open(at: Page, { opener, item }: Case, clicks: 1 | 2): Promise<void> {
  const press = (control: Locator): Promise<void> =>
    clicks === 1 ? control.click() : control.dblclick({ delay: 20 });
  if (!item) return press(opener(at));
  await opener(at).click();
  // What is about a revision says which.
  return press(at.getByRole('menuitem', { name: new RegExp(`^${item}( 0A)?$`) }));
}

async function come(at: Page, portal: TestPortal, each: Case): Promise<void> {
  seedConfiguration(portal.standIns.store, id);
  await signIn(at, portal, each.as, each.at);
  if (each.asksForFiles) {
    at.on('filechooser', (chooser) => {
      void chooser.setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    });
  }
  await expect(each.opener(at)).toBeVisible();
}

/** A double click opens it once, with the focus inside, and leads nowhere else. */
async function openByDoubleClick(at: Page, each: Case): Promise<void> {
  const before = at.url();
  await open(at, each, 2);
  await expect(getDialog(at)).toHaveAccessibleName(each.dialog);
  await expect(at.getByRole('dialog')).toHaveCount(1);
  expect(await focus(at)).toBe('dialog');
  expect(at.url()).toBe(before);
}

/** It keeps the focus inside, also after the CMS has refused what it does, and gives it back to what opened it. */
async function expectFocusKept(at: Page, portal: TestPortal, each: Case): Promise<void> {
  expect([...(await goRound(at))]).toEqual(['dialog']);
  if (each.refused) {
    await portal.fail({ operation: each.refused.operation, effect: 'STATUS', status: 409 });
    const answer = getDialog(at)
      .getByRole('button', { name: new RegExp(`^${each.refused.button}( 0A)?( despite .+)?$`) })
      .last();
    await answer.click();
    // The reason stands where the person looks, and in no notice over it.
    await expect(getDialog(at).getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(answer).toBeFocused();
    expect([...(await goRound(at))]).toEqual(['dialog']);
    await portal.mend();
  }
  await leave(at);
  await expect(each.opener(at)).toBeFocused();
}

test('Tab reaches a notice that comes while a dialog is open, and comes back', async ({
  page: at,
  portal,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  const gate = Promise.withResolvers<undefined>();
  await at.route('**/cms/configurations/filter/count*', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 500, json: { errorCode: 'API_ERROR' } });
  });
  await signIn(at, portal, 'Production Engineer', '/configurations');
  await at.getByRole('button', { name: 'Create configuration' }).click();
  await expect(getDialog(at)).toHaveAccessibleName('Create configuration');
  gate.resolve(undefined);
  await expect(at.getByRole('region', { name: 'Notifications' })).toContainText(/./);
  expect([...(await goRound(at))].toSorted()).toEqual(['dialog', 'notices']);
});

for (const each of cases) {
  const name = `${String(each.dialog)} by ${each.item ?? 'its button'}`;

  // What no other dialog has is looked at each time; the others are the same component, opened from elsewhere.
  const details = each.bothWays || each.refused || each.asksForFiles ? {} : { tag: '@sweep' };

  test(
    `${name}: a double click as the first act opens it once, and it keeps the focus and gives it back`,
    details,
    async ({ page: at, portal, complaints }) => {
      if (each.refused) complaints.allow(/status of 409/);
      await come(at, portal, each);
      if (each.bothWays) {
        await open(at, each, 1);
        await expect(getDialog(at)).toHaveAccessibleName(each.dialog);
        await expectFocusKept(at, portal, each);
        // Opening it is the first act on a page again: a dialog that has been shown is there with the first click.
        await at.reload();
        await expect(each.opener(at)).toBeVisible();
      }
      await openByDoubleClick(at, each);
      await expectFocusKept(at, portal, each);
    },
  );
}

test('where nothing moves, a double click on an entry of a menu presses nothing behind it', async ({
  page: at,
  portal,
}) => {
  const each = cases.find(({ item }) => item === 'Duplicate');
  if (!each) throw new Error('No dialog is opened by a menu');
  await at.emulateMedia({ reducedMotion: 'reduce' });
  await come(at, portal, each);
  await open(at, each, 2);
  await expect(getDialog(at)).toHaveAccessibleName(each.dialog);
  await leave(at);
  await expect(each.opener(at)).toBeFocused();
});
