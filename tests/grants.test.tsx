import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { defaultAccountNumber } from '~/domain/account/accounts.ts';
import type { Grant } from '~/domain/grant/grant.ts';
import type { Account } from '../mocks/cms/account/routes.ts';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { parseScan } from '../src/domain/scan/label.ts';
import { addScan } from '../src/widgets/scan/scanQueue.ts';
import { listDelegatedGrants, fetchCustomerGrants, seedGrant, fetchUnits } from './factories/seedGrant.ts';
import {
  backEnds,
  findDialog,
  expectNotice,
  expectNoticeLink,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const newcomer = 'crane.driver+night@customer.example';

/** Opens the dialog to give access from the permissions page. */
async function openDialog(
  as: string = seededEmails.customerGranter,
  at = '/permissions',
): Promise<OpenPortal> {
  const portal = openPortal({ as, at });
  await portal.user.click(await screen.findByRole('button', { name: 'Create permission' }));
  await findDialog('Create permission');
  return portal;
}

const inDialog = async () => within(await findDialog('Create permission'));

type Reason = { readonly address?: string; readonly type: string; readonly reason?: string };

/** Fills in the first step and continues to the second. */
async function sendReason(
  { user }: OpenPortal,
  { address = newcomer, type, reason = 'Called the site manager' }: Reason,
): Promise<void> {
  const here = await inDialog();
  await user.type(here.getByLabelText('E-mail address'), address);
  await user.click(here.getByRole('radio', { name: type }));
  await user.type(here.getByLabelText('Reason'), reason);
  await user.click(here.getByRole('button', { name: 'Next' }));
}

async function fillReason(portal: OpenPortal, filled: Reason): Promise<void> {
  await sendReason(portal, filled);
  const customer = await (await inDialog()).findByLabelText('Customer');
  // The focused button is removed with its step.
  await waitFor(() => expect(customer).toHaveFocus());
}

/** A product of the customer, or of another customer. */
function productOf(isTheirs: boolean): { serialNumber: string; deviceType: 'CU' | 'PCU' } {
  const found = backEnds.store.products
    .find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 500 })
    .find(
      ({ accountNumber, productFamily }) =>
        productFamily === 'G6' && (accountNumber === customerAccountNumber) === isTheirs,
    );
  if (!found) throw new Error('There is no such product');
  return found;
}

/** A G6 product of an account for which grants can be given. */
function productOfSomebody() {
  for (const product of backEnds.store.products.find(
    {},
    { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 500 },
  )) {
    const { accountNumber, productFamily } = product;
    const account = accountNumber && backEnds.store.collection<Account>('accounts').get(accountNumber);
    if (account && productFamily === 'G6' && !account.isTest && account.accountState !== 'RETIRED') {
      return { ...product, accountNumber };
    }
  }
  throw new Error('There is no such product');
}

function configurationOfCustomer(): string {
  const found = backEnds.store.configurations
    .find({}, { sort: 'modified', offset: 0, limit: 500 })
    .find(({ accountNumber }) => accountNumber === customerAccountNumber);
  if (!found) throw new Error('The customer has no configuration');
  return found.configurationId;
}

const ofNewcomer = async (account?: string): Promise<readonly Grant[]> =>
  (await fetchCustomerGrants(account)).filter(({ address }) => address === newcomer);

/** Continues to the review with these roles. */
async function toReviewOfRoles(portal: OpenPortal, ...roles: readonly string[]): Promise<void> {
  await fillReason(portal, { type: 'Elevated permissions' });
  const here = await inDialog();
  await here.findByRole('checkbox', { name: /^Basic/ });
  for (const role of roles) {
    // oxlint-disable-next-line no-await-in-loop
    await portal.user.click(here.getByRole('checkbox', { name: new RegExp(`^${role}`) }));
  }
  await portal.user.click(here.getByRole('button', { name: 'Next' }));
  await here.findByRole('table', { name: /^Access of this person/ });
}

