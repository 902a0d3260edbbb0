import { IconArrowRight, IconScan } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ageText } from '~/domain/words/relativeDate.ts';
import { longDate } from '~/domain/words/dates.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { paths } from '~/paths.ts';
import { JobItem } from '~/ui/jobs/JobList.tsx';
import { useJobs } from '~/platform/jobs/jobs.ts';
import { CardBody, WorkCard } from '~/widgets/lists/WorkCard.tsx';
import { useRecent } from '~/widgets/recent/recent.ts';
import styles from './Home.module.css';

/** The greatest number of things that are named. */
const named = 8;

/** The way to the scan page, large enough for gloves. */
export function ScanCard(): ReactElement {
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

/** The things this person has opened lately in this browser. */
export function RecentCard(): ReactElement {
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

/** The jobs that run now, whatever page they were started from. */
export function JobsCard(): ReactElement {
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
