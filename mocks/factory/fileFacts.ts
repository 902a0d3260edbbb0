import type { DeviceControl } from './device/device.ts';

export type DeviceDesign = {
  readonly colour: string;
  readonly controls: readonly Omit<DeviceControl, 'kind'>[];
};

type ProductFacts = {
  readonly productConfigurationId: string;
  readonly deviceType: string;
  readonly model?: string;
  readonly partNumber?: string;
  readonly design?: DeviceDesign;
};

export type FileFacts = {
  readonly configurationId: string;
  readonly revision: string;
  readonly version: number;
  readonly productFamily: string;
  /** CU is a receiver; any other value is drawn as a transmitter. */
  readonly deviceType?: string;
  /** Transmitter or receiver model; the default of the device type if missing or unknown. */
  readonly model?: string;
  readonly partNumber?: string;
  /** Without a design, a random one is generated. */
  readonly design?: DeviceDesign;
  /** Product configurations, for files of a whole configuration; a default pair if missing. */
  readonly products?: readonly ProductFacts[];
  readonly description?: string;
  readonly account?: { readonly accountNumber: string; readonly accountName: string };
  /** Date printed on documents, YYYY-MM-DD; omitted if missing. */
  readonly date?: string;
  readonly provider?: string;
  readonly seed?: number;
};

export const formatDocumentSubject = (facts: FileFacts): string =>
  `${facts.configurationId}/${facts.revision}`;

/** Number of revisions before this one: 0A is 0, 0B is 1, 1A is 26. Malformed names count as 0. */
export function getRevisionIndex(revision: string): number {
  const [, major, minor] = /^(\d+)([A-Z])$/.exec(revision) ?? [];
  return major && minor ? Number(major) * 26 + minor.charCodeAt(0) - 65 : 0;
}
