import { answerAsWorker } from '~/platform/worker.ts';
import { lookIntoSymbols } from './lookInto.ts';

answerAsWorker(lookIntoSymbols);
