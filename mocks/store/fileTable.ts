import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLTagStore } from 'node:sqlite';

export type StoredFile = { readonly fileId: number; readonly size: number; readonly sha256: string };

const pieceSize = 1024 * 1024;

/** Splits into pieces of exactly `pieceSize` bytes; the last may be shorter. */
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
 * Uploaded files. The size is written last: files without one are remains of a crash and deleted on opening.
 */
export function openFileTable(database: DatabaseSync, sql: SQLTagStore) {
  database.exec(`
    DELETE FROM files WHERE size IS NULL;
    DELETE FROM file_chunks WHERE file NOT IN (SELECT id FROM files);
  `);
  const discard = (fileId: number): void => {
    void sql.run`DELETE FROM files WHERE id = ${fileId}`;
    void sql.run`DELETE FROM file_chunks WHERE file = ${fileId}`;
  };
  return {
    /** Stores a stream, buffering one piece at a time. */
    write: async (bytes: AsyncIterable<Uint8Array>): Promise<StoredFile> => {
      const begun = sql.run`INSERT INTO files (size, sha256) VALUES (NULL, NULL)`;
      const fileId = Number(begun.lastInsertRowid);
      const hash = createHash('sha256');
      let size = 0;
      try {
        let place = 0;
        for await (const each of pieces(bytes)) {
          void sql.run`INSERT INTO file_chunks (file, place, bytes) VALUES (${fileId}, ${place}, ${each})`;
          place += 1;
          hash.update(each);
          size += each.length;
        }
      } catch (error) {
        discard(fileId);
        throw error;
      }
      const sha256 = hash.digest('hex');
      void sql.run`UPDATE files SET size = ${size}, sha256 = ${sha256} WHERE id = ${fileId}`;
      return { fileId, size, sha256 };
    },
    find: (fileId: number): StoredFile | undefined => {
      const row = sql.get`SELECT size, sha256 FROM files WHERE id = ${fileId} AND size IS NOT NULL`;
      return row && { fileId, size: Number(row['size']), sha256: String(row['sha256']) };
    },
    *read(fileId: number): Generator<Uint8Array<ArrayBuffer>> {
      for (let place = 0; ; place++) {
        const row = sql.get`SELECT bytes FROM file_chunks WHERE file = ${fileId} AND place = ${place}`;
        const bytes = row?.['bytes'];
        if (typeof bytes !== 'object' || bytes === null) return;
        yield new Uint8Array(bytes);
      }
    },
    delete: discard,
  };
}
