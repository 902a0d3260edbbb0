import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { openCollection, type Collection } from './collection.ts';
import { openConfigurationTable } from './configurationTable.ts';
import { openFileTable } from './fileTable.ts';
import { openProductEventTable, openProductTable } from './productTable.ts';
import { openQuoteTable } from './quoteTable.ts';

export type OutboxItem = {
  readonly id: number;
  readonly kind: 'MAIL' | 'ERP';
  readonly created: string;
  readonly body: unknown;
};

const openOutbox = (sql: SQLTagStore) => ({
  /** Stores an item and returns its id. `created` is an ISO time. */
  add: (kind: OutboxItem['kind'], created: string, body: object): number =>
    Number(
      void sql.run`INSERT INTO outbox (kind, created, body) VALUES (${kind}, ${created}, ${JSON.stringify(body)})`
        .lastInsertRowid,
    ),
  /** All items, newest first. */
  all: (): OutboxItem[] =>
    sql.all`SELECT id, kind, created, body FROM outbox ORDER BY id DESC`.map((row) => ({
      id: Number(row['id']),
      kind: row['kind'] === 'MAIL' ? 'MAIL' : 'ERP',
      created: String(row['created']),
      body: JSON.parse(String(row['body'])),
    })),
});

export type Outbox = ReturnType<typeof openOutbox>;

/**
 * Searched columns are stored beside the JSON, so that scans read no documents. The trigram index needs three
 * characters.
 */
const databaseSchema = `
CREATE TABLE IF NOT EXISTS documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS configurations (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  account TEXT NOT NULL,
  area TEXT NOT NULL,
  assignee TEXT,
  created TEXT NOT NULL,
  modified TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS configurations_created ON configurations (created);
CREATE INDEX IF NOT EXISTS configurations_modified ON configurations (modified);
CREATE INDEX IF NOT EXISTS configurations_state ON configurations (state, modified);
CREATE INDEX IF NOT EXISTS configurations_account ON configurations (account, modified);
CREATE INDEX IF NOT EXISTS configurations_assignee ON configurations (assignee, modified);
CREATE TABLE IF NOT EXISTS configuration_bodies (number INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE IF NOT EXISTS configuration_text USING fts5 (
  text, content='configurations', content_rowid='number', tokenize='trigram remove_diacritics 1'
);
CREATE TABLE IF NOT EXISTS product_configurations (
  id TEXT PRIMARY KEY,
  configuration TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS part_uses (
  part TEXT NOT NULL,
  configuration TEXT NOT NULL,
  revision TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (part, configuration, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS products (
  number INTEGER PRIMARY KEY,
  serial TEXT NOT NULL,
  family TEXT NOT NULL,
  device TEXT NOT NULL,
  configuration TEXT NOT NULL,
  product_configuration TEXT NOT NULL,
  state TEXT NOT NULL,
  account TEXT,
  created TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (serial, family, device)
) STRICT;
CREATE INDEX IF NOT EXISTS products_created ON products (created);
CREATE INDEX IF NOT EXISTS products_configuration ON products (configuration);
CREATE INDEX IF NOT EXISTS products_product_configuration ON products (product_configuration);
CREATE INDEX IF NOT EXISTS products_account ON products (account);
CREATE TABLE IF NOT EXISTS product_events (
  product INTEGER NOT NULL,
  created TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS product_events_product ON product_events (product, created);

CREATE TABLE IF NOT EXISTS quotes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  account TEXT NOT NULL,
  modified TEXT NOT NULL,
  listed TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS quote_bodies (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS quotes_modified ON quotes (modified, id);
CREATE TABLE IF NOT EXISTS quote_logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS quote_logs_quote ON quote_logs (quote);
CREATE INDEX IF NOT EXISTS configuration_bodies_quote ON configuration_bodies (body ->> '$.kbMaxQuoteId');

CREATE TABLE IF NOT EXISTS files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  size INTEGER,
  sha256 TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS file_chunks (
  file INTEGER NOT NULL,
  place INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (file, place)
) STRICT;

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  created TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
`;

const tableNames = [
  'documents',
  'configurations',
  'configuration_bodies',
  'product_configurations',
  'part_uses',
  'products',
  'product_events',
  'quotes',
  'quote_bodies',
  'quote_logs',
  'files',
  'file_chunks',
  'outbox',
] as const;

/** Rolls back if `work` throws. `work` must be synchronous. */
export type Transaction = <T>(work: () => T) => T;

/** Data of the stand-ins. Every write is durable when it returns, even after kill -9. */
export type Store = ReturnType<typeof openStore>;

/** Opens the store in a file or in memory (`:memory:`); `content` is a serialised database to start from. */
export function openStore(path: string, content?: Uint8Array) {
  const database = new DatabaseSync(path);
  if (content) database.deserialize(content);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;');
  database.exec(databaseSchema);

  const sql = database.createTagStore();
  let depth = 0;
  /** A nested transaction joins the outer one. */
  const transaction: Transaction = (work) => {
    if (depth > 0) return work();
    database.exec('BEGIN IMMEDIATE');
    depth = 1;
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    } finally {
      depth = 0;
    }
  };

  return {
    configurations: openConfigurationTable(database, sql, transaction),
    products: openProductTable(database, sql, transaction),
    productEvents: openProductEventTable(database),
    quotes: openQuoteTable(database, sql, transaction),
    files: openFileTable(database, sql),
    outbox: openOutbox(sql),
    /** A named collection; it is created with its first document. */
    collection: <Document>(name: string): Collection<Document> => openCollection(sql, name),
    transaction,
    /** Whether there are no configurations, and no documents outside of the collections in `ignored`. */
    isEmpty: (ignored: readonly string[] = []): boolean =>
      sql.get`SELECT 1 FROM configurations UNION ALL
        SELECT 1 FROM documents WHERE collection NOT IN (SELECT value FROM json_each(${JSON.stringify(ignored)}))
        LIMIT 1` === undefined,
    /** Deletes everything except the collections in `kept`. */
    clear: (kept: readonly string[] = []): void =>
      transaction(() => {
        database.exec("INSERT INTO configuration_text (configuration_text) VALUES ('delete-all')");
        for (const table of tableNames) if (table !== 'documents') database.exec(`DELETE FROM ${table}`);
        void sql.run`DELETE FROM documents
          WHERE collection NOT IN (SELECT value FROM json_each(${JSON.stringify(kept)}))`;
      }),
    content: (): Uint8Array => database.serialize(),
    close: (): void => database.close(),
  };
}
