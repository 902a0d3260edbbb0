import { describe, expect, test } from 'vitest';
import {
  getBaseRevision,
  parseRevisionPair,
  formatRevisionPair,
  getPreviousRevision,
} from './revisionPair.ts';
import { describeRevisionChanges } from './describeRevisionChanges.ts';
import type { ContentFinding } from './content.ts';
import { compareRevisions, type ComparableRevision } from './comparison.ts';
import {
  listFilePairs,
  getFileComparisonResult,
  getKnownContentResult,
  filterFilePairs,
  type FileComparisonResult,
} from './filePairs.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const version = (created: string, versionNumber = 1) => ({
  versionNumber,
  size: null,
  created,
  createdBy: 'application.engineer@maker.example',
});
const artefact = (artefactType: string, documentType: string, created: string) => ({
  artefactType,
  artefactState: 'READY',
  documentType,
  versions: [version(created)],
});
const attachment = (attachmentName: string, created: string, rest = {}) => ({
  attachmentId: `${attachmentName} ${created}`,
  attachmentName,
  documentType: 'PDF',
  revision: '0A',
  revisionOnly: false,
  makerOnly: false,
  versions: [version(created)],
  ...rest,
});
const device = (productConfigurationId: string, deviceType: 'CU' | 'PCU', rest = {}) => ({
  productConfigurationId,
  productConfigurationDescription: 'Crane',
  deviceType,
  partNumber: 'P00003',
  transmitterModel: deviceType === 'PCU' ? 'MAXI' : null,
  receiverModel: null,
  artefacts: [
    artefact('WIRING_FILE', 'TEXT', '2026-01-01T00:00:00Z'),
    artefact('VIEW_TOP', 'PNG', '2026-01-01T00:00:00Z'),
  ],
  attachments: [],
  ...rest,
});
const revisions = [
  { revisionName: '0A', revisionState: 'ACTIVE', note: 'Initial revision', created: '2026-01-01T00:00:00Z' },
  { revisionName: '0B', revisionState: 'PENDING', note: 'New crane', created: '2026-02-01T00:00:00Z' },
];
const at = (revision: string, rest: Partial<ComparableRevision> = {}): ComparableRevision => ({
  configurationId: 'OU1234',
  revision,
  revisions,
  productFamily: 'G6',
  artefacts: [artefact('QUOTE', 'PDF', '2026-01-01T00:00:00Z')],
  attachments: [attachment('Drawing', '2026-01-01T00:00:00Z')],
  productConfigurations: [device('T1', 'PCU'), device('R1', 'CU')],
  ...rest,
});
const viewer = {
  units: [buildUnit('STAFF', 'ADMIN')],
  productCode: 'MAKER',
} as const;
const compared = (after: Partial<ComparableRevision>) => compareRevisions(at('0A'), at('0B', after), viewer);
const inWords = (after: Partial<ComparableRevision>, findings: readonly ContentFinding[] = []) =>
  describeRevisionChanges(compared(after), findings);

