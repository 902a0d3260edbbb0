import { z } from '@hono/zod-openapi';
import {
  jsonContent,
  configurationStateSchema,
  createPageSchema,
  dataAreaSchema,
  productFamilySchema,
  timeSchema,
} from '../fields.ts';
import { createObjectOperations, createServiceOperations } from '../apiModule.ts';
import { assigneeModes, configurationSorts } from '../../../src/domain/configuration/filter.ts';
import { accountSchema } from '../account/routes.ts';
import { artefactSchema } from '../artefact/routes.ts';
import { attachmentSchema } from '../attachment/contract.ts';
import { productConfigurationRowSchema, productConfigurationSchema } from '../productConfiguration/routes.ts';

const revisionStateSchema = z.enum(['PENDING', 'ACTIVE', 'SUPERSEDED']).openapi('RevisionState');

export const revisionSchema = z
  .object({
    revisionName: z.string().openapi({ example: '0A' }),
    revisionState: revisionStateSchema,
    note: z.string(),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('Revision');
export type Revision = z.infer<typeof revisionSchema>;

export const commentSchema = z
  .object({
    commentId: z.string(),
    text: z.string(),
    revision: z.string(),
    pinned: z.boolean(),
    makerOnly: z.boolean().openapi({ description: 'Visible to staff only.' }),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('Comment');
export type Comment = z.infer<typeof commentSchema>;

const activityLogSchema = z
  .object({
    activityLogId: z.string(),
    activityLogType: z.string().openapi({ example: 'CHANGE_STATE' }),
    revision: z.string(),
    data: z.object({ old: z.string().nullable(), new: z.string().nullable() }),
    created: timeSchema,
    createdBy: z.string(),
  })
  .openapi('ActivityLog');
export type ActivityLog = z.infer<typeof activityLogSchema>;

const configurationTypes = ['CLASSIC', 'PHANTOM', 'CONFIGURED_3D'] as const;

const rowFields = {
  configurationId: z.string().openapi({ example: 'OU1234' }),
  configurationName: z.string(),
  userDefinedName: z.string(),
  configurationDescription: z.string(),
  configurationType: z.enum(configurationTypes),
  productFamily: productFamilySchema,
  configurationState: configurationStateSchema,
  kbMaxQuoteId: z
    .number()
    .int()
    .openapi({ description: 'The quote of a 3D configuration; -1 for all others.' }),
  bomId: z.string().nullable(),
  partNumber: z.string().nullable(),
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  account: accountSchema,
  assigneeEmail: z.string().nullable(),
  assignee: z.string().nullable(),
  revision: z.string().openapi({ description: 'The ACTIVE revision; the PENDING one where none is active.' }),
  revisionState: revisionStateSchema,
  created: timeSchema,
  createdBy: z.string(),
  modified: timeSchema,
  modifiedBy: z.string(),
};

const configurationRowSchema = z
  .object({
    ...rowFields,
    productConfigurations: z.array(productConfigurationRowSchema).optional().openapi({
      description: 'Those of the revision named, with what a list shows of them.',
    }),
  })
  .openapi('ConfigurationRow');
export type ConfigurationRow = z.infer<typeof configurationRowSchema>;

const configurationSchema = z
  .object({
    ...rowFields,
    note: z.string(),
    revisions: z.array(revisionSchema).openapi({ description: 'Oldest first.' }),
    artefacts: z.array(artefactSchema),
    productConfigurations: z.array(productConfigurationSchema),
    attachments: z.array(attachmentSchema),
    comments: z.array(commentSchema).openapi({ description: 'Newest first, pinned ones before all others.' }),
    logs: z.array(activityLogSchema).openapi({ description: 'Newest first.' }),
  })
  .openapi('Configuration');
export type Configuration = z.infer<typeof configurationSchema>;

const configurationFilterSchema = z
  .object({
    fuzzyField: z
      .string()
      .optional()
      .openapi({ description: 'Text to find in ids, names, description, account and part.' }),
    configurationSortOrder: z.enum(configurationSorts).default('BY_MODIFIED_DATE_DESC'),
    accountNumbers: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Empty or left out: every account.' }),
    state: configurationStateSchema.optional(),
    areaId: dataAreaSchema.optional(),
    assigneeMode: z.enum(assigneeModes).default('IGNORED').openapi({
      description: 'EQUAL and NOT_EQUAL compare with assigneeEmail; NOT_EQUAL leaves unassigned ones out.',
    }),
    assigneeEmail: z.string().optional(),
  })
  .openapi('ConfigurationFilter');
export type ConfigurationFilter = z.infer<typeof configurationFilterSchema>;

const reads = createObjectOperations('Configurations', 'CONFIGURATION', 'READ');
const writes = createObjectOperations('Configurations', 'CONFIGURATION', 'WRITE');
const service = createServiceOperations('Configurations');

const page = createPageSchema(20, 1000);

export const configurationOperations = {
  configurationFilter: reads.post('/configurations/filter', 'List configurations', {
    description: 'Customers get the configurations of their accounts only.',
    query: page,
    json: configurationFilterSchema,
    answer: jsonContent('A page of configurations.', z.array(configurationRowSchema)),
  }),
  configurationFilterCount: reads.post('/configurations/filter/count', 'Count configurations', {
    query: page,
    json: configurationFilterSchema,
    answer: jsonContent('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
  }),
  configurationGet: reads.get('/configurations/{id}', 'Read a configuration', {
    description: 'With the files and product configurations of one revision, and all of its history.',
    query: z.object({
      revision: z
        .string()
        .optional()
        .openapi({ description: 'The ACTIVE revision when left out, or the PENDING one.' }),
    }),
    answer: jsonContent('The configuration.', configurationSchema),
  }),
  configurationDelete: writes.delete('/configurations/{id}', 'Delete a configuration for good', {
    answer: jsonContent('What was deleted.', z.object({ configurationId: z.string() })),
  }),
  configurationStateGet: reads.get('/configurations/state/{id}', 'Read the state of a configuration', {
    answer: jsonContent(
      'The state.',
      z.object({ configurationId: z.string(), configurationState: configurationStateSchema }),
    ),
  }),
  configurationSetState: service.put(
    '/configurations/{id}/{state}',
    'Move a configuration to another state',
    {
      description:
        'The change must be one of the events of the workflow, and your role must permit that event. ' +
        'Moving to READY_FOR_PRODUCTION sends the output files to the ERP system and makes the pending revision the active one.',
      params: { state: configurationStateSchema },
      answer: jsonContent('The configuration after the change.', configurationRowSchema),
    },
  ),
  configurationAssign: service.get(
    '/configurations/assignee/{configurationId}/{operation}',
    'Assign a configuration to yourself, or unassign it',
    {
      params: { operation: z.enum(['ASSIGN', 'UNASSIGN']) },
      answer: jsonContent(
        'Who it is assigned to now.',
        z
          .object({
            configurationId: z.string(),
            revision: z.string(),
            operation: z.enum(['ASSIGN', 'UNASSIGN']),
            assigneeEmail: z.string().nullable(),
            assigneeName: z.string().nullable(),
          })
          .openapi('Assignment'),
      ),
    },
  ),
  configurationBuildArtefacts: service.get(
    '/configurations/buildArtefacts/{id}',
    'Build the artefacts of a configuration',
    {
      description:
        'May take ten minutes. The configuration is in GENERATING_ARTEFACTS meanwhile, and then back in the state it was in.',
      answer: jsonContent(
        'How it went, artefact by artefact.',
        z
          .object({
            configurationId: z.string(),
            revision: z.string(),
            results: z.array(
              z.object({
                artefactType: z.string(),
                productConfigurationId: z.string().nullable(),
                ok: z.boolean(),
                error: z.string().nullable(),
              }),
            ),
          })
          .openapi('BuildReport'),
      ),
    },
  ),
  configurationCreate: writes.post('/configurations', 'Create the configuration of a revision', {
    description: 'Fills a configuration set that is still a placeholder. A classic id needs a part number.',
    json: z
      .object({
        configurationId: z.string(),
        revisionId: z.string(),
        configurationName: z.string(),
        configurationDescription: z.string(),
        partNumber: z.string().nullable().optional(),
      })
      .openapi('NewConfiguration'),
    answer: jsonContent('The configuration.', configurationSchema),
  }),
};
