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
  /** The uploaded file. Bytes of 'SEEDED' ones are generated for every download. */
  readonly asset?: { readonly fileId: number; readonly size: number } | 'SEEDED';
};

export const getAppId = ({ platform, version }: Pick<AppRecord, 'platform' | 'version'>): string =>
  `${platform}/${version}`;

/** A firmware version. Without a file its bytes are generated for every download. */
type FirmwareFile = Firmware['firmwareFiles'][number];
export type FirmwareFileRecord = Readonly<Omit<FirmwareFile, 'size' | 'sha256'>> & {
  readonly file?: { readonly fileId: number; readonly size: number; readonly sha256: string };
};

export type FirmwareRecord = Readonly<Omit<Firmware, 'firmwareFiles'>> & {
  readonly firmwareFiles: readonly FirmwareFileRecord[];
};

/** Outputs of a quote being generated. Times are in ms since 1970. */
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

/** A person who can sign in, identified by the lower-case e-mail address. */
export type Person = {
  readonly azureId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Description of the role on the sign-in page. */
  readonly label: string;
};

/** A person with the units of the initial grants. Later on the stored grants decide. */
export type SeedPerson = Person & { readonly units: readonly Unit[] };

/** A product in a service order. Times are ISO. */
export type ServiceOrderProduct = ProductKey & {
  readonly configurationId: string;
  readonly accountNumber: string | null;
  /** Time in ms from the release of the order until it reaches the product. */
  readonly takes: number;
  /** Outcome and its time; null until the order reaches the product. */
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
  /** Time of release to the products. Null in the seed, where the first request sets it. */
  readonly released: string | null;
  readonly products: readonly ServiceOrderProduct[];
};

export type CreationStamp = { readonly created: string; readonly createdBy: string };

/** One version of a file. Its number is its position in the list, from 1. */
export type VersionRecord = CreationStamp & {
  readonly adminOnly?: true;
  /** Uploaded bytes. Without them the bytes are generated for every download. */
  readonly file?: { readonly fileId: number; readonly size: number };
  /** Revision and version number for which a carried-over file was first made. */
  readonly origin?: { readonly revision: string; readonly version: number };
};

export type ArtefactRecord = {
  readonly artefactType: string;
  readonly documentType: DocumentType;
  /** Whether the last build failed at this artefact. */
  readonly failed?: boolean;
  /** Whether the running build has not yet made this artefact. */
  readonly pending?: boolean;
  readonly versions: readonly VersionRecord[];
};

/**
 * Artefacts of a revision or product configuration. `builds` apply to all types; `artefacts` lists only those
 * that differ.
 */
export type FileGroupRecord = {
  readonly builds: readonly VersionRecord[];
  /** Expected artefact types that builds do not make. */
  readonly unbuilt: readonly string[];
  readonly artefacts: readonly ArtefactRecord[];
  /** Progress of the running build: its version, and the artefact types finished or failed. */
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
    /** Number of components by part number. */
    readonly components: Readonly<Record<string, number>>;
    /** Design as of the last save of its quote. */
    readonly design?: DeviceDesign | undefined;
    /** Whether it came with the design of a quote and is removed with it. */
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
  /** Staff-only log line, as it is about something staff-only. */
  readonly makerOnly?: boolean;
};

export type ConfigurationRecord = CreationStamp & {
  readonly configurationId: string;
  readonly configurationName: string;
  readonly userDefinedName: string;
  readonly configurationDescription: string;
  readonly productFamily: ProductFamily;
  readonly state: ConfigurationState;
  /** State to restore when the running build ends. */
  readonly stateBeforeBuild?: ConfigurationState;
  /** Artefact type at which the next build fails. */
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
  /** Last number assigned to a comment or attachment. */
  readonly lastNumber: number;
  readonly revisions: readonly RevisionRecord[];
  readonly attachments: readonly AttachmentRecord[];
  readonly comments: readonly CommentRecord[];
  readonly logs: readonly LogRecord[];
};
