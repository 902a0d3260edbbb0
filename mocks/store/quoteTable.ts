import type { DatabaseSync, SQLTagStore } from 'node:sqlite';
import type { Quote, QuoteLog, Configurator, QuoteProduct } from '../../src/domain/quote/quoteDto.ts';
import type { Transaction } from './store.ts';

const orders = { modifiedDate: 'modified', name: 'name', id: 'id' } as const;
export type QuoteSortField = keyof typeof orders;
export const quoteSortFields: readonly QuoteSortField[] = ['modifiedDate', 'name', 'id'];

type QuoteQuery = {
  readonly take: number;
  readonly sort: QuoteSortField;
  readonly descending: boolean;
  /** Restricts the result to these accounts; undefined: all quotes. */
  readonly accounts: readonly string[] | undefined;
};

/** Ids start after this number, so that all have four digits. */
const before = 1000;

/**
 * Quotes with their logs. Ids are not reused. Search rows are stored as JSON text, so that long lists are
 * joined, not serialised.
 */
export function openQuoteTable(database: DatabaseSync, sql: SQLTagStore, transaction: Transaction) {
  const logsOf = (quoteId: number): QuoteLog[] =>
    sql.all`SELECT id, body FROM quote_logs WHERE quote = ${quoteId} ORDER BY id`.map(({ id, body }) => ({
      ...JSON.parse(String(body)),
      id: Number(id),
    }));
  const sequence = () => sql.get`SELECT seq FROM sqlite_sequence WHERE name = 'quotes'`;
  const put = (given: Quote, accountNumber: string): void =>
    transaction(() => {
      const { logs: _, ...quote } = given;
      const { id, name, modifiedDate } = quote;
      void sql.run`INSERT OR REPLACE INTO quotes (id, name, account, modified, listed)
        VALUES (${id}, ${name ?? ''}, ${accountNumber}, ${modifiedDate ?? ''}, ${JSON.stringify(rowOf(quote))})`;
      void sql.run`INSERT OR REPLACE INTO quote_bodies VALUES (${id}, ${JSON.stringify(quote)})`;
    });
  return {
    get: (id: number): Quote | undefined => {
      const found = sql.get`SELECT body FROM quote_bodies WHERE id = ${id}`;
      return found && { ...JSON.parse(String(found['body'])), logs: logsOf(id) };
    },
    add: (quoteOf: (id: number) => Quote, accountNumber: string): Quote =>
      transaction(() => {
        const quote = quoteOf(Math.max(before, Number(sequence()?.['seq'] ?? 0)) + 1);
        put(quote, accountNumber);
        return quote;
      }),
    /** Stores a quote under its own id, without changing its logs. */
    put,
    delete: (id: number): void =>
      transaction(() => {
        void sql.run`DELETE FROM quotes WHERE id = ${id}`;
        void sql.run`DELETE FROM quote_bodies WHERE id = ${id}`;
        void sql.run`DELETE FROM quote_logs WHERE quote = ${id}`;
      }),
    search: ({ take, sort, descending, accounts }: QuoteQuery): string => {
      const direction = descending ? 'DESC' : 'ASC';
      const within = accounts ? 'WHERE account IN (SELECT value FROM json_each(?))' : '';
      const rows = database
        .prepare(
          `SELECT listed FROM quotes ${within} ORDER BY ${orders[sort]} ${direction}, id ${direction} LIMIT ?`,
        )
        .all(...(accounts ? [JSON.stringify(accounts)] : []), take);
      return `[${rows.map(({ listed }) => String(listed)).join(',')}]`;
    },
    addLog: (quoteId: number, log: Omit<QuoteLog, 'id'>): void =>
      void sql.run`INSERT INTO quote_logs (quote, body) VALUES (${quoteId}, ${JSON.stringify(log)})`,
    quoteOfLog: (logId: number): number | undefined => {
      const found = sql.get`SELECT quote FROM quote_logs WHERE id = ${logId}`;
      return found && Number(found['quote']);
    },
    deleteLog: (logId: number): void => void sql.run`DELETE FROM quote_logs WHERE id = ${logId}`,
    count: (): number => Number(sql.get`SELECT count(*) AS count FROM quotes`?.['count']),
    isNew: (): boolean => sequence() === undefined,
  };
}

type Row = Pick<
  Quote,
  | 'id'
  | 'idWorkflow'
  | 'name'
  | 'customer'
  | 'owner'
  | 'currency'
  | 'state'
  | 'status'
  | 'assigneeId'
  | 'modifiedDate'
  | 'products'
>;

const outside = ({ name, fields }: Configurator): Configurator => ({
  name: name ?? null,
  fields: fields ?? null,
});

const productRow = ({
  id,
  idProduct,
  isConfigured,
  qty,
  extNetPrice,
  configuredProduct,
}: QuoteProduct): QuoteProduct => ({
  id,
  idProduct,
  isConfigured,
  qty,
  extNetPrice,
  ...(configuredProduct && { configuredProduct: outside(configuredProduct) }),
});

const rowOf = (quote: Quote): Row => ({
  id: quote.id,
  idWorkflow: quote.idWorkflow ?? null,
  name: quote.name ?? null,
  customer: quote.customer ?? null,
  owner: quote.owner ?? null,
  currency: quote.currency ?? null,
  state: quote.state ?? null,
  status: quote.status ?? null,
  assigneeId: quote.assigneeId ?? null,
  modifiedDate: quote.modifiedDate ?? null,
  products: (quote.products ?? []).map(productRow),
});
