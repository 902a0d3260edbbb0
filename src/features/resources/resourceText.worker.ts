import { handleTextRequest } from '~/domain/resource/textRequests.ts';
import { exposeWorker } from '~/platform/worker.ts';

exposeWorker(handleTextRequest);
