import { getQuoteState, getQuoteStateName } from '../../src/domain/quote/facts.ts';
import { canChangeDesign } from '../../src/domain/quote/permission.ts';
import type { Quote } from '../../src/domain/quote/quoteDto.ts';
import type { GenerationRecord, ConfigurationRecord } from '../store/records.ts';
import type { QuoteInput } from './body.ts';
import { setQuoteState, quoteStates } from './quoteState.ts';
import {
  createConflictError,
  saveQuote,
  type CpqCaller,
  type CpqContext,
  assertSubmission,
  findUnchangedQuote,
} from './cpqContext.ts';
import { advanceBuild, startBuild, createBuildResults, finishBuild } from '../cms/artefact/build.ts';
import { createSystemCaller, type Caller } from '../cms/caller.ts';
import type { CmsContext } from '../cms/cmsContext.ts';
import { ensureWorkingRevision } from '../cms/configurationRecords.ts';

function beginOutputs(cms: CmsContext, quoteId: number, caller: Caller): void {
  for (const record of cms.store.configurations.ofQuote(quoteId)) {
    if (canChangeDesign(record.state)) startBuild(cms, caller, record);
  }
}

const inBuild = (cms: CmsContext, quoteId: number): ConfigurationRecord[] =>
  cms.store.configurations
    .ofQuote(quoteId)
    .filter(({ state, stateBeforeBuild }) => state === 'GENERATING_ARTEFACTS' && stateBeforeBuild);

function doneIn(record: ConfigurationRecord): number {
  const revision = ensureWorkingRevision(record);
  return [revision, ...revision.productConfigurations].reduce(
    (count, { building }) => count + (building?.done.length ?? 0) + (building?.failed.length ?? 0),
    0,
  );
}

/** Adds the first `share` (0 to 1) of the artefacts being built to the configurations of a quote. */
function showOutputs(cms: CmsContext, quoteId: number, by: string, share: number): void {
  for (const record of inBuild(cms, quoteId)) {
    const results = createBuildResults(record);
    const reached = results.slice(doneIn(record), Math.floor(results.length * share));
    const caller = createSystemCaller(cms, by);
    for (const result of reached) advanceBuild(cms, caller, record.configurationId, result);
  }
}

function finishOutputs(cms: CmsContext, quoteId: number, by: string): void {
  for (const record of inBuild(cms, quoteId)) {
    finishBuild(cms, createSystemCaller(cms, by), record.configurationId, createBuildResults(record));
  }
}

export const startGeneration = (system: CpqContext, caller: CpqCaller, sent: QuoteInput): Quote =>
  system.store.transaction(() => {
    assertSubmission(caller);
    const quote = findUnchangedQuote(system, caller, sent);
    if (!canChangeDesign(getQuoteState(quote)))
      throw createConflictError(
        `The outputs of a quote in “${getQuoteStateName(quote.state)}” cannot be generated again.`,
      );
    const began = system.clock().getTime();
    system.cms.generations.put(String(quote.id), {
      quoteId: quote.id,
      by: caller.email,
      began,
      due: began + system.generationTime(quote.id),
      before: getQuoteStateName(quote.state),
    });
    beginOutputs(system.cms, quote.id, caller);
    return saveQuote(
      system,
      setQuoteState(quote, quoteStates.GENERATING),
      `Outputs ordered by ${caller.user.name}`,
    );
  });

/** Advances all quotes to the current time. Runs before every request, so that a restart loses nothing. */
export function processDueGenerations(system: CpqContext): void {
  const now = system.clock().getTime();
  for (const generation of system.cms.generations.all()) {
    const { quoteId, by, began, due } = generation;
    if (now < due) showOutputs(system.cms, quoteId, by, (now - began) / (due - began));
    else system.store.transaction(() => finish(system, generation));
  }
}

export function finishGenerations(system: CpqContext): void {
  const due = system.clock().getTime();
  for (const generation of system.cms.generations.all()) {
    system.cms.generations.put(String(generation.quoteId), { ...generation, due });
  }
  processDueGenerations(system);
}

function finish(system: CpqContext, { quoteId, by, before }: GenerationRecord): void {
  const quote = system.store.quotes.get(quoteId);
  system.cms.generations.delete(String(quoteId));
  finishOutputs(system.cms, quoteId, by);
  if (quote) saveQuote(system, setQuoteState(quote, before), 'Outputs generated');
}
