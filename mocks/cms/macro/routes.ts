import { z } from '@hono/zod-openapi';
import { jsonContent } from '../fields.ts';
import {
  machineSelectionFields,
  machineIdAliasSchema,
  addMachineAlias,
  getSelectedMachine,
  generateNumericId,
} from '../milling/routes.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import {
  macroFormSchema,
  macroVersionFormSchema,
  checkMacroVersionDeletion,
} from '../../../src/domain/milling/milling.ts';
import type { CmsContext } from '../cmsContext.ts';
import type { MacroRecord, MacroVersionRecord } from '../../store/records.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFormValid,
  assertFound,
  assertAllowed,
  createNotFoundError,
} from '../httpErrors.ts';
import { addPartNumbers } from '../part/rules.ts';

const versionFields = {
  revision: z.string().openapi({ example: '1' }),
  main: z.string().openapi({ description: 'The text of the macro.' }),
};

const macroVersionSchema = z
  .object({
    id: z.string(),
    ...versionFields,
    machineId: z.string(),
    millingMachine: machineIdAliasSchema,
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

const writes = createObjectOperations('Macros', 'MACRO', 'WRITE');

const byMacro = z.object({ macroId: z.string() });
const macroBody = z.object({ name: z.string(), note: z.string().default('') }).openapi('NewMacro');
const versionBody = z.object({ ...versionFields, ...machineSelectionFields }).openapi('NewMacroVersion');
const theMacro = jsonContent('The macro with all its versions.', macroSchema);

const macroOperations = {
  macroGetAll: createObjectOperations('Macros', 'MACRO', 'READ').get('/milling/macros', 'List the macros', {
    answer: jsonContent('The macros, by name.', z.array(macroSchema)),
  }),
  macroCreate: writes.post('/milling/macros', 'Create a macro', { json: macroBody, answer: theMacro }),
  macroUpdate: writes.put('/milling/macros/{macroId}', 'Update a macro', {
    json: macroBody,
    answer: theMacro,
  }),
  macroDelete: writes.delete('/milling/macros/{macroId}', 'Delete a macro with all its versions', {
    answer: jsonContent('What was deleted.', byMacro),
  }),
  macroLinkToParts: writes.post('/milling/macros/{macroId}/parts', 'Link a macro to parts', {
    json: z.object({ partNumbers: z.array(z.string()) }).openapi('PartNumbers'),
    answer: theMacro,
  }),
  macroRemoveFromPart: writes.delete(
    '/milling/macros/{macroId}/parts/{partNumber}',
    'Remove a macro from a part',
    { answer: theMacro },
  ),
  macroVersionCreate: writes.post('/milling/macros/{macroId}/versions', 'Create a macro version', {
    description: 'A new version is INACTIVE.',
    json: versionBody,
    answer: theMacro,
  }),
  macroVersionUpdate: writes.put(
    '/milling/macros/{macroId}/versions/{macroVersionId}',
    'Update a macro version',
    { json: versionBody, answer: theMacro },
  ),
  macroVersionSetState: writes.put(
    '/milling/macros/{macroId}/versions/{macroVersionId}/{state}',
    'Set the state of a macro version',
    {
      description: 'At most one version is ACTIVE for a machine: activating one makes the others INACTIVE.',
      params: { state: z.enum(['ACTIVE', 'INACTIVE']) },
      answer: theMacro,
    },
  ),
  macroVersionDelete: writes.delete(
    '/milling/macros/{macroId}/versions/{macroVersionId}',
    'Delete a macro version',
    { answer: theMacro },
  ),
};

type Version = MacroVersionRecord;
type NewVersion = Omit<Version, 'id' | 'state'>;

const toWireMacro = (record: MacroRecord): Macro => ({
  ...record,
  partNumbers: [...record.partNumbers],
  versions: record.versions.map(addMachineAlias),
});

const withState = (versions: readonly Version[], changed: Version, state: string): Version[] =>
  versions.map((version) => {
    if (version.id === changed.id) return { ...version, state };
    const displaced = state === 'ACTIVE' && version.machineId === changed.machineId;
    return displaced ? { ...version, state: 'INACTIVE' } : version;
  });

function openMacros(cms: CmsContext) {
  const found = (id: string): MacroRecord => assertFound(cms.macros.get(id), 'macro', id);
  return {
    found,
    version: (macroId: string, id: string): Version =>
      assertFound(
        found(macroId).versions.find((each) => each.id === id),
        'macro version',
        id,
      ),
    save: (changed: MacroRecord): Macro => {
      cms.macros.put(changed.id, changed);
      return toWireMacro(changed);
    },
    refuseName: (given: { readonly name: string; readonly note: string }, id?: string): void => {
      assertFormValid(macroFormSchema.safeParse(given));
      const name = given.name.trim();
      const taken = cms.macros.all().some((other) => other.id !== id && other.name === name);
      if (taken) throw createConflictError(`A macro is called ${name} already.`, 'Choose another name.');
    },
    refuseVersion: (given: NewVersion): void => {
      assertFormValid(macroVersionFormSchema.safeParse({ ...given, state: '' }));
      const { machineId } = given;
      if (!cms.machines.get(machineId))
        throw createBadRequestError(`There is no milling machine ${machineId}.`);
    },
  };
}

function macroRoutes(cms: CmsContext): OperationHandlers<typeof macroOperations> {
  const { found, version, save, refuseName, refuseVersion } = openMacros(cms);
  return {
    macroGetAll: () =>
      cms.macros
        .all()
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(toWireMacro),
    macroCreate: ({ json: { name, note } }) => {
      refuseName({ name, note });
      const id = generateNumericId(cms.macros.all());
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
    macroLinkToParts: ({ param, json: { partNumbers } }) =>
      save(addPartNumbers(cms, found(param.macroId), partNumbers)),
    macroRemoveFromPart: ({ param: { macroId, partNumber } }) => {
      const known = found(macroId);
      if (!known.partNumbers.includes(partNumber)) throw createNotFoundError('part of the macro', partNumber);
      return save({ ...known, partNumbers: known.partNumbers.filter((each) => each !== partNumber) });
    },
    macroVersionCreate: ({ param, json: { revision, main, ...machine } }) => {
      const known = found(param.macroId);
      const given = { revision, main, machineId: getSelectedMachine(machine) };
      refuseVersion(given);
      const created = { ...given, id: generateNumericId(known.versions), state: 'INACTIVE' };
      return save({ ...known, versions: [...known.versions, created] });
    },
    macroVersionUpdate: ({ param: { macroId, macroVersionId }, json: { revision, main, ...machine } }) => {
      const before = version(macroId, macroVersionId);
      const given = { revision, main, machineId: getSelectedMachine(machine) };
      refuseVersion(given);
      const known = found(macroId);
      const versions = known.versions.map((each) => (each.id === before.id ? { ...each, ...given } : each));
      return save({ ...known, versions });
    },
    macroVersionDelete: ({ param: { macroId, macroVersionId } }) => {
      const deleted = version(macroId, macroVersionId);
      assertAllowed(checkMacroVersionDeletion(deleted));
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

export const macroModule = createApiModule(macroOperations, macroRoutes);
