import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
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

/** The arguments of a command, one after the other. */
export function ArgumentFields({ control }: Props): ReactElement {
  const { fields, append, remove } = useFieldArray({ control, name: 'argumentTypes' });
  return (
    <div className={styles.form}>
      {fields.length === 0 && <p className={styles.soft}>{commandPageTexts.noArguments}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.argument}>
          <SelectField
            control={control}
            name={`argumentTypes.${index}.type`}
            label={commandPageTexts.argument(index + 1)}
            options={typeOptions}
          />
          <Remove label={commandPageTexts.removeArgument(index + 1)} onClick={() => remove(index)} />
        </div>
      ))}
      <Add label={commandPageTexts.addArgument} onClick={() => append({ type: 'NUMBER' })} />
    </div>
  );
}

/** The firmware that knows a command, with the versions from and to which it does. */
export function FirmwareFields({ control }: Props): ReactElement {
  const { fields, append, remove } = useFieldArray({ control, name: 'firmwareInfos' });
  const { data = [] } = useQuery(commandList());
  const list = useId();
  return (
    <div className={styles.form}>
      <datalist id={list}>
        {firmwareKeys(data).map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      {fields.length === 0 && <p className={styles.soft}>{commandPageTexts.noFirmware}</p>}
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
          <Remove label={commandPageTexts.removeFirmware(index + 1)} onClick={() => remove(index)} />
        </div>
      ))}
      <Add
        label={commandPageTexts.addFirmware}
        onClick={() => append({ firmware: '', fromVersion: '', toVersion: '' })}
      />
    </div>
  );
}

type ButtonProps = { readonly label: string; readonly onClick: () => void };

const Add = ({ label, onClick }: ButtonProps): ReactElement => (
  <div>
    <Button variant="default" size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  </div>
);

const Remove = ({ label, onClick }: ButtonProps): ReactElement => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={onClick}>
    <IconX size={17} aria-hidden />
  </ActionIcon>
);
