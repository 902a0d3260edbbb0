import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { download } from '~/api/download.ts';
import { getCallTimeout } from '~/api/timeouts.ts';
import { findEndpoint, listOperationIds } from '~/api/endpoints.ts';
import { lazyShapeTables } from '~/api/responses/lazyShapeTables.ts';
import { getResponseKind } from '~/api/responses/shapes.ts';
import { firstAnswers } from '~/api/generated/firstAnswers.ts';
import type { OperationArgs, OperationId, UploadOperationId } from '~/api/operations.ts';
import { anonymousTokenSource, setTokenSource } from '~/api/tokens.ts';
import { upload } from '~/api/upload.ts';
import { createQueryClient } from '~/queries/client.ts';
import { notifyError } from '~/queries/notifyError.ts';
import { operationMutation } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { operationQuery } from '~/queries/query.ts';
import { incidentsQuery, maintenancesQuery } from '~/queries/status/status.ts';
import { clearNotices, useNotices } from '~/platform/notices.ts';
import { createFetchStub, createXhrStub, type BackendStub } from './backendStub.ts';

/**
 * How each operation is used, and what it returns if the person has no access. A new operation needs a row
 * here; the test below names missing ones.
 */
type Row =
  | { readonly kind: 'READ'; readonly silentOn?: readonly number[] | 'ANY'; readonly gives?: unknown }
  | { readonly kind: 'WRITE' | 'DOWNLOAD' | 'UPLOAD' | 'STATUS' };

const unseen = (gives: unknown): Row => ({ kind: 'READ', silentOn: [401, 403, 404], gives });
const missing = (gives: unknown): Row => ({ kind: 'READ', silentOn: [404], gives });
const swallowed: Row = { kind: 'READ', silentOn: 'ANY', gives: null };
const told: Row = { kind: 'READ' };
const write: Row = { kind: 'WRITE' };
const fetched: Row = { kind: 'DOWNLOAD' };
const sent: Row = { kind: 'UPLOAD' };
const status: Row = { kind: 'STATUS' };

