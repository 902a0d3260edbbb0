import { PageForm } from '~/ui/form/PageForm.tsx';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import {
  commandCatalogues,
  listCommandClasses,
  formatCommandClass,
  commandStates,
  formatCommand,
  type Command,
} from '~/domain/command/command.ts';
import { isSameCommand } from '~/domain/command/firmwareInfo.ts';
import { diffCommand } from '~/domain/command/commandChange.ts';
import { describeConcurrentChanges } from '~/domain/words/sentences.ts';
import {
  createCommandFormSchema,
  toCommandFormValues,
  toCommand,
  type CommandFormValues as Values,
} from '~/domain/command/forms.ts';
import { checkCommandChange } from '~/domain/command/permission.ts';
import { formatState } from '~/domain/words/stateAppearances.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { commandListTexts, commandPageTexts } from '~/domain/words/texts/commands.ts';
import { config } from '~/config.ts';
import { paths } from '~/paths.ts';
import { buildCommandUpdate, fetchFreshCommands, saveCommand } from '~/queries/commands/commands.ts';
import { updateIfUnchanged, type ConditionalUpdate } from '~/queries/updateIfUnchanged.tsx';
import { useActor } from '~/session/me.ts';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import type { Baseline } from '~/ui/form/baseline.ts';
import { useServerForm } from '~/ui/form/useServerForm.ts';
import { UserFacingError, abortIfClosed, type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { PageHeader } from '~/ui/PageHeader.tsx';
import { Panel } from '~/ui/Panel.tsx';
import { useNavigateIfStillHere } from '~/platform/routing/useNavigateIfStillHere.ts';
import { ArgumentFields, CommandFirmwareFields } from './CommandFields.tsx';
import { commandPath } from './commandPath.ts';

type Props = { readonly command: Command; readonly isNew?: boolean };

type Entry = {
  readonly client: QueryClient;
  readonly command: Command;
  readonly baseline: Baseline<Values>;
};

const findCommand = async (client: QueryClient, command: Command): Promise<Command | undefined> =>
  (await fetchFreshCommands(client)).find((each) => formatCommand(each) === formatCommand(command));

const updateCommandIfUnchanged = ({ client, command, baseline }: Entry): ConditionalUpdate<Command> =>
  updateIfUnchanged<Command>({
    baseline: {
      known: (now) => toCommand(baseline.known(toCommandFormValues(now))),
      see: (now) => baseline.see(toCommandFormValues(now)),
    },
    read: () => findCommand(client, command),
    compare: (seen, now) =>
      isSameCommand(seen, now) ? [] : describeConcurrentChanges(diffCommand(seen, now)),
    texts: {
      gone: commandPageTexts.gone(command),
      changed: commandPageTexts.changed(command),
      goOn: commandPageTexts.saveOver,
    },
  });

/** Changes by other people are shown as a conflict first; a second submit overwrites them. */
export function CommandForm({ command, isNew = false }: Props) {
  const client = useQueryClient();
  const onward = useNavigateIfStillHere();
  const draft = isNew ? 'command' : `command ${formatCommand(command)}`;
  const schema = useMemo(() => createCommandFormSchema(command.firmwareInfos), [command.firmwareInfos]);
  const form = useServerForm(schema, toCommandFormValues(command), draft);
  const { control, baseline, settle, setFocus } = form;
  useEffect(() => setFocus(isNew ? 'name' : 'commandClass'), [setFocus, isNew]);
  const create = async (typed: ReturnType<typeof toCommand>, isOpen: OpenCheck): Promise<Command> => {
    const now = await findCommand(client, typed);
    // An identical command comes from an attempt whose response was lost: it is not a duplicate.
    if (now && !isSameCommand(now, typed)) throw new UserFacingError(commandPageTexts.exists(typed));
    return abortIfClosed(isOpen, () => saveCommand(client, typed))();
  };
  const save = async (values: Values, isOpen: OpenCheck): Promise<void> => {
    const typed = toCommand(values);
    const write = async (now: Command) => saveCommand(client, buildCommandUpdate(now, typed));
    await (isNew
      ? create(typed, isOpen)
      : updateCommandIfUnchanged({ client, command, baseline })(isOpen, write));
    if (!isOpen()) return;
    settle(values);
    await onward(commandPath(typed), { replace: true });
  };
  return (
    <>
      <PageHeader
        title={isNew ? commandPageTexts.createTitle : commandPageTexts.editTitle(command)}
        trail={[{ label: commandListTexts.title, to: paths.commands() }]}
      />
      <PageForm
        form={form}
        onSubmit={save}
        action={isNew ? commonTexts.create : commonTexts.save}
        decision={checkCommandChange(useActor(), 'commandInsertOrUpdate')}
        cancel={isNew ? paths.commands() : commandPath(command)}
        cancelLabel={commandPageTexts.discard}
        className="stack"
      >
        <Panel title={commandPageTexts.facts}>
          <Facts control={control} isNew={isNew} />
        </Panel>
        <Panel title={commandPageTexts.arguments}>
          <ArgumentFields control={control} />
        </Panel>
        <Panel title={commandPageTexts.firmware}>
          <CommandFirmwareFields control={control} />
        </Panel>
      </PageForm>
    </>
  );
}

const options = (values: readonly string[], text: (value: string) => string = (value) => value) =>
  values.map((value) => ({ value, label: text(value) }));

type FactsProps = { readonly control: Control<Values>; readonly isNew: boolean };

/** Catalogue and name identify a command: they can be entered for a new one only. */
const Facts = ({ control, isNew }: FactsProps) => (
  <div className="stack">
    <div className="fields">
      {isNew && (
        <>
          <SelectField
            control={control}
            name="catalogue"
            label={commandPageTexts.catalogue}
            options={options(commandCatalogues)}
          />
          <TextField
            control={control}
            name="name"
            label={commandPageTexts.name}
            toValue={(typed) => typed.toUpperCase()}
            withAsterisk
          />
        </>
      )}
      <SelectField
        control={control}
        name="commandClass"
        label={commandPageTexts.class}
        options={options(listCommandClasses(config.productCode), formatCommandClass)}
      />
      <SelectField
        control={control}
        name="commandState"
        label={commandPageTexts.state}
        options={options(commandStates, formatState)}
      />
    </div>
    <TextareaField control={control} name="description" label={commandPageTexts.description} />
  </div>
);
