import { configurationStateSchema } from '../fields.ts';
import { reachesConfiguration } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as contract from './contract.ts';
import type { Part, PartData, PartRow } from './contract.ts';
import { forgetImage, imagesUnder, keepImage, sendImage } from './images.ts';
import { demandFound, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { refusePartData, toWirePart } from './rules.ts';

/** The parts as lists show them. */
function allRows(cms: Cms): PartRow[] {
  const images = Map.groupBy(cms.partImages.all(), ({ partNumber }) => partNumber);
  return cms.parts.all().map((part) => {
    const { partOutPuts: _outputs, subParts: _parts, millingFile: _file, ...row } = part;
    return { ...row, images: images.get(row.partNumber)?.map(({ imageType }) => imageType) ?? [] };
  });
}

/** Reads and writes parts by their number. */
function openParts(cms: Cms) {
  const found = (partNumber: string): PartData => demandFound(cms.parts.get(partNumber), 'part', partNumber);
  const save = (part: PartData): Part => {
    cms.parts.put(part.partNumber, part);
    return toWirePart(cms, part);
  };
  return { found, save };
}

type All = Handlers<typeof contract>;

function partImages(cms: Cms): Pick<All, Extract<keyof All, `partImage${string}`>> {
  const { found } = openParts(cms);
  return {
    partImageUpload: async ({ caller, query: { partNo, partImageType }, request }) => {
      const key = { partNumber: found(partNo).partNumber, imageType: partImageType };
      const size = await keepImage(cms, caller, key, request);
      return { partNo, partImageType, size };
    },
    partImageDownload: ({ query: { partNo, partImageType } }) => sendImage(cms, found(partNo), partImageType),
    partImageDelete: ({ param: { partNumber, imageType } }) => {
      const part = found(partNumber);
      if (!forgetImage(cms, { partNumber, imageType })) throw notFound('picture', imageType);
      return toWirePart(cms, part);
    },
  };
}

/** Parts, of which configurations are made. */
function partRoutes(cms: Cms): All {
  const { found, save } = openParts(cms);
  return {
    partGetAll: () => allRows(cms),
    partUsageGet: ({ caller, param }) => {
      const { partNumber } = found(param.partNumber);
      const uses = cms.store.configurations.usesOf(partNumber).filter(({ configurationId }) => {
        if (!caller.reach) return true;
        const record = cms.store.configurations.get(configurationId);
        return record && reachesConfiguration(caller, record);
      });
      return uses.map((use) => ({ ...use, state: configurationStateSchema.parse(use.state) }));
    },
    partGet: ({ param }) => toWirePart(cms, found(param.partNumber)),
    partCreate: ({ json: sent }) => {
      const data = { ...sent, partNumber: sent.partNumber.trim() };
      refusePartData(cms, data);
      const known = cms.parts.get(data.partNumber);
      const { partState, partOutPuts } = known ?? { partState: 'DECORATING', partOutPuts: [] };
      return save({ ...data, partState, partOutPuts });
    },
    partOutputsUpdate: ({ json: { partNumber, partOutPuts } }) => save({ ...found(partNumber), partOutPuts }),
    partSetState: ({ param: { partNumber, partState } }) => save({ ...found(partNumber), partState }),
    partDelete: ({ param }) => {
      const { partNumber } = found(param.partNumber);
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
      return { partNumber };
    },
    ...partImages(cms),
  };
}

export const partSubject = cmsSubject(contract, partRoutes);