const rows: Record<OperationId, Row> = {
  accessLookupGet: told,
  accountGet: missing(null),
  accountGetAll: missing([]),
  accountGroupGet: missing(null),
  accountGroupGetAll: missing([]),
  affiliationDelegate: write,
  affiliationFilter: missing([]),
  affiliationGet: unseen(null),
  affiliationRevoke: write,
  affiliationUnitAccessAdd: write,
  affiliationUnitAccessRevoke: write,
  attachmentCreate: write,
  attachmentDelete: write,
  authTokenGet: told,
  barCreate: write,
  barGetAll: told,
  barGetLatest: missing(null),
  barPlatformDelete: write,
  barUpdate: write,
  barVersionDelete: write,
  binaryAssetDownload: fetched,
  binaryAssetUpload: sent,
  blacklistAdd: write,
  blacklistGetAll: swallowed,
  blacklistRemove: write,
  cacheUpdate: write,
  commandGetAll: told,
  commandInsertOrUpdate: write,
  commandsReplace: write,
  configurationArtefactDownload: fetched,
  configurationArtefactUpload: sent,
  configurationAssign: write,
  configurationAttachmentDownload: fetched,
  configurationAttachmentUpload: sent,
  configurationBuildArtefacts: write,
  configurationCreate: write,
  configurationDelete: write,
  configurationFilter: unseen([]),
  configurationFilterCount: unseen({ count: 0 }),
  configurationGet: unseen(null),
  configurationSetChangeAccount: write,
  configurationSetCommentCreate: write,
  configurationSetCommentDelete: write,
  configurationSetCreate: write,
  configurationSetRevisionCreate: write,
  configurationSetRevisionDelete: write,
  configurationSetRevisionLog: told,
  configurationSetState: write,
  configurationSetUpdateNote: write,
  configurationSetUpdateRevisionNote: write,
  configurationStateGet: unseen(null),
  cpqCurrentUser: told,
  cpqLogin: write,
  cpqLogout: write,
  cpqUserSearch: told,
  cutFileCreate: write,
  cutFileDelete: write,
  cutFileGet: told,
  cutFileGetAll: told,
  cutFileLinkParts: write,
  cutFileUnlinkParts: write,
  cutFileVersionCreate: write,
  cutFileVersionDelete: write,
  descriptionGet: told,
  distributorGetAll: missing([]),
  firmwareCreate: write,
  firmwareDelete: write,
  firmwareFileDownload: fetched,
  firmwareFileUpload: sent,
  firmwareGet: missing(null),
  firmwareGetAll: told,
  firmwareReleaseNotePathUpdate: write,
  firmwareReleaseNoteUpdate: write,
  firmwareUpdateNote: write,
  firmwareVersionDelete: write,
  incidentGetUnresolved: status,
  macroCreate: write,
  macroDelete: write,
  macroGetAll: told,
  macroLinkToParts: write,
  macroRemoveFromPart: write,
  macroUpdate: write,
  macroVersionCreate: write,
  macroVersionDelete: write,
  macroVersionSetState: write,
  macroVersionUpdate: write,
  maintenanceGetScheduled: status,
  millingGcodeDryRun: told,
  millingGcodeGet: told,
  millingGcodeValidate: write,
  millingMachineCreate: write,
  millingMachineDelete: write,
  millingMachineGetAll: told,
  millingMachineUpdate: write,
  millingPreferencesGet: told,
  millingPreferencesUpdate: write,
  objectAccessGet: told,
  objectAccessGetAll: swallowed,
  objectAccessUpdate: write,
  overlaySymbolDelete: write,
  overlaySymbolGetAll: told,
  overlaySymbolUpload: sent,
  partCreate: write,
  partDelete: write,
  partGet: told,
  partGetAll: told,
  partImageDelete: write,
  partImageDownload: fetched,
  partImageUpload: sent,
  partOutputsUpdate: write,
  partSetState: write,
  partUsageGet: told,
  productCacheClear: write,
  productConfigurationArtefactDownload: fetched,
  productConfigurationArtefactUpload: sent,
  productConfigurationAttachmentDownload: fetched,
  productConfigurationAttachmentUpload: sent,
  productConfigurationCreate: write,
  productConfigurationGet: unseen(null),
  productConfigurationImageDownload: fetched,
  productConfigurationImageUpload: sent,
  productCreate: write,
  productDelete: write,
  productEventFilter: unseen([]),
  productEventFilterCount: unseen({ count: 0 }),
  productFilter: unseen([]),
  productFilterCount: unseen({ count: 0 }),
  productGet: unseen(null),
  productGetMine: unseen([]),
  quoteAddProduct: write,
  quoteApprove: write,
  quoteClone: write,
  quoteCreate: write,
  quoteDelete: write,
  quoteGenerateOutputs: write,
  quoteGet: told,
  quoteLogDelete: write,
  quoteModifyHeader: write,
  quoteModifyName: write,
  quoteReject: write,
  quoteSearch: told,
  quoteSubmit: write,
  quoteTreeBuild: write,
  quoteUpdateProduct: write,
  quoteWiringTest: write,
  realmRolesGet: swallowed,
  realmRolesUpdate: write,
  resourceCreate: write,
  resourceDelete: write,
  resourceGet: told,
  resourceGetAll: told,
  resourceUpdate: write,
  serviceAccessGet: told,
  serviceAccessGetAll: swallowed,
  serviceAccessUpdate: write,
  serviceOrderCreate: write,
  serviceOrderDelete: write,
  serviceOrderGet: told,
  serviceOrderGetAll: told,
  serviceOrderUpdate: write,
  supportMailSend: write,
  supportMailSendWithFile: sent,
  ticketCreate: write,
  ticketDelete: write,
  ticketFilter: missing([]),
  ticketGet: missing(null),
  ticketGetMine: missing([]),
  ticketRegisterAction: write,
  whitelistAdd: write,
  whitelistGet: swallowed,
  whitelistGetAll: swallowed,
  whitelistRemove: write,
  whitelistUnitRemove: write,
  whitelistUpdateNote: write,
};

test('every operation has a row, and every row is an operation', () => {
  expect(Object.keys(rows).toSorted()).toEqual(listOperationIds().toSorted());
});

const all = listOperationIds().filter((id): id is OperationId => Object.hasOwn(rows, id));
const answersList = (id: OperationId): boolean =>
  [firstAnswers, ...lazyShapeTables].some((table) => getResponseKind(table, id)?.is === 'LIST');
const listReads = new Set(all.filter((id) => rows[id].kind === 'READ' && answersList(id)));

test.each([...listReads].flatMap((id) => ['null', '{}', '"x"'].map((answer) => [id, answer] as const)))(
  '%s answered with %s is a failure, and asked for again',
  async (operationId, answer) => {
    stub.answer = answer;
    expectRefusal(operationId, await end(operationId), 500, 'UNKNOWN_ERROR');
    stub.answer = '[]';
    expect(await end(operationId)).toEqual({ gave: [] });
  },
);

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'API_NOT_FOUND_ERROR',
  409: 'API_RESOURCE_CONFLICT',
  500: 'API_ERROR',
  501: 'API_ERROR',
  502: 'API_BAD_GATEWAY_ERROR',
  503: 'API_UNAVAILABLE_ERROR',
  521: 'API_MAINTENANCE_FORCE_REFRESH',
  418: 'UNKNOWN_ERROR',
};

