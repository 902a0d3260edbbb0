import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

export const mayOpenSymbols = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the overlay symbols', 'overlaySymbolGetAll');

const keepers = ['APPLICATION_ENGINEER', 'ADMIN'] as const;

export const mayUploadSymbols = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'upload symbols', operations: ['overlaySymbolUpload'] });

export const mayDeleteSymbol = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'delete symbols', operations: ['overlaySymbolDelete'] });
