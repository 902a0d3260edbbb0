import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginFormSchema, loginRefusedNotice } from './login.ts';
import { findFirstMessage } from './cpqTexts.ts';

const messages = (email: string, password: string): Record<string, string> =>
  Object.fromEntries(
    (loginFormSchema.safeParse({ email, password }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('the form', () => {
  test.each([
    ['approver@maker.example', 'secret', {}],
    ['', 'secret', { email: 'Please fill in your email' }],
    ['  ', 'secret', { email: 'Please fill in your email' }],
    ['approver', 'secret', { email: 'Incorrect email format' }],
    ['approver@maker.example', '', { password: 'Please fill in your password' }],
    ['approver@maker.example', '12345', { password: 'The password cannot contain less than 6 characters' }],
    ['approver@maker.example', '      ', {}],
    ['', '', { email: 'Please fill in your email', password: 'Please fill in your password' }],
  ])('“%s” and “%s”', (email, password, expected) => expect(messages(email, password)).toEqual(expected));
});

test('a refused form says so for ten seconds', () => {
  expect(loginRefusedNotice).toEqual({ text: 'Please correct the highlighted fields', duration: 10_000 });
});

describe('findFirstMessage', () => {
  test.each([
    ['Wrong password', 'Wrong password'],
    [['First', 'Second'], 'First'],
    [{ message: 'Wrong password' }, 'Wrong password'],
    [{ messages: ['First', 'Second'] }, 'First'],
    [{ errors: [{ message: 'First' }, { message: 'Second' }] }, 'First'],
    [{ error: { message: 'Inner' } }, 'Inner'],
    [{ errors: [[{ message: 'Deep' }]] }, 'Deep'],
    [[[[[['Too deep']]]]], undefined],
    [{ messages: [], message: 'Later' }, 'Later'],
    [{ humanReadableError: 'Readable' }, 'Readable'],
    [[null, 7, '', 'After junk'], 'After junk'],
    [{ other: 'Not a message' }, undefined],
    ['  ', undefined],
    [undefined, undefined],
    [null, undefined],
    [42, undefined],
  ])('%j', (answer, message) => expect(findFirstMessage(answer)).toBe(message));

  test('any answer gives a text or nothing, also one that holds itself', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(['string', 'undefined']).toContain(typeof findFirstMessage(answer));
      }),
    );
    const endless: { message?: unknown } = {};
    endless.message = endless;
    expect(findFirstMessage(endless)).toBeUndefined();
  });
});
