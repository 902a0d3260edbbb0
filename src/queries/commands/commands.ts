import type { QueryClient } from '@tanstack/react-query';
import { assertWhole, restoreReceived } from '~/api/answers/restoreReceived.ts';
import type { Args, Result } from '~/api/operations.ts';
import type { Command } from '~/domain/command/command.ts';
import { successNotice, type Notice } from '~/domain/notice/notices.ts';
import { commandDone } from '~/domain/words/texts/commands.ts';
import { answerTexts } from '~/domain/words/texts/answers.ts';
import { mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';
import { Objection } from '~/ui/modal/useAttempt.ts';

export type CommandRow = Result<'commandGetAll'>[number];
type CommandBody = Args<'commandInsertOrUpdate'>['body'];

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
export const saveCommand = (client: QueryClient, command: CommandBody): Promise<CommandRow> =>
  perform(client, mutation('commandInsertOrUpdate', effects(commandDone.saved(command))), {
    body: command,
  });

/** A command as it is changed: what nobody knows of the stored one goes back as it came. Objects where a part of that could not be read. */
export function changedCommand(stored: Command, changed: CommandBody): CommandBody {
  try {
    assertWhole('commandInsertOrUpdate', stored);
  } catch {
    throw new Objection(answerTexts.wouldBeLost);
  }
  return { ...restoreReceived('commandInsertOrUpdate', stored), ...changed };
}

/** Replaces a number of commands, all or none. */
export const replaceCommands = (count: number) =>
  mutation('commandsReplace', effects(commandDone.replaced(count)));
