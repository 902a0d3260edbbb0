import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { ProductKey } from '../../src/domain/product/address.ts';
import type { ProductState } from '../../src/domain/product/state.ts';

/** A thing a product reported of itself. `created` is an ISO time. */
export type EventRecord = {
  readonly type: string;
  readonly created: string;
  readonly note: string;
  readonly log: string;
  readonly err: boolean;
  readonly data: {
    readonly productNumber?: string | undefined;
    readonly firmwareFileName?: string | undefined;
    readonly parameterFileName?: string | undefined;
    readonly parameters?: { readonly res: string }[] | undefined;
  };
};

export type ProductRecord = ProductKey & {
  readonly configurationId: string;
  readonly productConfigurationId: string;
  readonly revision: string;
  readonly state: ProductState;
  readonly accountNumber: string | null;
  readonly firmwareFileName: string | null;
  readonly created: string;
};

export type ProductQuery = {
  readonly serialBegins?: string | undefined;
  readonly productConfigurationIds?: readonly string[] | undefined;
  readonly configurationId?: string | undefined;
  readonly state?: string | undefined;
  readonly family?: string | undefined;
  readonly device?: string | undefined;
  /** Only what belongs to one of these accounts, or is one of these products. */
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

export type ProductTable = {
  readonly get: (key: ProductKey) => ProductRecord | undefined;
  readonly add: (record: ProductRecord, events: Iterable<EventRecord>) => void;
  /** Puts a changed product in the place of the one with its key; without one it does nothing. */
  readonly change: (record: ProductRecord) => void;
  /** Adds an event to a product; without such a product it does nothing. */
  readonly addEvent: (key: ProductKey, event: EventRecord) => void;
  /** Takes a product and its events out; without such a product it does nothing. */
  readonly remove: (key: ProductKey) => void;
  readonly find: (query: ProductQuery, page: ProductPage) => ProductRecord[];
  readonly count: (query: ProductQuery) => number;
  /** Newest first. */
  readonly events: (key: ProductKey, limit: number) => EventRecord[];
};

// Only this table writes the two columns, so what is in them is of the type it wrote.
type Row = Readonly<Record<string, SQLOutputValue>>;
const recordOf = ({ body }: Row): ProductRecord => JSON.parse(String(body));
const eventOf = ({ body }: Row): EventRecord => JSON.parse(String(body));

/** Conditions on products, joined, with the values they compare with; empty where everything fits. */
type Condition = { readonly sql: string; readonly values: readonly SQLInputValue[] };

/** Length of a serial number. */
const wholeSerial = 7;

/** A product as the database spells its key. */
const productKeyText = ({ serialNumber, productFamily, deviceType }: ProductKey): string =>
  [serialNumber, productFamily, deviceType].join(' ');

const within = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;

export function where(query: ProductQuery): Condition {
  const { serialBegins, productConfigurationIds, configurationId, state, family, device } = query;
  const conditions: Condition[] = [
    // "~" sorts behind every digit and letter, so the range is that of all serials that begin so.
    // A whole serial number is looked up: its events then come in their order without being sorted.
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

export function openProductTable(database: DatabaseSync, transaction: <T>(work: () => T) => T): ProductTable {
  const key = 'serial = ? AND family = ? AND device = ?';
  const one = database.prepare(`SELECT body FROM products WHERE ${key}`);
  const add = database.prepare(
    `INSERT INTO products
     (serial, family, device, configuration, product_configuration, state, account, created, body)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addEvent = database.prepare('INSERT INTO product_events VALUES (?, ?, ?)');
  const addEventTo = database.prepare(
    `INSERT INTO product_events SELECT number, ?, ? FROM products WHERE ${key}`,
  );
  const change = database.prepare(`UPDATE products SET state = ?, body = ? WHERE ${key}`);
  const remove = database.prepare(`DELETE FROM products WHERE ${key}`);
  const removeEvents = database.prepare(
    `DELETE FROM product_events WHERE product = (SELECT number FROM products WHERE ${key})`,
  );
  const events = database.prepare(
    `SELECT body FROM product_events WHERE product = (SELECT number FROM products WHERE ${key})
     ORDER BY created DESC LIMIT ?`,
  );
  return {
    get: ({ serialNumber, productFamily, deviceType }) => {
      const found = one.get(serialNumber, productFamily, deviceType);
      return found && recordOf(found);
    },
    add: (record, eventRecords) =>
      transaction(() => {
        const number = add.run(
          record.serialNumber,
          record.productFamily,
          record.deviceType,
          record.configurationId,
          record.productConfigurationId,
          record.state,
          record.accountNumber,
          record.created,
          JSON.stringify(record),
        ).lastInsertRowid;
        for (const event of eventRecords) addEvent.run(number, event.created, JSON.stringify(event));
      }),
    change: (record) => {
      const { serialNumber, productFamily, deviceType, state } = record;
      change.run(state, JSON.stringify(record), serialNumber, productFamily, deviceType);
    },
    addEvent: ({ serialNumber, productFamily, deviceType }, event) =>
      void addEventTo.run(event.created, JSON.stringify(event), serialNumber, productFamily, deviceType),
    remove: ({ serialNumber, productFamily, deviceType }) =>
      transaction(() => {
        removeEvents.run(serialNumber, productFamily, deviceType);
        remove.run(serialNumber, productFamily, deviceType);
      }),
    find: (query, { sort, offset, limit }) => {
      const { sql, values } = where(query);
      return database
        .prepare(`SELECT body FROM products ${filtered(sql)} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`)
        .all(...values, limit, offset)
        .map((found) => recordOf(found));
    },
    count: (query) => {
      const { sql, values } = where(query);
      return Number(
        database.prepare(`SELECT count(*) AS count FROM products ${filtered(sql)}`).get(...values)?.count,
      );
    },
    events: ({ serialNumber, productFamily, deviceType }, limit) =>
      events.all(serialNumber, productFamily, deviceType, limit).map((found) => eventOf(found)),
  };
}
