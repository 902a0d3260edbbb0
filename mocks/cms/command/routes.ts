import {
  argumentTypesError,
  commandCatalogues,
  commandClasses,
  commandNameError,
  commandText,
  type Command,
} from '../../../src/domain/command/command.ts';
import { rangeError } from '../../../src/domain/command/firmwareInfo.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { badRequest, notFound, refuseField } from '../refusal.ts';
import * as command from './contract.ts';
import type { WireCommand } from './contract.ts';

function refuseMalformed(cms: Cms, given: Command): void {
  refuseField(commandNameError(given.name));
  refuseField(argumentTypesError(given.argumentTypes));
  for (const { fromVersion, toVersion } of given.firmwareInfos) {
    refuseField(rangeError(fromVersion, toVersion ?? ''));
  }
  if (!commandClasses(cms.settings.productCode).includes(given.commandClass)) {
    throw badRequest(`There is no class ${given.commandClass}.`);
  }
}

function save<Of extends Command>(cms: Cms, given: Of): Of {
  cms.commands.put(commandText(given), given);
  return given;
}

function inOrder(cms: Cms): readonly Command[] {
  const place = ({ catalogue }: Command): number => commandCatalogues.findIndex((each) => each === catalogue);
  return cms.commands
    .all()
    .toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

/** Commands that devices obey, by their catalogues. */
function commandRoutes(cms: Cms): Handlers<typeof command> {
  return {
    // Only commands of the contract are kept.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    commandGetAll: () => inOrder(cms) as WireCommand[],
    commandInsertOrUpdate: ({ json: given }) => {
      refuseMalformed(cms, given);
      return save(cms, given);
    },
    commandsReplace: ({ json: all }) => {
      for (const given of all) {
        refuseMalformed(cms, given);
        if (!cms.commands.get(commandText(given))) throw notFound('command', commandText(given));
      }
      return cms.store.transaction(() => all.map((given) => save(cms, given)));
    },
  };
}

export const commandSubject = cmsSubject(command, commandRoutes);
