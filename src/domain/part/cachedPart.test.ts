import { expect, test } from 'vitest';
import { describeCachedPartRefusal } from './cachedPart.ts';

test.each([
  [400, 'There is no part P77001.', 'P77001', true],
  [404, 'P77001 was not found', 'P77001', true],
  [400, 'Part P77001 cannot be chosen. It is not made for G5.', 'P77001', true],
  [400, 'There is no part P77001.', 'P77002', false],
  [400, 'The description is too long.', 'P77001', false],
  [400, 'P77001-OU7700 is no id of a product configuration.', 'P77001', false],
  [409, 'OU7700 with part P77001 exists already.', 'P77001', false],
  [undefined, 'There is no part P77001.', 'P77001', false],
  [400, 'There is no part P77001.', null, false],
])('an answer %j of “%s” about the part %j names the cache: %j', (status, message, partNumber, isNamed) => {
  const text = describeCachedPartRefusal({ status, message }, partNumber);
  if (isNamed) expect(text).toMatch(/P77001 is in the list of parts.*cache of parts/);
  else expect(text).toBeUndefined();
});
