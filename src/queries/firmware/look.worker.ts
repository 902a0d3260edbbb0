import { answerAsWorker } from '~/ui/worker.ts';
import { lookIntoFirmware } from './lookInto.ts';

answerAsWorker(lookIntoFirmware);
