import { useMemo, useState, type ReactElement } from 'react';
import { NavigationType, useLocation, useNavigationType, useOutlet } from 'react-router';
import { paths } from '~/paths.ts';
import { AddressContext, type Address } from '~/ui/address.ts';
import { PlaceContext, usePlaceWithin } from '~/ui/inFront.ts';
import styles from './PageOverList.module.css';

function useHere(): Address {
  const { pathname, search } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  return useMemo(() => ({ pathname, search, cameBack }), [pathname, search, cameBack]);
}

/**
 * The page of the address. Behind one that was opened from the list of configurations the list stays as it was left,
 * so that the way back to it makes nothing anew.
 */
export function PageOverList(): ReactElement {
  const page = useOutlet();
  const here = useHere();
  const { pathname } = here;
  const list = paths.configurations();
  const onList = pathname === list;
  return (
    <>
      {!onList && <AddressContext value={here}>{page}</AddressContext>}
      {(onList || pathname.startsWith(`${list}/`)) && (
        <List shown={onList} here={here}>
          {page}
        </List>
      )}
    </>
  );
}

type ListProps = { readonly shown: boolean; readonly here: Address; readonly children: ReactElement | null };

type Left = { readonly here: Address; readonly page: ReactElement | null };

/** List that was last shown, for which the address is still its own; nothing as long as none was. */
function List({ shown, here, children }: ListProps): ReactElement | null {
  const [left, setLeft] = useState<Left>();
  const place = usePlaceWithin({ shown });
  if (shown && (left?.here !== here || left.page !== children)) setLeft({ here, page: children });
  if (!left) return null;
  return (
    <div className={styles.list} data-behind={!shown || undefined} aria-hidden={!shown || undefined}>
      <AddressContext value={left.here}>
        <PlaceContext value={place}>{left.page}</PlaceContext>
      </AddressContext>
    </div>
  );
}
