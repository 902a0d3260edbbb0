import { inspectSvg } from '~/domain/content/svgSafety.ts';
import { answerAsWorker } from '~/ui/worker.ts';

answerAsWorker(inspectSvg);
