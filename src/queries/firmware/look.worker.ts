import { exposeWorker } from '~/platform/worker.ts';
import { inspectFirmware } from './lookInto.ts';

exposeWorker(inspectFirmware);
