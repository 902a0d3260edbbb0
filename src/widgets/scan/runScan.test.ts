import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { roles, type Realm, type Role, type Unit } from '~/domain/access/roles.ts';
import { parseScan } from '~/domain/scan/label.ts';
import { createQueryClient } from '~/queries/client.ts';
import { clearJobs } from '~/platform/jobs/jobs.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import * as saving from '~/platform/saveFile.ts';
import { runScan } from './runScan.ts';
import type { ScanRunResult } from './scanQueue.ts';

/** Responses of the back end, by the first matching part of the path; a number is a status. */
let answers: Record<string, unknown>;
let asked: string[];
/** Writes, as method, path and body. */
let sent: string[];
const open = vi.fn<() => boolean>();
const askForMachine = vi.fn();
const onMachine = vi.fn();
const saveFile = vi.spyOn(saving, 'saveFile');

const ready = {
  revisions: [
    { revisionName: '0A', revisionState: 'SUPERSEDED' },
    { revisionName: '0B', revisionState: 'ACTIVE' },
  ],
};
const draft = { revisions: [{ revisionName: '0A', revisionState: 'PENDING' }] };
const whole = '%\nG21 G0 X0\nM30\n%\n';

beforeEach(() => {
  asked = [];
  sent = [];
  answers = {
    '/configurations/OU1234': ready,
    '/productConfigurations/P00003-OU1234': { configurationId: 'OU1234' },
    '/milling/preferences': { machineId: '1' },
    '/milling/gcode/P00003-OU1234/0B': { gcode: whole },
  };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname.replace(
      /^.*?(?=\/(?:configurations|productC|milling))/,
      '',
    );
    asked.push(path);
    if (method !== 'GET') sent.push(`${method} ${path} ${typeof body === 'string' ? body : ''}`);
    const answer = answers[path] ?? 404;
    if (answer === 'BROKEN') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer),
    );
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  saveFile.mockImplementation(() => undefined);
  open.mockReturnValue(true);
  setTokenSource({ ...anonymousTokenSource, current: () => Promise.resolve('token') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  setTokenSource(anonymousTokenSource);
  clearNotices();
  clearJobs();
});

const unit = (realm: Realm, ...held: Role[]): Unit => ({ realm, accountNumber: '1', roles: held });
const worker = [unit('STAFF', 'PRODUCTION')];
const run = (text: string, units: readonly Unit[] = worker): Promise<ScanRunResult> =>
  runScan(parseScan(text), {
    client: createQueryClient(),
    units,
    open,
    askForMachine,
    onMachine,
  });
const titles = (): string[] => useNotices.getState().shown.map(({ title }) => title);
const place = { configurationId: 'OU1234', revision: '0B' };

