import { hasProgramEnd } from '~/domain/gcode/programEnd.ts';
import { createMissingProgramEndNotice } from '~/domain/notice/notices.ts';
import {
  generateProgram,
  programFilenames,
  type MillingDevice,
  type ProgramKind,
} from '~/queries/milling/gcode.ts';
import { notify } from '~/platform/notices.ts';
import { saveFile } from '~/platform/saveFile.ts';

/**
 * Generates and saves a milling program, with a warning where its end is missing. False where there is
 * nothing to mill.
 */
export async function saveMillingProgram(kind: ProgramKind, device: MillingDevice): Promise<boolean> {
  const program = await generateProgram(kind, device).ended;
  if (program === '') return false;
  saveFile(new Blob([program], { type: 'text/plain' }), programFilenames[kind]);
  if (!hasProgramEnd(program))
    notify(createMissingProgramEndNotice(device.productConfigurationId, programFilenames[kind]));
  return true;
}
