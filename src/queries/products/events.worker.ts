import { answerAsWorker } from '~/platform/worker.ts';
import { createEventWork } from './eventWork.ts';

answerAsWorker(createEventWork());
