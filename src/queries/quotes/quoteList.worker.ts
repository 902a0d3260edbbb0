import { exposeWorker } from '~/platform/worker.ts';
import { createQuoteList } from './quoteListWork.ts';

exposeWorker(createQuoteList());
