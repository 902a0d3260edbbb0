import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import { answerAsWorker } from '~/platform/worker.ts';

answerAsWorker(readPartDrawing);
