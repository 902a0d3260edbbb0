import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import type { Args, OperationId } from '~/api/operations.ts';
import { call } from '~/api/call.ts';
import type { WhitelistEntry } from '~/domain/access/lists.ts';
import { act, mutation } from '~/queries/mutation.ts';
import { refresh } from '~/queries/client.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';

export const blacklist = () => query('blacklistGetAll', {});

export const whitelist = () => query('whitelistGetAll', {});

export const whitelistOf = (address: string) => query('whitelistGet', { path: { address } });

export const grantsOfAddress = (address: string) => query('affiliationFilter', { body: { address } });

const listReads: readonly OperationId[] = ['blacklistGetAll', 'whitelistGetAll', 'whitelistGet'];

/** Reads the lists again, however far a write of several calls has come. */
export const refreshLists = (client: QueryClient): Promise<void> => refresh(client, listReads);

/**
 * Done, too, where the list stands that way already, by status `already`: another administrator was first, or an
 * answer was lost.
 */
const settled = <K extends OperationId>(operationId: K, already: 404 | 409) =>
  act(async (args: Args<K>): Promise<void> => {
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
const writeNote = () => mutation('whitelistUpdateNote');
const reset = () => mutation('cacheUpdate');

const addWhite = () =>
  act((entry: WhitelistEntry) => {
    // The names stand as the CMS has given them; one nobody defined is its own to refuse.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const body = entry as Args<'whitelistAdd'>['body'];
    return call('whitelistAdd', { body });
  }, {});

export const readEntries = (
  client: QueryClient,
  address: string,
): Promise<readonly WhitelistEntry[] | null> => readNow(client, whitelistOf(address));

/** Writes to the lists, each one call. A list is obeyed once its cache has been reset. */
export const listCalls = {
  addBlack: (client: QueryClient, emailAddress: string) =>
    perform(client, addBlack(), { path: { emailAddress } }),
  removeBlack: (client: QueryClient, emailAddress: string) =>
    perform(client, removeBlack(), { path: { emailAddress } }),
  addWhite: (client: QueryClient, entry: WhitelistEntry) => perform(client, addWhite(), entry),
  removeWhite: (client: QueryClient, address: string) =>
    perform(client, removeWhite(), { path: { address } }),
  removeUnit: (client: QueryClient, { address, realm, affiliation }: WhitelistEntry) =>
    perform(client, removeUnit(), { path: { address, realm }, query: { affiliation } }),
  writeNote: (client: QueryClient, address: string, whiteListNote: string) =>
    perform(client, writeNote(), { body: { address, whiteListNote } }),
  reset: (client: QueryClient, objectType: 'BLACKLIST' | 'WHITELIST') =>
    perform(client, reset(), { body: { objectType, cacheUpdateOperationType: 'RESET' } }),
};
