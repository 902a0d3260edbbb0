import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createApiErrorNotice,
  createFileUpdatedNotice,
  createNoMillingSettingsNotice,
  createNotice,
  createProductCreatedNotice,
  reportErrorText,
  createValidationNotice,
  createWiringNotice,
  type NoticeKind,
} from './notices.ts';

describe('titles', () => {
  test.each([
    ['AUTH_ERROR', 'We could not log you in…'],
    ['CREATE_ERROR', 'Your configuration could not be created'],
    ['REVISION_ERROR', 'Your revision could not be created'],
    ['DUPLICATE_ERROR', 'Your configuration could not be duplicated'],
    ['SAVE_ERROR', 'Your configuration could not be saved'],
    ['VALIDATE_ERROR', 'Your configuration is not valid'],
    ['BUILD_ERROR', 'Files could not be generated'],
    ['TIMEOUT', 'Failed to fetch'],
    ['NOT_READY', 'Not ready for production'],
    ['NO_MILLING_SETTINGS', 'Could not find settings'],
    ['NO_GCODE', 'Could not generate G-code'],
    ['NO_PROGRAM_END', 'The milling program does not say where it ends'],
  ] as const)('%s: %s', (kind, title) => expect(createNotice(kind).title).toBe(title));

  test('can be replaced', () => expect(createNotice('SUCCESS', { title: 'Deleted' }).title).toBe('Deleted'));
});

const seconds: Record<NoticeKind, number> = {
  INFO: 12,
  ERROR: 30,
  WARNING: 12,
  SUCCESS: 5,
  GENERIC: 5,
  TIMEOUT: 8,
  NOT_IMPLEMENTED: 5,
  API_ERROR: 30,
  VALIDATION_ERROR: 30,
  AUTH_SUCCESS: 5,
  AUTH_ERROR: 30,
  WAIT: 8,
  CREATE_SUCCESS: 5,
  CREATE_ERROR: 30,
  REVISION_SUCCESS: 5,
  REVISION_ERROR: 30,
  DUPLICATE_SUCCESS: 5,
  DUPLICATE_ERROR: 30,
  SAVE_SUCCESS: 5,
  SAVE_ERROR: 30,
  BUILD_SUCCESS: 5,
  BUILD_ERROR: 30,
  VALIDATE_SUCCESS: 5,
  VALIDATE_ERROR: 30,
  WIRING_SUCCESS: 5,
  WIRING_ERROR: 30,
  NOT_READY: 8,
  NO_MILLING_SETTINGS: 8,
  NO_GCODE: 30,
  NO_PROGRAM_END: 8,
  REFUSED: 8,
  NOT_LOADED: 30,
};

const isKind = (text: string): text is NoticeKind => Object.hasOwn(seconds, text);
const kinds = Object.keys(seconds).filter(isKind);

test.each(kinds)('%s shows for its time', (kind) => {
  expect(createNotice(kind).duration).toBe(seconds[kind] * 1000);
});

test.each(kinds)('%s has a title, and interrupts only when something is wrong', (kind) => {
  const { title, tone, live } = createNotice(kind);
  expect(title).not.toBe('');
  expect(live).toBe(tone === 'error' || tone === 'warning' ? 'assertive' : 'polite');
});

