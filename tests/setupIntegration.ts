import { afterEach, beforeAll, beforeEach } from 'vitest';
import { setUpPortal, tearDownPortal, preloadPages } from './portal.tsx';

beforeAll(preloadPages, 60_000);
beforeEach(setUpPortal);
afterEach(tearDownPortal);
