import { inspectOutline } from '~/domain/cutFile/inspect.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(inspectOutline);
