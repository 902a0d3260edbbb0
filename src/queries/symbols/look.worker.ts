import { answerAsWorker } from '~/ui/worker.ts';
import { lookIntoSymbols } from './lookInto.ts';

answerAsWorker(lookIntoSymbols);
