import { stateTakesDesign } from '../../../src/domain/quote/permission.ts';
import type { ConfigurationRecord } from '../../store/configurationRecord.ts';
import { advanceBuild, beginBuild, buildResults, finishBuild } from '../artefact/build.ts';
import { actingFor, type Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { demandWorkingRevision } from '../saveRecord.ts';

/** Begins the build of every configuration of a quote whose outputs are being generated. */
export function beginOutputs(cms: Cms, quoteId: number, caller: Caller): void {
  for (const record of cms.store.configurations.ofQuote(quoteId)) {
    if (stateTakesDesign(record.state)) beginBuild(cms, caller, record);
  }
}

const inBuild = (cms: Cms, quoteId: number): ConfigurationRecord[] =>
  cms.store.configurations
    .ofQuote(quoteId)
    .filter(({ state, stateBeforeBuild }) => state === 'GENERATING_ARTEFACTS' && stateBeforeBuild);

function doneIn(record: ConfigurationRecord): number {
  const revision = demandWorkingRevision(record);
  return [revision, ...revision.productConfigurations].reduce(
    (count, { building }) => count + (building?.done.length ?? 0) + (building?.failed.length ?? 0),
    0,
  );
}

/** Shows in the configurations of a quote the first `share`, from 0 to 1, of the artefacts that are being built. */
export function showOutputs(cms: Cms, quoteId: number, by: string, share: number): void {
  for (const record of inBuild(cms, quoteId)) {
    const results = buildResults(record);
    const reached = results.slice(doneIn(record), Math.floor(results.length * share));
    const caller = actingFor(cms, by);
    for (const result of reached) advanceBuild(cms, caller, record.configurationId, result);
  }
}

/** Ends the builds of a quote: the artefacts are there, and the configurations are back in their state. */
export function finishOutputs(cms: Cms, quoteId: number, by: string): void {
  for (const record of inBuild(cms, quoteId)) {
    finishBuild(cms, actingFor(cms, by), record.configurationId, buildResults(record));
  }
}
