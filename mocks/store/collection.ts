import type { DatabaseSync } from 'node:sqlite';

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
  /** Whether there are none. */
  readonly isEmpty: () => boolean;
};

/** The documents of one collection. What was put in comes out; nobody else writes there. */
export function openCollection<Document>(database: DatabaseSync, name: string): Collection<Document> {
  const one = database.prepare('SELECT body FROM documents WHERE collection = ? AND id = ?');
  const all = database.prepare('SELECT id, body FROM documents WHERE collection = ? ORDER BY id');
  const under = database.prepare(
    'SELECT body FROM documents WHERE collection = ? AND id >= ? AND id < ? ORDER BY id',
  );
  const first = database.prepare('SELECT 1 FROM documents WHERE collection = ? LIMIT 1');
  const put = database.prepare('INSERT OR REPLACE INTO documents (collection, id, body) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  // Nobody else writes into the collection: what comes out is of the type that went in.
  const documentOf = (body: unknown): Document => JSON.parse(String(body));
  return {
    get: (id) => {
      const row = one.get(name, id);
      return row && documentOf(row.body);
    },
    put: (id, document) => void put.run(name, id, JSON.stringify(document)),
    delete: (id) => Number(remove.run(name, id).changes) > 0,
    entries: () => all.all(name).map((row) => [String(row.id), documentOf(row.body)] as const),
    all: () => all.all(name).map((row) => documentOf(row.body)),
    under: (prefix) => under.all(name, prefix, `${prefix}\u{10FFFF}`).map((row) => documentOf(row.body)),
    isEmpty: () => first.get(name) === undefined,
  };
}
