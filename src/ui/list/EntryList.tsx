import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '~/ui/EmptyState.tsx';

type Props<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: (item: Item, index: number) => ReactNode;
};

export const EntryList = <Item,>({ label, items, empty, children }: Props<Item>) =>
  items.length === 0 ? (
    <EmptyState {...empty} />
  ) : (
    <ul className="entries" aria-label={label}>
      {items.map(children)}
    </ul>
  );

type EntryProps = { readonly name: ReactNode; readonly note: ReactNode; readonly children: ReactNode };

export const Entry = ({ name, note, children }: EntryProps) => (
  <li className="entry">
    <span className="entryName">{name}</span>
    <span className="entryNote" title={typeof note === 'string' ? note : undefined}>
      {note}
    </span>
    <span className="entryEnd">{children}</span>
  </li>
);
