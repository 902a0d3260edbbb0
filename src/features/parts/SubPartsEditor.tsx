import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import {
  changeSubPart,
  normalSubParts,
  subPartCycleError,
  subPartNumbers,
  withoutSubPart,
  withSubPart,
  type SubPart,
  type SubPartPath,
} from '~/domain/part/subParts.ts';
import { subPartEditorTexts } from '~/domain/words/texts/partAdministration.ts';
import { part, parts, type Part } from '~/queries/parts/parts.ts';
import styles from './Parts.module.css';

type Props = {
  readonly partNumber: string;
  readonly subParts: readonly SubPart[];
  readonly onChange: (next: readonly SubPart[]) => void;
};

/** Greatest number of parts that are offered while a number is typed. */
const offered = 40;

/** The sub-parts of a part as a tree that can be changed; a part that would contain itself is refused. */
export function SubPartsEditor({ partNumber, subParts, onChange }: Props): ReactElement {
  const { data = [] } = useQuery(parts());
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
          onChange={(next) => {
            // The place to add at may be gone.
            setPlace(undefined);
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
        onTop={() => setPlace(undefined)}
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
  readonly label?: string;
  readonly onChange: (next: readonly SubPart[]) => void;
  readonly onAdd: (path: SubPartPath, number: string) => void;
};

function Branch({ subParts, path, known, root, label, onChange, onAdd }: BranchProps): ReactElement {
  return (
    <ul className={styles.tree} aria-label={label}>
      {subParts.map(({ subPartNumber: number, quantity, presentAsSibling, subParts: below }, index) => {
        const own = [...path, index];
        return (
          // The same part may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${number} ${index}`}>
            <div className={styles.subPart}>
              <input
                type="number"
                min={1}
                step={1}
                aria-label={subPartEditorTexts.quantity(number)}
                value={quantity}
                onChange={(event) =>
                  onChange(
                    changeSubPart(root, own, {
                      quantity: Math.max(1, Math.round(event.currentTarget.valueAsNumber) || 1),
                    }),
                  )
                }
              />
              <strong className="number">{number}</strong>
              <span>{known.get(number)?.label}</span>
              <label>
                <input
                  type="checkbox"
                  aria-label={subPartEditorTexts.sibling(number)}
                  checked={presentAsSibling}
                  onChange={() => onChange(changeSubPart(root, own, { presentAsSibling: !presentAsSibling }))}
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
                onClick={() => onChange(withoutSubPart(root, own))}
              >
                {subPartEditorTexts.removeShort}
              </Button>
            </div>
            {below.length > 0 && (
              <Branch
                subParts={below}
                path={own}
                known={known}
                root={root}
                onChange={onChange}
                onAdd={onAdd}
              />
            )}
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
  /** The sub-part below which one is added; undefined for the top. */
  readonly below: { readonly path: SubPartPath; readonly number: string } | undefined;
  readonly onTop: () => void;
  readonly onAdd: (next: readonly SubPart[]) => void;
};

function Addition({ field, known, partNumber, subParts, below, onTop, onAdd }: AdditionProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const subPartsOf = useSubPartsOf();
  const wanted = typed.trim().toUpperCase();
  const add = async (): Promise<void> => {
    if (wanted === '') return;
    setError(undefined);
    if (wanted !== partNumber && !known.has(wanted)) return setError(subPartEditorTexts.unknown(wanted));
    const next = withSubPart(subParts, below?.path ?? [], wanted);
    try {
      const others = await subPartsOf(wanted === partNumber ? [] : subPartNumbers(next));
      const cycle = subPartCycleError(partNumber, next, (number) => others.get(number) ?? []);
      if (cycle) return setError(cycle);
    } catch {
      return setError(subPartEditorTexts.unread(wanted));
    }
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
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={id}>
        {wanted !== '' &&
          [...known.values()]
            .filter((each) => `${each.partNumber} ${each.label}`.toUpperCase().includes(wanted))
            .slice(0, offered)
            .map((each) => (
              <option key={each.partNumber} value={each.partNumber}>
                {each.label}
              </option>
            ))}
      </datalist>
      <Button variant="default" onClick={() => void add()}>
        {subPartEditorTexts.add}
      </Button>
      {below && (
        <Button variant="default" onClick={onTop}>
          {subPartEditorTexts.top}
        </Button>
      )}
    </div>
  );
}

/** Reads what parts consist of, and what those consist of in turn. */
function useSubPartsOf() {
  const client = useQueryClient();
  return async (numbers: readonly string[]): Promise<ReadonlyMap<string, readonly SubPart[]>> => {
    const found = new Map<string, readonly SubPart[]>();
    let wanted = numbers;
    while (wanted.length > 0) {
      const level = wanted;
      // Each level is known once the one above it has been read.
      // oxlint-disable-next-line no-await-in-loop
      const read = await Promise.all(level.map((number) => client.fetchQuery(part(number))));
      for (const each of read) found.set(each.partNumber, normalSubParts(each.subParts));
      wanted = [...new Set(level.flatMap((number) => subPartNumbers(found.get(number) ?? [])))].filter(
        (number) => !found.has(number),
      );
    }
    return found;
  };
}
