import { expect, test } from 'vitest';
import { allowedDecision, createRefusal } from '../access/decision.ts';
import { maxPastedEmails, parsePastedEmails } from './pastedEmails.ts';

const about = {
  accountNumber: '3000001',
  providerDomain: 'maker.example',
  holds: (address: string) => address.startsWith('has'),
  checkGrant: (address: string) =>
    address.startsWith('me') ? createRefusal('ROLE', 'Not to yourself.') : allowedDecision,
};

test('Each address has its verdict', () =>
  expect(
    parsePastedEmails('new@x.example\nno address\nNEW@x.example\nhas@x.example\nme@x.example', about).map(
      ({ address, refusal }) => `${address}: ${refusal}`,
    ),
  ).toEqual([
    'new@x.example: undefined',
    'no address: A valid e-mail address is required',
    'NEW@x.example: Stands here twice',
    'has@x.example: Has these roles already',
    'me@x.example: Not to yourself.',
  ]));

test('An umlaut of two signs is the umlaut of one', () =>
  expect(
    parsePastedEmails('bj\u00F6rn@x.example\nBJO\u0308RN@x.example', about).map(({ refusal }) => refusal),
  ).toEqual([undefined, 'Stands here twice']));

test('Without a customer only employees are granted anything', () =>
  expect(
    parsePastedEmails('a@maker.example\na@x.example', { ...about, accountNumber: '3005019' }).map(
      ({ refusal }) => refusal === undefined,
    ),
  ).toEqual([true, false]));

test('There is a greatest number of addresses', () => {
  const text = Array.from({ length: maxPastedEmails + 2 }, (_, index) => `a${index}@x.example`).join('\n');
  const refusals = parsePastedEmails(text, about).map(({ refusal }) => refusal);
  expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(maxPastedEmails);
  expect(refusals.at(-1)).toBe('Only 200 addresses at once');
});
