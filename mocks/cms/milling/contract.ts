import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
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

export const millingGcodeGet = service.get('/milling/gcode/{productConfigurationId}/{revisionId}', {
  summary: 'Generate the milling program of a product configuration',
  description: 'For the machine of your preferences. The program is empty where there is nothing to mill.',
  request: { params: byRevision },
  answer: json('The program.', gcodeSchema),
});

export const millingGcodeDryRun = service.get('/milling/gcode/dryRun/{productConfigurationId}/{revisionId}', {
  summary: 'Generate the milling program without a turning spindle',
  description: 'The same moves above the work piece, with the spindle off.',
  request: { params: byRevision },
  answer: json('The program.', gcodeSchema),
});

export const millingGcodeValidate = service.post('/milling/gcode/validate', {
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
  answer: json(
    'Whether it is valid, and what is wrong with it.',
    z.object({ valid: z.boolean(), errors: z.array(z.string()) }).openapi('MillingVerdict'),
  ),
});

export const millingPreferencesGet = service.get('/milling/preferences', {
  summary: 'Read your milling preferences',
  answer: json('Your preferences.', preferencesSchema),
});

export const millingPreferencesUpdate = service.put('/milling/preferences', {
  summary: 'Set your milling preferences',
  request: { body: body(z.object(machineChoice).openapi('NewMillingPreferences')) },
  answer: json('Your preferences.', preferencesSchema),
});

export const millingMachineGetAll = machineReads.get('/milling/machines', {
  summary: 'List the milling machines',
  answer: json('The machines, by name.', z.array(machineSchema)),
});

export const millingMachineCreate = machineWrites.post('/milling/machines', {
  summary: 'Create a milling machine',
  request: { body: machineBody },
  answer: json('The machine.', machineSchema),
});

export const millingMachineUpdate = machineWrites.put('/milling/machines/{machineId}', {
  summary: 'Update a milling machine',
  request: { params: byMachine, body: machineBody },
  answer: json('The machine.', machineSchema),
});

export const millingMachineDelete = machineWrites.delete('/milling/machines/{machineId}', {
  summary: 'Delete a milling machine',
  request: { params: byMachine },
  answer: json('What was deleted.', byMachine),
});
