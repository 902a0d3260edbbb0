import type { ProductEvent } from '../cms/product/contract.ts';
import type { DatabaseSync, SQLInputValue, SQLOutputValue, SQLTagStore } from 'node:sqlite';
import type { ProductKey } from '../../src/domain/product/productPath.ts';
import type { ProductState } from '../../src/domain/product/state.ts';
import type { Transaction } from './store.ts';

export type EventRecord = Readonly<ProductEvent>;

export type ProductRecord = ProductKey & {
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly revision: string;
  readonly state: ProductState;
  readonly accountNumber: string | null;
  readonly firmwareFileName: string | null;
  readonly created: string;
};

export type ProductRecordFilter = {
  readonly serialBegins?: string | undefined;
  readonly productConfigurationIds?: readonly string[] | undefined;
  readonly configurationId?: string | undefined;
  readonly state?: string | undefined;
  readonly family?: string | undefined;
  readonly device?: string | undefined;
  /** Restricts the result to these accounts and products. */
  readonly within?:
    | { readonly accounts: readonly string[]; readonly products: readonly ProductKey[] }
    | undefined;
};

const orders = {
  BY_CREATED_DATE_DESC: 'created DESC, number DESC',
  BY_SERIAL_NUMBER_ASC: 'serial, family, device',
  BY_SERIAL_NUMBER_DESC: 'serial DESC, family, device',
} as const;

type ProductPage = {
  readonly sort: keyof typeof orders;
  readonly offset: number;
  readonly limit: number;
};

// Only this table writes the two columns, so their types are known.
type Row = Readonly<Record<string, SQLOutputValue>>;
const recordOf = ({ body }: Row): ProductRecord => JSON.parse(String(body));
const eventOf = ({ body }: Row): EventRecord => JSON.parse(String(body));

type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

const wholeSerial = 7;

const productKeyText = ({ serialNumber, productFamily, deviceType }: ProductKey): string =>
  [serialNumber, productFamily, deviceType].join(' ');

const within = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;

function buildWhereClause(query: ProductRecordFilter): Condition {
  const { serialBegins, productConfigurationIds, configurationId, state, family, device } = query;
  const conditions: Condition[] = [
    // "~" sorts after all digits and letters, so the range covers all serial numbers with this prefix.
    // A complete serial number is matched exactly: its events are then in index order, without sorting.
    ...(serialBegins?.length === wholeSerial ? [{ sql: 'serial = ?', values: [serialBegins] }] : []),
    ...(serialBegins && serialBegins.length !== wholeSerial
      ? [{ sql: 'serial >= ? AND serial < ?', values: [serialBegins, `${serialBegins}~`] }]
      : []),
    ...(productConfigurationIds?.length
      ? [{ sql: within('product_configuration'), values: [JSON.stringify(productConfigurationIds)] }]
      : []),
    ...(configurationId ? [{ sql: 'configuration = ?', values: [configurationId] }] : []),
    ...(state ? [{ sql: 'state = ?', values: [state] }] : []),
    ...(family ? [{ sql: 'family = ?', values: [family] }] : []),
    ...(device ? [{ sql: 'device = ?', values: [device] }] : []),
    ...(query.within
      ? [
          {
            sql: `(${within('account')} OR ${within('serial')} AND ${within("serial || ' ' || family || ' ' || device")})`,
            values: [
              JSON.stringify(query.within.accounts),
              JSON.stringify(query.within.products.map((product) => product.serialNumber)),
              JSON.stringify(query.within.products.map(productKeyText)),
            ],
          },
        ]
      : []),
  ];
  return {
    sql: conditions.map((condition) => condition.sql).join(' AND '),
    values: conditions.flatMap((condition) => condition.values),
  };
}

const filtered = (sql: string): string => (sql ? `WHERE ${sql}` : '');

