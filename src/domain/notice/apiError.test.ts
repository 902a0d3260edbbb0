import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  toErrorData,
  formatMissingEndpoint,
  formatMissingPathParameter,
  sanitizeServerText,
  formatTimeoutMessage,
} from './apiError.ts';

describe('codes by status', () => {
  test.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'API_NOT_FOUND_ERROR'],
    [409, 'API_RESOURCE_CONFLICT'],
    [500, 'API_ERROR'],
    [501, 'API_ERROR'],
    [502, 'API_BAD_GATEWAY_ERROR'],
    [503, 'API_UNAVAILABLE_ERROR'],
    [521, 'API_MAINTENANCE_FORCE_REFRESH'],
    [204, 'SERVER_ERROR'],
    [418, 'UNKNOWN_ERROR'],
    [504, 'UNKNOWN_ERROR'],
    [0, 'UNKNOWN_ERROR'],
    [NaN, 'UNKNOWN_ERROR'],
    [undefined, 'API_ERROR'],
  ])('%s is %s', (status, code) => {
    expect(toErrorData(status, undefined).errorCode).toBe(code);
  });
});

describe('without a body', () => {
  test('a 401', () => {
    expect(toErrorData(401, undefined)).toEqual({
      errorCode: 'UNAUTHORIZED',
      humanReadableError: 'You are logged out',
      humanReadableSuggestion: 'Try logging in again',
    });
  });
  test('an empty answer', () => {
    expect(toErrorData(204, undefined)).toMatchObject({
      errorCode: 'SERVER_ERROR',
      humanReadableError: 'The server failed to process the request',
    });
  });
  test.each([400, 403, 404, 409, 500, 501, 502, 503, 521, 418])('%i says something', (status) => {
    expect(toErrorData(status, undefined).humanReadableError).not.toBe('');
  });
});

describe('with a body', () => {
  const body = {
    errorCode: 'PART_IN_USE',
    humanReadableError: 'In use',
    humanReadableSuggestion: 'Look there',
  };
  test('the server has the word', () => expect(toErrorData(409, body)).toEqual(body));
  test.each([
    [['Choose an antenna.', 'The receiver has no relay'], 'Choose an antenna. The receiver has no relay.'],
    [['Once', 7, null], 'Once.'],
    [[], 'The server did not accept the request'],
    ['no list', 'The server did not accept the request'],
  ])('the quoting system refuses with a list of messages: %j', (messages, humanReadableError) => {
    expect(toErrorData(400, { messages })).toMatchObject({ errorCode: 'BAD_REQUEST', humanReadableError });
  });
  test('its error is not given our suggestion', () => {
    expect(toErrorData(401, { humanReadableError: 'Expired' })).toEqual({
      errorCode: 'UNAUTHORIZED',
      humanReadableError: 'Expired',
      humanReadableSuggestion: '',
    });
  });
  test.each([
    [null],
    ['<html><body>Bad gateway</body></html>'],
    [[]],
    [{}],
    [42],
    [{ errorCode: null, humanReadableError: 7, humanReadableSuggestion: ['a'] }],
    [{ errorCode: '  ', humanReadableError: '', humanReadableSuggestion: {} }],
    [Object.create({ errorCode: 'INHERITED', humanReadableError: 'Inherited' })],
  ])('%#: junk counts as none', (junk: unknown) =>
    expect(toErrorData(502, junk)).toEqual(toErrorData(502, undefined)),
  );
});

describe('sanitizeServerText', () => {
  test.each([
    ['plain', 'plain'],
    [' around ', 'around'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066isolated\u2069', 'isolated'],
    ['x'.repeat(501), 'x'.repeat(500)],
    [`${'x'.repeat(499)}😀`, `${'x'.repeat(499)}\uFFFD`],
    [42, ''],
    [null, ''],
    [{ toString: () => 'object' }, ''],
  ])('%#', (value, text) => expect(sanitizeServerText(value)).toBe(text));
});

test('any status and body give three short texts, with a code and an error', () => {
  fc.assert(
    fc.property(
      fc.option(fc.integer(), { nil: undefined }),
      fc.oneof(
        fc.anything(),
        fc.record({
          errorCode: fc.anything(),
          humanReadableError: fc.anything(),
          humanReadableSuggestion: fc.string(),
        }),
      ),
      (status, body) => {
        const data = toErrorData(status, body);
        expect(data.errorCode).not.toBe('');
        expect(data.humanReadableError).not.toBe('');
        for (const text of Object.values(data)) expect(text.length).toBeLessThanOrEqual(500);
      },
    ),
  );
});

test('the messages of calls that were never sent or never answered', () => {
  expect(formatTimeoutMessage(60_000, '/cms/parts/all')).toBe(
    'Request timed out after 60000 ms: /cms/parts/all',
  );
  expect(formatMissingEndpoint('partGet')).toBe('Missing endpoint for method partGet');
  expect(formatMissingPathParameter('id')).toBe('Required path parameter id not supplied');
});
