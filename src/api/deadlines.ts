export const backends = ['cms', 'cpq', 'status'] as const;
export type Backend = (typeof backends)[number];

const seconds = 1000;

/** How long a call may take when its operation has no deadline of its own, in ms. */
export const defaultDeadline: Record<Backend, number> = {
  cms: 60 * seconds,
  cpq: 60 * seconds,
  status: 10 * seconds,
};

/** For work of the client's own that waits without calling an operation, in ms. */
export const stateLayerDeadline = 15 * seconds;

const upload = 600 * seconds;
const transfer = 300 * seconds;

/** The operations that may take longer than their back end's default, in ms. */
const deadlines: Readonly<Record<string, number>> = {
  incidentGetUnresolved: 100 * seconds,
  maintenanceGetScheduled: 100 * seconds,
  quoteUpdateProduct: 100 * seconds,
  millingGcodeGet: 120 * seconds,
  millingGcodeDryRun: 120 * seconds,
  configurationBuildArtefacts: 600 * seconds,
  configurationArtefactDownload: transfer,
  productConfigurationArtefactDownload: transfer,
  configurationAttachmentDownload: transfer,
  productConfigurationAttachmentDownload: transfer,
  attachmentDelete: transfer,
  configurationArtefactUpload: upload,
  productConfigurationArtefactUpload: upload,
  configurationAttachmentUpload: upload,
  productConfigurationAttachmentUpload: upload,
  productConfigurationImageUpload: upload,
  supportMailSendWithFile: upload,
};

/** The deadline of an operation in ms: its own, else its back end's default. */
export function deadlineOf(backend: Backend, operationId: string): number {
  return deadlines[operationId] ?? defaultDeadline[backend];
}
