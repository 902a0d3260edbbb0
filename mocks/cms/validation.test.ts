import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCms, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';

let cms: TestCms;
beforeEach(() => {
  cms = openTestCms();
});

const set = {
  productFamily: 'G5',
  accountNumber: '3010001',
  configurationId: 'OU7777',
  configurationDescription: 'Forestry crane',
};

describe('a configuration set', () => {
  test.each([
    [{ configurationId: '' }, 400, 'A configuration ID is required'],
    [{ configurationId: '1234' }, 400, 'A configuration ID must be at least 5 digits long'],
    [{ configurationId: 'XX1234' }, 400, 'The prefix for a configuration ID must be: OU, CA, KS, CN, DK, SF'],
    [{ configurationId: 'OU123' }, 400, 'A configuration ID must be at least 6 characters long'],
    [{ configurationId: 'OU1234567' }, 400, 'A configuration ID cannot be longer than 8 characters'],
    [{ configurationDescription: ' ' }, 400, 'A description is required'],
    [{ accountNumber: '1' }, 400, 'There is no account 1.'],
    [{ configurationId: 'OU1234' }, 409, 'The configuration ID OU1234 is taken.'],
    [{ productFamily: 'G6' }, 403, 'Only Administrators can upload G6 configurations.'],
    [{ designType: 'CONFIGURED_3D', productFamily: 'G5' }, 409, 'G5 cannot be configured in 3D, only G6.'],
    [{ designType: 'CONFIGURED_3D', productFamily: 'G6' }, 403, 'Needs the 3D configurator role.'],
  ])('with %j is refused with %i: %s', async (changes, status, error) => {
    const answer = await cms.call(seededEmails.productionEngineer, 'POST', '/configurationSets', {
      ...set,
      ...changes,
    });
    expect(answer).toMatchObject({ status, body: { humanReadableError: error } });
  });

  test('of the 3D configurator gets the next number', async () => {
    const design = {
      ...set,
      productFamily: 'G6',
      configurationId: '',
      designType: 'CONFIGURED_3D',
      kbMaxQuoteId: 1030,
    };
    const first = await cms.call(seededEmails.quoteEngineer, 'POST', '/configurationSets', design);
    const second = await cms.call(seededEmails.quoteEngineer, 'POST', '/configurationSets', design);
    expect([first.body.configurationId, second.body.configurationId]).toEqual(['C000021', 'C000022']);
    const { body } = await cms.call(seededEmails.quoteEngineer, 'GET', '/configurations/C000021');
    expect(body).toMatchObject({ kbMaxQuoteId: 1030, configurationType: 'CONFIGURED_3D' });
    for (const [kbMaxQuoteId, error] of [
      [77, 'There is no quote 77 in the quoting system.'],
      [undefined, 'A 3D configuration needs its quote.'],
    ]) {
      const answer = await cms.call(seededEmails.quoteEngineer, 'POST', '/configurationSets', {
        ...design,
        kbMaxQuoteId,
      });
      expect(answer).toMatchObject({ status: 400, body: { humanReadableError: error } });
    }
    for (const configurationId of ['OU7777', `C${'1'.repeat(20)}`]) {
      const answer = await cms.call(seededEmails.quoteEngineer, 'POST', '/configurationSets', {
        ...design,
        configurationId,
      });
      expect(answer.body.humanReadableError).toBe('The ID of a 3D configuration is C and digits.');
    }
    const none = { ...design, accountNumber: '3005019' };
    expect((await cms.call(seededEmails.quoteEngineer, 'POST', '/configurationSets', none)).status).toBe(409);
  });
});

describe('the configuration of a set', () => {
  const configuration = {
    configurationId: 'OU7777',
    revisionId: '0A',
    configurationName: 'Crane 7',
    configurationDescription: 'Forestry crane',
    partNumber: 'P00001',
  };
  beforeEach(async () => {
    await cms.call(seededEmails.productionEngineer, 'POST', '/configurationSets', set);
  });

  test.each([
    [{ partNumber: null }, 400, 'A part number is required'],
    [{ partNumber: 'P99999' }, 400, 'There is no part P99999.'],
    [{ partNumber: 'P00002' }, 400, 'Part P00002 cannot be chosen. It is not made for G5.'],
    [{ partNumber: 'P00020' }, 400, 'Part P00020 cannot be chosen. Its state is “Decorating”, not “Ready”.'],
    [{ configurationDescription: '' }, 400, 'A description is required'],
    [{ revisionId: '0B' }, 400, 'The pending revision is 0A, not 0B.'],
    [{ configurationId: 'OU1234' }, 409, 'The configuration OU1234 exists already.'],
  ])('with %j is refused with %i: %s', async (changes, status, error) => {
    const answer = await cms.call(seededEmails.productionEngineer, 'POST', '/configurations', {
      ...configuration,
      ...changes,
    });
    expect(answer).toMatchObject({ status, body: { humanReadableError: error } });
  });
});

