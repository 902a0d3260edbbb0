import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '~/platform/modals.ts';
import {
  backEnds,
  findConfigurationInState,
  findConfigurationList,
  findDialog,
  openPortal,
  seededEmails,
  type OpenPortal,
} from './portal.tsx';

const box = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Search or run a command' });
const results = (): Promise<HTMLElement> => screen.findByRole('listbox', { name: 'Results' });
const group = async (name: string): Promise<HTMLElement> =>
  within(await results()).findByRole('group', { name });
/** Waits for the first option of a group. */
const firstOf = async (name: string): Promise<HTMLElement> => {
  const [first] = await within(await group(name)).findAllByRole('option');
  if (!first) throw new Error(`${name} has no option`);
  return first;
};
const options = (within_: HTMLElement): readonly string[] =>
  within(within_)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const address = (): string => location.pathname + location.search;

/** Enters text into the search at once, as keys this fast would be a scan. */
async function find(user: OpenPortal['user'], text: string): Promise<HTMLElement> {
  const input = await box();
  await user.click(input);
  await user.clear(input);
  await user.paste(text);
  return results();
}

const chosen = async (): Promise<string | null> => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

// Recently opened pages survive the session and would survive the test.
beforeEach(() => localStorage.clear());

test('whoever has no access to the configurations is not led to search them', async () => {
  const { user } = openPortal({ as: seededEmails.newcomer, at: '/' });
  const list = await find(user, 'shortcuts');
  expect(await within(list).findByRole('option', { name: /^Keyboard shortcuts/ })).toBeVisible();
  expect(within(list).queryByRole('option', { name: /^Search the configurations/ })).not.toBeInTheDocument();
});

