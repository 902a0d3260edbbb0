import type { App } from '../cms/app/routes.ts';
import type { Firmware } from '../cms/firmware/routes.ts';
import type { Macro } from '../cms/macro/routes.ts';
import type { Realm, Role, Unit } from '../../src/domain/access/roles.ts';
import type { ProductKey } from '../../src/domain/product/productPath.ts';
import type { OrderFirmware } from '../../src/domain/serviceOrder/orderFirmware.ts';
import type { Attachment } from '../cms/attachment/contract.ts';
import type { Comment } from '../cms/configuration/contract.ts';
import type { ConfigurationState } from '../../src/domain/configuration/state.ts';
import type { DocumentType } from '../../src/domain/file/documentType.ts';
import type { DeviceDesign } from '../factory/fileFacts.ts';
import type {
  DeviceType,
  ProductFamily,
  ReceiverModel,
  TransmitterModel,
} from '../../src/domain/product/families.ts';

export type AccessRow = {
  readonly realm: Realm;
  readonly role: Role;
  readonly methods: readonly string[];
  readonly objects: Readonly<Record<string, 'READ' | 'WRITE' | 'BOTH'>>;
};

export const getAccessRowId = (realm: Realm, role: Role): string => `${realm}/${role}`;

export type AppRecord = Readonly<Omit<App, 'size'>> & {
  /** The file that was uploaded, or that the bytes of a seeded one are made anew for every download. */
  readonly asset?: { readonly fileId: number; readonly size: number } | 'SEEDED';
};

export const getAppId = ({ platform, version }: Pick<AppRecord, 'platform' | 'version'>): string =>
  `${platform}/${version}`;

/** A version of a firmware. Without a file its bytes are made anew for every download. */
type FirmwareFile = Firmware['firmwareFiles'][number];
export type FirmwareFileRecord = Readonly<Omit<FirmwareFile, 'size' | 'sha256'>> & {
  readonly file?: { readonly fileId: number; readonly size: number; readonly sha256: string };
};

export type FirmwareRecord = Readonly<Omit<Firmware, 'firmwareFiles'>> & {
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

export type MacroVersionRecord = Readonly<Omit<Macro['versions'][number], 'millingMachine'>>;

export type MacroRecord = Readonly<Pick<Macro, 'id' | 'name' | 'note'>> & {
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
export type SeedPerson = Person & { readonly units: readonly Unit[] };

/** A product in a service order. Times are ISO. */
export type ServiceOrderProduct = ProductKey & {
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
  readonly firmware: OrderFirmware | null;
  /** When it is given out to its products. Null in the seed, which does not know the time: the first request sets it. */
  readonly released: string | null;
  readonly products: readonly ServiceOrderProduct[];
};

export type CreationStamp = { readonly created: string; readonly createdBy: string };

/** One version of a file. Its number is its place in the list, from 1. */
export type VersionRecord = CreationStamp & {
  readonly adminOnly?: true;
  /** Bytes somebody uploaded. Without it the bytes are made anew for every download. */
  readonly file?: { readonly fileId: number; readonly size: number };
  /** The revision and version number a carried-over file was first made for. */
  readonly origin?: { readonly revision: string; readonly version: number };
};

export type ArtefactRecord = {
  readonly artefactType: string;
  readonly documentType: DocumentType;
  /** Whether the last build stopped at it. */
  readonly failed?: boolean;
  /** Whether a build that is running has yet to come to it. */
  readonly pending?: boolean;
  readonly versions: readonly VersionRecord[];
};

/** Artefacts of a revision or product configuration. A build of all is kept as one stamp; only others are written out. */
export type FileGroupRecord = {
  readonly builds: readonly VersionRecord[];
  /** Expected types the builds do not make. */
  readonly unbuilt: readonly string[];
  readonly artefacts: readonly ArtefactRecord[];
  /** Progress of a running build: the version it makes, and the artefact types it has finished. */
  readonly building?:
    | {
        readonly version: VersionRecord;
        readonly done: readonly string[];
        readonly failed: readonly string[];
      }
    | undefined;
};

export type AttachmentRecord = Readonly<Omit<Attachment, 'configurationId' | 'versions'>> & {
  readonly versions: readonly VersionRecord[];
};

export type ProductConfigurationRecord = CreationStamp &
  FileGroupRecord & {
    readonly productConfigurationId: string;
    readonly productConfigurationDescription: string;
    readonly userDefinedName: string;
    readonly name: string;
    readonly deviceType: DeviceType;
    readonly partNumber: string | null;
    readonly transmitterModel: TransmitterModel | null;
    readonly receiverModel: ReceiverModel | null;
    /** Part number to count: what the device is made of. */
    readonly components: Readonly<Record<string, number>>;
    /** How it was designed, when its quote was saved last. */
    readonly design?: DeviceDesign | undefined;
    /** Whether it came with the design of a quote, and goes with it. */
    readonly ofDesign?: true;
    readonly images?: Readonly<Record<string, VersionRecord>>;
  };

export type RevisionRecord = CreationStamp &
  FileGroupRecord & {
    readonly revisionName: string;
    readonly revisionState: 'PENDING' | 'ACTIVE' | 'SUPERSEDED';
    readonly note: string;
    readonly productConfigurations: readonly ProductConfigurationRecord[];
  };

export type CommentRecord = Readonly<Comment>;

export type LogRecord = CreationStamp & {
  readonly type: string;
  readonly revision: string;
  readonly old: string | null;
  readonly new: string | null;
  /** About something for employees only; such a line is for them only too. */
  readonly makerOnly?: boolean;
};

export type ConfigurationRecord = CreationStamp & {
  readonly configurationId: string;
  readonly configurationName: string;
  readonly userDefinedName: string;
  readonly configurationDescription: string;
  readonly productFamily: ProductFamily;
  readonly state: ConfigurationState;
  /** The state to return to when a build in progress ends. */
  readonly stateBeforeBuild?: ConfigurationState;
  /** The artefact type the next build fails at. */
  readonly failsToBuild?: string;
  readonly kbMaxQuoteId: number;
  readonly bomId: string | null;
  readonly partNumber: string | null;
  readonly opportunityId: string | null;
  readonly copyOf: string | null;
  readonly contact: { readonly name: string; readonly email: string } | null;
  readonly accountNumber: string;
  readonly assignee: string | null;
  readonly note: string;
  readonly modified: string;
  readonly modifiedBy: string;
  /** The last number given to a comment or an attachment. */
  readonly lastNumber: number;
  readonly revisions: readonly RevisionRecord[];
  readonly attachments: readonly AttachmentRecord[];
  readonly comments: readonly CommentRecord[];
  readonly logs: readonly LogRecord[];
};
