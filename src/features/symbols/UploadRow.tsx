import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { memo, type ReactElement } from 'react';
import { visibleText } from '~/domain/words/visibleText.ts';
import { outcomeText, type SymbolOutcome } from '~/domain/symbol/upload.ts';
import { symbolUploadTexts } from '~/domain/words/texts/symbols.ts';
import { SymbolPicture } from './SymbolPicture.tsx';
import type { ShownSymbol } from './useSymbolWorker.ts';
import styles from './Symbols.module.css';

/** The end of one upload. */
export type SymbolEnd = { readonly outcome: SymbolOutcome };

type Props = {
  readonly index: number;
  readonly path: string;
  readonly name: string;
  readonly shown: ShownSymbol;
  readonly error: string | undefined;
  /** The symbol it takes the place of. */
  readonly replaces: { readonly name: string } | undefined;
  /** The picture of that one; undefined as long as it is looked into. */
  readonly before: ShownSymbol | undefined;
  /** Undefined until it has been sent. */
  readonly ended: SymbolEnd | undefined;
  /** Both stay the same functions, so that rows need not be made anew. */
  readonly onName: (index: number, name: string) => void;
  readonly onLeaveOut: ((index: number) => void) | undefined;
};

/** A file that is to be uploaded, with its name, beside the symbol it takes the place of; the others change without it. */
export const UploadRow = memo(function UploadRow(props: Props): ReactElement {
  const { index, path, name, shown, error, replaces, before, ended, onName, onLeaveOut } = props;
  const file = visibleText(path);
  const isShown = 'picture' in shown;
  const isDone = ended?.outcome === true;
  return (
    <li className={styles.upload}>
      <div className={styles.pair}>
        {replaces && isShown && !isDone && (
          <>
            <SymbolPicture
              shown={before}
              alt={symbolUploadTexts.before(replaces.name)}
              ground="OVERLAY"
              size={56}
            />
            <IconArrowRight size={16} aria-hidden />
          </>
        )}
        <SymbolPicture shown={shown} alt={symbolUploadTexts.after} ground="OVERLAY" size={56} />
      </div>
      <div className={styles.naming}>
        {isShown && !isDone ? (
          <TextInput
            label={symbolUploadTexts.nameLabel}
            aria-label={symbolUploadTexts.name(file)}
            value={name}
            error={error}
            spellCheck={false}
            onChange={({ currentTarget }) => onName(index, currentTarget.value)}
          />
        ) : (
          <strong>{isShown ? name : file}</strong>
        )}
        <p>
          {!isShown ? shown.reason : replaces && !isDone ? symbolUploadTexts.replaces(replaces.name) : file}
        </p>
        {isShown && shown.cautions.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {ended && <p data-outcome={String(ended.outcome)}>{outcomeText(ended.outcome)}</p>}
      </div>
      {onLeaveOut && !isDone && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={symbolUploadTexts.remove(file)}
          onClick={() => onLeaveOut(index)}
        >
          <IconX size={17} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
});
