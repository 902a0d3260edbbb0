import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { deviceTypeLabel, deviceTypes, grantableFamilies } from '~/domain/product/families.ts';
import { toSerialNumber } from '~/domain/product/serialNumber.ts';
import { createGrantTexts } from '~/domain/words/texts/grants.ts';
import { RadioGroupField } from '~/ui/form/RadioGroupField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { useSerialNumberScan } from '~/widgets/scan/useSerialNumberScan.ts';
import styles from './CreateGrant.module.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkOperations } from '~/domain/access/decision.ts';
import { defaultConfigurationFilter } from '~/domain/configuration/filter.ts';
import { firstConfigurationsQuery } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import configurationFieldStyles from './ConfigurationField.module.css';

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly family: FieldPath<Values>;
  readonly device: FieldPath<Values>;
  readonly serialNumber: FieldPath<Values>;
};

export function ProductFields<Values extends FieldValues>(props: Props<Values>) {
  const { control, family, device, serialNumber } = props;
  const { field } = useController({ control, name: serialNumber });
  useSerialNumberScan((scanned) => {
    field.onChange(scanned);
    return true;
  });
  return (
    <>
      <div className={styles.pair}>
        <RadioGroupField
          control={control}
          name={family}
          label={createGrantTexts.family}
          options={grantableFamilies.map((value) => ({ value, label: value }))}
        />
        <RadioGroupField
          control={control}
          name={device}
          label={createGrantTexts.device}
          options={deviceTypes.map((value) => ({ value, label: deviceTypeLabel[value] }))}
        />
      </div>
      <TextField
        control={control}
        name={serialNumber}
        label={createGrantTexts.serialNumber}
        description={createGrantTexts.aboutSerialNumber}
        inputMode="numeric"
        toWhole={toSerialNumber}
      />
    </>
  );
}

const offered = 20;
/** Debounce of the search, in ms. */
const pause = 200;

type ConfigurationFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  /** The customer whose configurations are offered; all when empty. */
  readonly accountNumber: string;
};

export function ConfigurationIdField<Values extends FieldValues>(props: ConfigurationFieldProps<Values>) {
  const { control, name, label, description, accountNumber } = props;
  const { email } = useMe();
  const {
    field: { ref, ...field },
    fieldState,
    formState,
  } = useController({ control, name });
  const typed: string = field.value;
  const [search] = useDebouncedValue(typed, pause);
  const canRead = checkOperations(useActor(), 'configurationFilter').allowed;
  const filter = {
    ...defaultConfigurationFilter,
    search,
    sort: 'BY_MODIFIED_DATE_DESC' as const,
    accountNumbers: accountNumber === '' ? [] : [accountNumber],
  };
  const { data = [] } = useQuery({
    ...firstConfigurationsQuery(filter, email, offered),
    enabled: canRead,
    placeholderData: (before) => before,
  });
  const about = new Map(
    data.map((each) => [each.configurationId, each.userDefinedName || each.configurationName]),
  );
  return (
    <Autocomplete
      label={label}
      description={description}
      data={[...about.keys()]}
      filter={({ options }) => options}
      ref={ref}
      value={typed}
      onChange={field.onChange}
      onBlur={field.onBlur}
      readOnly={formState.isSubmitting}
      error={fieldState.error?.message}
      spellCheck={false}
      renderOption={({ option }) => (
        <span className={configurationFieldStyles.option}>
          <span className="number">{option.value}</span>
          <span className={configurationFieldStyles.about}>{about.get(option.value)}</span>
        </span>
      )}
    />
  );
}
