import { commonTexts } from '~/domain/words/texts/common.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { mayDeleteRevision } from '~/domain/revision/permission.ts';
import { refused } from '~/domain/access/verdict.ts';
import { paths } from '~/paths.ts';
import type { Configuration, Revision } from '~/queries/configurations/configurations.ts';
import { refresh } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import { arrivalOf } from '~/queries/updateIfUnchanged.tsx';
import { deleteRevision } from '~/queries/configurations/revisions.ts';
import { configurationReads } from '~/queries/configurations/workflow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import type { ActionContext } from '../actions/context.ts';
import { guardConfiguration } from '../actions/guardConfiguration.ts';

/** Asks before a pending revision goes for good, and leaves its address for that of the configuration. */
export function askDeleteRevision(context: ActionContext, { revisionName }: Revision): void {
  const { client, navigate, actor } = context;
  const { configurationId } = context.configuration;
  const guard = guardConfiguration(context, ({ configurationState, revisions }: Configuration) => {
    const found = revisions.find((revision) => revision.revisionName === revisionName);
    return found
      ? mayDeleteRevision(actor, configurationState, found, revisions)
      : refused('SUBJECT', revisionTexts.gone(revisionName));
  });
  const deletion = deleteRevision(revisionName);
  const leave = async (): Promise<void> => {
    await navigate(paths.configuration(configurationId, undefined, { tab: 'REVISIONS' }), { replace: true });
    await refresh(client, configurationReads);
  };
  confirm({
    title: revisionTexts.deleteTitle(configurationId, revisionName),
    question: revisionTexts.deleteQuestion(configurationId, revisionName),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const write = () => perform(client, deletion, { path: { configurationId, revisionName } });
      await guard(isOpen, write, {
        arrival: arrivalOf(client, deletion, ({ revisions }) =>
          revisions.every((each) => each.revisionName !== revisionName),
        ),
      });
      await leave();
    },
  });
}
