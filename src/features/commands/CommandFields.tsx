import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactNode } from 'react';
import { useFieldArray, useFormState, type Control } from 'react-hook-form';
import { formatArgumentType, argumentTypes } from '~/domain/command/command.ts';
import type { CommandFormValues } from '~/domain/command/forms.ts';
import { listFirmwareKeys } from '~/domain/command/listFilter.ts';
import { commandPageTexts } from '~/domain/words/texts/commands.ts';
import { commandsQuery } from '~/queries/commands/commands.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import styles from './Commands.module.css';

type Props = { readonly control: Control<CommandFormValues> };

const typeOptions = argumentTypes
  .filter((type) => type !== 'NONE')
  .map((value) => ({ value, label: formatArgumentType(value) }));

export function ArgumentFields({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'argumentTypes' });
  return (
    <FieldRows
      control={control}
      fields={fields}
      className={styles.argument}
      none={commandPageTexts.noArguments}
      add={commandPageTexts.addArgument}
      onAdd={() => append({ type: 'NUMBER' })}
      remove={commandPageTexts.removeArgument}
      onRemove={remove}
    >
      {(index) => (
        <SelectField
          control={control}
          name={`argumentTypes.${index}.type`}
          label={commandPageTexts.argument(index + 1)}
          options={typeOptions}
        />
      )}
    </FieldRows>
  );
}

export function CommandFirmwareFields({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'firmwareInfos' });
  const { data = [] } = useQuery(commandsQuery());
  const list = useId();
  return (
    <>
      <datalist id={list}>
        {listFirmwareKeys(data).map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      <FieldRows
        control={control}
        fields={fields}
        className={styles.info}
        none={commandPageTexts.noFirmware}
        add={commandPageTexts.addFirmware}
        onAdd={() => append({ firmware: '', fromVersion: '', toVersion: '' })}
        remove={commandPageTexts.removeFirmware}
        onRemove={remove}
      >
        {(index) => (
          <>
            <TextField
              control={control}
              name={`firmwareInfos.${index}.firmware`}
              label={commandPageTexts.infoFirmware(index + 1)}
              list={list}
            />
            <TextField
              control={control}
              name={`firmwareInfos.${index}.fromVersion`}
              label={commandPageTexts.from}
              aria-label={commandPageTexts.infoFrom(index + 1)}
            />
            <TextField
              control={control}
              name={`firmwareInfos.${index}.toVersion`}
              label={commandPageTexts.to}
              aria-label={commandPageTexts.infoTo(index + 1)}
              placeholder={commandPageTexts.openEnd}
            />
          </>
        )}
      </FieldRows>
    </>
  );
}

type RowsProps = Props & {
  readonly fields: readonly { readonly id: string }[];
  readonly className: string | undefined;
  readonly none: string;
  readonly add: string;
  readonly onAdd: () => void;
  /** Label of the button that removes the row of this number, from 1. */
  readonly remove: (number: number) => string;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
};

/** Rows cannot be added or removed during a save: the request would not contain the change. */
function FieldRows(props: RowsProps) {
  const { control, fields, className, none, add, onAdd, remove, onRemove, children } = props;
  const { isSubmitting } = useFormState({ control });
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <div className="stack">
      {fields.length === 0 && <p className="soft">{none}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className={className}>
          {children(index)}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={remove(index + 1)}
            title={remove(index + 1)}
            disabled={isSubmitting}
            onClick={() => {
              // The focused button unmounts with its row.
              adder.current?.focus();
              onRemove(index);
            }}
          >
            <IconX size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          ref={adder}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={isSubmitting}
          onClick={onAdd}
        >
          {add}
        </Button>
      </div>
    </div>
  );
}
