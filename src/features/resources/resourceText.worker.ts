import { answerTextQuestion } from '~/domain/resource/textQuestions.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(answerTextQuestion);
