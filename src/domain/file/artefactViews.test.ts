import { expect, test } from 'vitest';
import { artefactKinds } from './artefactKinds.ts';
import {
  flattenFileGroups,
  type FileEntry,
  type FileGroup,
  type ConfigurationWithFiles,
} from './fileGroups.ts';
import { listArtefactViews, findTransmitterView } from './artefactViews.ts';
import { buildUnit } from '../../../tests/factories/person.ts';

const version = { versionNumber: 1, created: '2026-01-01T00:00:00Z', createdBy: '' };
const entry = (id: string, made = true): FileEntry => ({
  kind: 'ARTEFACT',
  id,
  configurationId: 'OU1234',
  productConfigurationId: 'P00003-OU1234',
  revision: '0A',
  name: id,
  documentType: 'PNG',
  state: made ? 'READY' : 'PENDING',
  staffOnly: false,
  allRevisions: false,
  versions: made ? [version] : [],
});

test('what has been made is there, in the order of looking; what has not is left out', () => {
  const artefacts = [
    entry('CUSTOM_OVERLAY_TOP_PNG'),
    entry('VIEW_TOP', false),
    entry('MILLING_FILE'),
    entry('VIEW_BACK'),
    entry('VIEW_PERSPECTIVE'),
  ];
  expect(listArtefactViews(artefacts).map(({ label }) => label)).toEqual([
    'Perspective',
    'Back',
    'Overlay top',
  ]);
});

test('every view there is a kind of has its name', () => {
  const pictures = artefactKinds.filter(({ documentType }) => documentType === 'PNG');
  const all = pictures.map(({ artefactType }) => entry(artefactType));
  expect(listArtefactViews(all)).toHaveLength(pictures.length);
});

test('files are gone through place by place, artefacts before attachments, without those that have no content', () => {
  const place = (artefacts: FileEntry[], attachments: FileEntry[]): FileGroup => ({
    title: '',
    productConfigurationId: undefined,
    expected: [],
    missing: [],
    artefacts,
    attachments,
  });
  const places = [place([entry('A'), entry('B', false)], [entry('C')]), place([entry('D')], [])];
  expect(flattenFileGroups(places).map(({ id }) => id)).toEqual(['A', 'C', 'D']);
});

const viewer = { units: [buildUnit('STAFF', 'ADMIN')], productCode: 'MAKER' } as const;
const view = (artefactType: string, made: boolean) => ({
  artefactType,
  artefactState: 'READY',
  documentType: 'PNG',
  versions: made ? [{ versionNumber: 1, size: null, created: '2026-01-01T00:00:00Z', createdBy: '' }] : [],
});
const device = (
  productConfigurationId: string,
  deviceType: 'CU' | 'PCU',
  ...artefacts: ReturnType<typeof view>[]
) => ({
  productConfigurationId,
  deviceType,
  artefacts,
  attachments: [],
});
const of = (...productConfigurations: ReturnType<typeof device>[]): ConfigurationWithFiles => ({
  configurationId: 'OU1234',
  revision: '0A',
  productFamily: 'G6',
  artefacts: [],
  attachments: [],
  productConfigurations,
});

test.each([
  ['none without a transmitter', of(device('R1', 'CU', view('VIEW_TOP', true))), undefined, undefined],
  [
    'the first transmitter has no picture yet',
    of(device('T1', 'PCU', view('VIEW_TOP', false))),
    'T1',
    undefined,
  ],
  [
    'the best view',
    of(device('T1', 'PCU', view('VIEW_TOP', true), view('VIEW_PERSPECTIVE', true))),
    'T1',
    'VIEW_PERSPECTIVE',
  ],
  [
    'another where that is not made',
    of(device('T1', 'PCU', view('VIEW_PERSPECTIVE', false), view('VIEW_TOP', true))),
    'T1',
    'VIEW_TOP',
  ],
])('%s', (_, configuration, place, file) => {
  const found = findTransmitterView(configuration, viewer);
  expect([found.productConfigurationId, found.file?.id]).toEqual([place, file]);
});
