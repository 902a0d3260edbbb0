import type { Cms } from '../cms.ts';
import * as macro from './contract.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { nextId } from '../milling/routes.ts';

type Version = macro.MacroVersion;
type NewVersion = Omit<Version, 'id' | 'state'>;

/** Of the versions for a machine at most one is active. */
const withState = (versions: readonly Version[], changed: Version, state: string): Version[] =>
  versions.map((version) => {
    if (version.id === changed.id) return { ...version, state };
    const displaced = state === 'ACTIVE' && version.machineId === changed.machineId;
    return displaced ? { ...version, state: 'INACTIVE' } : version;
  });

function openMacros(cms: Cms) {
  const found = (id: string): macro.Macro => {
    const known = cms.macros.get(id);
    if (!known) throw notFound('macro', id);
    return known;
  };
  return {
    found,
    version: (macroId: string, id: string): Version => {
      const known = found(macroId).versions.find((each) => each.id === id);
      if (!known) throw notFound('macro version', id);
      return known;
    },
    save: (changed: macro.Macro): macro.Macro => {
      cms.macros.put(changed.id, changed);
      return changed;
    },
    refuseName: (name: string, id?: string): void => {
      if (name.trim() === '') throw badRequest('A name is required');
      const taken = cms.macros.all().some((other) => other.id !== id && other.name === name.trim());
      if (taken) throw conflict(`A macro is called ${name.trim()} already.`, 'Choose another name.');
    },
    refuseVersion: ({ machineId, main }: NewVersion): void => {
      if (!cms.machines.get(machineId)) throw badRequest(`There is no milling machine ${machineId}.`);
      if (main.trim() === '') throw badRequest('The text of the macro is required.');
    },
    refuseParts: (partNumbers: readonly string[]): void => {
      const unknown = partNumbers.find((partNumber) => !cms.parts.get(partNumber));
      if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
    },
  };
}

/** Macros: pieces of milling programs that belong to parts. */
function macroRoutes(cms: Cms) {
  const { found, version, save, refuseName, refuseVersion, refuseParts } = openMacros(cms);
  return openRoutes()
    .openapi(permitted(macro.macroGetAll), (c) =>
      c.json(
        cms.macros.all().toSorted((one, other) => one.name.localeCompare(other.name)),
        200,
      ),
    )
    .openapi(permitted(macro.macroCreate), (c) => {
      const { name, note } = c.req.valid('json');
      refuseName(name);
      const id = nextId(cms.macros.all());
      return c.json(save({ id, name: name.trim(), note, partNumbers: [], versions: [] }), 200);
    })
    .openapi(permitted(macro.macroUpdate), (c) => {
      const known = found(c.req.valid('param').macroId);
      const { name, note } = c.req.valid('json');
      refuseName(name, known.id);
      return c.json(save({ ...known, name: name.trim(), note }), 200);
    })
    .openapi(permitted(macro.macroDelete), (c) => {
      const { id: macroId } = found(c.req.valid('param').macroId);
      cms.macros.delete(macroId);
      return c.json({ macroId }, 200);
    })
    .openapi(permitted(macro.macroLinkToParts), (c) => {
      const known = found(c.req.valid('param').macroId);
      const { partNumbers } = c.req.valid('json');
      refuseParts(partNumbers);
      const linked = [...new Set([...known.partNumbers, ...partNumbers])].toSorted();
      return c.json(save({ ...known, partNumbers: linked }), 200);
    })
    .openapi(permitted(macro.macroRemoveFromPart), (c) => {
      const { macroId, partNumber } = c.req.valid('param');
      const known = found(macroId);
      if (!known.partNumbers.includes(partNumber)) throw notFound('part of the macro', partNumber);
      return c.json(
        save({ ...known, partNumbers: known.partNumbers.filter((each) => each !== partNumber) }),
        200,
      );
    })
    .openapi(permitted(macro.macroVersionCreate), (c) => {
      const known = found(c.req.valid('param').macroId);
      const given = c.req.valid('json');
      refuseVersion(given);
      const created = { ...given, id: nextId(known.versions), state: 'INACTIVE' };
      return c.json(save({ ...known, versions: [...known.versions, created] }), 200);
    })
    .openapi(permitted(macro.macroVersionUpdate), (c) => {
      const { macroId, macroVersionId } = c.req.valid('param');
      const before = version(macroId, macroVersionId);
      const given = c.req.valid('json');
      refuseVersion(given);
      const known = found(macroId);
      const versions = known.versions.map((each) => (each.id === before.id ? { ...each, ...given } : each));
      return c.json(save({ ...known, versions }), 200);
    })
    .openapi(permitted(macro.macroVersionDelete), (c) => {
      const { macroId, macroVersionId } = c.req.valid('param');
      const { id, state } = version(macroId, macroVersionId);
      if (state === 'ACTIVE')
        throw conflict('An active version cannot be deleted.', 'Make it inactive first.');
      const known = found(macroId);
      return c.json(save({ ...known, versions: known.versions.filter((each) => each.id !== id) }), 200);
    })
    .openapi(permitted(macro.macroVersionSetState), (c) => {
      const { macroId, macroVersionId, state } = c.req.valid('param');
      const changed = version(macroId, macroVersionId);
      const known = found(macroId);
      return c.json(save({ ...known, versions: withState(known.versions, changed, state) }), 200);
    });
}

export const macroSubject = cmsSubject(macro, macroRoutes);
