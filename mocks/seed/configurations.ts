import { configurationIdPrefixes } from '../../src/domain/configuration/id.ts';
import { configurationStates, type ConfigurationState } from '../../src/domain/configuration/state.ts';
import type { ProductFamily } from '../../src/domain/product/families.ts';
import type { Account } from '../cms/account/routes.ts';
import { createRandom, type RandomSequence } from '../factory/random.ts';
import type {
  ArtefactRecord,
  AttachmentRecord,
  CommentRecord,
  ConfigurationRecord,
  RevisionRecord,
} from '../store/records.ts';
import { createDevices } from './devices.ts';
import { createConfigurationHistory, type HistoryParticipants, type SeedRevision } from './history.ts';
import { systemParts } from './seedParts.ts';
import { firstQuoteId } from './quotes.ts';
import { createTimeline } from './timeline.ts';
import words from './words.json' with { type: 'json' };

type Kind = 'CLASSIC' | 'PHANTOM' | 'CONFIGURED_3D';

const kinds: readonly Kind[] = ['CLASSIC', 'CONFIGURED_3D', 'PHANTOM'];
const olderFamilies = ['G2', 'G3', 'G5', 'G5', 'G6', 'P6'] as const;
/** Weighted by how often the states occur. */
const usualStates: readonly [ConfigurationState, ...ConfigurationState[]] = [
  'CONFIGURING',
  'CONFIGURING',
  'CONFIGURING',
  'WAITING_FOR_APPROVAL',
  'WAITING_FOR_APPROVAL',
  'APPROVED',
  'APPROVED',
  'READY_FOR_PRODUCTION',
  'READY_FOR_PRODUCTION',
  'READY_FOR_PRODUCTION',
  'READY_FOR_PRODUCTION',
  'ARCHIVED',
];

/**
 * The first configurations cover every kind in every state. Without quotes left, phantoms replace 3D ones.
 */
function kindAndState(
  index: number,
  quotes: number,
  random: RandomSequence,
): { kind: Kind; state: ConfigurationState } {
  const next = kinds[index % kinds.length] ?? 'CLASSIC';
  const kind = next === 'CONFIGURED_3D' && Math.floor(index / kinds.length) >= quotes ? 'PHANTOM' : next;
  const state = configurationStates[Math.floor(index / kinds.length)] ?? random.pick(usualStates);
  return { kind, state };
}

function idOf(index: number, kind: Kind): string {
  const number = Math.floor(index / kinds.length);
  if (kind === 'CONFIGURED_3D') return `C${String(number + 1).padStart(6, '0')}`;
  // Phantoms that replace 3D configurations have a number range of their own.
  const first = kinds[index % kinds.length] === 'PHANTOM' ? 10_000 : 50_000;
  if (kind === 'PHANTOM') return `${first + number}${number % 6 === 5 ? '_S' : ''}`;
  const prefix = configurationIdPrefixes[number % configurationIdPrefixes.length] ?? 'OU';
  return `${prefix}${1234 + number}`;
}

function revisionState(
  state: ConfigurationState,
  place: number,
  count: number,
): RevisionRecord['revisionState'] {
  const released = state === 'READY_FOR_PRODUCTION';
  if (place === count - 1) return released ? 'ACTIVE' : 'PENDING';
  return !released && place === count - 2 ? 'ACTIVE' : 'SUPERSEDED';
}

/**
 * The newest version of some technical specifications is by an administrator, visible to administrators only.
 */
function ownArtefacts(random: RandomSequence, revision: SeedRevision, admin: string): ArtefactRecord[] {
  const [first] = revision.builds;
  if (first === undefined || random.next() > 0.15) return [];
  const stamp = { created: first, createdBy: revision.createdBy };
  return [
    {
      artefactType: 'TECHNICAL_SPECIFICATION',
      documentType: 'PDF',
      versions: [stamp, { created: revision.builds.at(-1) ?? first, createdBy: admin, adminOnly: true }],
    },
  ];
}

const commentsOf = (
  random: RandomSequence,
  revisions: readonly RevisionRecord[],
  cast: HistoryParticipants,
): CommentRecord[] =>
  Array.from({ length: random.pick([0, 0, 1, 2, 3]) }, (_, index) => {
    const isStaffOnly = random.next() < 0.35;
    const { revisionName, created } = random.pick([revisions[0], ...revisions.slice(1)] as const) ?? {
      revisionName: '0A',
      created: '',
    };
    return {
      commentId: String(index + 1),
      text: random.pick(isStaffOnly ? words.staffOnlyComments : words.comments),
      revision: revisionName,
      pinned: random.next() < 0.2,
      makerOnly: isStaffOnly,
      created,
      createdBy: random.next() < 0.5 ? cast.engineer : cast.approver,
    };
  });

const attachmentNames = [
  ['Hydraulic diagram', 'PDF'],
  ['Machine on site', 'JPEG'],
  ['Label artwork', 'SVG'],
  ['Order confirmation', 'WORD'],
  ['CAN matrix', 'ZIP'],
  ['Parameter dump of the old system', 'TEXT'],
  ['Company logo', 'EPS'],
  ['Commissioning checklist', 'PDF'],
  ['Valve data', 'XML'],
  ['Bench test', 'JSON'],
] as const;

