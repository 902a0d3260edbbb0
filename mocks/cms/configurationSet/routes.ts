import { byRole } from '../../../src/domain/access/verdict.ts';
import { seesRevisionLog } from '../../../src/domain/revision/permission.ts';
import type { Cms } from '../cms.ts';
import * as set from './contract.ts';
import { changeAccount, createRevision, createSet, deleteRevision, updateNote } from './rules.ts';
import { createComment, deleteComment } from './comments.ts';
import { findConfiguration } from '../findOrRefuse.ts';
import { demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { toWireComment, toWireRevisionLog, toWireSet } from '../toWire.ts';

/** Configuration sets, their revisions, notes, account and comments. */
function configurationSetRoutes(cms: Cms): Handlers<typeof set> {
  return {
    configurationSetCreate: ({ caller, json }) => toWireSet(cms, createSet(cms, caller, json)),
    configurationSetRevisionCreate: ({ caller, param: { configurationId }, json }) => {
      const saved = createRevision(cms, caller, configurationId, json.note);
      return toWireSet(cms, saved);
    },
    configurationSetRevisionDelete: ({ caller, param: { configurationId, revisionName } }) =>
      toWireSet(cms, deleteRevision(cms, caller, configurationId, revisionName)),
    configurationSetUpdateNote: ({ caller, param: { configurationId }, json }) => {
      const saved = updateNote(cms, caller, configurationId, json.note);
      return toWireSet(cms, saved);
    },
    configurationSetUpdateRevisionNote: ({
      caller,
      param: { configurationId, revisionName },
      json: { note },
    }) => toWireSet(cms, updateNote(cms, caller, configurationId, note, revisionName)),
    configurationSetChangeAccount: ({ caller, param: { configurationId }, json: { newAccountNumber } }) =>
      toWireSet(cms, changeAccount(cms, caller, configurationId, newAccountNumber)),
    configurationSetRevisionLog: ({ caller, param }) => {
      const record = findConfiguration(cms, caller, param.configurationId);
      const sees = seesRevisionLog(caller.units);
      demandVerdict(byRole(sees, 'Only administrators read the revision log.'));
      return toWireRevisionLog(record);
    },
    configurationSetCommentCreate: ({ caller, param: { configurationId }, json }) => {
      const comment = createComment(cms, caller, configurationId, json);
      return toWireComment(comment);
    },
    configurationSetCommentDelete: ({ caller, param: { configurationId, commentId } }) => {
      deleteComment(cms, caller, configurationId, commentId);
      return { configurationId, commentId };
    },
  };
}

export const configurationSetSubject = cmsSubject(set, configurationSetRoutes);
