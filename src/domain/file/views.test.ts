import { expect, test } from 'vitest';
import { artefactKinds } from './artefactKinds.ts';
import { filesInOrder, type FileEntry, type FilePlace } from './places.ts';
import { viewsAmong } from './views.ts';

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
  expect(viewsAmong(artefacts).map(({ label }) => label)).toEqual(['Perspective', 'Back', 'Overlay top']);
});

test('every view there is a kind of has its name', () => {
  const pictures = artefactKinds.filter(({ documentType }) => documentType === 'PNG');
  const all = pictures.map(({ artefactType }) => entry(artefactType));
  expect(viewsAmong(all)).toHaveLength(pictures.length);
});

test('files are gone through place by place, artefacts before attachments, without those that have no content', () => {
  const place = (artefacts: FileEntry[], attachments: FileEntry[]): FilePlace => ({
    title: '',
    productConfigurationId: undefined,
    expected: [],
    missing: [],
    artefacts,
    attachments,
  });
  const places = [place([entry('A'), entry('B', false)], [entry('C')]), place([entry('D')], [])];
  expect(filesInOrder(places).map(({ id }) => id)).toEqual(['A', 'C', 'D']);
});
