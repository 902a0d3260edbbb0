import type { SQLOutputValue, SQLTagStore } from 'node:sqlite';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Documents by id. */
export type Collection<Document> = ReturnType<typeof openCollection<Document>>;

/** Documents are not validated when read: no other code writes to the table. */
export function openCollection<Document>(sql: SQLTagStore, name: string) {
  const documentOf = (row: Row): Document => JSON.parse(String(row['body']));
  const rows = (): Row[] => sql.all`SELECT id, body FROM documents WHERE collection = ${name} ORDER BY id`;
  return {
    get: (id: string): Document | undefined => {
      const row = sql.get`SELECT body FROM documents WHERE collection = ${name} AND id = ${id}`;
      return row && documentOf(row);
    },
    put: (id: string, document: Document): void =>
      void sql.run`INSERT OR REPLACE INTO documents (collection, id, body)
        VALUES (${name}, ${id}, ${JSON.stringify(document)})`,
    /** Returns whether the document existed. */
    delete: (id: string): boolean =>
      Number(sql.run`DELETE FROM documents WHERE collection = ${name} AND id = ${id}`.changes) > 0,
    /** All documents with their ids, ordered by id. */
    entries: () => rows().map((row) => [String(row['id']), documentOf(row)] as const),
    all: (): Document[] => rows().map(documentOf),
    /** Documents whose ids begin with `prefix`, ordered by id. */
    under: (prefix: string): Document[] =>
      sql.all`SELECT body FROM documents
        WHERE collection = ${name} AND id >= ${prefix} AND id < ${`${prefix}\u{10FFFF}`} ORDER BY id`.map(
        documentOf,
      ),
    isEmpty: (): boolean => sql.get`SELECT 1 FROM documents WHERE collection = ${name} LIMIT 1` === undefined,
  };
}
