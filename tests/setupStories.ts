import { afterEach, beforeAll, beforeEach } from 'vitest';
import { beginStory, endStory, loadPages } from './portal.tsx';

beforeAll(loadPages, 60_000);
beforeEach(beginStory);
afterEach(endStory);
