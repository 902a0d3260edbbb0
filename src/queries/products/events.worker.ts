import { exposeWorker } from '~/platform/worker.ts';
import { createEventStore } from './eventWork.ts';

exposeWorker(createEventStore());
