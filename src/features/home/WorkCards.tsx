import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { toSearchParams } from '~/domain/configuration/filter.ts';
import { cardLimit, ownFilter, waitingFilter, longestWaiting, openWork } from '~/domain/home/cards.ts';
import { decisionsOf } from '~/domain/home/decisions.ts';
import { ageText } from '~/domain/words/relativeDate.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import type { ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { useMe } from '~/session/me.ts';
import { CardBody, WorkCard, type CardRead } from '~/widgets/lists/WorkCard.tsx';
import { cardRows, useCardRead, type Rows, WorkRows } from './WorkRows.tsx';
import styles from './Home.module.css';

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
type Looked = { readonly rows: Rows; readonly isCut: boolean };
const isNone = ({ rows }: Looked): boolean => rows.length === 0;
const isCut = (read: Rows): boolean => read.length >= cardLimit;
const looked = (read: Rows): Looked => ({ rows: openWork(read), isCut: isCut(read) });

const Hint = ({ isCut: cut }: Pick<Looked, 'isCut'>): ReactElement | null =>
  cut ? <p className={styles.hint}>{homeTexts.lately(cardLimit)}</p> : null;

export function OpenWorkCard(): ReactElement {
  const { email } = useMe();
  const asked = cardRows(ownFilter, email);
  const read = useCardRead<Looked>(asked.queryKey, useQuery({ ...asked, select: looked }));
  const list = paths.configurations(Object.fromEntries(toSearchParams(ownFilter)));
  return (
    <WorkCard
      title={homeTexts.work.title}
      way={
        <Link className="quietButton" to={list}>
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
        {({ rows, isCut: cut }) => (
          <>
            <WorkRows label={homeTexts.work.title} rows={rows.slice(0, named)} age={begun} />
            <Hint isCut={cut} />
          </>
        )}
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
    combine: (answers): CardRead<Looked> => {
      const parts = answers.flatMap(({ data }) => (data ? [data] : []));
      return {
        data:
          parts.length === answers.length
            ? { rows: longestWaiting(parts.flat()), isCut: parts.some(isCut) }
            : undefined,
        failure: answers.find(({ error, data }) => error && !data)?.error,
        retry: () => {
          for (const { isError, refetch } of answers) if (isError) void refetch();
        },
      };
    },
  });
  return (
    <WorkCard title={homeTexts.oldest.title}>
      <CardBody read={read} isEmpty={isNone} empty={{ title: homeTexts.oldest.none }}>
        {({ rows, isCut: cut }) => (
          <>
            <WorkRows label={homeTexts.oldest.title} rows={rows.slice(0, namedOldest)} age={unchanged} />
            <Hint isCut={cut} />
          </>
        )}
      </CardBody>
    </WorkCard>
  );
}
