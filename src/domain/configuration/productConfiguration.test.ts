import { describe, expect, test } from 'vitest';
import type { ConfigurationKind } from './id.ts';
import {
  validateProductConfiguration,
  deriveProductConfigurationId,
  initialProductConfiguration,
  pickModels,
  isPartRequired,
  type ProductConfigurationFormValues,
  createProductConfigurationFormSchema,
  buildProductConfigurationId,
  toProductConfigurationId,
} from './productConfiguration.ts';
import type { ProductFamily } from '../product/families.ts';

const filled: ProductConfigurationFormValues = {
  productConfigurationId: 'P00003-OU1234',
  productConfigurationDescription: 'Transmitter',
  deviceType: 'PCU',
  partNumber: 'P00003',
  transmitterModel: 'MAXI',
  receiverModel: '',
};
const messages = (
  kind: ConfigurationKind,
  family: ProductFamily,
  over: Partial<ProductConfigurationFormValues>,
): Record<string, string> => {
  const result = createProductConfigurationFormSchema({ kind, family }).safeParse({ ...filled, ...over });
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
};

const id = { productConfigurationId: 'A product configuration ID is required' };
const length = { productConfigurationId: 'A product configuration ID must be at least 5 characters long' };
const description = { productConfigurationDescription: 'A description is required' };
const deviceType = { deviceType: 'A device type is required' };
const part = { partNumber: 'A part number is required' };
const transmitter = { transmitterModel: 'A transmitter model is required' };
const receiver = { receiverModel: 'A receiver model is required' };

describe('the form', () => {
  test.each([
    ['CLASSIC', 'G6', {}, {}],
    ['CLASSIC', 'G6', { productConfigurationId: '' }, id],
    ['CLASSIC', 'G6', { productConfigurationId: '    ' }, id],
    ['CLASSIC', 'G6', { productConfigurationId: '1234' }, length],
    ['CLASSIC', 'G6', { productConfigurationId: ' 1234 ' }, length],
    ['CLASSIC', 'G6', { productConfigurationId: '12345' }, {}],
    ['CLASSIC', 'G6', { productConfigurationDescription: ' ' }, description],
    ['CLASSIC', 'G6', { productConfigurationDescription: '' }, description],
    ['CLASSIC', 'G6', { deviceType: '' }, deviceType],
    ['CLASSIC', 'G6', { partNumber: '' }, part],
    ['PHANTOM', 'G6', { partNumber: '' }, {}],
    ['CONFIGURED_3D', 'G6', { partNumber: '' }, {}],
    ['PHANTOM', 'G6', { transmitterModel: '' }, transmitter],
    ['CLASSIC', 'G6', { transmitterModel: '' }, {}],
    ['CONFIGURED_3D', 'G6', { transmitterModel: '' }, {}],
    ['PHANTOM', 'G6', { deviceType: 'CU', transmitterModel: '' }, receiver],
    ['CLASSIC', 'G5', { deviceType: 'CU' }, receiver],
    ['CLASSIC', 'G5', { deviceType: 'CU', receiverModel: 'RELAY' }, {}],
    ['CLASSIC', 'P6', { deviceType: 'CU' }, {}],
    ['PHANTOM', 'P6', { transmitterModel: '' }, transmitter],
  ] as const)('%s %s %j', (kind, family, over, expected) => {
    expect(messages(kind, family, over)).toEqual(expected);
  });

  test('empty, it names everything that is missing', () => {
    expect(messages('CLASSIC', 'G6', initialProductConfiguration)).toEqual({
      ...id,
      ...description,
      ...deviceType,
      ...part,
    });
  });
});

test.each([
  ['CLASSIC', {}, undefined],
  ['CLASSIC', { productConfigurationId: ' ' }, 'A product configuration ID is required'],
  ['CLASSIC', { productConfigurationDescription: '' }, 'A description is required'],
  ['CLASSIC', { partNumber: '' }, 'A part number is required'],
  ['PHANTOM', { partNumber: '' }, undefined],
  ['PHANTOM', { deviceType: '' }, undefined],
] as const)('creating can be tried: %s %j', (kind, over, reason) => {
  expect(validateProductConfiguration({ ...filled, ...over }, kind)).toBe(reason);
});

test.each([' p00003-ou1234 ', 'P00003-OU1234'])('“%s” is one id in whatever case', (typed) => {
  expect(toProductConfigurationId(typed)).toBe('P00003-OU1234');
});

test('the id is made of the part and whom or what it is made for', () => {
  expect(buildProductConfigurationId('P00003', 'OU1234')).toBe('P00003-OU1234');
});

test.each([
  ['', '', 'P00003', 'P00003-OU1234'],
  ['P00003-OU1234', 'P00003', 'P00004', 'P00004-OU1234'],
  ['P00003-OU1234', 'P00003', '', ''],
  ['My own', 'P00003', 'P00004', 'My own'],
  ['My own', '', 'P00004', 'My own'],
  ['', '', '', ''],
])(
  'the id “%s” of part “%s” becomes, with part “%s”, “%s”',
  (productConfigurationId, partNumber, chosen, after) => {
    expect(deriveProductConfigurationId({ productConfigurationId, partNumber }, chosen, 'OU1234')).toBe(
      after,
    );
  },
);

test.each([
  ['PCU', { transmitterModel: 'MAXI', receiverModel: null }],
  ['CU', { transmitterModel: null, receiverModel: 'CANBUS' }],
] as const)('%s keeps its own model alone', (kept, models) =>
  expect(pickModels(kept, { transmitterModel: 'MAXI', receiverModel: 'CANBUS' })).toEqual(models),
);

test.each([
  ['CLASSIC', true],
  ['PHANTOM', false],
  ['CONFIGURED_3D', false],
] as const)('one in a %s configuration needs a part: %s', (kind, needed) =>
  expect(isPartRequired(kind)).toBe(needed),
);
