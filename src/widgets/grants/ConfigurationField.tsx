import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { mayCall } from '~/domain/access/verdict.ts';
import { defaultFilter } from '~/domain/configuration/filter.ts';
import { firstConfigurations } from '~/queries/configurations/configurations.ts';
import { useActor, useMe } from '~/session/me.ts';
import styles from './ConfigurationField.module.css';

/** Number of configurations that are offered, the last modified first. */
const offered = 20;
/** Pause in typing, in ms, after which the list is asked for again. */
const pause = 200;

type Props<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly description?: string;
  /** The customer whose configurations are offered; any, when empty. */
  readonly accountNumber: string;
};

/** A configuration by its ID: one of those offered, or any other. */
export function ConfigurationField<Values extends FieldValues>(props: Props<Values>): ReactElement {
  const { control, name, label, description, accountNumber } = props;
  const { email } = useMe();
  const {
    field: { ref, ...field },
    fieldState,
    formState,
  } = useController({ control, name });
  const typed: string = field.value;
  const [search] = useDebouncedValue(typed, pause);
  const mayRead = mayCall(useActor(), 'configurationFilter').allowed;
  const filter = {
    ...defaultFilter,
    search,
    sort: 'BY_MODIFIED_DATE_DESC' as const,
    accountNumbers: accountNumber === '' ? [] : [accountNumber],
  };
  const { data = [] } = useQuery({
    ...firstConfigurations(filter, email, offered),
    enabled: mayRead,
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
        <span className={styles.option}>
          <span className="number">{option.value}</span>
          <span className={styles.about}>{about.get(option.value)}</span>
        </span>
      )}
    />
  );
}
