import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus, IconArrowRight, IconScan } from '@tabler/icons-react';
import type { ComponentType, ReactElement } from 'react';
import { mayCreateConfiguration } from '~/domain/configuration/creationPermission.ts';
import { homeCardsOf, type HomeCard } from '~/domain/home/cards.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { useActor } from '~/session/me.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { beginConfiguration } from '~/widgets/creation/beginConfiguration.ts';
import { RemoteControlsCard } from './RemoteControls.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { OldestWaitingCard, OpenWorkCard } from './WorkCards.tsx';
import styles from './Home.module.css';
import { Link } from 'react-router';
import { ageText } from '~/domain/words/relativeDate.ts';
import { longDate } from '~/domain/words/dates.ts';
import { paths } from '~/paths.ts';
import { JobItem } from '~/ui/jobs/JobList.tsx';
import { useJobs } from '~/platform/jobs/jobs.ts';
import { CardBody, WorkCard } from '~/widgets/lists/WorkCard.tsx';
import { useRecent } from '~/widgets/recent/recent.ts';

const named = 8;

function ScanCard(): ReactElement {
  return (
    <Link className={styles.scan} to={paths.scan()}>
      <IconScan size={44} stroke={1.5} aria-hidden />
      <span>
        <strong>{homeTexts.scan.title}</strong>
        {homeTexts.scan.text}
      </span>
      <span className={styles.open}>
        {homeTexts.scan.way}
        <IconArrowRight size={18} aria-hidden />
      </span>
    </Link>
  );
}

function RecentCard(): ReactElement {
  const recent = useRecent();
  return (
    <WorkCard title={homeTexts.recent.title}>
      <CardBody
        read={{ data: recent }}
        isEmpty={(things) => things.length === 0}
        empty={{ title: homeTexts.recent.none, text: homeTexts.recent.noneText }}
      >
        {(things) => (
          <ul className={styles.rows} aria-label={homeTexts.recent.title}>
            {things.slice(0, named).map(({ address, title, detail, openedAt }) => {
              const opened = new Date(openedAt).toISOString();
              return (
                <li key={address}>
                  <Link className={styles.row} to={address}>
                    <span className={`${styles.id} number`}>{title}</span>
                    <span className={styles.what}>
                      <span title={detail}>{detail}</span>
                    </span>
                    <time className={styles.age} dateTime={opened} title={longDate(opened)}>
                      {homeTexts.recent.opened(ageText(opened, Date.now()))}
                    </time>
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </CardBody>
    </WorkCard>
  );
}

function JobsCard(): ReactElement {
  const jobs = useJobs((state) => state.jobs);
  const running = jobs.filter(({ state }) => state === 'RUNNING');
  return (
    <WorkCard title={homeTexts.jobs.title}>
      <CardBody
        read={{ data: running }}
        isEmpty={(all) => all.length === 0}
        empty={{ title: homeTexts.jobs.none }}
      >
        {(all) => (
          <ul className={styles.jobs} aria-label={homeTexts.jobs.title}>
            {all.map((job) => (
              <JobItem key={job.id} job={job} />
            ))}
          </ul>
        )}
      </CardBody>
    </WorkCard>
  );
}

type Column = 'WIDE' | 'MAIN' | 'SIDE';

const cards: Record<HomeCard, { readonly Card: ComponentType; readonly column: Column }> = {
  SCAN: { Card: ScanCard, column: 'WIDE' },
  REMOTE_CONTROLS: { Card: RemoteControlsCard, column: 'WIDE' },
  REQUESTS_TO_DECIDE: { Card: RequestsCard, column: 'MAIN' },
  WAITING_FOR_ME: { Card: WaitingCard, column: 'MAIN' },
  MY_OPEN_WORK: { Card: OpenWorkCard, column: 'MAIN' },
  OLDEST_WAITING: { Card: OldestWaitingCard, column: 'SIDE' },
  RECENT: { Card: RecentCard, column: 'SIDE' },
  JOBS: { Card: JobsCard, column: 'SIDE' },
};

const columns = ['WIDE', 'MAIN', 'SIDE'] as const satisfies readonly Column[];

export function Component(): ReactElement {
  const actor = useActor();
  const shown = homeCardsOf(actor);
  return (
    <>
      <PageHeader
        title={homeTexts.title}
        actions={
          mayCreateConfiguration(actor).allowed && (
            <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={beginConfiguration}>
              {homeTexts.create}
            </Button>
          )
        }
      />
      <div className={styles.page}>
        {columns.map((column) => {
          const own = shown.filter((card) => cards[card].column === column);
          return (
            own.length > 0 && (
              <div key={column} className={styles.column} data-column={column}>
                {own.map((card) => {
                  const { Card } = cards[card];
                  return <Card key={card} />;
                })}
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
