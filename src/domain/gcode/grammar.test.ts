import { describe, expect, test } from 'vitest';
import { interpretAfterHeader, formatSegments } from '../../../tests/factories/toolpath.ts';

/** Runs one line after a header that sets the position: its problems, and the position afterwards. */
function run(line: string): { findings: string[]; moves: string[] } {
  const { path, problems } = interpretAfterHeader(line.split('\n'));
  return {
    findings: problems.map(({ kind, word, sentence }) => `${kind} ${word}: ${sentence}`),
    moves: formatSegments(path).slice(1),
  };
}

describe('legal lines of RS-274, with the place they lead to', () => {
  test.each([
    ['G1 X10', '10,0,0'],
    ['g1 x10', '10,0,0'],
    ['G01X10.', '10,0,0'],
    ['G1X+.5', '0.5,0,0'],
    ['G1 X-.25', '-0.25,0,0'],
    ['G1 X +0. 12 34 Y 7', '0.1234,7,0'],
    ['G 1 X 1\t2 . 5', '12.5,0,0'],
    ['G1 X1 0', '10,0,0'],
    ['G1 X - 3', '-3,0,0'],
    ['G1 X10 (to the edge) Y2', '10,2,0'],
    ['G1 X10 ; to the edge (', '10,0,0'],
    ['(a)(b)G1 X10(c)', '10,0,0'],
    ['() G1 X10', '10,0,0'],
    ['/G1 X10', '10,0,0'],
    ['/3 G1 X10', '10,0,0'],
    ['N10 G1 X10', '10,0,0'],
    ['/N10G1X10', '10,0,0'],
    ['N 1 0 G1 X10', '10,0,0'],
    ['N0.5 G1 X10', '10,0,0'],
    ['X10 G1', '10,0,0'],
    ['G1 G90 G17 G21 G94 G40 G49 X10', '10,0,0'],
    ['G1 F100 S500 T3 X10', '10,0,0'],
    ['M7 M8 G1 X10', '10,0,0'],
    ['M6 T2 M3 S900 M8 G1 X10', '10,0,0'],
    ['G53 G1 X10\nG1 X4 Y0 Z0\nX10', '10,0,0'],
    ['G43 H1 G1 X10', '10,0,0'],
    ['G64 P0.01 Q0.02 G1 X10', '10,0,0'],
    ['G4 P1 G1', undefined],
    ['G4 X1', undefined],
    ['G1', undefined],
    ['G1 F100', undefined],
    ['M19 P90 R1', undefined],
    ['M66 P1 L3 Q2', undefined],
    ['M67 E1 Q100', undefined],
    ['M100 P1 Q2', undefined],
    ['G2 X10 I5', '10,0,0'],
    ['G2 I5 P3', '0,0,0'],
    ['G18 G2 X10 I5', '10,0,0'],
    ['G19 G2 Y10 J5', '0,10,0'],
    ['G2 X10 R5', '10,0,0'],
    ['G99 G81 X10 Z-1 R0 L2', '10,0,0'],
    ['G99 G82 X10 Z-1 R0 P1', '10,0,0'],
    ['G0 G28 G91 Z0', undefined],
    ['G30 P2', undefined],
    ['O1234', undefined],
    ['N10 O1234', undefined],
    ['', undefined],
    ['\uFEFFG1 X10', '10,0,0'],
  ])('%j', (line, end) => {
    const { findings, moves } = run(line);
    expect(findings).toEqual([]);
    expect(moves.at(-1)?.split(' ').at(-1)).toBe(end);
  });
});

