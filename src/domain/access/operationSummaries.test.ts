import { expect, test } from 'vitest';
import { summarizeOperations } from './operationSummaries.ts';

const service = { by: 'SERVICE' };

test('operations by their ids in the access lists, with their summary and the name that Portal has for them', () => {
  const found = summarizeOperations([
    { permission: 'aGet', portalName: 'aGet', summary: 'Read a', governance: { by: 'OBJECT' } },
    { permission: 'a.do', portalName: 'aDo', summary: '', governance: service },
    { permission: 'b.do', summary: 'Do b', governance: service },
    { permission: 'b.do', portalName: 'bDo', summary: 'Do it again', governance: service },
  ]);
  expect([...found]).toEqual([
    ['aGet', { summary: 'Read a', isService: false, portalName: undefined }],
    ['a.do', { summary: '', isService: true, portalName: 'aDo' }],
    ['b.do', { summary: 'Do b', isService: true, portalName: undefined }],
  ]);
});