describe('the search box', () => {
  test('is opened by its shortcut and left with Escape, to where one was', async () => {
    const { user } = openPortal({ at: '/configurations' });
    const list = await findConfigurationList();
    const row = within(list).getAllByRole('link')[0];
    row?.focus();
    await user.keyboard('{Control>}k{/Control}');
    const input = await box();
    expect(input).toHaveFocus();
    expect(options(await group('Pages'))).toEqual([
      'Home',
      'Configurations',
      'Products',
      'Updates',
      'Quotes',
      'Requests',
      'Scan',
      'Parts',
      'Cut files',
      'Symbols',
      'Service orders',
      'Firmware',
      'Apps',
      'Commands',
      'Accounts',
      'Account groups',
      'Device errors',
      'Resources',
      'Quote toolbox',
    ]);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(row).toHaveFocus();
  });

  test('is opened by its shortcut where it has the focus already', async () => {
    const { user } = openPortal({ at: '/' });
    await screen.findByRole('heading', { name: 'Home' });
    // Like the focus on load, without a previously focused element.
    const input = await box();
    act(() => input.focus());
    await user.keyboard('{Control>}k{/Control}');
    expect(options(await group('Pages'))).toContain('Configurations');
  });

  test('keeps the focus while the arrow keys choose', async () => {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    await user.click(await box());
    await group('Pages');
    expect(await chosen()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(await chosen()).toBe('Home');
    await user.keyboard('{ArrowUp}');
    expect(await chosen()).toMatch(/^Keyboard shortcuts/);
    expect(await box()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/products');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('does not open behind a dialog, or under a maintenance', async () => {
    const { user } = openPortal({ at: '/configurations' });
    await findConfigurationList();
    await user.keyboard('{Control>}/{/Control}');
    await findDialog('Keyboard shortcuts');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(useModals.getState().page.modal).toBeUndefined());
    await user.keyboard('{Control>}k{/Control}');
    expect(await results()).toBeInTheDocument();
  });

  test('under a maintenance its shortcut does nothing', async () => {
    backEnds.board.scheduleMaintenance({
      name: 'Moving house',
      body: '',
      component: 'Customer Portal',
      status: 'in_progress',
      startsIn: 60,
      lasts: 120,
    });
    const { user } = openPortal({ at: '/configurations' });
    await screen.findByText('Under maintenance');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('what somebody knows the name of', () => {
  test.each(['', ' in small letters', ' with a blank'])('opens with Enter: an id%s', async (how) => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const text = {
      '': id,
      ' in small letters': id.toLowerCase(),
      ' with a blank': `${id.slice(0, 2)} ${id.slice(2)}`,
    };
    const { user } = openPortal({ at: '/scan' });
    await screen.findByRole('heading', { name: 'Scan' });
    // The response of the CMS is not needed.
    backEnds.faults.add({ backEnd: 'cms', operation: 'configurationFilter', effect: 'DELAY', ms: 600_000 });
    await find(user, text[how as keyof typeof text]);
    expect(await chosen()).toBe(`Configuration ${id}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toMatch(new RegExp(`^/configurations/${id}`)));
  });

  test('a label that is scanned into it leaves no palette over its page', async () => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ at: '/' });
    await screen.findByRole('heading', { name: 'Home' });
    const input = await box();
    act(() => input.focus());
    // The search was opened and closed before.
    await user.keyboard('{ArrowDown}');
    await results();
    await user.keyboard('{Escape}');
    act(() => input.focus());
    // A scanner types faster than a person; its text is removed from the field.
    fireEvent.change(input, { target: { value: id } });
    expect(await results()).toBeInTheDocument();
    fireEvent.change(input, { target: { value: '' } });
    expect(input).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('Enter before the search has been loaded is not lost', async () => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ at: '/scan' });
    await user.click(await box());
    await user.paste(id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toMatch(new RegExp(`^/configurations/${id}`)));
  });

  test('a serial number leads to its product', async () => {
    const [product] = backEnds.store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1 });
    const { user } = openPortal({ at: '/scan' });
    await find(user, product?.serialNumber ?? '');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toBe(
        `/products/${product?.productFamily}/${product?.deviceType}/${product?.serialNumber}`,
      ),
    );
  });

  test('a serial number that a transmitter and a receiver have leads to both', async () => {
    const [product] = backEnds.store.products.find({}, { sort: 'BY_CREATED_DATE_DESC', offset: 0, limit: 1 });
    if (!product) throw new Error('The seed has products');
    for (const deviceType of ['CU', 'PCU'] as const) {
      backEnds.store.products.add({ ...product, serialNumber: '1666666', deviceType }, []);
    }
    const { user } = openPortal({ at: '/scan' });
    await find(user, '1666666');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products?search=1666666'));
  });

  test('the beginning of a serial number finds products', async () => {
    const { user } = openPortal({ as: seededEmails.support, at: '/scan' });
    await find(user, '01000');
    expect((await screen.findAllByRole('option', { name: /^01000\d\d/ })).length).toBeGreaterThan(0);
  });

  test('a serial number that nothing has says so and stays', async () => {
    const { user } = openPortal({ at: '/scan' });
    await find(user, '1999999');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No product has the serial number 1999999')).toBeInTheDocument();
    expect(location.pathname).toBe('/scan');
  });

  test('a part leads to where this person looks at parts', async () => {
    const { user } = openPortal({ as: seededEmails.production, at: '/scan' });
    await find(user, 'p00003');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/administration/gcode/parts/part?partNumber=P00003'));
  });

  test('and to its page who does not mill, or who keeps parts', async () => {
    const { user } = openPortal({ at: '/scan' });
    await find(user, 'P00003');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/administration/parts/P00003'));
  });

  test('and to both for who keeps parts and mills', async () => {
    const { user } = openPortal({ as: seededEmails.admin, at: '/scan' });
    await find(user, 'P00003');
    const [page, milling] = options(await group('Go to'));
    expect([page, milling]).toEqual(['Part P00003Its page', 'Part P00003What is milled for it']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/administration/gcode/parts/part?partNumber=P00003'));
  });

  test('opens in a tab of its own with Ctrl', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ at: '/scan' });
    await find(user, id);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith(`/configurations/${id}?revision=working`, '_blank', 'noopener');
    expect(location.pathname).toBe('/scan');
  });
});

describe('what is found', () => {
  test('are configurations, parts, customers and pages, and a way to the list', async () => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user } = openPortal({ as: seededEmails.admin, at: '/scan' });
    await find(user, id.slice(0, 4));
    expect(await firstOf('Configurations')).toHaveTextContent(new RegExp(`^${id.slice(0, 4)}`));
    await find(user, 'mill');
    expect(options(await group('Pages'))).toContain('New milling machineMilling');
    await find(user, 'P0000');
    expect(await firstOf('Parts')).toHaveTextContent(/^P0000/);
    const [account] = backEnds.store.configurations
      .find({}, { sort: 'modified', offset: 0, limit: 20 })
      .flatMap(({ accountNumber }) => (accountNumber === '3005019' ? [] : [accountNumber]));
    await find(user, account ?? '');
    await user.click(await firstOf('Customers'));
    expect(address()).toBe(`/configurations?account=${account}`);
  });

  test('is what the list finds too', async () => {
    const { user } = openPortal({ at: '/scan' });
    await find(user, ' crane ');
    await user.click(await screen.findByRole('option', { name: 'Search the configurations for “crane”' }));
    expect(address()).toBe('/configurations?search=crane');
    expect(await box()).toHaveValue('');
  });

  test('may be nothing', async () => {
    const { user } = openPortal({ at: '/scan' });
    await find(user, 'nothing is called so');
    expect(await screen.findByText('Nothing is called “nothing is called so”')).toBeInTheDocument();
    expect(await chosen()).toBe('Search the configurations for “nothing is called so”');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/configurations?search=nothing+is+called+so');
  });

  test('is the rest, where one of them could not be read, and can be asked for again', async () => {
    backEnds.faults.add({ backEnd: 'cms', operation: 'partGetAll', effect: 'STATUS', status: 500 });
    const { user } = openPortal({ at: '/scan' });
    await find(user, 'P0000');
    const failed = await screen.findByRole('option', { name: /^Parts could not be read/ });
    expect(await firstOf('Configurations')).toBeInTheDocument();
    backEnds.faults.clear();
    await user.click(failed);
    await waitFor(async () => expect(await firstOf('Parts')).toHaveTextContent(/^P0000/));
  });

  test('has no group that a person may not read', async () => {
    const { user } = openPortal({ as: seededEmails.customerBasic, at: '/scan' });
    await find(user, 'a');
    await screen.findByText(/results?$|^Nothing is called/);
    expect(screen.queryByRole('group', { name: 'Parts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Configurations' })).not.toBeInTheDocument();
    const asked = backEnds.sent.map(({ path }) => path);
    expect(asked.filter((path) => /parts|configurations\/filter/.test(path))).toEqual([]);
  });

  test('is asked for once the typing pauses', async () => {
    const { user } = openPortal({ at: '/scan' });
    const input = await box();
    await user.click(input);
    await results();
    for (const value of ['c', 'cr', 'cra', 'cran', 'crane']) fireEvent.change(input, { target: { value } });
    await firstOf('Configurations');
    const asked = backEnds.sent.filter(({ path }) => path.startsWith('/cms/configurations/filter?'));
    expect(asked.map(({ body }) => JSON.parse(body).fuzzyField)).toEqual(['crane']);
  });
});

describe('on a configuration', () => {
  test('its actions are those of its buttons, and begin as they do', async () => {
    const { configurationId: id } = findConfigurationInState('WAITING_FOR_APPROVAL');
    const { user } = openPortal({ as: seededEmails.approver, at: `/configurations/${id}` });
    await screen.findByRole('button', { name: /^Approve 0/ });
    await find(user, 'approve');
    const actions = await screen.findByRole('group', { name: new RegExp(`^${id}, revision`) });
    await user.click(within(actions).getByRole('option', { name: /^Approve/ }));
    expect(await findDialog(/^Approve/)).toBeInTheDocument();
  });

  test('those that are refused say why and cannot be chosen', async () => {
    const { configurationId: id } = findConfigurationInState('WAITING_FOR_APPROVAL');
    const { user } = openPortal({ at: `/configurations/${id}` });
    await screen.findByRole('button', { name: 'Actions' });
    await find(user, 'approve');
    const approve = await screen.findByRole('option', { name: /^Approve.*Only .* can approve\.$/ });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    await user.click(approve);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(approve).toBeInTheDocument();
  });

  test('what was opened is what comes first, the next time', async () => {
    const { configurationId: id } = findConfigurationInState('READY_FOR_PRODUCTION');
    const { user, goTo } = openPortal({ at: `/configurations/${id}` });
    await screen.findByRole('button', { name: 'Actions' });
    await act(() => goTo('/scan'));
    await user.click(await box());
    await waitFor(async () => expect(options(await group('Recent'))[0]).toMatch(new RegExp(`^${id}`)));
    await user.keyboard('{Escape}');
    await act(() => goTo('/'));
    const recent = await screen.findByRole('list', { name: 'Recent' });
    expect(within(recent).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/configurations/${id}?revision=working`,
    );
  });
});

test('the sheet of shortcuts opens from the search too', async () => {
  const { user } = openPortal({ at: '/scan' });
  await find(user, 'shortcut');
  await user.keyboard('{Enter}');
  const sheet = await findDialog('Keyboard shortcuts');
  expect(within(sheet).getByText('Next configuration of the list')).toBeInTheDocument();
});
