import { answerAsWorker } from '~/ui/worker.ts';
import { createEventWork } from './eventWork.ts';

answerAsWorker(createEventWork());
