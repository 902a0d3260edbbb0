import { byEmployees, byKeepers } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

const keepers = ['PRODUCTION_ADMIN', 'ADMIN'] as const;

/** Whether a person may see the cut files: employees who may read them. */
export const mayOpenCutFiles = (actor: Actor): Verdict =>
  byEmployees(actor, 'see cut files', 'cutFileGetAll', 'cutFileGet');

/** Whether a person may create cut files with their first version. */
export const mayCreateCutFile = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'create cut files',
    operations: ['cutFileCreate', 'cutFileVersionCreate'],
  });

/** Whether a person may add versions to cut files. */
export const mayAddVersion = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'add versions', operations: ['cutFileVersionCreate'] });

/** Whether a person may delete versions of cut files. */
export const mayDeleteVersion = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete versions', operations: ['cutFileVersionDelete'] });

/** Whether a person may delete cut files. */
export const mayDeleteCutFile = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete cut files', operations: ['cutFileDelete'] });

/** Whether a person may link parts to cut files, and unlink them. */
export const mayLinkParts = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'link parts', operations: ['cutFileLinkParts', 'cutFileUnlinkParts'] });
