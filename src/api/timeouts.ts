import type { OperationId, UploadOperationId } from './operations.ts';

export const backends = ['cms', 'cpq', 'status'] as const;
export type Backend = (typeof backends)[number];

const seconds = 1000;

export const defaultTimeouts: Record<Backend, number> = {
  cms: 60 * seconds,
  cpq: 60 * seconds,
  status: 10 * seconds,
};

/** Deadline of work of the client's own that waits without calling an operation, such as the sign-in library's, in ms. */
export const clientWorkTimeout = 15 * seconds;

/** The longest deadline there is, that of builds and uploads, in ms. Whatever stands between waits no shorter. */
export const maxCallTimeout = 600 * seconds;
const transfer = 300 * seconds;

/** The operations that send a file, whose size nobody knows beforehand. One that is not named here does not compile. */
const uploads: Readonly<Record<UploadOperationId, number>> = {
  binaryAssetUpload: maxCallTimeout,
  configurationArtefactUpload: maxCallTimeout,
  configurationAttachmentUpload: maxCallTimeout,
  firmwareFileUpload: maxCallTimeout,
  overlaySymbolUpload: maxCallTimeout,
  partImageUpload: maxCallTimeout,
  productConfigurationArtefactUpload: maxCallTimeout,
  productConfigurationAttachmentUpload: maxCallTimeout,
  productConfigurationImageUpload: maxCallTimeout,
  supportMailSendWithFile: maxCallTimeout,
};

const deadlines: Readonly<Partial<Record<OperationId, number>>> = {
  ...uploads,
  incidentGetUnresolved: 100 * seconds,
  maintenanceGetScheduled: 100 * seconds,
  quoteUpdateProduct: 100 * seconds,
  millingGcodeGet: 120 * seconds,
  millingGcodeDryRun: 120 * seconds,
  configurationBuildArtefacts: maxCallTimeout,
  configurationArtefactDownload: transfer,
  productConfigurationArtefactDownload: transfer,
  configurationAttachmentDownload: transfer,
  productConfigurationAttachmentDownload: transfer,
  attachmentDelete: transfer,
  firmwareFileDownload: transfer,
  binaryAssetDownload: transfer,
};

export function getCallTimeout(backend: Backend, operationId: string): number {
  const own: Readonly<Record<string, number | undefined>> = deadlines;
  return own[operationId] ?? defaultTimeouts[backend];
}
