import { expect, test } from 'vitest';
import { parseEmbedMessage, parseTotalPrice } from './parseEmbedMessage.ts';

const png = 'data:image/png;base64,AAAA';

test.each([
  [{ name: 'ready' }, { name: 'ready' }],
  [{ name: 'close', more: 1 }, { name: 'close' }],
  [
    { name: 'changed', total: 12.5, isValid: false },
    { name: 'changed', total: 12.5, isValid: false },
  ],
  [{ name: 'changed' }, { name: 'changed', total: undefined, isValid: true }],
  [
    { name: 'changed', total: '12' },
    { name: 'changed', total: undefined, isValid: true },
  ],
  [
    { name: 'changed', total: Number.NaN },
    { name: 'changed', total: undefined, isValid: true },
  ],
  [
    { name: 'snapshot', dataUrl: png },
    { name: 'snapshot', dataUrl: png },
  ],
])('%j is %j', (sent, message) => expect(parseEmbedMessage(sent)).toEqual(message));

const inheriting: unknown = Object.create({ name: 'ready' });

test.each([
  [undefined],
  [null],
  ['ready'],
  [42],
  [[]],
  [{}],
  [{ name: 'saved' }],
  [{ name: { name: 'ready' } }],
  [{ name: '__proto__' }],
  [{ name: 'constructor' }],
  [inheriting],
  [JSON.parse('{"__proto__": {"name": "ready"}}')],
  [{ name: 'snapshot' }],
  [{ name: 'snapshot', dataUrl: 'https://elsewhere.example/picture.png' }],
  [{ name: 'snapshot', dataUrl: 'data:text/html,<script>' }],
  [{ name: 'snapshot', dataUrl: `${png}${'A'.repeat(10_000_000)}` }],
])('nothing is taken that is no known message (%#)', (sent) =>
  expect(parseEmbedMessage(sent)).toBeUndefined(),
);

test.each([
  [{ total: 99 }, 99],
  [{ total: '99' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['total', undefined],
])('the total in %j is %j', (values, total) => expect(parseTotalPrice(values)).toBe(total));
