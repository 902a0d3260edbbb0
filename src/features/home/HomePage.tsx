import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentType, ReactElement } from 'react';
import { mayCreateConfiguration } from '~/domain/configuration/creationPermission.ts';
import { homeCardsOf, type HomeCard } from '~/domain/home/cards.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { useActor } from '~/session/me.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { beginConfiguration } from '~/widgets/creation/beginConfiguration.ts';
import { JobsCard, RecentCard, ScanCard } from './OwnCards.tsx';
import { RemoteControlsCard } from './RemoteControls.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { OldestWaitingCard, OpenWorkCard } from './WorkCards.tsx';
import styles from './Home.module.css';

type Column = 'WIDE' | 'MAIN' | 'SIDE';

/** Every card, and where it stands where there is room for two columns. */
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

/** The first page: the work of whoever is signed in. */
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
