import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import { openTestCpq, type TestCpq } from '../../tests/factories/testCpq.ts';
import { testSettings, seededEmails, type TestResponse } from '../../tests/factories/testCms.ts';
import { createCms } from '../cms/createCms.ts';
import type { ConfigurationRecord } from '../store/records.ts';
import { seedStore } from '../seed/seedStore.ts';
import { openStore, type Store } from '../store/store.ts';

let folder: string;
let store: Store;
let cpq: TestCpq;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quotes-'));
  store = openStore(join(folder, 'portal.db'));
  seedStore(store, { scale: 'small', settings: testSettings });
  cpq = openTestCpq({ store, generationTime: 30_000 });
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const get = async (id: number): Promise<Quote> =>
  (await cpq.call(seededEmails.admin, 'GET', `/quotes/${id}`)).body;
const generate = (quote: Quote, email: string = seededEmails.quoteEngineer): Promise<TestResponse> =>
  cpq.call(email, 'POST', '/quotes/generateOutputs', { ...quote, reason: 'Generate outputs' });
const stateOf = ({ state }: Quote): string => (typeof state === 'string' ? state : (state?.name ?? ''));

/** A configuration in the state of configuring, with a quote and something to build. */
function configuring(): ConfigurationRecord {
  const found = store.configurations
    .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 1000 })
    .find(
      ({ kbMaxQuoteId, revisions }) =>
        kbMaxQuoteId > -1 && (revisions.at(-1)?.productConfigurations.length ?? 0) > 0,
    );
  if (!found) throw new Error('The seed has no such configuration');
  return found;
}
const configuration = (id: string): ConfigurationRecord => {
  const record = store.configurations.get(id);
  if (!record) throw new Error(`There is no ${id}`);
  return record;
};
const buildsOf = (record: ConfigurationRecord): number => record.revisions.at(-1)?.builds.length ?? 0;
const doneIn = (record: ConfigurationRecord): number =>
  [record.revisions.at(-1), ...(record.revisions.at(-1)?.productConfigurations ?? [])].reduce(
    (sum, place) => sum + (place?.building?.done.length ?? 0),
    0,
  );

describe('generating the outputs of a quote', () => {
  test('takes its time, artefact by artefact, and brings both systems back to their states', async () => {
    const before = configuring();
    const { configurationId, kbMaxQuoteId } = before;
    const quote = await get(kbMaxQuoteId);
    const begun = await generate(quote);
    expect([begun.status, stateOf(begun.body)]).toEqual([200, 'Generating configuration outputs']);
    expect(configuration(configurationId)).toMatchObject({ state: 'GENERATING_ARTEFACTS' });

    cpq.wait(15_000);
    expect(stateOf(await get(kbMaxQuoteId))).toBe('Generating configuration outputs');
    const halfway = doneIn(configuration(configurationId));
    expect(halfway).toBeGreaterThan(0);
    cpq.wait(10_000);
    await get(kbMaxQuoteId);
    expect(doneIn(configuration(configurationId))).toBeGreaterThan(halfway);

    cpq.wait(5000);
    const done = await get(kbMaxQuoteId);
    expect(stateOf(done)).toBe(stateOf(quote));
    expect(done.logs?.slice(-2).map(({ message }) => message)).toEqual([
      'Outputs ordered by Quote Engineer',
      'Outputs generated',
    ]);
    const after = configuration(configurationId);
    expect(after.state).toBe('CONFIGURING');
    expect(buildsOf(after)).toBe(buildsOf(before) + 1);
    expect(doneIn(after)).toBe(0);
  });

  test('lets nobody change the quote meanwhile', async () => {
    const { kbMaxQuoteId } = configuring();
    const { body } = await generate(await get(kbMaxQuoteId));
    for (const call of ['modifyName', 'modifyQuoteHeader', 'submit', 'reject']) {
      expect((await cpq.call(seededEmails.approver, 'POST', `/quotes/${call}`, body)).status).toBe(409);
    }
    expect((await generate(body)).status).toBe(409);
    expect((await cpq.call(seededEmails.approver, 'DELETE', `/quotes/${kbMaxQuoteId}`)).status).toBe(409);
  });

  test('asks for a reason, for somebody who may, and for a quote that is not approved', async () => {
    const quote = await get(configuring().kbMaxQuoteId);
    expect(
      (await cpq.call(seededEmails.quoteEngineer, 'POST', '/quotes/generateOutputs', quote)).status,
    ).toBe(400);
    expect((await generate(quote, seededEmails.production)).status).toBe(403);
    const approved = store.configurations
      .find({ state: 'APPROVED' }, { sort: 'created', offset: 0, limit: 1000 })
      .find(({ kbMaxQuoteId }) => kbMaxQuoteId > -1);
    expect((await generate(await get(approved?.kbMaxQuoteId ?? 0))).status).toBe(409);
  });

  test('goes on when everything is stopped in the middle and started again', async () => {
    const { configurationId, kbMaxQuoteId } = configuring();
    const quote = await get(kbMaxQuoteId);
    await generate(quote);
    cpq.wait(10_000);
    await get(kbMaxQuoteId);
    const reached = doneIn(configuration(configurationId));
    store.close();

    store = openStore(join(folder, 'portal.db'));
    createCms({ store, settings: testSettings, clock: () => new Date(), verify: async () => undefined });
    cpq = openTestCpq({ store, generationTime: 30_000 });
    expect(configuration(configurationId).state).toBe('GENERATING_ARTEFACTS');
    expect(doneIn(configuration(configurationId))).toBe(reached);
    expect(stateOf(await get(kbMaxQuoteId))).toBe('Generating configuration outputs');
    cpq.wait(31_000);
    expect(stateOf(await get(kbMaxQuoteId))).toBe(stateOf(quote));
    expect(configuration(configurationId).state).toBe('CONFIGURING');
  });
});
