import { byEmployees, byOperations } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

/** Whether a person may look at the overlay symbols: employees who may read them. */
export const mayOpenSymbols = (actor: Actor): Verdict =>
  byEmployees(actor, 'see the overlay symbols', 'overlaySymbolGetAll');

const keepers = ['APPLICATION_ENGINEER', 'ADMIN'] as const;

/** Whether a person may upload symbols, new ones and those in the place of others. */
export const mayUploadSymbols = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'upload symbols', operations: ['overlaySymbolUpload'] });

/** Whether a person may delete symbols. */
export const mayDeleteSymbol = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'delete symbols', operations: ['overlaySymbolDelete'] });