function attachmentsOf(
  random: RandomSequence,
  revisions: readonly RevisionRecord[],
  cast: HistoryParticipants,
  firstId: number,
): AttachmentRecord[] {
  const chosen = random.shuffle(attachmentNames).slice(0, random.pick([0, 0, 1, 2, 3]));
  return chosen.map(([attachmentName, documentType], index) => {
    const revision = revisions[random.whole(0, revisions.length - 1)];
    const stamp = { created: revision?.created ?? '', createdBy: cast.engineer };
    const device = random.next() < 0.2 ? revision?.productConfigurations[0] : undefined;
    return {
      attachmentId: String(firstId + index),
      attachmentName,
      attachmentType: 'ATTACHMENT_GENERIC',
      documentType,
      productConfigurationId: device?.productConfigurationId ?? null,
      revision: revision?.revisionName ?? '0A',
      makerOnly: random.next() < 0.3,
      revisionOnly: random.next() < 0.6,
      versions: random.next() < 0.05 ? [] : Array.from({ length: random.pick([1, 1, 2]) }, () => stamp),
    };
  });
}

function contactOf(account: Account, random: RandomSequence): ConfigurationRecord['contact'] {
  if (random.next() < 0.15) return null;
  const name = random.pick(['Purchasing', 'Workshop', 'Engineering', 'Service desk'] as const);
  const mailbox = name.toLowerCase().replaceAll(' ', '.');
  return { name, email: `${mailbox}@account${account.accountNumber}.example` };
}

export type SeedStaff = {
  readonly engineers: readonly [string, ...string[]];
  readonly approver: string;
  readonly admin: string;
};

function nameOf(random: RandomSequence, account: Account): string {
  const [place = account.accountName] = account.accountName.split(' ');
  return `${place} ${random.pick(['crane', 'rig', 'loader', 'pump', 'winch', 'platform', 'machine'] as const)} ${random.whole(1, 40)}`;
}

const assignedShare = 0.6;

/** One configuration with its history, determined by its index, the people and the number of quotes. */
export function createConfigurationRecord(
  index: number,
  accounts: readonly Account[],
  staff: SeedStaff,
  quotes: number,
): ConfigurationRecord {
  const random = createRandom(`configuration/${index}`);
  const { kind, state } = kindAndState(index, quotes, random);
  const configurationId = idOf(index, kind);
  const family: ProductFamily = kind === 'CONFIGURED_3D' ? 'G6' : random.pick(olderFamilies);
  // A fifth of all belongs to the first accounts, which include the seeded customers.
  const account = accounts[random.next() < 0.2 ? random.whole(1, 9) : random.whole(0, accounts.length - 1)];
  if (!account) throw new Error('A seed needs at least ten accounts');
  const cast: HistoryParticipants = { engineer: random.pick(staff.engineers), approver: staff.approver };
  const time = createTimeline(random, 900);
  const history = createConfigurationHistory(random, time, cast, state);
  const empty = state === 'PLACEHOLDER' || (state === 'CONFIGURING' && random.next() < 0.15);
  const begun = history.revisions[0];
  const stamp = { created: begun?.created ?? time.last(), createdBy: cast.engineer };
  const devices = empty ? [] : createDevices({ random, configurationId, family, stamp, builds: [] });
  const revisions = history.revisions.map((revision, place): RevisionRecord => {
    const builds = revision.builds.map((created) => ({ created, createdBy: revision.createdBy }));
    return {
      ...revision,
      revisionState: revisionState(state, place, history.revisions.length),
      builds,
      unbuilt: [],
      artefacts: ownArtefacts(random, revision, staff.admin),
      productConfigurations: devices.map((device) => ({ ...device, builds })),
    };
  });
  const written = commentsOf(random, revisions, cast);
  const attachments = attachmentsOf(random, revisions, cast, written.length + 1);
  const last = history.logs.at(-1);
  const systems = systemParts.filter((part) => part.families.includes(family));
  return {
    ...stamp,
    configurationId,
    configurationName: nameOf(random, account),
    userDefinedName: random.next() < 0.3 ? `Machine ${random.whole(1, 99)}` : '',
    configurationDescription: random.pick(words.applications),
    productFamily: family,
    state,
    ...(index % 97 === 0 && { failsToBuild: 'WIRING_FILE' }),
    kbMaxQuoteId: kind === 'CONFIGURED_3D' ? firstQuoteId + Math.floor(index / kinds.length) : -1,
    bomId: state === 'READY_FOR_PRODUCTION' ? `BOM-${configurationId}` : null,
    partNumber:
      kind === 'CLASSIC' && state !== 'PLACEHOLDER'
        ? (systems[index % systems.length]?.partNumber ?? null)
        : null,
    opportunityId: random.next() < 0.3 ? `OPP-${random.whole(1000, 9999)}` : null,
    copyOf: null,
    contact: contactOf(account, random),
    accountNumber: account.accountNumber,
    assignee: random.next() < assignedShare && state !== 'PLACEHOLDER' ? random.pick(staff.engineers) : null,
    note: random.next() < 0.2 ? random.pick(words.comments) : '',
    modified: last?.created ?? stamp.created,
    modifiedBy: last?.createdBy ?? stamp.createdBy,
    lastNumber: written.length + attachments.length,
    revisions,
    attachments,
    comments: written,
    logs: history.logs,
  };
}
