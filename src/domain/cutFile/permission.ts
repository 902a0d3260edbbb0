import { checkEmployeeOperations, checkActionByRoles } from '../access/staffDecisions.ts';
import type { Actor, Decision } from '../access/decision.ts';

const allowedRoles = ['PRODUCTION_ADMIN', 'ADMIN'] as const;

export const checkCutFilesAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see cut files', 'cutFileGetAll', 'cutFileGet');

export const checkCutFileCreation = (actor: Actor): Decision =>
  checkActionByRoles(actor, {
    allowedRoles,
    act: 'create cut files',
    operations: ['cutFileCreate', 'cutFileVersionCreate'],
  });

export const checkCutFileVersionCreation = (actor: Actor): Decision =>
  checkActionByRoles(actor, { allowedRoles, act: 'add versions', operations: ['cutFileVersionCreate'] });

export const checkCutFileVersionDeletion = (actor: Actor): Decision =>
  checkActionByRoles(actor, { allowedRoles, act: 'delete versions', operations: ['cutFileVersionDelete'] });

export const checkCutFileDeletion = (actor: Actor): Decision =>
  checkActionByRoles(actor, { allowedRoles, act: 'delete cut files', operations: ['cutFileDelete'] });

export const checkCutFilePartLinking = (actor: Actor): Decision =>
  checkActionByRoles(actor, {
    allowedRoles,
    act: 'link parts',
    operations: ['cutFileLinkParts', 'cutFileUnlinkParts'],
  });
