import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { toSearchParams } from '~/domain/configuration/filter.ts';
import { cardLimit, waitingFilter } from '~/domain/home/cards.ts';
import { decisionsOf, type WayOn } from '~/domain/home/decisions.ts';
import { eventRecord } from '~/domain/workflow/eventRecord.ts';
import { ageText } from '~/domain/words/relativeDate.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import { useMe } from '~/session/me.ts';
import { StateLabel } from '~/ui/Badge.tsx';
import { CardBody, WorkCard } from '~/widgets/lists/WorkCard.tsx';
import { cardRows, useCardRead, type Rows, WorkRows } from './WorkRows.tsx';
import styles from './Home.module.css';

const named = 4;

export function WaitingCard(): ReactElement {
  const { units } = useMe();
  return (
    <WorkCard title={homeTexts.waiting.title}>
      {decisionsOf(units).map((decision) => (
        <Waiting key={decision.state} decision={decision} />
      ))}
    </WorkCard>
  );
}

const listOf = (decision: WayOn): string =>
  paths.configurations(Object.fromEntries(toSearchParams(waitingFilter(decision))));

function Waiting({ decision }: { readonly decision: WayOn }): ReactElement {
  const { email } = useMe();
  const { state, event } = decision;
  const { verb, label } = eventRecord[event];
  const asked = cardRows(waitingFilter(decision), email);
  const read = useCardRead<Rows>(asked.queryKey, useQuery(asked));
  const count = read.data?.length ?? 0;
  return (
    <section className={styles.waiting} aria-label={label}>
      <h3>
        <StateLabel state={state} size="small" />
        {count > 0 && (
          <>
            <span>{homeTexts.toDecide(label, homeTexts.count(count, cardLimit))}</span>
            <Link className="textLink" to={listOf(decision)}>
              {homeTexts.toList}
            </Link>
          </>
        )}
      </h3>
      <CardBody
        read={read}
        isEmpty={(rows) => rows.length === 0}
        empty={{ title: homeTexts.waiting.none(verb) }}
      >
        {(rows) => (
          <WorkRows
            label={label}
            rows={rows.slice(0, named)}
            withState={false}
            age={({ modified }) => ({
              since: modified,
              text: homeTexts.recent.opened(ageText(modified, Date.now())),
            })}
          />
        )}
      </CardBody>
    </section>
  );
}
