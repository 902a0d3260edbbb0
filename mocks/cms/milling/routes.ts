import { mayDeleteMachine } from '../../../src/domain/milling/milling.ts';
import type { Cms } from '../cms.ts';
import * as milling from './contract.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { dryRunOf, millingErrors } from './gcode.ts';
import { demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { chosenMachine, nextId, openMachines, withMachine } from './rules.ts';

/** Milling programs, and the machines they are for. */
function millingRoutes(cms: Cms): Handlers<typeof milling> {
  const { find, program, refuseName } = openMachines(cms);
  return {
    millingGcodeDryRun: ({ caller, param }) => {
      const made = program(caller, param);
      return { ...made, gcode: dryRunOf(made.gcode) };
    },
    millingGcodeGet: ({ caller, param }) => program(caller, param),
    millingGcodeValidate: ({ caller, json: { productConfigurationId, revisionId, millingFileContent } }) => {
      findProductConfiguration(cms, caller, productConfigurationId, revisionId);
      const errors = millingErrors(millingFileContent);
      return { valid: errors.length === 0, errors };
    },
    millingPreferencesGet: ({ caller }) =>
      withMachine({ machineId: cms.preferences.get(caller.email)?.machineId ?? null }),
    millingPreferencesUpdate: ({ caller, json }) => {
      const { id: machineId } = find(chosenMachine(json));
      cms.preferences.put(caller.email, { machineId });
      return withMachine({ machineId });
    },
    millingMachineGetAll: () =>
      cms.machines.all().toSorted((one, other) => one.name.localeCompare(other.name)),
    millingMachineCreate: ({ json: { name, note } }) => {
      refuseName({ name, note });
      const id = nextId(cms.machines.all());
      const created = { id, name: name.trim(), note };
      cms.machines.put(id, created);
      return created;
    },
    millingMachineUpdate: ({ param, json: { name, note } }) => {
      const { id } = find(param.machineId);
      refuseName({ name, note }, id);
      const updated = { id, name: name.trim(), note };
      cms.machines.put(id, updated);
      return updated;
    },
    millingMachineDelete: ({ param }) => {
      const { id: machineId } = find(param.machineId);
      demandVerdict(mayDeleteMachine(cms.macros.all(), machineId));
      cms.machines.delete(machineId);
      return { machineId };
    },
  };
}

export const millingSubject = cmsSubject(milling, millingRoutes);
