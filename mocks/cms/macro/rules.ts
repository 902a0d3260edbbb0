import { macroForm, macroVersionForm } from '../../../src/domain/milling/milling.ts';
import type { Cms } from '../cms.ts';
import type { MacroRecord, MacroVersionRecord } from '../../store/records.ts';
import { withMachine } from '../milling/rules.ts';
import type { Macro } from './contract.ts';
import { badRequest, conflict, demandForm, demandFound } from '../refusal.ts';

type Version = MacroVersionRecord;
type NewVersion = Omit<Version, 'id' | 'state'>;

/** A macro as the wire has it. */
export const toWireMacro = (macro: MacroRecord): Macro => ({
  ...macro,
  partNumbers: [...macro.partNumbers],
  versions: macro.versions.map(withMachine),
});

/** Of the versions for a machine at most one is active. */
export const withState = (versions: readonly Version[], changed: Version, state: string): Version[] =>
  versions.map((version) => {
    if (version.id === changed.id) return { ...version, state };
    const displaced = state === 'ACTIVE' && version.machineId === changed.machineId;
    return displaced ? { ...version, state: 'INACTIVE' } : version;
  });

/** The macros of the CMS, with the rules that a change of one keeps. */
export function openMacros(cms: Cms) {
  const found = (id: string): MacroRecord => demandFound(cms.macros.get(id), 'macro', id);
  return {
    found,
    version: (macroId: string, id: string): Version =>
      demandFound(
        found(macroId).versions.find((each) => each.id === id),
        'macro version',
        id,
      ),
    save: (changed: MacroRecord): Macro => {
      cms.macros.put(changed.id, changed);
      return toWireMacro(changed);
    },
    refuseName: (given: { readonly name: string; readonly note: string }, id?: string): void => {
      demandForm(macroForm.safeParse(given));
      const name = given.name.trim();
      const taken = cms.macros.all().some((other) => other.id !== id && other.name === name);
      if (taken) throw conflict(`A macro is called ${name} already.`, 'Choose another name.');
    },
    refuseVersion: (given: NewVersion): void => {
      demandForm(macroVersionForm.safeParse({ ...given, state: '' }));
      const { machineId } = given;
      if (!cms.machines.get(machineId)) throw badRequest(`There is no milling machine ${machineId}.`);
    },
    refuseParts: (partNumbers: readonly string[]): void => {
      const unknown = partNumbers.find((partNumber) => !cms.parts.get(partNumber));
      if (unknown !== undefined) throw badRequest(`There is no part ${unknown}.`);
    },
  };
}
