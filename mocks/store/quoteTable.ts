import type { DatabaseSync } from 'node:sqlite';
import type { Quote, QuoteLog } from '../../src/domain/quote/wire.ts';
import { rowOf } from './quoteRow.ts';

const orders = { modifiedDate: 'modified', name: 'name', id: 'id' } as const;
/** Field of a quote that a search can be sorted by. */
export type QuoteOrder = keyof typeof orders;
export const quoteOrders: readonly QuoteOrder[] = ['modifiedDate', 'name', 'id'];

export type QuoteQuery = {
  readonly take: number;
  readonly sort: QuoteOrder;
  readonly descending: boolean;
  /** Only the quotes of these accounts; undefined: of all. */
  readonly accounts: readonly string[] | undefined;
};

/** Quotes, each with its logs. An id is given once, also when its quote is deleted. */
export type QuoteTable = {
  readonly get: (id: number) => Quote | undefined;
  /** Keeps a new quote under the next id, which `quoteOf` puts into it, and answers it. */
  readonly add: (quoteOf: (id: number) => Quote, accountNumber: string) => Quote;
  /** Keeps a quote under its own id. Its logs are left as they are. */
  readonly put: (quote: Quote, accountNumber: string) => void;
  readonly delete: (id: number) => void;
  /** The rows of quotes as JSON, ready to be sent. */
  readonly search: (query: QuoteQuery) => string;
  readonly addLog: (quoteId: number, log: Omit<QuoteLog, 'id'>) => void;
  /** The quote that a log belongs to. */
  readonly quoteOfLog: (logId: number) => number | undefined;
  readonly deleteLog: (logId: number) => void;
  readonly count: () => number;
  /** Whether no quote has ever been kept. */
  readonly isNew: () => boolean;
};

/** The id before the first of a new quote, so that every quote has one of four digits. */
const before = 1000;

function openLogs(database: DatabaseSync) {
  const all = database.prepare('SELECT id, body FROM quote_logs WHERE quote = ? ORDER BY id');
  const add = database.prepare('INSERT INTO quote_logs (quote, body) VALUES (?, ?)');
  const owner = database.prepare('SELECT quote FROM quote_logs WHERE id = ?');
  const remove = database.prepare('DELETE FROM quote_logs WHERE id = ?');
  const removeAll = database.prepare('DELETE FROM quote_logs WHERE quote = ?');
  return {
    of: (quoteId: number): QuoteLog[] =>
      all.all(quoteId).map(({ id, body }) => ({ ...JSON.parse(String(body)), id: Number(id) })),
    add: (quoteId: number, log: Omit<QuoteLog, 'id'>) => void add.run(quoteId, JSON.stringify(log)),
    quoteOf: (logId: number): number | undefined => {
      const found = owner.get(logId);
      return found && Number(found.quote);
    },
    remove: (logId: number) => void remove.run(logId),
    removeAll: (quoteId: number) => void removeAll.run(quoteId),
  };
}

/** The quotes of a store. Rows of searches are kept as JSON: ten thousand of them are joined, not made. */
export function openQuoteTable(database: DatabaseSync, transaction: <T>(work: () => T) => T): QuoteTable {
  const logs = openLogs(database);
  const one = database.prepare('SELECT body FROM quote_bodies WHERE id = ?');
  const next = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'quotes'");
  const write = database.prepare(
    'INSERT OR REPLACE INTO quotes (id, name, account, modified, listed) VALUES (?, ?, ?, ?, ?)',
  );
  const writeBody = database.prepare('INSERT OR REPLACE INTO quote_bodies VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM quotes WHERE id = ?');
  const removeBody = database.prepare('DELETE FROM quote_bodies WHERE id = ?');
  const count = database.prepare('SELECT count(*) AS count FROM quotes');
  const put = (given: Quote, accountNumber: string): void =>
    transaction(() => {
      const { logs: _, ...quote } = given;
      const { id, name, modifiedDate } = quote;
      write.run(id, name ?? '', accountNumber, modifiedDate ?? '', JSON.stringify(rowOf(quote)));
      writeBody.run(id, JSON.stringify(quote));
    });
  return {
    get: (id) => {
      const found = one.get(id);
      return found && { ...JSON.parse(String(found.body)), logs: logs.of(id) };
    },
    add: (quoteOf, accountNumber) =>
      transaction(() => {
        const quote = quoteOf(Math.max(before, Number(next.get()?.seq ?? 0)) + 1);
        put(quote, accountNumber);
        return quote;
      }),
    put,
    delete: (id) =>
      transaction(() => {
        remove.run(id);
        removeBody.run(id);
        logs.removeAll(id);
      }),
    search: ({ take, sort, descending, accounts }) => {
      const direction = descending ? 'DESC' : 'ASC';
      const within = accounts ? 'WHERE account IN (SELECT value FROM json_each(?))' : '';
      const rows = database
        .prepare(
          `SELECT listed FROM quotes ${within} ORDER BY ${orders[sort]} ${direction}, id ${direction} LIMIT ?`,
        )
        .all(...(accounts ? [JSON.stringify(accounts)] : []), take);
      return `[${rows.map(({ listed }) => String(listed)).join(',')}]`;
    },
    addLog: logs.add,
    quoteOfLog: logs.quoteOf,
    deleteLog: logs.remove,
    count: () => Number(count.get()?.count),
    isNew: () => next.get() === undefined,
  };
}
