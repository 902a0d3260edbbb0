import { joinSentences } from '~/domain/words/sentences.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isNetworkError, isAbortError } from '~/api/ApiError.ts';
import { createNoMillingSettingsNotice, createNotice } from '~/domain/notice/notices.ts';
import { findCurrentRevision } from '~/domain/revision/revision.ts';
import type { Unit } from '~/domain/access/roles.ts';
import type { Scan } from '~/domain/scan/label.ts';
import { findMachineByLabel } from '~/domain/scan/machineLabel.ts';
import type { ScanTarget } from '~/domain/scan/scanResult.ts';
import { checkProgramGeneration } from '~/domain/milling/permission.ts';
import { scanRunTexts } from '~/domain/words/texts/scanPage.ts';
import { configurationQuery } from '~/queries/configurations/configurations.ts';
import { describeError } from '~/api/describeError.ts';
import { isMissingMachineError } from '~/queries/milling/gcode.ts';
import {
  machinesQuery,
  millingPreferencesQuery,
  saveMillingPreferencesMutation,
} from '~/queries/milling/milling.ts';
import { executeMutation } from '~/queries/executeMutation.ts';
import { productConfigurationQuery } from '~/queries/configurations/productConfigurations.ts';
import { fetchFresh } from '~/queries/fetchFresh.ts';
import { notify } from '~/platform/notices.ts';
import { saveMillingProgram } from '~/widgets/milling/saveMillingProgram.ts';
import type { ScanRunResult } from './scanQueue.ts';

type Context = {
  readonly client: QueryClient;
  readonly units: readonly Unit[];
  readonly open: (place: ScanTarget) => boolean;
  readonly askForMachine: () => void;
  readonly onMachine: () => void;
};

/** Executes a scan with fresh data: the scanned item may have been released a second ago. */
export async function runScan(scan: Scan, context: Context): Promise<ScanRunResult> {
  if (scan.kind === 'unknown') return { result: { kind: 'UNKNOWN' } };
  try {
    switch (scan.kind) {
      case 'configuration':
        return await openConfiguration(scan.configurationId, context);
      case 'productConfiguration':
        return await mill(scan.productConfigurationId, context);
      case 'machine':
        return await chooseMachine(scan.machineId, context);
    }
  } catch (error) {
    if (isNetworkError(error)) return { result: { kind: 'OFFLINE' } };
    return { result: { kind: 'FAILED', reason: joinSentences([describeError(error)]) } };
  }
}

async function placeOf(configurationId: string, { client }: Context): Promise<ScanTarget | ScanRunResult> {
  const found = await fetchFresh(client, configurationQuery(configurationId));
  if (!found) return { result: { kind: 'NOT_FOUND' } };
  const active = findCurrentRevision(found.revisions);
  if (active) return { configurationId, revision: active.revisionName };
  notify(createNotice('NOT_READY', { body: scanRunTexts.noActiveRevision(configurationId) }));
  return { result: { kind: 'NOT_READY' } };
}

async function openConfiguration(configurationId: string, context: Context): Promise<ScanRunResult> {
  const place = await placeOf(configurationId, context);
  if ('result' in place) return place;
  const kind = context.open(place) ? 'OPENED' : 'FOUND';
  return { result: { kind, revision: place.revision }, place };
}

async function mill(productConfigurationId: string, context: Context): Promise<ScanRunResult> {
  const { client, units } = context;
  const decision = checkProgramGeneration(units);
  if (!decision.allowed) return { result: { kind: 'REFUSED', reason: decision.reason } };
  const device = await fetchFresh(client, productConfigurationQuery(productConfigurationId));
  if (!device) return { result: { kind: 'NOT_FOUND' } };
  const place = await placeOf(device.configurationId, context);
  if ('result' in place) return place;
  const { machineId } = await fetchFresh(client, millingPreferencesQuery());
  if (!machineId) return askForMachine(context, place);
  return save(productConfigurationId, place, context);
}

function askForMachine({ askForMachine: ask }: Context, place: ScanTarget): ScanRunResult {
  notify(createNoMillingSettingsNotice());
  ask();
  return { result: { kind: 'NO_SETTINGS' }, place };
}

async function save(
  productConfigurationId: string,
  place: ScanTarget,
  context: Context,
): Promise<ScanRunResult> {
  try {
    const device = { productConfigurationId, revisionId: place.revision };
    const isSaved = await saveMillingProgram('RUN', device);
    if (isSaved) return { result: { kind: 'SAVED' }, place };
    notify(createNotice('NO_GCODE'));
    return { result: { kind: 'NOTHING_TO_MILL' }, place };
  } catch (error) {
    if (isNetworkError(error)) throw error;
    if (isMissingMachineError(error)) return askForMachine(context, place);
    if (isAbortError(error)) return { result: { kind: 'FAILED', reason: scanRunTexts.cancelled }, place };
    const reason = joinSentences([describeError(error)]);
    notify(createNotice('NO_GCODE', { body: reason }));
    return { result: { kind: 'NO_GCODE', reason }, place };
  }
}

async function chooseMachine(read: string, { client, units, onMachine }: Context): Promise<ScanRunResult> {
  const decision = checkProgramGeneration(units);
  if (!decision.allowed) return { result: { kind: 'REFUSED', reason: decision.reason } };
  const machine = findMachineByLabel(await fetchFresh(client, machinesQuery()), read);
  if (!machine) return { result: { kind: 'NOT_FOUND' } };
  await executeMutation(client, saveMillingPreferencesMutation(), { body: { machineId: machine.id } });
  onMachine();
  return { result: { kind: 'CHOSEN', machine: machine.name } };
}