export function openProductTable(database: DatabaseSync, sql: SQLTagStore, transaction: Transaction) {
  const numberOf = ({ serialNumber, productFamily, deviceType }: ProductKey): number | undefined => {
    const found = sql.get`SELECT number FROM products
      WHERE serial = ${serialNumber} AND family = ${productFamily} AND device = ${deviceType}`;
    return found && Number(found['number']);
  };
  const tell = (number: number, event: EventRecord): void =>
    void sql.run`INSERT INTO product_events VALUES (${number}, ${event.created}, ${JSON.stringify(event)})`;
  return {
    get: (key: ProductKey): ProductRecord | undefined => {
      const number = numberOf(key);
      const found = number && sql.get`SELECT body FROM products WHERE number = ${number}`;
      return found ? recordOf(found) : undefined;
    },
    add: (record: ProductRecord, events: Iterable<EventRecord>): void =>
      transaction(() => {
        const { serialNumber, productFamily, deviceType, configurationId, productConfigurationId } = record;
        const added = sql.run`INSERT INTO products
          (serial, family, device, configuration, product_configuration, state, account, created, body)
          VALUES (${serialNumber}, ${productFamily}, ${deviceType}, ${configurationId}, ${productConfigurationId},
            ${record.state}, ${record.accountNumber}, ${record.created}, ${JSON.stringify(record)})`;
        for (const event of events) tell(Number(added.lastInsertRowid), event);
      }),
    /** Replaces a product; does nothing if it does not exist. */
    change: (record: ProductRecord): void => {
      const number = numberOf(record) ?? null;
      void sql.run`UPDATE products SET state = ${record.state}, body = ${JSON.stringify(record)} WHERE number = ${number}`;
    },
    /** Adds an event to a product; does nothing if the product does not exist. */
    addEvent: (key: ProductKey, event: EventRecord): void => {
      const number = numberOf(key);
      if (number !== undefined) tell(number, event);
    },
    /** Deletes a product with its events; does nothing if it does not exist. */
    remove: (key: ProductKey): void =>
      transaction(() => {
        const number = numberOf(key) ?? null;
        void sql.run`DELETE FROM product_events WHERE product = ${number}`;
        void sql.run`DELETE FROM products WHERE number = ${number}`;
      }),
    find: (query: ProductRecordFilter, { sort, offset, limit }: ProductPage): ProductRecord[] => {
      const { sql: condition, values } = buildWhereClause(query);
      return database
        .prepare(`SELECT body FROM products ${filtered(condition)} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`)
        .all(...values, limit, offset)
        .map(recordOf);
    },
    count: (query: ProductRecordFilter): number => {
      const { sql: condition, values } = buildWhereClause(query);
      const counted = database.prepare(`SELECT count(*) AS count FROM products ${filtered(condition)}`);
      return Number(counted.get(...values)?.['count']);
    },
    /** The newest events of a product, newest first. */
    events: (key: ProductKey, limit: number): EventRecord[] =>
      sql.all`SELECT body FROM product_events WHERE product = ${numberOf(key) ?? null}
        ORDER BY created DESC LIMIT ${limit}`.map(eventOf),
  };
}

export type ProductEventRecordFilter = ProductRecordFilter & {
  readonly type?: string | undefined;
  readonly errorsOnly?: boolean | undefined;
};

export type EventWithProduct = {
  readonly eventId: string;
  readonly event: EventRecord;
  readonly product: ProductRecord;
};

/** The domain rules for event types and errors in SQL, fast enough for a hundred thousand events. */
const eventType = `CASE WHEN instr(event.body ->> '$.note', 'Auth') > 0 THEN 'AUTHENTICATION'
  ELSE event.body ->> '$.type' END`;
const isError = `(event.body ->> '$.err' = 1 OR instr(event.body ->> '$.log', '> null') > 0
  OR instr(event.body ->> '$.log', '> COMMAND ERROR') > 0 OR instr(event.body ->> '$.log', '> ERROR:') > 0)`;

function fromWhere({ type, errorsOnly, ...products }: ProductEventRecordFilter) {
  const { sql, values } = buildWhereClause(products);
  const narrowing = [sql, type ? `${eventType} = ?` : '', errorsOnly ? isError : ''].filter(Boolean);
  return {
    sql: `FROM product_events AS event JOIN products ON products.number = event.product
      ${narrowing.length > 0 ? `WHERE ${narrowing.join(' AND ')}` : ''}`,
    values: [...values, ...(type ? [type] : [])],
  };
}

export const openProductEventTable = (database: DatabaseSync) => ({
  /** Events that match the query, newest first. */
  find: (
    query: ProductEventRecordFilter,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): EventWithProduct[] => {
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
  count: (query: ProductEventRecordFilter): number => {
    const { sql, values } = fromWhere(query);
    return Number(database.prepare(`SELECT count(*) AS count ${sql}`).get(...values)?.count);
  },
});
