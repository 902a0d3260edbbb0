import { Link, useNavigate } from 'react-router';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { revisionTexts } from '~/domain/words/texts/revisions.ts';
import { getBaseRevision, formatRevisionPair } from '~/domain/revision/revisionPair.ts';
import {
  checkRevisionDeletion,
  checkRevisionNoteUpdate,
  canSeeRevisionLog,
} from '~/domain/revision/permission.ts';
import { allowedDecision, createRefusal } from '~/domain/access/decision.ts';
import { useActionContext } from '../actions/listConfigurationActions.ts';
import { useWorkingRevision } from '../OtherRevisionBanner.tsx';
import { openUpdateRevisionNote } from '../revisions/UpdateNote.tsx';
import { paths } from '~/paths.ts';
import type { Configuration, Revision } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { ActionMenu, type MenuAction } from '~/ui/ActionMenu.tsx';
import { Badge, StateLabel } from '~/ui/Badge.tsx';
import { ListPanel } from '~/widgets/lists/ListPanel.tsx';
import { TimeAndDate } from '~/widgets/lists/TimeAndDate.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatLogType, formatLogChange } from '~/domain/activity/activity.ts';
import { buildRevisionLog } from '~/domain/revision/revision.ts';
import { revisionLogQuery, deleteRevisionMutation } from '~/queries/configurations/revisions.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { refreshOperations } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { createAlreadyAppliedCheck } from '~/queries/updateIfUnchanged.tsx';
import { configurationReadOperations } from '~/queries/configurations/workflow.ts';
import { openConfirmModal } from '~/ui/modal/ConfirmDialog.tsx';
import {
  updateWorkingRevisionIfUnchanged,
  type ActionContext,
} from '../actions/updateWorkingRevisionIfUnchanged.ts';
import rows from '~/widgets/lists/rows.module.css';

export function RevisionsTab({ configuration }: { readonly configuration: Configuration }) {
  const { configurationId, configurationState, revisions } = configuration;
  const actor = useActor();
  const { configuration: working } = useWorkingRevision(configuration);
  const context = useActionContext(working ?? configuration);
  const navigate = useNavigate();
  const comparing = (after: string): readonly MenuAction[] => {
    const before = getBaseRevision(revisions, after);
    if (before === undefined) return [];
    const compare = formatRevisionPair({ before, after });
    return [
      {
        label: revisionTexts.compareWith(before),
        decision: allowedDecision,
        onSelect: () => void navigate(paths.configuration(configurationId, undefined, { compare })),
      },
    ];
  };
  return (
    <div className="stack">
      <ListPanel
        title={revisionTexts.title}
        list={{ data: revisions.toReversed(), error: null }}
        keyOf={({ revisionName }) => revisionName}
        empty={{ title: revisionTexts.none }}
      >
        {(revision) => (
          <>
            <RevisionFacts configuration={configuration} revision={revision} />
            <ActionMenu
              label={revisionTexts.actions(revision.revisionName)}
              actions={[
                ...comparing(revision.revisionName),
                {
                  label: revisionTexts.updateNote,
                  decision: checkRevisionNoteUpdate(actor),
                  onSelect: () => openUpdateRevisionNote(configurationId, revision),
                },
                {
                  label: revisionTexts.delete,
                  dangerous: true,
                  decision: working
                    ? checkRevisionDeletion(actor, configurationState, revision, revisions)
                    : createRefusal('SUBJECT', revisionTexts.unread),
                  onSelect: () => askDeleteRevision(context, revision),
                },
              ]}
            />
          </>
        )}
      </ListPanel>
      {canSeeRevisionLog(actor.units) && <RevisionLog configurationId={configurationId} />}
    </div>
  );
}

type FactsProps = { readonly configuration: Configuration; readonly revision: Revision };

function RevisionFacts({ configuration, revision }: FactsProps) {
  const { configurationId, revision: shown } = configuration;
  const { revisionName, revisionState, note, created, createdBy } = revision;
  const person = usePersonName();
  return (
    <>
      <div className={rows.main}>
        <span className="factLine">
          <Link
            className="textLink number"
            to={paths.configuration(configurationId, revisionName, { tab: 'REVISIONS' })}
            aria-current={revisionName === shown ? 'true' : undefined}
          >
            {configurationFactTexts.revisionNamed(revisionName)}
          </Link>
          <StateLabel state={revisionState} size="small" />
          {revisionName === shown && <Badge size="small">{revisionTexts.shown}</Badge>}
        </span>
        <span className={rows.text}>{note}</span>
      </div>
      <div className={rows.facts}>
        <span>{person(createdBy)}</span>
        <TimeAndDate date={created} />
      </div>
    </>
  );
}

function RevisionLog({ configurationId }: { readonly configurationId: string }) {
  const person = usePersonName();
  const list = useQuery({
    ...revisionLogQuery(configurationId),
    select: (entries) =>
      buildRevisionLog(entries)
        .map((entry, index) => ({ ...entry, index }))
        .toReversed(),
  });
  return (
    <ListPanel
      title={revisionTexts.logTitle}
      list={list}
      keyOf={({ index }) => String(index)}
      empty={{ title: revisionTexts.emptyLog }}
    >
      {({ revisionActionType, revisionData, revisionName, created, createdBy }) => (
        <>
          <div className={rows.main}>
            <strong>{formatLogType(revisionActionType)}</strong>
            <span className={rows.text}>{formatLogChange(revisionActionType, revisionData, person)}</span>
          </div>
          <div className={rows.facts}>
            <span className="number">{configurationFactTexts.revisionNamed(revisionName)}</span>
            <span>{person(createdBy)}</span>
            <TimeAndDate date={created} />
          </div>
        </>
      )}
    </ListPanel>
  );
}

function askDeleteRevision(context: ActionContext, { revisionName }: Revision): void {
  const { client, navigate, actor } = context;
  const { configurationId } = context.configuration;
  const guard = updateWorkingRevisionIfUnchanged(
    context,
    ({ configurationState, revisions }: Configuration) => {
      const found = revisions.find((revision) => revision.revisionName === revisionName);
      return found
        ? checkRevisionDeletion(actor, configurationState, found, revisions)
        : createRefusal('SUBJECT', revisionTexts.gone(revisionName));
    },
  );
  const deletion = deleteRevisionMutation(revisionName);
  const leave = async (): Promise<void> => {
    await navigate(paths.configuration(configurationId, undefined, { tab: 'REVISIONS' }), { replace: true });
    await refreshOperations(client, configurationReadOperations);
  };
  openConfirmModal({
    title: revisionTexts.deleteTitle(configurationId, revisionName),
    question: revisionTexts.deleteQuestion(configurationId, revisionName),
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const write = () => executeMutation(client, deletion, { path: { configurationId, revisionName } });
      await guard(isOpen, write, {
        arrival: createAlreadyAppliedCheck(client, deletion, ({ revisions }) =>
          revisions.every((each) => each.revisionName !== revisionName),
        ),
      });
      await leave();
    },
  });
}
