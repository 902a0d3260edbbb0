import type { Locator, Page } from '@playwright/test';
import { seedConfiguration } from '../tests/seedConfiguration.ts';
import { getDialog, expect, signIn, test, type TestPortal } from './portal.ts';

// Animations are on, as for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const id = 'OU4821';
const page = (tab: string): string => `/configurations/${id}?tab=${tab}`;

const main = (at: Page): Locator => at.getByRole('main');
const button = (name: string | RegExp) => (at: Page) =>
  main(at)
    // Buttons about a revision end with its name.
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}( 0A)?$`) : name })
    .first();
const actions = button('Actions');
const rowActions = button(/^Actions of /);

type Case = {
  readonly dialog: string | RegExp;
  readonly as: string;
  readonly at: string;
  /** The control that gets the focus back when the dialog closes. */
  readonly opener: (at: Page) => Locator;
  /** The menu entry, if the opener is a menu button. */
  readonly item?: string;
  /** Whether a file chooser opens first. */
  readonly asksForFiles?: true;
  /** Button and operation to test a refusal by the CMS. */
  readonly refused?: { readonly button: string; readonly operation: string };
  /** Also opened by a single click; one case with a button and one with a menu are enough. */
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

/** Where the focus is: in the dialog, in the notifications, or elsewhere. */
const focus = (at: Page): Promise<string> =>
  at.evaluate(() => {
    const element = document.activeElement;
    if (element?.closest('[role="dialog"]')) return 'dialog';
    if (element?.closest('[aria-label="Notifications"]')) return 'notices';
    return element?.outerHTML.slice(0, 120) ?? 'nothing';
  });

/** Presses a key until the focus is back at its first stop; returns all stops. */
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

/** Cycles through the dialog with Tab in both directions; returns all stops. */
async function goRound(at: Page): Promise<Set<string>> {
  const forwards = await goAround(at, 'Tab');
  return forwards.union(await goAround(at, 'Shift+Tab'));
}

/** Focuses the close button first, as Escape would close an open list box instead of the dialog. */
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
  // Menu entries about a revision end with its name.
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

/** A double click opens the dialog once, focuses it and triggers nothing else. */
async function openByDoubleClick(at: Page, each: Case): Promise<void> {
  const before = at.url();
  await open(at, each, 2);
  await expect(getDialog(at)).toHaveAccessibleName(each.dialog);
  await expect(at.getByRole('dialog')).toHaveCount(1);
  expect(await focus(at)).toBe('dialog');
  expect(at.url()).toBe(before);
}

/** The dialog traps the focus, also after the CMS has refused the action, and returns it to its opener. */
async function expectFocusKept(at: Page, portal: TestPortal, each: Case): Promise<void> {
  expect([...(await goRound(at))]).toEqual(['dialog']);
  if (each.refused) {
    await portal.fail({ operation: each.refused.operation, effect: 'STATUS', status: 409 });
    const answer = getDialog(at)
      .getByRole('button', { name: new RegExp(`^${each.refused.button}( 0A)?( despite .+)?$`) })
      .last();
    await answer.click();
    // The reason is shown in the dialog, not in a notification on top of it.
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

  // Dialogs with unique behaviour are always tested; the others share their component and run in the sweep
  // only.
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
        // Reloads, so that opening is the first action again: the code of a dialog shown before is loaded.
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
