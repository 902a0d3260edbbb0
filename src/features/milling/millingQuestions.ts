import type { QueryClient } from '@tanstack/react-query';
import { mayDeleteMachine, mayDeleteMacroVersion } from '~/domain/milling/milling.ts';
import { movedMacro, movedNames, movedVersion } from '~/domain/milling/moved.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { macroTexts, machineTexts } from '~/domain/words/texts/millingMachines.ts';
import { millingMovedTexts, millingTexts } from '~/domain/words/texts/milling.ts';
import {
  deleteMachine,
  deleteMacro,
  deleteMacroVersion,
  machineNow,
  macroNow,
  macroVersionNow,
  macros,
  type Machine,
  type Macro,
  type MacroVersion,
} from '~/queries/milling/milling.ts';
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { machineNameIn, updateMillingIfUnchanged } from './updateMillingIfUnchanged.ts';

const goOn = millingMovedTexts.deleteAnyway;

type DeleteMachine = {
  readonly client: QueryClient;
  /** The machine as the person sees it. */
  readonly machine: Machine;
  readonly onDeleted: () => Promise<void>;
};

/** Asks whether a machine shall go. It and the macros are read again before that: a version for it keeps it. */
export function askDeleteMachine({ client, machine, onDeleted }: DeleteMachine): void {
  const { id: machineId, name } = machine;
  const deletion = deleteMachine(name);
  const update = updateMillingIfUnchanged({
    name,
    baseline: createBaseline<Machine & { readonly made?: readonly Macro[] }>(machine),
    read: async () => {
      const now = await machineNow(client, machineId);
      return now && { ...now, made: await readNow(client, macros()) };
    },
    movedSince: movedNames,
    refusal: ({ made }) => mayDeleteMachine(made, machineId),
    goOn,
  });
  confirm({
    title: millingTexts.deleteTitle(name),
    question: machineTexts.deleteQuestion(name),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, { path: { machineId } }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      await onDeleted();
    },
  });
}

type DeleteMacro = {
  readonly client: QueryClient;
  /** The macro as the person sees it. */
  readonly macro: Macro;
  readonly onDeleted: () => Promise<void>;
};

/** Asks whether a macro shall go with its versions. What others have made of it meanwhile is shown instead. */
export function askDeleteMacro({ client, macro, onDeleted }: DeleteMacro): void {
  const { id: macroId, name, versions } = macro;
  const deletion = deleteMacro(name);
  const update = updateMillingIfUnchanged({
    name,
    baseline: createBaseline(macro),
    read: () => macroNow(client, macroId),
    movedSince: (seen, now) => movedMacro(seen, now, machineNameIn(client)),
    goOn,
  });
  confirm({
    title: millingTexts.deleteTitle(name),
    question: macroTexts.deleteQuestion(name, versions.length),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, { path: { macroId } }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      await onDeleted();
    },
  });
}

type DeleteVersion = {
  readonly client: QueryClient;
  readonly macro: Macro;
  /** The version as the person sees it. */
  readonly version: MacroVersion;
};

/** Asks whether a version of a macro shall go. What others have made of it meanwhile is shown instead. */
export function askDeleteVersion({ client, macro: { id: macroId, name }, version }: DeleteVersion): void {
  const { id: macroVersionId, revision } = version;
  const deletion = deleteMacroVersion(macroTexts.revisionName(revision));
  const update = updateMillingIfUnchanged({
    name: macroTexts.revisionName(revision),
    baseline: createBaseline(version),
    read: () => macroVersionNow(client, macroId, macroVersionId),
    movedSince: (seen, now) => movedVersion(seen, now, machineNameIn(client)),
    refusal: mayDeleteMacroVersion,
    goOn,
  });
  confirm({
    title: millingTexts.deleteTitle(name),
    question: macroTexts.deleteVersionQuestion(revision, name),
    action: commonTexts.delete,
    dangerous: true,
    run: (isOpen) =>
      update(isOpen, () => perform(client, deletion, { path: { macroId, macroVersionId } }), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      }),
  });
}
