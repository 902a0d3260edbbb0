import { IconChevronRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { BomConfiguration } from '~/domain/bom/bom.ts';
import { bomTexts } from '~/domain/words/texts/bom.ts';
import { canViewPart } from '~/domain/part/parts.ts';
import { useMe } from '~/session/me.ts';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { useSelectAllNotice } from '~/ui/list/useSelectAllNotice.ts';
import { Loader } from '~/ui/Loader.tsx';
import type { BomParts, BomSelection } from './BomBrowser.tsx';
import type { BomViewRows } from './bomWorkerRequests.ts';
import { SubPartRow, type SubPart } from '~/widgets/parts/SubPartRow.tsx';
import styles from './Bom.module.css';

type Props = {
  readonly view: BomViewRows | undefined;
  readonly parts: BomParts;
  readonly products: readonly BomConfiguration[];
  readonly selected: string | undefined;
  readonly onSelect: (row: BomSelection) => void;
  readonly onToggle: (key: string) => void;
};

/** Height of a row, in px. */
const rowHeight = 34;
const indent = 22;

export function BomTree(props: Props) {
  const { view } = props;
  if (!view) return <Loader label={bomTexts.unfolding} />;
  if (view.keys.length === 0) {
    return <EmptyState title={bomTexts.notFound} text={bomTexts.notFoundText} />;
  }
  return <Lines {...props} view={view} />;
}

const unfolds = (flags: number): boolean => (flags & 1) !== 0;
const isOpen = (flags: number): boolean => (flags & 2) !== 0;
const isFound = (flags: number): boolean => (flags & 4) !== 0;

function keyActions(
  { keys, depths, flags }: BomViewRows,
  current: number,
  page: number,
  go: (to: number) => void,
  onToggle: (key: string) => void,
): Readonly<Record<string, () => void>> {
  const flag = flags[Math.max(0, current)] ?? 0;
  const toggle = (): void => onToggle(keys[current] ?? '');
  const parent = (): number => {
    let index = current - 1;
    while (index > 0 && (depths[index] ?? 0) >= (depths[current] ?? 0)) index -= 1;
    return index;
  };
  return {
    ArrowDown: () => go(current + 1),
    ArrowUp: () => go(current - 1),
    PageDown: () => go(current + page),
    PageUp: () => go(current - page),
    Home: () => go(0),
    End: () => go(keys.length - 1),
    ArrowRight: () => (unfolds(flag) && !isOpen(flag) ? toggle() : go(current + 1)),
    ArrowLeft: () => (isOpen(flag) ? toggle() : go(parent())),
    Enter: () => unfolds(flag) && toggle(),
  };
}

function Lines(props: Props & { readonly view: BomViewRows }) {
  const { view, selected, onSelect, onToggle } = props;
  const { keys, items, quantities, cut } = view;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canView = canViewPart(useMe().units);
  // Virtual rows change on every scroll, so they cannot be memoized.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  useSelectAllNotice(rows.getVirtualItems().length, keys.length);

  const go = (to: number): void => {
    const index = Math.min(keys.length - 1, Math.max(0, to));
    const [key, item] = [keys[index], items[index]];
    if (key === undefined || item === undefined) return;
    onSelect({ key, item, quantity: quantities[index] ?? 0 });
    rows.scrollToIndex(index);
    scroller.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLAnchorElement) return;
    const current = selected === undefined ? -1 : keys.indexOf(selected);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / rowHeight) - 1);
    const action = keyActions(view, current, page, go, onToggle)[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={bomTexts.title}
      aria-activedescendant={selected === undefined ? undefined : id + selected}
      tabIndex={0}
      className={styles.tree}
      onKeyDown={onKeyDown}
    >
      {/* A tree has to own its items directly, so the sized wrapper has no role. */}
      <div role="presentation" className={styles.lines} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <Line
            key={keys[index]}
            {...props}
            id={id + (keys[index] ?? '')}
            index={index}
            top={start}
            canView={canView}
            onChoose={() => go(index)}
          />
        ))}
      </div>
      {cut && <p className={styles.cut}>{bomTexts.cut}</p>}
    </div>
  );
}

type LineProps = Props & {
  readonly view: BomViewRows;
  readonly id: string;
  readonly index: number;
  /** Distance from the top of the tree, in px. */
  readonly top: number;
  readonly canView: boolean;
  readonly onChoose: () => void;
};

function Line(props: LineProps) {
  const { view, parts, products, selected, id, index, top, canView, onChoose, onToggle } = props;
  const [key, item] = [view.keys[index] ?? '', view.items[index] ?? ''];
  const [depth, flag] = [view.depths[index] ?? 0, view.flags[index] ?? 0];
  const toggle = (): void => {
    if (unfolds(flag)) onToggle(key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys of its lines
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-selected={key === selected}
      aria-expanded={unfolds(flag) ? isOpen(flag) : undefined}
      data-found={isFound(flag) || undefined}
      className={styles.line}
      style={{ top, height: rowHeight, paddingInlineStart: 8 + indent * depth }}
      onClick={onChoose}
      onDoubleClick={toggle}
    >
      <span
        className={styles.twist}
        data-open={isOpen(flag) || undefined}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
        aria-hidden
      >
        {unfolds(flag) && <IconChevronRight size={15} />}
      </span>
      <SubPartRow
        subPart={toSubPart(item, view.quantities[index] ?? 0, parts, products)}
        canView={canView && parts.has(item)}
      />
    </div>
  );
}

export function toSubPart(
  partNumber: string,
  quantity: number,
  parts: BomParts,
  products: readonly BomConfiguration[],
): SubPart {
  const part = parts.get(partNumber);
  if (part) {
    const { label, partType, partState } = part;
    return {
      partNumber,
      quantity,
      label,
      tag: partType,
      state: partState === 'READY' ? undefined : partState,
    };
  }
  const product = products.find(({ productNumber }) => productNumber === partNumber);
  return { partNumber, quantity, label: product?.variantDescription ?? '', tag: product ? 'PRODUCT' : '' };
}
