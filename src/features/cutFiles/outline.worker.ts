import { inspectOutline } from '~/domain/cutFile/inspect.ts';
import { answerAsWorker } from '~/ui/worker.ts';

answerAsWorker(inspectOutline);
