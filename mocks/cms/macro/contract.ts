import { z } from '@hono/zod-openapi';
import { body, json } from '../answers.ts';
import { machineChoice, millingMachineSchema } from '../milling/contract.ts';
import { objectGoverned } from '../operation.ts';

const versionFields = {
  revision: z.string().openapi({ example: '1' }),
  main: z.string().openapi({ description: 'The text of the macro.' }),
};

const macroVersionSchema = z
  .object({
    id: z.string(),
    ...versionFields,
    machineId: z.string(),
    millingMachine: millingMachineSchema,
    state: z.string().openapi({ example: 'ACTIVE' }),
  })
  .openapi('MacroVersion');

const macroSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    note: z.string(),
    partNumbers: z.array(z.string()),
    versions: z.array(macroVersionSchema),
  })
  .openapi('Macro');
export type Macro = z.infer<typeof macroSchema>;

const writes = objectGoverned('Macros', 'MACRO', 'WRITE');

const byMacro = z.object({ macroId: z.string() });
const byVersion = z.object({ macroId: z.string(), macroVersionId: z.string() });
const macroBody = body(z.object({ name: z.string(), note: z.string().default('') }).openapi('NewMacro'));
const versionBody = body(z.object({ ...versionFields, ...machineChoice }).openapi('NewMacroVersion'));
const theMacro = json('The macro with all its versions.', macroSchema);

export const macroGetAll = objectGoverned('Macros', 'MACRO', 'READ').get('/milling/macros', {
  summary: 'List the macros',
  answer: json('The macros, by name.', z.array(macroSchema)),
});

export const macroCreate = writes.post('/milling/macros', {
  summary: 'Create a macro',
  request: { body: macroBody },
  answer: theMacro,
});

export const macroUpdate = writes.put('/milling/macros/{macroId}', {
  summary: 'Update a macro',
  request: { params: byMacro, body: macroBody },
  answer: theMacro,
});

export const macroDelete = writes.delete('/milling/macros/{macroId}', {
  summary: 'Delete a macro with all its versions',
  request: { params: byMacro },
  answer: json('What was deleted.', byMacro),
});

export const macroLinkToParts = writes.post('/milling/macros/{macroId}/parts', {
  summary: 'Link a macro to parts',
  request: {
    params: byMacro,
    body: body(z.object({ partNumbers: z.array(z.string()) }).openapi('PartNumbers')),
  },
  answer: theMacro,
});

export const macroRemoveFromPart = writes.delete('/milling/macros/{macroId}/parts/{partNumber}', {
  summary: 'Remove a macro from a part',
  request: { params: z.object({ macroId: z.string(), partNumber: z.string() }) },
  answer: theMacro,
});

export const macroVersionCreate = writes.post('/milling/macros/{macroId}/versions', {
  summary: 'Create a macro version',
  description: 'A new version is INACTIVE.',
  request: { params: byMacro, body: versionBody },
  answer: theMacro,
});

export const macroVersionUpdate = writes.put('/milling/macros/{macroId}/versions/{macroVersionId}', {
  summary: 'Update a macro version',
  request: { params: byVersion, body: versionBody },
  answer: theMacro,
});

export const macroVersionSetState = writes.put(
  '/milling/macros/{macroId}/versions/{macroVersionId}/{state}',
  {
    summary: 'Set the state of a macro version',
    description: 'At most one version is ACTIVE for a machine: activating one makes the others INACTIVE.',
    request: {
      params: z.object({
        macroId: z.string(),
        macroVersionId: z.string(),
        state: z.enum(['ACTIVE', 'INACTIVE']),
      }),
    },
    answer: theMacro,
  },
);

export const macroVersionDelete = writes.delete('/milling/macros/{macroId}/versions/{macroVersionId}', {
  summary: 'Delete a macro version',
  request: { params: byVersion },
  answer: theMacro,
});
