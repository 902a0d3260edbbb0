import { useCallbackRef } from '@mantine/hooks';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  updateSubPart,
  maxSubPartQuantity,
  parseSubPartQuantity,
  validateSubPartCycle,
  listSubPartNumbers,
  removeSubPart,
  addSubPart,
  type SubPart,
  type SubPartPath,
} from '~/domain/part/subParts.ts';
import { createWordMatcher } from '~/domain/words/search.ts';
import { subPartEditorTexts } from '~/domain/words/texts/partAdministration.ts';
import { partsQuery, type Part } from '~/queries/parts/parts.ts';
import { BusyButton } from '~/ui/BusyButton.tsx';
import { CountInput } from '~/ui/form/CountInput.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { useSubPartsLoader } from './useSubPartsLoader.ts';
import styles from './Parts.module.css';

type Props = {
  readonly partNumber: string;
  readonly subParts: readonly SubPart[];
  readonly onChange: (next: readonly SubPart[]) => void;
};

const maxOffered = 40;

/** Editable tree of sub-parts; a part that would contain itself is refused. */
export function SubPartsEditor({ partNumber, subParts, onChange }: Props) {
  const { data = [] } = useQuery(partsQuery());
  const known = useMemo(() => new Map(data.map((each) => [each.partNumber, each])), [data]);
  const [place, setPlace] = useState<{ readonly path: SubPartPath; readonly number: string }>();
  const field = useRef<HTMLInputElement>(null);
  const addBelow = (path: SubPartPath, number: string): void => {
    setPlace({ path, number });
    field.current?.focus();
  };
  return (
    <>
      {subParts.length > 0 && (
        <Branch
          subParts={subParts}
          path={[]}
          known={known}
          root={subParts}
          label={subPartEditorTexts.label}
          onChange={onChange}
          onRemove={(next) => {
            // The removed sub-part may be the one chosen for additions, and its focused button unmounts.
            setPlace(undefined);
            field.current?.focus();
            onChange(next);
          }}
          onAdd={addBelow}
        />
      )}
      <Addition
        field={field}
        known={known}
        partNumber={partNumber}
        subParts={subParts}
        below={place}
        onTop={() => {
          setPlace(undefined);
          // The button that had the focus unmounts: focus the input instead.
          field.current?.focus();
        }}
        onAdd={onChange}
      />
    </>
  );
}

type BranchProps = {
  readonly subParts: readonly SubPart[];
  readonly path: SubPartPath;
  readonly known: ReadonlyMap<string, Part>;
  readonly root: readonly SubPart[];
  readonly label?: string | undefined;
  readonly onChange: (next: readonly SubPart[]) => void;
  readonly onRemove: (next: readonly SubPart[]) => void;
  readonly onAdd: (path: SubPartPath, number: string) => void;
};

function Branch(props: BranchProps) {
  const { subParts, path, known, root, label, onChange, onRemove, onAdd } = props;
  return (
    <ul className={styles.tree} aria-label={label}>
      {subParts.map(({ subPartNumber: number, quantity, presentAsSibling, subParts: below }, index) => {
        const own = [...path, index];
        return (
          // A part may be listed twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${number} ${index}`}>
            <div className={styles.subPart}>
              <CountInput
                label={subPartEditorTexts.quantity(number)}
                value={quantity}
                limit={maxSubPartQuantity}
                refusal={subPartEditorTexts.quantityRefusal}
                countOf={parseSubPartQuantity}
                onChange={(next) => onChange(updateSubPart(root, own, { quantity: next }))}
              />
              <strong className="number">{number}</strong>
              <span>{known.get(number)?.label}</span>
              <label>
                <input
                  type="checkbox"
                  aria-label={subPartEditorTexts.sibling(number)}
                  checked={presentAsSibling}
                  onChange={() => onChange(updateSubPart(root, own, { presentAsSibling: !presentAsSibling }))}
                />{' '}
                {subPartEditorTexts.siblingShort}
              </label>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={subPartEditorTexts.addBelow(number)}
                onClick={() => onAdd(own, number)}
              >
                {subPartEditorTexts.addBelowShort}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={subPartEditorTexts.remove(number)}
                onClick={() => onRemove(removeSubPart(root, own))}
              >
                {subPartEditorTexts.removeShort}
              </Button>
            </div>
            {below.length > 0 && <Branch {...props} subParts={below} path={own} label={undefined} />}
          </li>
        );
      })}
    </ul>
  );
}

type AdditionProps = {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly known: ReadonlyMap<string, Part>;
  readonly partNumber: string;
  readonly subParts: readonly SubPart[];
  readonly below: { readonly path: SubPartPath; readonly number: string } | undefined;
  readonly onTop: () => void;
  readonly onAdd: (next: readonly SubPart[]) => void;
};

function Addition({ field, known, partNumber, subParts, below, onTop, onAdd }: AdditionProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const client = useQueryClient();
  const subPartsOf = useSubPartsLoader();
  const input = typed.trim().toUpperCase();
  useMarkUnsaved(input !== '');
  const matches = createWordMatcher(typed);
  const fitting =
    input === '' ? [] : [...known.values()].filter((each) => matches(each.partNumber, each.label));
  const found = known.get(input) ?? (fitting.length === 1 ? fitting[0] : undefined);
  const wanted = found?.partNumber ?? input;
  // Event callback: uses the current sub-parts, which may change while the new part is loaded.
  const withNow = useCallbackRef((number: string) => addSubPart(subParts, below?.path ?? [], number));
  /** The sub-parts including the new one, or why it cannot be added. */
  const added = async (): Promise<readonly SubPart[] | string> => {
    try {
      // Waits for the list of parts, without which every number would be unknown.
      const all = await client.ensureQueryData(partsQuery());
      const isKnown = wanted === partNumber || all.some((each) => each.partNumber === wanted);
      if (!isKnown) return subPartEditorTexts.unknown(wanted);
      const others = await subPartsOf(wanted === partNumber ? [] : listSubPartNumbers(withNow(wanted)));
      const next = withNow(wanted);
      return validateSubPartCycle(partNumber, next, (number) => others.get(number) ?? []) ?? next;
    } catch {
      return subPartEditorTexts.unread(wanted);
    }
  };
  const add = async (): Promise<void> => {
    if (wanted === '' || isAdding) return;
    setError(undefined);
    setAdding(true);
    const next = await added();
    setAdding(false);
    if (typeof next === 'string') return setError(next);
    setTyped('');
    return onAdd(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  return (
    <div className={styles.addition}>
      <TextInput
        ref={field}
        label={below ? subPartEditorTexts.below(below.number) : subPartEditorTexts.number}
        value={typed}
        list={id}
        autoComplete="off"
        error={error}
        description={
          input === ''
            ? undefined
            : subPartEditorTexts.found(found && [found.partNumber, found.label], fitting.length)
        }
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={id}>
        {fitting.slice(0, maxOffered).map((each) => (
          <option key={each.partNumber} value={each.partNumber}>
            {each.label}
          </option>
        ))}
      </datalist>
      <BusyButton variant="default" busy={isAdding} onClick={() => void add()}>
        {subPartEditorTexts.add}
      </BusyButton>
      {below && (
        <Button variant="default" onClick={onTop}>
          {subPartEditorTexts.top}
        </Button>
      )}
    </div>
  );
}
