import type { QueryClient } from '@tanstack/react-query';
import { assertFullyReadable, restoreRawFields, restoreRawValues } from '~/api/responses/restoreRawValues.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import type { Command, FirmwareInfo } from '~/domain/command/command.ts';
import { formatFirmwareKey, isSameFirmwareInfos } from '~/domain/command/firmwareInfo.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { commandSuccessTexts } from '~/domain/words/texts/commands.ts';
import { queryBoundaryTexts } from '~/domain/words/texts/common.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { UserFacingError } from '~/ui/modal/useSubmit.ts';

export type CommandRow = Result<'commandGetAll'>[number];
type CommandBody = OperationArgs<'commandInsertOrUpdate'>['body'];

export const commandsQuery = () => operationQuery('commandGetAll', {});

export const fetchFreshCommands = (client: QueryClient) => fetchFresh(client, commandsQuery());

const effects = (title: string) =>
  ({ done: createSuccessNotice(title), refreshes: ['commandGetAll'] }) as const;

export const saveCommand = (client: QueryClient, command: CommandBody): Promise<CommandRow> =>
  executeMutation(
    client,
    operationMutation('commandInsertOrUpdate', effects(commandSuccessTexts.saved(command))),
    {
      body: command,
    },
  );

/**
 * Firmware infos with the unknown fields of the stored ones: of the equal info, else of one for the same
 * firmware.
 */
function restoreInfos(
  stored: readonly FirmwareInfo[],
  infos: CommandBody['firmwareInfos'],
): CommandBody['firmwareInfos'] {
  const free = new Set(stored);
  const take = (fits: (info: FirmwareInfo) => boolean): FirmwareInfo | undefined => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found;
  };
  const same = infos.map((info) => take((other) => isSameFirmwareInfos([info], [other])));
  return infos.map((info, index) => {
    const found = same[index] ?? take((other) => formatFirmwareKey(other) === formatFirmwareKey(info));
    return found ? { ...restoreRawValues('commandInsertOrUpdate', found), ...info } : info;
  });
}

/**
 * Body of a changed command: unknown fields of the stored one are sent back as they came. Throws where a part
 * of it could not be read.
 */
export function buildCommandUpdate(stored: Command, changed: CommandBody): CommandBody {
  try {
    assertFullyReadable('commandInsertOrUpdate', stored);
  } catch {
    throw new UserFacingError(queryBoundaryTexts.wouldBeLost);
  }
  const wanted = { ...changed, firmwareInfos: restoreInfos(stored.firmwareInfos, changed.firmwareInfos) };
  return {
    ...restoreRawValues('commandInsertOrUpdate', stored),
    ...restoreRawFields('commandInsertOrUpdate', stored, stored, wanted),
  };
}

export const replaceCommandsMutation = (count: number) =>
  operationMutation('commandsReplace', effects(commandSuccessTexts.replaced(count)));
