import { exposeWorker } from '~/platform/worker.ts';
import { createEventWork } from './eventWork.ts';

exposeWorker(createEventWork());
