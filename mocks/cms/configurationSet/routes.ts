import type { CommentRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import { saveRecord } from '../saveRecord.ts';
import type { Cms } from '../cms.ts';
import * as set from './contract.ts';
import { changeAccount, createRevision, createSet, deleteRevision, updateNote } from './rules.ts';
import { findConfiguration, findRevision } from '../findOrRefuse.ts';
import { badRequest, forbidden, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { toWireComment, toWireRevisionLog, toWireSet } from '../toWire.ts';

type NewComment = Pick<CommentRecord, 'text' | 'revision' | 'pinned' | 'makerOnly'>;

function createComment(cms: Cms, caller: Caller, id: string, given: NewComment): CommentRecord {
  return cms.store.transaction(() => {
    const record = findConfiguration(cms, caller, id);
    findRevision(record, given.revision);
    if (given.text.trim() === '') throw badRequest('A comment is required');
    if (given.makerOnly && !caller.isStaff) throw forbidden('Only employees write internal comments.');
    const lastNumber = record.lastNumber + 1;
    const comment = {
      ...given,
      commentId: String(lastNumber),
      created: cms.now(),
      createdBy: caller.email,
    };
    saveRecord(cms, caller, { ...record, lastNumber, comments: [...record.comments, comment] });
    return comment;
  });
}

function deleteComment(cms: Cms, caller: Caller, id: string, commentId: string): void {
  cms.store.transaction(() => {
    const record = findConfiguration(cms, caller, id);
    const comment = record.comments.find((each) => each.commentId === commentId);
    if (!comment || (comment.makerOnly && !caller.isStaff)) throw notFound('comment', commentId);
    if (comment.createdBy !== caller.email && !caller.isStaffAdmin) {
      throw forbidden('Only its author or an administrator deletes a comment.');
    }
    saveRecord(cms, caller, { ...record, comments: record.comments.filter((each) => each !== comment) });
  });
}

/** Configuration sets, their revisions, notes, account and comments. */
function configurationSetRoutes(cms: Cms) {
  return openRoutes()
    .openapi(permitted(set.configurationSetCreate), (c) =>
      c.json(toWireSet(cms, createSet(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(permitted(set.configurationSetRevisionCreate), (c) => {
      const { configurationId } = c.req.valid('param');
      const saved = createRevision(cms, c.var.caller, configurationId, c.req.valid('json').note);
      return c.json(toWireSet(cms, saved), 200);
    })
    .openapi(permitted(set.configurationSetRevisionDelete), (c) => {
      const { configurationId, revisionName } = c.req.valid('param');
      return c.json(toWireSet(cms, deleteRevision(cms, c.var.caller, configurationId, revisionName)), 200);
    })
    .openapi(permitted(set.configurationSetUpdateNote), (c) => {
      const { configurationId } = c.req.valid('param');
      const saved = updateNote(cms, c.var.caller, configurationId, c.req.valid('json').note);
      return c.json(toWireSet(cms, saved), 200);
    })
    .openapi(permitted(set.configurationSetUpdateRevisionNote), (c) => {
      const { configurationId, revisionName } = c.req.valid('param');
      const { note } = c.req.valid('json');
      return c.json(toWireSet(cms, updateNote(cms, c.var.caller, configurationId, note, revisionName)), 200);
    })
    .openapi(permitted(set.configurationSetChangeAccount), (c) => {
      const { configurationId } = c.req.valid('param');
      const { newAccountNumber } = c.req.valid('json');
      return c.json(toWireSet(cms, changeAccount(cms, c.var.caller, configurationId, newAccountNumber)), 200);
    })
    .openapi(permitted(set.configurationSetRevisionLog), (c) => {
      const record = findConfiguration(cms, c.var.caller, c.req.valid('param').configurationId);
      if (!c.var.caller.isStaffAdmin) throw forbidden('Only staff administrators read the revision log.');
      return c.json(toWireRevisionLog(record), 200);
    })
    .openapi(permitted(set.configurationSetCommentCreate), (c) => {
      const { configurationId } = c.req.valid('param');
      const comment = createComment(cms, c.var.caller, configurationId, c.req.valid('json'));
      return c.json(toWireComment(comment), 200);
    })
    .openapi(permitted(set.configurationSetCommentDelete), (c) => {
      const { configurationId, commentId } = c.req.valid('param');
      deleteComment(cms, c.var.caller, configurationId, commentId);
      return c.json({ configurationId, commentId }, 200);
    });
}

export const configurationSetSubject = cmsSubject(set, configurationSetRoutes);
