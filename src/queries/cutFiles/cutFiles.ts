import type { QueryClient } from '@tanstack/react-query';
import { call } from '~/api/call.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import { createSuccessNotice } from '~/domain/notice/notices.ts';
import { cutFileSuccessTexts } from '~/domain/words/texts/cutFiles.ts';
import { idempotentMutation, operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { fetchFreshOrUndefined } from '~/queries/fetchFresh.ts';

export type CutFile = Result<'cutFileGet'>;
export type CutFileVersion = CutFile['versions'][number];

export const cutFilesQuery = () => operationQuery('cutFileGetAll', {});

export const cutFileQuery = (name: string) => operationQuery('cutFileGet', { path: { name } });

const cutFileReads = ['cutFileGetAll', 'cutFileGet'] as const;

const effects = (title: string) => ({ done: createSuccessNotice(title), refreshes: cutFileReads }) as const;

const hasCutFile = (name: string, isWanted: (now: CutFile) => boolean) => async (): Promise<boolean> =>
  (await call('cutFileGetAll', {})).some((each) => each.name === name && isWanted(each));

export const createCutFile = (
  client: QueryClient,
  given: { readonly name: string; readonly note: string },
): Promise<void> => {
  const { name, note } = given;
  const hasArrived = hasCutFile(name, (now) => now.note === note && now.versions.length === 0);
  const write = idempotentMutation('cutFileCreate', hasArrived, effects(cutFileSuccessTexts.created(name)));
  return executeMutation(client, write, { query: given });
};

type NewVersion = OperationArgs<'cutFileVersionCreate'>['body'];

function isAsWanted(stored: CutFileVersion, wanted: NewVersion): boolean {
  const facts: Readonly<Record<string, unknown>> = stored;
  return Object.entries(wanted).every(([name, value]) => facts[name] === value);
}

export const addCutFileVersion = (client: QueryClient, name: string, body: NewVersion): Promise<void> => {
  const hasArrived = hasCutFile(name, ({ versions }) => versions.some((each) => isAsWanted(each, body)));
  const done = effects(cutFileSuccessTexts.versionAdded(name, body.version));
  return executeMutation(client, idempotentMutation('cutFileVersionCreate', hasArrived, done), {
    path: { name },
    body,
  });
};

export const deleteCutFileVersionMutation = (name: string, version: string) =>
  operationMutation('cutFileVersionDelete', {
    ...effects(cutFileSuccessTexts.versionDeleted(name, version)),
    once: true,
  });

export const deleteCutFileMutation = (name: string) =>
  operationMutation('cutFileDelete', {
    done: createSuccessNotice(cutFileSuccessTexts.deleted(name)),
    // The deleted cut file itself is not refetched.
    refreshes: ['cutFileGetAll'],
    once: true,
  });

export const linkCutFileToParts = (
  client: QueryClient,
  name: string,
  partNumbers: readonly string[],
): Promise<void> => {
  const hasArrived = hasCutFile(name, (now) => partNumbers.every((each) => now.partNumbers.includes(each)));
  const done = effects(cutFileSuccessTexts.linked(name, partNumbers.length));
  const body = { name, partNumbers: [...partNumbers] };
  return executeMutation(client, idempotentMutation('cutFileLinkParts', hasArrived, done), { body });
};

export const unlinkCutFileFromPart = (
  client: QueryClient,
  name: string,
  partNumber: string,
): Promise<void> => {
  const hasArrived = hasCutFile(name, (now) => !now.partNumbers.includes(partNumber));
  const done = { ...effects(cutFileSuccessTexts.unlinked(name, partNumber)), once: true };
  const body = { name, partNumbers: [partNumber] };
  return executeMutation(client, idempotentMutation('cutFileUnlinkParts', hasArrived, done), { body });
};

export const fetchFreshCutFile = (client: QueryClient, name: string): Promise<CutFile | undefined> =>
  fetchFreshOrUndefined(client, cutFileQuery(name));
