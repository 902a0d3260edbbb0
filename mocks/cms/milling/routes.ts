import { z } from '@hono/zod-openapi';
import { jsonContent } from '../fields.ts';
import {
  createObjectOperations,
  createServiceOperations,
  createApiModule,
  type OperationHandlers,
  type JsonBody,
} from '../apiModule.ts';
import {
  machineFormSchema,
  millingSettingsFormSchema,
  checkMachineDeletion,
} from '../../../src/domain/milling/milling.ts';
import type { Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import { findProductConfiguration } from '../configurationRecords.ts';
import { createMillingProgram, toDryRunProgram, findMillingErrors } from './gcode.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFormValid,
  assertFound,
  assertAllowed,
} from '../httpErrors.ts';

const machineSchema = z
  .object({ id: z.string(), name: z.string(), note: z.string() })
  .openapi('MillingMachine');
export type MillingMachine = z.infer<typeof machineSchema>;

const otherName = 'The machineId under its other name.';

export const machineSelectionFields = {
  machineId: z.string().optional(),
  millingMachine: z.string().optional().openapi({ description: otherName }),
};

export const machineIdAliasSchema = z.string().openapi({ description: otherName });

const preferencesSchema = z
  .object({
    machineId: z.string().nullable().openapi({ description: 'Null until you have chosen one.' }),
    millingMachine: z.string().nullable().openapi({ description: otherName }),
  })
  .openapi('MillingPreferences');

const gcodeSchema = z
  .object({
    productConfigurationId: z.string(),
    revisionId: z.string(),
    machineId: z.string(),
    gcode: z.string(),
  })
  .openapi('MillingGcode');

const service = createServiceOperations('Milling');
const machineReads = createObjectOperations('Milling', 'MILLING_MACHINE', 'READ');
const machineWrites = createObjectOperations('Milling', 'MILLING_MACHINE', 'WRITE');

const byMachine = z.object({ machineId: z.string() });
const machineBody = z.object({ name: z.string(), note: z.string().default('') }).openapi('NewMillingMachine');

const millingOperations = {
  millingGcodeGet: service.get(
    '/milling/gcode/{productConfigurationId}/{revisionId}',
    'Generate the milling program of a product configuration',
    {
      description:
        'For the machine of your preferences. The program is empty where there is nothing to mill.',
      answer: jsonContent('The program.', gcodeSchema),
    },
  ),
  millingGcodeDryRun: service.get(
    '/milling/gcode/dryRun/{productConfigurationId}/{revisionId}',
    'Generate the milling program without a turning spindle',
    {
      description: 'The same moves above the work piece, with the spindle off.',
      answer: jsonContent('The program.', gcodeSchema),
    },
  ),
  millingGcodeValidate: service.post('/milling/gcode/validate', 'Validate a milling file', {
    json: z
      .object({
        productConfigurationId: z.string(),
        revisionId: z.string(),
        millingFileContent: z.string(),
      })
      .openapi('MillingFile'),
    answer: jsonContent(
      'Whether it is valid, and what is wrong with it.',
      z.object({ valid: z.boolean(), errors: z.array(z.string()) }).openapi('MillingVerdict'),
    ),
  }),
  millingPreferencesGet: service.get('/milling/preferences', 'Read your milling preferences', {
    answer: jsonContent('Your preferences.', preferencesSchema),
  }),
  millingPreferencesUpdate: service.put('/milling/preferences', 'Set your milling preferences', {
    json: z.object(machineSelectionFields).openapi('NewMillingPreferences'),
    answer: jsonContent('Your preferences.', preferencesSchema),
  }),
  millingMachineGetAll: machineReads.get('/milling/machines', 'List the milling machines', {
    answer: jsonContent('The machines, by name.', z.array(machineSchema)),
  }),
  millingMachineCreate: machineWrites.post('/milling/machines', 'Create a milling machine', {
    json: machineBody,
    answer: jsonContent('The machine.', machineSchema),
  }),
  millingMachineUpdate: machineWrites.put('/milling/machines/{machineId}', 'Update a milling machine', {
    json: machineBody,
    answer: jsonContent('The machine.', machineSchema),
  }),
  millingMachineDelete: machineWrites.delete('/milling/machines/{machineId}', 'Delete a milling machine', {
    answer: jsonContent('What was deleted.', byMachine),
  }),
};

