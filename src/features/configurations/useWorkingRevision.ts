import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { workingRevisionName } from '~/domain/revision/revision.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';

export type WorkingRevision = {
  /** Name of the working revision. */
  readonly revision: string;
  /** The configuration as of that revision; undefined until it has been read. */
  readonly configuration: Configuration | undefined;
  readonly failed: boolean;
  /** The read of it; nothing is read for a revision that is shown. */
  readonly read: UseQueryResult<Configuration | null>;
};

/** The working revision of a configuration, which is what is decided about, whichever revision is shown. */
export function useWorkingRevision(shown: Configuration): WorkingRevision {
  const revision = workingRevisionName(shown);
  const isShown = revision === shown.revision;
  const read = useQuery({ ...configuration(shown.configurationId, revision), enabled: !isShown });
  return {
    revision,
    configuration: isShown ? shown : (read.data ?? undefined),
    failed: !isShown && (read.data === null || (read.isError && read.data === undefined)),
    read,
  };
}
