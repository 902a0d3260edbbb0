import { expect, test } from 'vitest';
import { permissionTypeLabel, permissionTypes } from './permissionType.ts';

test('every type of permission has a title of its own', () => {
  expect(permissionTypes).toEqual(['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS', 'ELEVATED_PERMISSIONS']);
  expect(new Set(permissionTypes.map((type) => permissionTypeLabel[type]))).toHaveLength(3);
});
