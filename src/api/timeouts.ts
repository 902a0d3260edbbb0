import type { OperationId, UploadOperationId } from './operations.ts';

export const backends = ['cms', 'cpq', 'status'] as const;
export type Backend = (typeof backends)[number];

const seconds = 1000;

export const defaultTimeouts: Record<Backend, number> = {
  cms: 60 * seconds,
  cpq: 60 * seconds,
  status: 10 * seconds,
};

/** Timeout, in ms, of client work that calls no operation itself, such as the sign-in library's. */
export const clientWorkTimeout = 15 * seconds;

/** Longest timeout of a call, in ms: builds and uploads. Proxies in between need at least as much. */
export const maxCallTimeout = 600 * seconds;
const transfer = 300 * seconds;

/** Operations that upload a file of unknown size. A missing operation does not compile. */
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
