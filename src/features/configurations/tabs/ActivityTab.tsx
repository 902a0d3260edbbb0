import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { configurationFactTexts } from '~/domain/words/texts/configurationFacts.ts';
import { activityTexts, commentTexts } from '~/domain/words/texts/activity.ts';
import {
  parseActivityFilter,
  toActivitySearchParams,
  activityKindChoices,
  activityKindText,
  buildActivityStream,
  filterActivity,
  type ActivityFilter,
  type Activity,
  type ActivityKind,
} from '~/domain/activity/activity.ts';
import { sortComments, checkCommentCreation } from '~/domain/activity/comment.ts';
import { filterVisibleItems } from '~/domain/access/staffOnly.ts';
import { config } from '~/config.ts';
import { CommentCard, CommentForm } from '../comments/CommentCard.tsx';
import type { Configuration, Comment } from '~/queries/configurations/configurations.ts';
import { useActor } from '~/session/me.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { FilterSelect } from '~/ui/list/FilterSelect.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconFileText,
  IconGitBranch,
  IconMessage,
  IconPencil,
  type Icon,
} from '@tabler/icons-react';
import { formatLongDate, formatShortDate, formatTimeOfDay } from '~/domain/words/dates.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import styles from './ActivityTab.module.css';

export function ActivityTab({ configuration }: { readonly configuration: Configuration }) {
  const actor = useActor();
  const person = usePersonName();
  const [filter, change] = useActivityFilter(configuration);
  const comments = filterVisibleItems(actor.units, configuration.comments, config.productCode);
  const pinned = sortComments(comments.filter((comment) => comment.pinned));
  const stream = buildActivityStream(
    {
      logs: configuration.logs,
      comments,
      attachments: filterVisibleItems(
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
          <div className="flow">
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
              text={(name) =>
                name === '' ? activityTexts.allRevisions : configurationFactTexts.revisionNamed(name)
              }
              onChange={(revision) => change({ revision })}
            />
          </div>
        }
      >
        <ActivityStream configuration={configuration} entries={filterActivity(stream, filter)} />
      </Panel>
      <div className="stack">
        <Panel title={commentTexts.write}>
          {checkCommentCreation(actor).allowed ? (
            <CommentForm configuration={configuration} />
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

function useActivityFilter({
  revisions,
}: Configuration): readonly [ActivityFilter, (change: Partial<ActivityFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = parseActivityFilter(parameters, revisions);
  const change = (next: Partial<ActivityFilter>): void =>
    setParameters(
      (before) => {
        const changed = new URLSearchParams(before);
        for (const [name, value] of Object.entries(toActivitySearchParams({ ...filter, ...next }))) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [filter, change];
}

const icons: Record<ActivityKind, Icon> = {
  COMMENT: IconMessage,
  STATE: IconArrowRight,
  REVISION: IconGitBranch,
  FILE: IconFileText,
  CHANGE: IconPencil,
};

const portion = 60;

type Entry = Activity<Comment>;
type Props = { readonly configuration: Configuration; readonly entries: readonly Entry[] };

function ActivityStream({ configuration, entries }: Props) {
  const [shown, setShown] = useState(portion);
  if (entries.length === 0) {
    return <EmptyState title={activityTexts.noneTitle} text={activityTexts.none} />;
  }
  const days = Map.groupBy(entries.slice(0, shown), ({ created }) => formatShortDate(created));
  return (
    <>
      {[...days].map(([day, lines]) => (
        <section key={day} className={styles.day}>
          <h3>{day}</h3>
          <ol>
            {lines.map((entry) => (
              <Line key={entry.id} configuration={configuration} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {entries.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + portion)}>
          {activityTexts.older}
        </Button>
      )}
    </>
  );
}

type LineProps = { readonly configuration: Configuration; readonly entry: Entry };

function Line({ configuration, entry }: LineProps) {
  const person = usePersonName();
  const KindIcon = icons[entry.kind];
  if (entry.comment) {
    return (
      <li className={styles.line} data-comment>
        <KindIcon size={16} aria-hidden />
        <CommentCard configuration={configuration} comment={entry.comment} />
      </li>
    );
  }
  return (
    <li className={styles.line}>
      <KindIcon size={16} aria-hidden />
      <div className={styles.what}>
        <span>
          <strong>{entry.text}</strong>
          {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
        </span>
        <span className={styles.who}>
          <span>{person(entry.createdBy)}</span>
          <time dateTime={entry.created} title={formatLongDate(entry.created)}>
            {formatTimeOfDay(entry.created)}
          </time>
          <span>{configurationFactTexts.revisionNamed(entry.revision)}</span>
        </span>
      </div>
    </li>
  );
}
