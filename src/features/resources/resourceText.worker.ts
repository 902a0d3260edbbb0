import { answerTextQuestion } from '~/domain/resource/textQuestions.ts';
import { answerAsWorker } from '~/platform/worker.ts';

answerAsWorker(answerTextQuestion);
