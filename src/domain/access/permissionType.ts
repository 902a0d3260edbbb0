import { formatUnknownMember, createEnumTable } from '../words/enumTable.ts';

export const permissionTypes = ['PRODUCT_ACCESS', 'CONFIGURATION_ACCESS', 'ELEVATED_PERMISSIONS'] as const;
export type PermissionType = (typeof permissionTypes)[number];

export const permissionTypeLabel: Record<PermissionType, string> = createEnumTable(
  {
    PRODUCT_ACCESS: 'Product access',
    CONFIGURATION_ACCESS: 'Configuration access',
    ELEVATED_PERMISSIONS: 'Elevated permissions',
  },
  formatUnknownMember,
);
