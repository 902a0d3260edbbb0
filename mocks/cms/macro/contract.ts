import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '../answers.ts';
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
const theMacro = { 200: json('The macro with all its versions.', macroSchema), ...refusals };

export const macroGetAll = createRoute({
  ...objectGoverned('Macros', 'MACRO', 'READ'),
  method: 'get',
  path: '/milling/macros',
  operationId: 'macroGetAll',
  summary: 'List the macros',
  responses: { 200: json('The macros, by name.', z.array(macroSchema)), ...refusals },
});

export const macroCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/milling/macros',
  operationId: 'macroCreate',
  summary: 'Create a macro',
  request: { body: macroBody },
  responses: theMacro,
});

export const macroUpdate = createRoute({
  ...writes,
  method: 'put',
  path: '/milling/macros/{macroId}',
  operationId: 'macroUpdate',
  summary: 'Update a macro',
  request: { params: byMacro, body: macroBody },
  responses: theMacro,
});

export const macroDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/milling/macros/{macroId}',
  operationId: 'macroDelete',
  summary: 'Delete a macro with all its versions',
  request: { params: byMacro },
  responses: { 200: json('What was deleted.', byMacro), ...refusals },
});

export const macroLinkToParts = createRoute({
  ...writes,
  method: 'post',
  path: '/milling/macros/{macroId}/parts',
  operationId: 'macroLinkToParts',
  summary: 'Link a macro to parts',
  request: {
    params: byMacro,
    body: body(z.object({ partNumbers: z.array(z.string()) }).openapi('PartNumbers')),
  },
  responses: theMacro,
});

export const macroRemoveFromPart = createRoute({
  ...writes,
  method: 'delete',
  path: '/milling/macros/{macroId}/parts/{partNumber}',
  operationId: 'macroRemoveFromPart',
  summary: 'Remove a macro from a part',
  request: { params: z.object({ macroId: z.string(), partNumber: z.string() }) },
  responses: theMacro,
});

export const macroVersionCreate = createRoute({
  ...writes,
  method: 'post',
  path: '/milling/macros/{macroId}/versions',
  operationId: 'macroVersionCreate',
  summary: 'Create a macro version',
  description: 'A new version is INACTIVE.',
  request: { params: byMacro, body: versionBody },
  responses: theMacro,
});

export const macroVersionUpdate = createRoute({
  ...writes,
  method: 'put',
  path: '/milling/macros/{macroId}/versions/{macroVersionId}',
  operationId: 'macroVersionUpdate',
  summary: 'Update a macro version',
  request: { params: byVersion, body: versionBody },
  responses: theMacro,
});

export const macroVersionSetState = createRoute({
  ...writes,
  method: 'put',
  path: '/milling/macros/{macroId}/versions/{macroVersionId}/{state}',
  operationId: 'macroVersionSetState',
  summary: 'Set the state of a macro version',
  description: 'At most one version is ACTIVE for a machine: activating one makes the others INACTIVE.',
  request: {
    params: z.object({
      macroId: z.string(),
      macroVersionId: z.string(),
      state: z.enum(['ACTIVE', 'INACTIVE']),
    }),
  },
  responses: theMacro,
});

export const macroVersionDelete = createRoute({
  ...writes,
  method: 'delete',
  path: '/milling/macros/{macroId}/versions/{macroVersionId}',
  operationId: 'macroVersionDelete',
  summary: 'Delete a macro version',
  request: { params: byVersion },
  responses: theMacro,
});