test('roles that could not be read are not said to be none, and can be read again', async () => {
  backEnds.faults.add({ operation: 'realmRolesGet', effect: 'STATUS', status: 503 });
  const portal = await openDialog();
  await fillReason(portal, { type: 'Elevated permissions' });
  const here = await inDialog();
  expect(await here.findByRole('alert')).toHaveTextContent('The roles could not be read.');
  expect(here.queryByText(/You may grant no roles/)).not.toBeInTheDocument();
  expect(here.getByRole('button', { name: 'Next' })).toBeDisabled();
  backEnds.faults.clear();
  await portal.user.click(here.getByRole('button', { name: 'Try again' }));
  expect(await here.findByRole('checkbox', { name: /^Basic/ })).toBeEnabled();
  expect(here.getByRole('button', { name: 'Next' })).toBeEnabled();
});

describe('what is asked', () => {
  test('three steps, a warning, and every message', async () => {
    const { user } = await openDialog();
    const here = await inDialog();
    const steps = within(here.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Reason', 'Permission', 'Review']);
    expect(here.getByRole('note')).toHaveTextContent("followed the customer's vetting process");
    await user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('A valid e-mail address is required')).toBeVisible();
    expect(here.getByText('A permission type is required')).toBeVisible();
    expect(here.getByText('A reason is required')).toBeVisible();
  });

  test('a product is of G6, exists, and belongs to the customer', async () => {
    const portal = await openDialog(seededEmails.granter);
    const { user } = portal;
    await fillReason(portal, { type: 'Product access' });
    const here = await inDialog();
    const family = within(here.getByRole('radiogroup', { name: 'Product family' }));
    expect(family.getAllByRole('radio')).toHaveLength(1);
    expect(family.getByRole('radio', { name: 'G6' })).toBeChecked();
    await user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('A customer is required')).toBeVisible();
    expect(here.getByText('A valid serial number is required')).toBeVisible();

    await user.type(here.getByRole('combobox', { name: 'Customer' }), customerAccountNumber);
    await user.tab();
    const serial = here.getByLabelText('Serial number');
    addScan(parseScan('1999999'));
    await waitFor(() => expect(serial).toHaveValue('1999999'));
    await user.click(here.getByRole('button', { name: 'Next' }));
    expect(
      await here.findByText('This product does not exist or you do not have access to it'),
    ).toBeVisible();

    const foreign = productOf(false);
    await user.click(
      here.getByRole('radio', { name: foreign.deviceType === 'CU' ? 'Receiver' : 'Transmitter' }),
    );
    await user.clear(serial);
    await user.type(serial, foreign.serialNumber);
    await user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText(/^This product does not belong to .+ \(.+\)$/)).toBeVisible();
    expect(listDelegatedGrants()).toEqual([]);
  });

  test('configurations are offered twenty at a time, the last modified first', async () => {
    const portal = await openDialog(seededEmails.admin);
    await fillReason(portal, { type: 'Configuration access' });
    const here = await inDialog();
    await portal.user.type(here.getByRole('combobox', { name: 'Customer' }), customerAccountNumber);
    await portal.user.tab();
    await portal.user.click(here.getByLabelText('Configuration ID'));
    await waitFor(() => {
      const asked = backEnds.sent.findLast(({ path }) => path.startsWith('/cms/configurations/filter?'));
      expect(asked?.path).toContain('limit=20');
      expect(JSON.parse(asked?.body ?? '{}')).toMatchObject({
        configurationSortOrder: 'BY_MODIFIED_DATE_DESC',
        accountNumbers: [customerAccountNumber],
      });
    });
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('A configuration ID is required')).toBeVisible();
  });

  test('only roles one may grant, one of them at least, and what follows from them', async () => {
    const portal = await openDialog();
    await fillReason(portal, { type: 'Elevated permissions' });
    const here = await inDialog();
    expect(await here.findByRole('checkbox', { name: /^Basic/ })).toBeChecked();
    expect(here.queryByRole('checkbox', { name: /^Administrator/ })).not.toBeInTheDocument();
    expect(here.queryByRole('checkbox', { name: /^Granter/ })).not.toBeInTheDocument();
    expect(here.getByText('May grant nothing to others.')).toBeVisible();
    await portal.user.click(here.getByRole('checkbox', { name: /^Basic/ }));
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('At least 1 role is required')).toBeVisible();
  });

  test('a role that is not on offer at the customer is none that is chosen', async () => {
    const portal = await openDialog(seededEmails.granter, `/permissions/${defaultAccountNumber}`);
    await fillReason(portal, { address: 'new.colleague@maker.example', type: 'Elevated permissions' });
    const here = await inDialog();
    await here.findByRole('checkbox', { name: /^Developer/ });
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    expect(await here.findByText('At least 1 role is required')).toBeVisible();
  });

  test('an administrator passes on administrators and granters', async () => {
    const portal = await openDialog(seededEmails.customerAdmin);
    await fillReason(portal, { type: 'Elevated permissions' });
    const here = await inDialog();
    await portal.user.click(await here.findByRole('checkbox', { name: /^Administrator/ }));
    expect(here.getByText('May then grant to others: Granter and Administrator.')).toBeVisible();
  });

  test('what was typed is there again', async () => {
    const portal = await openDialog();
    await fillReason(portal, { type: 'Product access', reason: 'Asked by phone' });
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await portal.user.click(screen.getByRole('button', { name: 'Create permission' }));
    const here = await inDialog();
    await portal.user.click(await here.findByRole('button', { name: 'Previous' }));
    expect(await here.findByLabelText('Reason')).toHaveValue('Asked by phone');
    expect(here.getByLabelText('E-mail address')).toHaveValue(newcomer);
  });
});

