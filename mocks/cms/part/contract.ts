import { z } from '@hono/zod-openapi';
import {
  metaPartTypes,
  outputValues,
  partImageTypes,
  partModels,
  partStates,
  pinColours,
} from '../../../src/domain/part/enumerations.ts';
import { body, file, fileUpload, json } from '../answers.ts';
import { configurationStateSchema, productFamilySchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

/** A value that may be one nobody has listed yet; the description names those that are. */
const open = (values: readonly string[]) =>
  z.string().openapi({ description: `Such as ${values.join(', ')}.`, example: values[0] ?? '' });

const imageTypeSchema = z.enum(partImageTypes);

const rowFields = {
  partNumber: z.string().openapi({ example: 'P00003' }),
  label: z.string(),
  partType: z.string().openapi({ example: 'TRANSMITTER' }),
  metaPartType: open(metaPartTypes),
  partState: open(partStates),
  familyCompatibility: z.array(productFamilySchema),
  modelCompatibility: z.array(open(partModels)),
  tagCloud: z.string().openapi({ description: 'Tags, separated by commas.', example: 'CONFIGURATION,G6' }),
};

const imagesField = {
  images: z.array(z.string()).openapi({ description: 'The kinds of pictures that are there.' }),
};

const partRowSchema = z.object({ ...rowFields, ...imagesField }).openapi('PartRow');
export type PartRow = z.infer<typeof partRowSchema>;

const partOutPutSchema = z
  .object({
    name: z.string(),
    connectorType: z.string().openapi({ example: 'ANALOGUE' }),
    gpio: open(outputValues.gpio),
    encoder: open(outputValues.encoder),
    directional: open(outputValues.directional),
    side: open(outputValues.side),
    digital: open(outputValues.digital),
    feed: open(outputValues.feed),
    pinColour: open(pinColours).nullable(),
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

const dataFields = {
  partOutPuts: z.array(partOutPutSchema),
  subParts: z.array(subPartSchema),
  millingFile: z.string().nullable(),
};

const partSchema = z
  .object({
    ...rowFields,
    ...imagesField,
    ...dataFields,
  })
  .openapi('Part');
export type Part = z.infer<typeof partSchema>;
export type PartData = Omit<Part, 'images'>;

const reads = objectGoverned('Parts', 'PART', 'READ');
const writes = objectGoverned('Parts', 'PART', 'WRITE');
const byNumber = z.object({ partNumber: z.string() });
const byImage = { partNo: z.string(), partImageType: imageTypeSchema };
const thePart = json('The part.', partSchema);

export const partGetAll = reads.get('/parts/all', {
  summary: 'List the parts',
  description: 'Without outputs and sub-parts.',
  answer: json('The parts, by number.', z.array(partRowSchema)),
});

export const partGet = reads.get('/parts/{partNumber}', {
  summary: 'Read a part',
  request: { params: byNumber },
  answer: json('The part.', partSchema),
});

export const partUsageGet = reads.get('/parts/usage/{partNumber}', {
  summary: 'List the configurations that use a part',
  request: { params: byNumber },
  answer: json(
    'One row for each revision that uses the part; empty when none does.',
    z.array(
      z
        .object({
          configurationId: z.string(),
          revision: z.string(),
          count: z.number().int().nullable(),
          state: configurationStateSchema,
        })
        .openapi('PartUsage'),
    ),
  ),
});

export const partCreate = writes.post('/parts', {
  summary: 'Create a part, or write its data',
  description:
    'State and outputs have calls of their own: a new part is DECORATING and without outputs, a known one keeps its own.',
  request: { body: body(z.object({ ...rowFields, ...dataFields }).openapi('PartData')) },
  answer: thePart,
});

export const partOutputsUpdate = writes.patch('/parts', {
  summary: 'Update the outputs of a part',
  request: {
    body: body(
      z.object({ partNumber: z.string(), partOutPuts: z.array(partOutPutSchema) }).openapi('PartOutPuts'),
    ),
  },
  answer: thePart,
});

export const partSetState = writes.put('/parts/{partNumber}/{partState}', {
  summary: 'Set the state of a part',
  request: { params: z.object({ partNumber: z.string(), partState: z.enum(partStates) }) },
  answer: thePart,
});

export const partDelete = writes.delete('/parts/{partNumber}', {
  summary: 'Delete a part with its pictures',
  request: { params: byNumber },
  answer: json('The number that was deleted.', byNumber),
});

export const partImageUpload = writes.post('/part/upload', {
  summary: 'Upload a picture of a part',
  description: 'A PNG, JPEG or SVG. It takes the place of one of the same kind.',
  request: { query: z.object(byImage), body: fileUpload },
  answer: json('The picture that was stored.', z.object({ ...byImage, size: z.number().int().nullable() })),
});

export const partImageDownload = reads.get('/part/download', {
  summary: 'Download a picture of a part',
  request: { query: z.object(byImage) },
  answer: file,
});

export const partImageDelete = writes.delete('/parts/deletePartImage/{partNumber}/{imageType}', {
  summary: 'Delete a picture of a part',
  request: { params: z.object({ partNumber: z.string(), imageType: imageTypeSchema }) },
  answer: json('The part without it.', partSchema),
});
