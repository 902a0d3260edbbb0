import { IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '~/api/ApiError.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { homeTexts } from '~/domain/words/texts/home.ts';
import pulsing from '~/ui/pulsing.module.css';
import styles from './CardBody.module.css';

/** `data`: undefined while loading; `withheld`: the person has no access to it. */
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
  /** Whether the card has nothing to show; by default, if its list has no rows. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly shape?: 'TILES';
  readonly children: (data: Data) => ReactNode;
};

export function CardBody<Data>(props: BodyProps<Data>) {
  const { read, empty, isEmpty = (rows) => Array.isArray(rows) && rows.length === 0, children } = props;
  const { data, failure, withheld = false, retry } = read;
  if (failure) {
    return (
      <p className={styles.note} role="alert">
        <IconPlugConnectedX size={17} aria-hidden />
        {failure instanceof ApiError && failure.notOffered
          ? queryBoundaryTexts.notOffered(failure.operationId)
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
  if (data === undefined) {
    const shape = props.shape === 'TILES' ? styles.tiles : styles.lines;
    return (
      <div className={`${shape} ${pulsing.pulsing}`} role="status" aria-label={homeTexts.loading}>
        <span />
        <span />
        <span />
      </div>
    );
  }
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
