import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getColumnKey, type AccessMatrices } from '~/domain/access/matrix.ts';
import {
  findConflictingCells,
  applyMatrixEdits,
  filterEffectiveEdits,
  reverseMatrixEdits,
  planWriteSteps,
  type MatrixEdits,
  type ConcurrentCellChange,
  type WriteStep,
} from '~/domain/access/matrixEdits.ts';
import {
  formatMatrixColumn,
  buildColumnReviews,
  formatWriteStep,
  hasOwnAccessLoss,
  formatCellValue,
  getConfirmationPhrase,
} from '~/domain/access/matrixReview.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { fetchFreshMatrices, writeMatrixColumn } from '~/queries/access/matrices.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { useMe } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import {
  UserFacingError,
  abortIfClosed,
  useSubmit,
  type OpenCheck,
  type SubmitAction,
} from '~/ui/modal/useSubmit.ts';
import { notify } from '~/platform/notices.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import styles from './Roles.module.css';

type Props = {
  readonly client: QueryClient;
  readonly now: AccessMatrices;
  readonly edits: MatrixEdits;
  /** Called before the first write, with the edits that undo all of it. */
  readonly onApply: (undo: MatrixEdits) => void;
  /** Called after each write, with the edits that remain to be written. */
  readonly onWritten: (left: MatrixEdits) => void;
};

export function openRoleChangeReview(props: Props): void {
  openModal({ title: roleTexts.reviewTitle, size: 760, body: <Review {...props} /> });
}

const isOf = (step: WriteStep, { kind, ...column }: MatrixEdits[number]): boolean =>
  kind === step.kind && getColumnKey(column) === getColumnKey(step);

function Review(props: Props) {
  const { edits } = props;
  const { seen, objection, busy, attempt, steps, calls, apply } = useApply(props);
  const { units } = useMe();
  const [typed, setTyped] = useState('');
  const word = getConfirmationPhrase(edits);
  const refusal = word !== undefined && typed.trim() !== word ? roleTexts.wrongWord(word) : undefined;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined) void attempt(apply);
      }}
    >
      <Scroller label={roleTexts.changes} className={styles.columns}>
        <ul>
          {buildColumnReviews(edits, seen, calls, config.productCode).map(
            ({ title, gains, loses, affected }) => (
              <li key={title}>
                <strong>{title}</strong>
                {gains.map((each) => (
                  <p key={each} data-tone="gain">
                    {roleTexts.gains(each)}
                  </p>
                ))}
                {loses.map((each) => (
                  <p key={each} data-tone="loss">
                    {roleTexts.loses(each)}
                  </p>
                ))}
                <p>{affected}</p>
              </li>
            ),
          )}
        </ul>
      </Scroller>
      {hasOwnAccessLoss(units, edits, seen, config.productCode) && (
        <p className={styles.warning}>{roleTexts.ownLoss}</p>
      )}
      {(busy || steps.isShown) && <StepList steps={steps.shown} />}
      {word !== undefined && (
        <TextInput
          label={roleTexts.typeWord(word)}
          value={typed}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <SubmitErrorMessage objection={objection} />
      <FormActions
        action={steps.begun || (steps.isShown && !busy) ? roleTexts.resume : roleTexts.apply}
        busy={busy}
        refusal={refusal}
        over={objection?.final ?? false}
      />
    </form>
  );
}

function cellLine({ realm, role, row, before, after, isEdited }: ConcurrentCellChange): string {
  const column = formatMatrixColumn({ realm, role }, config.productCode);
  const cell = roleTexts.movedCell(column, row, formatCellValue(before), formatCellValue(after));
  return isEdited ? roleTexts.movedEdited(cell) : cell;
}

function useApply({ client, now, edits, onApply, onWritten }: Props) {
  // Baseline of the review: conflicts are computed against what it displays.
  const [seen, setSeen] = useState(now);
  const done = useRef<readonly WriteStep[]>([]);
  const isTried = useRef(false);
  const calls = planWriteSteps(edits);
  const steps = useSteps<AccessMatrices>(calls.map((call) => formatWriteStep(call, config.productCode)));
  const { busy, objection, attempt } = useSubmit();
  const update = updateIfUnchanged<AccessMatrices>({
    baseline: { known: () => seen, see: setSeen },
    read: async () => {
      const read = await fetchFreshMatrices(client);
      if (!read) throw new UserFacingError(roleTexts.refused);
      return read;
    },
    compare: (known, read) => {
      const rest = edits.filter((edit) => !done.current.some((step) => isOf(step, edit)));
      return findConflictingCells(known, read, rest).map(cellLine);
    },
    refusal: (read) =>
      filterEffectiveEdits(edits, read).length === 0 && !isTried.current ? roleTexts.nothingLeft : undefined,
    texts: { gone: roleTexts.refused, changed: <strong>{roleTexts.moved}</strong>, goOn: roleTexts.movedOn },
  });

  const write = async (read: AccessMatrices, isOpen: OpenCheck): Promise<void> => {
    if (!isTried.current) onApply(reverseMatrixEdits(edits, read));
    isTried.current = true;
    const wanted = applyMatrixEdits(read, edits);
    const result = await steps.run(
      calls.map((call) => ({
        label: formatWriteStep(call, config.productCode),
        run: abortIfClosed(isOpen, async (found: AccessMatrices) => {
          await writeMatrixColumn(client, call, wanted);
          done.current = [...done.current, call];
          onWritten(edits.filter((edit) => !done.current.some((each) => isOf(each, edit))));
          return found;
        }),
      })),
      wanted,
    );
    if (result) notify(createSuccessNotice(roleTexts.applied(edits.length)));
    else if (isOpen()) throw new UserFacingError(roleTexts.stepFailed);
    else notify(createNotice('INFO', { body: roleTexts.stopped(done.current.length, calls.length) }));
  };
  const apply: SubmitAction = (isOpen) => update(isOpen, (read) => write(read, isOpen));
  return { seen, objection, busy, attempt, steps, calls, apply };
}
