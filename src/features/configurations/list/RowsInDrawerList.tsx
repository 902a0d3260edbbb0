import type { ReactElement } from 'react';
import { useConfigurationFilter } from '../useConfigurationFilter.ts';
import { RowDrawerBody, RowDrawerHead } from './RowDrawer.tsx';
import { useListLook } from './useListLook.ts';
import { RowsView, type RowsProps } from './RowsView.tsx';
import { DrawerList } from '~/ui/list/DrawerList.tsx';

/** Configurations as rows, one of which may be open beside them: the one that the address names. */
export function RowsInDrawerList(props: Omit<RowsProps, 'look'>): ReactElement {
  const { rows } = props;
  const [filter, change] = useConfigurationFilter();
  const { open, page } = filter;
  const [look] = useListLook(filter);
  const onOpen = (id: string): void =>
    change({ open: id, page }, { replace: true, preventScrollReset: true });
  const row = rows.find(({ configurationId }) => configurationId === open);
  return (
    <DrawerList
      open={open}
      keys={rows.map(({ configurationId }) => configurationId)}
      onOpen={onOpen}
      head={<RowDrawerHead id={open} row={row} />}
      body={<RowDrawerBody id={open} row={row} />}
    >
      <RowsView {...props} look={look} />
    </DrawerList>
  );
}
