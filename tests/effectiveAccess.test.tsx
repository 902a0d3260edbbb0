import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { customerAccountNumber } from '../mocks/seed/accounts.ts';
import { seedConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findConfigurationInState,
  findDialog,
  findNextSteps,
  openPortal,
  seedRevisedConfiguration,
  seededEmails,
} from './portal.tsx';

const area = '/administration/permissions/access';
const open = (address: string, query = '') =>
  openPortal({ as: seededEmails.admin, at: `${area}/${encodeURIComponent(address)}${query}` });

test('somebody is looked for by address', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: area });
  await user.type(
    await screen.findByRole('textbox', { name: 'E-mail address' }),
    `${seededEmails.approver}{Enter}`,
  );
  expect(await screen.findByRole('heading', { name: seededEmails.approver, level: 1 })).toBeVisible();
  const units = within(await screen.findByRole('list', { name: 'Units' }));
  expect(units.getByRole('listitem')).toHaveTextContent('EmployeesNo customerApproverGrant');
  expect(units.getByText('Approver')).toHaveAttribute('title', 'Reviews and approves configurations');
});

test('a group is named with its accounts', async () => {
  open(seededEmails.groupEngineer);
  expect(
    await screen.findByRole('link', { name: /^with all \d+ accounts of Nordic Lift Group$/ }),
  ).toBeVisible();
});

test('whoever belongs to nothing is a guest', async () => {
  open(seededEmails.newcomer);
  expect(await screen.findByText('No units')).toBeVisible();
  expect(screen.getByText('Whoever has none is a guest, who may request access.')).toBeVisible();
});

test('whoever is blacklisted has nothing, and reads what is withheld', async () => {
  backEnds.store
    .collection<{ emailAddress: string }>('blacklist')
    .put(seededEmails.customerEngineer, { emailAddress: seededEmails.customerEngineer });
  open(seededEmails.customerEngineer);
  expect(await screen.findByText(/^This address is on the blacklist/)).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Units that are withheld' })).toHaveTextContent(
    'Application engineer',
  );
  expect(screen.getByText('No unit holds it')).toBeVisible();
});

test('the blacklist is named as what decides, and no role as what would do', async () => {
  const { configurationId } = findConfigurationInState('CONFIGURING');
  backEnds.store
    .collection<{ emailAddress: string }>('blacklist')
    .put(seededEmails.customerEngineer, { emailAddress: seededEmails.customerEngineer });
  open(seededEmails.customerEngineer, `?configuration=${configurationId}&event=ADD_FILES`);
  expect(await screen.findByText(`${seededEmails.customerEngineer} cannot add files.`)).toBeVisible();
  expect(await answer('Rule')).toBe('The blacklist decides');
  expect(await answer('What would be needed')).toBe('That the address is taken off the blacklist');
  expect(await screen.findByText('Not at all: the address is on the blacklist')).toBeVisible();
  expect(screen.getByText('Operations it may call').nextElementSibling).toHaveTextContent(/^0$/);
});

const answer = async (label: string): Promise<string | null | undefined> => {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
};

