import { DatabaseSync } from 'node:sqlite';
import { openCollection, type Collection } from './collection.ts';
import { openConfigurationTable } from './configurationTable.ts';
import { openFileTable } from './fileTable.ts';
import { openOutbox } from './outbox.ts';
import { openProductEventTable } from './productEventTable.ts';
import { openProductTable } from './productTable.ts';
import { openQuoteTable } from './quoteTable.ts';
import { schema, tables } from './schema.ts';

/** All of `work` or, when it throws, nothing of it. Must not await. */
export type Transaction = <T>(work: () => T) => T;

/** The data of the stand-ins. Every write is durable when it returns, also through kill -9. */
export type Store = ReturnType<typeof openStore>;

/** Opens the store in a file, or in memory (`:memory:`), which may begin with the content of another. */
export function openStore(path: string, content?: Uint8Array) {
  const database = new DatabaseSync(path);
  if (content) database.deserialize(content);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;');
  database.exec(schema);

  const sql = database.createTagStore();
  let depth = 0;
  /** A transaction inside another is part of it. */
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
    /** The named collection of documents; it begins to exist with its first document. */
    collection: <Document>(name: string): Collection<Document> => openCollection(sql, name),
    transaction,
    /** Whether nothing has been put into any table yet, collections named in `ignored` aside. */
    isEmpty: (ignored: readonly string[] = []): boolean =>
      sql.get`SELECT 1 FROM configurations UNION ALL
        SELECT 1 FROM documents WHERE collection NOT IN (SELECT value FROM json_each(${JSON.stringify(ignored)}))
        LIMIT 1` === undefined,
    /** Throws everything away but the collections named in `kept`. */
    clear: (kept: readonly string[] = []): void =>
      transaction(() => {
        database.exec("INSERT INTO configuration_text (configuration_text) VALUES ('delete-all')");
        for (const table of tables) if (table !== 'documents') database.exec(`DELETE FROM ${table}`);
        void sql.run`DELETE FROM documents
          WHERE collection NOT IN (SELECT value FROM json_each(${JSON.stringify(kept)}))`;
      }),
    content: (): Uint8Array => database.serialize(),
    close: (): void => database.close(),
  };
}
