import { byRole } from '../../../src/domain/access/verdict.ts';
import { seesRevisionLog } from '../../../src/domain/revision/permission.ts';
import type { Cms } from '../cms.ts';
import * as set from './contract.ts';
import { changeAccount, createRevision, createSet, deleteRevision, updateNote } from './rules.ts';
import { createComment, deleteComment } from './comments.ts';
import { findConfiguration } from '../findOrRefuse.ts';
import { demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { toWireComment, toWireRevisionLog, toWireSet } from '../toWire.ts';

const route = permittedRoutes(set);

/** Configuration sets, their revisions, notes, account and comments. */
function configurationSetRoutes(cms: Cms) {
  return openRoutes()
    .openapi(route('configurationSetCreate'), (c) =>
      c.json(toWireSet(cms, createSet(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(route('configurationSetRevisionCreate'), (c) => {
      const { configurationId } = c.req.valid('param');
      const saved = createRevision(cms, c.var.caller, configurationId, c.req.valid('json').note);
      return c.json(toWireSet(cms, saved), 200);
    })
    .openapi(route('configurationSetRevisionDelete'), (c) => {
      const { configurationId, revisionName } = c.req.valid('param');
      return c.json(toWireSet(cms, deleteRevision(cms, c.var.caller, configurationId, revisionName)), 200);
    })
    .openapi(route('configurationSetUpdateNote'), (c) => {
      const { configurationId } = c.req.valid('param');
      const saved = updateNote(cms, c.var.caller, configurationId, c.req.valid('json').note);
      return c.json(toWireSet(cms, saved), 200);
    })
    .openapi(route('configurationSetUpdateRevisionNote'), (c) => {
      const { configurationId, revisionName } = c.req.valid('param');
      const { note } = c.req.valid('json');
      return c.json(toWireSet(cms, updateNote(cms, c.var.caller, configurationId, note, revisionName)), 200);
    })
    .openapi(route('configurationSetChangeAccount'), (c) => {
      const { configurationId } = c.req.valid('param');
      const { newAccountNumber } = c.req.valid('json');
      return c.json(toWireSet(cms, changeAccount(cms, c.var.caller, configurationId, newAccountNumber)), 200);
    })
    .openapi(route('configurationSetRevisionLog'), (c) => {
      const record = findConfiguration(cms, c.var.caller, c.req.valid('param').configurationId);
      const sees = seesRevisionLog(c.var.caller.units);
      demandVerdict(byRole(sees, 'Only administrators read the revision log.'));
      return c.json(toWireRevisionLog(record), 200);
    })
    .openapi(route('configurationSetCommentCreate'), (c) => {
      const { configurationId } = c.req.valid('param');
      const comment = createComment(cms, c.var.caller, configurationId, c.req.valid('json'));
      return c.json(toWireComment(comment), 200);
    })
    .openapi(route('configurationSetCommentDelete'), (c) => {
      const { configurationId, commentId } = c.req.valid('param');
      deleteComment(cms, c.var.caller, configurationId, commentId);
      return c.json({ configurationId, commentId }, 200);
    });
}

export const configurationSetSubject = cmsSubject(set, configurationSetRoutes);
