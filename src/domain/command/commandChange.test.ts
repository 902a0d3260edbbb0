import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { diffCommand } from './commandChange.ts';

const seen: Command = {
  catalogue: 'RX',
  name: 'STOP',
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes: ['NUMBER'],
  description: 'Stops',
  firmwareInfos: [
    { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', fromVersion: '1.0', toVersion: null },
  ],
};

test('a command that is as it was seen has not moved', () => {
  expect(diffCommand(seen, { ...seen, firmwareInfos: [...seen.firmwareInfos] })).toEqual([]);
});

test.each([
  [{ commandClass: 'DEVELOPER' }, { what: 'Class', before: 'Basic', now: 'Developer' }],
  [{ commandState: 'INACTIVE' }, { what: 'State', before: 'Active', now: 'Inactive' }],
  [{ description: '' }, { what: 'Description', before: 'Stops', now: '–' }],
  [{ argumentTypes: ['NUMBER', 'STRING'] }, { what: 'Arguments', before: 'number', now: 'number · text' }],
  [{ firmwareInfos: [] }, { what: 'Firmware', before: 'G6/CU/G6_CU 1.0+', now: '–' }],
] as const)('a change of %j is told with what it was before', (change, moved) => {
  expect(diffCommand(seen, { ...seen, ...change })).toEqual([moved]);
});
