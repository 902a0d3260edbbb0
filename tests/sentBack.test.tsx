import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DrawingWorker } from './factories/drawingWorker.ts';
import { backEnds, findDialog, openPortal, seededEmails } from './portal.tsx';

beforeEach(() => {
  vi.stubGlobal('Worker', DrawingWorker);
});

/** Changes the records with the field `key` in a response, be it a list or a single record. */
function changeRecords(
  path: RegExp,
  key: readonly [name: string, value: string],
  change: (record: Record<string, unknown>) => object,
): void {
  const changed = (record: unknown): unknown => {
    if (typeof record !== 'object' || record === null) return record;
    const fields = Object.fromEntries(Object.entries(record));
    return fields[key[0]] === key[1] ? { ...fields, ...change(fields) } : record;
  };
  backEnds.change(path, (answer) => (Array.isArray(answer) ? answer.map(changed) : changed(answer)));
}

const bodiesOf = (method: string, path: RegExp): readonly unknown[] =>
  backEnds.sent
    .filter((call) => call.method === method && path.test(call.path))
    .map(({ body }) => JSON.parse(body) as unknown);

const press = async (name: string, user: ReturnType<typeof openPortal>['user']): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

describe('a part', () => {
  const changePart = (change: (part: Record<string, unknown>) => object): void =>
    changeRecords(/\/cms\/parts\/P00101$/, ['partNumber', 'P00101'], change);
  const outputs = ({ partOutPuts }: Record<string, unknown>): readonly object[] =>
    Array.isArray(partOutPuts) ? partOutPuts.map((each: object) => ({ ...each, tenant: 'north' })) : [];
  const listOf = ({ subParts }: Record<string, unknown>): readonly object[] =>
    Array.isArray(subParts)
      ? [...subParts.map((each: object) => ({ ...each, bin: 7 })), { quantity: 3 }]
      : [];
  const sent = () => bodiesOf('POST', /\/cms\/parts$/);

  const labelIt = async (): Promise<void> => {
    const { user } = openPortal({ as: seededEmails.admin, at: '/administration/parts/P00101?edit=1' });
    await user.type(await screen.findByRole('textbox', { name: /^Label/ }), ' mine');
    await press('Save', user);
  };

  test('goes back as it came, but for what is changed', async () => {
    changePart((part) => ({
      tenant: 'north',
      familyCompatibility: ['G6', 'G9', null],
      modelCompatibility: null,
      partOutPuts: outputs(part),
      subParts: listOf(part),
      tagCloud: 5,
    }));
    await labelIt();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      label: 'Joystick, 1 axis mine',
      tenant: 'north',
      familyCompatibility: ['G6', 'G9', null],
      modelCompatibility: null,
      tagCloud: 5,
      partOutPuts: [{ tenant: 'north' }, { tenant: 'north' }],
    });
    expect(sent()[0]).toHaveProperty('subParts', expect.arrayContaining([{ quantity: 3 }]));
    expect(sent()[0]).not.toHaveProperty('images');
  });

  test('has fields that nobody knows in outputs and sub-parts that are changed', async () => {
    changePart((part) => ({ partOutPuts: outputs(part), subParts: listOf(part).slice(0, -1) }));
    const { user } = openPortal({ as: seededEmails.admin, at: '/administration/parts/P00101?edit=1' });
    (await screen.findByRole('grid', { name: 'Outputs' })).focus();
    await user.keyboard('Lift{Enter}');
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of P00345' });
    await user.clear(quantity);
    await user.type(quantity, '12');
    await press('Save', user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      partOutPuts: [{ name: 'Lift', tenant: 'north' }, { tenant: 'north' }],
    });
    expect(sent()[0]).toHaveProperty(
      'subParts',
      expect.arrayContaining([expect.objectContaining({ subPartNumber: 'P00345', quantity: 12, bin: 7 })]),
    );
    await waitFor(() => expect(bodiesOf('PATCH', /\/cms\/parts$/)).toHaveLength(1));
    expect(bodiesOf('PATCH', /\/cms\/parts$/)[0]).toMatchObject({
      partOutPuts: [{ name: 'Lift', tenant: 'north' }, { tenant: 'north' }],
    });
  });

  test('keeps what could not be read of what is changed: that is not sent', async () => {
    changePart(() => ({ label: 5 }));
    await labelIt();
    expect((await screen.findAllByText(/would be lost/))[0]).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('goes back whole with another state', async () => {
    changePart(() => ({ tenant: 'north', partState: 'READY', tagCloud: null }));
    const { user } = openPortal({ as: seededEmails.admin, at: '/administration/parts/P00101' });
    await press('Change state', user);
    await user.click(
      within(await findDialog('Change state · P00101')).getByRole('button', { name: 'Change state' }),
    );
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ tenant: 'north', partState: 'DECORATING', tagCloud: null });
  });
});

test('a firmware of a command that nobody knows stays, and so do fields of its infos', async () => {
  const known = {
    productFamily: 'G6',
    deviceType: 'CU',
    firmwareName: 'G6_CU',
    fromVersion: '1.0',
    toVersion: '2.0',
    origin: 'import',
  };
  const novel = { ...known, productFamily: 'G9', deviceType: 'BOX', toVersion: null };
  changeRecords(/\/cms\/commands\/all$/, ['name', 'STOP'], () => ({ firmwareInfos: [known, novel] }));
  const { user } = openPortal({
    as: seededEmails.developer,
    at: '/administration/commands/RX/STOP?edit=yes',
  });
  const [last] = await screen.findAllByRole('textbox', { name: /^To version/ });
  if (!last) throw new Error('There is no field for the last version');
  await user.clear(last);
  await user.type(last, '3.0');
  await press('Save', user);
  await waitFor(() => expect(bodiesOf('POST', /\/cms\/commands$/)).toHaveLength(1));
  expect(bodiesOf('POST', /\/cms\/commands$/)[0]).toMatchObject({
    firmwareInfos: [{ ...known, toVersion: '3.0' }, novel],
  });
});

test.each([
  ['a machine', 'machines/3', /\/cms\/milling\/machines$/],
  ['a macro', 'macros/1', /\/cms\/milling\/macros$/],
])('a note of %s that could not be read survives another name', async (_, place, list) => {
  const [kind = '', id = ''] = place.split('/');
  changeRecords(list, ['id', id], () => ({ note: { text: 'Mill 3' } }));
  const { user } = openPortal({ as: seededEmails.productionAdmin, at: `/administration/gcode/${place}` });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' new');
  await press('Save', user);
  const sent = () => bodiesOf('PUT', new RegExp(`/${kind}/${id}$`));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ name: expect.stringMatching(/ new$/), note: { text: 'Mill 3' } });
});

test('a message of an app that could not be read survives enabling it', async () => {
  changeRecords(/\/cms\/bar\/all$/, ['version', '3.0'], () => ({ message: ['Preview'] }));
  const { user } = openPortal({ as: seededEmails.developer, at: '/administration/apps/MODULATE_MAC/3.0' });
  await user.click(await screen.findByRole('switch'));
  await press('Save', user);
  await waitFor(() => expect(bodiesOf('PUT', /\/cms\/bar$/)).toHaveLength(1));
  expect(bodiesOf('PUT', /\/cms\/bar$/)[0]).toMatchObject({ message: ['Preview'], enabled: true });
});
