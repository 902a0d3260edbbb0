import { byEmployees, byKeepers } from '../access/staffVerdicts.ts';
import type { Actor, Verdict } from '../access/verdict.ts';

const keepers = ['PRODUCTION_ADMIN', 'ADMIN'] as const;

export const mayOpenCutFiles = (actor: Actor): Verdict =>
  byEmployees(actor, 'see cut files', 'cutFileGetAll', 'cutFileGet');

export const mayCreateCutFile = (actor: Actor): Verdict =>
  byKeepers(actor, {
    keepers,
    act: 'create cut files',
    operations: ['cutFileCreate', 'cutFileVersionCreate'],
  });

export const mayAddVersion = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'add versions', operations: ['cutFileVersionCreate'] });

export const mayDeleteVersion = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete versions', operations: ['cutFileVersionDelete'] });

export const mayDeleteCutFile = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'delete cut files', operations: ['cutFileDelete'] });

export const mayLinkParts = (actor: Actor): Verdict =>
  byKeepers(actor, { keepers, act: 'link parts', operations: ['cutFileLinkParts', 'cutFileUnlinkParts'] });
