import { use, useId, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './ExpandableRow.module.css';
import { controlTexts } from '~/domain/words/texts/controls.ts';
import { getIconProps } from './iconSprites.ts';
import { DrawerContext } from '~/ui/list/DrawerList.tsx';

type Props = {
  readonly lead?: ReactNode;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  readonly links?: ReactNode;
  /** Expandable part of the row, rendered only when expanded; without it the row cannot be expanded. */
  readonly children?: ReactNode;
  /** Subject of the row, for the name of its expand button; also its key in the list's drawer. */
  readonly label: string;
};

type Unfolding = {
  readonly expanded: boolean;
  readonly toggle: () => void;
  /** Id of the drawer, where that shows the details instead of the row. */
  readonly drawer: string | undefined;
  readonly show: (() => void) | undefined;
};

function useUnfolding(key: string): Unfolding {
  const drawer = use(DrawerContext);
  const [unfolded, setUnfolded] = useState<boolean>();
  const isOpen = drawer?.open === key;
  if (drawer?.isBeside) {
    const { id, onOpen } = drawer;
    return {
      expanded: isOpen,
      toggle: () => onOpen(isOpen ? '' : key),
      drawer: id,
      show: () => onOpen(key),
    };
  }
  const expanded = unfolded ?? isOpen;
  return { expanded, toggle: () => setUnfolded(!expanded), drawer: undefined, show: undefined };
}

/** Whether a click is on the row itself, not on a control in it nor at the end of a text selection. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, label, select, [role="menu"]') &&
  (getSelection()?.isCollapsed ?? true);

/** All areas but the title are optional. Each is one element with `data-area`: a list has many rows. */
export function ExpandableRow(props: Props) {
  const { lead, icon, title, meta, links, state, actions, children, label } = props;
  const { expanded, toggle, drawer, show } = useUnfolding(label);
  const below = useId();
  const id = drawer ?? below;
  const onPress = (event: MouseEvent<HTMLElement>): void => {
    if (!isOnRow(event)) return;
    event.currentTarget.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    show?.();
  };
  return (
    <>
      {/* Keyboard users have the expand button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.line}
        data-open={(drawer && expanded) || undefined}
        data-pressable={show ? true : undefined}
        onClick={show && onPress}
      >
        {children ? (
          <button
            type="button"
            className={styles.toggle}
            {...getIconProps('chevronRight')}
            aria-expanded={expanded}
            aria-controls={expanded ? id : undefined}
            aria-label={expanded ? controlTexts.fold(label) : controlTexts.unfold(label)}
            onClick={toggle}
          />
        ) : null}
        {lead}
        {icon}
        {title}
        {meta}
        {links}
        {state}
        {actions}
      </div>
      {children && expanded && !drawer ? (
        <div id={below} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}
