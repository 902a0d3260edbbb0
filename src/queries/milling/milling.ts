import { queryOptions } from '@tanstack/react-query';
import { millingSettingsTexts } from '~/domain/words/texts/millingSettings.ts';
import { macroDone } from '~/domain/words/texts/macros.ts';
import { machineDone } from '~/domain/words/texts/millingMachines.ts';
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
    done: said(millingSettingsTexts.saved),
    refreshes: ['millingPreferencesGet'],
  });

const machineEffects = (sentence: string) =>
  ({ done: said(sentence), refreshes: ['millingMachineGetAll'] }) as const;
export const createMachine = () => mutation('millingMachineCreate', machineEffects(machineDone.created));
export const updateMachine = () => mutation('millingMachineUpdate', machineEffects(machineDone.saved));
export const deleteMachine = (name: string) =>
  mutation('millingMachineDelete', machineEffects(machineDone.deleted(name)));

const macroEffects = (sentence: string) => ({ done: said(sentence), refreshes: ['macroGetAll'] }) as const;
export const createMacro = () => mutation('macroCreate', macroEffects(macroDone.created));
export const updateMacro = () => mutation('macroUpdate', macroEffects(macroDone.saved));
export const deleteMacro = (name: string) => mutation('macroDelete', macroEffects(macroDone.deleted(name)));
export const linkMacroToParts = () => mutation('macroLinkToParts', macroEffects(macroDone.linked));
export const removeMacroFromPart = () => mutation('macroRemoveFromPart', macroEffects(macroDone.removed));
export const deleteMacroVersion = (name: string) =>
  mutation('macroVersionDelete', macroEffects(macroDone.deleted(name)));

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
  }, macroEffects(macroDone.versionCreated));

/** The state, when it is set, is set before the rest is updated. */
export const updateMacroVersion = () =>
  act(async ({ macroId, form, before }: VersionInput & { readonly before: MacroVersion }) => {
    if (setsMacroState(before.state, form.state)) await setState(macroId, before.id, form.state);
    return call('macroVersionUpdate', {
      path: { macroId, macroVersionId: before.id },
      body: bodyOf(form),
    });
  }, macroEffects(macroDone.versionSaved));
