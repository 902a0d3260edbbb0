import { describe } from '../mocks/cms/description.ts';

process.stdout.write(JSON.stringify(describe()));
