import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Account } from '../mocks/cms/account/routes.ts';
import { getWhitelistId, type WhitelistRecord } from '../mocks/cms/accessList/records.ts';
import * as saving from '~/platform/saveFile.ts';
import { fetchUnits } from './factories/seedGrant.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

const area = '/administration/permissions';
const open = (at: string) => openPortal({ as: seededEmails.admin, at: `${area}/${at}` });
const list = (name: string) => screen.findByRole('list', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Writes in order: method, path below the CMS, and the body if there is one. */
const written = (): string[] =>
  backEnds.sent
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/filter'))
    .map(({ method, path, body }) => `${method} ${path.replace('/cms', '')}${body && ` ${body}`}`);
const reset = (objectType: string): string =>
  `POST /cache/update {"objectType":"${objectType}","cacheUpdateOperationType":"RESET"}`;

test.each([
  'blacklist',
  'whitelist',
  `whitelist/${seededEmails.customerBasic}`,
  `access/${seededEmails.customerBasic}`,
])('%s is closed to whoever is no administrator, and nothing is read', async (at) => {
  openPortal({ as: seededEmails.granter, at: `${area}/${at}` });
  expect(await screen.findByText('Only Administrators can see and change who may do what.')).toBeVisible();
  expect(backEnds.sent.filter(({ path }) => /blacklist|whitelist|affiliations/.test(path))).toEqual([]);
});

describe('the blacklist', () => {
  test('is listed by domain, with a warning for addresses that the whitelist has, too', async () => {
    const { user } = open('blacklist');
    const rows = await list('Blacklist');
    expect(await screen.findByText(/^1 address stands on both lists\. The blacklist wins/)).toBeVisible();
    const both = within(rows).getByText('former.partner@hire.example').closest('li');
    expect(both).toHaveTextContent('On both lists');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Domain' }), 'hire.example');
    await waitFor(() => expect(location.search).toBe('?domain=hire.example'));
    expect(within(await list('Blacklist')).getAllByRole('listitem')).toHaveLength(1);
  });

  test('shows what is hidden in an address, also where it is asked about', async () => {
    const hostile = 'part\u202Erent@hire.example';
    backEnds.store.collection('blacklist').put(hostile, { emailAddress: hostile });
    const { user } = open('blacklist');
    const shown = 'part[U+202E]rent@hire.example';
    const row = within(await list('Blacklist'))
      .getByRole('link', { name: shown })
      .closest('li');
    if (!row) throw new Error('The address stands in no row');
    await user.click(within(row).getByRole('button', { name: `Remove ${shown}` }));
    const asked = within(await findDialog(/^Remove/));
    expect(
      asked.getByText(`Remove ${shown} from the blacklist? It is let in again as granted.`),
    ).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await expectNotice(`${shown} has been removed`);
  });

  test('takes many pasted addresses, each with its verdict, and is obeyed at the next call', async () => {
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    const field = form.getByRole('textbox', { name: 'Addresses' });
    await user.click(field);
    await user.paste(
      `${seededEmails.customerBasic}\nnobody\nann+1@acme.example, ANN+1@acme.example; ${seededEmails.blocked}`,
    );
    expect(
      within(form.getByRole('list', { name: 'Pasted addresses' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      `${seededEmails.customerBasic}will be added`,
      'nobodyis no e-mail address',
      'ann+1@acme.examplewill be added',
      'ANN+1@acme.examplestands here twice',
      `${seededEmails.blocked}is on the list already`,
    ]);
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(written()).toEqual([]);
    expect(form.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `Add ${seededEmails.customerBasic}: to do`,
      'Add ann+1@acme.example: to do',
      'Have the list read again, so that it is obeyed: to do',
    ]);
    await user.click(form.getByRole('button', { name: 'Add 2 addresses' }));
    await expectNotice('2 addresses have been added');
    expect(written()).toEqual([
      'POST /auth/blacklist/add/customer.basic%40customer.example',
      'POST /auth/blacklist/add/ann%2B1%40acme.example',
      reset('BLACKLIST'),
    ]);
    expect(await screen.findByRole('link', { name: 'ann+1@acme.example' })).toBeVisible();
    expect(await fetchUnits(seededEmails.customerBasic)).toMatchObject({ authUnits: [] });
  });

  test("asks for one's own address to be typed before it is added", async () => {
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    await user.type(form.getByRole('textbox', { name: 'Addresses' }), seededEmails.admin.toUpperCase());
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(form.getByText(/^Your own address is among them/)).toBeInTheDocument();
    const add = form.getByRole('button', { name: 'Add 1 address' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(`Type ${seededEmails.admin} first`);
    expect(written()).toEqual([]);
    await user.type(
      form.getByRole('textbox', { name: `Type ${seededEmails.admin} to confirm` }),
      seededEmails.admin,
    );
    expect(add).toBeEnabled();
  });

  test('goes on with the call that failed, and makes none twice', async () => {
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    await user.type(form.getByRole('textbox', { name: 'Addresses' }), 'one@a.example');
    await user.click(form.getByRole('button', { name: 'Next' }));
    backEnds.faults.add({ operation: 'cacheUpdate', effect: 'STATUS', status: 503, times: 1 });
    await user.click(form.getByRole('button', { name: 'Add 1 address' }));
    expect(await form.findByText(/^A step has failed/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await expectNotice('The address has been added');
    expect(written()).toEqual([
      'POST /auth/blacklist/add/one%40a.example',
      reset('BLACKLIST'),
      reset('BLACKLIST'),
    ]);
  });

  test.each([
    ['blacklistAdd', 'add', 'POST'],
    ['blacklistRemove', 'remove', 'DELETE'],
  ])(
    '%s is done where another administrator was first, and what comes after it goes on',
    async (_, way, method) => {
      const black = backEnds.store.collection<{ emailAddress: string }>('blacklist');
      const { user } = open('blacklist');
      if (way === 'add') {
        await user.click(await button('Add addresses'));
        const form = within(await findDialog('Add addresses'));
        await user.type(form.getByRole('textbox', { name: 'Addresses' }), 'one@a.example, two@a.example');
        await user.click(form.getByRole('button', { name: 'Next' }));
        black.put('one@a.example', { emailAddress: 'one@a.example' });
        await user.click(form.getByRole('button', { name: 'Add 2 addresses' }));
        await expectNotice('2 addresses have been added');
        expect(black.get('two@a.example')).toBeDefined();
      } else {
        await user.click(await button(`Remove ${seededEmails.blocked}`));
        const form = within(await findDialog('Remove from the blacklist'));
        black.delete(seededEmails.blocked);
        await user.click(form.getByRole('button', { name: 'Remove' }));
        await expectNotice(`${seededEmails.blocked} has been removed`);
      }
      expect(written()[0]).toMatch(new RegExp(`^${method} `));
      expect(written().at(-1)).toBe(reset('BLACKLIST'));
    },
  );

  test('has what was pasted after the page was loaded anew, until it is added', async () => {
    const before = open('blacklist');
    await before.user.click(await button('Add addresses'));
    const typed = within(await findDialog('Add addresses')).getByRole('textbox', { name: 'Addresses' });
    await before.user.type(typed, 'one@a.example');
    cleanup();
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    expect(form.getByRole('textbox', { name: 'Addresses' })).toHaveValue('one@a.example');
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.click(form.getByRole('button', { name: 'Add 1 address' }));
    await expectNotice('The address has been added');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('blacklist'))).toEqual([]);
  });

  test('is obeyed as far as it has been written when the dialog is closed in the middle', async () => {
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    await user.type(form.getByRole('textbox', { name: 'Addresses' }), 'one@a.example, two@a.example');
    await user.click(form.getByRole('button', { name: 'Next' }));
    const held = Promise.withResolvers<undefined>();
    const asked = vi.fn(() => held.promise);
    backEnds.answer(http.post('*/cms/auth/blacklist/add/*', asked, { once: true }));
    await user.click(form.getByRole('button', { name: 'Add 2 addresses' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.keyboard('{Escape}');
    held.resolve(undefined);
    await expectNotice(/1 of 2 done before it was closed/);
    await waitFor(() =>
      expect(written()).toEqual(['POST /auth/blacklist/add/one%40a.example', reset('BLACKLIST')]),
    );
  });

  test('keeps what was pasted through a look at the calls', async () => {
    const { user } = open('blacklist');
    await user.click(await button('Add addresses'));
    const form = within(await findDialog('Add addresses'));
    await user.type(form.getByRole('textbox', { name: 'Addresses' }), 'one@a.example');
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.click(form.getByRole('button', { name: 'Previous' }));
    expect(form.getByRole('textbox', { name: 'Addresses' })).toHaveValue('one@a.example');
    expect(written()).toEqual([]);
  });

  test('has its cache reset on its own, for a reset that has failed', async () => {
    const { user } = open('blacklist');
    await user.click(await button('Reset cache'));
    await user.click(within(await findDialog('Reset cache')).getByRole('button', { name: 'Reset cache' }));
    await expectNotice('The list is obeyed as it stands');
    expect(written()).toEqual([reset('BLACKLIST')]);
  });

  test('lets an address in again', async () => {
    const { user } = open('blacklist');
    await user.click(await button(`Remove ${seededEmails.blocked}`));
    await user.click(
      within(await findDialog('Remove from the blacklist')).getByRole('button', { name: 'Remove' }),
    );
    await expectNotice(`${seededEmails.blocked} has been removed`);
    expect(written()).toEqual([
      'DELETE /auth/blacklist/blocked.person%40visitor.example',
      reset('BLACKLIST'),
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: seededEmails.blocked })).not.toBeInTheDocument(),
    );
  });

  test('is a file for spreadsheets', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const { user } = open('blacklist');
    await user.click(await button('CSV'));
    const [blob, name] = save.mock.calls[0] ?? [];
    expect(name).toBe('blacklist.csv');
    expect(await blob?.text()).toContain(`"${seededEmails.blocked}","visitor.example"`);
  });
});

describe('the whitelist', () => {
  const accounts = () => backEnds.store.collection<Account>('accounts').all();
  const groupOf = (name: string) =>
    accounts().filter(
      ({ accountGroup, dataArea, accountState }) =>
        accountGroup === name && ['sca', 'sde'].includes(dataArea) && accountState !== 'RETIRED',
    );

  test('an entry for a group is written for each of its accounts, which are shown before', async () => {
    const inGroup = groupOf('Nordic Lift Group');
    const [first] = inGroup;
    if (!first) throw new Error('The group has no account there');
    const { user } = open('whitelist');
    await user.click(await button('Add entry'));
    const form = within(await findDialog('Add to the whitelist'));
    await user.type(form.getByRole('textbox', { name: 'E-mail address' }), 'ann@lift.example');
    await user.selectOptions(form.getByRole('combobox', { name: 'Realm' }), 'Customer group');
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByText('An account is required')).toBeInTheDocument();
    await user.type(form.getByRole('combobox', { name: 'Account' }), first.accountNumber);
    // Leaving the field selects the typed account.
    await user.tab();
    await user.click(form.getByRole('checkbox', { name: 'Basic' }));
    for (const name of ['Canada', 'Germany']) await user.click(form.getByRole('checkbox', { name }));
    await user.type(form.getByRole('textbox', { name: 'Note' }), 'For the fair');
    await user.click(form.getByRole('button', { name: 'Next' }));
    const action = await form.findByRole('button', { name: /^Add (1 entry|\d+ entries)$/ });
    expect(form.getAllByRole('listitem')).toHaveLength(inGroup.length + 1);
    expect(written()).toEqual([]);
    await user.click(action);
    await expectNotice(/added$/);
    const bodies = backEnds.sent
      .filter(({ path }) => path.endsWith('/whitelist/add'))
      .map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ affiliation }) => affiliation)).toEqual(
      expect.arrayContaining(inGroup.map(({ accountNumber }) => accountNumber)),
    );
    expect(bodies[0]).toEqual({
      address: 'ann@lift.example',
      affiliation: expect.any(String),
      dataAreas: ['sca', 'sde'],
      delegatableRoles: [],
      note: 'For the fair',
      productFamilies: [],
      realm: 'CUSTOMER',
      roles: ['BASIC'],
    });
    expect(written().at(-1)).toBe(reset('WHITELIST'));
    expect(await screen.findByRole('link', { name: 'ann@lift.example' })).toBeVisible();
  });

  test('a role that the realm does not have is none that is chosen', async () => {
    const { user } = open('whitelist');
    await user.click(await button('Add entry'));
    const form = within(await findDialog('Add to the whitelist'));
    const realm = form.getByRole('combobox', { name: 'Realm' });
    await user.selectOptions(realm, 'Employees');
    await user.click(await form.findByRole('checkbox', { name: /^Developer/ }));
    await user.selectOptions(realm, 'Customer');
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByText('At least one role is required')).toBeInTheDocument();
  });

  const fleet = 'fleet.manager@nordiclift.example';

  test('an address has its entries, of which one can be removed', async () => {
    const { user } = open('whitelist');
    await user.click(await screen.findByRole('link', { name: fleet }));
    const entries = await list('Entries');
    const before = within(entries).getAllByRole('listitem').length;
    const [remove] = within(entries).getAllByRole('button', { name: /^Remove the entry at / });
    if (!remove) throw new Error('There is no entry');
    await user.click(remove);
    await user.click(within(await findDialog('Remove an entry')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[0]).toMatch(
      /^DELETE \/auth\/whitelist\/authunit\/fleet\.manager%40nordiclift\.example\/CUSTOMER\?affiliation=\d+$/,
    );
    expect(written()[1]).toBe(reset('WHITELIST'));
    if (before > 1)
      await waitFor(async () =>
        expect(within(await list('Entries')).getAllByRole('listitem')).toHaveLength(before - 1),
      );
  });

  test('the note of an address is written to all of its entries', async () => {
    const { user } = open(`whitelist/${encodeURIComponent(fleet)}`);
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.clear(note);
    expect(await screen.findByText('A reason is required')).toBeVisible();
    await user.type(note, 'Runs the fleet');
    await user.click(await button('Save note'));
    await user.click(within(await findDialog('Save note')).getByRole('button', { name: 'Save note' }));
    await expectNotice('The note has been saved');
    expect(written()).toEqual([
      `PUT /auth/whitelist/note {"address":"${fleet}","whiteListNote":"Runs the fleet"}`,
      reset('WHITELIST'),
    ]);
  });

  test('a note that another administrator has written meanwhile is shown first, and what was typed stays', async () => {
    const { user } = open(`whitelist/${encodeURIComponent(fleet)}`);
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.type(note, 'Mine');
    const white = backEnds.store.collection<WhitelistRecord>('whitelist');
    for (const each of white.all().filter(({ address }) => address === fleet))
      white.put(getWhitelistId(each), { ...each, note: 'Theirs' });
    await user.click(await button('Save note'));
    const form = within(await findDialog('Save note'));
    await user.click(form.getByRole('button', { name: 'Save note' }));
    expect(await form.findByText(/another note since you began: “Theirs”/)).toBeInTheDocument();
    expect(written()).toEqual([]);
    await waitFor(() => expect(note).toHaveValue('Mine'));
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await expectNotice('The note has been saved');
    expect(white.all().find(({ address }) => address === fleet)?.note).toBe('Mine');
  });

  test('an entry that stands there is replaced only once that has been shown', async () => {
    const white = backEnds.store.collection<WhitelistRecord>('whitelist');
    const { user } = open(`whitelist/${encodeURIComponent(fleet)}`);
    await list('Entries');
    const [entry] = white.all().filter(({ address }) => address === fleet);
    if (!entry) throw new Error('There is no entry');
    await user.click(await button('Add entry'));
    const form = within(await findDialog('Add to the whitelist'));
    await user.selectOptions(form.getByRole('combobox', { name: 'Realm' }), 'Customer');
    // Pasted, as typing at this speed would be a scan.
    await user.click(form.getByRole('combobox', { name: 'Account' }));
    await user.paste(entry.affiliation);
    await user.tab();
    await user.click(form.getByRole('checkbox', { name: 'Application engineer' }));
    await user.click(form.getByRole('checkbox', { name: 'Germany' }));
    await user.type(form.getByRole('textbox', { name: 'Note' }), 'Now configures');
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByText('It takes the place of an entry that stands there.')).toBeInTheDocument();
    expect(form.getAllByRole('listitem')[0]).toHaveTextContent(/^Replace at .*, before: /);
    // Another administrator changes the entry again.
    white.put(getWhitelistId(entry), { ...entry, roles: ['BASIC', 'GRANTER'] });
    await user.click(form.getByRole('button', { name: 'Add 1 entry' }));
    expect(await form.findByText(/^Somebody has changed the entries of this address/)).toBeInTheDocument();
    expect(form.getAllByRole('listitem')[0]).toHaveTextContent('before: Basic, Granter');
    expect(written()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await expectNotice('The entry has been added');
    expect(white.get(getWhitelistId(entry))?.roles).toEqual(['APPLICATION_ENGINEER']);
  });

  test('an entry that another administrator has changed meanwhile is shown before it is removed', async () => {
    const white = backEnds.store.collection<WhitelistRecord>('whitelist');
    const { user } = open(`whitelist/${encodeURIComponent(fleet)}`);
    await list('Entries');
    const [entry] = white.all().filter(({ address }) => address === fleet);
    if (!entry) throw new Error('There is no entry');
    white.put(getWhitelistId(entry), { ...entry, roles: ['BASIC', 'GRANTER'] });
    await user.click(await button('Remove all entries'));
    const form = within(await findDialog('Remove all entries'));
    await user.click(form.getByRole('button', { name: 'Remove all entries' }));
    expect(
      await form.findByText(/^Somebody has changed this since you saw it\. .*Basic, Granter/),
    ).toBeVisible();
    expect(written()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This address is not on the whitelist')).toBeVisible();
  });

  test('what was typed for an entry and as a note is there after the page was loaded anew', async () => {
    const at = `whitelist/${encodeURIComponent(fleet)}`;
    const note = (of = screen.getByRole('main')) => within(of).getByRole('textbox', { name: 'Note' });
    const before = open(at);
    await list('Entries');
    await before.user.type(note(), ' Until May.');
    await before.user.click(await button('Add entry'));
    await before.user.type(note(await findDialog('Add to the whitelist')), 'Asked by phone');
    cleanup();
    const { user } = open(at);
    await list('Entries');
    await user.click(await button('Add entry'));
    expect(note(await findDialog('Add to the whitelist'))).toHaveValue('Asked by phone');
    await user.keyboard('{Escape}');
    expect(note()).toHaveDisplayValue(/ Until May\.$/);
    await user.click(await button('Save note'));
    const form = within(await findDialog('Save note'));
    await user.click(form.getByRole('button', { name: 'Save note' }));
    await expectNotice('The note has been saved');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('whitelistNote'))).toEqual([]);
  });

  test('all entries of an address are removed, and the page says so', async () => {
    const { user } = open(`whitelist/${encodeURIComponent(fleet)}`);
    await user.click(await button('Remove all entries'));
    await user.click(
      within(await findDialog('Remove all entries')).getByRole('button', { name: 'Remove all entries' }),
    );
    expect(await screen.findByText('This address is not on the whitelist')).toBeVisible();
    expect(written()[0]).toBe('DELETE /auth/whitelist/fleet.manager%40nordiclift.example');
  });
});

test.each([
  ['blacklist', '/auth/blacklist/all'],
  ['whitelist', '/auth/whitelist/all'],
  ['whitelist/ann%2B1%40acme.example', '/auth/whitelist/ann%2B1%40acme.example'],
])('%s is read by GET %s, once', async (at, path) => {
  open(at);
  const read = () => backEnds.sent.filter((each) => each.method === 'GET' && each.path === `/cms${path}`);
  await waitFor(() => expect(read()).toHaveLength(1));
});

test('2,000 addresses are a window', async () => {
  const black = backEnds.store.collection<{ emailAddress: string }>('blacklist');
  for (let index = 0; index < 2000; index += 1) {
    const emailAddress = `person${index}@d${index % 40}.example`;
    black.put(emailAddress, { emailAddress });
  }
  open('blacklist');
  const rows = await list('Blacklist');
  expect(within(rows).getAllByRole('listitem').length).toBeLessThan(60);
  expect(Number(within(rows).getAllByRole('listitem')[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(
    2000,
  );
});
