import {
  useState,
  type ReactNode,
  type RefObject,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import type { Location } from 'react-router';
import { parseBasketLines, listEligibleSerialNumbers, maxBasketLines } from '~/domain/serviceOrder/basket.ts';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { useLeaveConfirmation } from '~/session/useLeaveConfirmation.tsx';
import { EmptyState } from '~/ui/EmptyState.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { useScanHandler } from '~/platform/scanHandlers.ts';
import { BasketLines, RestoreLinesButton } from './BasketLines.tsx';
import type { BasketView, BasketState as TheBasket } from './useBasket.ts';
import styles from './BasketPanel.module.css';
import '@mantine/core/styles/Button.css';
import { Button, Textarea } from '@mantine/core';
import { ListError } from '~/ui/list/ListError.tsx';
import '@mantine/core/styles/Input.css';
import { IconFileImport } from '@tabler/icons-react';
import { decodeText } from '~/domain/content/textFile.ts';

type BasketInputProps = { readonly basket: TheBasket; readonly field: RefObject<HTMLTextAreaElement | null> };

function BasketInput({ basket, field }: BasketInputProps) {
  const { typed: text, setTyped: setText } = basket;
  const [isUnread, setIsUnread] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const putIn = (): void => {
    if (text.trim() === '') return;
    basket.put(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    putIn();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    basket.put(pasted);
  };
  const readFile = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const content = await readText(chosen);
    setIsUnread(content === undefined);
    if (content !== undefined) basket.put(content);
  };
  return (
    <>
      <Textarea
        ref={field}
        label={basketTexts.field}
        value={text}
        rows={2}
        spellCheck={false}
        className={styles.field}
        error={isUnread && basketTexts.fileUnread}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.ways}>
        <Button variant="default" size="sm" disabled={text.trim() === ''} onClick={putIn}>
          {basketTexts.put}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileImport size={16} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {basketTexts.file}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          aria-label={basketTexts.file}
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
    </>
  );
}

/** Maximum file size in bytes, far above 5,000 lines. */
const maxBytes = 5_000_000;

async function readText(file: File): Promise<string | undefined> {
  if (file.size > maxBytes) return undefined;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer())).text;
  } catch {
    return undefined;
  }
}

type Props = {
  readonly basket: TheBasket;
  readonly title?: string;
  /** Whether an order is being created from the lines, so that leaving the page loses nothing. */
  readonly busy?: boolean;
  /** Whether the order has other unsaved input, which leaving the page would lose too. */
  readonly hasMore?: boolean;
  /** Only where the tab stores a draft: removes it when the user chooses to leave. */
  readonly onLeave?: () => void;
  /** Button that goes on with the lines; above them, as there may be thousands. */
  readonly wayOn: ReactNode;
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

const stays = (now: Location, next: Location): boolean => now.pathname === next.pathname;

export function BasketPanel(props: Props) {
  const { basket, title = basketTexts.title, busy = false, hasMore = false, onLeave, wayOn, field } = props;
  const [view, setView] = useState<BasketView>('ALL');
  useClaimedScans(basket);
  const lines = basket.rows.length;
  useLeaveConfirmation({
    unsaved: (lines > 0 || basket.typed.trim() !== '' || hasMore) && !busy,
    end: onLeave && basket.typed.trim() === '' ? 'KEPT' : 'LOST',
    stays,
    onLeave,
    texts: {
      title: lines > 0 ? basketTexts.leaveTitle : basketTexts.leaveTypedTitle,
      question: lines > 0 ? basketTexts.leaveText(lines) : basketTexts.leaveTypedText,
      action: basketTexts.leave,
    },
  });
  useMarkUnsaved(busy);
  const keptFocus = useFocusFallback(field);
  const shown = basket.rows.filter(({ decision }) => {
    if (view === 'ALL') return true;
    return view === 'GOOD' ? decision?.allowed === true : decision?.allowed === false;
  });
  return (
    <Panel title={title}>
      {/* The controls in it handle the keys. */}
      <div className={styles.basket} {...keptFocus}>
        <BasketInput basket={basket} field={field} />
        {wayOn}
        <BasketProgress basket={basket} />
        {basket.rows.length > 0 && <BasketLines basket={basket} rows={shown} view={view} onView={setView} />}
        {basket.rows.length === 0 && (
          <EmptyState
            title={basketTexts.empty}
            text={basketTexts.about}
            action={<RestoreLinesButton basket={basket} />}
          />
        )}
      </div>
    </Panel>
  );
}

/** Adds scanned product labels to the basket, wherever the focus is. */
function useClaimedScans(basket: TheBasket): void {
  useScanHandler((text) => {
    const isSerial = parseBasketLines(text).some(({ serialNumber }) => serialNumber !== undefined);
    if (isSerial) basket.put(text);
    return isSerial;
  });
}

function BasketProgress({ basket }: { readonly basket: TheBasket }) {
  const { rows, checking, failed, unchecked, leftOut, room } = basket;
  const good = listEligibleSerialNumbers(rows).length;
  const bad = rows.filter(({ decision }) => decision?.allowed === false).length;
  return (
    <>
      {leftOut > 0 && <p className="caution">{basketTexts.tooMany(maxBasketLines, leftOut, room)}</p>}
      {checking && (
        <div className={styles.progress}>
          <progress aria-label={basketTexts.checkingLabel} value={checking.done} max={checking.all} />
          <span>{basketTexts.checking(checking.done, checking.all)}</span>
          <Button variant="default" size="xs" onClick={basket.stop}>
            {basketTexts.stop}
          </Button>
        </div>
      )}
      {!checking && failed && <ListError what={basketTexts.failed} onRetry={basket.goOn} />}
      {!checking && !failed && unchecked > 0 && (
        <div className={styles.progress}>
          <span>{basketTexts.stopped(unchecked)}</span>
          <Button variant="default" size="xs" onClick={basket.goOn}>
            {basketTexts.goOn}
          </Button>
        </div>
      )}
      <p className={styles.summary} role="status">
        {rows.length > 0 && !checking && basketTexts.summary(good, bad)}
      </p>
    </>
  );
}
