import { z } from '@hono/zod-openapi';
import {
  metaPartTypes,
  outputValues,
  partImageTypes,
  partModels,
  partStates,
  pinColors,
} from '../../../src/domain/part/enumerations.ts';
import { fileResponse, jsonContent, configurationStateSchema, productFamilySchema } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { canSeeConfiguration } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  deletePartImage,
  getPartImageIdPrefix,
  savePartImage,
  createPartImageDownload,
  assertPartData,
  toPartDto,
} from './rules.ts';
import { assertFound, createNotFoundError } from '../httpErrors.ts';

/** An open enumeration: the description names the known values, others are accepted. */
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
    pinColour: open(pinColors).nullable(),
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

const reads = createObjectOperations('Parts', 'PART', 'READ');
const writes = createObjectOperations('Parts', 'PART', 'WRITE');
const byNumber = z.object({ partNumber: z.string() });
const byImage = { partNo: z.string(), partImageType: imageTypeSchema };
const thePart = jsonContent('The part.', partSchema);

const partOperations = {
  partGetAll: reads.get('/parts/all', 'List the parts', {
    description: 'Without outputs and sub-parts.',
    answer: jsonContent('The parts, by number.', z.array(partRowSchema)),
  }),
  partGet: reads.get('/parts/{partNumber}', 'Read a part', { answer: jsonContent('The part.', partSchema) }),
  partUsageGet: reads.get('/parts/usage/{partNumber}', 'List the configurations that use a part', {
    answer: jsonContent(
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
  }),
  partCreate: writes.post('/parts', 'Create a part, or write its data', {
    description:
      'State and outputs have calls of their own: a new part is DECORATING and without outputs, a known one keeps its own.',
    json: z.object({ ...rowFields, ...dataFields }).openapi('PartData'),
    answer: thePart,
  }),
  partOutputsUpdate: writes.patch('/parts', 'Update the outputs of a part', {
    json: z.object({ partNumber: z.string(), partOutPuts: z.array(partOutPutSchema) }).openapi('PartOutPuts'),
    answer: thePart,
  }),
  partSetState: writes.put('/parts/{partNumber}/{partState}', 'Set the state of a part', {
    params: { partState: z.enum(partStates) },
    answer: thePart,
  }),
  partDelete: writes.delete('/parts/{partNumber}', 'Delete a part with its pictures', {
    answer: jsonContent('The number that was deleted.', byNumber),
  }),
  partImageUpload: writes.post('/part/upload', 'Upload a picture of a part', {
    description: 'A PNG, JPEG or SVG. It takes the place of one of the same kind.',
    query: z.object(byImage),
    upload: true,
    answer: jsonContent(
      'The picture that was stored.',
      z.object({ ...byImage, size: z.number().int().nullable() }),
    ),
  }),
  partImageDownload: reads.get('/part/download', 'Download a picture of a part', {
    query: z.object(byImage),
    answer: fileResponse,
  }),
  partImageDelete: writes.delete(
    '/parts/deletePartImage/{partNumber}/{imageType}',
    'Delete a picture of a part',
    { params: { imageType: imageTypeSchema }, answer: jsonContent('The part without it.', partSchema) },
  ),
};

function allRows(cms: CmsContext): PartRow[] {
  const images = Map.groupBy(cms.partImages.all(), ({ partNumber }) => partNumber);
  return cms.parts.all().map((part) => {
    const { partOutPuts: _outputs, subParts: _parts, millingFile: _file, ...row } = part;
    return { ...row, images: images.get(row.partNumber)?.map(({ imageType }) => imageType) ?? [] };
  });
}

function openParts(cms: CmsContext) {
  const found = (partNumber: string): PartData => assertFound(cms.parts.get(partNumber), 'part', partNumber);
  const save = (part: PartData): Part => {
    cms.parts.put(part.partNumber, part);
    return toPartDto(cms, part);
  };
  return { found, save };
}

type All = OperationHandlers<typeof partOperations>;

function partImages(cms: CmsContext): Pick<All, Extract<keyof All, `partImage${string}`>> {
  const { found } = openParts(cms);
  return {
    partImageUpload: async ({ caller, query: { partNo, partImageType }, request }) => {
      const key = { partNumber: found(partNo).partNumber, imageType: partImageType };
      const size = await savePartImage(cms, caller, key, request);
      return { partNo, partImageType, size };
    },
    partImageDownload: ({ query: { partNo, partImageType } }) =>
      createPartImageDownload(cms, found(partNo), partImageType),
    partImageDelete: ({ param: { partNumber, imageType } }) => {
      const part = found(partNumber);
      if (!deletePartImage(cms, { partNumber, imageType })) throw createNotFoundError('picture', imageType);
      return toPartDto(cms, part);
    },
  };
}

function partRoutes(cms: CmsContext): All {
  const { found, save } = openParts(cms);
  return {
    partGetAll: () => allRows(cms),
    partUsageGet: ({ caller, param }) => {
      const { partNumber } = found(param.partNumber);
      const uses = cms.store.configurations.usesOf(partNumber).filter(({ configurationId }) => {
        if (!caller.reach) return true;
        const record = cms.store.configurations.get(configurationId);
        return record && canSeeConfiguration(caller, record);
      });
      return uses.map((use) => ({ ...use, state: configurationStateSchema.parse(use.state) }));
    },
    partGet: ({ param }) => toPartDto(cms, found(param.partNumber)),
    partCreate: ({ json: sent }) => {
      const data = { ...sent, partNumber: sent.partNumber.trim() };
      assertPartData(cms, data);
      const known = cms.parts.get(data.partNumber);
      const { partState, partOutPuts } = known ?? { partState: 'DECORATING', partOutPuts: [] };
      return save({ ...data, partState, partOutPuts });
    },
    partOutputsUpdate: ({ json: { partNumber, partOutPuts } }) => save({ ...found(partNumber), partOutPuts }),
    partSetState: ({ param: { partNumber, partState } }) => save({ ...found(partNumber), partState }),
    partDelete: ({ param }) => {
      const { partNumber } = found(param.partNumber);
      cms.store.transaction(() => {
        for (const image of cms.partImages.under(getPartImageIdPrefix(partNumber)))
          deletePartImage(cms, image);
        cms.parts.delete(partNumber);
        for (const macro of cms.macros.all()) {
          if (!macro.partNumbers.includes(partNumber)) continue;
          const partNumbers = macro.partNumbers.filter((each) => each !== partNumber);
          cms.macros.put(macro.id, { ...macro, partNumbers });
        }
        for (const cutFile of cms.cutFiles.all()) {
          if (!cutFile.partNumbers.includes(partNumber)) continue;
          const partNumbers = cutFile.partNumbers.filter((each) => each !== partNumber);
          cms.cutFiles.put(cutFile.name, { ...cutFile, partNumbers });
        }
      });
      return { partNumber };
    },
    ...partImages(cms),
  };
}

export const partModule = createApiModule(partOperations, partRoutes);
