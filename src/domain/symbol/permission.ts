import { checkEmployeeOperations, checkActionByOperations } from '../access/staffDecisions.ts';
import type { Actor, Decision } from '../access/decision.ts';

export const checkSymbolsAccess = (actor: Actor): Decision =>
  checkEmployeeOperations(actor, 'see the overlay symbols', 'overlaySymbolGetAll');

const allowedRoles = ['APPLICATION_ENGINEER', 'ADMIN'] as const;

export const checkSymbolUpload = (actor: Actor): Decision =>
  checkActionByOperations(actor, {
    allowedRoles,
    act: 'upload symbols',
    operations: ['overlaySymbolUpload'],
  });

export const checkSymbolDeletion = (actor: Actor): Decision =>
  checkActionByOperations(actor, {
    allowedRoles,
    act: 'delete symbols',
    operations: ['overlaySymbolDelete'],
  });
