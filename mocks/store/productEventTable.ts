import type { DatabaseSync } from 'node:sqlite';
import { where, type EventRecord, type ProductQuery, type ProductRecord } from './productTable.ts';

export type ProductEventQuery = ProductQuery & {
  readonly type?: string | undefined;
  readonly errorsOnly?: boolean | undefined;
};

export type FoundEvent = {
  readonly eventId: string;
  readonly event: EventRecord;
  readonly product: ProductRecord;
};

/** The rules of the type and of errors, as a scan of a hundred thousand events can afford them. */
const eventType = `CASE WHEN instr(event.body ->> '$.note', 'Auth') > 0 THEN 'AUTHENTICATION'
  ELSE event.body ->> '$.type' END`;
const isError = `(event.body ->> '$.err' = 1 OR instr(event.body ->> '$.log', '> null') > 0
  OR instr(event.body ->> '$.log', '> COMMAND ERROR') > 0 OR instr(event.body ->> '$.log', '> ERROR:') > 0)`;

function fromWhere({ type, errorsOnly, ...products }: ProductEventQuery) {
  const { sql, values } = where(products);
  const narrowing = [sql, type ? `${eventType} = ?` : '', errorsOnly ? isError : ''].filter(Boolean);
  return {
    sql: `FROM product_events AS event JOIN products ON products.number = event.product
      ${narrowing.length > 0 ? `WHERE ${narrowing.join(' AND ')}` : ''}`,
    values: [...values, ...(type ? [type] : [])],
  };
}

export function openProductEventTable(database: DatabaseSync) {
  return {
    /** Newest first. */
    find: (
      query: ProductEventQuery,
      { offset, limit }: { readonly offset: number; readonly limit: number },
    ): FoundEvent[] => {
      const { sql, values } = fromWhere(query);
      return database
        .prepare(
          `SELECT event.rowid AS id, event.body AS event, products.body AS product ${sql}
           ORDER BY event.created DESC, event.rowid DESC LIMIT ? OFFSET ?`,
        )
        .all(...values, limit, offset)
        .map(({ id, event, product }) => ({
          eventId: String(id),
          event: JSON.parse(String(event)),
          product: JSON.parse(String(product)),
        }));
    },
    count: (query: ProductEventQuery): number => {
      const { sql, values } = fromWhere(query);
      return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
    },
  };
}
