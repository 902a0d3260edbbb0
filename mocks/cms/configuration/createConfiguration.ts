import type { configurationOperations } from './contract.ts';
import type { JsonBody } from '../apiModule.ts';
import { validateConfigurationDescription } from '../../../src/domain/configuration/create.ts';
import { getConfigurationKind, validatePartNumberChoice } from '../../../src/domain/configuration/id.ts';
import { listPartRefusalReasons, type PartTag } from '../../../src/domain/part/parts.ts';
import type { ProductFamily } from '../../../src/domain/product/families.ts';
import type { ConfigurationRecord, ProductConfigurationRecord } from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import {
  assertEventAllowed,
  saveConfigurationRecord,
  replaceRevision,
  ensureWorkingRevision,
  changeConfiguration,
} from '../configurationRecords.ts';
import { getCachedPart } from '../part/rules.ts';
import type { CmsContext } from '../cmsContext.ts';
import { emptyFileGroup } from '../artefact/fileGroup.ts';
import { buildDesignDevices, reserveDeviceId } from '../quote/devices.ts';
import { createBadRequestError, createConflictError, assertNoFieldError } from '../httpErrors.ts';

type NewConfiguration = JsonBody<(typeof configurationOperations)['configurationCreate']>;

export function assertPartSelectable(
  cms: CmsContext,
  partNumber: string | null,
  tag: PartTag,
  family: ProductFamily,
): void {
  if (partNumber === null) return;
  const part = getCachedPart(cms, partNumber);
  if (!part) throw createBadRequestError(`There is no part ${partNumber}.`);
  const [reason] = listPartRefusalReasons(part, tag, family);
  if (reason) throw createBadRequestError(`Part ${partNumber} cannot be chosen. ${reason}`);
}

export function assertCreationAllowed(caller: Caller, record: ConfigurationRecord): void {
  if (record.createdBy === caller.email) return;
  assertEventAllowed(caller, 'CONFIGURE', record);
}

function copiedDevices(cms: CmsContext, record: ConfigurationRecord): ProductConfigurationRecord[] {
  const source = record.copyOf === null ? undefined : cms.store.configurations.get(record.copyOf);
  if (!source) return [];
  const stamp = { created: cms.now(), createdBy: record.createdBy };
  const taken = new Set<string>();
  return ensureWorkingRevision(source).productConfigurations.map((productConfiguration) => {
    const part =
      productConfiguration.partNumber ?? productConfiguration.productConfigurationId.split('-')[0] ?? '';
    const id = reserveDeviceId(cms, taken, part, record.configurationId);
    return { ...productConfiguration, ...emptyFileGroup, ...stamp, images: {}, productConfigurationId: id };
  });
}

function firstDevices(cms: CmsContext, record: ConfigurationRecord): ProductConfigurationRecord[] {
  const copied = copiedDevices(cms, record);
  const quote = cms.store.quotes.get(record.kbMaxQuoteId);
  return quote ? buildDesignDevices(cms, record, quote, copied, record.createdBy) : copied;
}

export const createConfiguration = (
  cms: CmsContext,
  caller: Caller,
  given: NewConfiguration,
): ConfigurationRecord =>
  changeConfiguration(cms, caller, given.configurationId, (record) => {
    if (record.state !== 'PLACEHOLDER')
      throw createConflictError(
        `The configuration ${given.configurationId} exists already.`,
        'Choose another id.',
      );
    assertCreationAllowed(caller, record);
    const revision = ensureWorkingRevision(record);
    if (revision.revisionName !== given.revisionId)
      throw createBadRequestError(
        `The pending revision is ${revision.revisionName}, not ${given.revisionId}.`,
      );
    assertNoFieldError(validateConfigurationDescription(given.configurationDescription));
    const partNumber = given.partNumber || null;
    if (getConfigurationKind(record) !== 'CONFIGURED_3D')
      assertNoFieldError(validatePartNumberChoice(given.configurationId, partNumber ?? ''));
    assertPartSelectable(cms, partNumber, 'CONFIGURATION', record.productFamily);
    const filled: ConfigurationRecord = {
      ...record,
      state: 'CONFIGURING',
      configurationName: given.configurationName.trim() || given.configurationId,
      configurationDescription: given.configurationDescription.trim(),
      partNumber,
    };
    return saveConfigurationRecord(
      cms,
      caller,
      replaceRevision(filled, { ...revision, productConfigurations: firstDevices(cms, record) }),
      { type: 'CHANGE_STATE', old: 'PLACEHOLDER', new: 'CONFIGURING' },
    );
  });
