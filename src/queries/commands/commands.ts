import type { QueryClient } from '@tanstack/react-query';
import type { Args, Result } from '~/api/operations.ts';
import { successNotice, type Notice } from '~/domain/notice/notices.ts';
import { commandDone } from '~/domain/words/texts/commands.ts';
import { mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';

export type CommandRow = Result<'commandGetAll'>[number];

/** Every command of every catalogue, catalogue by catalogue. */
export const commandList = () => query('commandGetAll', {});

/** The commands as they are now, whatever is kept of them. Rejects after the failure has been told. */
export const commandsNow = (client: QueryClient) => readNow(client, commandList());

const effects = (
  title: string,
): { readonly done: Notice; readonly refreshes: readonly ['commandGetAll'] } => ({
  done: successNotice(title),
  refreshes: ['commandGetAll'],
});

/** Inserts a command or updates it. Rejects after the failure has been told with what the server says. */
export const saveCommand = (
  client: QueryClient,
  command: Args<'commandInsertOrUpdate'>['body'],
): Promise<CommandRow> =>
  perform(client, mutation('commandInsertOrUpdate', effects(commandDone.saved(command))), {
    body: command,
  });

/** Replaces a number of commands, all or none. */
export const replaceCommands = (count: number) =>
  mutation('commandsReplace', effects(commandDone.replaced(count)));