describe('illegal lines that are left out, for it is not clear what they ask for', () => {
  test.each([
    ['G0 G1 X1', 'REFUSED G1: G0 and G1 exclude each other in one line.'],
    ['G1 G1 X1', 'REFUSED G1: G1 is given twice in one line.'],
    ['G2 G81 X1', 'REFUSED G81: G2 and G81 exclude each other in one line.'],
    ['G81 G80 X1 Z-1 R1', 'REFUSED G80: G81 and G80 exclude each other in one line.'],
    ['G17 G18', 'REFUSED G18: G17 and G18 exclude each other in one line.'],
    ['G20 G21', 'REFUSED G21: G20 and G21 exclude each other in one line.'],
    ['G90 G91 G1 X1', 'REFUSED G91: G90 and G91 exclude each other in one line.'],
    ['G90.1 G91.1', 'REFUSED G91.1: G90.1 and G91.1 exclude each other in one line.'],
    ['G93 G94', 'REFUSED G94: G93 and G94 exclude each other in one line.'],
    ['G54 G55', 'REFUSED G55: G54 and G55 exclude each other in one line.'],
    ['G43 G49', 'REFUSED G49: G43 and G49 exclude each other in one line.'],
    ['G61 G64', 'REFUSED G64: G61 and G64 exclude each other in one line.'],
    ['G98 G99', 'REFUSED G99: G98 and G99 exclude each other in one line.'],
    ['G4 P1 G53 X1', 'REFUSED G53: G4 and G53 exclude each other in one line.'],
    ['G28 G92 X1', 'REFUSED G92: G28 and G92 exclude each other in one line.'],
    ['M3 M5', 'REFUSED M5: M3 and M5 exclude each other in one line.'],
    ['M2 M30', 'REFUSED M30: M2 and M30 exclude each other in one line.'],
    ['M7 M9', 'REFUSED M9: M7 and M9 exclude each other in one line.'],
    ['M3 S1 M6 M8 M49 M62 P1', 'REFUSED M62: A line takes at most four M codes.'],
    ['G1 G92 X1', 'REFUSED G92: G92 takes the axes of the line, so nothing else in it can move them.'],
    ['G1 X1 E2', 'REFUSED E2: No code of the line takes E.'],
    ['G1 X1e2', 'REFUSED E2: No code of the line takes E.'],
    ['G1 X1 X2', 'MALFORMED X2: X is given twice in one line.'],
    ['G1 X1 F1 F2', 'MALFORMED F2: F is given twice in one line.'],
    ['G1 X', 'MALFORMED X: X has no number.'],
    ['G1 X-', 'MALFORMED X-: X has no number.'],
    ['G1 X+-1', 'MALFORMED X+-1: X has no number.'],
    ['G1 X.', 'MALFORMED X.: X has no number.'],
    ['G1 X1.2.3', 'MALFORMED .3: The number .3 has no letter before it.'],
    ['G1 X1,5', 'MALFORMED ,5: ,5 is not a word of a program.'],
    ['G1 X1 -5', 'MALFORMED -5: The number -5 has no letter before it.'],
    ['5 G1 X1', 'MALFORMED 5: The number 5 has no letter before it.'],
    ['G1 X1 )', 'MALFORMED ): ) is not a word of a program.'],
    ['G1 / X1', 'MALFORMED /: / is not a word of a program.'],
    ['//G1 X1', 'MALFORMED /G1: /G1 is not a word of a program.'],
    ['G1 X1 %', 'MALFORMED %: A percent sign stands alone in its line.'],
    ['N5 %', 'MALFORMED %: A percent sign stands alone in its line.'],
    ['G1 X1 *71', 'MALFORMED *71: *71 is not a word of a program.'],
    ['G1 X1 @5', 'MALFORMED @5: @5 is not a word of a program.'],
    ['G1 X1\u00005', 'MALFORMED U+0000: The character U+0000 belongs to no program.'],
    ['G1 X1\u00A0Y2', 'MALFORMED \u00A0: \u00A0 is not a word of a program.'],
    [
      `G1 X${'9'.repeat(400)}`,
      `MALFORMED X${'9'.repeat(23)}: The number of X is larger than any a machine takes.`,
    ],
    ['G1.04 X1', 'NOT_DRAWN G1.04: This code is not known.'],
    ['G-1 X1', 'NOT_DRAWN G-1: This code is not known.'],
    ['G0.5 X1', 'NOT_DRAWN G0.5: This code is not known.'],
    ['G92', 'REFUSED G92: G92 needs X, Y or Z.'],
    ['G4', 'REFUSED G4: G4 needs P, how long to wait.'],
    ['G2 G53 X1', 'REFUSED G53: G53 goes with G0 or G1 only.'],
    ['G80\nX1', 'REFUSED : There is nothing that says how to move: G0, G1, G2, G3 or a cycle.'],
    ['G81 X1 Z-1 R1 L0', 'REFUSED G81: L takes a whole number from 1.'],
    ['G81 X1 Z-1', 'REFUSED G81: G81 needs R.'],
    ['G83 X1 Z-1 R1 Q-1', 'REFUSED G83: Q is a step above 0.'],
  ])('%j', (line, finding) => {
    const { findings, moves } = run(line);
    expect(findings).toEqual([finding]);
    expect(moves).toEqual([]);
  });
});

