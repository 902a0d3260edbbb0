import { describe, expect, test } from 'vitest';
import {
  buildFileGroups,
  getNewestFileVersion,
  formatSavedFileName,
  type ConfigurationWithFiles,
} from './fileGroups.ts';
import type { Unit } from '../access/roles.ts';

const version = (versionNumber: number, rest = {}) => ({
  versionNumber,
  size: null,
  created: '2026-03-05T10:00:00.000Z',
  createdBy: 'application.engineer@maker.example',
  ...rest,
});
const artefact = (artefactType: string, versions = [version(1)], documentType = 'PDF') => ({
  artefactType,
  artefactState: versions.length > 0 ? 'READY' : 'PENDING',
  documentType,
  revisionId: '0A',
  versions,
});
const attachment = (attachmentName: string, rest = {}) => ({
  attachmentId: attachmentName,
  attachmentName,
  documentType: 'PDF',
  revision: '0A',
  revisionOnly: true,
  makerOnly: false,
  versions: [version(1)],
  ...rest,
});

const configuration: ConfigurationWithFiles = {
  configurationId: 'OU1234',
  revision: '0A',
  productFamily: 'G6',
  artefacts: [
    artefact('QUOTE', [version(1), version(3), version(2)]),
    artefact('TECHNICAL_SPECIFICATION', [version(1, { adminOnly: true })]),
  ],
  attachments: [
    attachment('Drawing'),
    attachment('Calculation', { makerOnly: true }),
    attachment('Old', { revision: '0B' }),
    attachment('Everywhere', { revision: '0B', revisionOnly: false, versions: [] }),
  ],
  productConfigurations: [
    {
      productConfigurationId: 'P00003-OU1234',
      deviceType: 'PCU',
      transmitterModel: 'MAXI',
      artefacts: [
        artefact('MODULATE_FILE', [version(1), version(2)], 'TEXT'),
        artefact('CUSTOM_OVERLAY_TOP_PNG'),
      ],
      attachments: [],
    },
  ],
};
const viewer = (...units: Unit[]) => ({ units, productCode: 'MAKER' });
const admin = viewer({ realm: 'STAFF', accountNumber: '1', roles: ['ADMIN'] });
const customer = viewer({ realm: 'CUSTOMER', accountNumber: '1', roles: ['ADMIN'] });

const names = (as: typeof admin) =>
  buildFileGroups(configuration, as).map((place) => [
    place.title,
    [...place.artefacts, ...place.attachments].map(({ name }) => name),
  ]);

describe('the places of files', () => {
  test('are the configuration and its product configurations, with what an administrator sees', () => {
    expect(names(admin)).toEqual([
      ['Configuration', ['Quote', 'Technical specification', 'Drawing', 'Calculation', 'Everywhere']],
      ['Transmitter P00003-OU1234', ['Modulate file', 'Custom overlay top, PDF']],
    ]);
  });
  test('hold less for a customer: nothing for employees only, nothing for administrators', () => {
    expect(names(customer)[0]).toEqual(['Configuration', ['Quote', 'Drawing', 'Everywhere']]);
  });
  test('say what is missing; a placeholder is', () => {
    const [own, transmitter] = buildFileGroups(configuration, admin);
    expect(own?.missing).toEqual(['AX_BOM']);
    expect(transmitter?.missing).toContain('CUSTOM_OVERLAY_TOP_PDF');
    expect(transmitter?.missing).not.toContain('CUSTOM_OVERLAY_TOP_PNG');
    expect(transmitter?.expected).toContain('OVERLAY_G6_MAXI');
  });
});

test('names from elsewhere hide nothing', () => {
  const artefacts = [{ ...artefact('RADIO_PLAN'), name: 'Plan\u202E' }];
  const attachments = [attachment('invoice\u202Efdp.exe')];
  const [place] = buildFileGroups({ ...configuration, artefacts, attachments }, admin);
  expect(place?.artefacts.map(({ name }) => name)).toEqual(['Plan[U+202E]']);
  expect(place?.attachments.map(({ name }) => name)).toEqual(['invoice[U+202E]fdp.exe']);
});

test('an artefact nobody listed is called what the server calls it, else what its code says', () => {
  const artefacts = [
    { ...artefact('QUOTE'), name: 'Offer' },
    { ...artefact('RADIO_PLAN'), name: 'Plan of the radio' },
    { ...artefact('CABLE_PLAN'), name: '' },
  ];
  const [place] = buildFileGroups({ ...configuration, artefacts }, admin);
  expect(place?.artefacts.map(({ name }) => name)).toEqual(['Quote', 'Plan of the radio', 'Cable plan']);
});

const [own, transmitter] = buildFileGroups(configuration, admin);
const file = (name: string) => {
  const found = [own, transmitter]
    .flatMap((place) => [...(place?.artefacts ?? []), ...(place?.attachments ?? [])])
    .find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

describe('a file', () => {
  test('has its versions newest first', () => {
    expect(file('Quote').versions.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1]);
    expect(getNewestFileVersion(file('Quote'))?.versionNumber).toBe(3);
    expect(getNewestFileVersion(file('Everywhere'))).toBeUndefined();
  });
  test('that was announced and never sent says so', () => {
    expect(file('Everywhere')).toMatchObject({ state: 'Pending File Upload', allRevisions: true });
    expect(file('Drawing')).toMatchObject({ state: '', allRevisions: false, staffOnly: false });
    expect(file('Calculation').staffOnly).toBe(true);
  });
  test.each([
    ['Quote', 3, 'Quote.pdf'],
    ['Modulate file', 2, 'P00003-OU1234_0A2.txt'],
  ])('%s version %i is saved as %s', (name, number, saved) => {
    expect(formatSavedFileName(file(name), number)).toBe(saved);
  });
});
