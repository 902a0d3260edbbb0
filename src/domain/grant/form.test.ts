import { describe, expect, test } from 'vitest';
import type { PermissionType } from '../access/permissionType.ts';
import type { Role } from '../access/roles.ts';
import {
  validateGrantEmail,
  toGrantItem,
  validateGrantedConfiguration,
  grantSteps,
  initialPermissionStep,
  bulkGrantFormSchema,
  createPermissionStepSchema,
  validateGrantedProduct,
  createReasonStepSchema,
  rolesFormSchema,
  singleGrantFormSchema,
} from './form.ts';
import { grantableFamilies } from '../product/families.ts';

type Checked = { readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } };
const messages = ({ error }: Checked): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

test('Granting has three steps, and products are of G6', () => {
  expect(grantSteps).toEqual(['Reason', 'Permission', 'Review']);
  expect(grantableFamilies).toEqual(['G6']);
});

describe('The reason', () => {
  test('needs an address, a permission type and a reason', () =>
    expect(
      messages(
        createReasonStepSchema('granter@maker.example').safeParse({
          address: '',
          permissionType: '',
          reason: ' ',
        }),
      ),
    ).toEqual({
      address: 'A valid e-mail address is required',
      permissionType: 'A permission type is required',
      reason: 'A reason is required',
    }));
  test('is enough with all three', () =>
    expect(
      messages(
        createReasonStepSchema('granter@maker.example').safeParse({
          address: 'ann+crane@customer.example',
          permissionType: 'PRODUCT_ACCESS',
          reason: 'Called',
        }),
      ),
    ).toEqual({}));
  test('is not for the granter’s own address, in any spelling', () =>
    expect(
      messages(
        createReasonStepSchema('granter@maker.example').safeParse({
          address: ' Granter@Maker.example',
          permissionType: 'ELEVATED_PERMISSIONS',
          reason: 'For me',
        }),
      ),
    ).toEqual({
      address: 'You cannot change your own permissions. Ask another granter or an administrator.',
    }));
  test.each([
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`, 254, undefined],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(54)}.example`, 255, 'refused'],
    ['ann\u200F@customer.example', 21, 'refused'],
    ['ann@customer', 12, 'refused'],
  ])('takes the address “%s” of %i characters: %s', (address, length, outcome) => {
    expect(address).toHaveLength(length);
    expect(validateGrantEmail(address)).toBe(outcome && 'A valid e-mail address is required');
  });
});

