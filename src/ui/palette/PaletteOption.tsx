import { IconPointFilled } from '@tabler/icons-react';
import { getIconProps } from '~/ui/iconSprites.ts';
import { ShortcutKeyCaps } from '~/ui/shortcuts/ShortcutKeyCaps.tsx';
import type { PaletteEntry } from './paletteSource.ts';
import styles from './PalettePanel.module.css';

type Props = {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly active: boolean;
  /** Called when the pointer moves over the option, not when the option appears under a resting pointer. */
  readonly onPoint: () => void;
  readonly onChoose: (inTab: boolean) => void;
};

const isMiddle = 1;

function OptionIcon({ icon: Icon }: Required<Pick<PaletteEntry, 'icon'>>) {
  if (typeof Icon === 'string') return <span {...getIconProps(Icon)} />;
  return <Icon size={17} stroke={1.7} aria-hidden />;
}

/** One entry. The input keeps the focus and handles the keys. */
export function PaletteOption({ id, entry, active, onPoint, onChoose }: Props) {
  const { title, detail, icon = IconPointFilled, refusal, dangerous, shortcut } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={refusal !== undefined || undefined}
      data-danger={dangerous || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
      onAuxClick={({ button }) => button === isMiddle && onChoose(true)}
    >
      <OptionIcon icon={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {(refusal ?? detail) && <span className={styles.detail}>{refusal ?? detail}</span>}
      </span>
      {shortcut && <ShortcutKeyCaps of={shortcut} />}
    </div>
  );
}
