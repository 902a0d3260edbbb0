import { expect, test } from 'vitest';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { listCallingPages } from '~/domain/apiDescription/callingPages.ts';

test('every call of the CMS is leaned on by pages that there are', () => {
  const wrong = Object.keys(pinnedEndpoints).filter((id) => listCallingPages(id).length === 0);
  expect(wrong).toEqual([]);
});

test.each([
  ['partImageUpload', ['Part']],
  ['productConfigurationImageDownload', ['Configuration', 'Toolbox of the quoting system']],
  ['resourceGet', ['Resources', 'Device errors']],
  ['authTokenGet', ['every page']],
  ['nothingGet', []],
])('%s is called by %j', (id, expected) =>
  expect(listCallingPages(id)).toEqual(expect.arrayContaining(expected)),
);
