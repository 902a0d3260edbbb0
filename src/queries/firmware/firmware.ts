import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createMalformedResponseError } from '~/api/ApiError.ts';
import { call } from '~/api/call.ts';
import { download } from '~/api/download.ts';
import { findEndpoint } from '~/api/endpoints.ts';
import type { OperationArgs, Result } from '~/api/operations.ts';
import { upload } from '~/api/upload.ts';
import type { DeviceType, ProductFamily } from '~/domain/product/families.ts';
import { findSameVersion } from '~/domain/product/version.ts';
import { productPageSize } from '~/domain/product/listFilter.ts';
import {
  formatFirmwareFileName,
  formatFirmwareSignature,
  type FirmwareFile,
  type FirmwareSignature,
} from '~/domain/firmware/firmware.ts';
import { isFirmwareUploaded } from '~/domain/firmware/firmwareChecks.ts';
import type { ProductWithFirmware } from '~/domain/firmware/impact.ts';
import { canFitInUrl } from '~/domain/firmware/releaseNotes.ts';
import { createNotice, createSuccessNotice } from '~/domain/notice/notices.ts';
import { filesTabTexts } from '~/domain/words/texts/files.ts';
import { firmwareSuccessTexts, firmwareJobTexts } from '~/domain/words/texts/firmware.ts';
import { describeError } from '~/api/describeError.ts';
import { createTransferReporter } from '~/queries/files/files.ts';
import { startDownload } from '~/queries/files/startDownload.ts';
import { customMutation, idempotentMutation, isPossiblyDone } from '~/queries/mutation.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import type { ProductRow } from '~/queries/products/products.ts';
import { buildQueryKey, operationQuery } from '~/queries/query.ts';
import { fetchAllPages } from '~/queries/fetchAllPages.ts';
import { startJob, type JobContext, type StartedJob } from '~/platform/jobs/jobs.ts';
import { saveFile } from '~/platform/saveFile.ts';

export type FirmwareRow = Result<'firmwareGetAll'>[number];

export const firmwareListQuery = () => operationQuery('firmwareGetAll', {});

type Place = OperationArgs<'firmwareGet'>;

const placeOf = ({ firmwareType, ...path }: FirmwareRow['firmwareSignature']): Place => ({
  path,
  query: { firmwareType },
});

export const firmwareQuery = (signature: FirmwareRow['firmwareSignature']) =>
  operationQuery('firmwareGet', placeOf(signature));

/** Products of a family and device type, for the firmware they run, and whether those are all products. */
export const firmwareProductsQuery = (productFamily: ProductFamily, deviceType: DeviceType) =>
  queryOptions({
    queryKey: [...buildQueryKey('productFilter'), 'running', productFamily, deviceType],
    queryFn: async ({ signal }) => {
      const pages: ProductWithFirmware[][] = [];
      const body = { productSorting: 'BY_SERIAL_NUMBER_ASC', productFamily, deviceType } as const;
      const isWhole = await fetchAllPages<ProductRow>({
        size: productPageSize,
        signal,
        keyOf: ({ serialNumber }) => serialNumber,
        readPage: (page) => call('productFilter', { query: page, body }, { signal }),
        onBegin: () => pages.splice(0),
        onPage: (rows) =>
          pages.push(
            rows.map(({ serialNumber, firmwareFile, serviceOrders }) => ({
              serialNumber,
              firmwareFile,
              serviceOrders,
            })),
          ),
      });
      return { products: pages.flat(), isWhole };
    },
    // Service orders created meanwhile remove products from the list.
    staleTime: 0,
  });

const effects = (sentence: string) =>
  ({ done: createSuccessNotice(sentence), refreshes: ['firmwareGetAll', 'firmwareGet'] }) as const;

type NewFirmware = OperationArgs<'firmwareCreate'>['body'];

export const createFirmware = (client: QueryClient, body: NewFirmware): Promise<void> => {
  const { firmwareSignature, fileExtension, note } = body;
  const isThere = async (): Promise<boolean> =>
    (await call('firmwareGetAll', {})).some(
      (each) =>
        formatFirmwareSignature(each.firmwareSignature) === formatFirmwareSignature(firmwareSignature) &&
        each.fileExtension === fileExtension &&
        each.note === note &&
        each.firmwareFiles.length === 0,
    );
  return executeMutation(
    client,
    idempotentMutation('firmwareCreate', isThere, effects(firmwareSuccessTexts.created)),
    {
      body,
    },
  );
};

export const updateFirmwareNoteMutation = () =>
  customMutation(
    ({
      signature,
      note,
    }: {
      readonly signature: FirmwareRow['firmwareSignature'];
      readonly note: string;
    }) => {
      const place = placeOf(signature);
      return call('firmwareUpdateNote', { ...place, path: { ...place.path, note: note.trim() } });
    },
    effects(firmwareSuccessTexts.noteSaved),
  );

type NoteOfVersion = { readonly id: string; readonly releaseNote: string };

