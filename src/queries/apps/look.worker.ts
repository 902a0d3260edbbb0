import { exposeWorker } from '~/platform/worker.ts';
import { inspectArchive } from './lookIntoArchive.ts';

exposeWorker(inspectArchive);
