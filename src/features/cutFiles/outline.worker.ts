import { inspectOutline } from '~/domain/cutFile/inspect.ts';
import { answerAsWorker } from '~/platform/worker.ts';

answerAsWorker(inspectOutline);
