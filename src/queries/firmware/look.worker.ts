import { exposeWorker } from '~/platform/worker.ts';
import { lookIntoFirmware } from './lookInto.ts';

exposeWorker(lookIntoFirmware);
