import { exposeWorker } from '~/platform/worker.ts';
import { createQuoteListStore } from './quoteListStore.ts';

exposeWorker(createQuoteListStore());
