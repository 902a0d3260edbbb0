import { mayDeleteMacroVersion } from '../../../src/domain/milling/milling.ts';
import type { Cms } from '../cms.ts';
import * as macro from './contract.ts';
import { demandVerdict, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { chosenMachine, nextId } from '../milling/rules.ts';
import { openMacros, toWireMacro, withState } from './rules.ts';

const route = permittedRoutes(macro);

/** Macros: pieces of milling programs that belong to parts. */
function macroRoutes(cms: Cms) {
  const { found, version, save, refuseName, refuseVersion, refuseParts } = openMacros(cms);
  return openRoutes()
    .openapi(route('macroGetAll'), (c) =>
      c.json(
        cms.macros
          .all()
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(toWireMacro),
        200,
      ),
    )
    .openapi(route('macroCreate'), (c) => {
      const { name, note } = c.req.valid('json');
      refuseName({ name, note });
      const id = nextId(cms.macros.all());
      return c.json(save({ id, name: name.trim(), note, partNumbers: [], versions: [] }), 200);
    })
    .openapi(route('macroUpdate'), (c) => {
      const known = found(c.req.valid('param').macroId);
      const { name, note } = c.req.valid('json');
      refuseName({ name, note }, known.id);
      return c.json(save({ ...known, name: name.trim(), note }), 200);
    })
    .openapi(route('macroDelete'), (c) => {
      const { id: macroId } = found(c.req.valid('param').macroId);
      cms.macros.delete(macroId);
      return c.json({ macroId }, 200);
    })
    .openapi(route('macroLinkToParts'), (c) => {
      const known = found(c.req.valid('param').macroId);
      const { partNumbers } = c.req.valid('json');
      refuseParts(partNumbers);
      const linked = [...new Set([...known.partNumbers, ...partNumbers])].toSorted();
      return c.json(save({ ...known, partNumbers: linked }), 200);
    })
    .openapi(route('macroRemoveFromPart'), (c) => {
      const { macroId, partNumber } = c.req.valid('param');
      const known = found(macroId);
      if (!known.partNumbers.includes(partNumber)) throw notFound('part of the macro', partNumber);
      return c.json(
        save({ ...known, partNumbers: known.partNumbers.filter((each) => each !== partNumber) }),
        200,
      );
    })
    .openapi(route('macroVersionCreate'), (c) => {
      const known = found(c.req.valid('param').macroId);
      const { revision, main, ...machine } = c.req.valid('json');
      const given = { revision, main, machineId: chosenMachine(machine) };
      refuseVersion(given);
      const created = { ...given, id: nextId(known.versions), state: 'INACTIVE' };
      return c.json(save({ ...known, versions: [...known.versions, created] }), 200);
    })
    .openapi(route('macroVersionUpdate'), (c) => {
      const { macroId, macroVersionId } = c.req.valid('param');
      const before = version(macroId, macroVersionId);
      const { revision, main, ...machine } = c.req.valid('json');
      const given = { revision, main, machineId: chosenMachine(machine) };
      refuseVersion(given);
      const known = found(macroId);
      const versions = known.versions.map((each) => (each.id === before.id ? { ...each, ...given } : each));
      return c.json(save({ ...known, versions }), 200);
    })
    .openapi(route('macroVersionDelete'), (c) => {
      const { macroId, macroVersionId } = c.req.valid('param');
      const deleted = version(macroId, macroVersionId);
      demandVerdict(mayDeleteMacroVersion(deleted));
      const known = found(macroId);
      return c.json(
        save({ ...known, versions: known.versions.filter((each) => each.id !== deleted.id) }),
        200,
      );
    })
    .openapi(route('macroVersionSetState'), (c) => {
      const { macroId, macroVersionId, state } = c.req.valid('param');
      const changed = version(macroId, macroVersionId);
      const known = found(macroId);
      return c.json(save({ ...known, versions: withState(known.versions, changed, state) }), 200);
    });
}

export const macroSubject = cmsSubject(macro, macroRoutes);
