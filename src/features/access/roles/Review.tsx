import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { columnKey, type Matrices } from '~/domain/access/matrix.ts';
import {
  conflictingCells,
  edited,
  openEdits,
  reversed,
  writeSteps,
  type Edits,
  type MovedCell,
  type WriteStep,
} from '~/domain/access/matrixEdits.ts';
import {
  columnText,
  reviewOf,
  stepText,
  takesFrom,
  valueText,
  wordToType,
} from '~/domain/access/matrixReview.ts';
import { notice, successNotice } from '~/domain/notice/notices.ts';
import { roleTexts } from '~/domain/words/texts/roles.ts';
import { config } from '~/config.ts';
import { fetchFreshMatrices, writeMatrixColumn } from '~/queries/access/matrices.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { useMe } from '~/session/me.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { openModal } from '~/platform/modals.ts';
import { SubmitErrorMessage } from '~/ui/modal/ObjectionNote.tsx';
import {
  UserFacingError,
  abortIfClosed,
  useSubmit,
  type OpenCheck,
  type SubmitAction,
} from '~/ui/modal/useAttempt.ts';
import { notify } from '~/platform/notices.ts';
import { Scroller } from '~/ui/Scroller.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useSteps } from '~/ui/steps/useSteps.ts';
import styles from './Roles.module.css';

type Props = {
  readonly client: QueryClient;
  readonly now: Matrices;
  readonly edits: Edits;
  /** Is told, before the first call, the edits that take everything back. */
  readonly onApply: (undo: Edits) => void;
  /** Is told, after each call, the edits that are still to be written. */
  readonly onWritten: (left: Edits) => void;
};

export function openReview(props: Props): void {
  openModal({ title: roleTexts.reviewTitle, size: 760, body: <Review {...props} /> });
}

const isOf = (step: WriteStep, { kind, ...column }: Edits[number]): boolean =>
  kind === step.kind && columnKey(column) === columnKey(step);

function Review(props: Props) {
  const { edits } = props;
  const { seen, objection, busy, attempt, steps, calls, apply } = useApply(props);
  const { units } = useMe();
  const [typed, setTyped] = useState('');
  const word = wordToType(edits);
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
          {reviewOf(edits, seen, calls, config.productCode).map(({ title, gains, loses, affected }) => (
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
          ))}
        </ul>
      </Scroller>
      {takesFrom(units, edits, seen, config.productCode) && (
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

function cellLine({ realm, role, row, before, after, isEdited }: MovedCell): string {
  const column = columnText({ realm, role }, config.productCode);
  const cell = roleTexts.movedCell(column, row, valueText(before), valueText(after));
  return isEdited ? roleTexts.movedEdited(cell) : cell;
}

function useApply({ client, now, edits, onApply, onWritten }: Props) {
  // What the review says is made of the same reading as what is said to have changed.
  const [seen, setSeen] = useState(now);
  const done = useRef<readonly WriteStep[]>([]);
  const isTried = useRef(false);
  const calls = writeSteps(edits);
  const steps = useSteps<Matrices>(calls.map((call) => stepText(call, config.productCode)));
  const { busy, objection, attempt } = useSubmit();
  const update = updateIfUnchanged<Matrices>({
    baseline: { known: () => seen, see: setSeen },
    read: async () => {
      const read = await fetchFreshMatrices(client);
      if (!read) throw new UserFacingError(roleTexts.refused);
      return read;
    },
    compare: (known, read) => {
      const rest = edits.filter((edit) => !done.current.some((step) => isOf(step, edit)));
      return conflictingCells(known, read, rest).map(cellLine);
    },
    refusal: (read) =>
      openEdits(edits, read).length === 0 && !isTried.current ? roleTexts.nothingLeft : undefined,
    texts: { gone: roleTexts.refused, changed: <strong>{roleTexts.moved}</strong>, goOn: roleTexts.movedOn },
  });

  const write = async (read: Matrices, isOpen: OpenCheck): Promise<void> => {
    if (!isTried.current) onApply(reversed(edits, read));
    isTried.current = true;
    const wanted = edited(read, edits);
    const result = await steps.run(
      calls.map((call) => ({
        label: stepText(call, config.productCode),
        run: abortIfClosed(isOpen, async (found: Matrices) => {
          await writeMatrixColumn(client, call, wanted);
          done.current = [...done.current, call];
          onWritten(edits.filter((edit) => !done.current.some((each) => isOf(each, edit))));
          return found;
        }),
      })),
      wanted,
    );
    if (result) notify(successNotice(roleTexts.applied(edits.length)));
    else if (isOpen()) throw new UserFacingError(roleTexts.stepFailed);
    else notify(notice('INFO', { body: roleTexts.stopped(done.current.length, calls.length) }));
  };
  const apply: SubmitAction = (isOpen) => update(isOpen, (read) => write(read, isOpen));
  return { seen, objection, busy, attempt, steps, calls, apply };
}