describe('the grant', () => {
  test('creates a base, then saves it with the roles, and says so', async () => {
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    const here = await inDialog();
    const table = within(here.getByRole('table', { name: /^Access of this person/ }));
    expect(table.getByText('No access')).toBeVisible();
    expect(table.getByText('Roles: Basic and Application engineer')).toBeVisible();
    await portal.user.dblClick(here.getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    await expectNoticeLink(`Open permissions of ${newcomer}`, /^\/permissions\/\d+\/[^/]+$/);
    const entry = `${new Date().toISOString().slice(0, 10)} ${seededEmails.customerGranter}: Called the site manager`;
    expect(listDelegatedGrants()).toMatchObject([
      [{ address: newcomer, roles: ['BASIC'], accessLevel: 'OPEN', note: entry, item: null }],
      [{ address: newcomer, roles: ['BASIC', 'APPLICATION_ENGINEER'], item: null }],
    ]);
    const [given] = listDelegatedGrants()[1] ?? [];
    expect(given?.note).toMatch(
      new RegExp(`^${entry.replaceAll(/[.+]/g, '.')}\\n.+: Granted Basic and .+ at .+$`),
    );
    expect(await ofNewcomer()).toHaveLength(1);
  });

  test('makes somebody an employee who has nothing yet, and ends by the same granter', async () => {
    const address = 'new.colleague@maker.example';
    const portal = await openDialog(seededEmails.granter, `/permissions/${defaultAccountNumber}`);
    await fillReason(portal, { address, type: 'Elevated permissions' });
    const here = await inDialog();
    await portal.user.click(await here.findByRole('checkbox', { name: /^Developer/ }));
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    await portal.user.click(await here.findByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${address}`);
    expect(listDelegatedGrants().map(([draft]) => draft?.roles)).toEqual([['BASIC'], ['BASIC', 'DEVELOPER']]);
    expect(await fetchUnits(address)).toMatchObject({ authUnits: [{ roles: ['BASIC', 'DEVELOPER'] }] });

    await portal.goTo(`/permissions/${defaultAccountNumber}/${address}`);
    await portal.user.click(await screen.findByRole('button', { name: 'Revoke everything' }));
    const question = within(await findDialog('Revoke everything'));
    await portal.user.click(question.getByRole('button', { name: 'Revoke' }));
    await expectNotice(`Everything of ${address} was revoked`);
  });

  test('appends the reason to the note that is there, and saves the item', async () => {
    await seedGrant({ address: newcomer, note: 'From before' });
    const id = configurationOfCustomer();
    const portal = await openDialog(seededEmails.granter);
    await fillReason(portal, { type: 'Configuration access' });
    const here = await inDialog();
    await portal.user.type(here.getByRole('combobox', { name: 'Customer' }), customerAccountNumber);
    await portal.user.tab();
    await portal.user.type(here.getByLabelText('Configuration ID'), id);
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    await portal.user.click(await here.findByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    const [appended, saved] = listDelegatedGrants().slice(-2);
    expect(appended).toMatchObject([{ roles: ['BASIC'], item: null }]);
    expect(appended?.[0]?.note).toMatch(/^From before\n\d{4}-\d\d-\d\d .+: Called the site manager$/);
    expect(saved).toMatchObject([{ item: { configurationId: id, productItem: null } }]);
    expect(await ofNewcomer()).toHaveLength(2);
  });

  test('opens a single product, however its serial number was typed', async () => {
    const { serialNumber, deviceType, accountNumber } = productOfSomebody();
    const portal = await openDialog(seededEmails.granter);
    await fillReason(portal, { type: 'Product access' });
    const here = await inDialog();
    await portal.user.type(here.getByRole('combobox', { name: 'Customer' }), accountNumber);
    await portal.user.tab();
    const device = deviceType === 'CU' ? 'Receiver' : 'Transmitter';
    await portal.user.click(here.getByRole('radio', { name: device }));
    await portal.user.type(here.getByLabelText('Serial number'), ` ${serialNumber} `);
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    await portal.user.click(await here.findByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    const productItem = { productFamily: 'G6', deviceType, serialNumber };
    expect(listDelegatedGrants()).toMatchObject([
      [{ address: newcomer, roles: ['BASIC'], item: null }],
      [{ address: newcomer, item: { configurationId: null, productItem } }],
    ]);
    expect((await ofNewcomer(accountNumber)).map(({ item }) => item?.productItem ?? null)).toEqual(
      expect.arrayContaining([null, expect.objectContaining(productItem)]),
    );
  });

  test('goes on at the step that failed, and makes nothing twice', async () => {
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    let calls = 0;
    backEnds.answer(
      http.post('*/cms/affiliations/delegate', () => {
        calls += 1;
        return calls === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    const here = await inDialog();
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    expect(await here.findByText(': failed')).toBeInTheDocument();
    expect(await ofNewcomer()).toMatchObject([{ roles: ['BASIC'] }]);
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    expect(await ofNewcomer()).toMatchObject([{ roles: ['BASIC', 'APPLICATION_ENGINEER'] }]);
    expect(listDelegatedGrants().map(([draft]) => draft?.roles)).toEqual([
      ['BASIC'],
      ['BASIC', 'APPLICATION_ENGINEER'],
    ]);
  });

  test('goes on where it was left in the middle, with the same reason once', async () => {
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    let calls = 0;
    backEnds.answer(
      http.post('*/cms/affiliations/delegate', () => {
        calls += 1;
        return calls === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    const here = await inDialog();
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    expect(await here.findByText(': failed')).toBeInTheDocument();
    await portal.user.click(here.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await portal.user.click(screen.getByRole('button', { name: 'Create permission' }));
    const there = await inDialog();
    expect(await there.findByText(/^Granting stopped in the middle/)).toBeVisible();
    await portal.user.click(there.getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    const [grant] = await ofNewcomer();
    expect(grant?.roles).toEqual(['BASIC', 'APPLICATION_ENGINEER']);
    expect(grant?.note.match(/Called the site manager/g)).toHaveLength(1);
  });

  test('that is closed between its steps ends there, and says so', async () => {
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    const held = Promise.withResolvers<undefined>();
    const asked = vi.fn(() => held.promise);
    backEnds.answer(http.post('*/cms/affiliations/delegate', asked, { once: true }));
    await portal.user.click((await inDialog()).getByRole('button', { name: 'Grant' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await portal.user.keyboard('{Escape}');
    held.resolve(undefined);
    await expectNotice(/was closed in the middle/);
    expect(listDelegatedGrants().map(([draft]) => draft?.roles)).toEqual([['BASIC']]);
  });

  test('of two granters at once loses nothing', async () => {
    await seedGrant({ address: newcomer, note: 'From before' });
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    let isFirst = true;
    backEnds.answer(
      http.post('*/cms/affiliations/delegate', async () => {
        if (!isFirst) return undefined;
        isFirst = false;
        // Another granter saves first.
        await seedGrant({ address: newcomer, note: 'From before\nby another' });
        return undefined;
      }),
    );
    await portal.user.click((await inDialog()).getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    const [grant] = await ofNewcomer();
    expect(grant?.note).toMatch(/^From before\nby another\n\d{4}-.+Called the site manager\n.+: Granted /);
    expect(grant?.roles).toEqual(['BASIC', 'APPLICATION_ENGINEER']);
  });

  test('of two granters whose roles pass each other has the roles of both', async () => {
    await seedGrant({ address: newcomer });
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    let calls = 0;
    backEnds.answer(
      http.post('*/cms/affiliations/delegate', async () => {
        calls += 1;
        if (calls !== 2) return undefined;
        // Another granter has loaded the same record and saves first.
        const [now] = await ofNewcomer();
        await seedGrant({ address: newcomer, roles: ['BASIC', 'ADMIN'], note: `${now?.note}\nby another` });
        return undefined;
      }),
    );
    await portal.user.click((await inDialog()).getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    await expectNotice(
      /Somebody else has changed this grant meanwhile.+The roles: Basic before, Basic and Admin/,
    );
    expect((await ofNewcomer())[0]?.roles).toEqual(['BASIC', 'APPLICATION_ENGINEER', 'ADMIN']);
  });

  test('says in its step that roles of another granter were merged', async () => {
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    let calls = 0;
    backEnds.answer(
      http.post('*/cms/affiliations/delegate', async () => {
        calls += 1;
        if (calls === 1)
          await seedGrant({ address: newcomer, roles: ['BASIC', 'ADMIN'], note: 'By another' });
        return calls === 4 ? HttpResponse.json({}, { status: 503 }) : undefined;
      }),
    );
    const here = await inDialog();
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    const first = (await here.findAllByRole('listitem')).find((item) =>
      item.textContent.includes('Create the basic permission'),
    );
    await waitFor(() =>
      expect(first).toHaveTextContent(/The roles: nothing before, Basic and Administrator now/),
    );
    await waitFor(() => expect(here.getByText(': failed')).toBeInTheDocument());
    expect(here.getByText(/^This did not go through\. What is done stays/)).toBeVisible();
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    expect((await ofNewcomer())[0]?.roles).toEqual(['BASIC', 'APPLICATION_ENGINEER', 'ADMIN']);
  });

  test('says first what has changed since the look at it', async () => {
    await seedGrant({ address: newcomer });
    const portal = await openDialog();
    await toReviewOfRoles(portal, 'Application engineer');
    await seedGrant({ address: newcomer, roles: ['BASIC', 'ADMIN'], note: 'Vetted\nmore' });
    const before = listDelegatedGrants().length;
    const here = await inDialog();
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    expect(await here.findByText('The roles: Basic before, Basic and Administrator now.')).toBeVisible();
    expect(listDelegatedGrants()).toHaveLength(before);
    await portal.user.click(here.getByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${newcomer}`);
    expect((await ofNewcomer())[0]?.roles).toEqual(['BASIC', 'APPLICATION_ENGINEER', 'ADMIN']);
  });

  test('is refused to oneself in the first step, with the reason at the address', async () => {
    const portal = await openDialog();
    const before = listDelegatedGrants().length;
    await sendReason(portal, {
      address: seededEmails.customerGranter.toUpperCase(),
      type: 'Elevated permissions',
    });
    const here = await inDialog();
    expect(await here.findByText(/^You cannot change your own permissions/)).toBeVisible();
    const address = here.getByLabelText('E-mail address');
    expect(address).toBeInvalid();
    expect(address).toHaveAccessibleDescription(/You cannot change your own permissions/);
    expect(here.queryByLabelText('Customer')).not.toBeInTheDocument();
    expect(listDelegatedGrants()).toHaveLength(before);
  });

  test('is used by the other person at the next call', async () => {
    const portal = await openDialog(seededEmails.customerAdmin);
    await fillReason(portal, { address: seededEmails.newcomer, type: 'Elevated permissions' });
    const here = await inDialog();
    await portal.user.click(await here.findByRole('checkbox', { name: /^Granter/ }));
    await portal.user.click(here.getByRole('button', { name: 'Next' }));
    await portal.user.click(await here.findByRole('button', { name: 'Grant' }));
    await expectNotice(`Permission granted to ${seededEmails.newcomer}`);
    expect(await fetchUnits(seededEmails.newcomer)).toMatchObject({
      authUnits: [{ realm: 'CUSTOMER', accountNumber: customerAccountNumber, roles: ['BASIC', 'GRANTER'] }],
    });
  });
});
