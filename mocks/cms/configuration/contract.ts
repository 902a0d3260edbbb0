import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import { configurationFilterSchema, configurationRowSchema, configurationSchema } from './schema.ts';
import { configurationStateSchema, pageSchema } from '../fields.ts';
import { objectGoverned, serviceGoverned } from '../operation.ts';

const reads = objectGoverned('Configurations', 'CONFIGURATION', 'READ');
const writes = objectGoverned('Configurations', 'CONFIGURATION', 'WRITE');
const service = serviceGoverned('Configurations');

const byId = z.object({ id: z.string() });
const page = pageSchema(20, 1000);

export const configurationFilter = createRoute({
  ...reads,
  method: 'post',
  path: '/configurations/filter',
  operationId: 'configurationFilter',
  summary: 'List configurations',
  description: 'Customers get the configurations of their accounts only.',
  request: { query: page, body: body(configurationFilterSchema) },
  responses: { 200: json('A page of configurations.', z.array(configurationRowSchema)), ...refusals },
});

export const configurationFilterCount = createRoute({
  ...reads,
  method: 'post',
  path: '/configurations/filter/count',
  operationId: 'configurationFilterCount',
  summary: 'Count configurations',
  request: { query: page, body: body(configurationFilterSchema) },
  responses: {
    200: json('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
    ...refusals,
  },
});

export const configurationGet = createRoute({
  ...reads,
  method: 'get',
  path: '/configurations/{id}',
  operationId: 'configurationGet',
  summary: 'Read a configuration',
  description: 'With the files and product configurations of one revision, and all of its history.',
  request: {
    params: byId,
    query: z.object({
      revision: z
        .string()
        .optional()
        .openapi({ description: 'The ACTIVE revision when left out, or the PENDING one.' }),
    }),
  },
  responses: { 200: json('The configuration.', configurationSchema), ...refusals },
});

export const configurationDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/configurations/{id}',
  operationId: 'configurationDelete',
  summary: 'Delete a configuration for good',
  request: { params: byId },
  responses: { 200: json('What was deleted.', z.object({ configurationId: z.string() })), ...refusals },
});

export const configurationStateGet = createRoute({
  ...reads,
  method: 'get',
  path: '/configurations/state/{id}',
  operationId: 'configurationStateGet',
  summary: 'Read the state of a configuration',
  request: { params: byId },
  responses: {
    200: json(
      'The state.',
      z.object({ configurationId: z.string(), configurationState: configurationStateSchema }),
    ),
    ...refusals,
  },
});

export const configurationSetState = createRoute({
  ...service,
  method: 'put',
  path: '/configurations/{id}/{state}',
  operationId: 'configurationSetState',
  summary: 'Move a configuration to another state',
  description:
    'The change must be one of the events of the workflow, and your role must permit that event. ' +
    'Moving to READY_FOR_PRODUCTION sends the output files to the ERP system and makes the pending revision the active one.',
  request: { params: z.object({ id: z.string(), state: configurationStateSchema }) },
  responses: { 200: json('The configuration after the change.', configurationRowSchema), ...refusals },
});

export const configurationAssign = createRoute({
  ...service,
  method: 'get',
  path: '/configurations/assignee/{configurationId}/{operation}',
  operationId: 'configurationAssign',
  summary: 'Assign a configuration to yourself, or unassign it',
  request: {
    params: z.object({ configurationId: z.string(), operation: z.enum(['ASSIGN', 'UNASSIGN']) }),
  },
  responses: {
    200: json(
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
    ...refusals,
  },
});

export const configurationBuildArtefacts = createRoute({
  ...service,
  method: 'get',
  path: '/configurations/buildArtefacts/{id}',
  operationId: 'configurationBuildArtefacts',
  summary: 'Build the artefacts of a configuration',
  description:
    'May take ten minutes. The configuration is in GENERATING_ARTEFACTS meanwhile, and then back in the state it was in.',
  request: { params: byId },
  responses: {
    200: json(
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
    ...refusals,
  },
});

export const configurationCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/configurations',
  operationId: 'configurationCreate',
  summary: 'Create the configuration of a revision',
  description: 'Fills a configuration set that is still a placeholder. A classic id needs a part number.',
  request: {
    body: body(
      z
        .object({
          configurationId: z.string(),
          revisionId: z.string(),
          configurationName: z.string(),
          configurationDescription: z.string(),
          partNumber: z.string().nullable().optional(),
        })
        .openapi('NewConfiguration'),
    ),
  },
  responses: { 200: json('The configuration.', configurationSchema), ...refusals },
});
