import { expect, test } from 'vitest';
import { resolveEnumValue } from './enumerations.ts';

const types = ['LED', 'TOGGLE_SWITCH', 'TX_TEMPLATE', 'knob', 'KNOB'];

test.each([
  ['LED', 'LED'],
  [' led ', 'LED'],
  ['toggle  switch', 'TOGGLE_SWITCH'],
  ['Toggle-Switch', 'TOGGLE_SWITCH'],
  ['Transmitter template', 'TX_TEMPLATE'],
  ['KNOB', 'KNOB'],
  ['knob', 'knob'],
  [' of  our own ', 'of our own'],
  ['', ''],
])('%j means %j', (typed, meant) => expect(resolveEnumValue(types, typed)).toBe(meant));
