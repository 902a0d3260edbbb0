import { hasEnd } from '~/domain/gcode/programEnd.ts';
import { programEndNotice } from '~/domain/notice/notices.ts';
import { generateProgram, programFile, type Device, type ProgramKind } from '~/queries/milling/gcode.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';

/**
 * Has the milling program of a product configuration made and saves it, whatever it says; one that does not say where
 * it ends is saved with a warning. Gives false where there is nothing to mill, and rejects when the call fails.
 */
export async function saveProgram(kind: ProgramKind, device: Device): Promise<boolean> {
  const program = await generateProgram(kind, device).ended;
  if (program === '') return false;
  saveFile(new Blob([program], { type: 'text/plain' }), programFile[kind]);
  if (!hasEnd(program)) notify(programEndNotice(device.productConfigurationId, programFile[kind]));
  return true;
}
