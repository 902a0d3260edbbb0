import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { basketTexts } from '~/domain/words/texts/serviceOrders.ts';
import { decodeText } from '~/domain/content/textFile.ts';
import type { Basket } from './useBasket.ts';
import styles from './Basket.module.css';

type BasketInputProps = { readonly basket: Basket; readonly field: RefObject<HTMLTextAreaElement | null> };

export function BasketInput({ basket, field }: BasketInputProps): ReactElement {
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

/** Largest file that is read, in bytes: 5,000 lines are far from it. */
const mostBytes = 5_000_000;

async function readText(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer())).text;
  } catch {
    return undefined;
  }
}
