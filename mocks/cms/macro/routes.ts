import { mayDeleteMacroVersion } from '../../../src/domain/milling/milling.ts';
import type { Cms } from '../cms.ts';
import * as macro from './contract.ts';
import { demandVerdict, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { chosenMachine, nextId } from '../milling/rules.ts';
import { openMacros, toWireMacro, withState } from './rules.ts';

/** Macros: pieces of milling programs that belong to parts. */
function macroRoutes(cms: Cms): Handlers<typeof macro> {
  const { found, version, save, refuseName, refuseVersion, refuseParts } = openMacros(cms);
  return {
    macroGetAll: () =>
      cms.macros
        .all()
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(toWireMacro),
    macroCreate: ({ json: { name, note } }) => {
      refuseName({ name, note });
      const id = nextId(cms.macros.all());
      return save({ id, name: name.trim(), note, partNumbers: [], versions: [] });
    },
    macroUpdate: ({ param, json: { name, note } }) => {
      const known = found(param.macroId);
      refuseName({ name, note }, known.id);
      return save({ ...known, name: name.trim(), note });
    },
    macroDelete: ({ param }) => {
      const { id: macroId } = found(param.macroId);
      cms.macros.delete(macroId);
      return { macroId };
    },
    macroLinkToParts: ({ param, json: { partNumbers } }) => {
      const known = found(param.macroId);
      refuseParts(partNumbers);
      const linked = [...new Set([...known.partNumbers, ...partNumbers])].toSorted();
      return save({ ...known, partNumbers: linked });
    },
    macroRemoveFromPart: ({ param: { macroId, partNumber } }) => {
      const known = found(macroId);
      if (!known.partNumbers.includes(partNumber)) throw notFound('part of the macro', partNumber);
      return save({ ...known, partNumbers: known.partNumbers.filter((each) => each !== partNumber) });
    },
    macroVersionCreate: ({ param, json: { revision, main, ...machine } }) => {
      const known = found(param.macroId);
      const given = { revision, main, machineId: chosenMachine(machine) };
      refuseVersion(given);
      const created = { ...given, id: nextId(known.versions), state: 'INACTIVE' };
      return save({ ...known, versions: [...known.versions, created] });
    },
    macroVersionUpdate: ({ param: { macroId, macroVersionId }, json: { revision, main, ...machine } }) => {
      const before = version(macroId, macroVersionId);
      const given = { revision, main, machineId: chosenMachine(machine) };
      refuseVersion(given);
      const known = found(macroId);
      const versions = known.versions.map((each) => (each.id === before.id ? { ...each, ...given } : each));
      return save({ ...known, versions });
    },
    macroVersionDelete: ({ param: { macroId, macroVersionId } }) => {
      const deleted = version(macroId, macroVersionId);
      demandVerdict(mayDeleteMacroVersion(deleted));
      const known = found(macroId);
      return save({ ...known, versions: known.versions.filter((each) => each.id !== deleted.id) });
    },
    macroVersionSetState: ({ param: { macroId, macroVersionId, state } }) => {
      const changed = version(macroId, macroVersionId);
      const known = found(macroId);
      return save({ ...known, versions: withState(known.versions, changed, state) });
    },
  };
}

export const macroSubject = cmsSubject(macro, macroRoutes);
