import { expect, test } from 'vitest';
import { sentenceCase, stateText } from './stateText.ts';

test.each([
  ['PENDING', 'Pending'],
  ['RELEASED', 'Released'],
  ['READY', 'Ready'],
  ['DECORATING', 'Decorating'],
  ['LOCKED', 'Error'],
  ['RETIRED', 'Archived'],
  ['ACTIVE', 'Active'],
  ['UNDER_DEVELOPMENT', 'Draft'],
  ['NOT_AVAILABLE', 'Not available'],
  ['ARCHIVED', 'Archived'],
  ['WAITING_FOR_APPROVAL', 'Waiting for approval'],
  ['GENERATING_ARTEFACTS', 'Generating artefacts'],
  ['Pending File Upload', 'Pending File Upload'],
  ['Opened', 'Opened'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s reads %s', (state, text) => expect(stateText(state)).toBe(text));

test.each([
  ['BAD_REQUEST', 'Bad request'],
  ['API_NOT_FOUND_ERROR', 'Api not found error'],
  ['already words', 'Already words'],
  ['_', ''],
])('%s in sentence case', (code, text) => expect(sentenceCase(code)).toBe(text));