describe('a browser that says that there is no network', () => {
  let onLine: MockInstance<() => boolean>;
  beforeEach(() => {
    onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => onLine.mockRestore());

  test('forbids no scan while the network works', async () => {
    expect((await run('OU1234')).result).toEqual({ kind: 'OPENED', revision: '0B' });
  });

  test('has a scan wait whose call breaks off', async () => {
    answers['/configurations/OU1234'] = 'BROKEN';
    expect((await run('OU1234')).result).toEqual({ kind: 'OFFLINE' });
  });
});

describe('a configuration', () => {
  test('opens in its active revision', async () => {
    expect(await run('ou1234')).toEqual({ result: { kind: 'OPENED', revision: '0B' }, place });
    expect(open).toHaveBeenCalledExactlyOnceWith(place);
  });
  test('is only found where the page stays as it is', async () => {
    open.mockReturnValue(false);
    expect(await run('OU1234')).toEqual({ result: { kind: 'FOUND', revision: '0B' }, place });
  });
  test('without an active revision is not ready for production', async () => {
    answers['/configurations/OU1234'] = draft;
    expect((await run('OU1234')).result).toEqual({ kind: 'NOT_READY' });
    expect(titles()).toEqual(['Not ready for production']);
    expect(open).not.toHaveBeenCalled();
  });
  test('that is not there, or not for this person, is not found', async () => {
    answers['/configurations/OU1234'] = 403;
    expect((await run('OU1234')).result).toEqual({ kind: 'NOT_FOUND' });
    expect(titles()).toEqual([]);
  });
  test('waits for the network', async () => {
    answers['/configurations/OU1234'] = 'BROKEN';
    expect((await run('OU1234')).result).toEqual({ kind: 'OFFLINE' });
  });
  test('a server that fails is told', async () => {
    answers['/configurations/OU1234'] = 503;
    expect((await run('OU1234')).result.kind).toBe('FAILED');
    expect(titles()).toEqual(['Api unavailable error']);
  });
});

describe('a product configuration', () => {
  test('is milled: run.nc, of the active revision', async () => {
    expect(await run('P00003-OU1234')).toEqual({ result: { kind: 'SAVED' }, place });
    const [file, name] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('run.nc');
    expect(await file?.text()).toBe(whole);
  });
  test('is milled as the part it is produced as', async () => {
    await run('P00022-OU1234');
    expect(asked).toContain('/milling/gcode/P00003-OU1234/0B');
  });
  test.each([
    ['N60M30', 'G0 X1\nN60M30'],
    ['lower case', 'g0x1\nm02\n'],
    ['a closing percent sign', '%\nG0 X1\n%\n'],
  ])('whose program ends with %s is saved without a word', async (_, gcode) => {
    answers['/milling/gcode/P00003-OU1234/0B'] = { gcode };
    expect((await run('P00003-OU1234')).result.kind).toBe('SAVED');
    expect(await saveFile.mock.calls[0]?.[0].text()).toBe(gcode);
    expect(titles()).toEqual([]);
  });
  test('whose program does not end is saved with a warning of 8 s', async () => {
    answers['/milling/gcode/P00003-OU1234/0B'] = { gcode: '%\nG0 X1' };
    expect((await run('P00003-OU1234')).result.kind).toBe('SAVED');
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(useNotices.getState().shown).toMatchObject([{ kind: 'NO_PROGRAM_END', duration: 8000 }]);
  });
  const failed = ['Could not generate G-code'];
  test.each<[string, unknown, string, string[]]>([
    ['nothing to mill', { gcode: ' \n' }, 'NOTHING_TO_MILL', failed],
    ['a server that fails', 500, 'NO_GCODE', failed],
    ['no network', 'BROKEN', 'OFFLINE', []],
  ])('%s', async (_, answer, kind, notices) => {
    answers['/milling/gcode/P00003-OU1234/0B'] = answer;
    expect((await run('P00003-OU1234')).result.kind).toBe(kind);
    expect(titles()).toEqual(notices);
    expect(saveFile).not.toHaveBeenCalled();
  });
  test.each<[string, string, unknown]>([
    ['no machine is chosen', '/milling/preferences', { machineId: null }],
    ['the machine is gone', '/milling/gcode/P00003-OU1234/0B', 409],
  ])('when %s the settings come first', async (_, path, answer) => {
    answers[path] = answer;
    expect((await run('P00003-OU1234')).result).toEqual({ kind: 'NO_SETTINGS' });
    expect(titles()).toEqual(['Could not find settings']);
    expect(askForMachine).toHaveBeenCalledTimes(1);
    expect(saveFile).not.toHaveBeenCalled();
  });
  test('of a configuration that is not released is not milled', async () => {
    answers['/configurations/OU1234'] = draft;
    expect((await run('P00003-OU1234')).result).toEqual({ kind: 'NOT_READY' });
    expect(asked.some((path) => path.startsWith('/milling'))).toBe(false);
  });
  test('that does not exist is not found', async () => {
    expect((await run('P00004-OU1234')).result).toEqual({ kind: 'NOT_FOUND' });
  });
});

describe('the label of a machine', () => {
  beforeEach(() => {
    answers['/milling/machines'] = [
      { id: '1', name: 'Mill 1', note: '' },
      { id: 'b2', name: 'Mill 2', note: '' },
    ];
  });
  test('makes it the one that programs are made for', async () => {
    expect(await run('MACHINE-B2')).toEqual({ result: { kind: 'CHOSEN', machine: 'Mill 2' } });
    expect(sent).toEqual(['PUT /milling/preferences {"machineId":"b2"}']);
    expect(onMachine).toHaveBeenCalledTimes(1);
  });
  test('that is none any more is not found', async () => {
    expect((await run('MACHINE-9')).result).toEqual({ kind: 'NOT_FOUND' });
    expect(sent).toEqual([]);
    expect(onMachine).not.toHaveBeenCalled();
  });
  test('whose choice is not stored fails', async () => {
    answers['/milling/preferences'] = 500;
    expect((await run('MACHINE-1')).result.kind).toBe('FAILED');
    expect(onMachine).not.toHaveBeenCalled();
  });
  test('is only for those who mill', async () => {
    expect((await run('MACHINE-1', [unit('STAFF', 'SUPPORT')])).result.kind).toBe('REFUSED');
    expect(asked).toEqual([]);
  });
});

describe('who is given milling code', () => {
  const millers: readonly Role[] = ['ADMIN', 'PRODUCTION', 'PRODUCTION_ADMIN'];
  test.each(roles.map((role) => [role, millers.includes(role)] as const))(
    'staff %s: %s',
    async (role, may) => {
      const { result } = await run('P00003-OU1234', [unit('STAFF', role)]);
      expect(result.kind).toBe(may ? 'SAVED' : 'REFUSED');
      expect(asked.some((path) => path.startsWith('/milling'))).toBe(may);
    },
  );
  test.each(millers)('not a customer with the role %s', async (role) => {
    expect((await run('P00003-OU1234', [unit('CUSTOMER', role)])).result.kind).toBe('REFUSED');
    expect(asked).toEqual([]);
  });
});

test('what says nothing asks nobody', async () => {
  expect((await run('HELLO')).result).toEqual({ kind: 'UNKNOWN' });
  expect(asked).toEqual([]);
});
