import { expect, test } from 'vitest';
import { applyChange, type DesignChange } from './changes.ts';
import { createDesign } from './design.ts';
import { formatPrice, calculateTotalPrice, calculateUnitPrice } from './prices.ts';

const begun = createDesign('G6', '');

test('the price of a new design is that of its parts', () => {
  const [transmitter, receiver] = begun.units.map(calculateUnitPrice);
  const lamps = 3 * 145;
  const controls = 3 * 420 + 4_650 + lamps + 6 * 1_980 + 1_240 + 4 * 290 + 560;
  expect(transmitter).toBe(22_400 + 2_150 + controls);
  expect(receiver).toBe(11_500 + 380 + 2 * 310);
  expect(calculateTotalPrice(begun)).toBe(22_400 + 2_150 + controls + 11_500 + 380 + 2 * 310);
});

const choose = (
  option: 'radioFrequency' | 'antenna' | 'sisp' | 'colour' | 'sideButtons',
  value: string,
): DesignChange => ({
  kind: 'CHOOSE',
  unit: 0,
  option,
  value,
});

test.each([
  [{ kind: 'PUT', unit: 0, place: '4.1', type: 'JOYSTICK' }, 3_450 - 1_980],
  [{ kind: 'PUT', unit: 0, place: '4.1', type: undefined }, -1_980],
  [{ kind: 'CONNECT', unit: 1, output: 'K5', type: 'PWM' }, 690],
  [choose('radioFrequency', '2.4 GHz'), 1_250],
  [choose('antenna', 'External'), 640],
  [choose('sisp', 'Yes'), 4_200],
  [choose('colour', 'sky blue'), 850],
  [choose('sideButtons', 'Both'), 1_060],
  [{ kind: 'SET', fields: { cableControl: true } }, 3_900],
  [{ kind: 'SET', fields: { systemName: 'Crane' } }, 0],
] satisfies readonly (readonly [DesignChange, number])[])(
  '%o moves the total by %i',
  (change, difference) => {
    expect(calculateTotalPrice(applyChange(begun, change)) - calculateTotalPrice(begun)).toBe(difference);
  },
);

test('pieces count, and a second receiver is paid for', () => {
  const [transmitter, receiver] = begun.units.map(calculateUnitPrice);
  const two = applyChange(begun, { kind: 'DESCRIBE', unit: 0, fields: { quantity: 2 } });
  expect(calculateTotalPrice(two)).toBe(calculateTotalPrice(begun) + (transmitter ?? 0));
  expect(calculateTotalPrice(applyChange(begun, { kind: 'ADD', unit: 'RECEIVER' }))).toBe(
    calculateTotalPrice(begun) + (receiver ?? 0),
  );
});

test('a price is written with its currency', () => {
  expect(formatPrice(58235)).toBe('58,235 SEK');
});
