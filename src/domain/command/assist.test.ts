import { describe, expect, test } from 'vitest';
import { commandAt, completionsAt, signatureAt } from './assist.ts';
import { bulkChanges, changedSince } from './commandChange.ts';
import { knowledgeOf } from './check.ts';
import type { Command } from './command.ts';
import { commandForm, commandValues, typedCommand } from './forms.ts';
import { commandFilterFrom, commandQueryOf, filteredCommands, firmwareKeys } from './listFilter.ts';

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
const knowledge = knowledgeOf(all, { productCode: 'MAKER', target });

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
    expect(completionsAt(typed, knowledge).map(({ label }) => label)).toEqual(labels);
  });

  test('a line too long to be read has no help', () => {
    expect(completionsAt(' '.repeat(4001), knowledge)).toEqual([]);
    expect(signatureAt(`RX:STOP ${' '.repeat(4001)}`, knowledge)).toBeUndefined();
  });

  test('a command says whether the firmware knows it', () => {
    expect(completionsAt('RX:', knowledge)[0]).toMatchObject({ text: 'STOP', isInFirmware: false });
    expect(completionsAt('RX:', { ...knowledge, target: undefined })[0]).toMatchObject({
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
    expect(signatureAt(typed, knowledge)?.argument).toBe(place);
  });

  test('a name says which command it is', () => {
    expect([0, 7, 8].map((place) => commandAt('RX:STOP 1', place, knowledge)?.name)).toEqual([
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
    const filter = commandFilterFrom(new URLSearchParams(query));
    expect(filteredCommands(all, filter).map(({ name }) => name)).toEqual(names);
    const again = commandFilterFrom(new URLSearchParams(commandQueryOf(filter)), filter.catalogue);
    expect(again).toEqual(filter);
  });

  test('the firmware of all commands stands once each', () => {
    expect(firmwareKeys(all)).toEqual(['G6/CU/G6_CU']);
  });
});

describe('changing', () => {
  test('only the commands that a change of many makes others of', () => {
    const names = new Set(['RX:STOP', 'RX:STATUS']);
    const info = { ...infos[0]!, fromVersion: '3.0' };
    const changes = (kind: 'ADD' | 'REPLACE' | 'REMOVE') =>
      bulkChanges(all, names, kind, info).map(({ after }) => [after.name, after.firmwareInfos.length]);
    expect(changes('ADD')).toEqual([['STATUS', 1]]);
    expect(changes('REPLACE')).toEqual([
      ['STOP', 1],
      ['STATUS', 1],
    ]);
    expect(changes('REMOVE')).toEqual([['STOP', 0]]);
  });

  test('those that somebody else has changed meanwhile are named', () => {
    expect(changedSince(all, [{ ...stop, description: 'Other' }, { ...status }])).toEqual([
      'RX:STOP',
      'SYS:SLEEP',
    ]);
  });

  test('a form gives back the command it began with', () => {
    expect(all.map((each) => typedCommand(commandValues(each)))).toEqual(all);
  });

  test('the faults of a form stand at their fields', () => {
    const { error } = commandForm().safeParse({
      ...commandValues(stop),
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