describe('two revisions', () => {
  test('that hold the same say so, and differ by what a revision is', () => {
    const { fields, files } = compared({});
    expect(inWords({})).toEqual({
      changes: ['Apart from its name, 0B is the same as 0A'],
      unchanged: '',
      regenerated: '',
      unread: [],
    });
    expect(fields.map(({ place, label }) => `${place} ${label}`)).toEqual([
      'Revision State',
      'Revision Note',
      'Revision Created',
    ]);
    expect(new Set(files.map(({ change }) => change))).toEqual(new Set(['SAME']));
  });

  test('tell of devices that came and went, without their files one by one', () => {
    const { changes, regenerated } = inWords({
      productConfigurations: [device('T1', 'PCU'), device('R2', 'CU')],
    });
    expect(changes).toEqual(['Receiver R2 added, with its files', 'Receiver R1 removed, with its files']);
    expect(regenerated).toBe('');
  });

  test('tell of fields', () => {
    const changed = device('T1', 'PCU', { partNumber: 'P00004', transmitterModel: 'MINI' });
    const after = { productConfigurations: [changed, device('R1', 'CU')] };
    const { fields } = compared(after);
    expect(inWords(after).changes).toEqual([
      'Part of Transmitter T1: P00003 → P00004',
      'Model of Transmitter T1: Maxi → Mini',
    ]);
    expect(fields).toContainEqual({
      place: 'Transmitter T1',
      label: 'Part',
      before: 'P00003',
      after: 'P00004',
    });
  });

  test('tell of files: one by its name, some by their names, many by their number', () => {
    const now = '2026-02-01T00:00:00Z';
    const { changes, regenerated } = inWords({
      artefacts: [artefact('QUOTE', 'PDF', now), artefact('AX_BOM', 'XML', now)],
      attachments: [attachment('Drawing', now), attachment('Photo', now), attachment('Letter', now)],
    });
    expect(changes).toEqual([
      '2 attachments added: Photo and Letter',
      'Drawing of Configuration replaced',
      'AX BOM of Configuration added',
    ]);
    expect(regenerated).toBe('1 other artefact regenerated');
    const many = Array.from({ length: 4 }, (_, index) => attachment(`Photo ${index}`, now));
    expect(inWords({ attachments: many }).changes).toEqual([
      '4 attachments added',
      'Drawing of Configuration removed',
    ]);
  });

  test('tell what is in their files before the files', () => {
    const now = '2026-02-01T00:00:00Z';
    const after = {
      attachments: [attachment('Drawing', '2026-01-01T00:00:00Z'), attachment('Photo', now)],
      productConfigurations: [
        device('T1', 'PCU', {
          artefacts: [artefact('WIRING_FILE', 'TEXT', now), artefact('VIEW_TOP', 'PNG', now)],
        }),
        device('R1', 'CU'),
      ],
    };
    const [bill, holes] = [
      { kind: 'BILL', key: '/AX_BOM', found: [] },
      { kind: 'HOLES', key: 'T1/MILLING_FILE', found: [] },
    ] as const;
    const wiring = { kind: 'FUNCTIONS', key: 'T1/WIRING_FILE' } as const;
    expect(inWords(after, [{ ...wiring, found: ['S2 on T1: Aux 2 → Start'] }, bill, holes])).toEqual({
      changes: ['S2 on T1: Aux 2 → Start', 'Photo of Configuration added'],
      unchanged: 'Bill of materials unchanged · holes unchanged',
      regenerated: '1 other artefact regenerated',
      unread: [],
    });
    expect(inWords(after, [{ ...wiring, found: 'UNREAD' }, bill])).toMatchObject({
      unchanged: 'Bill of materials unchanged',
      unread: ['The wiring could not be compared'],
    });
    expect(inWords(after, [{ ...wiring, found: [] }]).regenerated).toBe('2 other artefacts regenerated');
  });

  test('call a product configuration by its part where no other has the same', () => {
    const { shortNames } = compared({
      productConfigurations: [device('T1', 'PCU', { partNumber: 'P00008' })],
    });
    expect(Object.fromEntries(shortNames)).toEqual({ T1: 'P00008', R1: 'P00003' });
    expect(Object.fromEntries(compared({}).shortNames)).toEqual({ T1: 'T1', R1: 'R1' });
  });

  test('show nothing for employees only to others', () => {
    const secret = attachment('Calculation', '2026-02-01T00:00:00Z', { makerOnly: true });
    const others = { units: [], productCode: 'MAKER' };
    expect(compareRevisions(at('0A'), at('0B', { attachments: [secret] }), others).files).not.toContainEqual(
      expect.objectContaining({ name: 'Calculation' }),
    );
  });

  test('offer the texts and pictures both have, what differs first', () => {
    const changed = device('R1', 'CU', {
      artefacts: [artefact('WIRING_FILE', 'TEXT', '2026-02-01T00:00:00Z')],
    });
    const { files } = compared({ productConfigurations: [device('T1', 'PCU'), changed] });
    expect(filterFilePairs(files, 'TEXT').map(({ key, change }) => [key, change])).toEqual([
      ['R1/WIRING_FILE', 'CHANGED'],
      ['T1/WIRING_FILE', 'SAME'],
    ]);
    expect(filterFilePairs(files, 'PICTURE').map(({ key }) => key)).toEqual(['T1/VIEW_TOP']);
  });
});

