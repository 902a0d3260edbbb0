import type { OperationId, UploadOperationId } from './operations.ts';

export const backends = ['cms', 'cpq', 'status'] as const;
export type Backend = (typeof backends)[number];

const seconds = 1000;

export const defaultDeadline: Record<Backend, number> = {
  cms: 60 * seconds,
  cpq: 60 * seconds,
  status: 10 * seconds,
};

/** Deadline of work of the client's own that waits without calling an operation, such as the sign-in library's, in ms. */
export const stateLayerDeadline = 15 * seconds;

/** The longest deadline there is, that of builds and uploads, in ms. Whatever stands between waits no shorter. */
export const longestDeadline = 600 * seconds;
const transfer = 300 * seconds;

/** The operations that send a file, whose size nobody knows beforehand. One that is not named here does not compile. */
const uploads: Readonly<Record<UploadOperationId, number>> = {
  binaryAssetUpload: longestDeadline,
  configurationArtefactUpload: longestDeadline,
  configurationAttachmentUpload: longestDeadline,
  firmwareFileUpload: longestDeadline,
  overlaySymbolUpload: longestDeadline,
  partImageUpload: longestDeadline,
  productConfigurationArtefactUpload: longestDeadline,
  productConfigurationAttachmentUpload: longestDeadline,
  productConfigurationImageUpload: longestDeadline,
  supportMailSendWithFile: longestDeadline,
};

const deadlines: Readonly<Partial<Record<OperationId, number>>> = {
  ...uploads,
  incidentGetUnresolved: 100 * seconds,
  maintenanceGetScheduled: 100 * seconds,
  quoteUpdateProduct: 100 * seconds,
  millingGcodeGet: 120 * seconds,
  millingGcodeDryRun: 120 * seconds,
  configurationBuildArtefacts: longestDeadline,
  configurationArtefactDownload: transfer,
  productConfigurationArtefactDownload: transfer,
  configurationAttachmentDownload: transfer,
  productConfigurationAttachmentDownload: transfer,
  attachmentDelete: transfer,
  firmwareFileDownload: transfer,
  binaryAssetDownload: transfer,
};

export function deadlineOf(backend: Backend, operationId: string): number {
  const own: Readonly<Record<string, number | undefined>> = deadlines;
  return own[operationId] ?? defaultDeadline[backend];
}