describe('API error', () => {
  const of = (errorCode?: unknown, humanReadableError?: unknown, humanReadableSuggestion?: unknown) => {
    const { title, body } = createApiErrorNotice({ errorCode, humanReadableError, humanReadableSuggestion });
    return { title, body };
  };

  test.each([
    [
      of('BAD_REQUEST', 'The id is taken', 'Choose another'),
      'Bad request',
      'The id is taken. Choose another.',
    ],
    [of('API_NOT_FOUND_ERROR', 'No such part.', ''), 'Api not found error', 'No such part.'],
    [of(undefined, 'It broke'), 'Unknown error', 'It broke.'],
    [of('', 'It broke!', 'Try again?'), 'Unknown error', 'It broke! Try again?'],
    [of('BAD_REQUEST', 'Bad request', 'Look at the id'), 'Bad request', 'Look at the id.'],
    [of('BAD_REQUEST', 'BAD_REQUEST.'), 'Bad request', undefined],
    [of(undefined, 'Unknown error'), 'Unknown error', undefined],
    [of(7, null, ['a']), 'Unknown error', undefined],
  ])('%#', (shown, title, body) => expect(shown).toEqual({ title, body }));

  test('can always be reported', () => {
    expect(createApiErrorNotice({})).toMatchObject({ kind: 'API_ERROR', report: true, duration: 30_000 });
    expect(reportErrorText).toBe('If the problem persist, you can report it');
  });

  test('whatever the server sent, there is a title and the text is short', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.string({ minLength: 600, maxLength: 700 }),
        (code, error, hint) => {
          const shown = createApiErrorNotice({
            errorCode: code,
            humanReadableError: error,
            humanReadableSuggestion: hint,
          });
          expect(shown.title.length).toBeGreaterThan(0);
          expect((shown.body ?? '').length).toBeLessThanOrEqual(1003);
        },
      ),
    );
  });
});

describe('validation error', () => {
  test.each([
    [
      ['First', 'Second'],
      ['- First', '- Second'],
    ],
    ['First\nSecond\r\nThird', ['- First', '- Second', '- Third']],
    ['First\u2028Second', ['- First', '- Second']],
    ['\n\nOnly\n', ['- Only']],
    [[{ message: 'From an object' }, 7, null, ''], ['- From an object']],
    [{ message: 'Alone' }, ['- Alone']],
    [undefined, []],
    [42, []],
  ])('%j', (found, lines) => expect(createValidationNotice(found).lines).toEqual(lines));

  test('does not fill the screen', () => {
    expect(createValidationNotice(Array.from({ length: 500 }, () => 'Again')).lines).toHaveLength(50);
  });
});

describe('wiring error', () => {
  const component = { designator: 'J1', componentType: 'JOYSTICK' };
  test('with an error code it is an API error', () => {
    const shown = createWiringNotice({ errorCode: 'BAD_REQUEST', humanReadableError: 'No quote', component });
    expect(shown).toMatchObject({ kind: 'API_ERROR', title: 'Bad request', body: 'No quote.', report: true });
  });
  test.each([
    [
      { partOutPut: { connectorType: 'ANALOGUE' }, component, description: 'Not this' },
      'Cannot meet demand for ANALOGUE connector. Error was triggered by JOYSTICK J1.',
    ],
    [
      { component, description: 'Too many outputs.' },
      'Too many outputs. Error was triggered by JOYSTICK J1.',
    ],
    [{ partOutPut: { connectorType: 'LED_DRIVER' } }, 'Cannot meet demand for LED_DRIVER connector.'],
    [{ partOutPut: null, component: { designator: 'J1' } }, 'Error was triggered by J1.'],
    [{}, undefined],
  ])('%#', (wiring, body) =>
    expect(createWiringNotice(wiring)).toMatchObject({ kind: 'WIRING_ERROR', ...(body && { body }) }),
  );
});

test('a file update names revision and version in one', () => {
  expect(createFileUpdatedNotice('0A', 3)).toMatchObject({
    kind: 'SUCCESS',
    title: 'The file was succesfully updated to version 0A3',
  });
});

test('a created product is named', () => {
  expect(createProductCreatedNotice('0123456', '/products')).toMatchObject({
    title: 'Product 0123456 has been created',
    link: { label: 'Open product 0123456', href: '/products' },
  });
});

test('the missing milling machine, as title and text', () => {
  expect(createNoMillingSettingsNotice()).toMatchObject({
    title: 'Could not find settings',
    body: 'Please go to the administration and set a default milling machine.',
    duration: 8000,
  });
});
