import { formatLongDate } from '../words/dates.ts';
import {
  buildFileGroups,
  getNewestFileVersion,
  type ConfigurationWithFiles,
  type ProductConfigurationWithFiles,
  type FileEntry,
  type FileAccessContext,
} from '../file/fileGroups.ts';
import { deviceTypeLabel, formatModel } from '../product/families.ts';
import { formatState } from '../words/stateAppearances.ts';

type ComparedProductConfiguration = ProductConfigurationWithFiles & {
  readonly productConfigurationDescription: string;
  readonly partNumber: string | null;
  readonly receiverModel?: string | null;
};

export type ComparableRevision = ConfigurationWithFiles<ComparedProductConfiguration> & {
  readonly revisions: readonly {
    readonly revisionName: string;
    readonly revisionState: string;
    readonly note: string;
    readonly created: string;
  }[];
};

export type FieldChange = {
  readonly place: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

export type FileChangeKind = 'ADDED' | 'REMOVED' | 'CHANGED' | 'SAME';

/** SAME: the newest versions have the same time, author and size; their contents were not compared. */
export type FileChange = {
  readonly key: string;
  readonly place: string;
  readonly name: string;
  readonly kind: FileEntry['kind'];
  readonly documentType: string;
  readonly change: FileChangeKind;
  readonly before?: FileEntry;
  readonly after?: FileEntry;
};

export type RevisionComparison = {
  readonly fields: readonly FieldChange[];
  readonly files: readonly FileChange[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Short name of a product configuration: its part where no other has the same, else its id. */
  readonly shortNames: ReadonlyMap<string, string>;
};

type Facts = ReadonlyMap<string, ReadonlyMap<string, string>>;

function factsOf(configuration: ComparableRevision): Facts {
  const { revision, revisions, productConfigurations } = configuration;
  const own = revisions.find(({ revisionName }) => revisionName === revision);
  const places: [string, [string, string][]][] = [
    [
      'Revision',
      [
        ['State', formatState(own?.revisionState ?? '')],
        ['Note', own?.note ?? ''],
        ['Created', own ? formatLongDate(own.created) : ''],
      ],
    ],
    ...productConfigurations.map((device): [string, [string, string][]] => [
      `${deviceTypeLabel[device.deviceType]} ${device.productConfigurationId}`,
      [
        ['Description', device.productConfigurationDescription],
        ['Part', device.partNumber ?? ''],
        ['Model', formatModel(device.transmitterModel ?? device.receiverModel ?? '')],
      ],
    ]),
  ];
  return new Map(places.map(([place, facts]) => [place, new Map(facts)]));
}

function changedFields(before: Facts, after: Facts): readonly FieldChange[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  return places.flatMap((place) => {
    const labels = [...(after.get(place) ?? before.get(place) ?? new Map()).keys()];
    return labels
      .map((label: string) => ({
        place,
        label,
        before: before.get(place)?.get(label) ?? '',
        after: after.get(place)?.get(label) ?? '',
      }))
      .filter((field) => field.before !== field.after);
  });
}

type Placed = { readonly place: string; readonly file: FileEntry };

/** Files that have content, by a key that stays across revisions: location and type, or location and name. */
const filesOf = (configuration: ComparableRevision, viewer: FileAccessContext): ReadonlyMap<string, Placed> =>
  new Map(
    buildFileGroups(configuration, viewer).flatMap(
      ({ title, productConfigurationId, artefacts, attachments }) =>
        [...artefacts, ...attachments]
          .filter(({ versions }) => versions.length > 0)
          .map((file): [string, Placed] => {
            const name = file.kind === 'ARTEFACT' ? file.id : `"${file.name.toLowerCase()}"`;
            return [`${productConfigurationId ?? ''}/${name}`, { place: title, file }];
          }),
    ),
  );

function changeOf(before: FileEntry | undefined, after: FileEntry | undefined): FileChangeKind {
  if (!before) return 'ADDED';
  if (!after) return 'REMOVED';
  const [one, other] = [getNewestFileVersion(before), getNewestFileVersion(after)];
  const same =
    one?.created === other?.created && one?.createdBy === other?.createdBy && one?.size === other?.size;
  return same ? 'SAME' : 'CHANGED';
}

function changedFiles(
  before: ReadonlyMap<string, Placed>,
  after: ReadonlyMap<string, Placed>,
): readonly FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)];
    const either = other ?? one;
    if (!either) return [];
    const { kind, name, documentType } = either.file;
    const change = changeOf(one?.file, other?.file);
    const sides = { ...(one && { before: one.file }), ...(other && { after: other.file }) };
    return [{ key, place: either.place, name, kind, documentType, change, ...sides }];
  });
}

function shortNamesOf(devices: readonly ComparedProductConfiguration[]): ReadonlyMap<string, string> {
  const parts = new Map(devices.map((device) => [device.productConfigurationId, device.partNumber]));
  const isAlone = (part: string): boolean =>
    [...parts.values()].filter((other) => other === part).length === 1;
  return new Map([...parts].map(([id, part]) => [id, part !== null && isAlone(part) ? part : id]));
}

export function compareRevisions(
  before: ComparableRevision,
  after: ComparableRevision,
  viewer: FileAccessContext,
): RevisionComparison {
  const [one, other] = [factsOf(before), factsOf(after)];
  const fields = changedFields(one, other);
  const files = changedFiles(filesOf(before, viewer), filesOf(after, viewer));
  return {
    fields,
    files,
    added: [...other.keys()].filter((place) => !one.has(place)),
    removed: [...one.keys()].filter((place) => !other.has(place)),
    before: before.revision,
    after: after.revision,
    shortNames: shortNamesOf([...before.productConfigurations, ...after.productConfigurations]),
  };
}
