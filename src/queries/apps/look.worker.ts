import { answerAsWorker } from '~/platform/worker.ts';
import { lookIntoArchive } from './lookIntoArchive.ts';

answerAsWorker(lookIntoArchive);
