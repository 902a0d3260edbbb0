import type { SQLOutputValue, SQLTagStore } from 'node:sqlite';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Small things kept by name: a document for each id. */
export type Collection<Document> = {
  readonly get: (id: string) => Document | undefined;
  readonly put: (id: string, document: Document) => void;
  /** Whether there was one. */
  readonly delete: (id: string) => boolean;
  /** Every one with its id, in the order of the ids. */
  readonly entries: () => (readonly [id: string, document: Document])[];
  /** In the order of their ids. */
  readonly all: () => Document[];
  /** Those whose ids begin with `prefix`, in the order of their ids. */
  readonly under: (prefix: string) => Document[];
  readonly isEmpty: () => boolean;
};

/** The documents of one collection. What was put in comes out; nobody else writes there. */
export function openCollection<Document>(sql: SQLTagStore, name: string): Collection<Document> {
  const documentOf = (row: Row): Document => JSON.parse(String(row['body']));
  const rows = (): Row[] => sql.all`SELECT id, body FROM documents WHERE collection = ${name} ORDER BY id`;
  return {
    get: (id) => {
      const row = sql.get`SELECT body FROM documents WHERE collection = ${name} AND id = ${id}`;
      return row && documentOf(row);
    },
    put: (id, document) =>
      void sql.run`INSERT OR REPLACE INTO documents (collection, id, body)
        VALUES (${name}, ${id}, ${JSON.stringify(document)})`,
    delete: (id) =>
      Number(sql.run`DELETE FROM documents WHERE collection = ${name} AND id = ${id}`.changes) > 0,
    entries: () => rows().map((row) => [String(row['id']), documentOf(row)] as const),
    all: () => rows().map(documentOf),
    under: (prefix) =>
      sql.all`SELECT body FROM documents
        WHERE collection = ${name} AND id >= ${prefix} AND id < ${`${prefix}\u{10FFFF}`} ORDER BY id`.map(
        documentOf,
      ),
    isEmpty: () => sql.get`SELECT 1 FROM documents WHERE collection = ${name} LIMIT 1` === undefined,
  };
}
