import { readPartDrawing } from '~/domain/content/partDrawing.ts';
import { answerAsWorker } from '~/ui/worker.ts';

answerAsWorker(readPartDrawing);
