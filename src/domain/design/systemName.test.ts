import { expect, test } from 'vitest';
import {
  describeKeptConfigurationName,
  isSystemNameMissing,
  systemNameFormSchema,
  formatTotalSubject,
} from './systemName.ts';

test.each([
  [{}, '', true],
  [{}, 'Yard 7', false],
  [{ quoteId: 3 }, '', true],
  [{ quoteId: 3, configurationId: 'C012345' }, '', false],
] as const)(
  'a save from %j of a system called %j asks for its name: %j',
  (progress, systemName, expected) => {
    expect(isSystemNameMissing(progress, { systemName })).toBe(expected);
  },
);

test.each([
  ['Yard 7', true],
  ['   ', false],
])('a system can be called %j: %j', (systemName, expected) => {
  expect(systemNameFormSchema.safeParse({ systemName }).success).toBe(expected);
});

const configuration = {
  configurationId: 'C012345',
  configurationState: 'CONFIGURING',
  configurationName: 'Yard 7',
  configurationDescription: 'For the yard',
} as const;

test('a configuration keeps the name of its first save, and that is said', () => {
  expect(describeKeptConfigurationName(configuration, 'Quay 2')).toMatch(
    /^Lists, the page of C012345 .* “Yard 7”/,
  );
  expect(describeKeptConfigurationName({ ...configuration, configurationName: null }, 'Quay 2')).toMatch(
    /“For the yard”/,
  );
});

test.each([
  ['the names are the same', configuration, 'Yard 7'],
  ['the system has no name', configuration, ''],
  ['nothing is saved yet', undefined, 'Quay 2'],
  ['its configuration is yet to be made', { ...configuration, configurationState: 'PLACEHOLDER' }, 'Quay 2'],
] as const)('nothing is said of its name where %s', (_, known, systemName) => {
  expect(describeKeptConfigurationName(known, systemName)).toBeUndefined();
});

test.each([
  [[{ quantity: 1 }], [{ quantity: 1 }], false, 'The total is for 1 transmitter and 1 receiver.'],
  [[{ quantity: 2 }, { quantity: undefined }], [], false, 'The total is for 3 transmitters.'],
  [[], [{ quantity: 4 }], true, 'The total is for 4 receivers, with which a new design begins.'],
  [[], [], true, undefined],
])(
  'the total of %j and %j, untouched: %j, is told as that of its devices',
  (transmitters, receivers, isUntouched, text) => {
    expect(formatTotalSubject({ transmitters, receivers }, isUntouched)).toBe(text);
  },
);
