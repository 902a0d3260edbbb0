import { expect, test } from 'vitest';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { pagesThatCall } from '~/domain/apiDescription/callingPages.ts';

test('every call of the CMS is leaned on by pages that there are', () => {
  const wrong = Object.keys(pinnedEndpoints).filter((id) => pagesThatCall(id).length === 0);
  expect(wrong).toEqual([]);
});

test.each([
  ['partImageUpload', ['Part']],
  ['productConfigurationImageDownload', ['Configuration', 'Toolbox of the quoting system']],
  ['resourceGet', ['Resources', 'Device errors']],
  ['authTokenGet', ['every page']],
  ['nothingGet', []],
])('%s is called by %j', (id, expected) =>
  expect(pagesThatCall(id)).toEqual(expect.arrayContaining(expected)),
);
