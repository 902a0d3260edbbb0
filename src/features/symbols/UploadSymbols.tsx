import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { symbolFinder } from '~/domain/symbol/symbol.ts';
import { isAsSeen, newSymbolErrors, uploadObjection, type SymbolOutcome } from '~/domain/symbol/upload.ts';
import { symbolUploadTexts, symbolTexts } from '~/domain/words/texts/symbols.ts';
import type { LookedSymbol } from '~/queries/symbols/lookInto.ts';
import { symbols, symbolsNow, uploadSymbols, type OverlaySymbol } from '~/queries/symbols/symbols.ts';
import { Answer } from '~/ui/Answer.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { Loader } from '~/ui/Loader.tsx';
import { ObjectionNote } from '~/ui/modal/ObjectionNote.tsx';
import { Objection, useAttempt } from '~/ui/modal/useAttempt.ts';
import { useUnsaved } from '~/platform/unsaved.ts';
import { useKeptFocus } from '~/platform/focus/useKeptFocus.ts';
import type { ChosenSymbols } from './openUploadSymbols.tsx';
import { UploadRow, type SymbolEnd } from './UploadRow.tsx';
import { shownOf, useLookedFiles, useShownSymbols, type ShownSymbol } from './useSymbolWorker.ts';
import styles from './Symbols.module.css';

/** Looks into the chosen files, and shows what was found. */
export function UploadSymbols({ files, name }: ChosenSymbols): ReactElement {
  const read = useQuery({ ...symbols(), refetchOnMount: false });
  const question = useMemo(() => ({ kind: 'CHOSEN', files }) as const, [files]);
  const { output, failure } = useLookedFiles(question);
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
      <Answer read={read} what={symbolTexts.themselves} waiting={waiting}>
        {(all) =>
          looked.length > 0 ? <Form looked={looked} all={all} /> : <p>{symbolUploadTexts.nothing}</p>
        }
      </Answer>
    </>
  );
}

type FormProps = { readonly looked: readonly LookedSymbol[]; readonly all: readonly OverlaySymbol[] };

/** A file that is to be uploaded, by its place in the list. */
type Entry = { readonly index: number; readonly name: string; readonly shown: ShownSymbol };

const fileOf = (picture: Blob, { path }: LookedSymbol): File =>
  new File([picture], path.split('/').at(-1) ?? '', { type: picture.type });

type Entries = {
  readonly entries: readonly Entry[];
  /** Those that can be uploaded, and are not yet. */
  readonly wanted: readonly Entry[];
  readonly ends: ReadonlyMap<number, SymbolEnd>;
  readonly rename: (index: number, name: string) => void;
  readonly leaveOut: (index: number) => void;
  readonly end: (index: number, outcome: SymbolOutcome) => void;
};

/** The files as somebody names them, leaves them out and uploads them. */
function useEntries(looked: readonly LookedSymbol[]): Entries {
  const pictures = useMemo(() => looked.map(({ reading }) => shownOf(reading)), [looked]);
  const [names, setNames] = useState(() => looked.map(({ suggested }) => suggested));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [ends, setEnds] = useState<Entries['ends']>(new Map());
  const entries = looked.flatMap((_, index): Entry[] => {
    const shown = pictures[index];
    return shown && !left.has(index) ? [{ index, shown, name: names[index] ?? '' }] : [];
  });
  return {
    entries,
    wanted: entries.filter(({ index, shown }) => 'picture' in shown && ends.get(index)?.outcome !== true),
    ends,
    rename: useCallback((index, name) => setNames((known) => known.with(index, name)), []),
    leaveOut: useCallback((index) => setLeft((known) => new Set([...known, index])), []),
    end: (index, outcome) => setEnds((known) => new Map([...known, [index, { outcome }]])),
  };
}

function Form({ looked, all }: FormProps): ReactElement {
  const client = useQueryClient();
  const { busy, objection, attempt } = useAttempt();
  const frame = useRef<HTMLFormElement>(null);
  // A file that is left out goes with its button.
  const keptFocus = useKeptFocus(frame);
  const { entries, wanted, ends, rename, leaveOut, end } = useEntries(looked);
  // Chosen files cannot be kept elsewhere.
  useUnsaved(wanted.length > 0);
  const errors = newSymbolErrors(wanted);
  const errorOf = new Map(wanted.map(({ index }, place) => [index, errors[place]]));
  const find = useMemo(() => symbolFinder(all), [all]);
  const replaced = wanted.flatMap(({ name }) => find(name.trim()) ?? []);
  const before = useShownSymbols(useMemo(() => all, [all]));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async (isOpen) => {
      const named = wanted.map((each) => ({ ...each, name: each.name.trim() }));
      const now = await symbolsNow(client);
      if (
        !isAsSeen(
          named.map(({ name }) => name),
          all,
          now,
        )
      )
        throw new Objection(symbolUploadTexts.moved);
      const findNow = symbolFinder(now);
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
      const unsent = uploadObjection(outcomes, sent.length);
      if (unsent !== undefined) throw new Objection(unsent);
    });
  };
  const wrong = errors.some((error) => error !== undefined);
  return (
    <form noValidate ref={frame} tabIndex={-1} onSubmit={onSubmit} className="stack" {...keptFocus}>
      <ul className={styles.uploads} aria-label={symbolUploadTexts.files}>
        {entries.map(({ index, name, shown }) => {
          const replaces = find(name.trim());
          return (
            <UploadRow
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
      <ObjectionNote objection={objection} />
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
