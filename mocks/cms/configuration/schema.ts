import { z } from '@hono/zod-openapi';
import { assigneeModes, configurationSorts } from '../../../src/domain/configuration/filter.ts';
import { accountSchema } from '../account/routes.ts';
import { artefactSchema } from '../artefact/contract.ts';
import { attachmentSchema } from '../attachment/contract.ts';
import { configurationStateSchema, dataAreaSchema, productFamilySchema, timeSchema } from '../fields.ts';
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

export const configurationRowSchema = z
  .object({
    ...rowFields,
    productConfigurations: z.array(productConfigurationRowSchema).optional().openapi({
      description: 'Those of the revision named, with what a list shows of them.',
    }),
  })
  .openapi('ConfigurationRow');
export type ConfigurationRow = z.infer<typeof configurationRowSchema>;

export const configurationSchema = z
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

export const configurationFilterSchema = z
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
