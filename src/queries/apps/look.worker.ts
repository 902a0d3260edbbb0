import { answerAsWorker } from '~/ui/worker.ts';
import { lookIntoArchive } from './lookIntoArchive.ts';

answerAsWorker(lookIntoArchive);
