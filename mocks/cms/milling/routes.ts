import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import * as milling from './contract.ts';
import { findProductConfiguration } from '../findOrRefuse.ts';
import { dryRunOf, millingErrors, millingProgram } from './gcode.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';

type Asked = { readonly productConfigurationId: string; readonly revisionId: string };

/** Milling programs, and the machines they are for. */
function millingRoutes(cms: Cms) {
  const machine = (id: string): milling.MillingMachine => {
    const found = cms.machines.get(id);
    if (!found) throw notFound('milling machine', id);
    return found;
  };
  const program = (caller: Caller, { productConfigurationId, revisionId }: Asked) => {
    const found = findProductConfiguration(cms, caller, productConfigurationId, revisionId);
    const machineId = cms.preferences.get(caller.email)?.machineId;
    if (machineId === undefined || !cms.machines.get(machineId)) {
      throw conflict(
        'Could not find settings',
        'Please go to the administration and set a default milling machine.',
      );
    }
    return { productConfigurationId, revisionId, machineId, gcode: millingProgram(cms, found) };
  };
  const refuseName = (name: string, id?: string): void => {
    if (name.trim() === '') throw badRequest('A name is required');
    const taken = cms.machines.all().some((other) => other.id !== id && other.name === name.trim());
    if (taken) throw conflict(`A milling machine is called ${name.trim()} already.`, 'Choose another name.');
  };
  return openRoutes()
    .openapi(permitted(milling.millingGcodeDryRun), (c) => {
      const made = program(c.var.caller, c.req.valid('param'));
      return c.json({ ...made, gcode: dryRunOf(made.gcode) }, 200);
    })
    .openapi(permitted(milling.millingGcodeGet), (c) =>
      c.json(program(c.var.caller, c.req.valid('param')), 200),
    )
    .openapi(permitted(milling.millingGcodeValidate), (c) => {
      const { productConfigurationId, revisionId, millingFileContent } = c.req.valid('json');
      findProductConfiguration(cms, c.var.caller, productConfigurationId, revisionId);
      const errors = millingErrors(millingFileContent);
      return c.json({ valid: errors.length === 0, errors }, 200);
    })
    .openapi(permitted(milling.millingPreferencesGet), (c) =>
      c.json({ machineId: cms.preferences.get(c.var.caller.email)?.machineId ?? null }, 200),
    )
    .openapi(permitted(milling.millingPreferencesUpdate), (c) => {
      const { id: machineId } = machine(c.req.valid('json').machineId);
      cms.preferences.put(c.var.caller.email, { machineId });
      return c.json({ machineId }, 200);
    })
    .openapi(permitted(milling.millingMachineGetAll), (c) =>
      c.json(
        cms.machines.all().toSorted((one, other) => one.name.localeCompare(other.name)),
        200,
      ),
    )
    .openapi(permitted(milling.millingMachineCreate), (c) => {
      const { name, note } = c.req.valid('json');
      refuseName(name);
      const id = nextId(cms.machines.all());
      const created = { id, name: name.trim(), note };
      cms.machines.put(id, created);
      return c.json(created, 200);
    })
    .openapi(permitted(milling.millingMachineUpdate), (c) => {
      const { id } = machine(c.req.valid('param').machineId);
      const { name, note } = c.req.valid('json');
      refuseName(name, id);
      const updated = { id, name: name.trim(), note };
      cms.machines.put(id, updated);
      return c.json(updated, 200);
    })
    .openapi(permitted(milling.millingMachineDelete), (c) => {
      const { id: machineId } = machine(c.req.valid('param').machineId);
      const used = cms.macros
        .all()
        .find(({ versions }) => versions.some((each) => each.machineId === machineId));
      if (used)
        throw conflict(`The macro ${used.name} is made for this machine.`, 'Delete its versions first.');
      cms.machines.delete(machineId);
      return c.json({ machineId }, 200);
    });
}

/** One above the highest of numeric ids. */
export const nextId = (things: readonly { readonly id: string }[]): string =>
  String(Math.max(0, ...things.map(({ id }) => Number(id))) + 1);

export const millingSubject = cmsSubject(milling, millingRoutes);