describe('a product configuration', () => {
  const device = {
    productConfigurationId: 'P00003-NEW',
    productConfigurationDescription: 'Transmitter',
    deviceType: 'PCU',
    partNumber: 'P00003',
    revisionId: '0A',
  };

  test.each([
    [{ productConfigurationId: '' }, 400, 'A product configuration ID is required'],
    [
      { productConfigurationId: 'P003' },
      400,
      'A product configuration ID must be at least 5 characters long',
    ],
    [{ productConfigurationDescription: '' }, 400, 'A description is required'],
    [{ partNumber: null }, 400, 'A part number is required'],
    [{ partNumber: 'P00001' }, 400, 'Part P00001 cannot be chosen. It is not tagged PRODUCT_CONFIGURATION.'],
    [{ partNumber: 'P00022' }, 400, 'Part P00022 cannot be chosen. Its state is “Archived”, not “Ready”.'],
    [{ deviceType: 'CU', partNumber: 'P00004' }, 400, 'A receiver model is required'],
    [{ deviceType: 'CU', partNumber: 'P00004', receiverModel: 'PWM' }, 400, 'G5 has no receiver model PWM.'],
    [{ revisionId: '0B' }, 409, 'The revision 0B is not the pending one.'],
  ])('with %j is refused with %i: %s', async (changes, status, error) => {
    await cms.call(seededEmails.productionEngineer, 'POST', '/configurationSets', set);
    await cms.call(seededEmails.productionEngineer, 'POST', '/configurations', {
      configurationId: 'OU7777',
      revisionId: '0A',
      configurationName: '',
      configurationDescription: 'Forestry crane',
      partNumber: 'P00001',
    });
    const body = { ...device, configurationId: 'OU7777', ...changes };
    const answer = await cms.call(seededEmails.productionEngineer, 'POST', '/productConfigurations', body);
    expect(answer).toMatchObject({ status, body: { humanReadableError: error } });
  });

  test('has an id nobody else has', async () => {
    const [taken] = cms.store.configurations
      .find({ state: 'CONFIGURING' }, { sort: 'created', offset: 0, limit: 50 })
      .flatMap((record) => record.revisions.at(-1)?.productConfigurations ?? []);
    const body = {
      ...device,
      configurationId: 'OU1234',
      partNumber: 'P00003',
      transmitterModel: 'MAXI',
      productConfigurationId: taken?.productConfigurationId,
    };
    const answer = await cms.call(seededEmails.engineer, 'POST', '/productConfigurations', body);
    expect(answer.status).toBe(409);
  });
});

describe('a product', () => {
  const ready = () => {
    const found = cms.store.configurations
      .find({ state: 'READY_FOR_PRODUCTION' }, { sort: 'created', offset: 0, limit: 50 })
      .find((record) => (record.revisions.at(-1)?.productConfigurations.length ?? 0) > 0);
    return found?.revisions.at(-1)?.productConfigurations[0]?.productConfigurationId ?? '';
  };

  test.each([
    ['2345678', 'A valid serial number is required'],
    ['123456', 'A valid serial number is required'],
    ['12345678', 'A valid serial number is required'],
    ['1234S67', 'A valid serial number is required'],
    ['', 'Serial number required'],
  ])('is not registered as %j', async (serialNumber, humanReadableError) => {
    const body = { productConfigurationId: ready(), serialNumber };
    const answer = await cms.call(seededEmails.engineer, 'POST', '/products', body);
    expect(answer).toMatchObject({ status: 400, body: { humanReadableError } });
  });

  test('is registered once', async () => {
    const body = { productConfigurationId: ready(), serialNumber: '1111111', accountNumber: '3010001' };
    const first = await cms.call(seededEmails.engineer, 'POST', '/products', body);
    expect(first.body.account.accountNumber).toBe('3010001');
    expect((await cms.call(seededEmails.engineer, 'POST', '/products', body)).status).toBe(409);
    const elsewhere = { ...body, serialNumber: '1111112', configurationId: 'OU1234' };
    expect((await cms.call(seededEmails.engineer, 'POST', '/products', elsewhere)).status).toBe(400);
    const filter = { serialNumber: '11111' };
    const found = await cms.call(seededEmails.engineer, 'POST', '/products/filter', filter);
    expect(found.body.map((product: { serialNumber: string }) => product.serialNumber)).toEqual(['1111111']);
  });
});

