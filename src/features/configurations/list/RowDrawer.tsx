import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, type ReactElement } from 'react';
import { rowDetailsTexts } from '~/domain/words/texts/rowDetails.ts';
import { RowActions } from './RowActions.tsx';
import { useRowLinks } from './RowLink.tsx';
import styles from './RowDrawer.module.css';
import { configuration, type ConfigurationRow } from '~/queries/configurations/configurations.ts';
import { FamilyBadge } from '~/ui/FamilyBadge.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { StateLabel } from '~/ui/StateLabel.tsx';

const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

/** Time, in ms, that the drawer rests on a row before its details are read: arrow keys may only be passing it. */
const rest = 120;

type Props = {
  readonly id: string;
  /** Its row; undefined where the list that is shown does not have it. */
  readonly row: ConfigurationRow | undefined;
};

/** The row as the list has it, else as the configuration itself says; undefined until either is known. */
function useRow({ id, row }: Props): {
  readonly known: ConfigurationRow | undefined;
  readonly unseen: boolean;
} {
  const { data } = useQuery({ ...configuration(id), enabled: row === undefined && id !== '' });
  return { known: row ?? data ?? undefined, unseen: row === undefined && data === null };
}

/** What the drawer is about: the id, which leads to the page, the state, and the row's actions. */
export function RowDrawerHead(props: Props): ReactElement {
  const links = useRowLinks();
  const { known } = useRow(props);
  if (!known) return <span className={styles.id}>{props.id}</span>;
  const { id: _row, onKeyDown: _along, ...way } = links(known);
  return (
    <>
      <FamilyBadge family={known.productFamily} size="small" />
      <a className={`${styles.id} number`} {...way}>
        {known.configurationId}
      </a>
      <StateLabel state={known.configurationState} size="small" />
      <RowActions row={known} />
    </>
  );
}

/** The details of the configuration that is open beside the list. */
export function RowDrawerBody(props: Props): ReactElement {
  const { id } = props;
  const { known, unseen } = useRow(props);
  const [rested] = useDebouncedValue(id, rest);
  const waiting = <Loader label={rowDetailsTexts.reading(id)} />;
  if (unseen) return <p className={styles.unseen}>{rowDetailsTexts.unseen(id)}</p>;
  if (!known || rested !== id) return waiting;
  const title = known.configurationName || known.configurationDescription;
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      <Suspense fallback={waiting}>
        <RowDetails row={known} />
      </Suspense>
    </>
  );
}
