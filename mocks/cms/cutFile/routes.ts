import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { notFound } from '../refusal.ts';
import * as cutFile from './contract.ts';
import { openCutFiles } from './rules.ts';

/** Cut files: vector outlines in versions, which parts are milled by. */
function cutFileRoutes(cms: Cms): Handlers<typeof cutFile> {
  const { found, version, save, refuseName, refuseVersion, refuseParts } = openCutFiles(cms);
  return {
    cutFileGetAll: () => cms.cutFiles.all(),
    cutFileLinkParts: ({ json: { name, partNumbers } }) => {
      const known = found(name);
      refuseParts(partNumbers);
      const linked = [...new Set([...known.partNumbers, ...partNumbers])].toSorted();
      return save({ ...known, partNumbers: linked });
    },
    cutFileUnlinkParts: ({ json: { name, partNumbers } }) => {
      const known = found(name);
      const unknown = partNumbers.find((each) => !known.partNumbers.includes(each));
      if (unknown !== undefined) throw notFound('part of the cut file', unknown);
      const left = known.partNumbers.filter((each) => !partNumbers.includes(each));
      return save({ ...known, partNumbers: left });
    },
    cutFileGet: ({ param }) => found(param.name),
    cutFileCreate: ({ query: { name, note = '' } }) => {
      refuseName(name);
      return save({ name, note, versions: [], partNumbers: [] });
    },
    cutFileVersionCreate: ({ param, json: created }) => {
      const known = found(param.name);
      refuseVersion(known, created);
      return save({ ...known, versions: [...known.versions, created] });
    },
    cutFileVersionDelete: ({ param: { name, version: wanted } }) => {
      const gone = version(name, wanted);
      const known = found(name);
      const versions = known.versions.filter((each) => each.version !== gone.version);
      return save({ ...known, versions });
    },
    cutFileDelete: ({ param }) => {
      const { name } = found(param.name);
      cms.cutFiles.delete(name);
      return { name };
    },
  };
}

export const cutFileSubject = cmsSubject(cutFile, cutFileRoutes);
