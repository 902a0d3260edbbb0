import { exposeWorker } from '~/platform/worker.ts';
import { lookIntoArchive } from './lookIntoArchive.ts';

exposeWorker(lookIntoArchive);
