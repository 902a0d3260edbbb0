import { exposeWorker } from '~/platform/worker.ts';
import { inspectSymbols } from './inspectSymbols.ts';

exposeWorker(inspectSymbols);
