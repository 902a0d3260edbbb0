import type { SQLTagStore } from 'node:sqlite';

export type OutboxItem = {
  readonly id: number;
  readonly kind: 'MAIL' | 'ERP';
  readonly created: string;
  readonly body: unknown;
};

export const openOutbox = (sql: SQLTagStore) => ({
  /** Keeps an item and answers its id. `created` is an ISO time. */
  add: (kind: OutboxItem['kind'], created: string, body: object): number =>
    Number(
      void sql.run`INSERT INTO outbox (kind, created, body) VALUES (${kind}, ${created}, ${JSON.stringify(body)})`
        .lastInsertRowid,
    ),
  /** Newest first. */
  all: (): OutboxItem[] =>
    sql.all`SELECT id, kind, created, body FROM outbox ORDER BY id DESC`.map((row) => ({
      id: Number(row['id']),
      kind: row['kind'] === 'MAIL' ? 'MAIL' : 'ERP',
      created: String(row['created']),
      body: JSON.parse(String(row['body'])),
    })),
});

export type Outbox = ReturnType<typeof openOutbox>;
