import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ReactElement, type Ref } from 'react';
import { useFieldArray, useFormState, type Control } from 'react-hook-form';
import { argumentText, argumentTypes } from '~/domain/command/command.ts';
import type { CommandForm } from '~/domain/command/forms.ts';
import { firmwareKeys } from '~/domain/command/listFilter.ts';
import { commandPageTexts } from '~/domain/words/texts/commands.ts';
import { commandList } from '~/queries/commands/commands.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import styles from './Commands.module.css';

type Props = { readonly control: Control<CommandForm> };

const typeOptions = argumentTypes
  .filter((type) => type !== 'NONE')
  .map((value) => ({ value, label: argumentText(value) }));

export function ArgumentFields({ control }: Props): ReactElement {
  const { fields, append, remove } = useFieldArray({ control, name: 'argumentTypes' });
  const { isSubmitting } = useFormState({ control });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="stack">
      {fields.length === 0 && <p className="soft">{commandPageTexts.noArguments}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.argument}>
          <SelectField
            control={control}
            name={`argumentTypes.${index}.type`}
            label={commandPageTexts.argument(index + 1)}
            options={typeOptions}
          />
          <Remove
            label={commandPageTexts.removeArgument(index + 1)}
            disabled={isSubmitting}
            onClick={() => removed(remove, index, add.current)}
          />
        </div>
      ))}
      <Add
        ref={add}
        label={commandPageTexts.addArgument}
        disabled={isSubmitting}
        onClick={() => append({ type: 'NUMBER' })}
      />
    </div>
  );
}

export function FirmwareFields({ control }: Props): ReactElement {
  const { fields, append, remove } = useFieldArray({ control, name: 'firmwareInfos' });
  const { isSubmitting } = useFormState({ control });
  const add = useRef<HTMLButtonElement>(null);
  const { data = [] } = useQuery(commandList());
  const list = useId();
  return (
    <div className="stack">
      <datalist id={list}>
        {firmwareKeys(data).map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      {fields.length === 0 && <p className="soft">{commandPageTexts.noFirmware}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.info}>
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
          <Remove
            label={commandPageTexts.removeFirmware(index + 1)}
            disabled={isSubmitting}
            onClick={() => removed(remove, index, add.current)}
          />
        </div>
      ))}
      <Add
        ref={add}
        label={commandPageTexts.addFirmware}
        disabled={isSubmitting}
        onClick={() => append({ firmware: '', fromVersion: '', toVersion: '' })}
      />
    </div>
  );
}

/** Takes a row out. Its button goes with it, so the focus goes to the one that adds another. */
function removed(remove: (index: number) => void, index: number, next: HTMLElement | null): void {
  next?.focus();
  remove(index);
}

type ButtonProps = {
  readonly label: string;
  /** While the form is saved: what was added or taken out then would not be in it. */
  readonly disabled: boolean;
  readonly onClick: () => void;
};

const Add = ({
  label,
  disabled,
  onClick,
  ref,
}: ButtonProps & { readonly ref: Ref<HTMLButtonElement> }): ReactElement => (
  <div>
    <Button
      ref={ref}
      variant="default"
      size="xs"
      leftSection={<IconPlus size={15} aria-hidden />}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </Button>
  </div>
);

const Remove = ({ label, disabled, onClick }: ButtonProps): ReactElement => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <IconX size={17} aria-hidden />
  </ActionIcon>
);
