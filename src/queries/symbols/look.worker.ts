import { exposeWorker } from '~/platform/worker.ts';
import { inspectSymbols } from './lookInto.ts';

exposeWorker(inspectSymbols);
