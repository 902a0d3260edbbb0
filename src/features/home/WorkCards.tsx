import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { toSearchParams } from '~/domain/configuration/filter.ts';
import { cardLimit, ownFilter, waitingFilter } from '~/domain/home/cards.ts';
import { decisionsOf } from '~/domain/home/decisions.ts';
import { longestWaiting, openWork } from '~/domain/home/openWork.ts';
import { ageText } from '~/domain/words/age.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { CardBody, WorkCard, type CardRead } from '~/widgets/lists/WorkCard.tsx';
import { cardRows, useCardRead, type Rows } from './useRows.ts';
import { WorkRows } from './WorkRows.tsx';
import styles from './Home.module.css';

/** The greatest number of configurations that a card names. */
const named = 8;
const namedOldest = 5;

const begun = ({ created }: ConfigurationRow) => ({
  since: created,
  text: homeTexts.work.begun(ageText(created, Date.now())),
});
const unchanged = ({ modified }: ConfigurationRow) => ({
  since: modified,
  text: homeTexts.oldest.since(ageText(modified, Date.now())),
});
const isNone = (rows: Rows): boolean => rows.length === 0;

/** Configurations that are assigned to this person and not over, the one begun first in front. */
export function OpenWorkCard(): ReactElement {
  const { email } = useMe();
  const asked = cardRows(ownFilter, email);
  const read = useCardRead<Rows>(asked.queryKey, useQuery({ ...asked, select: openWork }));
  const list = paths.configurations(Object.fromEntries(toSearchParams(ownFilter)));
  return (
    <WorkCard
      title={homeTexts.work.title}
      way={
        <Link className={styles.way} to={list}>
          {homeTexts.toList}
        </Link>
      }
    >
      <CardBody
        read={read}
        isEmpty={isNone}
        empty={{
          title: homeTexts.work.none,
          text: homeTexts.work.noneText,
          action: <Link to={paths.configurations()}>{homeTexts.work.way}</Link>,
        }}
      >
        {(rows) => <WorkRows label={homeTexts.work.title} rows={rows.slice(0, named)} age={begun} />}
      </CardBody>
    </WorkCard>
  );
}

/** The configurations of all this person's decisions that nothing has happened to for longest. */
export function OldestWaitingCard(): ReactElement {
  const { email, units } = useMe();
  const asked = decisionsOf(units).map((decision) => cardRows(waitingFilter(decision), email));
  const read = useQueries({
    queries: asked,
    combine: (answers): CardRead<Rows> => {
      const parts = answers.flatMap(({ data }) => (data ? [data] : []));
      return {
        data: parts.length === answers.length ? longestWaiting(parts.flat()) : undefined,
        failed: answers.some(({ isError, data }) => isError && !data),
        retry: () => {
          for (const { isError, refetch } of answers) if (isError) void refetch();
        },
      };
    },
  });
  const isCut = (read.data?.length ?? 0) >= cardLimit;
  return (
    <WorkCard title={homeTexts.oldest.title}>
      <CardBody read={read} isEmpty={isNone} empty={{ title: homeTexts.oldest.none }}>
        {(rows) => (
          <>
            <WorkRows label={homeTexts.oldest.title} rows={rows.slice(0, namedOldest)} age={unchanged} />
            {isCut && <p className={styles.hint}>{homeTexts.lately(cardLimit)}</p>}
          </>
        )}
      </CardBody>
    </WorkCard>
  );
}
