import type { configurationSetOperations } from './routes.ts';
import type { JsonBody } from '../apiModule.ts';
import { validateAccountNotRetired } from '../../../src/domain/account/accounts.ts';
import { validateAccountChange } from '../../../src/domain/configuration/accountChange.ts';
import { validateConfigurationId, labelPatterns } from '../../../src/domain/configuration/id.ts';
import { checkAccountChange } from '../../../src/domain/workflow/actionPermission.ts';
import { defaultRevisionNote, firstRevisionName } from '../../../src/domain/revision/revision.ts';
import { newRevisionFormSchema, revisionNoteFormSchema } from '../../../src/domain/revision/noteForms.ts';
import {
  checkRevisionDeletion,
  checkConfigurationNoteUpdate,
  checkRevisionNoteUpdate,
} from '../../../src/domain/revision/permission.ts';
import { validateConfigurationDescription } from '../../../src/domain/configuration/create.ts';
import {
  check3DConfigurationCreation,
  checkConfigurationUpload,
} from '../../../src/domain/configuration/creationPermission.ts';
import type { ConfigurationRecord, RevisionRecord } from '../../store/records.ts';
import { canSeeAccount, type Caller } from '../caller.ts';
import {
  assertEventAllowed,
  saveConfigurationRecord,
  replaceRevision,
  ensureWorkingRevision,
  changeConfiguration,
  findConfiguration,
  findRevision,
} from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { assertCreationAllowed } from '../configuration/createConfiguration.ts';
import { copyToNextRevision, emptyFileGroup } from '../artefact/fileGroup.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFormValid,
  assertAllowed,
  assertNoFieldError,
} from '../httpErrors.ts';

type NewSet = JsonBody<(typeof configurationSetOperations)['configurationSetCreate']>;

function refuseAccount(cms: CmsContext, caller: Caller, accountNumber: string): void {
  const account = cms.accounts.get(accountNumber);
  if (!account || !canSeeAccount(caller, accountNumber, 'CONFIGURATION'))
    throw createBadRequestError(`There is no account ${accountNumber}.`);
  assertNoFieldError(validateAccountNotRetired(account));
}

function demandSet(cms: CmsContext, caller: Caller, given: NewSet): void {
  const { copyOf, designType, productFamily, accountNumber } = given;
  if (copyOf !== undefined)
    return assertEventAllowed(caller, 'DUPLICATE', findConfiguration(cms, caller, copyOf));
  assertAllowed(
    designType === 'CONFIGURED_3D'
      ? check3DConfigurationCreation(productFamily, caller.units, accountNumber)
      : checkConfigurationUpload(productFamily, caller.units),
  );
}

/** 3D configurations get their ids from the CMS: C and six digits. */
function next3DId(cms: CmsContext): string {
  const last = Number(/\d+/.exec(cms.store.configurations.lastId('C0') ?? '')?.[0] ?? 0);
  return `C${String(last + 1).padStart(6, '0')}`;
}

function quoteIdOf(cms: CmsContext, { designType, kbMaxQuoteId }: NewSet): number {
  if (designType !== 'CONFIGURED_3D') return -1;
  if (kbMaxQuoteId === undefined) throw createBadRequestError('A 3D configuration needs its quote.');
  if (!cms.store.quotes.get(kbMaxQuoteId))
    throw createBadRequestError(`There is no quote ${kbMaxQuoteId} in the quoting system.`);
  return kbMaxQuoteId;
}

function idOf(cms: CmsContext, { configurationId, designType }: NewSet): string {
  const id = configurationId.trim();
  if (designType === 'CONFIGURED_3D') {
    if (id === '') return next3DId(cms);
    if (!labelPatterns.CPQ.test(id))
      throw createBadRequestError('The ID of a 3D configuration is C and digits.');
    return id;
  }
  assertNoFieldError(validateConfigurationId(id));
  return id;
}

export const createConfigurationSet = (cms: CmsContext, caller: Caller, given: NewSet): ConfigurationRecord =>
  cms.store.transaction(() => {
    demandSet(cms, caller, given);
    refuseAccount(cms, caller, given.accountNumber);
    const configurationId = idOf(cms, given);
    if (cms.store.configurations.get(configurationId))
      throw createConflictError(`The configuration ID ${configurationId} is taken.`, 'Choose another ID.');
    assertNoFieldError(validateConfigurationDescription(given.configurationDescription));
    const stamp = { created: cms.now(), createdBy: caller.email };
    const { person } = caller;
    const record: ConfigurationRecord = {
      ...stamp,
      configurationId,
      configurationName: configurationId,
      userDefinedName: '',
      configurationDescription: given.configurationDescription.trim(),
      productFamily: given.productFamily,
      state: 'PLACEHOLDER',
      kbMaxQuoteId: quoteIdOf(cms, given),
      bomId: null,
      partNumber: null,
      opportunityId: given.opportunityId ?? null,
      copyOf: given.copyOf ?? null,
      contact: { name: `${person.firstName} ${person.lastName}`, email: person.email },
      accountNumber: given.accountNumber,
      assignee: null,
      note: '',
      modified: stamp.created,
      modifiedBy: caller.email,
      lastNumber: 0,
      revisions: [
        {
          ...stamp,
          ...emptyFileGroup,
          revisionName: firstRevisionName,
          revisionState: 'PENDING',
          note: defaultRevisionNote,
          productConfigurations: [],
        },
      ],
      attachments: [],
      comments: [],
      logs: [],
    };
    return saveConfigurationRecord(cms, caller, record, {
      type: 'CREATE_CONFIGURATION_SET',
      old: null,
      new: configurationId,
    });
  });

