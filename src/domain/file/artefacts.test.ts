import { describe, expect, test } from 'vitest';
import {
  listMissingArtefacts,
  formatParameterFileName,
  filterVisibleArtefacts,
  listArtefactsWithoutVersion,
  type Artefact,
} from './artefacts.ts';
import type { Unit } from '../access/roles.ts';

const admin: Unit[] = [{ realm: 'STAFF', accountNumber: '1', roles: ['ADMIN'] }];
const customerAdmin: Unit[] = [{ realm: 'CUSTOMER', accountNumber: '1', roles: ['ADMIN'] }];
const artefact = (artefactType: string, rest: Partial<Artefact> = {}): Artefact => ({
  artefactType,
  name: artefactType,
  artefactState: 'READY',
  documentType: 'PDF',
  revisionId: '0A',
  versions: [{ versionNumber: 1 }],
  ...rest,
});
const shownTypes = (artefacts: Artefact[]): string[] =>
  filterVisibleArtefacts(artefacts, admin).map((each) => each.artefactType);

describe('versions only administrators know of', () => {
  const quote = artefact('QUOTE', {
    versions: [{ versionNumber: 1 }, { versionNumber: 2, adminOnly: true }],
  });
  test('a staff administrator sees them', () =>
    expect(filterVisibleArtefacts([quote], admin)).toEqual([quote]));
  test.each([
    ['a customer administrator', customerAdmin],
    ['nobody', []],
  ])('%s does not', (_, units) => {
    expect(filterVisibleArtefacts([quote], units)[0]?.versions).toEqual([{ versionNumber: 1 }]);
  });
  test('an artefact with no others is not there', () => {
    const secret = artefact('QUOTE', { versions: [{ versionNumber: 1, adminOnly: true }] });
    expect(filterVisibleArtefacts([secret], customerAdmin)).toEqual([]);
  });
  test('one that is pending without versions stays', () => {
    const pending = artefact('QUOTE', { artefactState: 'PENDING', versions: [] });
    expect(filterVisibleArtefacts([pending], customerAdmin)).toEqual([pending]);
  });
});

describe('custom overlays', () => {
  test.each(['TOP', 'BACK', 'DISPLAY'])('the PNG of %s is replaced by a pending PDF', (face) => {
    expect(
      filterVisibleArtefacts([artefact(`CUSTOM_OVERLAY_${face}_PNG`, { documentType: 'PNG' })], admin),
    ).toEqual([
      {
        artefactType: `CUSTOM_OVERLAY_${face}_PDF`,
        name: `Custom overlay ${face.toLowerCase()}, PDF`,
        artefactState: 'PENDING',
        documentType: 'PDF',
        revisionId: '0A',
        versions: [],
      },
    ]);
  });
  test('it stays beside a PDF', () => {
    const both = [artefact('CUSTOM_OVERLAY_TOP_PNG'), artefact('CUSTOM_OVERLAY_TOP_PDF')];
    expect(filterVisibleArtefacts(both, admin)).toEqual(both);
  });
  test('the PDF of another face or revision does not count', () => {
    expect(shownTypes([artefact('CUSTOM_OVERLAY_TOP_PNG'), artefact('CUSTOM_OVERLAY_BACK_PDF')])).toEqual([
      'CUSTOM_OVERLAY_TOP_PDF',
      'CUSTOM_OVERLAY_BACK_PDF',
    ]);
    const other = artefact('CUSTOM_OVERLAY_TOP_PDF', { revisionId: '0B' });
    expect(filterVisibleArtefacts([artefact('CUSTOM_OVERLAY_TOP_PNG'), other], admin)[0]?.artefactState).toBe(
      'PENDING',
    );
  });
  test('EPS, views and other PNG stay', () => {
    const others = ['CUSTOM_OVERLAY_TOP_EPS', 'VIEW_TOP', 'CUSTOM_OVERLAY_SIDE_PNG'];
    expect(shownTypes(others.map((type) => artefact(type)))).toEqual(others);
  });
});

test('only what is not there yet may be added', () => {
  const present = [artefact('BOM'), artefact('VIEW_TOP')];
  expect(listMissingArtefacts(['QUOTE', 'BOM', 'AX_BOM'], present)).toEqual(['QUOTE', 'AX_BOM']);
  expect(listMissingArtefacts(['QUOTE'], [artefact('QUOTE', { versions: [] })])).toEqual([]);
});

test('a parameter file is named after product configuration, revision and Modulate version', () => {
  const file = { productConfigurationId: 'P00003-OU1234', revision: '0A', modulateVersion: 3 };
  expect(formatParameterFileName(file)).toBe('P00003-OU1234_0A3.txt');
});

describe('artefacts that are expected and have no version yet', () => {
  const device = (artefacts: Artefact[] = []) => ({
    deviceType: 'CU' as const,
    transmitterModel: null,
    artefacts,
  });
  const of = (
    artefacts: Artefact[],
    ...productConfigurations: ReturnType<typeof device>[]
  ): readonly string[] =>
    listArtefactsWithoutVersion({ productFamily: 'G3', artefacts, productConfigurations });

  test('one without a version is as good as none', () => {
    const unmade = of([]);
    const [first = '', ...others] = unmade;
    expect(others.length).toBeGreaterThan(0);
    expect(of([artefact(first)])).toEqual(others);
    expect(of([artefact(first, { artefactState: 'PENDING', versions: [] })])).toEqual(unmade);
  });
  test('a type that two devices are without is named once', () => {
    const one = of([], device());
    expect(one.length).toBeGreaterThan(of([]).length);
    expect(of([], device(), device())).toEqual(one);
  });
  test('what one of two devices has is still missing from the other', () => {
    const ofDevice = of([], device()).slice(of([]).length);
    const complete = device(ofDevice.map((type) => artefact(type)));
    expect(of([], complete)).toEqual(of([]));
    expect(of([], complete, device())).toEqual([...of([]), ...ofDevice]);
  });
});