/** Stores a release note: in the body, or in the URL for a back end without that operation. */
function storeReleaseNote({ id, releaseNote }: NoteOfVersion, signal?: AbortSignal): Promise<FirmwareRow> {
  const isKnown = findEndpoint('firmwareReleaseNoteUpdate') !== undefined;
  return isKnown || releaseNote === ''
    ? call('firmwareReleaseNoteUpdate', { body: { id, releaseNote } }, { signal })
    : call('firmwareReleaseNotePathUpdate', { path: { id, releaseNote } }, { signal });
}

export const updateReleaseNoteMutation = () =>
  customMutation(
    (note: NoteOfVersion) => storeReleaseNote(note),
    effects(firmwareSuccessTexts.releaseNoteSaved),
  );

export const deleteFirmwareVersionMutation = (signature: FirmwareRow['firmwareSignature'], version: string) =>
  customMutation(
    () => {
      const place = placeOf(signature);
      return call('firmwareVersionDelete', { ...place, path: { ...place.path, version } });
    },
    effects(firmwareSuccessTexts.versionDeleted(signature.name, version)),
  );

export const deleteFirmwareMutation = (signature: FirmwareRow['firmwareSignature']) =>
  customMutation(() => call('firmwareDelete', placeOf(signature)), {
    done: createSuccessNotice(firmwareSuccessTexts.deleted(signature.name)),
    // The deleted firmware itself is not refetched.
    refreshes: ['firmwareGetAll'],
  });

export type NewFirmwareVersion = {
  readonly signature: FirmwareSignature;
  readonly file: File;
  readonly sha256: string;
  readonly version: string;
  readonly releaseNote: string;
  readonly avoidServiceOrderCreation: boolean;
  readonly onArrived: () => void;
};

/** Uploads the file of a version, unless an earlier try has. */
async function sendFile(wanted: NewFirmwareVersion, context: JobContext): Promise<FirmwareRow> {
  const { signature, file, version, releaseNote, avoidServiceOrderCreation } = wanted;
  try {
    return await upload(
      'firmwareFileUpload',
      {
        query: {
          avoidServiceOrderCreation,
          firmwareId: '',
          name: file.name,
          firmwareSpecification: formatFirmwareSignature(signature),
          releaseNote: canFitInUrl(releaseNote) ? releaseNote : '',
          version,
        },
      },
      file,
      { signal: context.signal, onProgress: createTransferReporter(context, filesTabTexts.sent) },
    );
  } catch (error) {
    if (!isPossiblyDone(error)) throw error;
    const all = await call('firmwareGetAll', {}, { signal: context.signal }).catch(() => []);
    const now = all.find(
      (each) => formatFirmwareSignature(each.firmwareSignature) === formatFirmwareSignature(signature),
    );
    if (!now || !isFirmwareUploaded(now.firmwareFiles, wanted)) throw error;
    return now;
  }
}

function send(wanted: NewFirmwareVersion, context: JobContext) {
  const { signature, version, releaseNote } = wanted;
  let isSent = false;
  return customMutation(
    async () => {
      const sent = await sendFile(wanted, context);
      if (canFitInUrl(releaseNote)) return sent;
      isSent = true;
      const id = findSameVersion(sent.firmwareFiles, version)?.id;
      if (!id) throw createMalformedResponseError('firmwareFileUpload');
      return storeReleaseNote({ id, releaseNote }, context.signal);
    },
    {
      ...effects(firmwareSuccessTexts.uploaded(signature.name, version)),
      failed: (error) =>
        isSent
          ? createNotice('ERROR', {
              title: firmwareSuccessTexts.withoutNote(signature.name, version),
              body: describeError(error),
            })
          : undefined,
      // An upload may create service orders for products.
      refreshes: [
        'firmwareGetAll',
        'firmwareGet',
        'serviceOrderGetAll',
        'productFilter',
        'productGetMine',
        'productGet',
      ],
    },
  );
}

/** Uploads a version as a job that outlives the page, can be cancelled, and is retried from its start. */
export function uploadFirmware(client: QueryClient, wanted: NewFirmwareVersion): StartedJob<FirmwareRow> {
  const { signature, version } = wanted;
  return startJob({
    title: firmwareJobTexts.upload(signature.name, version),
    about: `upload ${formatFirmwareSignature(signature)} ${version}`,
    reason: describeError,
    run: async (context) => {
      const sent = await executeMutation(client, send(wanted, context), undefined);
      wanted.onArrived();
      return sent;
    },
  });
}

export function downloadFirmware(firmware: FirmwareRow, file: FirmwareFile): StartedJob<void> {
  const { firmwareSignature: signature } = firmware;
  const name = formatFirmwareFileName(firmware, file);
  return startDownload({
    title: name,
    about: `download ${formatFirmwareSignature(signature)} ${file.version}`,
    run: async (context) => {
      const { blob } = await download(
        'firmwareFileDownload',
        { query: { ...signature, versionNumber: file.version } },
        { signal: context.signal, onProgress: createTransferReporter(context, filesTabTexts.received) },
      );
      saveFile(blob, name);
    },
  });
}
