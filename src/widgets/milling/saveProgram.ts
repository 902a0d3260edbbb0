import { hasEnd } from '~/domain/gcode/programEnd.ts';
import { programEndNotice } from '~/domain/notice/notices.ts';
import { generateProgram, programFile, type Device, type ProgramKind } from '~/queries/milling/gcode.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';

/** Makes and saves a milling program, with a warning where it has no end. False where there is nothing to mill. */
export async function saveProgram(kind: ProgramKind, device: Device): Promise<boolean> {
  const program = await generateProgram(kind, device).ended;
  if (program === '') return false;
  saveFile(new Blob([program], { type: 'text/plain' }), programFile[kind]);
  if (!hasEnd(program)) notify(programEndNotice(device.productConfigurationId, programFile[kind]));
  return true;
}
