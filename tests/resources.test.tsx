import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as editors from '~/ui/editor/CodeEditor.tsx';
import { ResourceTextWorker } from './factories/resourceTextWorker.ts';
import { PlainTextEditor } from './factories/PlainTextEditor.tsx';
import { backEnds, findDialog, expectNotice, openPortal, seededEmails } from './portal.tsx';

const area = '/administration/toolbox/resources';
type Stored = { readonly name: string; readonly data: string };
const resourcesOf = () => backEnds.store.collection<Stored>('resources');
const open = (at = '', as: string = seededEmails.developer) => openPortal({ as, at: `${area}${at}` });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const written = (): readonly string[] =>
  backEnds.sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const editor = (name = 'TINY') => screen.findByRole('textbox', { name: `Content of ${name}` });
const type = (field: HTMLElement, text: string): void => {
  fireEvent.change(field, { target: { value: text } });
};
const press = async (user: { click: (element: Element) => Promise<void> }, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const saving = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(editors, 'CodeEditor').mockImplementation(PlainTextEditor);
  vi.stubGlobal('Worker', ResourceTextWorker);
});
const plant = (data = '{"a": 1, "b": [1, 2]}'): void => resourcesOf().put('TINY', { name: 'TINY', data });

describe('the list of resources', () => {
  test('has each with what it holds, and is searched in names and content', async () => {
    const { user } = open('', seededEmails.support);
    const list = within(await screen.findByRole('list', { name: 'Resources' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'DEVICE_ERRORS',
      'PARAMETER_LIMITS',
      'RADIO_REGIONS',
      'SERVICE_TOOL_MENU',
    ]);
    expect(list.getByText('RADIO_REGIONS').closest('li')).toHaveTextContent('4 entries');
    expect(list.getByText('PARAMETER_LIMITS').closest('li')).toHaveTextContent('5 fields');
    await user.type(screen.getByRole('searchbox', { name: 'Search names and content' }), 'australia');
    expect(await screen.findByText('1 of 4 resources')).toBeVisible();
    expect(location.search).toBe('?search=australia');
    expect(screen.getByRole('button', { name: 'Create resource' })).toBeDisabled();
  });

  test('is closed to customers', async () => {
    open('', seededEmails.customerEngineer);
    expect(await screen.findByText('Only employees can look through the resources.')).toBeVisible();
    expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/modulate'))).toEqual([]);
  });
});

test('a resource is created once its name and text are right, and its page opens', async () => {
  const { user } = open();
  await press(user, 'Create resource');
  const form = within(await findDialog('New resource'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'device_errors');
  type(form.getByRole('textbox', { name: 'JSON' }), '{"a": }');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('There is a resource called DEVICE_ERRORS already')).toBeVisible();
  expect(form.getByText(/^Line 1: A value is expected here/)).toBeVisible();
  expect(written()).toEqual([]);
  await user.clear(form.getByRole('textbox', { name: 'Name' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'NEW_ONE');
  type(form.getByRole('textbox', { name: 'JSON' }), '{"a": 1}');
  await user.click(form.getByRole('button', { name: 'Create' }));
  await expectNotice('NEW_ONE has been created');
  expect(await heading('NEW_ONE')).toBeVisible();
  expect(resourcesOf().get('NEW_ONE')).toEqual({ name: 'NEW_ONE', data: '{"a": 1}' });
});

test('a resource whose answer was lost is there, and its page opens', async () => {
  backEnds.faults.add({ operation: 'resourceCreate', effect: 'DROP_ANSWER', times: 1 });
  const { user } = open();
  await press(user, 'Create resource');
  const form = within(await findDialog('New resource'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'QUAY');
  await user.click(form.getByRole('button', { name: 'Create' }));
  await expectNotice('QUAY has been created');
  expect(await heading('QUAY')).toBeVisible();
});

test('a resource that is there after its page was left carries nobody back', async () => {
  const { user, goTo } = open();
  await press(user, 'Create resource');
  const form = within(await findDialog('New resource'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'NEW_ONE');
  const held = Promise.withResolvers<undefined>();
  backEnds.answer(http.post('*/cms/modulate', () => held.promise, { once: true }));
  await user.click(form.getByRole('button', { name: 'Create' }));
  await user.keyboard('{Escape}');
  await goTo('/administration/commands');
  held.resolve(undefined);
  await expectNotice('NEW_ONE has been created');
  expect(location.pathname).toBe('/administration/commands');
});

describe('the text of a resource', () => {
  beforeEach(() => plant());

  test('is stored once its change has been seen', async () => {
    const { user } = open('/TINY');
    expect(await editor()).toHaveValue('{"a": 1, "b": [1, 2]}');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText('Nothing has changed.')).toBeVisible();
    type(await editor(), '{"a": 2, "b": [1]}');
    await saving();
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    expect((await question.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'Changedabefore1after2',
      'Removedb[1]before2',
    ]);
    expect(written()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Save' }));
    await expectNotice('TINY has been saved');
    expect(written()).toEqual(['PUT /cms/modulate']);
    expect(resourcesOf().get('TINY')?.data).toBe('{"a": 2, "b": [1]}');
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
    // The replaced text can be restored.
    const replaced = (await screen.findByText('Replaced')).closest('li');
    if (!replaced) throw new Error('There is a version');
    await user.click(within(replaced).getByRole('button', { name: /^Restore/ }));
    expect(await editor()).toHaveValue('{"a": 1, "b": [1, 2]}');
    await saving();
  });

  test('that could not be read is not written over', async () => {
    backEnds.change(/\/cms\/modulate\/TINY$/, (answer) => Object.assign({}, answer, { data: { a: 1 } }));
    const { user } = open('/TINY');
    type(await editor(), '{"a": 2}');
    await saving();
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/would be lost/))[0]).toBeVisible();
    expect(written()).toEqual([]);
    expect(await editor()).toHaveValue('{"a": 2}');
  });

  test('that is no JSON cannot be stored, and says where', async () => {
    open('/TINY');
    type(await editor(), '{"a": 1,\n}');
    expect(await screen.findByText(/^Line 2: A name in double quotes.*\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await waitFor(async () => expect((await editor()).dataset.remarks).toBe('2'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Format' })).toBeDisabled());
  });

  test('is laid out, which is told as that', async () => {
    const { user } = open('/TINY');
    await editor();
    await press(user, 'Format');
    await waitFor(async () => expect(await editor()).not.toHaveValue('{"a": 1, "b": [1, 2]}'));
    expect(await editor()).toHaveValue('{\n  "a": 1,\n  "b": [\n    1,\n    2\n  ]\n}');
    await saving();
    await press(user, 'Save');
    await findDialog('Save · TINY');
    expect(await screen.findByText('Only the layout changes; the content stays the same.')).toBeVisible();
  });

  test('whose layout or changes cannot be told says so, and stays as it is', async () => {
    const { user } = open('/TINY');
    class NoWorker extends EventTarget {
      postMessage(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      terminate(): void {}
    }
    vi.stubGlobal('Worker', NoWorker);
    await editor();
    await press(user, 'Format');
    expect(await screen.findByText('It cannot be laid out. It could not be read.')).toBeVisible();
    expect(await editor()).toHaveValue('{"a": 1, "b": [1, 2]}');
    type(await editor(), '{"a": 3, "b": [1, 2]}');
    await saving();
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    expect(await question.findByText('The changes cannot be shown. It could not be read.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('whose numbers lose digits says so, and is stored as it is written', async () => {
    const { user } = open('/TINY');
    type(await editor(), '{"a": 1,\n"b": 9007199254740993}');
    expect(
      await screen.findByText(/^Line 2: The number 9007199254740993 is read as 9007199254740992/),
    ).toBeVisible();
    await saving();
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    expect(await question.findByText('9007199254740993')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Save' }));
    await expectNotice('TINY has been saved');
    expect(resourcesOf().get('TINY')?.data).toBe('{"a": 1,\n"b": 9007199254740993}');
  });

  test("that was stored by a save whose answer was lost is one's own", async () => {
    const { user } = open('/TINY');
    type(await editor(), '{"a": 2, "b": [1, 2]}');
    await saving();
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    backEnds.faults.add({ operation: 'resourceUpdate', effect: 'DROP_ANSWER', times: 1 });
    await user.click(question.getByRole('button', { name: 'Save' }));
    await expectNotice('TINY has been saved');
    expect(written()).toHaveLength(1);
  });

  test('that somebody else has changed meanwhile is not overwritten unseen', async () => {
    const { user } = open('/TINY');
    type(await editor(), '{"a": 2, "b": [1, 2]}');
    await saving();
    plant('{"a": 1, "b": [1, 2], "theirs": true}');
    await press(user, 'Save');
    const question = within(await findDialog('Save · TINY'));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await question.findByText(/has been changed by somebody else/)).toBeVisible();
    expect(await question.findByText('theirs')).toBeVisible();
    expect(written()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Save' }));
    await expectNotice('TINY has been saved');
    expect(resourcesOf().get('TINY')?.data).toBe('{"a": 2, "b": [1, 2]}');
  });

  test('comes back after the page was left, and what gave way to another can be restored', async () => {
    const { user, goTo } = open('/TINY');
    type(await editor(), '{"a": ');
    await goTo(area);
    await heading('Resources');
    await goTo(`${area}/TINY`);
    expect(await editor()).toHaveValue('{"a": ');
    expect(screen.getByText('What you typed earlier has been brought back.')).toBeVisible();
    await press(user, 'Discard changes');
    expect(document.body).not.toHaveFocus();
    expect(await editor()).toHaveValue('{"a": 1, "b": [1, 2]}');
    const versions = (await screen.findByText('Discarded')).closest('li');
    if (!versions) throw new Error('There is a version');
    await user.click(within(versions).getByRole('button', { name: /^Restore/ }));
    expect(await editor()).toHaveValue('{"a": ');
  });

  test('that was typed over an older text says so when it comes back', async () => {
    const { goTo } = open('/TINY');
    type(await editor(), '{"a": 2}');
    await saving();
    await goTo(area);
    await heading('Resources');
    cleanup();
    plant('{"a": 1, "theirs": true}');
    const { user } = open('/TINY');
    expect(await editor()).toHaveValue('{"a": 2}');
    await press(user, 'Show their text');
    expect(await editor()).toHaveValue('{"a": 1, "theirs": true}');
    expect(screen.queryByRole('button', { name: 'Show their text' })).not.toBeInTheDocument();
  });

  test('is read only to those who may not write', async () => {
    open('/TINY', seededEmails.support);
    expect(await editor()).toHaveAttribute('readonly');
    expect(
      screen.getByText('Read only. Only Developers and Administrators can change resources.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('of the device errors has the doubts about its shape, and can be stored all the same', async () => {
    open('/DEVICE_ERRORS');
    type(await editor('DEVICE_ERRORS'), '[\n{"errorId": "E1"}\n]');
    expect(
      await screen.findByRole('button', {
        name: 'Line 2: This is no device error: it needs a productFamily and an errorId',
      }),
    ).toBeVisible();
    await saving();
  });
});

test('a resource is deleted as it was seen', async () => {
  plant();
  const { user } = open('/TINY');
  await editor();
  plant('{}');
  await press(user, 'Delete');
  const question = within(await findDialog('Delete · TINY'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText(/has been changed by somebody else/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expectNotice('TINY has been deleted');
  expect(await heading('Resources')).toBeVisible();
  expect(resourcesOf().get('TINY')).toBeUndefined();
  // The deleted resource is not fetched again.
  const calls = backEnds.sent.filter(({ path }) => path === '/cms/modulate/TINY');
  expect(calls.at(-1)?.method).toBe('DELETE');
});

test('a name that stands for all of them is no resource, and is not asked for', async () => {
  open('/all');
  expect(await screen.findByText('There is no such resource')).toBeVisible();
  expect(backEnds.sent.filter(({ path }) => path.startsWith('/cms/modulate'))).toEqual([]);
});

test('a resource that is not there says so', async () => {
  open('/NOTHING');
  expect(await screen.findByText('There is no such resource')).toBeVisible();
});
