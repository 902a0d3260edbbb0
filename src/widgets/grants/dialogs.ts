import { createOpener } from '~/ui/modal/openLazyModal.tsx';

export const openCreatePermission = createOpener(
  async () => (await import('./CreateGrant.tsx')).openCreateGrant,
);
export const openGrantToMany = createOpener(async () => (await import('./BulkGrant.tsx')).openBulkGrant);
export const openRoles = createOpener(async () => (await import('./EditRoles.tsx')).openEditRoles);
export const openAddUnit = createOpener(async () => (await import('./AddGrantItem.tsx')).openAddGrantItem);
export const askRevokeAll = createOpener(
  async () => (await import('./revokeConfirmations.tsx')).confirmRevokeAllGrants,
);
export const askRevokeItem = createOpener(
  async () => (await import('./revokeConfirmations.tsx')).confirmRevokeGrantItem,
);
