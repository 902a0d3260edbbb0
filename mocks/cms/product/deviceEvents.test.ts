import { beforeAll, describe, expect, test } from 'vitest';
import { isErrorEvent, getEventType } from '../../../src/domain/product/deviceEvent.ts';
import { customerAccountNumber } from '../../seed/accounts.ts';
import { createFileForm, openTestCms, seededEmails, type TestCms } from '../../../tests/factories/testCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openTestCms();
  const page = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 } as const;
  const [product] = cms.store.products.find({}, page);
  if (!product) throw new Error('There are products');
  const event = {
    type: 'SESSION',
    created: '2026-01-01T00:00:00.000Z',
    note: '',
    log: '',
    err: false,
    data: {},
  };
  cms.store.products.add({ ...product, serialNumber: '1999999' }, [
    { ...event, err: true },
    { ...event, note: 'Authorised by telephone' },
    { ...event, log: 'ERROR: without a prompt' },
  ]);
});

const filter = async (body: object, query = 'limit=1000', email: string = seededEmails.support) =>
  (await cms.call(email, 'POST', `/products/events/filter?${query}`, body)).body;
const count = async (body: object, email: string = seededEmails.support) =>
  (await cms.call(email, 'POST', '/products/events/filter/count', body)).body.count;

type Row = Readonly<Record<'eventId' | 'type' | 'productEventType' | 'created' | 'serialNumber', string>>;

describe('the events of products', () => {
  test('come newest first and page by page, each once', async () => {
    const all: Row[] = await filter({});
    expect(all.length).toBeGreaterThan(120);
    expect(await count({})).toBe(all.length);
    expect(all.map(({ created }) => created)).toEqual(
      all
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    );
    const pages = [await filter({}, 'limit=50'), await filter({}, 'limit=50&offset=50')].flat();
    expect(pages.map(({ eventId }: Row) => eventId)).toEqual(all.slice(0, 100).map(({ eventId }) => eventId));
  });

  test('are narrowed by the same rules as the portal reads them by', async () => {
    const all: Row[] = await filter({});
    expect(await filter({ errorsOnly: true })).toEqual(all.filter(isErrorEvent));
    expect(await count({ errorsOnly: true })).toBeGreaterThan(0);
    for (const type of ['AUTHENTICATION', 'FIRMWARE_UPDATE', 'SESSION']) {
      const narrowed: Row[] = await filter({ productEventType: type });
      expect(narrowed).toEqual(all.filter((event) => event.type === type));
      expect(narrowed.map((event) => getEventType(event))).toEqual(narrowed.map(() => type));
      expect(await count({ productEventType: type })).toBe(narrowed.length);
    }
    const [{ serialNumber } = { serialNumber: '' }] = all;
    const ofOne: Row[] = await filter({ serialNumber });
    expect(ofOne).toEqual(all.filter((event) => event.serialNumber === serialNumber));
  });

  test('are those of one configuration, and only what the person may see', async () => {
    const products = cms.store.products.find({}, { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1000 });
    const [first] = products;
    if (!first) throw new Error('There are products');
    const { configurationId } = first;
    const serials = products
      .filter((product) => product.configurationId === configurationId)
      .map(({ serialNumber }) => serialNumber);
    const seen: Row[] = await filter({ configurationId });
    expect(new Set(seen.map(({ serialNumber }) => serialNumber))).toEqual(new Set(serials));
    const mine: Row[] = await filter({}, 'limit=1000', seededEmails.customerBasic);
    const accounts = products
      .filter(({ serialNumber }) => mine.some((event) => event.serialNumber === serialNumber))
      .map(({ accountNumber }) => accountNumber);
    expect(new Set(accounts).size).toBeLessThanOrEqual(1);
    expect(mine.length).toBeLessThan(seen.length);
  });
});

test('what happens to an internal attachment is internal too', async () => {
  const id = '10000';
  const base = {
    configurationId: id,
    productConfigurationId: null,
    revision: '0A',
    attachmentType: 'ATTACHMENT_GENERIC',
    documentType: 'TEXT',
    revisionOnly: true,
  };
  const account = {
    accountNumber: customerAccountNumber,
    accountName: '',
    accountGroup: '',
    dataArea: 'sab',
  };
  const record = cms.store.configurations.get(id);
  if (!record) throw new Error(`The seed has no ${id}`);
  cms.store.configurations.put(
    { ...record, state: 'CONFIGURING', accountNumber: customerAccountNumber },
    account,
  );
  for (const [attachmentName, makerOnly] of [
    ['Margin', true],
    ['Diagram', false],
  ] as const) {
    const { body } = await cms.call(seededEmails.engineer, 'POST', '/configurations/attachment', {
      ...base,
      attachmentName,
      makerOnly,
    });
    const address = `/UploadConfigurationAttachment?configurationId=${id}&attachmentId=${body.attachmentId}`;
    const sent = await cms.call(
      seededEmails.engineer,
      'POST',
      address,
      createFileForm('x', 'x.txt', 'text/plain'),
    );
    expect(sent.status).toBe(200);
    const gone = await cms.call(
      seededEmails.engineer,
      'DELETE',
      `/configurations/attachment/${id}/${body.attachmentId}`,
    );
    expect(gone.status).toBe(200);
  }
  const told = async (email: string) =>
    JSON.stringify((await cms.call(email, 'GET', `/configurations/${id}`)).body);
  expect(await told(seededEmails.engineer)).toContain('Margin');
  expect(await told(seededEmails.customerEngineer)).toContain('Diagram');
  expect(await told(seededEmails.customerEngineer)).not.toContain('Margin');
});