describe('the files both revisions have', () => {
  const all = (size: number | null = null) => {
    const artefacts = [
      ['AX_BOM', 'XML'],
      ['MILLING_FILE', 'TEXT'],
      ['STEP_FILE', 'G_CODE'],
      ['PROGRAM', 'G_CODE'],
      ['MODULATE_FILE', 'TEXT'],
      ['BOM', 'JSON'],
      ['CUT_FILE', 'SVG'],
      ['QUOTE', 'PDF'],
      ['CUSTOM_OVERLAY_TOP_EPS', 'EPS'],
    ].map(([type = '', documentType = '']) => ({
      ...artefact(type, documentType, '2026-01-01T00:00:00Z'),
      versions: [{ ...version('2026-01-01T00:00:00Z'), size }],
    }));
    return at('0B', { artefacts, attachments: [], productConfigurations: [] });
  };

  test('are compared as what they are', () => {
    const { files } = compareRevisions({ ...all(), revision: '0A' }, all(), viewer);
    const ids = (kind: Parameters<typeof filterFilePairs>[1]) =>
      filterFilePairs(files, kind).map(({ after }) => after.id);
    expect(ids('BILL_OF_MATERIALS')).toEqual(['AX_BOM']);
    expect(ids('MILLING')).toEqual(['MILLING_FILE', 'PROGRAM']);
    expect(ids('TEXT')).toEqual(['STEP_FILE', 'MODULATE_FILE', 'BOM']);
    expect(ids('PICTURE')).toEqual(['CUT_FILE']);
    expect(ids('DOCUMENT')).toEqual(['QUOTE']);
    expect(listFilePairs(files)).toHaveLength(9);
  });

  test.each([
    [3, 4, 'OTHER'],
    [3, 3, undefined],
    [null, 4, undefined],
    [0, 4, 'OTHER'],
  ])('of %s and %s bytes are known to be %s', (one, other, expected) => {
    const [pair] = listFilePairs(compareRevisions({ ...all(one), revision: '0A' }, all(other), viewer).files);
    expect(pair && getKnownContentResult(pair)).toBe(expected);
  });

  test.each<[Parameters<typeof getFileComparisonResult>, FileComparisonResult]>([
    [[{ change: 'ADDED' }, undefined], 'ADDED'],
    [[{ change: 'REMOVED' }, undefined], 'REMOVED'],
    [[{ change: 'CHANGED' }, undefined], 'REMADE'],
    [[{ change: 'CHANGED' }, 'UNREADABLE'], 'REMADE'],
    [[{ change: 'CHANGED' }, 'SAME'], 'REMADE_SAME'],
    [[{ change: 'CHANGED' }, 'OTHER'], 'OTHER'],
    [[{ change: 'SAME' }, undefined], 'SAME'],
    [[{ change: 'SAME' }, 'SAME'], 'SAME'],
    [[{ change: 'SAME' }, 'OTHER'], 'OTHER'],
  ])('%j: %s', (found, expected) => expect(getFileComparisonResult(...found)).toBe(expected));
});

describe('the address of a comparison', () => {
  test.each([
    ['0A..0B', { before: '0A', after: '0B' }],
    ['0B..0A', { before: '0B', after: '0A' }],
    ['0A', undefined],
    ['..0B', undefined],
    ['0A..0B..0C', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (text, comparison) => expect(parseRevisionPair(text)).toEqual(comparison));
  test('is what it is read from', () =>
    expect(formatRevisionPair({ before: '0A', after: '0B' })).toBe('0A..0B'));
});

test.each([
  ['0A', undefined],
  ['0B', '0A'],
  ['0Z', undefined],
])('before %s came %s', (name, before) => expect(getPreviousRevision(revisions, name)).toBe(before));

const pending = [
  { revisionName: '0A', revisionState: 'ACTIVE' },
  { revisionName: '0B', revisionState: 'PENDING' },
  { revisionName: '0C', revisionState: 'PENDING' },
];
const none = pending.map((revision) => ({ ...revision, revisionState: 'PENDING' }));
const released = pending.map((revision, index) => ({
  ...revision,
  revisionState: index === 2 ? 'ACTIVE' : 'INACTIVE',
}));
test.each([
  ['a pending one against the one in force', pending, '0C', '0A'],
  ['one in force against the one before', released, '0C', '0B'],
  ['a former one against the one before', released, '0B', '0A'],
  ['a pending one where none is in force against the one before', none, '0B', '0A'],
  ['the first against none', none, '0A', undefined],
  ['one that is not there against none', pending, '0Z', undefined],
])('what matters of %s', (_, all, name, base) => expect(getBaseRevision(all, name)).toBe(base));
