import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../src/domain/command/command.ts';
import { setScreenWidth } from './factories/screenWidth.ts';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => setScreenWidth(1440));

const address = (): string => location.pathname + location.search;
const commands = () => backEnds.store.collection<Command>('commands');
const stored = (name: string): Command => {
  const found = commands().get(name);
  if (!found) throw new Error(`The seed has no ${name}`);
  return found;
};
const counted = (count: number) => screen.findByText(`${count} commands`);
const all = (): readonly Command[] => commands().all();
/** Calls about commands in order: method and path. */
const calls = () =>
  backEnds.sent
    .filter(({ path }) => path.includes('/commands'))
    .map(({ method, path }) => `${method} ${path.split('/cms')[1]}`);

describe('the list', () => {
  test('has every command, and is narrowed by what stands in the address', async () => {
    const { user } = openPortal({ as: seededEmails.developer, at: '/administration/commands' });
    await counted(all().length);
    expect(screen.getByRole('link', { name: 'Commands', current: 'page' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catalogue' }), 'RX');
    await counted(all().filter(({ catalogue }) => catalogue === 'RX').length);
    expect(address()).toBe('/administration/commands/RX');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'INACTIVE');
    const inactive = all().filter((each) => each.catalogue === 'RX' && each.commandState === 'INACTIVE');
    await screen.findByText(inactive.length === 1 ? '1 command' : `${inactive.length} commands`);
    expect(address()).toBe('/administration/commands/RX?state=INACTIVE');
  });

  test('customers see none of it, and nothing is asked for them', async () => {
    openPortal({ as: seededEmails.customerAdmin, at: '/administration/commands' });
    expect(await screen.findByText('No access to Commands')).toBeInTheDocument();
    expect(calls()).toEqual([]);
  });

  test('who may not change commands reads who can', async () => {
    openPortal({ as: seededEmails.support, at: '/administration/commands/RX/STOP' });
    expect(await screen.findByText('RX:STOP <number> <text> <number>')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit command' })).toBeDisabled();
    expect(screen.getByText(/^Only .+ can change commands\.$/)).toBeInTheDocument();
  });

  test('a catalogue and a command that are none say so', async () => {
    openPortal({ as: seededEmails.developer, at: '/administration/commands/RX/NONE' });
    expect(await screen.findByRole('heading', { name: 'No such command', level: 1 })).toBeInTheDocument();
  });
});

describe('one command', () => {
  test('is created with its arguments and firmware, and the list is read again', async () => {
    const { user } = openPortal({ as: seededEmails.developer, at: '/administration/commands/RX' });
    await user.click(await screen.findByRole('button', { name: 'Create command' }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await user.keyboard('halt');
    await user.click(screen.getByRole('button', { name: 'Add argument' }));
    await user.click(screen.getByRole('button', { name: 'Add argument' }));
    await user.click(screen.getByRole('button', { name: 'Remove argument 2' }));
    expect(screen.getByRole('button', { name: 'Add argument' })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Argument 1' }), 'OPTIONAL_NUMBER');
    await user.click(screen.getByRole('button', { name: 'Add firmware' }));
    await user.type(screen.getByRole('combobox', { name: 'Firmware 1' }), 'G6/CU/G6_CU');
    await user.type(screen.getByRole('textbox', { name: 'From version, firmware 1' }), '3.10');
    await user.type(screen.getByRole('textbox', { name: 'To version, firmware 1' }), '3.9');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('The first version is above the last')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'To version, firmware 1' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await expectNotice('RX:HALT has been saved');
    expect(stored('RX:HALT')).toMatchObject({
      argumentTypes: ['OPTIONAL_NUMBER'],
      firmwareInfos: [
        {
          productFamily: 'G6',
          deviceType: 'CU',
          firmwareName: 'G6_CU',
          fromVersion: '3.10',
          toVersion: null,
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'RX:HALT' })).toBeInTheDocument();
    expect(address()).toBe('/administration/commands/RX/HALT');
    const sent = calls();
    expect(sent.indexOf('POST /commands')).toBeLessThan(sent.lastIndexOf('GET /commands/all'));
  });

  test('one that exists is not overwritten by a new one', async () => {
    const before = stored('RX:STOP');
    const { user } = openPortal({ as: seededEmails.developer, at: '/administration/commands?create=RX' });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'STOP');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/^RX:STOP exists already/)).toBeInTheDocument();
    expect(stored('RX:STOP')).toEqual(before);
  });

  test('a change by somebody else is told before it is overwritten, and nothing typed is lost', async () => {
    const { user } = openPortal({
      as: seededEmails.developer,
      at: '/administration/commands/RX/STOP?edit=yes',
    });
    const description = await screen.findByRole('textbox', { name: 'Description' });
    // The name is not editable, so it has no field.
    expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
    await user.clear(description);
    await user.type(description, 'Mine');
    commands().put('RX:STOP', { ...stored('RX:STOP'), description: 'Theirs' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^RX:STOP has been changed by somebody else/)).toBeInTheDocument();
    expect(screen.getByText(/^Description: .+ → Theirs$/)).toBeVisible();
    expect(stored('RX:STOP').description).toBe('Theirs');
    expect(description).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectNotice('RX:STOP has been saved');
    expect(stored('RX:STOP').description).toBe('Mine');
    expect(await screen.findByRole('button', { name: 'Edit command' })).toHaveFocus();
  });

  const changeStop = (fields: object): void =>
    backEnds.change(/\/cms\/commands\/all$/, (list) =>
      Array.isArray(list)
        ? list.map((each: object) => ('name' in each && each.name === 'STOP' ? { ...each, ...fields } : each))
        : list,
    );
  const describeStop = async (): Promise<void> => {
    const { user } = openPortal({
      as: seededEmails.developer,
      at: '/administration/commands/RX/STOP?edit=yes',
    });
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.clear(description);
    await user.type(description, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const bodies = (): unknown[] =>
    backEnds.sent
      .filter(({ method, path }) => method === 'POST' && path === '/cms/commands')
      .map(({ body }) => JSON.parse(body) as unknown);

  test('a change sends back what nobody knows of the command as it came', async () => {
    changeStop({ commandState: 'RETIRED', argumentTypes: ['NUMBER', 'COLOUR'], tenant: 'north' });
    await describeStop();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      name: 'STOP',
      description: 'Mine',
      commandState: 'RETIRED',
      argumentTypes: ['NUMBER', 'COLOUR'],
      tenant: 'north',
    });
  });

  test('one with a part that cannot be read is not overwritten', async () => {
    changeStop({ argumentTypes: 'NUMBER' });
    await describeStop();
    expect(await screen.findAllByText(/could not be read/)).not.toHaveLength(0);
    expect(bodies()).toEqual([]);
  });

  test('a failure is told with what the server says, and what was typed stays', async () => {
    const { user } = openPortal({
      as: seededEmails.developer,
      at: '/administration/commands/RX/STOP?edit=yes',
    });
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.type(description, ' now');
    const refusal = {
      errorCode: 'API_RESOURCE_CONFLICT',
      humanReadableError: 'The catalogue is frozen.',
      humanReadableSuggestion: 'Wait for the release.',
    };
    const answer = Promise.withResolvers<Response>();
    backEnds.answer(http.post('*/cms/commands', () => answer.promise));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // Items added or removed while saving would be missing from the saved data.
    const lists = screen.getAllByRole('button', { name: /^(Add|Remove) / });
    await waitFor(() => lists.forEach((button) => expect(button).toBeDisabled()));
    answer.resolve(HttpResponse.json(refusal, { status: 409 }));
    await expectNotice(/The catalogue is frozen\. Wait for the release\./);
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
      `${stored('RX:STOP').description} now`,
    );
    await waitFor(() => lists.forEach((button) => expect(button).toBeEnabled()));
  });
});

describe('many commands', () => {
  const open = async (): Promise<ReturnType<typeof openPortal>> => {
    const opened = openPortal({ as: seededEmails.developer, at: '/administration/commands/SET1?view=grid' });
    await screen.findByRole('table', { name: 'Commands by firmware' });
    return opened;
  };

  test('are selected by key, changed after a preview, and the list is read again', async () => {
    const { user } = await open();
    screen.getByRole('link', { name: 'SET1:BOOST' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select SET1:BOOST' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select SET1:BRAKE' }));
    await user.click(screen.getByRole('button', { name: 'Change firmware' }));
    const asked = within(await findDialog('Change firmware · 2 commands'));
    await user.selectOptions(asked.getByRole('combobox', { name: 'Change' }), 'REPLACE');
    await user.clear(asked.getByRole('combobox', { name: 'Firmware' }));
    await user.type(asked.getByRole('combobox', { name: 'Firmware' }), 'P6/CU/P6_CU');
    await user.type(asked.getByRole('textbox', { name: 'From version' }), '3.5');
    await user.click(asked.getByRole('button', { name: 'Preview' }));
    expect(await asked.findByRole('row', { name: /^SET1:BOOST .*P6_CU 3\.5\+$/ })).toBeInTheDocument();
    // The focus moves to the preview and back.
    expect(asked.getByRole('region')).toHaveFocus();
    await user.click(asked.getByRole('button', { name: 'Back' }));
    expect(asked.getByRole('form')).toHaveFocus();
    await user.click(asked.getByRole('button', { name: 'Preview' }));
    await asked.findByRole('region');
    const before = stored('SET1:BOOST');
    expect(before.firmwareInfos).not.toContainEqual(expect.objectContaining({ fromVersion: '3.5' }));
    await user.click(asked.getByRole('button', { name: 'Change 2 commands' }));
    await expectNotice('2 commands changed');
    await user.click(screen.getByRole('button', { name: /^Clear/ }));
    expect(document.activeElement).toHaveAttribute('data-index', '0');
    const own = stored('SET1:BOOST').firmwareInfos.filter(({ firmwareName }) => firmwareName === 'P6_CU');
    expect(own).toMatchObject([{ fromVersion: '3.5', toVersion: null }]);
    await waitFor(() => {
      const sent = calls();
      expect(sent.indexOf('PUT /commands')).toBeLessThan(sent.lastIndexOf('GET /commands/all'));
    });
  });

  test('stand beside as much firmware as is near the view, however much there is', async () => {
    const [info] = stored('SET1:BOOST').firmwareInfos;
    if (!info) throw new Error('The seed has firmware of SET1:BOOST');
    const firmwareInfos = Array.from({ length: 300 }, (_, index) => ({
      ...info,
      firmwareName: `FW_${index}`,
    }));
    commands().put('SET1:BOOST', { ...stored('SET1:BOOST'), firmwareInfos });
    await open();
    const grid = screen.getByRole('table', { name: 'Commands by firmware' });
    expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(300);
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.length).toBeGreaterThan(10);
    expect(heads.length).toBeLessThan(60);
  });

  test('a failure is told with what the server says, and the preview stays', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select SET1:BOOST' }));
    await user.click(screen.getByRole('button', { name: 'Change firmware' }));
    const asked = within(await findDialog('Change firmware · 1 command'));
    await user.selectOptions(asked.getByRole('combobox', { name: 'Change' }), 'REPLACE');
    await user.type(asked.getByRole('textbox', { name: 'From version' }), '9.9');
    await user.click(asked.getByRole('button', { name: 'Preview' }));
    const refusal = {
      errorCode: 'API_ERROR',
      humanReadableError: 'The catalogue is frozen.',
      humanReadableSuggestion: '',
    };
    backEnds.answer(http.put('*/cms/commands', () => HttpResponse.json(refusal, { status: 500 })));
    const apply = await asked.findByRole('button', { name: 'Change 1 command' });
    await user.click(apply);
    await expectNotice(/The catalogue is frozen\./);
    expect(apply).toBeVisible();
    expect(apply).toHaveFocus();
  });

  test('that somebody else has changed since the preview are left alone', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all commands shown' }));
    await user.click(screen.getByRole('button', { name: 'Change firmware' }));
    const asked = within(await findDialog(/^Change firmware/));
    await user.selectOptions(asked.getByRole('combobox', { name: 'Change' }), 'REMOVE');
    await user.click(asked.getByRole('button', { name: 'Preview' }));
    const apply = await asked.findByRole('button', { name: /^Change \d+ commands$/ });
    commands().put('SET1:SPEED', { ...stored('SET1:SPEED'), description: 'Theirs' });
    await user.click(apply);
    expect(await asked.findByText(/^Changed by somebody else meanwhile: SET1:SPEED\./)).toBeInTheDocument();
    expect(calls()).not.toContain('PUT /commands');
  });
});
