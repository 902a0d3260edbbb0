import { z } from '@hono/zod-openapi';
import { accountSchema } from '../account/contract.ts';
import { body, json } from '../answers.ts';
import { commentSchema, revisionSchema } from '../configuration/schema.ts';
import { configurationStateSchema, productFamilySchema, timeSchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

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

const reads = objectGoverned('Configuration sets', 'CONFIGURATION_SET', 'READ');
const writes = objectGoverned('Configuration sets', 'CONFIGURATION_SET', 'WRITE');
const comments = objectGoverned('Comments', 'COMMENT', 'WRITE');

const bySet = z.object({ configurationId: z.string() });
const byRevision = z.object({ configurationId: z.string(), revisionName: z.string() });
const noteBody = body(z.object({ note: z.string() }).openapi('Note'));
const theSet = json('The configuration set.', configurationSetSchema);

export const configurationSetCreate = writes.post('/configurationSets', {
  summary: 'Create a configuration set',
  description:
    'The design a configuration grows from. It is a PLACEHOLDER with the pending revision 0A until its configuration is created.',
  request: {
    body: body(
      z
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
    ),
  },
  answer: theSet,
});

export const configurationSetRevisionCreate = writes.post('/configurationSets/{configurationId}/revisions', {
  summary: 'Create a revision',
  description:
    'Makes the next revision, pending, with the files of the one before it, and takes the configuration back to CONFIGURING. ' +
    'A set that is still a placeholder keeps its first revision, which takes the note.',
  request: { params: bySet, body: noteBody },
  answer: theSet,
});

export const configurationSetRevisionDelete = writes.delete(
  '/configurationSets/{configurationId}/revisions/{revisionName}',
  {
    summary: 'Delete the pending revision',
    description: 'Only a pending revision with an active one beside it can be deleted.',
    request: { params: byRevision },
    answer: theSet,
  },
);

export const configurationSetUpdateNote = writes.put('/configurationSets/{configurationId}/note', {
  summary: 'Update the note of a configuration set',
  request: { params: bySet, body: noteBody },
  answer: theSet,
});

export const configurationSetUpdateRevisionNote = writes.put(
  '/configurationSets/{configurationId}/revisions/{revisionName}/note',
  {
    summary: 'Update the note of a revision',
    request: { params: byRevision, body: noteBody },
    answer: theSet,
  },
);

export const configurationSetChangeAccount = writes.put('/configurationSets/{configurationId}/account', {
  summary: 'Move a configuration set to another account',
  request: {
    params: bySet,
    body: body(z.object({ newAccountNumber: z.string() }).openapi('AccountChange')),
  },
  answer: theSet,
});

export const configurationSetRevisionLog = reads.get('/configurationSets/{configurationId}/log', {
  summary: 'Read the revision log',
  description: 'For staff administrators. Oldest first.',
  request: { params: bySet },
  answer: json('The log.', z.array(revisionLogSchema)),
});

export const configurationSetCommentCreate = comments.post('/configurationSets/{configurationId}/comments', {
  summary: 'Write a comment',
  request: {
    params: bySet,
    body: body(
      z
        .object({
          text: z.string(),
          revision: z.string(),
          pinned: z.boolean().default(false),
          makerOnly: z.boolean().default(false),
        })
        .openapi('NewComment'),
    ),
  },
  answer: json('The comment.', commentSchema),
});

export const configurationSetCommentDelete = comments.delete(
  '/configurationSets/{configurationId}/comments/{commentId}',
  {
    summary: 'Delete a comment',
    description: 'Your own, or any as a staff administrator.',
    request: { params: z.object({ configurationId: z.string(), commentId: z.string() }) },
    answer: json('What was deleted.', z.object({ configurationId: z.string(), commentId: z.string() })),
  },
);
