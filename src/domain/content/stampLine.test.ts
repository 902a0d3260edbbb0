import { expect, test } from 'vitest';
import { compareLines } from './lineComparison.ts';
import { foldStamps, stampKey } from './stampLine.ts';

test.each([
  ['MOD:VERSION OU1234 0A 1', 'MOD:VERSION OU1234 0B 4'],
  ['MOD:CHECK 40 1A2B3C4D', 'MOD:CHECK 41 99FFEE00'],
  ['SYS:REVISION 0A', 'SYS:REVISION 0B'],
  ['; Milling OU1234/0A version 1', '; Milling OU1234/0B version 2'],
  ['# Wiring OU1234/0A version 1', '# Wiring OU1234/0B version 1'],
  ['// made 2026-01-02T10:00:00Z', '// made 2026-02-03T11:30:00Z'],
  ['<!-- sha 0123456789abcdef -->', '<!-- sha fedcba9876543210 -->'],
  ['Generator: CMS 4.1', 'Generator: CMS 4.2'],
  ['(CHECKSUM = 12)', '(CHECKSUM = 13)'],
])('%s and %s are one stamp', (one, other) => {
  expect(stampKey(one)).toBeDefined();
  expect(stampKey(one)).toBe(stampKey(other));
});

test.each([
  ['Delivery on 2026-01-02'],
  ['G1 X10 Y20 F600'],
  ['; tool 3'],
  ['SYS:SLEEP 300'],
  ['generated wiring of the crane'],
])('%s is none', (text) => expect(stampKey(text)).toBeUndefined());

test.each([
  ['; cut A version 1', '; cut B version 1'],
  ['MOD:VERSION 1', 'MOD:CHECK 1 00'],
])('%s and %s are no pair', (one, other) => expect(stampKey(one)).not.toBe(stampKey(other)));

const shown = async (before: readonly string[], after: readonly string[]): Promise<readonly string[]> => {
  const lines = await compareLines(before.join('\n'), after.join('\n'));
  const { lines: folded, stamps } = foldStamps(lines ?? []);
  return [
    ...folded.map(
      (line) =>
        `${line.before === undefined ? '+' : line.after === undefined ? '-' : ' '}${line.before ?? ''}.${line.after ?? ''} ${line.text}`,
    ),
    `${stamps} stamps`,
  ];
};

test('stamps that differ are unchanged lines, and what stands beside them stays a change', async () => {
  expect(
    await shown(
      ['MOD:OPEN', 'MOD:VERSION A 0A 1', 'SYS:SLEEP 300', 'MOD:STORE', 'MOD:CHECK 4 0A0A0A0A'],
      ['MOD:OPEN', 'MOD:VERSION A 0B 1', 'SYS:SLEEP 600', 'MOD:STORE', 'MOD:CHECK 4 0B0B0B0B'],
    ),
  ).toEqual([
    ' 1.1 MOD:OPEN',
    ' 2.2 MOD:VERSION A 0B 1',
    '-3. SYS:SLEEP 300',
    '+.3 SYS:SLEEP 600',
    ' 4.4 MOD:STORE',
    ' 5.5 MOD:CHECK 4 0B0B0B0B',
    '2 stamps',
  ]);
});

test('a stamp that came or went is a change', async () => {
  expect(await shown(['MOD:STORE'], ['MOD:VERSION A 0B 1', 'MOD:STORE'])).toEqual([
    '+.1 MOD:VERSION A 0B 1',
    ' 1.2 MOD:STORE',
    '0 stamps',
  ]);
});
