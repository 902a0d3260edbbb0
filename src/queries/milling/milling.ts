import { hashKey, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  millingSettingsTexts,
  machineSuccessTexts,
  macroSuccessTexts,
} from '~/domain/words/texts/millingMachines.ts';
import { getRawValue, setRawValue } from '~/api/responses/rawValues.ts';
import { restoreRawFields } from '~/api/responses/restoreRawValues.ts';
import { createMalformedResponseError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import {
  shouldSetMacroState,
  type MachineFormValues,
  type MacroVersionFormValues,
  type MacroVersionState,
  getMillingMachineId,
} from '~/domain/milling/milling.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { customMutation, createOnceMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { buildQueryKey, operationQuery, shareUnchangedData } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';

export type Machine = Result<'millingMachineGetAll'>[number];
export type Macro = Result<'macroGetAll'>[number];
export type MacroVersion = Macro['versions'][number];

export const machinesQuery = () => operationQuery('millingMachineGetAll', {});

const toVersion = (version: MacroVersion): MacroVersion =>
  setRawValue({ ...version, machineId: getMillingMachineId(version) ?? '' }, getRawValue(version));

export const macrosQuery = () =>
  queryOptions({
    queryKey: buildQueryKey('macroGetAll', {}),
    queryFn: async ({ signal }) =>
      (await call('macroGetAll', {}, { signal })).map((macro) =>
        setRawValue({ ...macro, versions: macro.versions.map(toVersion) }, getRawValue(macro)),
      ),
    structuralSharing: shareUnchangedData,
  });

/** One macro from the list, as no operation reads a single one; null where there is none. */
export const macroQuery = (id: string) =>
  queryOptions({
    ...macrosQuery(),
    select: (all) => all.find((each) => each.id === id) ?? null,
  });

export const fetchFreshMachine = async (
  client: QueryClient,
  machineId: string,
): Promise<Machine | undefined> =>
  (await fetchFresh(client, machinesQuery())).find(({ id }) => id === machineId);

export const fetchFreshMacro = async (client: QueryClient, macroId: string): Promise<Macro | undefined> =>
  (await fetchFresh(client, macrosQuery())).find(({ id }) => id === macroId);

export const fetchFreshMacroVersion = async (
  client: QueryClient,
  macroId: string,
  macroVersionId: string,
): Promise<MacroVersion | undefined> =>
  (await fetchFreshMacro(client, macroId))?.versions.find(({ id }) => id === macroVersionId);

/** The machine the user's programs are generated for; its id is null until one is chosen. */
export const millingPreferencesQuery = () =>
  queryOptions({
    queryKey: buildQueryKey('millingPreferencesGet', {}),
    queryFn: async ({ signal }) => {
      const preferences = await call('millingPreferencesGet', {}, { signal });
      return { ...preferences, machineId: getMillingMachineId(preferences) ?? null };
    },
  });

export const saveMillingPreferencesMutation = () =>
  operationMutation('millingPreferencesUpdate', {
    done: createSuccessNotice(millingSettingsTexts.saved),
    refreshes: ['millingPreferencesGet'],
  });

const hasFormOf =
  ({ name, note }: MachineFormValues) =>
  (each: MachineFormValues): boolean =>
    each.name === name && each.note === note;

const machineEffects = (sentence: string) =>
  ({ done: createSuccessNotice(sentence), refreshes: ['millingMachineGetAll'] }) as const;

/** Creates a machine. After a lost response, a machine with that name and note counts as the created one. */
export const createMachine = (client: QueryClient, body: MachineFormValues): Promise<Machine> => {
  const findMade = async () => (await call('millingMachineGetAll', {})).find(hasFormOf(body));
  const effects = machineEffects(machineSuccessTexts.created);
  return executeMutation(client, createOnceMutation('millingMachineCreate', findMade, effects), { body });
};

/** Name and note to send for an existing item: unchanged values are sent back as they came. */
const namesBody = (
  operationId: 'millingMachineUpdate' | 'macroUpdate',
  now: Machine | Macro | undefined,
  form: MachineFormValues,
): MachineFormValues => (now ? restoreRawFields(operationId, now, now, form) : form);

export const updateMachineMutation = (client: QueryClient) =>
  customMutation(
    ({ path, body }: OperationArgs<'millingMachineUpdate'> & { readonly body: MachineFormValues }) => {
      const now = client.getQueryData(machinesQuery().queryKey)?.find(({ id }) => id === path.machineId);
      return call('millingMachineUpdate', { path, body: namesBody('millingMachineUpdate', now, body) });
    },
    machineEffects(machineSuccessTexts.saved),
  );

export const deleteMachineMutation = (name: string) =>
  operationMutation('millingMachineDelete', machineEffects(machineSuccessTexts.deleted(name)));

const macroEffects = (sentence: string) =>
  ({ done: createSuccessNotice(sentence), refreshes: ['macroGetAll'] }) as const;

export const createMacro = (client: QueryClient, body: MachineFormValues) => {
  const findMade = async () => (await call('macroGetAll', {})).find(hasFormOf(body));
  return executeMutation(
    client,
    createOnceMutation('macroCreate', findMade, macroEffects(macroSuccessTexts.created)),
    { body },
  );
};

export const updateMacroMutation = (client: QueryClient) =>
  customMutation(({ path, body }: OperationArgs<'macroUpdate'> & { readonly body: MachineFormValues }) => {
    const now = client.getQueryData(macrosQuery().queryKey)?.find(({ id }) => id === path.macroId);
    return call('macroUpdate', { path, body: namesBody('macroUpdate', now, body) });
  }, macroEffects(macroSuccessTexts.saved));

export const deleteMacroMutation = (name: string) =>
  operationMutation('macroDelete', macroEffects(macroSuccessTexts.deleted(name)));
export const linkMacroToPartsMutation = () =>
  operationMutation('macroLinkToParts', macroEffects(macroSuccessTexts.linked));
export const removeMacroFromPartMutation = () =>
  operationMutation('macroRemoveFromPart', macroEffects(macroSuccessTexts.removed));
export const deleteMacroVersionMutation = (name: string) =>
  operationMutation('macroVersionDelete', macroEffects(macroSuccessTexts.deleted(name)));

type VersionInput = { readonly macroId: string; readonly form: MacroVersionFormValues };

const versionIn = ({ versions }: Result<'macroGetAll'>[number], macroVersionId: string): MacroVersion => {
  const found = versions.find(({ id }) => id === macroVersionId);
  // A version without `revision` cannot be compared with the stored one.
  if (!found?.revision) throw createMalformedResponseError('macroVersionUpdate');
  return toVersion(found);
};

const setState = async (
  macroId: string,
  macroVersionId: string,
  state: MacroVersionState,
): Promise<MacroVersion> =>
  versionIn(await call('macroVersionSetState', { path: { macroId, macroVersionId, state } }), macroVersionId);

const bodyOf = ({ revision, machineId, main }: MacroVersionFormValues) => ({ revision, machineId, main });

const update = async (
  macroId: string,
  macroVersionId: string,
  body: ReturnType<typeof bodyOf>,
): Promise<MacroVersion> =>
  versionIn(await call('macroVersionUpdate', { path: { macroId, macroVersionId }, body }), macroVersionId);

const isBodyOf = (version: MacroVersion, form: MacroVersionFormValues): boolean =>
  hashKey([bodyOf(version)]) === hashKey([bodyOf(form)]);

export type MacroVersionProgress = {
  readonly before: readonly MacroVersion[];
  sent?: MacroVersionFormValues;
  created?: MacroVersion;
};

async function createVersion(
  macroId: string,
  form: MacroVersionFormValues,
  begun: MacroVersionProgress,
): Promise<MacroVersion> {
  const { sent, before } = begun;
  if (sent) {
    const macro = (await call('macroGetAll', {})).find(({ id }) => id === macroId);
    const arrived = macro?.versions
      .filter(({ id }) => !before.some((known) => known.id === id))
      .map(({ id }) => versionIn(macro, id))
      .find((version) => isBodyOf(version, sent));
    if (arrived) return arrived;
  }
  begun.sent = form;
  const macro = await call('macroVersionCreate', { path: { macroId }, body: bodyOf(form) });
  return versionIn(macro, macro.versions.at(-1)?.id ?? '');
}

/** Created as INACTIVE, then set to the wanted state. A retry resumes after the last step done. */
export const createMacroVersionMutation = () =>
  customMutation(
    async ({ macroId, form, begun }: VersionInput & { readonly begun: MacroVersionProgress }) => {
      begun.created ??= await createVersion(macroId, form, begun);
      const { id } = begun.created;
      if (!isBodyOf(begun.created, form)) begun.created = await update(macroId, id, bodyOf(form));
      if (shouldSetMacroState(begun.created.state, form.state))
        begun.created = await setState(macroId, id, form.state);
      return begun.created;
    },
    macroEffects(macroSuccessTexts.versionCreated),
  );

type UpdateInput = VersionInput & {
  readonly macroVersionId: string;
  readonly before: MacroVersionFormValues;
  readonly onStateSet: (state: MacroVersionState) => void;
};

/**
 * Sets a changed state before updating the rest. Unchanged values of the version are sent back as they came.
 */
export const updateMacroVersionMutation = (client: QueryClient) =>
  customMutation(async ({ macroId, macroVersionId, form, before, onStateSet }: UpdateInput) => {
    if (shouldSetMacroState(before.state, form.state)) {
      await setState(macroId, macroVersionId, form.state);
      onStateSet(form.state);
    }
    const macro = client.getQueryData(macrosQuery().queryKey)?.find(({ id }) => id === macroId);
    const stored = macro?.versions.find(({ id }) => id === macroVersionId);
    const wanted = bodyOf(form);
    const body = stored ? restoreRawFields('macroVersionUpdate', stored, bodyOf(stored), wanted) : wanted;
    return update(macroId, macroVersionId, body);
  }, macroEffects(macroSuccessTexts.versionSaved));
