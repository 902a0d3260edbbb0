import { badRequest } from './refusal.ts';

export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
};

const incomplete = (): Error => badRequest('The upload ended before the file did.', 'Upload it again.');
const malformed = (): Error =>
  badRequest('The request is not multipart form data with a file in the field file.');

/** Bytes that arrive in chunks, taken up to a mark. */
class MarkedReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The bytes before the mark, in pieces; the mark itself is taken as well. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at >= 0) {
        const before = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        if (before.length > 0) yield before;
        return;
      }
      // The end of what is held may be the beginning of the mark.
      const safe = Math.max(0, this.#held.length - mark.length + 1);
      const before = this.#held.subarray(0, safe);
      this.#held = this.#held.subarray(safe);
      if (before.length > 0) yield before;
      // oxlint-disable-next-line no-await-in-loop -- the next chunk is only there once this one is used
      const next = await this.#source.next();
      if (next.done) throw incomplete();
      this.#held = Buffer.concat([this.#held, next.value]);
    }
  }

  async text(mark: string, most: number): Promise<string> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of this.until(Buffer.from(mark))) {
      size += part.length;
      if (size > most) throw malformed();
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }
}

const parameter = (header: string, name: string): string | undefined =>
  new RegExp(`[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header)?.[1];

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

const mostOfHead = 16 * 1024;

/** Finds the part named `file`. Its bytes are read while they arrive; parts before it are skipped, those after it not read. */
export async function uploadedFile(request: Request): Promise<UploadedFile> {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    request.headers.get('Content-Type') ?? '',
  );
  const name = boundary?.[1] ?? boundary?.[2];
  if (!name || !request.body) throw malformed();
  const reader = new MarkedReader(request.body);
  const mark = Buffer.from(`\r\n--${name}`);
  await reader.text(`--${name}`, mostOfHead);
  for (;;) {
    // Parts come one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const head = await reader.text('\r\n\r\n', mostOfHead);
    if (head.startsWith('--')) throw malformed();
    const disposition = headerOf(head, 'Content-Disposition');
    const bytes = reader.until(mark);
    if (parameter(disposition, 'name') === 'file') {
      return {
        name: parameter(disposition, 'filename') ?? '',
        type: headerOf(head, 'Content-Type') || 'application/octet-stream',
        bytes,
      };
    }
    // oxlint-disable-next-line no-await-in-loop
    for await (const _ of bytes);
  }
}