type Asked = { readonly productConfigurationId: string; readonly revisionId: string };

const openMachines = (cms: CmsContext) => ({
  find: (id: string): MillingMachine => assertFound(cms.machines.get(id), 'milling machine', id),
  program: (caller: Caller, { productConfigurationId, revisionId }: Asked) => {
    const found = findProductConfiguration(cms, caller, productConfigurationId, revisionId);
    const machineId = cms.preferences.get(caller.email)?.machineId;
    if (machineId === undefined || !cms.machines.get(machineId)) {
      throw createConflictError(
        'Could not find settings',
        'Please go to the administration and set a default milling machine.',
      );
    }
    return { productConfigurationId, revisionId, machineId, gcode: createMillingProgram(cms, found) };
  },
  refuseName: (given: { readonly name: string; readonly note: string }, id?: string): void => {
    assertFormValid(machineFormSchema.safeParse(given));
    const name = given.name.trim();
    const taken = cms.machines.all().some((other) => other.id !== id && other.name === name);
    if (taken)
      throw createConflictError(`A milling machine is called ${name} already.`, 'Choose another name.');
  },
});

type MachineChoice = JsonBody<(typeof millingOperations)['millingPreferencesUpdate']>;

export function getSelectedMachine({ machineId, millingMachine }: MachineChoice): string {
  const chosen = machineId ?? millingMachine ?? '';
  assertFormValid(millingSettingsFormSchema.safeParse({ machineId: chosen }));
  if (millingMachine !== undefined && millingMachine !== chosen)
    throw createBadRequestError('machineId and millingMachine name different machines.');
  return chosen;
}

export const addMachineAlias = <Id extends string | null, Thing extends { readonly machineId: Id }>(
  thing: Thing & { readonly machineId: Id },
) => ({ ...thing, millingMachine: thing.machineId });

export const generateNumericId = (things: readonly { readonly id: string }[]): string =>
  String(Math.max(0, ...things.map(({ id }) => Number(id))) + 1);

function millingRoutes(cms: CmsContext): OperationHandlers<typeof millingOperations> {
  const { find, program, refuseName } = openMachines(cms);
  return {
    millingGcodeDryRun: ({ caller, param }) => {
      const made = program(caller, param);
      return { ...made, gcode: toDryRunProgram(made.gcode) };
    },
    millingGcodeGet: ({ caller, param }) => program(caller, param),
    millingGcodeValidate: ({ caller, json: { productConfigurationId, revisionId, millingFileContent } }) => {
      findProductConfiguration(cms, caller, productConfigurationId, revisionId);
      const errors = findMillingErrors(millingFileContent);
      return { valid: errors.length === 0, errors };
    },
    millingPreferencesGet: ({ caller }) =>
      addMachineAlias({ machineId: cms.preferences.get(caller.email)?.machineId ?? null }),
    millingPreferencesUpdate: ({ caller, json }) => {
      const { id: machineId } = find(getSelectedMachine(json));
      cms.preferences.put(caller.email, { machineId });
      return addMachineAlias({ machineId });
    },
    millingMachineGetAll: () =>
      cms.machines.all().toSorted((one, other) => one.name.localeCompare(other.name)),
    millingMachineCreate: ({ json: { name, note } }) => {
      refuseName({ name, note });
      const id = generateNumericId(cms.machines.all());
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
      assertAllowed(checkMachineDeletion(cms.macros.all(), machineId));
      cms.machines.delete(machineId);
      return { machineId };
    },
  };
}

export const millingModule = createApiModule(millingOperations, millingRoutes);
