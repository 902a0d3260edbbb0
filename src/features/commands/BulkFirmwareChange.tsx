import { SubmitForm } from '~/ui/modal/SubmitForm.tsx';
import '@mantine/core/styles/Button.css';
import { Button } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  planBulkChanges,
  findConcurrentCommandChanges,
  type CommandChange,
} from '~/domain/command/commandChange.ts';
import { formatCommand, type FirmwareInfo } from '~/domain/command/command.ts';
import { formatFirmwareKey, mergeKinds } from '~/domain/command/firmwareInfo.ts';
import {
  bulkChangeFormSchema,
  toFirmwareInfo,
  toMergeKind,
  type BulkChangeFormValues,
} from '~/domain/command/forms.ts';
import { formatConjunction } from '~/domain/words/lists.ts';
import { commandGridTexts } from '~/domain/words/texts/commands.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import {
  buildCommandUpdate,
  fetchFreshCommands,
  replaceCommandsMutation,
  type CommandRow,
} from '~/queries/commands/commands.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { FormActions } from '~/ui/form/FormActions.tsx';
import { SelectField } from '~/ui/form/SelectField.tsx';
import { TextField } from '~/ui/form/TextField.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { useZodForm } from '~/ui/form/useZodForm.ts';
import { openModal } from '~/platform/modals.ts';
import { useSubmit, type SubmitAction } from '~/ui/modal/useSubmit.ts';
import { focusOnMount } from '~/platform/focus/focus.ts';
import gridStyles from './CommandGrid.module.css';

export function openBulkFirmwareChange(chosen: readonly CommandRow[], keys: readonly string[]): void {
  openModal({
    title: commandGridTexts.changeTitle(chosen.length),
    size: 720,
    body: <BulkChange chosen={chosen} keys={keys} />,
  });
}

type Props = { readonly chosen: readonly CommandRow[]; readonly keys: readonly string[] };
type Change = CommandChange<CommandRow>;

function changesOf(chosen: readonly CommandRow[], form: BulkChangeFormValues): readonly Change[] {
  const kind = toMergeKind(form);
  const info = toFirmwareInfo(form);
  if (!info) return [];
  return planBulkChanges(chosen, new Set(chosen.map(formatCommand)), kind, info);
}

function BulkChange({ chosen, keys }: Props) {
  // Null after the return from the preview: the form then takes the focus, as the "Back" button is unmounted.
  const [changes, setChanges] = useState<readonly Change[] | null>();
  const { control, handleSubmit } = useZodForm(bulkChangeFormSchema, {
    kind: 'ADD',
    firmware: keys[0] ?? '',
    fromVersion: '',
    toVersion: '',
  });
  const isRemoval = useWatch({ control, name: 'kind' }) === 'REMOVE';
  const list = useId();
  if (changes) return <Preview changes={changes} onBack={() => setChanges(null)} />;
  return (
    <form
      noValidate
      className="stack"
      tabIndex={-1}
      ref={changes === null ? focusOnMount : undefined}
      aria-label={commandGridTexts.kind}
      onSubmit={(event) => void handleSubmit((form) => setChanges(changesOf(chosen, form)))(event)}
    >
      <SelectField
        control={control}
        name="kind"
        label={commandGridTexts.kind}
        options={mergeKinds.map((kind) => ({ value: kind, label: commandGridTexts.kinds[kind] }))}
      />
      <datalist id={list}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
      <TextField
        control={control}
        name="firmware"
        label={commandGridTexts.firmware}
        description={commandGridTexts.firmwareAbout}
        list={list}
      />
      {!isRemoval && (
        <div className="fields">
          <TextField control={control} name="fromVersion" label={commandGridTexts.from} />
          <TextField control={control} name="toVersion" label={commandGridTexts.to} />
        </div>
      )}
      <FormActions action={commandGridTexts.preview} busy={false} />
    </form>
  );
}

const infosText = (infos: readonly FirmwareInfo[], of: ReadonlySet<string>): string =>
  infos
    .filter((info) => of.has(formatFirmwareKey(info)))
    .map(({ firmwareName, fromVersion, toVersion }) =>
      commandGridTexts.info(firmwareName, fromVersion, toVersion),
    )
    .join(', ') || commandGridTexts.none;

function firmwareOf({ before, after }: Change): ReadonlySet<string> {
  const own = new Set(before.firmwareInfos);
  const next = new Set(after.firmwareInfos);
  return new Set(
    [
      ...before.firmwareInfos.filter((info) => !next.has(info)),
      ...after.firmwareInfos.filter((info) => !own.has(info)),
    ].map(formatFirmwareKey),
  );
}

function replaceAll(client: QueryClient, changes: readonly Change[]): SubmitAction {
  const wanted = changes.map(({ after }) => after);
  const replacement = replaceCommandsMutation(wanted.length);
  const update = updateIfUnchanged<readonly CommandRow[]>({
    baseline: createBaseline<readonly CommandRow[]>(changes.map(({ before }) => before)),
    read: () => fetchFreshCommands(client),
    compare: (seen, now) => findConcurrentCommandChanges(seen, now).length > 0,
    texts: {
      gone: commandGridTexts.nothing,
      changed: (now) =>
        commandGridTexts.stale(
          formatConjunction(
            findConcurrentCommandChanges(
              changes.map(({ before }) => before),
              now,
            ),
          ),
        ),
      isFinal: true,
    },
  });
  return (isOpen) =>
    update(
      isOpen,
      async (now) => {
        const stored = new Map(now.map((command) => [formatCommand(command), command]));
        const bodyOf = ({ before, after }: Change) =>
          buildCommandUpdate(stored.get(formatCommand(before)) ?? before, after);
        return executeMutation(client, replacement, { body: changes.map(bodyOf) });
      },
      {
        arrival: {
          isDone: (now) => findConcurrentCommandChanges(wanted, now).length === 0,
          done: () => applyMutationEffects(client, replacement),
          byAnybody: true,
        },
      },
    );
}

type PreviewProps = { readonly changes: readonly Change[]; readonly onBack: () => void };

function Preview({ changes, onBack }: PreviewProps) {
  const client = useQueryClient();
  return (
    <SubmitForm
      className="stack"
      attempt={useSubmit()}
      run={replaceAll(client, changes)}
      action={commandGridTexts.apply(changes.length)}
      refusal={changes.length === 0 ? '' : undefined}
      before={
        <Button variant="default" ref={changes.length === 0 ? focusOnMount : undefined} onClick={onBack}>
          {commandGridTexts.back}
        </Button>
      }
    >
      {changes.length === 0 && <p>{commandGridTexts.nothing}</p>}
      {changes.length > 0 && (
        <div
          className={gridStyles.preview}
          // A scrollable region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          ref={focusOnMount}
          role="region"
          aria-label={commandGridTexts.previewCaption}
        >
          <table className="table number">
            <thead>
              <tr>
                <th scope="col">{commandGridTexts.command}</th>
                <th scope="col">{commandGridTexts.before}</th>
                <th scope="col">{commandGridTexts.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={formatCommand(change.before)}>
                  <th scope="row">{formatCommand(change.before)}</th>
                  <td>{infosText(change.before.firmwareInfos, firmwareOf(change))}</td>
                  <td>{infosText(change.after.firmwareInfos, firmwareOf(change))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SubmitForm>
  );
}