describe('why', () => {
  test('an approver can approve: unit, realm, role and rule', async () => {
    open(seededEmails.approver, '?event=APPROVE_CONFIGURATION&state=WAITING_FOR_APPROVAL');
    expect(await screen.findByText(`${seededEmails.approver} can approve.`)).toBeVisible();
    expect(await answer('Rule')).toBe('Role, state and operations all allow it');
    await waitFor(async () => expect(await answer('Unit')).toBe('Approver in “Employees” at No customer'));
    expect(screen.getByText("This is Portal's own reading of the rules; the server decides.")).toBeVisible();
  });

  test('an engineer cannot approve, and which roles can', async () => {
    open(seededEmails.engineer, '?event=APPROVE_CONFIGURATION&state=WAITING_FOR_APPROVAL');
    expect(await screen.findByText(`${seededEmails.engineer} cannot approve.`)).toBeVisible();
    expect(await answer('Rule')).toBe('The roles decide');
    expect(await answer('What would be needed')).toBe(
      'Approver in “Employees” or Administrator in “Employees”',
    );
  });

  test('whoever lacks a role reads all that would do, and no sentence that leaves some out', async () => {
    open(seededEmails.customerBasic, '?event=CONFIGURE&state=CONFIGURING');
    expect(await screen.findByText(`${seededEmails.customerBasic} cannot configure.`)).toBeVisible();
    expect(await answer('What would be needed')).toMatch(/Approver in “Employees”/);
    expect(screen.queryByText(/^Only /)).not.toBeInTheDocument();
  });

  test('roles that only do together are named together', async () => {
    open(seededEmails.engineer, '?event=ADD_ARTEFACTS&state=CONFIGURING');
    expect(await screen.findByText(`${seededEmails.engineer} cannot add artefacts.`)).toBeVisible();
    expect(await answer('What would be needed')).toBe(
      'Administrator in “Employees” or Production administrator and Application engineer in “Employees”',
    );
  });

  test('a rule that asks for no role names none', async () => {
    open(seededEmails.engineer, '?event=ADD_FILES&state=CONFIGURING');
    expect(await screen.findByText(`${seededEmails.engineer} can add files.`)).toBeVisible();
    expect(await answer('Unit')).toBe('No role is asked for');
  });

  test('a rule that asks for any employee names the realm, not each of its roles', async () => {
    open(seededEmails.customerEngineer, '?event=DELETE_FILES_OF_OTHERS&state=CONFIGURING');
    expect(
      await screen.findByText(`${seededEmails.customerEngineer} cannot delete what others have added.`),
    ).toBeVisible();
    expect(await answer('What would be needed')).toBe('Any role in “Employees”');
  });

  test('a customer of another account does not even see the configuration', async () => {
    const { configurationId } = findConfigurationInState('CONFIGURING');
    open(seededEmails.newcomer, `?configuration=${configurationId}&event=CONFIGURE`);
    expect(await screen.findByText(/^Not at all: it takes a unit at its account/)).toBeVisible();
  });

  test('a role that reads no configurations shows none of its account', async () => {
    seedConfiguration(backEnds.store, 'OU7001', { accountNumber: customerAccountNumber });
    const { goTo } = open(seededEmails.customerBasic, '?configuration=OU7001');
    expect(
      await screen.findByText('Not at all: no role of the unit there reads configurations'),
    ).toBeVisible();
    await goTo(`${area}/${seededEmails.customerEngineer}?configuration=OU7001`);
    expect(await screen.findByText('By a unit at its account')).toBeVisible();
  });

  test('an operation that was taken from the role is named', async () => {
    const rows = backEnds.store.collection<{ methods: string[] }>('access');
    const row = rows.get('STAFF/APPROVER');
    if (!row) throw new Error('No row');
    rows.put('STAFF/APPROVER', {
      ...row,
      methods: row.methods.filter((each) => each !== 'configurationSetState'),
    });
    open(seededEmails.approver, '?event=APPROVE_CONFIGURATION&state=WAITING_FOR_APPROVAL');
    expect(await screen.findByText(`${seededEmails.approver} cannot approve.`)).toBeVisible();
    expect(await answer('What would be needed')).toBe('Access to configurationSetState');
  });
});

test('one reads the same of oneself behind what is refused', async () => {
  seedRevisedConfiguration('OU9901');
  const { user } = openPortal({ as: seededEmails.support, at: '/configurations/OU9901' });
  const panel = within(await findNextSteps());
  const [why] = panel.getAllByText('Why?');
  if (!why) throw new Error('Nothing is refused');
  await user.click(why);
  expect(await panel.findByText(/^You cannot /)).toBeVisible();
  expect(await answer('Rule')).toBe('The roles decide');
});

test.each([
  ['/configurations/OU9901', 'Actions'],
  ['/configurations?search=OU9901', 'Actions of OU9901'],
])('one reads it of everything in the menu at %s, whatever is refused there', async (at, menu) => {
  seedRevisedConfiguration('OU9901');
  const { user } = openPortal({ as: seededEmails.support, at });
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: 'Why can, or can’t, I?' }));
  const reasons = within(await findDialog('Why can, or can’t, I?'));
  await user.click(reasons.getByLabelText(/^Why\? Approve/));
  expect(await reasons.findByText(/^You cannot approve/)).toBeInTheDocument();
  expect(reasons.getByText('The roles decide')).toBeInTheDocument();
  expect(backEnds.sent.filter(({ method }) => method !== 'GET' && method !== 'POST')).toEqual([]);
});
