import type { QueryClient } from '@tanstack/react-query';
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
import { perform } from '~/queries/perform.ts';
import { readNow } from '~/queries/readNow.ts';
import { confirm } from '~/ui/modal/Confirm.tsx';
import { openModal } from '~/ui/modal/modals.ts';
import { Objection, unlessClosed, type IsOpen } from '~/ui/modal/useAttempt.ts';
import { FirmwareUsage } from './FirmwareUsage.tsx';
import { NoteForm } from './NoteForm.tsx';

/** The firmware as it is now; rejects with an objection where it is gone. */
async function readAgain(client: QueryClient, { firmwareSignature }: FirmwareRow): Promise<FirmwareRow> {
  const now = await readNow(client, firmwareOf(firmwareSignature));
  if (!now) throw new Objection(firmwarePageTexts.gone, { final: true });
  return now;
}

/**
 * Saving of a text in the place of the one it was typed over. Another one that has come meanwhile is told first, and
 * replaced only at the next try.
 */
function saveOver(
  read: () => Promise<string>,
  write: (text: string) => Promise<unknown>,
): (typed: Values, isOpen: IsOpen) => Promise<unknown> {
  let told: string | undefined;
  return async ({ text, seen }, isOpen) => {
    const now = await read();
    if (now !== (told ?? seen)) {
      told = now;
      throw new Objection(firmwarePageTexts.overtaken(now));
    }
    return unlessClosed(isOpen, write)(text);
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
  confirm({
    title: firmwarePageTexts.deleteTitle(signature.name),
    closesOnNavigation: true,
    question: <p>{firmwarePageTexts.deleteQuestion(signature.name, firmwareFiles.length)}</p>,
    facts: <FirmwareUsage firmware={firmware} />,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const now = await readAgain(client, firmware);
      const ids = new Set(firmwareFiles.map(({ id }) => id));
      if (now.firmwareFiles.some(({ id }) => !ids.has(id))) {
        throw new Objection(firmwarePageTexts.changed, { final: true });
      }
      if (!isOpen()) return;
      await perform(client, deleteFirmware(signature), undefined);
      onDeleted();
    },
  });
}

/** Asks whether a version shall go with its file. */
export function askDeleteVersion(client: QueryClient, firmware: FirmwareRow, file: FirmwareFile): void {
  const { firmwareSignature: signature } = firmware;
  confirm({
    title: firmwarePageTexts.deleteVersionTitle(signature.name, file.version),
    closesOnNavigation: true,
    question: <p>{firmwarePageTexts.deleteVersionQuestion(file.version)}</p>,
    facts: <FirmwareUsage firmware={firmware} version={file.version} />,
    action: commonTexts.delete,
    dangerous: true,
    run: async (isOpen) => {
      const now = await readAgain(client, firmware);
      const known = now.firmwareFiles.find(({ id }) => id === file.id);
      if (!known) throw new Objection(firmwarePageTexts.gone, { final: true });
      if (known.sha256 !== file.sha256) throw new Objection(firmwarePageTexts.changed, { final: true });
      if (!isOpen()) return;
      await perform(client, deleteFirmwareVersion(signature, file.version), undefined);
    },
  });
}

/** The form for the note of a firmware. */
export function openEditNote(client: QueryClient, firmware: FirmwareRow): void {
  const { firmwareSignature: signature, note } = firmware;
  openModal({
    title: firmwarePageTexts.editNoteTitle(signature.name),
    closesOnNavigation: true,
    body: (
      <NoteForm
        schema={firmwareNoteForm}
        label={firmwarePageTexts.note}
        initial={note}
        rows={4}
        draft={`firmwareNote.${signatureText(signature)}`}
        save={saveOver(
          async () => (await readAgain(client, firmware)).note,
          (text) => perform(client, updateFirmwareNote(), { signature, note: text }),
        )}
      />
    ),
  });
}

/** The form for the release note of a version. */
export function openEditReleaseNote(client: QueryClient, firmware: FirmwareRow, file: FirmwareFile): void {
  const { id, version, releaseNote } = file;
  const read = async (): Promise<string> => {
    const { firmwareFiles } = await readAgain(client, firmware);
    const now = firmwareFiles.find((each) => each.id === id);
    if (!now) throw new Objection(firmwarePageTexts.gone, { final: true });
    return now.releaseNote;
  };
  openModal({
    title: firmwarePageTexts.editReleaseNoteTitle(version),
    closesOnNavigation: true,
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
        save={saveOver(read, (text) => perform(client, updateReleaseNote(), { id, releaseNote: text }))}
      />
    ),
  });
}
