import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { activityTexts, commentTexts } from '~/domain/words/texts/activity.ts';
import {
  activityFilterFrom,
  activityFilterQuery,
  activityKindChoices,
  activityKindText,
  activityStream,
  filteredActivity,
  type ActivityFilter,
} from '~/domain/activity/activity.ts';
import { commentsInOrder, mayComment } from '~/domain/activity/comment.ts';
import { visibleTo } from '~/domain/access/staffOnly.ts';
import { config } from '~/config.ts';
import { ActivityStream } from '../activity/ActivityStream.tsx';
import { CommentCard } from '../comments/CommentCard.tsx';
import { WriteComment } from '../comments/WriteComment.tsx';
import type { Configuration } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { Panel } from '~/ui/Panel.tsx';
import styles from '../activity/Activity.module.css';

/** Everything that has happened to the configuration, with what people have to say about it. */
export function ActivityTab({ configuration }: { readonly configuration: Configuration }): ReactElement {
  const actor = useActor();
  const person = usePersonName();
  const [filter, change] = useActivityFilter(configuration);
  const comments = visibleTo(actor.units, configuration.comments, config.productCode);
  const pinned = commentsInOrder(comments.filter((comment) => comment.pinned));
  const stream = activityStream(
    {
      logs: configuration.logs,
      comments,
      attachments: visibleTo(
        actor.units,
        [configuration, ...configuration.productConfigurations].flatMap(({ attachments }) => attachments),
        config.productCode,
      ),
    },
    person,
  );
  return (
    <div className={styles.columns}>
      <Panel
        title={activityTexts.title}
        actions={
          <div className={styles.filters}>
            <FilterSelect
              label={activityTexts.kind}
              value={filter.kind}
              neutral="ALL"
              options={activityKindChoices}
              text={(kind) => activityKindText[kind]}
              onChange={(kind) => change({ kind })}
            />
            <FilterSelect
              label={activityTexts.revision}
              value={filter.revision}
              neutral=""
              options={['', ...configuration.revisions.map(({ revisionName }) => revisionName)]}
              text={(name) => (name === '' ? activityTexts.allRevisions : factTexts.revisionNamed(name))}
              onChange={(revision) => change({ revision })}
            />
          </div>
        }
      >
        <ActivityStream configuration={configuration} entries={filteredActivity(stream, filter)} />
      </Panel>
      <div className={styles.side}>
        <Panel title={commentTexts.write}>
          {mayComment(actor).allowed ? (
            <WriteComment configuration={configuration} />
          ) : (
            <p className={styles.refused}>{commentTexts.readOnly}</p>
          )}
        </Panel>
        {pinned.length > 0 && (
          <Panel title={commentTexts.pinned}>
            {pinned.map((comment) => (
              <CommentCard key={comment.commentId} configuration={configuration} comment={comment} />
            ))}
          </Panel>
        )}
      </div>
    </div>
  );
}

/** The filter of the stream, which stands in the address beside the tab. */
function useActivityFilter({
  revisions,
}: Configuration): readonly [ActivityFilter, (change: Partial<ActivityFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = activityFilterFrom(parameters, revisions);
  const change = (next: Partial<ActivityFilter>): void =>
    setParameters(
      (before) => {
        const changed = new URLSearchParams(before);
        for (const [name, value] of Object.entries(activityFilterQuery({ ...filter, ...next }))) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [filter, change];
}
