import { z } from '@hono/zod-openapi';
import { accountSchema } from '../account/routes.ts';
import { jsonContent, configurationStateSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { commentSchema, revisionSchema } from '../configuration/contract.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { checkRole } from '../../../src/domain/access/decision.ts';
import { canSeeRevisionLog } from '../../../src/domain/revision/permission.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  changeConfigurationAccount,
  createRevision,
  createConfigurationSet,
  deleteRevision,
  updateConfigurationSetNote,
} from './rules.ts';
import {
  changeConfiguration,
  findConfiguration,
  findRevision,
  saveConfigurationRecord,
} from '../configurationRecords.ts';
import { assertAllowed, assertFormValid, createNotFoundError } from '../httpErrors.ts';
import { toRevisionLogDto, toConfigurationSetDto } from '../toDto.ts';
import { checkStaffOnlyMarking } from '../../../src/domain/access/staffOnly.ts';
import { commentFormSchema, checkCommentDeletion } from '../../../src/domain/activity/comment.ts';
import type { CommentRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';

const designTypeSchema = z.enum(['MANUAL', 'CONFIGURED_3D']);

const configurationSetSchema = z
  .object({
    configurationId: z.string(),
    productFamily: productFamilySchema,
    account: accountSchema,
    configurationDescription: z.string(),
    designType: designTypeSchema,
    opportunityId: z.string().nullable(),
    configurationState: configurationStateSchema,
    note: z.string(),
    revisions: z.array(revisionSchema).openapi({ description: 'Oldest first.' }),
  })
  .openapi('ConfigurationSet');
export type ConfigurationSet = z.infer<typeof configurationSetSchema>;

const revisionLogSchema = z
  .object({
    revisionActionType: z.string().openapi({ example: 'CHANGE_ACCOUNT' }),
    revisionData: z.object({ old: z.string().nullable(), new: z.string().nullable() }),
    revisionName: z
      .string()
      .nullable()
      .openapi({ description: 'Null for a change of account, which belongs to the revision before it.' }),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('RevisionLog');
export type RevisionLog = z.infer<typeof revisionLogSchema>;

const reads = createObjectOperations('Configuration sets', 'CONFIGURATION_SET', 'READ');
const writes = createObjectOperations('Configuration sets', 'CONFIGURATION_SET', 'WRITE');
const comments = createObjectOperations('Comments', 'COMMENT', 'WRITE');

const noteBody = z.object({ note: z.string() }).openapi('Note');
const theSet = jsonContent('The configuration set.', configurationSetSchema);

export const configurationSetOperations = {
  configurationSetCreate: writes.post('/configurationSets', 'Create a configuration set', {
    description:
      'The design a configuration grows from. It is a PLACEHOLDER with the pending revision 0A until its configuration is created.',
    json: z
      .object({
        productFamily: productFamilySchema,
        accountNumber: z.string(),
        configurationId: z
          .string()
          .openapi({ description: 'Leave empty for a 3D configuration: the back end gives the next id.' }),
        configurationDescription: z.string(),
        opportunityId: z.string().nullable().optional(),
        designType: designTypeSchema.default('MANUAL'),
        copyOf: z.string().optional().openapi({
          description: 'The configuration this is a duplicate of: its devices are copied, without files.',
        }),
        kbMaxQuoteId: z.number().int().min(0).optional().openapi({
          description: 'The quote of a 3D configuration, which has to be in the quoting system.',
        }),
      })
      .openapi('NewConfigurationSet'),
    answer: theSet,
  }),
  configurationSetRevisionCreate: writes.post(
    '/configurationSets/{configurationId}/revisions',
    'Create a revision',
    {
      description:
        'Makes the next revision, pending, with the files of the one before it, and takes the configuration back to CONFIGURING. ' +
        'A set that is still a placeholder keeps its first revision, which takes the note.',
      json: noteBody,
      answer: theSet,
    },
  ),
  configurationSetRevisionDelete: writes.delete(
    '/configurationSets/{configurationId}/revisions/{revisionName}',
    'Delete the pending revision',
    { description: 'Only a pending revision with an active one beside it can be deleted.', answer: theSet },
  ),
  configurationSetUpdateNote: writes.put(
    '/configurationSets/{configurationId}/note',
    'Update the note of a configuration set',
    { json: noteBody, answer: theSet },
  ),
  configurationSetUpdateRevisionNote: writes.put(
    '/configurationSets/{configurationId}/revisions/{revisionName}/note',
    'Update the note of a revision',
    { json: noteBody, answer: theSet },
  ),
  configurationSetChangeAccount: writes.put(
    '/configurationSets/{configurationId}/account',
    'Move a configuration set to another account',
    { json: z.object({ newAccountNumber: z.string() }).openapi('AccountChange'), answer: theSet },
  ),
  configurationSetRevisionLog: reads.get(
    '/configurationSets/{configurationId}/log',
    'Read the revision log',
    {
      description: 'For staff administrators. Oldest first.',
      answer: jsonContent('The log.', z.array(revisionLogSchema)),
    },
  ),
  configurationSetCommentCreate: comments.post(
    '/configurationSets/{configurationId}/comments',
    'Write a comment',
    {
      json: z
        .object({
          text: z.string(),
          revision: z.string(),
          pinned: z.boolean().default(false),
          makerOnly: z.boolean().default(false),
        })
        .openapi('NewComment'),
      answer: jsonContent('The comment.', commentSchema),
    },
  ),
  configurationSetCommentDelete: comments.delete(
    '/configurationSets/{configurationId}/comments/{commentId}',
    'Delete a comment',
    {
      description: 'Your own, or any as a staff administrator.',
      answer: jsonContent(
        'What was deleted.',
        z.object({ configurationId: z.string(), commentId: z.string() }),
      ),
    },
  ),
};

function configurationSetRoutes(cms: CmsContext): OperationHandlers<typeof configurationSetOperations> {
  return {
    configurationSetCreate: ({ caller, json }) =>
      toConfigurationSetDto(cms, createConfigurationSet(cms, caller, json)),
    configurationSetRevisionCreate: ({ caller, param: { configurationId }, json }) =>
      toConfigurationSetDto(cms, createRevision(cms, caller, configurationId, json.note)),
    configurationSetRevisionDelete: ({ caller, param: { configurationId, revisionName } }) =>
      toConfigurationSetDto(cms, deleteRevision(cms, caller, configurationId, revisionName)),
    configurationSetUpdateNote: ({ caller, param: { configurationId }, json }) =>
      toConfigurationSetDto(cms, updateConfigurationSetNote(cms, caller, configurationId, json.note)),
    configurationSetUpdateRevisionNote: ({ caller, param, json: { note } }) =>
      toConfigurationSetDto(
        cms,
        updateConfigurationSetNote(cms, caller, param.configurationId, note, param.revisionName),
      ),
    configurationSetChangeAccount: ({ caller, param: { configurationId }, json: { newAccountNumber } }) =>
      toConfigurationSetDto(cms, changeConfigurationAccount(cms, caller, configurationId, newAccountNumber)),
    configurationSetRevisionLog: ({ caller, param }) => {
      const record = findConfiguration(cms, caller, param.configurationId);
      const sees = canSeeRevisionLog(caller.units);
      assertAllowed(checkRole(sees, 'Only administrators read the revision log.'));
      return toRevisionLogDto(record);
    },
    configurationSetCommentCreate: ({ caller, param: { configurationId }, json }) =>
      createComment(cms, caller, configurationId, json),
    configurationSetCommentDelete: ({ caller, param: { configurationId, commentId } }) => {
      deleteComment(cms, caller, configurationId, commentId);
      return { configurationId, commentId };
    },
  };
}

export const configurationSetModule = createApiModule(configurationSetOperations, configurationSetRoutes);

type NewComment = Pick<CommentRecord, 'text' | 'revision' | 'pinned' | 'makerOnly'>;

const createComment = (cms: CmsContext, caller: Caller, id: string, given: NewComment): CommentRecord =>
  changeConfiguration(cms, caller, id, (record) => {
    findRevision(record, given.revision);
    assertFormValid(
      commentFormSchema.safeParse({ text: given.text, staffOnly: given.makerOnly, pinned: given.pinned }),
    );
    if (given.makerOnly) assertAllowed(checkStaffOnlyMarking(caller));
    const lastNumber = record.lastNumber + 1;
    const comment = {
      ...given,
      commentId: String(lastNumber),
      created: cms.now(),
      createdBy: caller.email,
    };
    saveConfigurationRecord(cms, caller, { ...record, lastNumber, comments: [...record.comments, comment] });
    return comment;
  });

function deleteComment(cms: CmsContext, caller: Caller, id: string, commentId: string): void {
  changeConfiguration(cms, caller, id, (record) => {
    const comment = record.comments.find((each) => each.commentId === commentId);
    if (!comment || (comment.makerOnly && !caller.isStaff)) throw createNotFoundError('comment', commentId);
    assertAllowed(checkCommentDeletion(caller, caller.email, comment));
    saveConfigurationRecord(cms, caller, {
      ...record,
      comments: record.comments.filter((each) => each !== comment),
    });
  });
}
