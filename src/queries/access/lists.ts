import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import type { OperationArgs, OperationId } from '~/api/operations.ts';
import { call } from '~/api/call.ts';
import type { WhitelistEntry } from '~/domain/access/emailLists.ts';
import { customMutation, operationMutation } from '~/queries/mutation.ts';
import { refreshOperations } from '~/queries/client.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';

export const blacklistQuery = () => operationQuery('blacklistGetAll', {});

export const whitelistQuery = () => operationQuery('whitelistGetAll', {});

export const whitelistEntriesQuery = (address: string) =>
  operationQuery('whitelistGet', { path: { address } });

export const emailGrantsQuery = (address: string) =>
  operationQuery('affiliationFilter', { body: { address } });

const listReads: readonly OperationId[] = ['blacklistGetAll', 'whitelistGetAll', 'whitelistGet'];

/** Refetches the lists after a write of several calls, also where it stopped half way. */
export const refreshAccessLists = (client: QueryClient): Promise<void> =>
  refreshOperations(client, listReads);

/**
 * Treats status `already` as success: another administrator made the same change first, or an earlier
 * response was lost.
 */
const settled = <K extends OperationId>(operationId: K, already: 404 | 409) =>
  customMutation(async (args: OperationArgs<K>): Promise<void> => {
    try {
      await call(operationId, args);
    } catch (error) {
      if (!(error instanceof ApiError) || error.lapsed || error.status !== already) throw error;
    }
  }, {});

const addBlack = () => settled('blacklistAdd', 409);
const removeBlack = () => settled('blacklistRemove', 404);
const removeWhite = () => settled('whitelistRemove', 404);
const removeUnit = () => settled('whitelistUnitRemove', 404);
const writeNote = () => operationMutation('whitelistUpdateNote');
const reset = () => operationMutation('cacheUpdate');

const addWhite = () =>
  customMutation((entry: WhitelistEntry) => {
    // Names are sent as the CMS returned them; it refuses unknown ones itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const body = entry as OperationArgs<'whitelistAdd'>['body'];
    return call('whitelistAdd', { body });
  }, {});

export const fetchFreshWhitelistEntries = (
  client: QueryClient,
  address: string,
): Promise<readonly WhitelistEntry[] | null> => fetchFresh(client, whitelistEntriesQuery(address));

/** Writes to the access lists, one call each. The CMS applies a list only after its cache has been reset. */
export const accessListWrites = {
  addBlack: (client: QueryClient, emailAddress: string) =>
    executeMutation(client, addBlack(), { path: { emailAddress } }),
  removeBlack: (client: QueryClient, emailAddress: string) =>
    executeMutation(client, removeBlack(), { path: { emailAddress } }),
  addWhite: (client: QueryClient, entry: WhitelistEntry) => executeMutation(client, addWhite(), entry),
  removeWhite: (client: QueryClient, address: string) =>
    executeMutation(client, removeWhite(), { path: { address } }),
  removeUnit: (client: QueryClient, { address, realm, affiliation }: WhitelistEntry) =>
    executeMutation(client, removeUnit(), { path: { address, realm }, query: { affiliation } }),
  writeNote: (client: QueryClient, address: string, whiteListNote: string) =>
    executeMutation(client, writeNote(), { body: { address, whiteListNote } }),
  reset: (client: QueryClient, objectType: 'BLACKLIST' | 'WHITELIST') =>
    executeMutation(client, reset(), { body: { objectType, cacheUpdateOperationType: 'RESET' } }),
};
