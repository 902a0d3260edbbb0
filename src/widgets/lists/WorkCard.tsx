import { IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { answerTexts } from '~/domain/words/texts/common.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import { Panel } from '~/ui/Panel.tsx';
import pulsing from '~/ui/pulsing.module.css';
import styles from './WorkCard.module.css';

/** What a card has been told: undefined data is on its way, a withheld one is not for the person. */
export type CardRead<Data> = {
  readonly data: Data | undefined;
  readonly failure?: Error | null | undefined;
  readonly withheld?: boolean;
  readonly retry?: () => void;
};

type Empty = { readonly title: string; readonly text?: string; readonly action?: ReactNode };

type BodyProps<Data> = {
  readonly read: CardRead<Data>;
  readonly empty: Empty;
  readonly isEmpty: (data: Data) => boolean;
  readonly shape?: 'LINES' | 'TILES';
  readonly children: (data: Data) => ReactNode;
};

export function CardBody<Data>(props: BodyProps<Data>): ReactElement {
  const { read, empty, isEmpty, shape = 'LINES', children } = props;
  const { data, failure, withheld = false, retry } = read;
  if (failure) {
    return (
      <p className={styles.note} role="alert">
        <IconPlugConnectedX size={17} aria-hidden />
        {failure instanceof ApiError && failure.notOffered
          ? answerTexts.notOffered(failure.operationId)
          : homeTexts.failed}
        <button type="button" onClick={retry}>
          {homeTexts.tryAgain}
        </button>
      </p>
    );
  }
  if (withheld) {
    return (
      <p className={styles.note}>
        <IconLock size={17} aria-hidden />
        {homeTexts.forbidden}
      </p>
    );
  }
  if (data === undefined) return <Skeleton shape={shape} />;
  if (isEmpty(data)) {
    return (
      <div className={styles.empty}>
        <strong>{empty.title}</strong>
        {empty.text && <span>{empty.text}</span>}
        {empty.action}
      </div>
    );
  }
  return <>{children(data)}</>;
}

const placeholders = ['one', 'two', 'three'] as const;

function Skeleton({ shape }: { readonly shape: 'LINES' | 'TILES' }): ReactElement {
  return (
    <div
      className={`${shape === 'TILES' ? styles.tiles : styles.lines} ${pulsing.pulsing}`}
      role="status"
      aria-label={homeTexts.loading}
    >
      {placeholders.map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}

type Props = {
  readonly title: string;
  readonly way?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

export function WorkCard({ title, way, wide = false, children }: Props): ReactElement {
  return (
    <Panel title={title} flush wide={wide} actions={way}>
      {children}
    </Panel>
  );
}
