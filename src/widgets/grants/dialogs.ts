import { createOpener } from '~/ui/modal/openLazyModal.tsx';

export const openCreatePermission = createOpener(
  async () => (await import('./CreatePermission.tsx')).openCreateGrant,
);
export const openGrantToMany = createOpener(async () => (await import('./GrantToMany.tsx')).openBulkGrant);
export const openRoles = createOpener(async () => (await import('./RolesDialog.tsx')).openEditRoles);
export const openAddUnit = createOpener(async () => (await import('./AddUnit.tsx')).openAddGrantItem);
export const askRevokeAll = createOpener(
  async () => (await import('./revokeQuestions.tsx')).confirmRevokeAllGrants,
);
export const askRevokeItem = createOpener(
  async () => (await import('./revokeQuestions.tsx')).confirmRevokeGrantItem,
);
