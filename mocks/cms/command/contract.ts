import { z } from '@hono/zod-openapi';
import { argumentTypes, commandCatalogues, commandStates } from '../../../src/domain/command/command.ts';
import { body, json } from '../answers.ts';
import { deviceTypeSchema, productFamilySchema } from '../fields.ts';
import { objectGoverned } from '../operation.ts';

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
export type WireCommand = z.infer<typeof commandSchema>;

const reads = objectGoverned('Commands', 'COMMAND', 'READ');
const writes = objectGoverned('Commands', 'COMMAND', 'WRITE');
const commands = z.array(commandSchema);

export const commandGetAll = reads.get('/commands/all', {
  summary: 'List the commands',
  answer: json('Every command of every catalogue.', commands),
});

export const commandInsertOrUpdate = writes.post('/commands', {
  summary: 'Insert or update a command',
  description: 'It takes the place of the command with its catalogue and name.',
  request: { body: body(commandSchema) },
  answer: json('The command.', commandSchema),
});

export const commandsReplace = writes.put('/commands', {
  summary: 'Replace commands, all of them or none',
  description: 'Each takes the place of the command with its catalogue and name, which must be there.',
  request: { body: body(commands) },
  answer: json('The commands.', commands),
});
