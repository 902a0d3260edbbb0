import { describe, expect, test } from 'vitest';
import {
  toPartDraft,
  findUnsentFacts,
  createPartDraft,
  diffParts,
  createPartFormSchema,
  validatePartNumber,
  toPartBody,
  toStoredPart,
  applyBulkPartChange,
  type PartDto,
  planUpdateCalls,
  describeUpdateCalls,
} from './form.ts';
import { emptyOutput } from './outputs.ts';

const sent: PartDto = {
  partNumber: 'P00101',
  label: 'Joystick',
  partType: 'JOYSTICK',
  metaPartType: 'NONE',
  partState: 'READY',
  familyCompatibility: ['G6'],
  modelCompatibility: ['MAXI'],
  tagCloud: 'CONTROL',
  millingFile: null,
  partOutPuts: [{ ...emptyOutput, name: 'X', gpio: 'NEW_VALUE', pinColour: null }],
  subParts: [{ partNumber: 'P00301', parts: [{ subPartNumber: 'P00302' }] }],
};

test('what was not changed is sent as it came, in one spelling and with values nobody listed', () => {
  const { subParts, ...rest } = toPartBody(toPartDraft(sent));
  expect(rest).toEqual({ ...sent, subParts: undefined });
  expect(subParts[0]?.subParts[0]?.subPartNumber).toBe('P00302');
});

test('tags and texts are sent without blanks around them', () => {
  const draft = { ...toPartDraft(sent), tagCloud: ' A, ,B ', label: ' Joystick ', millingFile: ' ' };
  expect(toPartBody(draft)).toMatchObject({ tagCloud: 'A,B', label: 'Joystick', millingFile: null });
});

test.each([
  ['', 'A part number is required'],
  ['p1', /capital letters/],
  ['A B', /capital letters/],
  ['P00101', undefined],
  ['AB-1.2_3', undefined],
])('number %j: %s', (number, error) => {
  const said = validatePartNumber(number);
  if (error === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(error);
});

describe('the form', () => {
  const messages = (isKnown: boolean, over: object): readonly string[] =>
    createPartFormSchema(isKnown)
      .safeParse({ ...toPartDraft(sent), ...over })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  test.each([
    [true, {}, []],
    [true, { label: ' ' }, ['label: A label is required']],
    [true, { partType: '' }, ['partType: A type is required']],
    [true, { partState: 'ARCHIVED' }, []],
    [true, { partState: 'ARCHIVED', label: '', partType: ' ' }, []],
    [false, { partState: 'READY' }, []],
    [
      false,
      { partState: 'ARCHIVED' },
      ['partState: A new part is Decorating or Ready; set another state afterwards'],
    ],
  ])('known: %s, with %j', (isKnown, over, expected) => {
    expect(messages(isKnown, over)).toEqual(expected);
  });
});

test('changes are told fact by fact, also those within outputs and sub-parts', () => {
  const before = toPartDraft(sent);
  expect(diffParts(before, before)).toEqual([]);
  expect(diffParts(before, { ...before, label: 'Lever', partState: 'ARCHIVED' })).toEqual([
    { name: 'Label', before: 'Joystick', after: 'Lever' },
    { name: 'State', before: 'Ready', after: 'Archived' },
  ]);
  const outputs = before.outputs.map((output) => ({ ...output, gpio: 'A' }));
  expect(diffParts(before, { ...before, outputs })).toEqual([
    { name: 'Outputs', before: 'X', after: 'X (changed)' },
  ]);
  // A back end may send the fields of an output in another order.
  const turned = before.outputs.map(({ name, ...rest }) => ({ ...rest, name }));
  expect(diffParts(before, { ...before, outputs: turned })).toEqual([]);
  expect(diffParts(before, createPartDraft('P00101')).map(({ name }) => name)).toContain('Sub-parts');
});

test.each([
  [{}, {}],
  [{ partState: 'ARCHIVED' }, { partState: 'ARCHIVED' }],
  [{ addedTag: 'new' }, { tagCloud: 'CONTROL,new' }],
  [{ addedTag: 'control' }, {}],
  [{ removedTag: 'control' }, { tagCloud: '' }],
  [{ removedTag: 'CONTROL', addedTag: 'X' }, { tagCloud: 'X' }],
  [{ addedFamily: 'G2' }, { familyCompatibility: ['G6', 'G2'] }],
  [{ addedFamily: 'G6' }, {}],
])('many are changed by %j', (change, expected) => {
  const draft = toPartDraft(sent);
  expect(applyBulkPartChange(draft, change)).toEqual({ ...draft, ...expected });
});

test.each([
  [{ partState: 'ARCHIVED' }, []],
  [{ tagCloud: 'X' }, []],
  [{ tagCloud: 'X', label: 'Y', partState: 'ARCHIVED' }, ['Label', 'Tags']],
  [{ outputs: [], subParts: [], partState: 'NOT_AVAILABLE' }, ['Outputs', 'Sub-parts']],
])('of %j the facts %j are not sent', (change, facts) => {
  const before = { ...toPartDraft(sent), partState: 'READY' };
  const draft = { ...before, ...change };
  expect(findUnsentFacts(before, draft)).toEqual(facts);
  expect(toStoredPart(before, draft)).toEqual(
    facts.length === 0 ? draft : { ...before, partState: draft.partState },
  );
});

test.each([
  [true, 'READY', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'DECORATING', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'NEW_STATE', ['STATE', 'DATA', 'OUTPUTS', 'STATE']],
  [true, 'NOT_AVAILABLE', ['STATE']],
  [true, 'ARCHIVED', ['STATE']],
  [false, 'READY', ['DATA', 'OUTPUTS', 'STATE']],
  [false, 'DECORATING', ['DATA', 'OUTPUTS', 'STATE']],
  [false, 'NOT_AVAILABLE', []],
  [false, 'ARCHIVED', []],
])('known: %s, to be %s: %j', (isKnown, state, calls) => {
  expect(planUpdateCalls(isKnown, state)).toEqual(calls);
});

test('each call has words of its own', () => {
  expect(describeUpdateCalls(['STATE', 'DATA', 'OUTPUTS', 'STATE'])).toEqual([
    'Set the state',
    'Save the data',
    'Save the outputs',
    'Set the state again',
  ]);
  expect(describeUpdateCalls(['DATA', 'OUTPUTS', 'STATE']).at(-1)).toBe('Set the state');
});
