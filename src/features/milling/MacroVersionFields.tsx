import { useMillingChangeDecision } from './MillingLayout.tsx';
import { PageForm } from '~/ui/form/PageForm.tsx';
import { macroTexts } from '~/domain/words/texts/millingMachines.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  listMacroStateChoices,
  macroVersionFormSchema,
  getNextMacroRevision,
  pickMacroVersionFields,
  type MacroVersionFormValues,
} from '~/domain/milling/milling.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { paths } from '~/paths.ts';
import { machinesQuery, type Macro, type MacroVersion } from '~/queries/milling/milling.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import { useServerForm } from '~/ui/form/useServerForm.ts';
import { type OpenCheck } from '~/ui/modal/useSubmit.ts';
import styles from './Milling.module.css';
import { useWatch, type Control } from 'react-hook-form';
import { inspectMacro } from '~/domain/milling/macroInspection.ts';
import { toolpathTexts } from '~/domain/words/texts/toolpath.ts';

type Props = {
  readonly macro: Macro;
  readonly now: MacroVersionFormValues;
  readonly draft: string;
  readonly action: string;
  /** Whether the revision is computed from the chosen machine, as for a new version. */
  readonly numbered?: boolean;
  /** Saves only if unchanged and while the form is open; after a rejection the form keeps its values. */
  readonly save: (
    form: MacroVersionFormValues,
    baseline: Baseline<MacroVersionFormValues>,
    isOpen: OpenCheck,
  ) => Promise<MacroVersion>;
  readonly onSaved?: (saved: MacroVersion) => Promise<void>;
};

export function MacroVersionFields(props: Props) {
  const { macro, now, draft, action, numbered = false, save, onSaved } = props;
  const { data = [] } = useQuery(machinesQuery());
  const form = useServerForm(macroVersionFormSchema, now, draft);
  const { control, setValue, baseline } = form;
  const onSave = async (typed: MacroVersionFormValues, isOpen: OpenCheck): Promise<void> => {
    const saved = await save(typed, baseline, isOpen);
    form.settle(pickMacroVersionFields(saved));
    await onSaved?.(saved);
  };
  return (
    <PageForm
      form={form}
      onSubmit={onSave}
      action={action}
      decision={useMillingChangeDecision()}
      cancel={paths.milling.macro(macro.id)}
      className={`pageForm ${styles.wide}`}
    >
      <div className="fields">
        <SelectField
          control={control}
          name="machineId"
          label={macroTexts.machine}
          placeholder={macroTexts.chooseMachine}
          withAsterisk
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={(machineId) => {
            if (numbered) setValue('revision', getNextMacroRevision(macro.versions, machineId));
          }}
        />
        <TextField control={control} name="revision" label={macroTexts.revision} withAsterisk />
        <SelectField
          control={control}
          name="state"
          label={macroTexts.state}
          description={macroTexts.stateAbout}
          options={listMacroStateChoices(now.state).map((state) => ({
            value: state,
            label: formatState(state),
          }))}
        />
      </div>
      <div className={styles.code}>
        <TextareaField control={control} name="main" label={macroTexts.text} rows={16} withAsterisk />
        <MacroRemarks control={control} />
      </div>
    </PageForm>
  );
}

/** Warnings about the macro text while it is typed; they do not prevent saving. */
function MacroRemarks({ control }: { readonly control: Control<MacroVersionFormValues> }) {
  const text = useDeferredValue(useWatch({ control, name: 'main' }));
  const found = useMemo(() => inspectMacro(text), [text]);
  return (
    <ul className={styles.remarks} aria-label={macroTexts.checks} aria-live="polite">
      {found?.results.map(({ check, outcome, sentence }) => (
        <li key={check} data-outcome={outcome}>
          {toolpathTexts.outcome(toolpathTexts.outcomes[outcome])}
          {sentence}
        </li>
      ))}
      {found?.problems.map(({ line, sentence }) => (
        <li key={`${line} ${sentence}`} data-outcome="FAILED">
          {macroTexts.problem(line, sentence)}
        </li>
      ))}
    </ul>
  );
}