/** Revision names count 0A, 0B, … 0Z, 1A, … */
function nextRevisionName(name: string): string {
  const [, major = '0', minor = 'A'] = /^(\d+)([A-Z])$/.exec(name) ?? [];
  return minor === 'Z' ? `${Number(major) + 1}A` : `${major}${String.fromCharCode(minor.charCodeAt(0) + 1)}`;
}

function nextRevision(cms: CmsContext, caller: Caller, last: RevisionRecord, note: string): RevisionRecord {
  const { productConfigurations, ...taken } = copyToNextRevision(last, last.revisionName);
  return {
    ...taken,
    revisionName: nextRevisionName(last.revisionName),
    revisionState: 'PENDING',
    note,
    created: cms.now(),
    createdBy: caller.email,
    productConfigurations: productConfigurations.map((productConfiguration) =>
      copyToNextRevision(productConfiguration, last.revisionName),
    ),
  };
}

/** Adds the next revision; the first revision of a placeholder takes its note. */
export function createRevision(
  cms: CmsContext,
  caller: Caller,
  id: string,
  text: string,
): ConfigurationRecord {
  const note = text.trim();
  assertFormValid(newRevisionFormSchema.safeParse({ note }));
  return changeConfiguration(cms, caller, id, (record) => {
    const last = ensureWorkingRevision(record);
    if (record.state === 'PLACEHOLDER') {
      assertCreationAllowed(caller, record);
      return saveConfigurationRecord(cms, caller, replaceRevision(record, { ...last, note }), {
        type: 'CREATE_REVISION',
        old: null,
        new: last.revisionName,
      });
    }
    assertEventAllowed(caller, 'CREATE_REVISION', record);
    const next = nextRevision(cms, caller, last, note);
    return saveConfigurationRecord(
      cms,
      caller,
      { ...record, state: 'CONFIGURING', revisions: [...record.revisions, next] },
      {
        type: 'CREATE_REVISION',
        revision: next.revisionName,
        old: last.revisionName,
        new: next.revisionName,
      },
      { type: 'CHANGE_STATE', revision: next.revisionName, old: record.state, new: 'CONFIGURING' },
    );
  });
}

/** Deletes the pending revision; the active one is ready for production again. */
export const deleteRevision = (
  cms: CmsContext,
  caller: Caller,
  id: string,
  name: string,
): ConfigurationRecord =>
  changeConfiguration(cms, caller, id, (record) => {
    const deleted = findRevision(record, name);
    assertAllowed(checkRevisionDeletion(caller, record.state, deleted, record.revisions));
    const rest = record.revisions.filter((revision) => revision !== deleted);
    return saveConfigurationRecord(
      cms,
      caller,
      { ...record, state: 'READY_FOR_PRODUCTION', revisions: rest },
      { type: 'DELETE_REVISION', revision: name, old: name, new: null },
      { type: 'CHANGE_STATE', old: record.state, new: 'READY_FOR_PRODUCTION' },
    );
  });

export function updateConfigurationSetNote(
  cms: CmsContext,
  caller: Caller,
  id: string,
  text: string,
  revisionName?: string,
): ConfigurationRecord {
  const note = text.trim();
  return changeConfiguration(cms, caller, id, (record) => {
    if (revisionName === undefined) {
      assertAllowed(checkConfigurationNoteUpdate(caller));
      return saveConfigurationRecord(
        cms,
        caller,
        { ...record, note },
        { type: 'CHANGE_NOTE', old: record.note, new: note },
      );
    }
    assertAllowed(checkRevisionNoteUpdate(caller));
    const revision = findRevision(record, revisionName);
    assertFormValid(revisionNoteFormSchema.safeParse({ note, over: revision.note }));
    const log = { type: 'CHANGE_NOTE', revision: revisionName, old: revision.note, new: note };
    return saveConfigurationRecord(cms, caller, replaceRevision(record, { ...revision, note }), log);
  });
}

export const changeConfigurationAccount = (
  cms: CmsContext,
  caller: Caller,
  id: string,
  accountNumber: string,
): ConfigurationRecord =>
  changeConfiguration(cms, caller, id, (record) => {
    assertAllowed(checkAccountChange(caller, record.state));
    assertNoFieldError(validateAccountChange({ current: record.accountNumber, chosen: accountNumber }));
    refuseAccount(cms, caller, accountNumber);
    const log = { type: 'CHANGE_ACCOUNT', old: record.accountNumber, new: accountNumber };
    return saveConfigurationRecord(cms, caller, { ...record, accountNumber }, log);
  });
