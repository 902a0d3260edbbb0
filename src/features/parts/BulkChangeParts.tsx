import '@mantine/core/styles/Input.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { memo, useState, type FormEvent, type ReactElement } from 'react';
import { partStates } from '~/domain/part/enumerations.ts';
import type { BulkPartChange } from '~/domain/part/form.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { changePartTexts } from '~/domain/words/texts/partAdministration.ts';
import type { Part } from '~/queries/parts/parts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { focusSubmitter } from '~/ui/form/focusInvalidField.ts';
import { openModal } from '~/platform/modals.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { isPendingPartChange, useBulkPartChange, type BulkPartChangeRow } from './useBulkPartChange.ts';
import styles from './Parts.module.css';

export function openBulkChangeParts(chosen: readonly Part[]): void {
  const closing = new AbortController();
  openModal({
    title: changePartTexts.manyTitle(chosen.length),
    size: 760,
    body: <ChangeParts chosen={chosen} closed={closing.signal} />,
    onClosed: () => closing.abort(),
  });
}

type Props = { readonly chosen: readonly Part[]; readonly closed: AbortSignal };

function ChangeParts({ chosen, closed }: Props) {
  const [change, setChange] = useState<BulkPartChange>({});
  const { rows, progress, phase, preview, apply, reset } = useBulkPartChange(chosen, closed);
  const isEmpty = Object.values(change).every((value) => value === undefined || value.trim() === '');
  const set = (next: BulkPartChange): void => {
    setChange({ ...change, ...next });
    reset();
  };
  const open = rows.filter(isPendingPartChange);
  const failed = open.filter(({ standing }) => standing === 'FAILED');
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    focusSubmitter(event);
    if (phase !== 'WORKING') void (phase === 'CHOOSING' ? preview(change) : apply());
  };
  const isOver = phase === 'PREVIEWED' && open.length === 0;
  const changed = rows.filter(({ standing }) => standing !== 'SAME');
  const same = rows.length - changed.length;
  const shown = shownOf(changed);
  useMarkUnsaved(!isEmpty && !isOver);
  return (
    <form noValidate className="stack" onSubmit={onSubmit}>
      <Fields change={change} onChange={set} locked={phase === 'WORKING'} />
      {rows.length > 0 && (
        <Scroller label={changePartTexts.preview} className={styles.changes}>
          <ul className={styles.changed} aria-label={changePartTexts.preview} aria-live="polite">
            {shown.map((row) => (
              <Row key={row.partNumber} row={row} />
            ))}
            {changed.length > shown.length && (
              <li className="soft">{changePartTexts.notShown(changed.length - shown.length)}</li>
            )}
          </ul>
        </Scroller>
      )}
      {progress && (
        <p className={styles.progress}>
          <progress aria-label={changePartTexts.progress} value={progress.done} max={progress.all} />
          <span>{changePartTexts.progressOf(progress.done, progress.all)}</span>
        </p>
      )}
      {same > 0 && <p className="soft">{changePartTexts.unaffected(same)}</p>}
      <FormActions
        action={rows.length === 0 ? changePartTexts.preview : actionOf(open.length, failed.length)}
        busy={phase === 'WORKING'}
        refusal={isEmpty ? changePartTexts.nothing : undefined}
        over={isOver}
        endsOnClose
      />
    </form>
  );
}

const maxShown = 200;

/** All parts; of more than `mostShown` the failed and running ones come first. */
function shownOf(rows: readonly BulkPartChangeRow[]): readonly BulkPartChangeRow[] {
  if (rows.length <= maxShown) return rows;
  const isUrgent = ({ standing }: BulkPartChangeRow): boolean =>
    standing === 'FAILED' || standing === 'RUNNING';
  return [...rows.filter(isUrgent), ...rows.filter((row) => !isUrgent(row))].slice(0, maxShown);
}

const actionOf = (open: number, failed: number): string =>
  failed > 0 ? changePartTexts.again(open) : changePartTexts.apply(open);

type FieldsProps = {
  readonly change: BulkPartChange;
  readonly onChange: (next: BulkPartChange) => void;
  readonly locked: boolean;
};

function Fields({ change, onChange, locked }: FieldsProps) {
  const unchanged = { value: '', label: changePartTexts.unchanged };
  return (
    <fieldset className="fields" disabled={locked}>
      <NativeSelect
        label={changePartTexts.newState}
        value={change.partState ?? ''}
        data={[unchanged, ...partStates.map((state) => ({ value: state, label: formatState(state) }))]}
        onChange={(event) => onChange({ partState: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={changePartTexts.addFamily}
        value={change.addedFamily ?? ''}
        data={[unchanged, ...productFamilies.map((family) => ({ value: family, label: family }))]}
        onChange={(event) => onChange({ addedFamily: event.currentTarget.value || undefined })}
      />
      <TextInput
        label={changePartTexts.addTag}
        value={change.addedTag ?? ''}
        onChange={(event) => onChange({ addedTag: event.currentTarget.value.replaceAll(',', '') })}
      />
      <TextInput
        label={changePartTexts.removeTag}
        value={change.removedTag ?? ''}
        onChange={(event) => onChange({ removedTag: event.currentTarget.value })}
      />
    </fieldset>
  );
}

const standings = {
  TO_DO: changePartTexts.waiting,
  RUNNING: changePartTexts.running,
  DONE: changePartTexts.done,
  FAILED: '',
  LEFT_OUT: changePartTexts.leftOut,
  SAME: '',
} as const;

const Row = memo(function Row({ row }: { readonly row: BulkPartChangeRow }): ReactElement {
  const { partNumber, standing, lines, message, remark } = row;
  return (
    <li data-standing={standing}>
      <strong className="number">{partNumber}</strong>
      <span>
        {lines.map((line) => (
          <span key={line} className={styles.changedLine}>
            {line}
          </span>
        ))}
        {remark !== undefined && <span className="soft">{remark}</span>}
        {message !== undefined && <span className={styles.error}>{message}</span>}
      </span>
      <span>{standings[standing]}</span>
    </li>
  );
});
