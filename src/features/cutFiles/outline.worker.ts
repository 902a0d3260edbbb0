import { inspectOutline } from '~/domain/cutFile/inspectOutline.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(inspectOutline);
