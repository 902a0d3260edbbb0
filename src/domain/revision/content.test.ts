import { describe, expect, test } from 'vitest';
import { describeBomChanges, diffControlFunctions, diffHoles, parseControlFunctions } from './content.ts';

const wires = (revision: string, ...rows: readonly string[]): string =>
  [
    `# Wiring OU1234/${revision} version 1`,
    '# from   to        colour  connector type    signal',
    ...rows,
    '# end',
    '',
  ].join('\r\n');
const s2 = (name: string) => [
  `S2.1     X101.1    green   DIGITAL           ${name} signal`,
  `S2.2     X101.2    black   DIGITAL           ${name} ground`,
];
const antenna = 'A1.1     X101.3    white   NONE              Antenna radio';

test('a wiring file names the function of each control', () => {
  const found = parseControlFunctions(wires('0A', ...s2('Aux 2'), antenna));
  expect(Object.fromEntries(found)).toEqual({ S2: 'Aux 2', A1: 'Antenna' });
  expect(parseControlFunctions('<wiring/>').size).toBe(0);
});

describe('changes of two wiring files', () => {
  test.each([
    ['a function', s2('Aux 2'), s2('Start'), ['S2 on P00008: Aux 2 → Start']],
    ['a new control', [], s2('Start'), ['S2 on P00008: new, Start']],
    ['a control that went', s2('Start'), [], ['S2 on P00008: removed, was Start']],
    [
      'a wire elsewhere',
      s2('Start'),
      s2('Start').map((row) => row.replace('X101', 'X102')),
      ['Wiring on P00008 changed'],
    ],
    ['nothing but revision and version', s2('Start'), s2('Start'), []],
    ['nothing but blanks', s2('Start'), s2('Start').map((row) => row.replaceAll(/ +/g, ' ')), []],
  ])('%s', (_, before, after, expected) =>
    expect(
      diffControlFunctions({ before: wires('0A', ...before), after: wires('0B', ...after) }, 'P00008'),
    ).toEqual(expected),
  );
  test('of another form are only told apart', () =>
    expect(diffControlFunctions({ before: '<w a="1"/>', after: '<w a="2"/>' }, 'P00008')).toEqual([
      'Wiring on P00008 changed',
    ]));
});

describe('changes of two milling files', () => {
  const file = (revision: string, ...rows: readonly string[]): string =>
    [`; Milling OU1234/${revision} version 2`, 'PANEL     W=200.000 H=120.000 T=3.000', ...rows, 'END'].join(
      '\n',
    );
  const hole = (name: string, x = '1.000') => `CIRCLE    ${name.padEnd(4)} X=${x} Y=2.000 D=16.200`;
  test.each([
    ['moved', [hole('S1')], [hole('S1', '7.000')], ['Holes on P00008: S1 moved or resized']],
    [
      'came and went',
      [hole('S1'), hole('S2')],
      [hole('S3'), hole('S2')],
      ['Holes on P00008: S3 added, S1 removed'],
    ],
    ['are the same', [hole('S1')], [hole('S1').toLowerCase()], []],
    ['are written in another way', ['ARC 1'], ['ARC 2'], ['Milling file on P00008 changed']],
  ])('%s', (_, before, after, expected) =>
    expect(diffHoles({ before: file('0A', ...before), after: file('0B', ...after) }, 'P00008')).toEqual(
      expected,
    ),
  );
});

test('a bill of materials is the same only where its head is, too', () => {
  const counts = { ADDED: 0, REMOVED: 0, CHANGED: 0, MOVED: 0, REPLACED: 0 };
  const revisions = { before: '0A', after: '0B' };
  const head = (of: 'CUSTOMER' | 'CONFIGURATION', before: string, after: string) => [{ of, before, after }];
  expect(describeBomChanges({ counts, heads: [] }, revisions)).toEqual([]);
  expect(describeBomChanges({ counts: { ...counts, ADDED: 2 }, heads: [] }, revisions)).toEqual([
    'Bill of materials: 2 items added',
  ]);
  expect(describeBomChanges({ counts, heads: head('CUSTOMER', '1', '2') }, revisions)).toHaveLength(1);
  expect(describeBomChanges({ counts, heads: head('CONFIGURATION', 'OU1/0A', 'OU1/0B') }, revisions)).toEqual(
    [],
  );
  expect(
    describeBomChanges({ counts, heads: head('CONFIGURATION', 'OU1/0A', 'OU2/0B') }, revisions),
  ).toHaveLength(1);
});
