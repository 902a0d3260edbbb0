import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type StoredFile = { readonly fileId: number; readonly size: number; readonly sha256: string };

export type FileTable = {
  /** Keeps the bytes as they arrive, without holding more than a piece of them. */
  readonly write: (bytes: AsyncIterable<Uint8Array>) => Promise<StoredFile>;
  readonly find: (fileId: number) => StoredFile | undefined;
  /** The bytes in pieces, in order. */
  readonly read: (fileId: number) => Generator<Uint8Array<ArrayBuffer>>;
  readonly delete: (fileId: number) => void;
};

const pieceSize = 1024 * 1024;

/** Pieces of exactly `pieceSize` bytes, but for the last. */
async function* pieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(pieceSize);
  let filled = 0;
  for await (const chunk of bytes) {
    for (let read = 0; read < chunk.length;) {
      const part = chunk.subarray(read, read + pieceSize - filled);
      piece.set(part, filled);
      filled += part.length;
      read += part.length;
      if (filled === pieceSize) {
        yield piece;
        piece = new Uint8Array(pieceSize);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/**
 * Uploaded files. The size of a file is written last and marks it as whole; what a crash left behind without one
 * is thrown away here.
 */
export function openFileTable(database: DatabaseSync): FileTable {
  database.exec(`
    DELETE FROM files WHERE size IS NULL;
    DELETE FROM file_chunks WHERE file NOT IN (SELECT id FROM files);
  `);
  const begin = database.prepare('INSERT INTO files (size, sha256) VALUES (NULL, NULL)');
  const append = database.prepare('INSERT INTO file_chunks (file, place, bytes) VALUES (?, ?, ?)');
  const finish = database.prepare('UPDATE files SET size = ?, sha256 = ? WHERE id = ?');
  const find = database.prepare('SELECT size, sha256 FROM files WHERE id = ? AND size IS NOT NULL');
  const piece = database.prepare('SELECT bytes FROM file_chunks WHERE file = ? AND place = ?');
  const forget = database.prepare('DELETE FROM files WHERE id = ?');
  const forgetPieces = database.prepare('DELETE FROM file_chunks WHERE file = ?');

  const discard = (fileId: number): void => {
    forget.run(fileId);
    forgetPieces.run(fileId);
  };

  return {
    write: async (bytes) => {
      const fileId = Number(begin.run().lastInsertRowid);
      const hash = createHash('sha256');
      let size = 0;
      try {
        let place = 0;
        for await (const each of pieces(bytes)) {
          append.run(fileId, place++, each);
          hash.update(each);
          size += each.length;
        }
      } catch (error) {
        discard(fileId);
        throw error;
      }
      const sha256 = hash.digest('hex');
      finish.run(size, sha256, fileId);
      return { fileId, size, sha256 };
    },
    find: (fileId) => {
      const row = find.get(fileId);
      return row && { fileId, size: Number(row.size), sha256: String(row.sha256) };
    },
    *read(fileId) {
      for (let place = 0; ; place++) {
        const bytes = piece.get(fileId, place)?.bytes;
        if (typeof bytes !== 'object' || bytes === null) return;
        yield new Uint8Array(bytes);
      }
    },
    delete: discard,
  };
}
