import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { notFound } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import * as cutFile from './contract.ts';
import { openCutFiles } from './rules.ts';

const route = permittedRoutes(cutFile);

/** Cut files: vector outlines in versions, which parts are milled by. */
function cutFileRoutes(cms: Cms) {
  const { found, version, save, refuseName, refuseVersion, refuseParts } = openCutFiles(cms);
  return openRoutes()
    .openapi(route('cutFileGetAll'), (c) => c.json(cms.cutFiles.all(), 200))
    .openapi(route('cutFileLinkParts'), (c) => {
      const { name, partNumbers } = c.req.valid('json');
      const known = found(name);
      refuseParts(partNumbers);
      const linked = [...new Set([...known.partNumbers, ...partNumbers])].toSorted();
      return c.json(save({ ...known, partNumbers: linked }), 200);
    })
    .openapi(route('cutFileUnlinkParts'), (c) => {
      const { name, partNumbers } = c.req.valid('json');
      const known = found(name);
      const unknown = partNumbers.find((each) => !known.partNumbers.includes(each));
      if (unknown !== undefined) throw notFound('part of the cut file', unknown);
      const left = known.partNumbers.filter((each) => !partNumbers.includes(each));
      return c.json(save({ ...known, partNumbers: left }), 200);
    })
    .openapi(route('cutFileGet'), (c) => c.json(found(c.req.valid('param').name), 200))
    .openapi(route('cutFileCreate'), (c) => {
      const { name, note = '' } = c.req.valid('query');
      refuseName(name);
      return c.json(save({ name, note, versions: [], partNumbers: [] }), 200);
    })
    .openapi(route('cutFileVersionCreate'), (c) => {
      const known = found(c.req.valid('param').name);
      const created = c.req.valid('json');
      refuseVersion(known, created);
      return c.json(save({ ...known, versions: [...known.versions, created] }), 200);
    })
    .openapi(route('cutFileVersionDelete'), (c) => {
      const { name, version: wanted } = c.req.valid('param');
      const gone = version(name, wanted);
      const known = found(name);
      const versions = known.versions.filter((each) => each.version !== gone.version);
      return c.json(save({ ...known, versions }), 200);
    })
    .openapi(route('cutFileDelete'), (c) => {
      const { name } = found(c.req.valid('param').name);
      cms.cutFiles.delete(name);
      return c.json({ name }, 200);
    });
}

export const cutFileSubject = cmsSubject(cutFile, cutFileRoutes);
