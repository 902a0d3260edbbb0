import { describe, expect, test } from 'vitest';
import {
  configurationDetailsSchema,
  configurationStartSchema,
  describeManualConfigurationKind,
  resetDependentDetails,
  initialConfigurationDetails,
  initialConfigurationStart,
  validateDesignResumption,
  validateConfigurationUpload,
  type ConfigurationDetailsValues,
} from './create.ts';

const messages = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}): Record<string, string> =>
  Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));

describe('first step', () => {
  test('begins with G6 and no customer, and that is enough', () => {
    expect(initialConfigurationStart).toEqual({ productFamily: 'G6', accountNumber: '3005019' });
    expect(configurationStartSchema.safeParse(initialConfigurationStart).success).toBe(true);
  });
  test('a customer is required', () => {
    expect(
      messages(configurationStartSchema.safeParse({ ...initialConfigurationStart, accountNumber: '' })),
    ).toEqual({
      accountNumber: 'A customer is required',
    });
  });
});

const details = (over: Partial<ConfigurationDetailsValues>): ConfigurationDetailsValues => ({
  configurationId: 'OU1234',
  configurationName: '',
  configurationDescription: 'Crane',
  partNumber: 'P00003',
  ...over,
});

describe('second step', () => {
  test.each([
    [{}, {}],
    [{ configurationId: '12345', partNumber: '' }, {}],
    [{ configurationId: '' }, { configurationId: 'A configuration ID is required' }],
    [{ configurationId: 'XX1234' }, { configurationId: expect.stringContaining('The prefix') }],
    [{ configurationDescription: ' ' }, { configurationDescription: 'A description is required' }],
    [{ partNumber: '' }, { partNumber: 'A part number is required' }],
  ])('%j', (over, expected) => {
    expect(messages(configurationDetailsSchema.safeParse(details(over)))).toEqual(expected);
  });

  test('all messages at once', () => {
    expect(Object.keys(messages(configurationDetailsSchema.safeParse(initialConfigurationDetails)))).toEqual([
      'configurationId',
      'configurationDescription',
    ]);
  });

  test.each([
    ['', details({ configurationId: '' }), 'A configuration ID is required'],
    ['no description', details({ configurationDescription: '' }), 'A description is required'],
    ['classic without part', details({ partNumber: '' }), 'A part number is required'],
    ['phantom without part', details({ configurationId: '12345', partNumber: '' }), undefined],
    ['filled', details({}), undefined],
    ['filled but wrong, which the form then says', details({ configurationId: 'XX' }), undefined],
  ])('the upload can be tried: %s', (_, values, reason) =>
    expect(validateConfigurationUpload(values)).toBe(reason),
  );
});

test.each([
  ['', 'OU, CA, KS, CN, DK, or SF and 4-6 digits, or at least five digits.'],
  ['OU12', 'OU, CA, KS, CN, DK, or SF and 4-6 digits, or at least five digits.'],
  ['OU1234', 'OU1234 will be a classic configuration.'],
  ['OU12A4', 'OU12A4 will be a phantom configuration. Scanners cannot read this ID from a label.'],
  ['12345_S', '12345_S will be a phantom configuration.'],
  ['12345_AB', '12345_AB will be a phantom configuration. Scanners cannot read this ID from a label.'],
  ['12345', '12345 will be a phantom configuration.'],
])('the type that “%s” makes', (id, text) => expect(describeManualConfigurationKind(id)).toBe(text));

test('a part goes with its family, and stays with another customer', () => {
  const filled = { ...initialConfigurationDetails, configurationId: 'OU7001', partNumber: 'P00003' };
  const before = { productFamily: 'G5', accountNumber: '1' } as const;
  expect(resetDependentDetails(filled, before, { ...before, accountNumber: '2' })).toEqual(filled);
  expect(resetDependentDetails(filled, before, { ...before, productFamily: 'G3' })).toEqual({
    ...filled,
    partNumber: '',
  });
});

test.each([
  ['PLACEHOLDER', undefined],
  ['CONFIGURING', 'OU1234 has been configured already.'],
  ['LOCKED', 'OU1234 has been configured already.'],
] as const)('a design in %s is gone on with, or not: %s', (configurationState, refusal) => {
  expect(validateDesignResumption({ configurationId: 'OU1234', configurationState })).toBe(refusal);
});