describe('a comment', () => {
  const path = '/configurationSets/OU1234/comments';
  test.each([
    [{ text: ' ', revision: '0A' }, seededEmails.engineer, 400],
    [{ text: 'Hello', revision: '9Z' }, seededEmails.engineer, 404],
    [{ text: 'Hello', revision: '0A' }, seededEmails.engineer, 200],
    [{ text: 'Hello', revision: '0A' }, seededEmails.customerBasic, 403],
  ])('%j by %s is answered with %i', async (body, email, status) => {
    expect((await cms.call(email, 'POST', path, body)).status).toBe(status);
  });

  test('is deleted by its author or an administrator', async () => {
    const body = { text: 'Hello', revision: '0A', pinned: true };
    const [first, second] = [
      (await cms.call(seededEmails.engineer, 'POST', path, body)).body,
      (await cms.call(seededEmails.engineer, 'POST', path, body)).body,
    ];
    expect(first).toMatchObject({ pinned: true, makerOnly: false, createdBy: seededEmails.engineer });
    expect((await cms.call(seededEmails.approver, 'DELETE', `${path}/${first.commentId}`)).status).toBe(403);
    expect((await cms.call(seededEmails.engineer, 'DELETE', `${path}/${first.commentId}`)).status).toBe(200);
    expect((await cms.call(seededEmails.engineer, 'DELETE', `${path}/${first.commentId}`)).status).toBe(404);
    expect((await cms.call(seededEmails.admin, 'DELETE', `${path}/${second.commentId}`)).status).toBe(200);
  });
});

describe('a mail to the support', () => {
  const mail = {
    emailAddresses: ['support@maker.example'],
    subject: 'Approval request: OU1234/0A',
    body: 'Please.',
  };
  test.each([
    [{ subject: 'One\r\nBcc: everybody@nowhere.example' }],
    [{ subject: ' ' }],
    [{ body: '' }],
    [{ emailAddresses: [] }],
    [{ emailAddresses: ['support'] }],
    [{ emailAddresses: ['support@maker.example\r\nBcc: x@maker.example'] }],
    [{ emailAddresses: ['somebody@nowhere.example'] }],
    [{ emailAddresses: ['somebody@evilmaker.example'] }],
  ])('with %j is refused', async (changes) => {
    expect(
      (await cms.call(seededEmails.engineer, 'POST', '/support/mail', { ...mail, ...changes })).status,
    ).toBe(400);
    expect(cms.store.outbox.all()).toEqual([]);
  });

  test('is kept in the outbox with its sender', async () => {
    const sent = await cms.call(seededEmails.engineer, 'POST', '/support/mail', mail);
    expect(sent.status).toBe(200);
    expect(cms.store.outbox.all()).toMatchObject([
      { kind: 'MAIL', body: { ...mail, sender: seededEmails.engineer } },
    ]);
  });
});

describe('searching', () => {
  test.each([
    ['an id', 'ou1234', ['OU1234']],
    ['the end of an id', '1234', ['OU1234']],
    ['nothing like it', 'zzzz', []],
    ['signs of the search language', '"ou1234" OR *', []],
  ])('finds by %s', async (_, fuzzyField, ids) => {
    const { body } = await cms.call(seededEmails.engineer, 'POST', '/configurations/filter', { fuzzyField });
    expect(body.map((row: { configurationId: string }) => row.configurationId)).toEqual(ids);
  });

  test('finds every word, wherever it stands, by account and description, whatever the accents', async () => {
    const { account, configurationDescription } = (
      await cms.call(seededEmails.engineer, 'GET', '/configurations/OU1234')
    ).body;
    const words = `${account.accountName.split(' ')[0]} ${configurationDescription.slice(0, 6)} 34`;
    const fuzzyField = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    const { body } = await cms.call(seededEmails.engineer, 'POST', '/configurations/filter', { fuzzyField });
    expect(body.map((row: { configurationId: string }) => row.configurationId)).toContain('OU1234');
  });

  test.each(['BY_CREATED_DATE_DESC', 'BY_MODIFIED_DATE_DESC'] as const)(
    'pages through all, %s',
    async (configurationSortOrder) => {
      const field = configurationSortOrder === 'BY_CREATED_DATE_DESC' ? 'created' : 'modified';
      const rows: Record<string, string>[] = [];
      for (const offset of [0, 20, 40, 60]) {
        const path = `/configurations/filter?offset=${offset}&limit=20`;
        rows.push(...(await cms.call(seededEmails.engineer, 'POST', path, { configurationSortOrder })).body);
      }
      expect(new Set(rows.map((row) => row.configurationId)).size).toBe(60);
      const times = rows.map((row) => row[field] ?? '');
      expect(times).toEqual(times.toSorted().toReversed());
    },
  );

  test('by state and area', async () => {
    const filter = { state: 'APPROVED', areaId: 'sab' };
    const { body } = await cms.call(
      seededEmails.engineer,
      'POST',
      '/configurations/filter?limit=1000',
      filter,
    );
    const expected = cms.store.configurations
      .find({ state: 'APPROVED', area: 'sab' }, { sort: 'created', offset: 0, limit: 100 })
      .map((record) => record.configurationId);
    expect(expected.length).toBeGreaterThan(0);
    expect(body.map((row: { configurationId: string }) => row.configurationId).toSorted()).toEqual(
      expected.toSorted(),
    );
    for (const row of body)
      expect(row).toMatchObject({ configurationState: 'APPROVED', account: { dataArea: 'sab' } });
  });
});
