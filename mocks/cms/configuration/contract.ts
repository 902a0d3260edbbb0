import { z } from '@hono/zod-openapi';
import { content, configurationStateSchema, pageSchema } from '../fields.ts';
import { configurationFilterSchema, configurationRowSchema, configurationSchema } from './schema.ts';
import { objectGoverned, serviceGoverned } from '../operation.ts';

const reads = objectGoverned('Configurations', 'CONFIGURATION', 'READ');
const writes = objectGoverned('Configurations', 'CONFIGURATION', 'WRITE');
const service = serviceGoverned('Configurations');

const page = pageSchema(20, 1000);

export const configurationOperations = {
  configurationFilter: reads.post('/configurations/filter', 'List configurations', {
    description: 'Customers get the configurations of their accounts only.',
    query: page,
    json: configurationFilterSchema,
    answer: content('A page of configurations.', z.array(configurationRowSchema)),
  }),
  configurationFilterCount: reads.post('/configurations/filter/count', 'Count configurations', {
    query: page,
    json: configurationFilterSchema,
    answer: content('How many fit the filter, whatever the page.', z.object({ count: z.number().int() })),
  }),
  configurationGet: reads.get('/configurations/{id}', 'Read a configuration', {
    description: 'With the files and product configurations of one revision, and all of its history.',
    query: z.object({
      revision: z
        .string()
        .optional()
        .openapi({ description: 'The ACTIVE revision when left out, or the PENDING one.' }),
    }),
    answer: content('The configuration.', configurationSchema),
  }),
  configurationDelete: writes.delete('/configurations/{id}', 'Delete a configuration for good', {
    answer: content('What was deleted.', z.object({ configurationId: z.string() })),
  }),
  configurationStateGet: reads.get('/configurations/state/{id}', 'Read the state of a configuration', {
    answer: content(
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
      answer: content('The configuration after the change.', configurationRowSchema),
    },
  ),
  configurationAssign: service.get(
    '/configurations/assignee/{configurationId}/{operation}',
    'Assign a configuration to yourself, or unassign it',
    {
      params: { operation: z.enum(['ASSIGN', 'UNASSIGN']) },
      answer: content(
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
      answer: content(
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
    answer: content('The configuration.', configurationSchema),
  }),
};
