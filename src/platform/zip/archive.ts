import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchiveFile = {
  readonly path: string;
  readonly content: Blob;
  /** Milliseconds since 1970; dates before 1980, which a zip archive cannot store, become 1980. */
  readonly modified: number;
};

const earliest = Date.UTC(1980, 0, 2);
const latest = Date.UTC(2099, 0, 1);
const packed = /\.(?:png|jpe?g|zip|docx|pdf)$/i;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Archive {
  readonly #parts: Blob[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#parts.push(new Blob([new Uint8Array(chunk)]));
  });

  async add({ path, content, modified }: ArchiveFile): Promise<string> {
    const bytes = await content.arrayBuffer();
    const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
    const entry = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = new Date(Math.min(latest, Math.max(earliest, modified || 0)));
    this.#zip.add(entry);
    entry.push(new Uint8Array(bytes), true);
    return sha256;
  }

  finish(): Blob {
    this.#zip.end();
    return new Blob(this.#parts, { type: 'application/zip' });
  }
}