/** "API_ERROR" as a title: "Api error". */
const titleOf = (code: string): string => {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

let client: QueryClient;
let stub: BackendStub;
let warnings: unknown[][];
let tokenSource: { current: string; renewed: string | undefined };

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  stub = { sent: [], outcome: 'OK' };
  vi.stubGlobal(
    'fetch',
    createFetchStub(() => stub),
  );
  vi.stubGlobal(
    'XMLHttpRequest',
    createXhrStub(() => stub),
  );
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => void warnings.push(args));
  tokenSource = { current: 'old', renewed: undefined };
  setTokenSource({
    ...anonymousTokenSource,
    current: () => Promise.resolve(tokenSource.current),
    renew: () => {
      if (tokenSource.renewed) tokenSource.current = tokenSource.renewed;
      return Promise.resolve(tokenSource.renewed);
    },
  });
});

afterEach(() => {
  client.clear();
  clearNotices();
  setTokenSource(anonymousTokenSource);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A value for each path parameter, and a body. */
function argsOf<K extends OperationId>(operationId: K): OperationArgs<K> {
  const names = [...(findEndpoint(operationId)?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => [
    name,
    'x',
  ]);
  const writes = ['WRITE', 'UPLOAD'].includes(rows[operationId].kind);
  const args: unknown = { path: Object.fromEntries(names), ...(writes ? { body: {} } : {}) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return args as OperationArgs<K>;
}

const failedQuietly = (error: unknown): never => {
  notifyError(error);
  throw error;
};

/** Rows of this kind are operations that upload a file. */
function send(operationId: OperationId): Promise<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const id = operationId as UploadOperationId;
  return upload(id, argsOf(id), new File(['x'], 'x.txt'));
}

function use(operationId: OperationId): Promise<unknown> {
  const args = argsOf(operationId);
  switch (rows[operationId].kind) {
    case 'READ':
      return client.fetchQuery(operationQuery(operationId, args));
    case 'WRITE':
      return executeMutation(client, operationMutation(operationId), args);
    case 'DOWNLOAD':
      return download(operationId, args).catch(failedQuietly);
    case 'UPLOAD':
      return send(operationId).catch(failedQuietly);
    case 'STATUS':
      return client.fetchQuery(
        operationId === 'incidentGetUnresolved' ? incidentsQuery() : maintenancesQuery(),
      );
  }
}

type Ended = { readonly gave?: unknown; readonly failed?: unknown };

async function end(operationId: OperationId): Promise<Ended> {
  try {
    return { gave: await use(operationId) };
  } catch (failed) {
    return { failed };
  }
}

const notices = () => useNotices.getState().past.map(({ kind, title }) => ({ kind, title }));
const nothing: readonly unknown[] = [];

/** What a read returns instead of failing with `code`; undefined if it fails. */
function silently(operationId: OperationId, code: number): { readonly gives: unknown } | undefined {
  const row = rows[operationId];
  if (row.kind === 'STATUS') return { gives: nothing };
  if (row.kind !== 'READ' || row.silentOn === undefined) return undefined;
  return row.silentOn === 'ANY' || row.silentOn.includes(code) ? { gives: row.gives } : undefined;
}

function expectRefusal(operationId: OperationId, ended: Ended, statusCode: number, code: string): void {
  const silent = silently(operationId, statusCode);
  if (silent) {
    expect(ended).toEqual({ gave: silent.gives });
    expect(notices()).toEqual([]);
  } else {
    expect(ended.failed).toMatchObject({ name: 'ApiError', operationId, status: statusCode, code });
    expect(notices()).toEqual([{ kind: 'API_ERROR', title: titleOf(code) }]);
  }
}

describe.each(all)('%s', (operationId) => {
  const { backend = 'cms', deadline = 0 } = findEndpoint(operationId) ?? {};
  const silentStatus = rows[operationId].kind === 'STATUS';

  beforeEach(() => {
    if (answersList(operationId)) stub.answer = '[]';
  });

  test('ok', async () => {
    const { failed } = await end(operationId);
    expect(failed).toBeUndefined();
    expect(notices()).toEqual([]);
    expect(stub.sent.length).toBe(1);
    await end(operationId);
    const cached = ['READ', 'STATUS'].includes(rows[operationId].kind);
    expect(stub.sent.length).toBe(cached ? 1 : 2);
  });

  test('timeout', async () => {
    stub.outcome = 'SILENCE';
    expect(deadline).toBe(getCallTimeout(backend, operationId));
    await expectTimeout();
  });

  test('slow drip', async () => {
    stub.outcome = 'DRIP';
    await expectTimeout();
  });

  async function expectTimeout(): Promise<void> {
    const done = vi.fn();
    const ending = end(operationId).then(done);
    await vi.advanceTimersByTimeAsync(deadline - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await ending;
    expect(stub.sent.every(({ aborted }) => aborted())).toBe(true);
    const row = rows[operationId];
    if (silentStatus || (row.kind === 'READ' && row.silentOn === 'ANY')) {
      expect(notices()).toEqual([]);
      return;
    }
    expect(done).toHaveBeenCalledWith({
      failed: expect.objectContaining({
        code: 'TIMEOUT',
        message: expect.stringContaining(`after ${deadline} ms: `),
      }),
    });
    expect(notices()).toEqual([{ kind: 'TIMEOUT', title: 'Failed to fetch' }]);
  }

  test.each(['REFUSED', 'TRUNCATED'] as const)('%s', async (outcome) => {
    stub.outcome = outcome;
    const { gave, failed } = await end(operationId);
    expect(notices()).toEqual([]);
    const row = rows[operationId];
    if (silentStatus) {
      expect(gave).toEqual(nothing);
    } else if (row.kind === 'READ' && row.silentOn === 'ANY') {
      expect(gave).toBeNull();
    } else {
      expect(failed).toMatchObject({ code: 'NETWORK' });
      expect(warnings).toHaveLength(1);
    }
  });

  test('called off', async () => {
    stub.outcome = 'SILENCE';
    if (rows[operationId].kind === 'READ') {
      const ending = end(operationId);
      await vi.advanceTimersByTimeAsync(0);
      await client.cancelQueries();
      await ending;
    }
    expect(notices()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test('204', async () => {
    stub.outcome = 204;
    expectRefusal(operationId, await end(operationId), 204, 'SERVER_ERROR');
  });

  test('401 with a token that can be renewed', async () => {
    stub.outcome = 'UNAUTHORIZED_UNTIL_RENEWED';
    tokenSource.renewed = 'new';
    const ended = await end(operationId);
    if (backend === 'cms') {
      expect(ended.failed).toBeUndefined();
      expect(stub.sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
      expect(notices()).toEqual([]);
    } else {
      expect(stub.sent.map(({ token }) => token)).not.toContain('Bearer new');
    }
  });

  test('401 without a new token', async () => {
    stub.outcome = 401;
    const { gave, failed } = await end(operationId);
    if (backend === 'status') {
      expect(gave).toEqual(nothing);
    } else if (backend === 'cms') {
      const isRead = rows[operationId].kind === 'READ';
      expect(gave).toBeUndefined();
      expect(failed).toMatchObject({ status: 401, code: 'UNAUTHORIZED', lapsed: true });
      // A failed read is shown on the page, so only a failed write shows a notification.
      expect(notices()).toEqual(isRead ? [] : [{ kind: 'API_ERROR', title: 'Unauthorized' }]);
    } else {
      expect(failed).toMatchObject({ status: 401, code: 'UNAUTHORIZED', lapsed: false });
    }
  });

  test.each(Object.entries(codes).map(([code, name]) => [Number(code), name] as const))(
    '%d',
    async (code, name) => {
      stub.outcome = code;
      // A 401 is only reported if it recurs after the token was renewed.
      tokenSource.renewed = 'new';
      expectRefusal(operationId, await end(operationId), code, name);
      const logged = !silently(operationId, code) && code !== 404;
      if (!silentStatus) expect(warnings).toHaveLength(logged ? 1 : 0);
    },
  );

  test('a page instead of an answer', async () => {
    stub.outcome = 'HTML';
    expectRefusal(operationId, await end(operationId), 500, 'UNKNOWN_ERROR');
  });

  test('malformed JSON', async () => {
    stub.outcome = 'MALFORMED';
    const ended = await end(operationId);
    // The call layer does not check the content of files.
    if (rows[operationId].kind === 'DOWNLOAD') expect(ended.gave).toMatchObject({ blob: { size: 5 } });
    else expectRefusal(operationId, ended, 500, 'UNKNOWN_ERROR');
  });
});
