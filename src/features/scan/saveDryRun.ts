import { isCalledOff } from '~/api/calledOff.ts';
import { noMillingSettingsNotice, notice } from '~/domain/notice/notices.ts';
import { sentences } from '~/domain/words/sentences.ts';
import { failureText } from '~/api/failureText.ts';
import { lacksMachine, type Device } from '~/queries/milling/gcode.ts';
import { notify } from '~/platform/notices.ts';
import { saveProgram } from '~/widgets/milling/saveProgram.ts';

/** Saves the dry run of a product configuration. Asks for the machine first where there is none. */
export async function saveDryRun(device: Device): Promise<void> {
  try {
    if (!(await saveProgram('DRY_RUN', device))) notify(notice('NO_GCODE'));
  } catch (error) {
    if (isCalledOff(error)) return;
    if (!lacksMachine(error)) {
      notify(notice('NO_GCODE', { body: sentences([failureText(error)]) }));
      return;
    }
    notify(noMillingSettingsNotice());
    const { openMillingSettings } = await import('~/widgets/milling/MillingSettings.tsx');
    openMillingSettings(() => void saveDryRun(device));
  }
}
