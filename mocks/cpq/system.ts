import type { CpqUser } from '../../src/api/cpqOperations.ts';
import { accountNumberOf } from '../../src/domain/quote/facts.ts';
import type { Quote } from '../../src/domain/quote/wire.ts';
import { callerOf, reachesAccount, type Caller } from '../cms/caller.ts';
import { openCms } from '../cms/cms.ts';
import { operations } from '../cms/subjects.ts';
import type { Settings } from '../run/settings.ts';
import { peopleOf } from '../seed/people.ts';
import type { Store } from '../store/store.ts';
import { notFound } from './refusal.ts';
import { openSessions, usersOf } from './sessions.ts';

/** Everything the quoting system depends on; it has no state of its own. */
export type CpqOptions = {
  readonly store: Store;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** The path it lies below; /api when left out. */
  readonly base?: string;
  /** Time the outputs of a quote take to be generated, in ms; 20 to 40 s when left out. */
  readonly generationTime?: (quoteId: number) => number;
};

export type System = ReturnType<typeof openSystem>;

export type CpqCaller = Caller & { readonly user: Required<CpqUser> };

const usualTime = (quoteId: number): number => 20_000 + ((quoteId * 7919) % 20_001);

export function openSystem({ store, settings, clock, generationTime = usualTime }: CpqOptions) {
  const cms = openCms({ store, settings, clock, operations });
  const users = usersOf(peopleOf(settings));
  return {
    store,
    /** The company's accounts and grants, and the configurations that are built from quotes. */
    cms,
    clock,
    sessions: openSessions(store, clock),
    users: () => users,
    generationTime,
  };
}

/** The caller of an address; undefined where nobody of that address is a user. */
export function cpqCallerOf(system: System, email: string): CpqCaller | undefined {
  const user = system.users().find((each) => each.email === email);
  return user && { ...callerOf(system.cms, email), user };
}

export function findQuote(system: System, caller: CpqCaller, id: number): Quote {
  const quote = system.store.quotes.get(id);
  if (!quote || !reachesAccount(caller, accountNumberOf(quote), 'CONFIGURATION'))
    throw notFound(`quote ${id}`);
  return quote;
}

export function writeLog(system: System, quoteId: number, message: string, level = 'INFO'): void {
  system.store.quotes.addLog(quoteId, { message, level, date: system.clock().toISOString() });
}

/** Keeps a changed quote under a later time of change than before, with a line in its log, and answers the whole. */
export function saveQuote(system: System, quote: Quote, message: string, level?: string): Quote {
  const before = Date.parse(quote.modifiedDate ?? '') || 0;
  const modified = Math.max(system.clock().getTime(), before + 1);
  system.store.quotes.put(
    { ...quote, modifiedDate: new Date(modified).toISOString() },
    accountNumberOf(quote),
  );
  writeLog(system, quote.id, message, level);
  return system.store.quotes.get(quote.id) ?? quote;
}
