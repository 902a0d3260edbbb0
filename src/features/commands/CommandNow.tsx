import type { ReactElement } from 'react';
import { argumentsOf, argumentText, commandClassText, type Command } from '~/domain/command/command.ts';
import { stateText } from '~/domain/words/stateText.ts';
import { commandGridTexts, commandPageTexts } from '~/domain/words/texts/commands.ts';

/** What a command says by field, in words. */
const facts = (command: Command): readonly (readonly [field: string, value: string])[] => [
  [commandPageTexts.class, commandClassText(command.commandClass)],
  [commandPageTexts.state, stateText(command.commandState)],
  [commandPageTexts.description, command.description],
  [commandPageTexts.arguments, argumentsOf(command).map(argumentText).join(' · ')],
  [
    commandPageTexts.firmware,
    command.firmwareInfos
      .map(({ firmwareName, fromVersion, toVersion }) =>
        commandGridTexts.info(firmwareName, fromVersion, toVersion),
      )
      .join(', '),
  ],
];

/** Says that a command has been changed by somebody else, and all that it is now. */
export const CommandNow = ({ now }: { readonly now: Command }): ReactElement => (
  <>
    <p>{commandPageTexts.changed(now)}</p>
    <ul>
      {facts(now).map(([field, value]) => (
        <li key={field}>{commandPageTexts.is(field, value)}</li>
      ))}
    </ul>
    <p>{commandPageTexts.saveOver}</p>
  </>
);
