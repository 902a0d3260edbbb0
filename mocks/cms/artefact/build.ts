import type { configurationOperations } from '../configuration/contract.ts';
import type { JsonAnswer } from '../operation.ts';
import { setTimeout } from 'node:timers/promises';
import type {
  FilePlaceRecord,
  ConfigurationRecord,
  RevisionRecord,
  VersionRecord,
} from '../../store/records.ts';
import type { Caller } from '../caller.ts';
import {
  demand,
  saveRecord,
  withRevision,
  demandWorkingRevision,
  type NewLog,
  changeConfiguration,
} from '../configurationRecords.ts';
import type { Cms } from '../cms.ts';
import { builtTypes, artefactTypesOf, rebuilt, revisionTypes } from './filePlace.ts';
import { accountOf } from '../toWire.ts';

type BuildReport = JsonAnswer<(typeof configurationOperations)['configurationBuildArtefacts']>;
type BuildResult = BuildReport['results'][number];

function plan(record: ConfigurationRecord): Pick<BuildResult, 'artefactType' | 'productConfigurationId'>[] {
  const revision = demandWorkingRevision(record);
  const own = builtTypes(revision, revisionTypes).map((artefactType) => ({
    artefactType,
    productConfigurationId: null,
  }));
  const productConfigurations = revision.productConfigurations.flatMap((productConfiguration) =>
    builtTypes(productConfiguration, artefactTypesOf(record, revision, productConfiguration)).map(
      (artefactType) => ({
        artefactType,
        productConfigurationId: productConfiguration.productConfigurationId,
      }),
    ),
  );
  return [...productConfigurations, ...own];
}

/** The revision with `change` made to everything in it that is built; null stands for the revision itself. */
function withFilePlaces(
  revision: RevisionRecord,
  change: <Of extends FilePlaceRecord>(filePlace: Of, productConfigurationId: string | null) => Of,
): RevisionRecord {
  const productConfigurations = revision.productConfigurations.map((productConfiguration) =>
    change(productConfiguration, productConfiguration.productConfigurationId),
  );
  return change({ ...revision, productConfigurations }, null);
}

function withEverythingBuilt(record: ConfigurationRecord, version: VersionRecord): ConfigurationRecord {
  const revision = demandWorkingRevision(record);
  const failing = record.failsToBuild;
  const expectedOf = (id: string | null): readonly string[] => {
    const productConfiguration = revision.productConfigurations.find(
      (each) => each.productConfigurationId === id,
    );
    return productConfiguration ? artefactTypesOf(record, revision, productConfiguration) : revisionTypes;
  };
  const built = withFilePlaces(revision, (filePlace, id) => {
    const expected = expectedOf(id);
    return rebuilt(
      filePlace,
      expected,
      version,
      expected.find((type) => type === failing),
    );
  });
  return withRevision(record, built);
}

const begin = (cms: Cms, caller: Caller, id: string): ConfigurationRecord =>
  changeConfiguration(cms, caller, id, (record) => {
    demand(caller, 'GENERATE_CMS', record);
    return beginBuild(cms, caller, record);
  });

export function beginBuild(cms: Cms, caller: Caller, record: ConfigurationRecord): ConfigurationRecord {
  const building = { version: { created: cms.now(), createdBy: caller.email }, done: [], failed: [] };
  return saveRecord(
    cms,
    caller,
    {
      ...withRevision(
        record,
        withFilePlaces(demandWorkingRevision(record), (filePlace) => ({ ...filePlace, building })),
      ),
      state: 'GENERATING_ARTEFACTS',
      stateBeforeBuild: record.state,
    },
    { type: 'CHANGE_STATE', old: record.state, new: 'GENERATING_ARTEFACTS' },
  );
}

export const buildResults = (record: ConfigurationRecord): BuildResult[] =>
  plan(record).map((step) => {
    const ok = step.artefactType !== record.failsToBuild;
    return { ...step, ok, error: ok ? null : 'The generator stopped with an error. Build again.' };
  });

export function advanceBuild(cms: Cms, caller: Caller, id: string, result: BuildResult): void {
  changeConfiguration(cms, caller, id, (record) => {
    const { artefactType, productConfigurationId, ok } = result;
    const revision = withFilePlaces(demandWorkingRevision(record), (filePlace, placeId) => {
      const { building } = filePlace;
      if (!building || placeId !== productConfigurationId) return filePlace;
      const list = ok ? 'done' : 'failed';
      return { ...filePlace, building: { ...building, [list]: [...building[list], artefactType] } };
    });
    cms.store.configurations.put(withRevision(record, revision), accountOf(cms, record.accountNumber));
  });
}

export function finishBuild(cms: Cms, caller: Caller, id: string, results: readonly BuildResult[]): void {
  changeConfiguration(cms, caller, id, ({ stateBeforeBuild, ...record }) => {
    const state = stateBeforeBuild ?? 'CONFIGURING';
    const version = demandWorkingRevision(record).building?.version;
    const built = withEverythingBuilt(record, version ?? { created: cms.now(), createdBy: caller.email });
    const { failsToBuild: _, ...repaired } = { ...built, state };
    const made = results.filter((result) => result.ok).length;
    const logs: NewLog[] = [
      {
        type: 'TREE_BUILT',
        old: null,
        new: String(demandWorkingRevision(record).productConfigurations.length),
      },
      { type: 'ARTEFACT_BUILT', old: null, new: String(made) },
      { type: 'CHANGE_STATE', old: 'GENERATING_ARTEFACTS', new: state },
    ];
    saveRecord(cms, caller, repaired, ...logs);
  });
}

export async function buildArtefacts(cms: Cms, caller: Caller, id: string): Promise<BuildReport> {
  const record = begin(cms, caller, id);
  const results: BuildResult[] = [];
  for (const result of buildResults(record)) {
    // One step after the other is what takes the time.
    // oxlint-disable-next-line no-await-in-loop
    if (cms.buildStep > 0) await setTimeout(cms.buildStep);
    results.push(result);
    advanceBuild(cms, caller, id, result);
  }
  finishBuild(cms, caller, id, results);
  return { configurationId: id, revision: demandWorkingRevision(record).revisionName, results };
}

/** Ends builds that a stop of the server cut short; those that the quoting system builds go on. */
export function recoverBuilds(cms: Cms): void {
  cms.store.transaction(() => {
    for (const { stateBeforeBuild, ...record } of cms.store.configurations.building()) {
      if (!stateBeforeBuild || cms.generations.get(String(record.kbMaxQuoteId))) continue;
      const settled = withFilePlaces(demandWorkingRevision(record), (filePlace) => ({
        ...filePlace,
        building: undefined,
      }));
      cms.store.configurations.put(
        { ...withRevision(record, settled), state: stateBeforeBuild },
        accountOf(cms, record.accountNumber),
      );
    }
  });
}
