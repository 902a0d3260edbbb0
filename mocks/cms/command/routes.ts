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
import { badRequest, notFound, refuseField } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import * as command from './contract.ts';

const route = permittedRoutes(command);

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

type Wire = (typeof command.commandGetAll.responses)[200]['content']['application/json']['schema']['_output'];

/** Commands that devices obey, by their catalogues. */
function commandRoutes(cms: Cms) {
  return (
    openRoutes()
      // Only commands of the contract are kept.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .openapi(route('commandGetAll'), (c) => c.json(inOrder(cms) as Wire, 200))
      .openapi(route('commandInsertOrUpdate'), (c) => {
        const given = c.req.valid('json');
        refuseMalformed(cms, given);
        return c.json(save(cms, given), 200);
      })
      .openapi(route('commandsReplace'), (c) => {
        const all = c.req.valid('json');
        for (const given of all) {
          refuseMalformed(cms, given);
          if (!cms.commands.get(commandText(given))) throw notFound('command', commandText(given));
        }
        return c.json(
          cms.store.transaction(() => all.map((given) => save(cms, given))),
          200,
        );
      })
  );
}

export const commandSubject = cmsSubject(command, commandRoutes);
