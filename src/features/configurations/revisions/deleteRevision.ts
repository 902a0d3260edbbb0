import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router';
import { paths } from '~/paths.ts';
import type { Configuration, Revision } from '~/queries/configurations/configurations.ts';
import { refresh } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import { deleteRevision } from '~/queries/configurations/revisions.ts';
import { configurationReads } from '~/queries/configurations/workflow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';

type Asked = {
  readonly configuration: Configuration;
  readonly revision: Revision;
  readonly client: QueryClient;
  readonly navigate: NavigateFunction;
};

/** Asks before a pending revision goes for good, and leaves its address for that of the configuration. */
export function askDeleteRevision({ configuration, revision, client, navigate }: Asked): void {
  const { configurationId } = configuration;
  const { revisionName } = revision;
  confirm({
    title: `Delete revision · ${configurationId}/${revisionName}`,
    question: `Do you want to delete revision ${revisionName} of ${configurationId} with its files? This is permanent and cannot be undone. The revision in force is ready for production again.`,
    action: 'Delete',
    dangerous: true,
    closesOnNavigation: true,
    run: async () => {
      await perform(client, deleteRevision(revisionName), { path: { configurationId, revisionName } });
      await navigate(paths.configuration(configurationId, undefined, { tab: 'REVISIONS' }), {
        replace: true,
      });
      await refresh(client, configurationReads);
    },
  });
}
