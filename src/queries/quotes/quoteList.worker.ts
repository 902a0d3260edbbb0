import { answerAsWorker } from '~/ui/worker.ts';
import { createQuoteList } from './quoteListWork.ts';

answerAsWorker(createQuoteList());
