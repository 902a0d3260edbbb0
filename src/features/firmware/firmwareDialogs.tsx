import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { signatureText, type FirmwareFile } from '~/domain/firmware/firmware.ts';
import { firmwareNoteForm, releaseNoteForm, type NoteForm as Values } from '~/domain/firmware/forms.ts';
import { noteLengthText, releaseNoteError } from '~/domain/firmware/releaseNotes.ts';
import { commonTexts } from '~/domain/words/texts/common.ts';
import { firmwarePageTexts } from '~/domain/words/texts/firmware.ts';
import {
  deleteFirmware,
  deleteFirmwareVersion,
  firmwareOf,
  updateFirmwareNote,
  updateReleaseNote,
  type FirmwareRow,
} from '~/queries/firmware/firmware.ts';
import { concludeWrite } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { arrivalOf, updateIfUnchanged } from '~/queries/updateIfUnchanged.tsx';
import { createBaseline } from '~/ui/form/baseline.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { openModal } from '~/platform/modals.ts';
import type { IsOpen } from '~/ui/modal/useAttempt.ts';
import { FirmwareUsage } from './FirmwareUsage.tsx';
import { NoteForm } from './NoteForm.tsx';

/** The firmware as it is now; null where it is gone. */
const readAgain = (client: QueryClient, { firmwareSignature }: FirmwareRow): Promise<FirmwareRow | null> =>
  readNow(client, firmwareOf(firmwareSignature));

/** A version as it is now; undefined where it is gone. */
const readFile = async (
  client: QueryClient,
  firmware: FirmwareRow,
  fileId: string,
): Promise<FirmwareFile | undefined> =>
  (await readAgain(client, firmware))?.firmwareFiles.find(({ id }) => id === fileId);

const texts = { gone: firmwarePageTexts.gone, changed: firmwarePageTexts.changed, isFinal: true } as const;

type NoteSaving = {
  readonly client: QueryClient;
  /** Reads the text that is stored; undefined where there is nothing to store it in any more. */
  readonly read: () => Promise<string | undefined>;
  /** The write, declared and made. */
  readonly declared: Pick<MutationOptions, 'meta'>;
  readonly write: (text: string) => Promise<unknown>;
};

/** Saving of a text in the place of the one it was typed over; another one that has come meanwhile is told first. */
function saveOver({ client, read, declared, write }: NoteSaving) {
  let told: string | undefined;
  return async ({ text, seen }: Values, isOpen: IsOpen): Promise<void> => {
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
      done: () => concludeWrite(client, declared),
      byAnybody: true,
    };
    await update(isOpen, () => write(text), { arrival });
  };
}

type Deletion = {
  readonly client: QueryClient;
  /** The firmware as the person sees it. */
  readonly firmware: FirmwareRow;
  readonly onDeleted: () => void;
};

/** Asks whether a firmware shall go with all its versions. Where others have come meanwhile, that is shown instead. */
export function askDeleteFirmware({ client, firmware, onDeleted }: Deletion): void {
  const { firmwareSignature: signature, firmwareFiles } = firmware;
  const ids = new Set(firmwareFiles.map(({ id }) => id));
  const deletion = deleteFirmware(signature);
  const update = updateIfUnchanged({
    baseline: createBaseline(firmware),
    read: () => readAgain(client, firmware),
    compare: (_, now) => now.firmwareFiles.some(({ id }) => !ids.has(id)),
    texts,
  });
  confirm({
    title: firmwarePageTexts.deleteTitle(signature.name),
    question: <p>{firmwarePageTexts.deleteQuestion(signature.name, firmwareFiles.length)}</p>,
    facts: <FirmwareUsage firmware={firmware} />,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      await update(isOpen, () => perform(client, deletion, undefined), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      });
      onDeleted();
    },
  });
}

/** Asks whether a version shall go with its file. */
export function askDeleteVersion(client: QueryClient, firmware: FirmwareRow, file: FirmwareFile): void {
  const { firmwareSignature: signature } = firmware;
  const deletion = deleteFirmwareVersion(signature, file.version);
  const update = updateIfUnchanged({
    baseline: createBaseline(file),
    read: () => readFile(client, firmware, file.id),
    compare: (seen, now) => seen.sha256 !== now.sha256,
    texts,
  });
  confirm({
    title: firmwarePageTexts.deleteVersionTitle(signature.name, file.version),
    question: <p>{firmwarePageTexts.deleteVersionQuestion(file.version)}</p>,
    facts: <FirmwareUsage firmware={firmware} version={file.version} />,
    action: commonTexts.delete,
    dangerous: true,
    run: (isOpen) =>
      update(isOpen, () => perform(client, deletion, undefined), {
        arrival: arrivalOf(client, deletion, 'GONE'),
      }),
  });
}

/** The form for the note of a firmware. */
export function openEditNote(client: QueryClient, firmware: FirmwareRow): void {
  const { firmwareSignature: signature, note } = firmware;
  openModal({
    title: firmwarePageTexts.editNoteTitle(signature.name),
    body: (
      <NoteForm
        schema={firmwareNoteForm}
        label={firmwarePageTexts.note}
        initial={note}
        rows={4}
        draft={`firmwareNote.${signatureText(signature)}`}
        save={saveOver({
          client,
          read: async () => (await readAgain(client, firmware))?.note,
          declared: updateFirmwareNote(),
          write: (text) => perform(client, updateFirmwareNote(), { signature, note: text }),
        })}
      />
    ),
  });
}

/** The form for the release note of a version. */
export function openEditReleaseNote(client: QueryClient, firmware: FirmwareRow, file: FirmwareFile): void {
  const { id, version, releaseNote } = file;
  openModal({
    title: firmwarePageTexts.editReleaseNoteTitle(version),
    size: 720,
    body: (
      <NoteForm
        schema={releaseNoteForm}
        label={firmwarePageTexts.releaseNote}
        description={firmwarePageTexts.releaseNoteAbout}
        initial={releaseNote}
        rows={12}
        draft={`releaseNote.${id}`}
        tell={(text) => ({ length: noteLengthText(text), fault: releaseNoteError(text) })}
        save={saveOver({
          client,
          read: async () => (await readFile(client, firmware, id))?.releaseNote,
          declared: updateReleaseNote(),
          write: (text) => perform(client, updateReleaseNote(), { id, releaseNote: text }),
        })}
      />
    ),
  });
}
