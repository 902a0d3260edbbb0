import { configurationStateSchema } from '../fields.ts';
import { reachesConfiguration } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import type { Part, PartData, PartRow } from './contract.ts';
import { forgetImage, imagesUnder, keepImage, sendImage } from './images.ts';
import { notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { refusePartData, toWirePart } from './rules.ts';

const route = permittedRoutes(contract);

/** A part as lists show it. */
const rowOf = (part: PartData, images: readonly string[] = []): PartRow => ({
  partNumber: part.partNumber,
  label: part.label,
  partType: part.partType,
  metaPartType: part.metaPartType,
  partState: part.partState,
  familyCompatibility: part.familyCompatibility,
  modelCompatibility: part.modelCompatibility,
  tagCloud: part.tagCloud,
  images: [...images],
});

function allRows(cms: Cms): PartRow[] {
  const images = Map.groupBy(cms.partImages.all(), ({ partNumber }) => partNumber);
  return cms.parts.all().map((part) =>
    rowOf(
      part,
      images.get(part.partNumber)?.map(({ imageType }) => imageType),
    ),
  );
}

/** Reads and writes parts by their number. */
function openParts(cms: Cms) {
  const found = (partNumber: string): PartData => {
    const part = cms.parts.get(partNumber);
    if (!part) throw notFound('part', partNumber);
    return part;
  };
  const save = (part: PartData): Part => {
    cms.parts.put(part.partNumber, part);
    return toWirePart(cms, part);
  };
  return { found, save };
}

function partWrites(cms: Cms) {
  const { found, save } = openParts(cms);
  return openRoutes()
    .openapi(route('partCreate'), (c) => {
      const sent = c.req.valid('json');
      const data = { ...sent, partNumber: sent.partNumber.trim() };
      refusePartData(cms, data);
      const known = cms.parts.get(data.partNumber);
      const { partState, partOutPuts } = known ?? { partState: 'DECORATING', partOutPuts: [] };
      return c.json(save({ ...data, partState, partOutPuts }), 200);
    })
    .openapi(route('partOutputsUpdate'), (c) => {
      const { partNumber, partOutPuts } = c.req.valid('json');
      return c.json(save({ ...found(partNumber), partOutPuts }), 200);
    })
    .openapi(route('partSetState'), (c) => {
      const { partNumber, partState } = c.req.valid('param');
      return c.json(save({ ...found(partNumber), partState }), 200);
    })
    .openapi(route('partDelete'), (c) => {
      const { partNumber } = found(c.req.valid('param').partNumber);
      cms.store.transaction(() => {
        for (const image of cms.partImages.under(imagesUnder(partNumber))) forgetImage(cms, image);
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
      return c.json({ partNumber }, 200);
    });
}

function partImages(cms: Cms) {
  const { found } = openParts(cms);
  return openRoutes()
    .openapi(route('partImageUpload'), async (c) => {
      const { partNo, partImageType } = c.req.valid('query');
      const key = { partNumber: found(partNo).partNumber, imageType: partImageType };
      const size = await keepImage(cms, c.var.caller, key, c.req.raw);
      return c.json({ partNo, partImageType, size }, 200);
    })
    .openapi(route('partImageDownload'), (c) => {
      const { partNo, partImageType } = c.req.valid('query');
      return sendImage(cms, found(partNo), partImageType);
    })
    .openapi(route('partImageDelete'), (c) => {
      const { partNumber, imageType } = c.req.valid('param');
      const part = found(partNumber);
      if (!forgetImage(cms, { partNumber, imageType })) throw notFound('picture', imageType);
      return c.json(toWirePart(cms, part), 200);
    });
}

function partReads(cms: Cms) {
  const { found } = openParts(cms);
  return openRoutes()
    .openapi(route('partGetAll'), (c) => c.json(allRows(cms), 200))
    .openapi(route('partUsageGet'), (c) => {
      const { partNumber } = found(c.req.valid('param').partNumber);
      const uses = cms.store.configurations.usesOf(partNumber).filter(({ configurationId }) => {
        if (!c.var.caller.reach) return true;
        const record = cms.store.configurations.get(configurationId);
        return record && reachesConfiguration(c.var.caller, record);
      });
      return c.json(
        uses.map((use) => ({ ...use, state: configurationStateSchema.parse(use.state) })),
        200,
      );
    })
    .openapi(route('partGet'), (c) => c.json(toWirePart(cms, found(c.req.valid('param').partNumber)), 200));
}

/** Parts, of which configurations are made. */
const partRoutes = (cms: Cms) =>
  openRoutes().route('/', partReads(cms)).route('/', partWrites(cms)).route('/', partImages(cms));

export const partSubject = cmsSubject(contract, partRoutes);
