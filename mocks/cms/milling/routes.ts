import { mayDeleteMachine } from '../../../src/domain/milling/milling.ts';
import type { Cms } from '../cms.ts';
import * as milling from './contract.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { dryRunOf, millingErrors } from './gcode.ts';
import { demandVerdict } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { chosenMachine, nextId, openMachines, withMachine } from './rules.ts';

const route = permittedRoutes(milling);

/** Milling programs, and the machines they are for. */
function millingRoutes(cms: Cms) {
  const { find, program, refuseName } = openMachines(cms);
  return openRoutes()
    .openapi(route('millingGcodeDryRun'), (c) => {
      const made = program(c.var.caller, c.req.valid('param'));
      return c.json({ ...made, gcode: dryRunOf(made.gcode) }, 200);
    })
    .openapi(route('millingGcodeGet'), (c) => c.json(program(c.var.caller, c.req.valid('param')), 200))
    .openapi(route('millingGcodeValidate'), (c) => {
      const { productConfigurationId, revisionId, millingFileContent } = c.req.valid('json');
      findProductConfiguration(cms, c.var.caller, productConfigurationId, revisionId);
      const errors = millingErrors(millingFileContent);
      return c.json({ valid: errors.length === 0, errors }, 200);
    })
    .openapi(route('millingPreferencesGet'), (c) =>
      c.json(withMachine({ machineId: cms.preferences.get(c.var.caller.email)?.machineId ?? null }), 200),
    )
    .openapi(route('millingPreferencesUpdate'), (c) => {
      const { id: machineId } = find(chosenMachine(c.req.valid('json')));
      cms.preferences.put(c.var.caller.email, { machineId });
      return c.json(withMachine({ machineId }), 200);
    })
    .openapi(route('millingMachineGetAll'), (c) =>
      c.json(
        cms.machines.all().toSorted((one, other) => one.name.localeCompare(other.name)),
        200,
      ),
    )
    .openapi(route('millingMachineCreate'), (c) => {
      const { name, note } = c.req.valid('json');
      refuseName({ name, note });
      const id = nextId(cms.machines.all());
      const created = { id, name: name.trim(), note };
      cms.machines.put(id, created);
      return c.json(created, 200);
    })
    .openapi(route('millingMachineUpdate'), (c) => {
      const { id } = find(c.req.valid('param').machineId);
      const { name, note } = c.req.valid('json');
      refuseName({ name, note }, id);
      const updated = { id, name: name.trim(), note };
      cms.machines.put(id, updated);
      return c.json(updated, 200);
    })
    .openapi(route('millingMachineDelete'), (c) => {
      const { id: machineId } = find(c.req.valid('param').machineId);
      demandVerdict(mayDeleteMachine(cms.macros.all(), machineId));
      cms.machines.delete(machineId);
      return c.json({ machineId }, 200);
    });
}

export const millingSubject = cmsSubject(milling, millingRoutes);
