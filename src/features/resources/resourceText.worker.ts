import { answerTextQuestion } from '~/domain/resource/textQuestions.ts';
import { answerAsWorker } from '~/ui/worker.ts';

answerAsWorker(answerTextQuestion);
