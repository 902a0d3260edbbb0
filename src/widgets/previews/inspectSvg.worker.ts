import { inspectSvg } from '~/domain/content/svgSafety.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(inspectSvg);
