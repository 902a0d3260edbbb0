import { expect, test } from 'vitest';
import { openTestCms, seededEmails } from '../../../tests/factories/testCms.ts';
import { seedConfiguration } from '../../../tests/seedConfiguration.ts';

test('an id that differs from another in its case alone is taken', async () => {
  const cms = openTestCms();
  seedConfiguration(cms.store, 'OU7001');
  const body = {
    productConfigurationId: 'p00000-ou7001',
    productConfigurationDescription: 'The same again',
    configurationId: 'OU7001',
    revisionId: '0A',
    deviceType: 'PCU',
    partNumber: 'P00003',
    name: '',
    userDefinedName: '',
    transmitterModel: null,
    receiverModel: null,
  };
  expect(await cms.call(seededEmails.engineer, 'POST', '/productConfigurations', body)).toMatchObject({
    status: 409,
    body: { humanReadableError: 'The ID p00000-ou7001 is taken.' },
  });
});
