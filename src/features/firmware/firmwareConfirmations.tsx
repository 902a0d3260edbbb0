import type { $ZodType } from 'zod/v4/core';
import { ModalForm } from '~/ui/modal/ModalForm.tsx';
import { confirmDeletion } from '~/queries/confirmDeletion.ts';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { formatFirmwareSignature, type FirmwareFile } from '~/domain/firmware/firmware.ts';
import {
  firmwareNoteFormSchema,
  releaseNoteFormSchema,
  type FirmwareNoteFormValues as Values,
} from '~/domain/firmware/forms.ts';
import { formatNoteLength, validateReleaseNote } from '~/domain/firmware/releaseNotes.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import {
  deleteFirmwareMutation,
  deleteFirmwareVersionMutation,
  firmwareQuery,
  updateFirmwareNoteMutation,
  updateReleaseNoteMutation,
  type FirmwareRow,
} from '~/queries/firmware/firmware.ts';
import { applyMutationEffects } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { openModal } from '~/platform/modals.ts';
import { type OpenCheck } from '~/ui/modal/useSubmit.ts';
import { FirmwareUsage } from './FirmwareUsage.tsx';
import { useWatch } from 'react-hook-form';
import { joinSentences } from '~/domain/words/sentences.ts';
import { removeDraft } from '~/platform/drafts.ts';
import { TextareaField } from '~/ui/form/TextareaField.tsx';
import { useZodForm } from '~/ui/form/useZodForm.ts';

const readAgain = (client: QueryClient, { firmwareSignature }: FirmwareRow): Promise<FirmwareRow | null> =>
  fetchFresh(client, firmwareQuery(firmwareSignature));

const readFile = async (
  client: QueryClient,
  firmware: FirmwareRow,
  fileId: string,
): Promise<FirmwareFile | undefined> =>
  (await readAgain(client, firmware))?.firmwareFiles.find(({ id }) => id === fileId);

const texts = { gone: firmwarePageTexts.gone, changed: firmwarePageTexts.changed, isFinal: true } as const;

type NoteSaving = {
  readonly client: QueryClient;
  /** Reads the stored text; undefined if the firmware or version was deleted. */
  readonly read: () => Promise<string | undefined>;
  readonly declared: Pick<MutationOptions, 'meta'>;
  readonly write: (text: string) => Promise<unknown>;
};

/** Saves a text only if the stored one is as displayed; otherwise shows that one first. */
function saveOver({ client, read, declared, write }: NoteSaving) {
  let told: string | undefined;
  return async ({ text, seen }: Values, isOpen: OpenCheck): Promise<void> => {
    const update = updateIfUnchanged<string>({
      baseline: {
        known: () => told ?? seen,
        see: (now) => {
          told = now;
        },
      },
      read,
      compare: (known, now) => known !== now,
      texts: { gone: firmwarePageTexts.gone, changed: firmwarePageTexts.overtaken },
    });
    const arrival = {
      isDone: (now: string) => now === text.trim() || now === text,
      done: () => applyMutationEffects(client, declared),
      byAnybody: true,
    };
    await update(isOpen, () => write(text), { arrival });
  };
}

type Deletion = {
  readonly client: QueryClient;
  readonly firmware: FirmwareRow;
  readonly onDeleted: () => void;
};

export function confirmDeleteFirmware({ client, firmware, onDeleted }: Deletion): void {
  const { firmwareSignature: signature, firmwareFiles } = firmware;
  const ids = new Set(firmwareFiles.map(({ id }) => id));
  confirmDeletion({
    client,
    title: firmwarePageTexts.deleteTitle(signature.name),
    question: <p>{firmwarePageTexts.deleteQuestion(signature.name, firmwareFiles.length)}</p>,
    facts: <FirmwareUsage firmware={firmware} />,
    deletion: deleteFirmwareMutation(signature),
    input: undefined,
    update: updateIfUnchanged({
      baseline: createBaseline(firmware),
      read: () => readAgain(client, firmware),
      compare: (_, now) => now.firmwareFiles.some(({ id }) => !ids.has(id)),
      texts,
    }),
    onDeleted,
  });
}

