import { answerAsWorker } from '~/platform/worker.ts';
import { createQuoteList } from './quoteListWork.ts';

answerAsWorker(createQuoteList());
