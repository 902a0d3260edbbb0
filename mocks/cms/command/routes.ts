import { z } from '@hono/zod-openapi';
import {
  argumentTypes,
  commandCatalogues,
  commandStates,
  validateArgumentTypes,
  listCommandClasses,
  validateCommandName,
  formatCommand,
  type Command,
} from '../../../src/domain/command/command.ts';
import { jsonContent, deviceTypeSchema, productFamilySchema } from '../fields.ts';
import { createObjectOperations, createApiModule, type OperationHandlers } from '../apiModule.ts';
import { validateVersionRange } from '../../../src/domain/command/firmwareInfo.ts';
import type { CmsContext } from '../cmsContext.ts';
import { createBadRequestError, createNotFoundError, assertNoFieldError } from '../httpErrors.ts';

const firmwareInfoSchema = z
  .object({
    productFamily: productFamilySchema,
    deviceType: deviceTypeSchema,
    firmwareName: z.string().openapi({ example: 'G6_CU' }),
    fromVersion: z.string().openapi({ example: '2.9' }),
    toVersion: z.string().nullable().openapi({ description: 'Included; null up to the newest.' }),
  })
  .openapi('FirmwareInfo');

const commandSchema = z
  .object({
    catalogue: z.enum(commandCatalogues).openapi('CommandCatalogue'),
    name: z.string().openapi({ example: 'STOP' }),
    commandClass: z
      .string()
      .openapi({ description: 'BASIC, ADVANCED, the product code, DEVELOPER or PROTO_TYPE.' }),
    commandState: z.enum(commandStates).openapi('CommandState'),
    argumentTypes: z.array(z.enum(argumentTypes).openapi('CommandArgumentType')),
    description: z.string(),
    firmwareInfos: z.array(firmwareInfoSchema),
  })
  .openapi('Command');
export type CommandDto = z.infer<typeof commandSchema>;

const reads = createObjectOperations('Commands', 'COMMAND', 'READ');
const writes = createObjectOperations('Commands', 'COMMAND', 'WRITE');
const commands = z.array(commandSchema);

const commandOperations = {
  commandGetAll: reads.get('/commands/all', 'List the commands', {
    answer: jsonContent('Every command of every catalogue.', commands),
  }),
  commandInsertOrUpdate: writes.post('/commands', 'Insert or update a command', {
    description: 'It takes the place of the command with its catalogue and name.',
    json: commandSchema,
    answer: jsonContent('The command.', commandSchema),
  }),
  commandsReplace: writes.put('/commands', 'Replace commands, all of them or none', {
    description: 'Each takes the place of the command with its catalogue and name, which must be there.',
    json: commands,
    answer: jsonContent('The commands.', commands),
  }),
};

function refuseMalformed(cms: CmsContext, given: Command): void {
  assertNoFieldError(validateCommandName(given.name));
  assertNoFieldError(validateArgumentTypes(given.argumentTypes));
  for (const { fromVersion, toVersion } of given.firmwareInfos) {
    assertNoFieldError(validateVersionRange(fromVersion, toVersion ?? ''));
  }
  if (!listCommandClasses(cms.settings.productCode).includes(given.commandClass))
    throw createBadRequestError(`There is no class ${given.commandClass}.`);
}

function save<Of extends Command>(cms: CmsContext, given: Of): Of {
  cms.commands.put(formatCommand(given), given);
  return given;
}

function inOrder(cms: CmsContext): readonly Command[] {
  const place = ({ catalogue }: Command): number => commandCatalogues.findIndex((each) => each === catalogue);
  return cms.commands
    .all()
    .toSorted((one, other) => place(one) - place(other) || (one.name < other.name ? -1 : 1));
}

function commandRoutes(cms: CmsContext): OperationHandlers<typeof commandOperations> {
  return {
    // Only commands of the contract are stored.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    commandGetAll: () => inOrder(cms) as CommandDto[],
    commandInsertOrUpdate: ({ json: given }) => {
      refuseMalformed(cms, given);
      return save(cms, given);
    },
    commandsReplace: ({ json: all }) => {
      for (const given of all) {
        refuseMalformed(cms, given);
        if (!cms.commands.get(formatCommand(given)))
          throw createNotFoundError('command', formatCommand(given));
      }
      return cms.store.transaction(() => all.map((given) => save(cms, given)));
    },
  };
}

export const commandModule = createApiModule(commandOperations, commandRoutes);
