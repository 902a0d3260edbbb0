import { Archive, type ArchiveFile } from './archive.ts';

/** Adds a file and responds with its SHA-256; without a file, closes the archive and responds with it. */
export type ArchiveRequest = { readonly file?: ArchiveFile };
export type ArchiveResponse =
  | { readonly sha256: string }
  | { readonly archive: Blob }
  | { readonly failed: string };

const archive = new Archive();

async function replyTo({ file }: ArchiveRequest): Promise<ArchiveResponse> {
  try {
    return file ? { sha256: await archive.add(file) } : { archive: archive.finish() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ArchiveRequest>) => {
  void replyTo(data).then((reply) => self.postMessage(reply));
});
