import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import type { QueryClient } from '@tanstack/react-query';
import { checkMachineDeletion, checkMacroVersionDeletion } from '~/domain/milling/milling.ts';
import { diffMacro, diffMillingNames, diffMacroVersion } from '~/domain/milling/millingDiff.ts';
import { macroTexts, machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { millingConflictTexts, millingTexts } from '~/domain/words/texts/milling.ts';
import {
  deleteMachineMutation,
  deleteMacroMutation,
  deleteMacroVersionMutation,
  fetchFreshMachine,
  fetchFreshMacro,
  fetchFreshMacroVersion,
  macrosQuery,
  type Machine,
  type Macro,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { createBaseline } from '~/ui/form/baseline.ts';
import { createMachineNameLookup, updateMillingIfUnchanged } from './updateMillingIfUnchanged.ts';

const goOn = millingConflictTexts.deleteAnyway;

type Asked = {
  readonly client: QueryClient;
  readonly onDeleted: () => Promise<void>;
};

/** Reads machine and macros again before the deletion: a machine with macro versions cannot be deleted. */
export function confirmDeleteMachine({
  client,
  machine,
  onDeleted,
}: Asked & { readonly machine: Machine }): void {
  const { id: machineId, name } = machine;
  confirmDeletion({
    client,
    title: millingTexts.deleteTitle(name),
    question: machineTexts.deleteQuestion(name),
    deletion: deleteMachineMutation(name),
    input: { path: { machineId } },
    update: updateMillingIfUnchanged({
      name,
      baseline: createBaseline<Machine & { readonly made?: readonly Macro[] }>(machine),
      read: async () => {
        const now = await fetchFreshMachine(client, machineId);
        return now && { ...now, made: await fetchFresh(client, macrosQuery()) };
      },
      movedSince: diffMillingNames,
      refusal: ({ made }) => checkMachineDeletion(made, machineId),
      goOn,
    }),
    onDeleted,
  });
}

export function confirmDeleteMacro({ client, macro, onDeleted }: Asked & { readonly macro: Macro }): void {
  const { id: macroId, name, versions } = macro;
  confirmDeletion({
    client,
    title: millingTexts.deleteTitle(name),
    question: macroTexts.deleteQuestion(name, versions.length),
    deletion: deleteMacroMutation(name),
    input: { path: { macroId } },
    update: updateMillingIfUnchanged({
      name,
      baseline: createBaseline(macro),
      read: () => fetchFreshMacro(client, macroId),
      movedSince: (seen, now) => diffMacro(seen, now, createMachineNameLookup(client)),
      goOn,
    }),
    onDeleted,
  });
}

type DeleteVersion = Pick<Asked, 'client'> & { readonly macro: Macro; readonly version: MacroVersion };

export function confirmDeleteMacroVersion({
  client,
  macro: { id: macroId, name },
  version,
}: DeleteVersion): void {
  const { id: macroVersionId, revision } = version;
  const versionName = macroTexts.revisionName(revision);
  confirmDeletion({
    client,
    title: millingTexts.deleteTitle(name),
    question: macroTexts.deleteVersionQuestion(revision, name),
    deletion: deleteMacroVersionMutation(versionName),
    input: { path: { macroId, macroVersionId } },
    update: updateMillingIfUnchanged({
      name: versionName,
      baseline: createBaseline(version),
      read: () => fetchFreshMacroVersion(client, macroId, macroVersionId),
      movedSince: (seen, now) => diffMacroVersion(seen, now, createMachineNameLookup(client)),
      refusal: checkMacroVersionDeletion,
      goOn,
    }),
  });
}
