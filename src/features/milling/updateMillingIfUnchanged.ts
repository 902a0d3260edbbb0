import type { Decision } from '~/domain/access/decision.ts';
import { diffMillingNames } from '~/domain/milling/millingDiff.ts';
import type { MachineFormValues } from '~/domain/milling/milling.ts';
import { describeConcurrentChanges, type ConcurrentChange } from '~/domain/words/sentences.ts';
import { millingConflictTexts } from '~/domain/words/texts/milling.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import type { QueryClient } from '@tanstack/react-query';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { machinesQuery } from '~/queries/milling/milling.ts';

type Watch<Subject> = {
  readonly name: string;
  readonly baseline: Baseline<Subject>;
  /** Reads the current entry from the CMS, past every cache; undefined if deleted. */
  readonly read: () => Promise<Subject | undefined>;
  readonly movedSince: (seen: Subject, now: Subject) => readonly ConcurrentChange[];
  readonly refusal?: (now: Subject) => Decision;
  readonly goOn: string;
};

/** Writes a machine, macro or version only if it has not changed since it was displayed. */
export const updateMillingIfUnchanged = <Subject>(watch: Watch<Subject>): ConditionalUpdate<Subject> => {
  const { name, movedSince, goOn, ...others } = watch;
  return updateIfUnchanged<Subject>({
    ...others,
    compare: (seen, now) => describeConcurrentChanges(movedSince(seen, now)),
    texts: { gone: millingConflictTexts.gone(name), changed: millingConflictTexts.changed(name), goOn },
  });
};

type NamesWatch = Pick<Watch<MachineFormValues>, 'name' | 'baseline' | 'read'>;

export const updateNamesIfUnchanged = ({
  name,
  baseline,
  read,
}: NamesWatch): ConditionalUpdate<MachineFormValues> =>
  updateMillingIfUnchanged({
    name,
    baseline,
    read: async () => {
      const now = await read();
      return now && { name: now.name, note: now.note };
    },
    movedSince: diffMillingNames,
    goOn: millingConflictTexts.saveOver,
  });

export const createMachineNameLookup =
  (client: QueryClient) =>
  (machineId: string): string =>
    client.getQueryData(machinesQuery().queryKey)?.find(({ id }) => id === machineId)?.name ??
    macroTexts.unknownMachine;