describe('illegal lines whose words hold all the same, and are not drawn either', () => {
  test.each([
    [
      'G40 G41 D1',
      'REFUSED G41: G40 and G41 exclude each other in one line.',
      'NOT_DRAWN G41: Cutter compensation is not worked out: the path is drawn as it is programmed.',
    ],
    [
      'G0 G10 L2 P1 X1',
      'REFUSED G10: G10 takes the axes of the line, so nothing else in it can move them.',
      'NOT_DRAWN G10: Changed offsets and tool tables are not worked out.',
    ],
  ])('%j', (line, ...found) => expect(run(line)).toEqual({ findings: found, moves: [] }));
});

describe('illegal words that change nothing about the move', () => {
  test.each([
    ['G1 X5 N10', 'MALFORMED N10: The line number belongs to the beginning of its line.'],
    ['N1 N2 G1 X5', 'MALFORMED N2: The line number belongs to the beginning of its line.'],
    ['G1 X5 O10', 'MALFORMED O10: A program number belongs to the beginning of its line.'],
    ['G1 X5 (open', 'MALFORMED (open: The comment is not closed.'],
    ['G1 X5 (a (b) c)', 'MALFORMED (a: A comment cannot hold another one.'],
    ['G1 X5 I3', 'MALFORMED I3: Nothing in the line takes I.'],
    ['G1 X5 R3', 'MALFORMED R3: Nothing in the line takes R.'],
    ['G1 X5 P3', 'MALFORMED P3: Nothing in the line takes P.'],
    ['G1 X5 L3', 'MALFORMED L3: Nothing in the line takes L.'],
    ['G1 X5 H3', 'MALFORMED H3: Nothing in the line takes H.'],
    ['G1 X5 D3', 'MALFORMED D3: Nothing in the line takes D.'],
    ['G2 X5 I2.5 K3', 'MALFORMED K3: Nothing in the line takes K.'],
    ['G18 G2 X5 I2.5 J3', 'MALFORMED J3: Nothing in the line takes J.'],
    ['G19 G2 Y5 J2.5 I3', 'MALFORMED I3: Nothing in the line takes I.'],
    ['G2 X5 I2.5 P0', 'MALFORMED P0: P takes a whole number from 1.'],
    ['G2 X5 I2.5 P1.5', 'MALFORMED P1.5: P takes a whole number from 1.'],
    ['G1 X5 F-1', 'MALFORMED F-1: F cannot be negative.'],
    ['G1 X5 S-1', 'MALFORMED S-1: S cannot be negative.'],
    ['G1 X5 T-1', 'MALFORMED T-1: T takes a whole number from 0.'],
    ['G1 X5 T1.5', 'MALFORMED T1.5: T takes a whole number from 0.'],
    ['G1 X5 M55', 'NOT_DRAWN M55: This code is not known.'],
    ['G1 X5 M10', 'NOT_DRAWN M10: This code is not known.'],
    ['G1 X5 A90', 'NOT_DRAWN A90: Axis A is not drawn.'],
  ])('%j', (line, finding) => {
    const { findings, moves } = run(line);
    expect(findings).toEqual([finding]);
    expect(moves).toHaveLength(1);
  });

  test('a dwell cannot be negative', () => {
    expect(run('G4 P-1').findings).toEqual(['MALFORMED P-1: P cannot be negative.']);
  });
});

describe('values that the control works out are not followed', () => {
  test.each([
    ['G1 X#1', 'X#1'],
    ['G1 X-#<wide>', 'X-#<wide>'],
    ['G1 X[1+2]', 'X[1+2]'],
    ['G1 X - [1]', 'X-'],
    ['G1 Xsin[30]', 'Xsin[30]'],
    ['G1 X ATAN[1]/[2]', 'XATAN[1]/[2]'],
    ['G#1 X1', 'G#1'],
  ])('%j', (line, word) => {
    const { findings, moves } = run(line);
    const letter = word.charAt(0);
    expect(findings).toEqual([
      `NOT_DRAWN ${word}: ${letter} is worked out by the control, so the line is left out.`,
    ]);
    expect(moves).toEqual([]);
  });

  test.each([
    '#1=5',
    '#<depth> = 3',
    '#1=[2*3]',
    'o100 if [#1 GT 2]',
    'O<hole> call [1] [2]',
    'o100 endwhile',
  ])('%j', (line) => {
    const { findings, moves } = run(line);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^NOT_DRAWN .*(?:Variables are|Subprograms, branches and loops are) not/);
    expect(moves).toEqual([]);
  });
});
