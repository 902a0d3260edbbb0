import type { ResourceTextAnswer, ResourceTextQuestion } from '~/domain/resource/textQuestions.ts';
import { useWorker } from '~/platform/useWorker.ts';
import type { WorkerClient } from '~/platform/worker.ts';

/** Longest time, in ms, that a text of a resource may take. */
const timeout = 20_000;

const start = (): Worker =>
  new Worker(new URL('./resourceText.worker.ts', import.meta.url), { type: 'module' });

/** The worker that lays texts of resources out and compares them. */
export const useResourceTextWorker = (): WorkerClient<ResourceTextQuestion, ResourceTextAnswer> =>
  useWorker(start, timeout);
