import type { ArchiveFile } from './archive.ts';
import type { ArchiveResponse, ArchiveRequest } from './archive.worker.ts';

/** Writes a zip archive in a worker, so that the page stays responsive. Add one file at a time. */
export type ArchiveWriter = {
  readonly add: (file: ArchiveFile) => Promise<string>;
  readonly finish: () => Promise<Blob>;
  readonly stop: () => void;
};

export function startArchive(): ArchiveWriter {
  const worker = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });
  const ask = (request: ArchiveRequest): Promise<ArchiveResponse> =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ArchiveResponse>) => resolve(data), {
        once: true,
      });
      worker.addEventListener('error', () => reject(new Error('The archive could not be written')), {
        once: true,
      });
      worker.postMessage(request);
    });
  return {
    add: async (file) => {
      const reply = await ask({ file });
      if ('sha256' in reply) return reply.sha256;
      throw new Error('failed' in reply ? reply.failed : 'The archive could not be written');
    },
    finish: async () => {
      const reply = await ask({});
      if ('archive' in reply) return reply.archive;
      throw new Error('failed' in reply ? reply.failed : 'The archive could not be written');
    },
    stop: () => worker.terminate(),
  };
}
