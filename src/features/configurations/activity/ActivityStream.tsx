import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconFileText,
  IconGitBranch,
  IconMessage,
  IconPencil,
  type Icon,
} from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { factTexts } from '~/domain/words/texts/configurationFacts.ts';
import { activityTexts } from '~/domain/words/texts/activity.ts';
import type { Activity, ActivityKind } from '~/domain/activity/activity.ts';
import { longDate, shortDate, timeOfDay } from '~/domain/words/dates.ts';
import { CommentCard } from '../comments/CommentCard.tsx';
import type { Comment, Configuration } from '~/queries/configurations/configurations.ts';
import { usePersonName } from '~/session/usePersonName.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import styles from './Activity.module.css';

const icons: Record<ActivityKind, Icon> = {
  COMMENT: IconMessage,
  STATE: IconArrowRight,
  REVISION: IconGitBranch,
  FILE: IconFileText,
  CHANGE: IconPencil,
};

/** Number of lines that are added at a time. */
const portion = 60;

type Entry = Activity<Comment>;
type Props = { readonly configuration: Configuration; readonly entries: readonly Entry[] };

/** The lines of the stream, day by day. */
export function ActivityStream({ configuration, entries }: Props): ReactElement {
  const [shown, setShown] = useState(portion);
  if (entries.length === 0) {
    return <EmptyState title={activityTexts.noneTitle} text={activityTexts.none} />;
  }
  const days = Map.groupBy(entries.slice(0, shown), ({ created }) => shortDate(created));
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

function Line({
  configuration,
  entry,
}: {
  readonly configuration: Configuration;
  readonly entry: Entry;
}): ReactElement {
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
          <time dateTime={entry.created} title={longDate(entry.created)}>
            {timeOfDay(entry.created)}
          </time>
          <span>{factTexts.revisionNamed(entry.revision)}</span>
        </span>
      </div>
    </li>
  );
}
