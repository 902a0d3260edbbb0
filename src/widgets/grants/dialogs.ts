import { createOpener } from '~/ui/modal/openWhenLoaded.tsx';

export const openCreatePermission = createOpener(
  async () => (await import('./CreatePermission.tsx')).openCreatePermission,
);
export const openGrantToMany = createOpener(async () => (await import('./GrantToMany.tsx')).openGrantToMany);
export const openRoles = createOpener(async () => (await import('./RolesDialog.tsx')).openRoles);
export const openAddUnit = createOpener(async () => (await import('./AddUnit.tsx')).openAddUnit);
export const askRevokeAll = createOpener(async () => (await import('./revokeQuestions.tsx')).askRevokeAll);
export const askRevokeItem = createOpener(async () => (await import('./revokeQuestions.tsx')).askRevokeItem);
