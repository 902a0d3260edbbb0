import { answerAsWorker } from '~/platform/worker.ts';
import { lookIntoFirmware } from './lookInto.ts';

answerAsWorker(lookIntoFirmware);
