import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus, IconArrowRight, IconScan, IconFileText } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { checkConfigurationCreation } from '~/domain/configuration/creationPermission.ts';
import {
  listHomeCards,
  type HomeCard,
  groupRemoteControls,
  type RemoteControl,
} from '~/domain/home/cards.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { useActor } from '~/session/me.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { startConfigurationCreation } from '~/widgets/creation/startConfigurationCreation.ts';
import { RequestsCard, PendingDecisionsCard, OldestPendingCard, AssignedWorkCard } from './WorkCards.tsx';
import styles from './Home.module.css';
import { Link } from 'react-router';
import { formatAge } from '~/domain/words/relativeDate.ts';
import { paths } from '~/paths.ts';
import { JobItem } from '~/ui/jobs/JobList.tsx';
import { useJobs } from '~/platform/jobs/jobs.ts';
import { Panel } from '~/ui/Panel.tsx';
import { CardBody } from './CardBody.tsx';
import { useRecentItems } from '~/widgets/recent/recentItems.ts';
import { useQuery } from '@tanstack/react-query';
import { checkOperations } from '~/domain/access/decision.ts';
import { defaultArtefactType } from '~/domain/file/artefactKinds.ts';
import { downloadArtefact } from '~/queries/files/files.ts';
import { myProductsQuery } from '~/queries/products/products.ts';
import { FamilyBadge } from '~/ui/Badge.tsx';
import { DevicePicture } from '~/widgets/previews/DevicePicture.tsx';
import { AgeText, useCardQueryResult } from './WorkConfigurationList.tsx';

/** Limits the controls shown initially, as each loads a picture. */
const namedControls = 8;

const texts = homeTexts.controls;

function RemoteControlsCard() {
  const asked = myProductsQuery();
  const read = useCardQueryResult(asked.queryKey, useQuery({ ...asked, select: groupRemoteControls }));
  const [all, setAll] = useState(false);
  const count = read.data?.length ?? 0;
  return (
    <Panel
      title={texts.title}
      flush
      wide
      actions={
        count > namedControls &&
        !all && (
          <button type="button" className="quietButton" onClick={() => setAll(true)}>
            {texts.all(count)}
          </button>
        )
      }
    >
      <CardBody read={read} empty={{ title: texts.none, text: texts.noneText }} shape="TILES">
        {(controls) => (
          <ul className={styles.controls} aria-label={texts.title}>
            {(all ? controls : controls.slice(0, namedControls)).map((control) => (
              <li key={control.configurationId}>
                <Control control={control} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Panel>
  );
}

function Control({ control }: { readonly control: RemoteControl }) {
  const { configurationId: id, productFamily, pictured, revision, serialNumbers } = control;
  const actor = useActor();
  const canOpen = checkOperations(actor, 'configurationGet').allowed;
  return (
    <article className={styles.control} aria-label={texts.picture(id)}>
      <DevicePicture
        productConfigurationId={
          checkOperations(actor, 'productConfigurationImageDownload').allowed ? pictured : undefined
        }
        alt={texts.picture(id)}
      />
      <h3>
        <FamilyBadge family={productFamily} size="small" />
        <span className="number">
          {canOpen ? (
            <Link className="textLink" to={paths.configuration(id)}>
              {id}
            </Link>
          ) : (
            id
          )}
        </span>
        <small>{texts.revision(revision)}</small>
      </h3>
      <p className="number">{texts.made(serialNumbers)}</p>
      {checkOperations(actor, 'configurationArtefactDownload').allowed && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileText size={15} aria-hidden />}
          aria-label={texts.specificationOf(id)}
          onClick={() => void downloadArtefact({ configurationId: id, revision }, defaultArtefactType)}
        >
          {texts.specification}
        </Button>
      )}
    </article>
  );
}

const named = 8;

function ScanCard() {
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

function RecentItemsCard() {
  const recent = useRecentItems();
  return (
    <Panel flush title={homeTexts.recent.title}>
      <CardBody
        read={{ data: recent }}
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
                    <AgeText since={opened} text={homeTexts.recent.opened(formatAge(opened, Date.now()))} />
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </CardBody>
    </Panel>
  );
}

function JobsCard() {
  const jobs = useJobs((state) => state.jobs);
  const running = jobs.filter(({ state }) => state === 'RUNNING');
  return (
    <Panel flush title={homeTexts.jobs.title}>
      <CardBody read={{ data: running }} empty={{ title: homeTexts.jobs.none }}>
        {(all) => (
          <ul className={styles.jobs} aria-label={homeTexts.jobs.title}>
            {all.map((job) => (
              <JobItem key={job.id} job={job} />
            ))}
          </ul>
        )}
      </CardBody>
    </Panel>
  );
}

type Column = 'WIDE' | 'MAIN' | 'SIDE';

const cards: Record<HomeCard, { readonly Card: ComponentType; readonly column: Column }> = {
  SCAN: { Card: ScanCard, column: 'WIDE' },
  REMOTE_CONTROLS: { Card: RemoteControlsCard, column: 'WIDE' },
  REQUESTS_TO_DECIDE: { Card: RequestsCard, column: 'MAIN' },
  WAITING_FOR_ME: { Card: PendingDecisionsCard, column: 'MAIN' },
  MY_OPEN_WORK: { Card: AssignedWorkCard, column: 'MAIN' },
  OLDEST_WAITING: { Card: OldestPendingCard, column: 'SIDE' },
  RECENT: { Card: RecentItemsCard, column: 'SIDE' },
  JOBS: { Card: JobsCard, column: 'SIDE' },
};

const columns = ['WIDE', 'MAIN', 'SIDE'] as const satisfies readonly Column[];

export function Component() {
  const actor = useActor();
  const shown = listHomeCards(actor);
  return (
    <>
      <PageHeader
        title={homeTexts.title}
        actions={
          checkConfigurationCreation(actor).allowed && (
            <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={startConfigurationCreation}>
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
