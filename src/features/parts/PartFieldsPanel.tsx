import type { Control } from 'react-hook-form';
import {
  metaPartTypes,
  partModels,
  partStates,
  formatPartCode,
  mergeUsedValues,
} from '~/domain/part/enumerations.ts';
import { type PartDraft, type PartFormValues, isStateWithoutData } from '~/domain/part/form.ts';
import { productFamilies } from '~/domain/product/families.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { partFormTexts } from '~/domain/words/texts/partAdministration.ts';
import { CheckboxGroupField } from '~/ui/form/CheckboxGroupField.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { AutocompleteField } from '~/ui/form/AutocompleteField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { PartStateImpact } from './PartStateImpact.tsx';
import { usePartTypes } from './useSubPartsLoader.ts';

type Props = {
  readonly control: Control<PartFormValues>;
  readonly partNumber: string;
  readonly before: PartDraft | undefined;
  readonly partState: string;
  /** Labels of changed fields that the CMS does not store in this state. */
  readonly unsent: readonly string[];
};

const optionsOf = (values: readonly string[], text: (value: string) => string) =>
  values.map((value) => ({ value, label: text(value) }));

/** Selects also offer the part's own values that are not in Portal's lists. */
export function PartFieldsPanel({ control, partNumber, before, partState, unsent }: Props) {
  const isChanged = before !== undefined && before.partState !== partState;
  const isStateAlone = before !== undefined && isStateWithoutData(partState);
  return (
    <Panel title={partFormTexts.data}>
      <div className="stack">
        <div className="fields">
          <fieldset className="contents" disabled={isStateAlone}>
            <TextField control={control} name="label" label={partFormTexts.label} withAsterisk />
            <AutocompleteField
              control={control}
              name="partType"
              label={partFormTexts.type}
              suggestions={usePartTypes()}
              withAsterisk
            />
            <SelectField
              control={control}
              name="metaPartType"
              label={partFormTexts.meta}
              options={optionsOf(
                mergeUsedValues(metaPartTypes, [before?.metaPartType ?? '']),
                formatPartCode,
              )}
            />
          </fieldset>
          <SelectField
            control={control}
            name="partState"
            label={partFormTexts.state}
            options={optionsOf(mergeUsedValues(partStates, [before?.partState ?? '']), formatState)}
          />
        </div>
        {isStateAlone && (
          <p className="soft" role="status">
            {partFormTexts.keepsData(formatState(partState))}
            {unsent.length > 0 && <span>{` ${partFormTexts.unsent(unsent)}`}</span>}
          </p>
        )}
        {isChanged && (
          <PartStateImpact partNumber={partNumber} change={{ from: before.partState, to: partState }} />
        )}
        <fieldset className="stack" disabled={isStateAlone}>
          <CheckboxGroupField
            control={control}
            name="familyCompatibility"
            label={partFormTexts.families}
            options={optionsOf(
              mergeUsedValues(productFamilies, before?.familyCompatibility ?? []),
              (family) => family,
            )}
          />
          <CheckboxGroupField
            control={control}
            name="modelCompatibility"
            label={partFormTexts.models}
            options={optionsOf(mergeUsedValues(partModels, before?.modelCompatibility ?? []), formatPartCode)}
          />
          <div className="fields">
            <TextField
              control={control}
              name="tagCloud"
              label={partFormTexts.tags}
              description={partFormTexts.tagsAbout}
            />
            <TextField control={control} name="millingFile" label={partFormTexts.millingFile} />
          </div>
        </fieldset>
      </div>
    </Panel>
  );
}
