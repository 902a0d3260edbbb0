import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(readPartDrawing);
