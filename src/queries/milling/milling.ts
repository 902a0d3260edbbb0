import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { Result } from '~/api/operations.ts';
import { setsMacroState, type MacroVersionForm, type MacroVersionState } from '~/domain/milling/milling.ts';
import { machineIdOf } from '~/domain/milling/machineId.ts';
import { notice, type Notice } from '~/domain/notice/notices.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { keyOf, query } from '~/queries/query.ts';

export type Machine = Result<'millingMachineGetAll'>[number];
export type Macro = Result<'macroGetAll'>[number];
export type MacroVersion = Macro['versions'][number];

/** Every milling machine, by name. */
export const machines = () => query('millingMachineGetAll', {});

/** Every macro with all its versions, by name. */
export const macros = () =>
  queryOptions({
    queryKey: keyOf('macroGetAll', {}),
    queryFn: async ({ signal }) =>
      (await call('macroGetAll', {}, { signal })).map((macro) => ({
        ...macro,
        versions: macro.versions.map((version) => ({ ...version, machineId: machineIdOf(version) ?? '' })),
      })),
  });

/** One macro out of the list, which is the only way to read one; null when there is none. */
export const macroOf = (id: string) =>
  queryOptions({
    ...macros(),
    select: (all) => all.find((each) => each.id === id) ?? null,
  });

/** The machine the person's programs are made for; its id is null until one is chosen. */
export const millingPreferences = () =>
  queryOptions({
    queryKey: keyOf('millingPreferencesGet', {}),
    queryFn: async ({ signal }) => {
      const preferences = await call('millingPreferencesGet', {}, { signal });
      return { ...preferences, machineId: machineIdOf(preferences) ?? null };
    },
  });

const said = (sentence: string): Notice => notice('SUCCESS', { title: sentence });

export const saveMillingPreferences = () =>
  mutation('millingPreferencesUpdate', {
    done: said('Your milling settings have been saved'),
    refreshes: ['millingPreferencesGet'],
  });

const machineEffects = (sentence: string) =>
  ({ done: said(sentence), refreshes: ['millingMachineGetAll'] }) as const;
export const createMachine = () =>
  mutation('millingMachineCreate', machineEffects('The milling machine has been created'));
export const updateMachine = () =>
  mutation('millingMachineUpdate', machineEffects('The milling machine has been saved'));
export const deleteMachine = (name: string) =>
  mutation('millingMachineDelete', machineEffects(`${name} has been deleted`));

const macroEffects = (sentence: string) => ({ done: said(sentence), refreshes: ['macroGetAll'] }) as const;
export const createMacro = () => mutation('macroCreate', macroEffects('The macro has been created'));
export const updateMacro = () => mutation('macroUpdate', macroEffects('The macro has been saved'));
export const deleteMacro = (name: string) =>
  mutation('macroDelete', macroEffects(`${name} has been deleted`));
export const linkMacroToParts = () => mutation('macroLinkToParts', macroEffects('The macro has been linked'));
export const removeMacroFromPart = () =>
  mutation('macroRemoveFromPart', macroEffects('The macro has been removed from the part'));
export const deleteMacroVersion = (name: string) =>
  mutation('macroVersionDelete', macroEffects(`${name} has been deleted`));

type VersionInput = { readonly macroId: string; readonly form: MacroVersionForm };

const setState = (macroId: string, macroVersionId: string, state: MacroVersionState) =>
  call('macroVersionSetState', { path: { macroId, macroVersionId, state } });

const bodyOf = ({ revision, machineId, main }: MacroVersionForm) => ({ revision, machineId, main });

/** A new version begins INACTIVE; one that is to be something else is made so afterwards. */
export const createMacroVersion = () =>
  act(async ({ macroId, form }: VersionInput) => {
    const macro = await call('macroVersionCreate', { path: { macroId }, body: bodyOf(form) });
    const created = macro.versions.at(-1);
    if (created && setsMacroState(created.state, form.state)) await setState(macroId, created.id, form.state);
    return created;
  }, macroEffects('The macro version has been created'));

/** The state, when it is set, is set before the rest is updated. */
export const updateMacroVersion = () =>
  act(async ({ macroId, form, before }: VersionInput & { readonly before: MacroVersion }) => {
    if (setsMacroState(before.state, form.state)) await setState(macroId, before.id, form.state);
    return call('macroVersionUpdate', {
      path: { macroId, macroVersionId: before.id },
      body: bodyOf(form),
    });
  }, macroEffects('The macro version has been saved'));
