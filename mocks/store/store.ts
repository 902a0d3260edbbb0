import { DatabaseSync } from 'node:sqlite';
import { openCollection, type Collection } from './collection.ts';
import { openConfigurationTable, type ConfigurationTable } from './configurationTable.ts';
import { openFileTable, type FileTable } from './fileTable.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { openProductEventTable, type ProductEventTable } from './productEventTable.ts';
import { openProductTable, type ProductTable } from './productTable.ts';
import { openQuoteTable, type QuoteTable } from './quoteTable.ts';
import { schema, tables } from './schema.ts';

/** The data of the stand-ins. Every write is durable when it returns, also through kill -9. */
export type Store = {
  readonly configurations: ConfigurationTable;
  readonly products: ProductTable;
  readonly productEvents: ProductEventTable;
  readonly quotes: QuoteTable;
  readonly files: FileTable;
  readonly outbox: Outbox;
  /** The named collection of documents; it begins to exist with its first document. */
  readonly collection: <Document>(name: string) => Collection<Document>;
  /** All of `work` or, when it throws, nothing of it. Must not await. */
  readonly transaction: <T>(work: () => T) => T;
  /** Whether nothing has been put into any table yet, collections named in `ignored` aside. */
  readonly isEmpty: (ignored?: readonly string[]) => boolean;
  /** Throws everything away but the collections named in `kept`. */
  readonly clear: (kept?: readonly string[]) => void;
  /** All of it as bytes, which another store can begin with. */
  readonly content: () => Uint8Array;
  readonly close: () => void;
};

/**
 * Opens the store in a file, making it when it is not there, or in memory (`:memory:`); one in memory may begin with the
 * content of another.
 */
export function openStore(path: string, content?: Uint8Array): Store {
  const database = new DatabaseSync(path);
  if (content) database.deserialize(content);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;');
  database.exec(schema);

  let depth = 0;
  /** A transaction inside another is part of it. */
  const transaction = <T>(work: () => T): T => {
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
    configurations: openConfigurationTable(database, transaction),
    products: openProductTable(database, transaction),
    productEvents: openProductEventTable(database),
    quotes: openQuoteTable(database, transaction),
    files: openFileTable(database),
    outbox: openOutbox(database),
    collection: (name) => openCollection(database, name),
    transaction,
    isEmpty: (ignored = []) =>
      database
        .prepare(
          `SELECT 1 FROM configurations UNION ALL
           SELECT 1 FROM documents WHERE collection NOT IN (SELECT value FROM json_each(?)) LIMIT 1`,
        )
        .get(JSON.stringify(ignored)) === undefined,
    clear: (kept = []) =>
      transaction(() => {
        database.exec("INSERT INTO configuration_text (configuration_text) VALUES ('delete-all')");
        for (const table of tables) if (table !== 'documents') database.exec(`DELETE FROM ${table}`);
        database
          .prepare('DELETE FROM documents WHERE collection NOT IN (SELECT value FROM json_each(?))')
          .run(JSON.stringify(kept));
      }),
    content: () => database.serialize(),
    close: () => database.close(),
  };
}
