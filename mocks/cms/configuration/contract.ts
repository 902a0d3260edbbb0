import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { configurationFilterSchema, configurationRowSchema, configurationSchema } from './schema.ts';
import { configurationStateSchema, pageSchema } from '../fields.ts';
import { objectGoverned, serviceGoverned } from '../operation.ts';

const reads = objectGoverned('Configurations', 'CONFIGURATION', 'READ');
const writes = objectGoverned('Configurations', 'CONFIGURATION', 'WRITE');
const service = serviceGoverned('Configurations');

const byId = z.object({ id: z.string() });
const page = pageSchema(20, 1000);

export const configurationFilter = reads.post('/configurations/filter', {
  summary: 'List configurations',
  description: 'Customers get the configurations of their accounts only.',
  request: { query: page, body: body(configurationFilterSchema) },
  answer: json('A page of configurations.', z.array(configurationRowSchema)),
});

export const configurationFilterCount = reads.post('/configurations/filter/count', {
  summary: 'Count configurations',
  request: { query: page, body: body(configurationFilterSchema) },
  answer: json('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
});

export const configurationGet = reads.get('/configurations/{id}', {
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
  answer: json('The configuration.', configurationSchema),
});

export const configurationDelete = writes.delete('/configurations/{id}', {
  summary: 'Delete a configuration for good',
  request: { params: byId },
  answer: json('What was deleted.', z.object({ configurationId: z.string() })),
});

export const configurationStateGet = reads.get('/configurations/state/{id}', {
  summary: 'Read the state of a configuration',
  request: { params: byId },
  answer: json(
    'The state.',
    z.object({ configurationId: z.string(), configurationState: configurationStateSchema }),
  ),
});

export const configurationSetState = service.put('/configurations/{id}/{state}', {
  summary: 'Move a configuration to another state',
  description:
    'The change must be one of the events of the workflow, and your role must permit that event. ' +
    'Moving to READY_FOR_PRODUCTION sends the output files to the ERP system and makes the pending revision the active one.',
  request: { params: z.object({ id: z.string(), state: configurationStateSchema }) },
  answer: json('The configuration after the change.', configurationRowSchema),
});

export const configurationAssign = service.get('/configurations/assignee/{configurationId}/{operation}', {
  summary: 'Assign a configuration to yourself, or unassign it',
  request: {
    params: z.object({ configurationId: z.string(), operation: z.enum(['ASSIGN', 'UNASSIGN']) }),
  },
  answer: json(
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
});

export const configurationBuildArtefacts = service.get('/configurations/buildArtefacts/{id}', {
  summary: 'Build the artefacts of a configuration',
  description:
    'May take ten minutes. The configuration is in GENERATING_ARTEFACTS meanwhile, and then back in the state it was in.',
  request: { params: byId },
  answer: json(
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
});

export const configurationCreate = writes.post('/configurations', {
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
  answer: json('The configuration.', configurationSchema),
});
