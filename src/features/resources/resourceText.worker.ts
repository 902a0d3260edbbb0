import { handleTextRequest } from '~/domain/resource/textQuestions.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(handleTextRequest);
