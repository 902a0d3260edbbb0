import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type FormEvent, type ReactElement, memo } from 'react';
import { createSymbolFinder } from '~/domain/symbol/symbol.ts';
import {
  hasUnchangedSymbols,
  validateNewSymbols,
  describeUploadFailure,
  type SymbolOutcome,
  describeSymbolOutcome,
} from '~/domain/symbol/upload.ts';
import { symbolUploadTexts, symbolTexts } from '~/domain/words/texts/symbols.ts';
import type { InspectedSymbol } from '~/queries/symbols/inspectSymbols.ts';
import {
  symbolsQuery,
  fetchFreshSymbols,
  uploadSymbols,
  type OverlaySymbol,
} from '~/queries/symbols/symbols.ts';
import { QueryBoundary } from '~/ui/QueryBoundary.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { UserFacingError, useSubmit } from '~/ui/modal/useSubmit.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import type { SymbolFileSelection } from './openUploadSymbols.tsx';
import {
  toSymbolPreview,
  useSymbolFileInspection,
  useSymbolPreviews,
  type SymbolPreview,
} from './useSymbolPreviews.ts';
import styles from './Symbols.module.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { escapeInvisibleText } from '~/domain/words/escapeInvisibleText.ts';
import { SymbolPicture } from './SymbolPicture.tsx';

type SymbolUploadResult = { readonly outcome: SymbolOutcome };

type Props = {
  readonly index: number;
  readonly path: string;
  readonly name: string;
  readonly shown: SymbolPreview;
  readonly error: string | undefined;
  readonly replaces: { readonly name: string } | undefined;
  /** Preview of the replaced symbol; undefined while loading. */
  readonly before: SymbolPreview | undefined;
  readonly ended: SymbolUploadResult | undefined;
  /** Must be a stable function: rows are memoized. */
  readonly onName: (index: number, name: string) => void;
  readonly onLeaveOut: ((index: number) => void) | undefined;
};

/** A file to upload next to the symbol it replaces; memoized. */
const SymbolUploadRow = memo(function UploadRow(props: Props): ReactElement {
  const { index, path, name, shown, error, replaces, before, ended, onName, onLeaveOut } = props;
  const file = escapeInvisibleText(path);
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
        {ended && <p data-outcome={String(ended.outcome)}>{describeSymbolOutcome(ended.outcome)}</p>}
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

export function SymbolUploadForm({ files, name }: SymbolFileSelection) {
  const read = useQuery({ ...symbolsQuery(), refetchOnMount: false });
  const question = useMemo(() => ({ kind: 'CHOSEN', files }) as const, [files]);
  const { output, failure } = useSymbolFileInspection(question);
  const waiting = <Loader label={symbolUploadTexts.looking} />;
  if (failure !== undefined) return <p>{failure}</p>;
  if (!output) return waiting;
  const looked =
    name === undefined ? output.looked : output.looked.map((each) => ({ ...each, suggested: name }));
  return (
    <>
      {output.remarks.map((remark) => (
        <p key={remark} className="tally">
          {remark}
        </p>
      ))}
      <QueryBoundary read={read} what={symbolTexts.themselves} waiting={waiting}>
        {(all) =>
          looked.length > 0 ? <Form looked={looked} all={all} /> : <p>{symbolUploadTexts.nothing}</p>
        }
      </QueryBoundary>
    </>
  );
}

type FormProps = { readonly looked: readonly InspectedSymbol[]; readonly all: readonly OverlaySymbol[] };

type Entry = { readonly index: number; readonly name: string; readonly shown: SymbolPreview };

const fileOf = (picture: Blob, { path }: InspectedSymbol): File =>
  new File([picture], path.split('/').at(-1) ?? '', { type: picture.type });

function useEntries(looked: readonly InspectedSymbol[]) {
  const pictures = useMemo(() => looked.map(({ reading }) => toSymbolPreview(reading)), [looked]);
  const [names, setNames] = useState(() => looked.map(({ suggested }) => suggested));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [ends, setEnds] = useState<ReadonlyMap<number, SymbolUploadResult>>(new Map());
  const entries = looked.flatMap((_, index): Entry[] => {
    const shown = pictures[index];
    return shown && !left.has(index) ? [{ index, shown, name: names[index] ?? '' }] : [];
  });
  return {
    entries,
    /** Valid entries that are not uploaded yet. */
    wanted: entries.filter(({ index, shown }) => 'picture' in shown && ends.get(index)?.outcome !== true),
    ends,
    rename: useCallback((index: number, name: string) => setNames((known) => known.with(index, name)), []),
    leaveOut: useCallback((index: number) => setLeft((known) => new Set([...known, index])), []),
    end: (index: number, outcome: SymbolOutcome) =>
      setEnds((known) => new Map([...known, [index, { outcome }]])),
  };
}

function Form({ looked, all }: FormProps) {
  const client = useQueryClient();
  const { busy, objection, attempt } = useSubmit();
  const frame = useRef<HTMLFormElement>(null);
  // The focused row unmounts when its file is left out.
  const keptFocus = useFocusFallback(frame);
  const { entries, wanted, ends, rename, leaveOut, end } = useEntries(looked);
  // Chosen files cannot be stored as a draft: leaving the page asks for confirmation.
  useMarkUnsaved(wanted.length > 0);
  const errors = validateNewSymbols(wanted);
  const errorOf = new Map(wanted.map(({ index }, place) => [index, errors[place]]));
  const find = useMemo(() => createSymbolFinder(all), [all]);
  const replaced = wanted.flatMap(({ name }) => find(name.trim()) ?? []);
  const before = useSymbolPreviews(useMemo(() => all, [all]));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async (isOpen) => {
      const named = wanted.map((each) => ({ ...each, name: each.name.trim() }));
      const now = await fetchFreshSymbols(client);
      if (
        !hasUnchangedSymbols(
          named.map(({ name }) => name),
          all,
          now,
        )
      )
        throw new UserFacingError(symbolUploadTexts.moved);
      const findNow = createSymbolFinder(now);
      const sent = named.flatMap(({ index, name, shown }) => {
        const file = looked[index];
        return file && 'picture' in shown
          ? [{ index, name: findNow(name)?.name ?? name, file: fileOf(shown.picture, file) }]
          : [];
      });
      const outcomes: SymbolOutcome[] = [];
      await uploadSymbols(client, sent, isOpen, (place, outcome) => {
        outcomes.push(outcome);
        end(sent[place]?.index ?? -1, outcome);
      });
      const unsent = describeUploadFailure(outcomes, sent.length);
      if (unsent !== undefined) throw new UserFacingError(unsent);
    });
  };
  const wrong = errors.some((error) => error !== undefined);
  return (
    <form noValidate ref={frame} tabIndex={-1} onSubmit={onSubmit} className="stack" {...keptFocus}>
      <ul className={styles.uploads} aria-label={symbolUploadTexts.files}>
        {entries.map(({ index, name, shown }) => {
          const replaces = find(name.trim());
          return (
            <SymbolUploadRow
              key={index}
              index={index}
              path={looked[index]?.path ?? ''}
              name={name}
              shown={shown}
              error={errorOf.get(index)}
              replaces={replaces}
              before={replaces && before.get(replaces.file)}
              ended={ends.get(index)}
              onName={rename}
              onLeaveOut={busy ? undefined : leaveOut}
            />
          );
        })}
      </ul>
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={symbolUploadTexts.action(wanted.length, replaced.length)}
        busy={busy}
        refusal={
          wanted.length === 0 ? symbolUploadTexts.nothing : wrong ? symbolUploadTexts.wrong : undefined
        }
      />
    </form>
  );
}
