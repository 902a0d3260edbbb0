import { beforeEach, expect, test } from 'vitest';
import { createParameterScript } from '../../factory/documents/scripts.ts';
import type { Command } from '../../../src/domain/command/command.ts';
import { validateScriptLine, createCommandContext } from '../../../src/domain/command/validateScriptLine.ts';
import { openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const all = async () => (await cms.call(seededEmails.support, 'GET', '/commands/all')).body;
const stop = async () => (await all()).find(({ name }: { name: string }) => name === 'STOP');

test('the seeded catalogue has some 250 commands, and knows those of seeded parameter files', async () => {
  const commands = await all();
  expect(commands.length).toBeGreaterThan(240);
  const target = { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', version: '3.4' };
  const knowledge = createCommandContext(commands, { productCode: 'MAKER', target });
  const facts = { configurationId: '10001', revision: 1, version: 2, productFamily: 'G6', kind: 'CU' };
  const script = createParameterScript(facts as never);
  const ours = script.split('\n').filter((line) => !line.startsWith('TX:'));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.flatMap((line) => validateScriptLine(line, knowledge))).toEqual([]);
});

test('a command is inserted, and updated by its catalogue and name', async () => {
  const given = { ...(await stop()), name: 'STOP_ALL', description: 'Stops all' };
  expect((await cms.call(seededEmails.developer, 'POST', '/commands', given)).body).toEqual(given);
  const before = (await all()).length;
  await cms.call(seededEmails.developer, 'POST', '/commands', { ...given, commandState: 'INACTIVE' });
  const after = await all();
  expect(after).toHaveLength(before);
  expect(after).toContainEqual({ ...given, commandState: 'INACTIVE' });
});

test('a list replaces its commands, all of them or none', async () => {
  const found = await stop();
  const changed = { ...found, firmwareInfos: [] };
  expect((await cms.call(seededEmails.developer, 'PUT', '/commands', [changed])).status).toBe(200);
  expect(await stop()).toEqual(changed);
  const { status } = await cms.call(seededEmails.developer, 'PUT', '/commands', [
    found,
    { ...found, name: 'NONE' },
  ]);
  expect([status, await stop()]).toEqual([404, changed]);
});

test.each<[string, Partial<Command> | { firmwareInfos: readonly object[] }]>([
  ['a name in small letters', { name: 'stop' }],
  ['a class that is none', { commandClass: 'SECRET' }],
  ['an optional argument before another', { argumentTypes: ['OPTIONAL_NUMBER', 'NUMBER'] }],
  ['a range that ends before it begins', { firmwareInfos: [{ fromVersion: '3.10', toVersion: '3.9' }] }],
])('%s is refused', async (_, change) => {
  const found = await stop();
  const { firmwareInfos: infos = [], ...rest }: { firmwareInfos?: readonly object[] } = change;
  const firmwareInfos = infos.map((info) => ({ ...found.firmwareInfos[0], ...info }));
  const given = { ...found, ...rest, firmwareInfos };
  expect((await cms.call(seededEmails.developer, 'POST', '/commands', given)).status).toBe(400);
});

test('employees read commands, developers change them, customers see none', async () => {
  const found = await stop();
  const { call } = cms;
  expect((await call(seededEmails.support, 'POST', '/commands', found)).status).toBe(403);
  expect((await call(seededEmails.customerAdmin, 'GET', '/commands/all')).status).toBe(403);
  expect((await call(seededEmails.admin, 'PUT', '/commands', [found])).status).toBe(200);
});
