import { exposeWorker } from '~/platform/worker.ts';
import { inspectArchive } from './inspectArchive.ts';

exposeWorker(inspectArchive);
