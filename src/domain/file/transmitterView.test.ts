import { expect, test } from 'vitest';
import { unit } from '../../../tests/makers/person.ts';
import type { FiledConfiguration } from './places.ts';
import { transmitterView } from './transmitterView.ts';

const viewer = { units: [unit('STAFF', 'ADMIN')], productCode: 'MAKER' } as const;
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
const of = (...productConfigurations: ReturnType<typeof device>[]): FiledConfiguration => ({
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
  const found = transmitterView(configuration, viewer);
  expect([found.productConfigurationId, found.file?.id]).toEqual([place, file]);
});
