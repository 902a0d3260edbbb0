import { expect, test } from 'vitest';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { pages } from '~/app/routes.tsx';
import { pagesThatCall } from '~/domain/apiDescription/callingPages.ts';

test('every call of the CMS is leaned on by pages that there are', () => {
  const titles = new Set(['every page', ...pages.map(({ title }) => title)]);
  const wrong = Object.keys(pinnedEndpoints).filter((id) => {
    const calling = pagesThatCall(id);
    return calling.length === 0 || !calling.every((name) => titles.has(name));
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['partImageUpload', ['Part']],
  ['productConfigurationImageDownload', ['Configuration', 'Toolbox of the quoting system']],
  ['resourceGet', ['Resources', 'Device errors']],
  ['nothingGet', []],
])('%s is called by %j', (id, expected) =>
  expect(pagesThatCall(id)).toEqual(expect.arrayContaining(expected)),
);
