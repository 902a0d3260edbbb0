import { describe, expect, test } from 'vitest';
import { listBuildFailures, computeBuildProgress, listBuildResults } from './buildReport.ts';

const made = (artefactType: string, productConfigurationId: string | null = null) => ({
  artefactType,
  productConfigurationId,
  ok: true,
  error: null,
});

describe('what failed', () => {
  test('is nothing when everything was made', () => {
    expect(listBuildFailures([made('QUOTE'), made('BOM', 'P1-OU1234')])).toEqual([]);
  });
  test('is named with its place and its reason', () => {
    const failed = { ...made('WIRING_FILE', 'P1-OU1234'), ok: false, error: 'The generator stopped.' };
    const own = { ...made('QUOTE'), ok: false };
    expect(listBuildFailures([made('BOM'), failed, own])).toEqual([
      'Wiring file of P1-OU1234: The generator stopped.',
      'Quote',
    ]);
  });
});

const artefact = (artefactType: string, artefactState: string) => ({ artefactType, artefactState });
const built = (...states: readonly string[]) => ({
  artefacts: [artefact('QUOTE', states[2] ?? '')],
  productConfigurations: [
    {
      productConfigurationId: 'P1-OU1234',
      artefacts: [artefact('BOM', states[0] ?? ''), artefact('WIRING_FILE', states[1] ?? '')],
    },
  ],
});

describe('how far a build is', () => {
  test.each([
    [['PENDING', 'PENDING', 'PENDING'], 0, '0 of 3 files, now BOM of P1-OU1234'],
    [['READY', 'PENDING', 'PENDING'], 1 / 3, '1 of 3 files, now Wiring file of P1-OU1234'],
    [['READY', 'FAILED', 'PENDING'], 2 / 3, '2 of 3 files, now Quote'],
    [['READY', 'FAILED', 'READY'], 1, '3 of 3 files'],
  ])('%s', (states, share, detail) => {
    expect(computeBuildProgress(built(...states))).toEqual({ share, detail });
  });
  test('is unknown without artefacts', () => {
    expect(computeBuildProgress({ artefacts: [], productConfigurations: [] })).toEqual({
      share: undefined,
      detail: '',
    });
  });
});

test('how a build ended can be told from its artefacts', () => {
  expect(listBuildFailures(listBuildResults(built('READY', 'FAILED', 'READY')))).toEqual([
    'Wiring file of P1-OU1234',
  ]);
  expect(listBuildFailures(listBuildResults(built('READY', 'READY', 'READY')))).toEqual([]);
});
