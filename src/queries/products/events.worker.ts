import { exposeWorker } from '~/platform/worker.ts';
import { createEventStore } from './eventStore.ts';

exposeWorker(createEventStore());
