import type { configurationOperations } from '../configuration/contract.ts';
import type { JsonResponseBody } from '../apiModule.ts';
import { setTimeout } from 'node:timers/promises';
import type {
  FileGroupRecord,
  ConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import {
  assertEventAllowed,
  saveConfigurationRecord,
  replaceRevision,
  ensureWorkingRevision,
  type NewLogRecord,
  changeConfiguration,
} from '../configurationRecords.ts';
import type { CmsContext } from '../cmsContext.ts';
import { listBuildTypes, listArtefactTypes, applyBuild, revisionArtefactTypes } from './fileGroup.ts';
import { getAccount } from '../toDto.ts';

type BuildReport = JsonResponseBody<(typeof configurationOperations)['configurationBuildArtefacts']>;
type BuildResult = BuildReport['results'][number];

function plan(record: ConfigurationRecord): Pick<BuildResult, 'artefactType' | 'productConfigurationId'>[] {
  const revision = ensureWorkingRevision(record);
  const own = listBuildTypes(revision, revisionArtefactTypes).map((artefactType) => ({
    artefactType,
    productConfigurationId: null,
  }));
  const productConfigurations = revision.productConfigurations.flatMap((productConfiguration) =>
    listBuildTypes(productConfiguration, listArtefactTypes(record, revision, productConfiguration)).map(
      (artefactType) => ({
        artefactType,
        productConfigurationId: productConfiguration.productConfigurationId,
      }),
    ),
  );
  return [...productConfigurations, ...own];
}

/**
 * Applies `change` to the file groups of a revision: of each product configuration, then of the revision
 * (null).
 */
function withFilePlaces(
  revision: RevisionRecord,
  change: <Of extends FileGroupRecord>(filePlace: Of, productConfigurationId: string | null) => Of,
): RevisionRecord {
  const productConfigurations = revision.productConfigurations.map((productConfiguration) =>
    change(productConfiguration, productConfiguration.productConfigurationId),
  );
  return change({ ...revision, productConfigurations }, null);
}

function withEverythingBuilt(record: ConfigurationRecord, version: VersionRecord): ConfigurationRecord {
  const revision = ensureWorkingRevision(record);
  const failing = record.failsToBuild;
  const expectedOf = (id: string | null): readonly string[] => {
    const productConfiguration = revision.productConfigurations.find(
      (each) => each.productConfigurationId === id,
    );
    return productConfiguration
      ? listArtefactTypes(record, revision, productConfiguration)
      : revisionArtefactTypes;
  };
  const built = withFilePlaces(revision, (filePlace, id) => {
    const expected = expectedOf(id);
    return applyBuild(
      filePlace,
      expected,
      version,
      expected.find((type) => type === failing),
    );
  });
  return replaceRevision(record, built);
}

const begin = (cms: CmsContext, caller: Caller, id: string): ConfigurationRecord =>
  changeConfiguration(cms, caller, id, (record) => {
    assertEventAllowed(caller, 'GENERATE_CMS', record);
    return startBuild(cms, caller, record);
  });

export function startBuild(
  cms: CmsContext,
  caller: Caller,
  record: ConfigurationRecord,
): ConfigurationRecord {
  const building = { version: { created: cms.now(), createdBy: caller.email }, done: [], failed: [] };
  return saveConfigurationRecord(
    cms,
    caller,
    {
      ...replaceRevision(
        record,
        withFilePlaces(ensureWorkingRevision(record), (filePlace) => ({ ...filePlace, building })),
      ),
      state: 'GENERATING_ARTEFACTS',
      stateBeforeBuild: record.state,
    },
    { type: 'CHANGE_STATE', old: record.state, new: 'GENERATING_ARTEFACTS' },
  );
}

export const createBuildResults = (record: ConfigurationRecord): BuildResult[] =>
  plan(record).map((step) => {
    const ok = step.artefactType !== record.failsToBuild;
    return { ...step, ok, error: ok ? null : 'The generator stopped with an error. Build again.' };
  });

export function advanceBuild(cms: CmsContext, caller: Caller, id: string, result: BuildResult): void {
  changeConfiguration(cms, caller, id, (record) => {
    const { artefactType, productConfigurationId, ok } = result;
    const revision = withFilePlaces(ensureWorkingRevision(record), (filePlace, placeId) => {
      const { building } = filePlace;
      if (!building || placeId !== productConfigurationId) return filePlace;
      const list = ok ? 'done' : 'failed';
      return { ...filePlace, building: { ...building, [list]: [...building[list], artefactType] } };
    });
    cms.store.configurations.put(replaceRevision(record, revision), getAccount(cms, record.accountNumber));
  });
}

export function finishBuild(
  cms: CmsContext,
  caller: Caller,
  id: string,
  results: readonly BuildResult[],
): void {
  changeConfiguration(cms, caller, id, ({ stateBeforeBuild, ...record }) => {
    const state = stateBeforeBuild ?? 'CONFIGURING';
    const version = ensureWorkingRevision(record).building?.version;
    const built = withEverythingBuilt(record, version ?? { created: cms.now(), createdBy: caller.email });
    const { failsToBuild: _, ...repaired } = { ...built, state };
    const made = results.filter((result) => result.ok).length;
    const logs: NewLogRecord[] = [
      {
        type: 'TREE_BUILT',
        old: null,
        new: String(ensureWorkingRevision(record).productConfigurations.length),
      },
      { type: 'ARTEFACT_BUILT', old: null, new: String(made) },
      { type: 'CHANGE_STATE', old: 'GENERATING_ARTEFACTS', new: state },
    ];
    saveConfigurationRecord(cms, caller, repaired, ...logs);
  });
}

export async function buildArtefacts(cms: CmsContext, caller: Caller, id: string): Promise<BuildReport> {
  const record = begin(cms, caller, id);
  const results: BuildResult[] = [];
  for (const result of createBuildResults(record)) {
    // Build steps run one after the other, to take time.
    // oxlint-disable-next-line no-await-in-loop
    if (cms.buildStep > 0) await setTimeout(cms.buildStep);
    results.push(result);
    advanceBuild(cms, caller, id, result);
  }
  finishBuild(cms, caller, id, results);
  return { configurationId: id, revision: ensureWorkingRevision(record).revisionName, results };
}

/**
 * Finishes builds that a restart of the server interrupted; builds of the quoting system continue on their
 * own.
 */
export function recoverBuilds(cms: CmsContext): void {
  cms.store.transaction(() => {
    for (const { stateBeforeBuild, ...record } of cms.store.configurations.building()) {
      if (!stateBeforeBuild || cms.generations.get(String(record.kbMaxQuoteId))) continue;
      const settled = withFilePlaces(ensureWorkingRevision(record), (filePlace) => ({
        ...filePlace,
        building: undefined,
      }));
      cms.store.configurations.put(
        { ...replaceRevision(record, settled), state: stateBeforeBuild },
        getAccount(cms, record.accountNumber),
      );
    }
  });
}
