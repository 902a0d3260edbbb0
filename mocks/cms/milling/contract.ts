import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
import { objectGoverned, serviceGoverned } from '../operation.ts';

const machineSchema = z
  .object({ id: z.string(), name: z.string(), note: z.string() })
  .openapi('MillingMachine');
export type MillingMachine = z.infer<typeof machineSchema>;

const otherName = 'The machineId under its other name.';

/** A choice of machine in a request, under either of its names. */
export const machineChoice = {
  machineId: z.string().optional(),
  millingMachine: z.string().optional().openapi({ description: otherName }),
};

/** The name beside machineId under which answers tell a machine as well. */
export const millingMachineSchema = z.string().openapi({ description: otherName });

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

const service = serviceGoverned('Milling');
const machineReads = objectGoverned('Milling', 'MILLING_MACHINE', 'READ');
const machineWrites = objectGoverned('Milling', 'MILLING_MACHINE', 'WRITE');

const byRevision = z.object({ productConfigurationId: z.string(), revisionId: z.string() });
const byMachine = z.object({ machineId: z.string() });
const machineBody = body(
  z.object({ name: z.string(), note: z.string().default('') }).openapi('NewMillingMachine'),
);

export const millingGcodeGet = createRoute({
  ...service,
  method: 'get',
  path: '/milling/gcode/{productConfigurationId}/{revisionId}',
  operationId: 'millingGcodeGet',
  summary: 'Generate the milling program of a product configuration',
  description: 'For the machine of your preferences. The program is empty where there is nothing to mill.',
  request: { params: byRevision },
  responses: { 200: json('The program.', gcodeSchema), ...refusals },
});

export const millingGcodeDryRun = createRoute({
  ...service,
  method: 'get',
  path: '/milling/gcode/dryRun/{productConfigurationId}/{revisionId}',
  operationId: 'millingGcodeDryRun',
  summary: 'Generate the milling program without a turning spindle',
  description: 'The same moves above the work piece, with the spindle off.',
  request: { params: byRevision },
  responses: { 200: json('The program.', gcodeSchema), ...refusals },
});

export const millingGcodeValidate = createRoute({
  ...service,
  method: 'post',
  path: '/milling/gcode/validate',
  operationId: 'millingGcodeValidate',
  summary: 'Validate a milling file',
  request: {
    body: body(
      z
        .object({
          productConfigurationId: z.string(),
          revisionId: z.string(),
          millingFileContent: z.string(),
        })
        .openapi('MillingFile'),
    ),
  },
  responses: {
    200: json(
      'Whether it is valid, and what is wrong with it.',
      z.object({ valid: z.boolean(), errors: z.array(z.string()) }).openapi('MillingVerdict'),
    ),
    ...refusals,
  },
});

export const millingPreferencesGet = createRoute({
  ...service,
  method: 'get',
  path: '/milling/preferences',
  operationId: 'millingPreferencesGet',
  summary: 'Read your milling preferences',
  responses: { 200: json('Your preferences.', preferencesSchema), ...refusals },
});

export const millingPreferencesUpdate = createRoute({
  ...service,
  method: 'put',
  path: '/milling/preferences',
  operationId: 'millingPreferencesUpdate',
  summary: 'Set your milling preferences',
  request: { body: body(z.object(machineChoice).openapi('NewMillingPreferences')) },
  responses: { 200: json('Your preferences.', preferencesSchema), ...refusals },
});

export const millingMachineGetAll = createRoute({
  ...machineReads,
  method: 'get',
  path: '/milling/machines',
  operationId: 'millingMachineGetAll',
  summary: 'List the milling machines',
  responses: { 200: json('The machines, by name.', z.array(machineSchema)), ...refusals },
});

export const millingMachineCreate = createRoute({
  ...machineWrites,
  method: 'post',
  path: '/milling/machines',
  operationId: 'millingMachineCreate',
  summary: 'Create a milling machine',
  request: { body: machineBody },
  responses: { 200: json('The machine.', machineSchema), ...refusals },
});

export const millingMachineUpdate = createRoute({
  ...machineWrites,
  method: 'put',
  path: '/milling/machines/{machineId}',
  operationId: 'millingMachineUpdate',
  summary: 'Update a milling machine',
  request: { params: byMachine, body: machineBody },
  responses: { 200: json('The machine.', machineSchema), ...refusals },
});

export const millingMachineDelete = createRoute({
  ...machineWrites,
  method: 'delete',
  path: '/milling/machines/{machineId}',
  operationId: 'millingMachineDelete',
  summary: 'Delete a milling machine',
  request: { params: byMachine },
  responses: { 200: json('What was deleted.', byMachine), ...refusals },
});
