import type { configurationOperations } from './contract.ts';
import type { JsonBody } from '../operation.ts';
import { validateConfigurationDescription } from '../../../src/domain/configuration/create.ts';
import { getConfigurationKind, validatePartNumberChoice } from '../../../src/domain/configuration/id.ts';
import { listPartRefusalReasons, type PartTag } from '../../../src/domain/part/parts.ts';
import type { ProductFamily } from '../../../src/domain/product/families.ts';
import type { ConfigurationRecord, ProductConfigurationRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import {
  demand,
  saveRecord,
  withRevision,
  demandWorkingRevision,
  changeConfiguration,
} from '../configurationRecords.ts';
import { obeyedPart } from '../part/rules.ts';
import type { Cms } from '../cms.ts';
import { emptyFilePlace } from '../artefact/filePlace.ts';
import { designedDevices, takeDeviceId } from '../quote/devices.ts';
import { badRequest, conflict, refuseField } from '../refusal.ts';

type NewConfiguration = JsonBody<(typeof configurationOperations)['configurationCreate']>;

export function refusePart(cms: Cms, partNumber: string | null, tag: PartTag, family: ProductFamily): void {
  if (partNumber === null) return;
  const part = obeyedPart(cms, partNumber);
  if (!part) throw badRequest(`There is no part ${partNumber}.`);
  const [reason] = listPartRefusalReasons(part, tag, family);
  if (reason) throw badRequest(`Part ${partNumber} cannot be chosen. ${reason}`);
}

export function demandCreation(caller: Caller, record: ConfigurationRecord): void {
  if (record.createdBy === caller.email) return;
  demand(caller, 'CONFIGURE', record);
}

function copiedDevices(cms: Cms, record: ConfigurationRecord): ProductConfigurationRecord[] {
  const source = record.copyOf === null ? undefined : cms.store.configurations.get(record.copyOf);
  if (!source) return [];
  const stamp = { created: cms.now(), createdBy: record.createdBy };
  const taken = new Set<string>();
  return demandWorkingRevision(source).productConfigurations.map((productConfiguration) => {
    const part =
      productConfiguration.partNumber ?? productConfiguration.productConfigurationId.split('-')[0] ?? '';
    const id = takeDeviceId(cms, taken, part, record.configurationId);
    return { ...productConfiguration, ...emptyFilePlace, ...stamp, images: {}, productConfigurationId: id };
  });
}

function firstDevices(cms: Cms, record: ConfigurationRecord): ProductConfigurationRecord[] {
  const copied = copiedDevices(cms, record);
  const quote = cms.store.quotes.get(record.kbMaxQuoteId);
  return quote ? designedDevices(cms, record, quote, copied, record.createdBy) : copied;
}

export const createConfiguration = (cms: Cms, caller: Caller, given: NewConfiguration): ConfigurationRecord =>
  changeConfiguration(cms, caller, given.configurationId, (record) => {
    if (record.state !== 'PLACEHOLDER')
      throw conflict(`The configuration ${given.configurationId} exists already.`, 'Choose another id.');
    demandCreation(caller, record);
    const revision = demandWorkingRevision(record);
    if (revision.revisionName !== given.revisionId)
      throw badRequest(`The pending revision is ${revision.revisionName}, not ${given.revisionId}.`);
    refuseField(validateConfigurationDescription(given.configurationDescription));
    const partNumber = given.partNumber || null;
    if (getConfigurationKind(record) !== 'CONFIGURED_3D')
      refuseField(validatePartNumberChoice(given.configurationId, partNumber ?? ''));
    refusePart(cms, partNumber, 'CONFIGURATION', record.productFamily);
    const filled: ConfigurationRecord = {
      ...record,
      state: 'CONFIGURING',
      configurationName: given.configurationName.trim() || given.configurationId,
      configurationDescription: given.configurationDescription.trim(),
      partNumber,
    };
    return saveRecord(
      cms,
      caller,
      withRevision(filled, { ...revision, productConfigurations: firstDevices(cms, record) }),
      { type: 'CHANGE_STATE', old: 'PLACEHOLDER', new: 'CONFIGURING' },
    );
  });
