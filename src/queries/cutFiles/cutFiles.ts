import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '~/api/ApiError.ts';
import type { Args, Result } from '~/api/operations.ts';
import { successNotice } from '~/domain/notice/notices.ts';
import { cutFileDone } from '~/domain/words/texts/cutFiles.ts';
import { mutation } from '~/queries/mutation.ts';
import { perform } from '~/queries/perform.ts';
import { query } from '~/queries/query.ts';
import { readNow } from '~/queries/readNow.ts';

export type CutFile = Result<'cutFileGet'>;
export type CutFileVersion = CutFile['versions'][number];

/** Every cut file with its versions, by name. */
export const cutFiles = () => query('cutFileGetAll', {});

/** One cut file. */
export const cutFile = (name: string) => query('cutFileGet', { path: { name } });

/** Reads that show something else once a cut file has been written. */
const cutFileReads = ['cutFileGetAll', 'cutFileGet'] as const;

const effects = (title: string) => ({ done: successNotice(title), refreshes: cutFileReads }) as const;

/** Does a write; null after a failure, which has been told with what the server says. */
const orNull = <Output, Input>(
  client: QueryClient,
  write: UseMutationOptions<Output, Error, Input>,
  input: Input,
): Promise<Output | null> => perform(client, write, input).catch(() => null);

/** Does a write; false after a failure, which has been told with what the server says. */
const orFalse = <Output, Input>(
  client: QueryClient,
  write: UseMutationOptions<Output, Error, Input>,
  input: Input,
): Promise<boolean> =>
  perform(client, write, input).then(
    () => true,
    () => false,
  );

/** Creates a cut file without a version; null after a failure, which has been told. */
export const createCutFile = (
  client: QueryClient,
  given: { readonly name: string; readonly note: string },
): Promise<CutFile | null> =>
  orNull(client, mutation('cutFileCreate', effects(cutFileDone.created(given.name))), { query: given });

/** Stores a version of a cut file; null after a failure, which has been told. */
export const addVersion = (
  client: QueryClient,
  name: string,
  body: Args<'cutFileVersionCreate'>['body'],
): Promise<CutFile | null> =>
  orNull(client, mutation('cutFileVersionCreate', effects(cutFileDone.versionAdded(name, body.version))), {
    path: { name },
    body,
  });

/** Deletes a version. */
export const deleteVersion = (name: string, version: string) =>
  mutation('cutFileVersionDelete', { ...effects(cutFileDone.versionDeleted(name, version)), once: true });

/** Deletes a cut file. */
export const deleteCutFile = (name: string) =>
  mutation('cutFileDelete', {
    done: successNotice(cutFileDone.deleted(name)),
    // The cut file itself is not asked for again: it is gone.
    refreshes: ['cutFileGetAll'],
    once: true,
  });

/** Links parts to a cut file; false after a failure, which has been told. */
export const linkParts = (
  client: QueryClient,
  name: string,
  partNumbers: readonly string[],
): Promise<boolean> =>
  orFalse(client, mutation('cutFileLinkParts', effects(cutFileDone.linked(name, partNumbers.length))), {
    body: { name, partNumbers: [...partNumbers] },
  });

/** Unlinks a part from a cut file; false after a failure, which has been told. */
export const unlinkPart = (client: QueryClient, name: string, partNumber: string): Promise<boolean> =>
  orFalse(
    client,
    mutation('cutFileUnlinkParts', { ...effects(cutFileDone.unlinked(name, partNumber)), once: true }),
    { body: { name, partNumbers: [partNumber] } },
  );

/** A cut file as it is now, past every cache; undefined where it is gone. Rejects as the read does. */
export async function readCutFileNow(client: QueryClient, name: string): Promise<CutFile | undefined> {
  try {
    return await readNow(client, { ...cutFile(name), meta: { isTold: true } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
