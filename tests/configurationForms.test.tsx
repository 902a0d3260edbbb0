import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { seedConfiguration } from './seedConfiguration.ts';
import {
  backEnds,
  findConfigurationList,
  findDialog,
  expectNotice,
  findNotifications,
  openPortal,
  seedRevisedConfiguration,
  getStoredConfiguration,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

type User = OpenPortal['user'];

const id = 'OU7001';
const button = (inside: HTMLElement, name: string | RegExp) => within(inside).getByRole('button', { name });

/** Selects an entry of the page's menu. */
async function choose(user: User, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Selects a part. Without layout jsdom treats the options as scrolled out of view. */
async function choosePart(user: User, form: HTMLElement, partNumber: string): Promise<void> {
  await user.click(within(form).getByRole('combobox', { name: 'Part' }));
  const name = new RegExp(`^${partNumber} `);
  await user.click(await screen.findByRole('option', { name, hidden: true }));
}

test('Enter takes the only customer and the only part that is found, and the first arrow leads to a customer', async () => {
  const { user } = openPortal({ as: seededEmails.admin, at: '/configurations' });
  await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
  const form = await findDialog('Create configuration');
  const field = (name: string) => within(form).getByRole<HTMLInputElement>('combobox', { name });
  /** The value of a field after a search and these keys. The text is pasted, as typing would be a scan. */
  const found = async (name: string, text: string, keys: string): Promise<string> => {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
    await waitFor(() => expect(field(name)).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard(keys);
    return field(name).value;
  };
  await waitFor(() => expect(field('Customer')).toHaveValue('No customer'));
  const customer = await found('Customer', '3010001', '{Enter}');
  expect(customer).not.toMatch(/^(No customer|3010001|)$/);
  expect(field('Customer')).toHaveAttribute('aria-expanded', 'false');
  const another = await found('Customer', '3010002', '{ArrowDown}{Enter}');
  expect(another).not.toMatch(/^(No customer|3010002|)$/);
  expect(another).not.toBe(customer);
  expect(await found('Customer', customer.toUpperCase(), '{Enter}')).toBe(customer);
  // Selecting the current value again keeps it.
  expect(await found('Customer', '3010001', '{ArrowDown}{Enter}')).toBe(customer);
  await user.click(within(form).getByRole('radio', { name: 'G3' }));
  await user.click(button(form, 'Upload existing'));
  await user.type(await within(form).findByLabelText('Configuration ID'), 'OU7009');
  await waitFor(() => expect(field('Part')).toHaveAttribute('placeholder', 'Search by number or label'));
  const part = await found('Part', 'p00003', '{Enter}');
  expect(part).toMatch(/^P00003 /);
  // Selecting the current value again restores its name in the field.
  for (const keys of ['{Enter}', '{ArrowDown}{Enter}']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await found('Part', 'P00003', keys)).toBe(part);
    expect(field('Part')).toHaveAttribute('aria-expanded', 'false');
  }
  expect(within(form).queryByText('A part number is required')).toBeNull();
});

test('creating begins with G6 and no customer, and offers each family what the person may', async () => {
  const { user } = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
  await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
  const form = await findDialog('Create configuration');
  const family = (name: string): HTMLElement => within(form).getByRole('radio', { name });
  const uploads = (): HTMLElement => button(form, 'Upload existing');
  const in3D = (): HTMLElement => button(form, 'Create 3D configuration');
  const customer = within(form).getByRole('combobox', { name: 'Customer' });
  expect(family('G6')).toBeChecked();
  await waitFor(() => expect(customer).toHaveValue('No customer'));
  for (const name of ['G2', 'G3', 'G5']) {
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await user.click(family(name));
    expect([name, uploads().matches(':enabled')]).toEqual([name, true]);
  }
  expect(in3D()).toBeDisabled();
  expect(in3D()).toHaveAccessibleDescription('G5 cannot be configured in 3D, only G6.');
  for (const name of ['G6', 'P6']) {
    // oxlint-disable-next-line no-await-in-loop -- one choice after the other
    await user.click(family(name));
    expect(uploads()).toBeDisabled();
    expect(uploads()).toHaveAccessibleDescription(`Only Administrators can upload ${name} configurations.`);
  }
  await user.click(family('G6'));
  expect(in3D()).toBeDisabled();
  expect(in3D()).toHaveAccessibleDescription('Needs the 3D configurator role.');

  await user.clear(customer);
  await user.type(customer, '3010');
  const choices = (): HTMLElement => screen.getByRole('listbox', { hidden: true });
  await waitFor(() => expect(within(choices()).getAllByRole('option', { hidden: true })).toHaveLength(16));
  await user.click(family('G3'));
  await user.click(button(form, 'Clear the choice'));
  await user.click(uploads());
  expect(await within(form).findByText('A customer is required')).toBeVisible();
  await user.click(customer);
  await user.click(await screen.findByRole('option', { name: /^No customer/, hidden: true }));
  await user.click(uploads());
  await user.type(await within(form).findByLabelText('Configuration ID'), 'xx1234');
  await user.type(within(form).getByLabelText('Description'), 'Crane');
  await choosePart(user, form, 'P00003');
  await user.click(button(form, 'Upload'));
  expect(
    await within(form).findByText('The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF'),
  ).toBeVisible();
  await user.click(button(form, 'Previous'));
  expect(family('G3')).toBeChecked();
});

describe('the part of a new configuration', () => {
  async function secondStep(user: User, family: string): Promise<HTMLElement> {
    const form = await findDialog('Create configuration');
    await user.click(within(form).getByRole('radio', { name: family }));
    await user.click(button(form, 'Upload existing'));
    await within(form).findByRole('button', { name: 'Upload' });
    return form;
  }
  const lacksPart = async (form: HTMLElement): Promise<void> => {
    await waitFor(() =>
      expect(button(form, 'Upload')).toHaveAccessibleDescription('A part number is required'),
    );
  };

  test('goes with a classic id, and must be one of the family', async () => {
    const { user } = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
    await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
    const form = await secondStep(user, 'G5');
    const part = (): HTMLElement => within(form).getByRole('combobox', { name: 'Part' });
    const configurationId = (): HTMLElement => within(form).getByLabelText('Configuration ID');
    expect(part()).toBeDisabled();
    await user.type(configurationId(), 'ou7009');
    expect(configurationId()).toHaveValue('OU7009');
    await user.type(within(form).getByLabelText('Description'), 'Crane');
    await lacksPart(form);
    expect(button(form, 'Upload')).toBeDisabled();
    await choosePart(user, form, 'P00012');
    await waitFor(() => expect(button(form, 'Upload')).toBeEnabled());

    await user.clear(configurationId());
    await user.type(configurationId(), '12345');
    expect(part()).toBeDisabled();
    expect(part()).toHaveValue('');
    expect(form).toHaveTextContent('12345 will be a phantom configuration.');
    await user.clear(configurationId());
    await user.type(configurationId(), 'OU7009');
    await lacksPart(form);

    await choosePart(user, form, 'P00012');
    await waitFor(() => expect(button(form, 'Upload')).toBeEnabled());
    await user.click(button(form, 'Previous'));
    await secondStep(user, 'G3');
    expect(configurationId()).toHaveValue('OU7009');
    await lacksPart(form);
    expect(part()).toHaveValue('');
  });

  test('that the CMS has not read yet is refused with what helps', async () => {
    const parts = backEnds.store.collection<{ partNumber: string }>('parts');
    const made = { ...parts.get('P00012'), partNumber: 'P77001' };
    parts.put('P77001', made);
    const { user } = openPortal({ as: seededEmails.productionEngineer, at: '/configurations' });
    await user.click(await screen.findByRole('button', { name: 'Create configuration' }));
    const form = await secondStep(user, 'G5');
    await user.type(within(form).getByLabelText('Configuration ID'), 'OU7019');
    await user.type(within(form).getByLabelText('Description'), 'Winch');
    await choosePart(user, form, 'P77001');
    await waitFor(() => expect(button(form, 'Upload')).toBeEnabled());
    await user.click(button(form, 'Upload'));
    await expectNotice(/P77001 is in the list of parts: the CMS may still work with its cache of parts/);
  });
});

describe('a product configuration', () => {
  test('is added to the revision in work, whichever is shown', async () => {
    seedRevisedConfiguration(id);
    const { user } = openPortal({ at: `/configurations/${id}` });
    await choose(user, 'Create product configuration 0B');
    const form = await findDialog(`Create product configuration 0B · ${id}`);
    expect(form).toHaveTextContent('It is added to revision 0B.');
    await user.click(within(form).getByRole('radio', { name: 'Transmitter' }));
    await choosePart(user, form, 'P00003');
    await user.type(within(form).getByLabelText('Description'), 'Spare transmitter');
    await waitFor(() => expect(button(form, 'Create')).toBeEnabled());
    await user.click(button(form, 'Create'));
    await expectNotice(`Product configuration P00003-${id} has been created`);
    const [active, pending] = getStoredConfiguration(id).revisions;
    expect(pending?.productConfigurations).toMatchObject([
      { productConfigurationDescription: 'Spare transmitter' },
    ]);
    expect(active?.productConfigurations).not.toContainEqual(
      expect.objectContaining({ productConfigurationDescription: 'Spare transmitter' }),
    );
  });

  test('with a part that the CMS has not read yet is refused with what helps', async () => {
    seedConfiguration(backEnds.store, id, { productFamily: 'G5' });
    const parts = backEnds.store.collection<{ partNumber: string }>('parts');
    parts.put('P77002', { ...parts.get('P00003'), partNumber: 'P77002' });
    const { user } = openPortal({ at: `/configurations/${id}` });
    await choose(user, /^Create product configuration 0[AB]$/);
    const form = await findDialog(/^Create product configuration/);
    await user.click(within(form).getByRole('radio', { name: 'Transmitter' }));
    await choosePart(user, form, 'P77002');
    await user.type(within(form).getByLabelText('Description'), 'Spare transmitter');
    await waitFor(() => expect(button(form, 'Create')).toBeEnabled());
    await user.click(button(form, 'Create'));
    await expectNotice(/P77002 is in the list of parts: the CMS may still work with its cache of parts/);
    expect(form).toBeVisible();
  });

  test('is named after its part until it is given another id', async () => {
    seedConfiguration(backEnds.store, id, { productFamily: 'G5' });
    const { user } = openPortal({ at: `/configurations/${id}` });
    await choose(user, /^Create product configuration 0[AB]$/);
    const form = await findDialog(/^Create product configuration/);
    const named = (): HTMLElement => within(form).getByLabelText('Product configuration ID');
    await user.click(within(form).getByRole('radio', { name: 'Transmitter' }));
    await choosePart(user, form, 'P00003');
    expect(named()).toHaveValue(`P00003-${id}`);
    await choosePart(user, form, 'P00005');
    expect(named()).toHaveValue(`P00005-${id}`);
    await user.click(within(form).getByRole('radio', { name: 'Receiver' }));
    expect(named()).toHaveValue('');
    await user.type(named(), 'P00004-SPARE');
    await choosePart(user, form, 'P00004');
    expect(named()).toHaveValue('P00004-SPARE');
  });

  test('has an id in capitals, and none that differs from another in its case alone', async () => {
    seedConfiguration(backEnds.store, id);
    const [device] = getStoredConfiguration(id).revisions[0]?.productConfigurations ?? [];
    const taken = device?.productConfigurationId ?? '';
    const { user } = openPortal({ at: `/configurations/${id}` });
    await choose(user, /^Create product configuration 0[AB]$/);
    const form = await findDialog(/^Create product configuration/);
    await user.click(within(form).getByRole('radio', { name: 'Transmitter' }));
    await choosePart(user, form, 'P00003');
    const named = within(form).getByLabelText('Product configuration ID');
    await user.clear(named);
    await user.type(named, taken.toLowerCase());
    expect(named).toHaveValue(taken);
    await user.type(within(form).getByLabelText('Description'), 'The same again');
    await waitFor(() => expect(button(form, 'Create')).toBeEnabled());
    await user.click(button(form, 'Create'));
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(/is taken/));
    expect(form).toBeVisible();
    expect((await findNotifications()).textContent).toBe('');
  });

  test('takes a part that is typed, and its device type with it', async () => {
    seedConfiguration(backEnds.store, id, { productFamily: 'G5' });
    const { user } = openPortal({ at: `/configurations/${id}` });
    await choose(user, /^Create product configuration 0[AB]$/);
    const form = await findDialog(/^Create product configuration/);
    const part = within(form).getByRole('combobox', { name: 'Part' });
    const typePart = async (text: string): Promise<void> => {
      await waitFor(() => expect(part).not.toHaveAttribute('placeholder', 'Loading parts'));
      await user.clear(part);
      await user.type(part, text);
      await user.tab();
    };
    await typePart('nothing of the kind');
    expect(part).toHaveValue('');
    await typePart('p00003');
    await waitFor(() => expect(part.getAttribute('value')).toMatch(/^P00003/));
    expect(within(form).getByRole('radio', { name: 'Transmitter' })).toBeChecked();
    expect(within(form).getByLabelText('Product configuration ID')).toHaveValue(`P00003-${id}`);
  });

  test('is shown as the revision of a product has it', async () => {
    const released = 'KS1248';
    const { user } = openPortal({ at: `/configurations/${released}?tab=PRODUCTS` });
    const [first] = await screen.findAllByRole('button', { name: /was made after$/ });
    if (!first) throw new Error(`${released} has no product`);
    const asked = (): readonly string[] =>
      backEnds.sent.map(({ path }) => path).filter((path) => path.startsWith('/cms/productConfigurations/'));
    expect(asked()).toEqual([]);
    await user.click(first);
    const revision = /^Revision (\S+),/.exec(first.getAttribute('aria-label') ?? '')?.[1];
    const facts = await screen.findByRole('table', { name: new RegExp(` in revision ${revision}$`) });
    expect(within(facts).getByRole('row', { name: /^Description/ })).toBeVisible();
    expect(asked()).toEqual([expect.stringMatching(new RegExp(`-${released}\\?revision=${revision}$`))]);
  });
});

test('a row of the list judges the revision in work, not the one in force', async () => {
  seedRevisedConfiguration(id);
  const { user } = openPortal({ at: `/configurations?search=${id}` });
  await user.click(await screen.findByRole('button', { name: `Expand ${id}` }));
  const next = await screen.findByRole('region', { name: `Next steps of ${id}` });
  await waitFor(() => expect(next).toHaveTextContent('There is no product configuration yet.'));
});

describe('the list', () => {
  test('says so where it has no more pages, and leads back to its first', async () => {
    const { user } = openPortal({ at: '/configurations?state=APPROVED&page=99' });
    expect(await screen.findByText('The list has no page 99.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
    await findConfigurationList();
    expect(location.search).toBe('?state=APPROVED');
  });

  test('offers customers no creating', async () => {
    openPortal({ as: seededEmails.customerEngineer, at: '/configurations' });
    await findConfigurationList();
    expect(screen.queryByRole('button', { name: 'Create configuration' })).not.toBeInTheDocument();
  });
});

test('a part that cannot be chosen any more is named, and refused until another one is chosen', async () => {
  seedConfiguration(backEnds.store, id, { state: 'APPROVED', partNumber: 'P99999' });
  const { user } = openPortal({ at: `/configurations/${id}` });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const form = await findDialog(/^Duplicate/);
  await user.type(within(form).getByLabelText('Configuration ID'), 'OU7003');
  const picker = await within(form).findByRole('combobox', { name: 'Part' });
  await waitFor(() =>
    expect(picker).toHaveAccessibleDescription('Part P99999 cannot be chosen here, choose another'),
  );
  expect(button(form, 'Duplicate')).toBeDisabled();
  await user.click(picker);
  await user.click((await screen.findAllByRole('option', { name: /^P\d+/, hidden: true }))[0] ?? picker);
  await waitFor(() => expect(button(form, 'Duplicate')).toBeEnabled());
  expect(picker).not.toHaveAccessibleDescription();
});

describe('a picker whose choices could not be read', () => {
  test.each([
    ['Customer', 'accountGetAll', 'The customers could not be read', /^No customer/],
    ['Part', 'partGetAll', 'The parts could not be read', /^P\d+/],
  ] as const)(
    'says so, keeps what was chosen, and reads them again: %s',
    async (label, operation, text, choice) => {
      seedConfiguration(backEnds.store, id, { state: 'APPROVED' });
      const { accountNumber } = getStoredConfiguration(id);
      const { user } = openPortal({ at: `/configurations/${id}` });
      await screen.findByRole('button', { name: 'Actions' });
      backEnds.faults.add({ operation, effect: 'STATUS', status: 500, times: 1 });
      await user.click(screen.getByRole('button', { name: 'Actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
      const form = await findDialog(/^Duplicate/);
      await user.type(within(form).getByLabelText('Configuration ID'), 'OU7002');
      const picker = await within(form).findByRole('combobox', { name: label });
      await expectNotice('If the problem persist, you can report it');
      expect(await within(form).findByText(text)).toBeVisible();
      await user.click(picker);
      expect((await screen.findAllByRole('option', { name: choice, hidden: true })).length).toBeGreaterThan(
        0,
      );
      await waitFor(() => expect(within(form).queryByText(text)).not.toBeInTheDocument());
      await user.click(button(form, 'Duplicate'));
      await expectNotice('Your configuration has been duplicated');
      const copy = backEnds.store.configurations.get('OU7002');
      expect(copy).toMatchObject({ accountNumber, partNumber: getStoredConfiguration(id).partNumber });
    },
  );
});
