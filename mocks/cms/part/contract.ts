import { createRoute, z } from '@hono/zod-openapi';
import { transmitterModels } from '../../../src/domain/product/families.ts';
import { json, refusals } from '../answers.ts';
import { configurationStateSchema, productFamilySchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

const modelSchema = z.enum([...transmitterModels, 'N_A']);

const rowFields = {
  partNumber: z.string().openapi({ example: 'P00003' }),
  label: z.string(),
  partType: z.string().openapi({ example: 'TRANSMITTER' }),
  metaPartType: z.enum(['NONE', 'MASTER_SAFE', 'META_NON_SAFE']),
  partState: z.enum(['DECORATING', 'READY', 'NOT_AVAILABLE', 'ARCHIVED']),
  familyCompatibility: z.array(productFamilySchema),
  modelCompatibility: z.array(modelSchema),
  tagCloud: z.string().openapi({ description: 'Tags, separated by commas.', example: 'CONFIGURATION,G6' }),
};

const partRowSchema = z.object(rowFields).openapi('PartRow');
export type PartRow = z.infer<typeof partRowSchema>;

const partOutPutSchema = z
  .object({
    name: z.string(),
    connectorType: z.string().openapi({ example: 'ANALOGUE' }),
    gpio: z.enum(['A', 'B', 'ANY', 'NONE']),
    encoder: z.enum(['PUSH', 'ROTATE_LEFT', 'ROTATE_RIGHT', 'NONE']),
    directional: z.enum(['BI_DIRECTIONAL', 'UNI_DIRECTIONAL', 'NONE']),
    side: z.enum(['LEFT', 'RIGHT', 'TOP', 'NONE']),
    digital: z.enum(['SAFE_ONLY', 'DIGITAL_OR_SAFE', 'DIGITAL_ONLY', 'NONE']),
    feed: z.enum(['EXCLUSIVE', 'UNLIMITED', 'NONE']),
    pinColour: z.enum(['green', 'blue', 'white', 'black', 'red']).nullable(),
  })
  .openapi('PartOutPut');
export type PartOutPut = z.infer<typeof partOutPutSchema>;

const subPartSchema = z
  .object({
    subPartNumber: z.string(),
    quantity: z.number().int(),
    presentAsSibling: z.boolean(),
    bomMoveMasterPartType: z.string(),
    get subParts() {
      return z.array(subPartSchema);
    },
  })
  .openapi('SubPart');

const partSchema = z
  .object({
    ...rowFields,
    partOutPuts: z.array(partOutPutSchema),
    subParts: z.array(subPartSchema),
    millingFile: z.string().nullable(),
  })
  .openapi('Part');
export type Part = z.infer<typeof partSchema>;

const reads = objectGoverned('Parts', 'PART', 'READ');
const byNumber = z.object({ partNumber: z.string() });

export const partGetAll = createRoute({
  ...reads,
  method: 'get',
  path: '/parts/all',
  operationId: 'partGetAll',
  summary: 'List the parts',
  description: 'Without outputs and sub-parts.',
  responses: { 200: json('The parts, by number.', z.array(partRowSchema)), ...refusals },
});

export const partGet = createRoute({
  ...reads,
  method: 'get',
  path: '/parts/{partNumber}',
  operationId: 'partGet',
  summary: 'Read a part',
  request: { params: byNumber },
  responses: { 200: json('The part.', partSchema), ...refusals },
});

export const partUsageGet = createRoute({
  ...reads,
  method: 'get',
  path: '/parts/usage/{partNumber}',
  operationId: 'partUsageGet',
  summary: 'List the configurations that use a part',
  request: { params: byNumber },
  responses: {
    200: json(
      'One row for each revision that uses the part; empty when none does.',
      z.array(
        z
          .object({
            configurationId: z.string(),
            revision: z.string(),
            count: z.number().int(),
            state: configurationStateSchema,
          })
          .openapi('PartUsage'),
      ),
    ),
    ...refusals,
  },
});