export function confirmDeleteFirmwareVersion(
  client: QueryClient,
  firmware: FirmwareRow,
  file: FirmwareFile,
): void {
  const { firmwareSignature: signature } = firmware;
  const { version } = file;
  confirmDeletion({
    client,
    title: firmwarePageTexts.deleteVersionTitle(signature.name, version),
    question: <p>{firmwarePageTexts.deleteVersionQuestion(version)}</p>,
    facts: <FirmwareUsage firmware={firmware} version={version} />,
    deletion: deleteFirmwareVersionMutation(signature, version),
    input: undefined,
    update: updateIfUnchanged({
      baseline: createBaseline(file),
      read: () => readFile(client, firmware, file.id),
      compare: (seen, now) => seen.sha256 !== now.sha256,
      texts,
    }),
  });
}

export function openEditFirmwareNote(client: QueryClient, firmware: FirmwareRow): void {
  const { firmwareSignature: signature, note } = firmware;
  openModal({
    title: firmwarePageTexts.editNoteTitle(signature.name),
    body: (
      <NoteForm
        schema={firmwareNoteFormSchema}
        label={firmwarePageTexts.note}
        initial={note}
        rows={4}
        draft={`firmwareNote.${formatFirmwareSignature(signature)}`}
        save={saveOver({
          client,
          read: async () => (await readAgain(client, firmware))?.note,
          declared: updateFirmwareNoteMutation(),
          write: (text) => executeMutation(client, updateFirmwareNoteMutation(), { signature, note: text }),
        })}
      />
    ),
  });
}

export function openEditReleaseNote(client: QueryClient, firmware: FirmwareRow, file: FirmwareFile): void {
  const { id, version, releaseNote } = file;
  openModal({
    title: firmwarePageTexts.editReleaseNoteTitle(version),
    size: 720,
    body: (
      <NoteForm
        schema={releaseNoteFormSchema}
        label={firmwarePageTexts.releaseNote}
        description={firmwarePageTexts.releaseNoteAbout}
        initial={releaseNote}
        rows={12}
        draft={`releaseNote.${id}`}
        tell={(text) => ({ length: formatNoteLength(text), fault: validateReleaseNote(text) })}
        save={saveOver({
          client,
          read: async () => (await readFile(client, firmware, id))?.releaseNote,
          declared: updateReleaseNoteMutation(),
          write: (text) => executeMutation(client, updateReleaseNoteMutation(), { id, releaseNote: text }),
        })}
      />
    ),
  });
}

type Props = {
  readonly schema: $ZodType<Values, Values>;
  readonly label: string;
  readonly description?: string;
  readonly initial: string;
  readonly draft: string;
  readonly rows: number;
  readonly tell?: (text: string) => { readonly length: string; readonly fault: string | undefined };
  /** Saves while the form is open; after a rejection the form keeps the typed text. */
  readonly save: (typed: Values, isOpen: OpenCheck) => Promise<unknown>;
};

function NoteForm(props: Props) {
  const { schema, label, description, initial, draft, rows, tell, save } = props;
  const form = useZodForm(schema, { text: initial, seen: initial }, { draft });
  const text = useWatch({ control: form.control, name: 'text' });
  const told = tell?.(text);
  const about = joinSentences([description, told?.length]);
  const send = async (typed: Values, isOpen: OpenCheck): Promise<void> => {
    await save(typed, isOpen);
    removeDraft(draft);
  };
  return (
    <ModalForm form={form} onSubmit={send} action={commonTexts.save}>
      <TextareaField
        control={form.control}
        name="text"
        label={label}
        rows={rows}
        data-autofocus
        fault={told?.fault}
        {...(about !== '' && { description: about })}
      />
    </ModalForm>
  );
}
