import { mayMarkStaffOnly } from '../../../src/domain/access/staffOnly.ts';
import { commentForm, mayDeleteComment } from '../../../src/domain/activity/comment.ts';
import type { CommentRecord } from '../../store/configurationRecord.ts';
import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { findConfiguration, findRevision } from '../findOrRefuse.ts';
import { demandForm, demandVerdict, notFound } from '../refusal.ts';
import { saveRecord } from '../saveRecord.ts';

type NewComment = Pick<CommentRecord, 'text' | 'revision' | 'pinned' | 'makerOnly'>;

export function createComment(cms: Cms, caller: Caller, id: string, given: NewComment): CommentRecord {
  return cms.store.transaction(() => {
    const record = findConfiguration(cms, caller, id);
    findRevision(record, given.revision);
    demandForm(commentForm.safeParse({ text: given.text, staffOnly: given.makerOnly, pinned: given.pinned }));
    if (given.makerOnly) demandVerdict(mayMarkStaffOnly(caller));
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

export function deleteComment(cms: Cms, caller: Caller, id: string, commentId: string): void {
  cms.store.transaction(() => {
    const record = findConfiguration(cms, caller, id);
    const comment = record.comments.find((each) => each.commentId === commentId);
    if (!comment || (comment.makerOnly && !caller.isStaff)) throw notFound('comment', commentId);
    demandVerdict(mayDeleteComment(caller, caller.email, comment));
    saveRecord(cms, caller, { ...record, comments: record.comments.filter((each) => each !== comment) });
  });
}
