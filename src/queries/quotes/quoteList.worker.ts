import { exposeWorker } from '~/platform/worker.ts';
import { createQuoteListStore } from './quoteListWork.ts';

exposeWorker(createQuoteListStore());
