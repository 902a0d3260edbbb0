import { mayAddFiles } from '~/domain/file/rights.ts';
import type { AnyState } from '~/domain/configuration/state.ts';
import type { Verdict } from '~/domain/access/verdict.ts';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { openWhenLoaded } from '~/ui/modal/openWhenLoaded.tsx';

/** The way to add files to a configuration, which is given at its working revision; undefined until that has been read. */
export type AddingFiles = {
  /** State of the working revision. */
  readonly state: AnyState;
  readonly verdict: Verdict;
  readonly add: (files: readonly File[]) => void;
};

/** Whether the person may add files to the working revision, and the dialog that adds those that were chosen. */
export function useAddFiles(working: Configuration | undefined): AddingFiles | undefined {
  const actor = useActor();
  if (!working) return undefined;
  return {
    state: working.configurationState,
    verdict: mayAddFiles(actor, working.configurationState),
    add: (files) => {
      if (files.length === 0) return;
      void openWhenLoaded(
        () => import('./AddFiles.tsx'),
        ({ openAddFiles }) => openAddFiles(working, files),
      );
    },
  };
}
