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
  /** CU is a receiver; everything else is drawn as a transmitter. */
  readonly deviceType?: string;
  /** Transmitter or receiver model; a plain one of the device type when missing or unknown. */
  readonly model?: string;
  readonly partNumber?: string;
  /** A device without one is made up. */
  readonly design?: DeviceDesign;
  /** The product configurations, of a file about a configuration as a whole; a plain pair where they are not known. */
  readonly products?: readonly ProductFacts[];
  readonly description?: string;
  readonly account?: { readonly accountNumber: string; readonly accountName: string };
  /** The day printed on documents, year-month-day; left out of them when missing. */
  readonly date?: string;
  readonly provider?: string;
  readonly seed?: number;
};

export const formatDocumentSubject = (facts: FileFacts): string =>
  `${facts.configurationId}/${facts.revision}`;

/** Number of revisions before one: 0A is 0, 0B is 1, 1A is 26. A name of another form counts as 0. */
export function getRevisionIndex(revision: string): number {
  const [, major, minor] = /^(\d+)([A-Z])$/.exec(revision) ?? [];
  return major && minor ? Number(major) * 26 + minor.charCodeAt(0) - 65 : 0;
}
