import { inspectSvg } from '~/domain/svgSafety.ts';
import { answerAsWorker } from '~/ui/worker.ts';

answerAsWorker(inspectSvg);
