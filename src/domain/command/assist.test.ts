import { describe, expect, test } from 'vitest';
import { findCommandAtPosition, listCompletions, findSignature } from './assist.ts';
import { planBulkChanges, findConcurrentCommandChanges } from './commandChange.ts';
import { createCommandContext } from './validateScriptLine.ts';
import type { Command } from './command.ts';
import { createCommandFormSchema, toCommandFormValues, toCommand } from './forms.ts';
import { parseCommandFilter, toCommandSearchParams, filterCommands, listFirmwareKeys } from './listFilter.ts';

const infos = [
  { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', fromVersion: '2.10', toVersion: null },
];
const stop: Command = {
  catalogue: 'RX',
  name: 'STOP',
  commandClass: 'BASIC',
  commandState: 'ACTIVE',
  argumentTypes: ['NUMBER', 'STRING', 'OPTIONAL_NUMBER'],
  description: 'Stop relay',
  firmwareInfos: infos,
};
const status: Command = {
  ...stop,
  name: 'STATUS',
  commandClass: 'DEVELOPER',
  commandState: 'INACTIVE',
  argumentTypes: ['NONE'],
  firmwareInfos: [],
};
const sleep: Command = { ...stop, catalogue: 'SYS', name: 'SLEEP', argumentTypes: ['NUMBER'] };
const all = [stop, status, sleep];
const target = { productFamily: 'G6', deviceType: 'CU', firmwareName: 'G6_CU', version: '2.9' };
const knowledge = createCommandContext(all, { productCode: 'MAKER', target });

describe('help while typing', () => {
  test.each([
    ['', ['RX', 'TX', 'SYS', 'COM', 'SET1', 'SET2', 'SET3']],
    ['RX:', ['STOP', 'STATUS']],
    ['  RX:ST', ['STOP', 'STATUS']],
    ['SYS:', ['SLEEP']],
    ['XX:', []],
    ['RX:STOP ', []],
    ['// RX:', []],
  ])('%j is completed by %j', (typed, labels) => {
    expect(listCompletions(typed, knowledge).map(({ label }) => label)).toEqual(labels);
  });

  test('a line too long to be read has no help', () => {
    expect(listCompletions(' '.repeat(4001), knowledge)).toEqual([]);
    expect(findSignature(`RX:STOP ${' '.repeat(4001)}`, knowledge)).toBeUndefined();
  });

  test('a command says whether the firmware knows it', () => {
    expect(listCompletions('RX:', knowledge)[0]).toMatchObject({ text: 'STOP', isInFirmware: false });
    expect(listCompletions('RX:', { ...knowledge, target: undefined })[0]).toMatchObject({
      isInFirmware: true,
    });
  });

  test.each([
    ['RX:STOP', undefined],
    ['RX:STOP ', 0],
    ['RX:STOP 1', 0],
    ['RX:STOP 1 ', 1],
    ['RX:STOP 1 "DE LAY', 1],
    ['RX:STOP 1 DELAY 1', 2],
    ['RX:STOP 1 // ', undefined],
    ['RX:STATUS ', undefined],
    ['RX:NONE ', undefined],
  ])('%j is at argument %s', (typed, place) => {
    expect(findSignature(typed, knowledge)?.argument).toBe(place);
  });

  test('a name says which command it is', () => {
    expect([0, 7, 8].map((place) => findCommandAtPosition('RX:STOP 1', place, knowledge)?.name)).toEqual([
      'STOP',
      'STOP',
      undefined,
    ]);
  });
});

describe('the list', () => {
  test.each([
    ['', ['STOP', 'STATUS', 'SLEEP']],
    ['catalogue=RX', ['STOP', 'STATUS']],
    ['catalogue=XX', ['STOP', 'STATUS', 'SLEEP']],
    ['class=DEVELOPER', ['STATUS']],
    ['state=INACTIVE', ['STATUS']],
    ['firmware=G6/CU/G6_CU', ['STOP', 'SLEEP']],
    ['firmware=G6/CU/G6_CU/2.9', []],
    ['firmware=G6/CU/G6_CU/2.11', ['STOP', 'SLEEP']],
    ['search=rx:st', ['STOP', 'STATUS']],
    ['search=RELAY&catalogue=SYS', ['SLEEP']],
  ])('%s', (query, names) => {
    const filter = parseCommandFilter(new URLSearchParams(query));
    expect(filterCommands(all, filter).map(({ name }) => name)).toEqual(names);
    const again = parseCommandFilter(new URLSearchParams(toCommandSearchParams(filter)), filter.catalogue);
    expect(again).toEqual(filter);
  });

  test('the firmware of all commands stands once each', () => {
    expect(listFirmwareKeys(all)).toEqual(['G6/CU/G6_CU']);
  });
});

describe('changing', () => {
  test('only the commands that a change of many makes others of', () => {
    const names = new Set(['RX:STOP', 'RX:STATUS']);
    const info = { ...infos[0]!, fromVersion: '3.0' };
    const changes = (kind: 'ADD' | 'REPLACE' | 'REMOVE') =>
      planBulkChanges(all, names, kind, info).map(({ after }) => [after.name, after.firmwareInfos.length]);
    expect(changes('ADD')).toEqual([['STATUS', 1]]);
    expect(changes('REPLACE')).toEqual([
      ['STOP', 1],
      ['STATUS', 1],
    ]);
    expect(changes('REMOVE')).toEqual([['STOP', 0]]);
  });

  test('those that somebody else has changed meanwhile are named', () => {
    expect(findConcurrentCommandChanges(all, [{ ...stop, description: 'Other' }, { ...status }])).toEqual([
      'RX:STOP',
      'SYS:SLEEP',
    ]);
  });

  test('a form gives back the command it began with', () => {
    expect(all.map((each) => toCommand(toCommandFormValues(each)))).toEqual(all);
  });

  test('the faults of a form stand at their fields', () => {
    const { error } = createCommandFormSchema().safeParse({
      ...toCommandFormValues(stop),
      name: 'stop',
      argumentTypes: [{ type: 'OPTIONAL_NUMBER' }, { type: 'NUMBER' }],
      firmwareInfos: [{ firmware: 'G6', fromVersion: '3.10', toVersion: '3.9' }],
    });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'name',
      'argumentTypes.1.type',
      'firmwareInfos.0.firmware',
      'firmwareInfos.0.fromVersion',
    ]);
  });
});