describe('The permission', () => {
  const check = (permissionType: PermissionType, change = {}, address = 'ann@customer.example') =>
    messages(
      createPermissionStepSchema({ address, permissionType, providerDomain: 'maker.example' }).safeParse({
        ...initialPermissionStep,
        accountNumber: '3000001',
        ...change,
      }),
    );
  test.each([
    ['CONFIGURATION_ACCESS', {}, { configurationId: 'A configuration ID is required' }],
    ['CONFIGURATION_ACCESS', { configurationId: 'OU1234' }, {}],
    ['PRODUCT_ACCESS', {}, { serialNumber: 'A valid serial number is required' }],
    ['PRODUCT_ACCESS', { serialNumber: '2123456' }, { serialNumber: 'A valid serial number is required' }],
    ['PRODUCT_ACCESS', { serialNumber: '012345' }, { serialNumber: 'A valid serial number is required' }],
    ['PRODUCT_ACCESS', { serialNumber: '1123456' }, {}],
    ['ELEVATED_PERMISSIONS', {}, { roles: 'At least 1 role is required' }],
    ['ELEVATED_PERMISSIONS', { roles: ['BASIC'] }, {}],
    [
      'ELEVATED_PERMISSIONS',
      { roles: ['BASIC'], accountNumber: '' },
      { accountNumber: 'A customer is required' },
    ],
  ] as const)('%s with %o: %o', (type, change, expected) => expect(check(type, change)).toEqual(expected));

  test('counts no role that is not on offer there', () => {
    const about = { address: 'ann@maker.example', permissionType: 'ELEVATED_PERMISSIONS' } as const;
    const offered = (grantable: readonly Role[] | undefined) =>
      messages(
        createPermissionStepSchema({
          ...about,
          providerDomain: 'maker.example',
          rolesAt: () => grantable,
        }).safeParse({
          ...initialPermissionStep,
          accountNumber: '3005019',
          roles: ['BASIC'],
        }),
      );
    expect(offered(['SUPPORT'])).toEqual({ roles: 'At least 1 role is required' });
    expect(offered(['BASIC', 'SUPPORT'])).toEqual({});
    expect(offered(undefined)).toEqual({});
  });

  const roles = { roles: ['SUPPORT'], accountNumber: '3005019' };
  test.each([
    ['ann@maker.example', false],
    ['Ann@MAKER.example', false],
    ['ann@customer.example', true],
    ['ann@not-maker.example', true],
    ['ann@maker.example.evil.example', true],
  ])('without a customer is refused to %s: %s', (address, isRefused) =>
    expect('accountNumber' in check('ELEVATED_PERMISSIONS', roles, address)).toBe(isRefused),
  );

  test.each([
    [
      'CONFIGURATION_ACCESS',
      { configurationId: ' OU1234 ' },
      { configurationId: 'OU1234', productItem: null },
    ],
    [
      'CONFIGURATION_ACCESS',
      { configurationId: ' ou1234 ' },
      { configurationId: 'OU1234', productItem: null },
    ],
    [
      'PRODUCT_ACCESS',
      { serialNumber: '0123456' },
      {
        configurationId: null,
        productItem: { productFamily: 'G6', deviceType: 'PCU', serialNumber: '0123456' },
      },
    ],
    ['ELEVATED_PERMISSIONS', { roles: ['BASIC'] }, null],
  ] as const)('%s with %o opens %o', (type, change, item) =>
    expect(toGrantItem(type, { ...initialPermissionStep, ...change })).toEqual(item),
  );
});

describe('A product', () => {
  const customer = { accountNumber: '3000001', accountName: 'Crane Works', dataArea: 'sde' };
  test.each([
    [null, 'This product does not exist or you do not have access to it'],
    [{ account: null }, 'This product does not belong to Crane Works (Germany)'],
    [{ account: { accountNumber: '3000002' } }, 'This product does not belong to Crane Works (Germany)'],
    [{ account: { accountNumber: '3000001' } }, undefined],
  ])('that is found as %o: %s', (found, message) => {
    expect(validateGrantedProduct(found, customer)).toBe(message);
    expect(validateGrantedConfiguration(found, customer)).toBe(message?.replace('product', 'configuration'));
  });
});

test('Roles are changed to one at least, with a reason', () =>
  expect(messages(rolesFormSchema.safeParse({ roles: [], passesOn: false, reason: '' }))).toEqual({
    roles: 'At least 1 role is required',
    reason: 'A reason is required',
  }));

test.each([
  [{ permissionType: 'CONFIGURATION_ACCESS' }, { configurationId: 'A configuration ID is required' }],
  [{ permissionType: 'PRODUCT_ACCESS' }, { serialNumber: 'A valid serial number is required' }],
  [{ permissionType: 'PRODUCT_ACCESS', serialNumber: '0123456' }, {}],
])('A single thing is named: %o needs %o', (change, expected) =>
  expect(messages(singleGrantFormSchema.safeParse({ ...initialPermissionStep, ...change }))).toEqual(
    expected,
  ),
);

test('Many need addresses, a role and a reason', () =>
  expect(messages(bulkGrantFormSchema.safeParse({ addresses: ' ', reason: '', roles: [] }))).toEqual({
    addresses: 'A valid e-mail address is required',
    reason: 'A reason is required',
    roles: 'At least 1 role is required',
  }));
