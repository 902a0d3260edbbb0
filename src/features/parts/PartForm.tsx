import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { resolveEnumValue } from '~/domain/part/enumerations.ts';
import {
  toPartDraft,
  findUnsentFacts,
  createPartDraft,
  createPartFormSchema,
  type PartDraft,
  type PartFormValues,
  isStateWithoutData,
} from '~/domain/part/form.ts';
import {
  pushHistoryStep,
  createEditHistory,
  validateOutputs,
  redoStep,
  undoStep,
  type Output,
} from '~/domain/part/outputs.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import type { PartDetail } from '~/queries/parts/parts.ts';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { focusInvalidField, focusSubmitter } from '~/ui/form/focusInvalidField.ts';
import { RestoredDraftNotice } from '~/ui/form/RestoredDraftNotice.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { useDeferredMount } from '~/ui/list/useDeferredMount.ts';
import { SubmitErrorMessage } from '~/ui/modal/SubmitErrorMessage.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { StepList } from '~/ui/steps/StepList.tsx';
import { useFocusFallback } from '~/platform/focus/useFocusFallback.ts';
import { useMarkUnsaved } from '~/platform/unsaved.ts';
import { OutputsGrid } from './OutputsGrid.tsx';
import { PartFieldsPanel } from './PartFieldsPanel.tsx';
import { SubPartsEditor } from './SubPartsEditor.tsx';
import { usePersistPartBaseline, usePartDraft, useSavePart, type PartSaveState } from './useSavePart.ts';
import { usePartTypes } from './useSubPartsLoader.ts';
import formStyles from '~/ui/form/Form.module.css';

type Props = {
  readonly partNumber: string;
  readonly seen: PartDetail | undefined;
  readonly onLeave: (isSaved: boolean) => void;
};

/** Saves data, outputs and sub-parts in separate calls, in the order the CMS requires. */
export function PartForm(props: Props) {
  // Discarding remounts the form, since its state is spread over several hooks.
  const [round, setRound] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} {...keptFocus}>
      <EditedPart key={round} {...props} onDiscard={() => setRound(round + 1)} />
    </div>
  );
}

type RoundProps = Props & { readonly onDiscard: () => void };

function useEditedPart({ partNumber, seen, onLeave, onDiscard }: RoundProps) {
  const kept = usePartDraft(seen ? toPartDraft(seen) : createPartDraft(partNumber));
  const { before: first, lists } = kept;
  const { outputs: _, subParts: __, partNumber: ___, ...fields } = first;
  const form = useZodForm<PartFormValues>(createPartFormSchema(seen !== undefined), fields, {
    draft: kept.name,
  });
  const [history, setHistory] = useState(() => createEditHistory(lists.outputs));
  const [typed, setTyped] = useState<readonly Output[]>();
  const outputs = typed ?? history.present;
  const { subParts } = lists;
  const [areListsRestored] = useState(kept.isChanged);
  const types = usePartTypes();
  const partState = useWatch({ control: form.control, name: 'partState' });
  const errors = validateOutputs(outputs, first.outputs);
  const saving = useSavePart({ first, isKnown: seen !== undefined, partState });
  useMarkUnsaved(kept.isChanged);
  usePersistPartBaseline(first, kept.isChanged || form.formState.isDirty || typed !== undefined);
  const setOutputs = (next: typeof history): void => {
    setHistory(next);
    kept.keep({ outputs: next.present, subParts });
  };
  const leave = (isSaved: boolean): void => {
    kept.forget();
    onLeave(isSaved);
  };
  const draftWith = (values: PartFormValues): PartDraft => ({
    ...values,
    partType: resolveEnumValue(types, values.partType),
    partNumber,
    outputs,
    subParts,
  });
  const onSave = async (values: PartFormValues): Promise<void> => {
    if (errors.length > 0) return;
    await saving.save(draftWith(values), ({ stored, unsent }) => {
      if (unsent.length > 0) {
        kept.rebase(stored);
        form.resetField('partState', { defaultValue: stored.partState });
        return;
      }
      form.reset(values);
      leave(true);
    });
  };
  return {
    form,
    first,
    kept,
    partState,
    errors,
    history,
    setOutputs,
    onTyped: (next: readonly Output[] | undefined): void => {
      setTyped(next);
      kept.keepUnseen(next && { outputs: next, subParts });
    },
    saving,
    draftWith,
    onSave,
    leave,
    restored: {
      isShown: form.restored.isShown || areListsRestored,
      discard: () => {
        kept.forget();
        onDiscard();
      },
    },
  };
}

function EditedPart(props: RoundProps) {
  const { partNumber, seen } = props;
  const edit = useEditedPart(props);
  const { form, first, partState, errors, history, setOutputs, saving, kept } = edit;
  const isStateAlone = seen !== undefined && isStateWithoutData(partState);
  const isLocked = saving.steps.begun || saving.steps.busy || saving.busy;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        if (focusInvalidField(event)) return;
        focusSubmitter(event);
        saving.submit(form.handleSubmit(edit.onSave))(event);
      }}
    >
      <fieldset className="stack" disabled={isLocked}>
        <RestoredDraftNotice restored={edit.restored} />
        <PartFieldsPanel
          control={form.control}
          partNumber={partNumber}
          before={seen && first}
          partState={partState}
          unsent={isStateAlone ? findUnsentFacts(first, edit.draftWith(form.getValues())) : []}
        />
        <fieldset className="stack" disabled={isStateAlone}>
          <LaterPanel title={partFormTexts.outputs}>
            <OutputsGrid
              outputs={history.present}
              errors={errors}
              locked={isLocked || isStateAlone}
              onChange={(next) => setOutputs(pushHistoryStep(history, next))}
              onTyped={edit.onTyped}
              onUndo={history.past.length > 0 ? () => setOutputs(undoStep(history)) : undefined}
              onRedo={history.future.length > 0 ? () => setOutputs(redoStep(history)) : undefined}
            />
          </LaterPanel>
          <LaterPanel title={partFormTexts.subParts}>
            <SubPartsEditor
              partNumber={partNumber}
              subParts={kept.lists.subParts}
              onChange={(next) => kept.keep({ outputs: history.present, subParts: next })}
            />
          </LaterPanel>
        </fieldset>
      </fieldset>
      <div className={formStyles.inSight} data-on-page>
        <SavingState saving={saving} />
        <FormActions
          action={saving.steps.begun ? partFormTexts.resume : commonTexts.save}
          busy={saving.busy}
          refusal={errors.length > 0 ? partFormTexts.cells(errors.length) : undefined}
          before={<Ways saving={saving} onCancel={() => edit.leave(false)} />}
        />
      </div>
    </form>
  );
}

type LaterProps = { readonly title: string; readonly children: ReactNode };

const LaterPanel = ({ title, children }: LaterProps) => (
  <Panel title={title}>{useDeferredMount() ? children : null}</Panel>
);

type WaysProps = { readonly saving: PartSaveState; readonly onCancel: () => void };

const Ways = ({ saving: { steps, callOff }, onCancel }: WaysProps) => (
  <>
    {steps.begun && !steps.busy && (
      <Button variant="default" onClick={steps.startOver}>
        {partFormTexts.startOver}
      </Button>
    )}
    <Button
      variant="default"
      onClick={() => {
        callOff();
        onCancel();
      }}
    >
      {commonTexts.cancel}
    </Button>
  </>
);

const SavingState = ({ saving: { steps, objection } }: { readonly saving: PartSaveState }) => (
  <>
    <SubmitErrorMessage objection={objection} />
    {steps.isShown && <StepList steps={steps.shown} />}
  </>
);
