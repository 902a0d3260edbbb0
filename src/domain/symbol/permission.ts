import { byOperations, byStaff } from '../access/staffVerdicts.ts';
import { isStaff } from '../access/unitFlags.ts';
import { mayCall, type Actor, type Verdict } from '../access/verdict.ts';

/** Whether a person may look at the overlay symbols: employees who may read them. */
export function mayOpenSymbols(actor: Actor): Verdict {
  const verdict = byStaff(actor.units, isStaff(actor.units), 'employees', 'see the overlay symbols');
  return verdict.allowed ? mayCall(actor, 'overlaySymbolGetAll') : verdict;
}

const keepers = ['APPLICATION_ENGINEER', 'ADMIN'] as const;

/** Whether a person may upload symbols, new ones and those in the place of others. */
export const mayUploadSymbols = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'upload symbols', operations: ['overlaySymbolUpload'] });

/** Whether a person may delete symbols. */
export const mayDeleteSymbol = (actor: Actor): Verdict =>
  byOperations(actor, { keepers, act: 'delete symbols', operations: ['overlaySymbolDelete'] });
