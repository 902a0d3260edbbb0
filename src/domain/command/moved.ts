import { movedFact, type Moved } from '../words/moved.ts';
import { stateText } from '../words/stateText.ts';
import { commandGridTexts, commandPageTexts } from '../words/texts/commands.ts';
import { argumentsOf, argumentText, commandClassText, type Command, type FirmwareInfo } from './command.ts';
import { firmwareKey } from './firmwareInfo.ts';

const infosText = (infos: readonly FirmwareInfo[]): string =>
  infos
    .map((info) => commandGridTexts.info(firmwareKey(info), info.fromVersion, info.toVersion))
    .toSorted()
    .join(', ');

/** A command, as far as it is not as it was seen. */
export const movedCommand = (seen: Command, now: Command): readonly Moved[] => [
  ...movedFact(
    commandPageTexts.class,
    commandClassText(seen.commandClass),
    commandClassText(now.commandClass),
  ),
  ...movedFact(commandPageTexts.state, stateText(seen.commandState), stateText(now.commandState)),
  ...movedFact(commandPageTexts.description, seen.description, now.description),
  ...movedFact(
    commandPageTexts.arguments,
    argumentsOf(seen).map(argumentText).join(' · '),
    argumentsOf(now).map(argumentText).join(' · '),
  ),
  ...movedFact(commandPageTexts.firmware, infosText(seen.firmwareInfos), infosText(now.firmwareInfos)),
];
