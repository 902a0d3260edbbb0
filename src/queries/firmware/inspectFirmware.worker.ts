import { exposeWorker } from '~/platform/worker.ts';
import { inspectFirmware } from './inspectFirmware.ts';

exposeWorker(inspectFirmware);
