import { useQuery } from '@tanstack/react-query';
import { revisionInWork } from '~/domain/revision/revision.ts';
import { configuration, type Configuration } from '~/queries/configurations/configurations.ts';

/** The configuration as of the revision that is decided about; as of the one that is shown until that is there. */
export function useInWork(shown: Configuration): Configuration {
  const revision = revisionInWork(shown);
  const { data } = useQuery({
    ...configuration(shown.configurationId, revision),
    enabled: revision !== shown.revision,
  });
  return revision === shown.revision ? shown : (data ?? shown);
}
