import type { DatabaseSync } from 'node:sqlite';

/** Something the CMS would send to others: a mail, or files for the ERP system. */
export type OutboxItem = {
  readonly id: number;
  readonly kind: 'MAIL' | 'ERP';
  readonly created: string;
  readonly body: unknown;
};

export type Outbox = {
  /** Keeps an item and answers its id. `created` is an ISO time. */
  readonly add: (kind: OutboxItem['kind'], created: string, body: object) => number;
  /** Newest first. */
  readonly all: () => OutboxItem[];
};

export function openOutbox(database: DatabaseSync): Outbox {
  const add = database.prepare('INSERT INTO outbox (kind, created, body) VALUES (?, ?, ?)');
  const all = database.prepare('SELECT id, kind, created, body FROM outbox ORDER BY id DESC');
  return {
    add: (kind, created, body) => Number(add.run(kind, created, JSON.stringify(body)).lastInsertRowid),
    all: () =>
      all.all().map((row) => ({
        id: Number(row.id),
        kind: row.kind === 'MAIL' ? 'MAIL' : 'ERP',
        created: String(row.created),
        body: JSON.parse(String(row.body)),
      })),
  };
}
