import { exposeWorker } from '~/platform/worker.ts';
import { lookIntoSymbols } from './lookInto.ts';

exposeWorker(lookIntoSymbols);
