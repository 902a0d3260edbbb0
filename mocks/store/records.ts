import type { FirmwareSignature } from '../../src/domain/firmware/firmware.ts';
import type { Realm, Role, Unit } from '../../src/domain/access/roles.ts';
import type { ProductKey } from '../../src/domain/product/address.ts';
import type { OrderedFirmware } from '../../src/domain/serviceOrder/orderedFirmware.ts';

export type AccessRow = {
  readonly realm: Realm;
  readonly role: Role;
  readonly methods: readonly string[];
  readonly objects: Readonly<Record<string, 'READ' | 'WRITE' | 'BOTH'>>;
};

export const accessId = (realm: Realm, role: Role): string => `${realm}/${role}`;

export type AppRecord = {
  readonly platform: string;
  readonly version: string;
  readonly message: string;
  readonly enabled: boolean;
  /** The file that was uploaded, or that the bytes of a seeded one are made anew for every download. */
  readonly asset?: { readonly fileId: number; readonly size: number } | 'SEEDED';
};

export const appId = ({ platform, version }: Pick<AppRecord, 'platform' | 'version'>): string =>
  `${platform}/${version}`;

/** A version of a firmware. Without a file its bytes are made anew for every download. */
export type FirmwareFileRecord = {
  readonly version: string;
  readonly fileName: string;
  readonly id: string;
  readonly releaseNote: string;
  readonly file?: { readonly fileId: number; readonly size: number; readonly sha256: string };
};

export type FirmwareRecord = {
  readonly firmwareSignature: FirmwareSignature;
  readonly fileExtension: string;
  readonly note: string;
  readonly firmwareFiles: readonly FirmwareFileRecord[];
};

/** Outputs of a quote that are being generated. Times are in ms since 1970. */
export type GenerationRecord = {
  readonly quoteId: number;
  readonly by: string;
  readonly began: number;
  readonly due: number;
  readonly before: string;
};

export type MacroVersionRecord = {
  readonly id: string;
  readonly revision: string;
  readonly main: string;
  readonly machineId: string;
  readonly state: string;
};

export type MacroRecord = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly partNumbers: readonly string[];
  readonly versions: readonly MacroVersionRecord[];
};

/** Somebody who can sign in, by the lower-case e-mail address. */
export type Person = {
  readonly azureId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Role in words, for the sign-in page. */
  readonly label: string;
};

/** Somebody as the data begin: with the units of the first grants. Later on the grants say what somebody belongs to. */
export type SeededPerson = Person & { readonly units: readonly Unit[] };

/** A product in a service order. Times are ISO. */
export type OrderedProduct = ProductKey & {
  readonly configurationId: string;
  readonly accountNumber: string | null;
  /** Time in ms from when the order is given out until the product hears of it. */
  readonly takes: number;
  /** What became of it, and when; null as long as it has not been reached. */
  readonly outcome: { readonly type: 'FULFILLED' | 'REJECTED'; readonly at: string } | null;
};

export type ServiceOrderRecord = {
  readonly id: string;
  readonly type: string;
  readonly note: string;
  readonly state: string;
  readonly created: string;
  readonly createdBy: string;
  readonly lastStateChange: string;
  readonly firmware: OrderedFirmware | null;
  /** When it is given out to its products. Null in the seed, which does not know the time: the first request sets it. */
  readonly released: string | null;
  readonly products: readonly OrderedProduct[];
};
