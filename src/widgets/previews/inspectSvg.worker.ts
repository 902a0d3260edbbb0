import { inspectSvg } from '~/domain/content/svgSafety.ts';
import { answerAsWorker } from '~/platform/worker.ts';

answerAsWorker(inspectSvg);
