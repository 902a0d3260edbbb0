import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { buildFileForm, fillPath, buildQueryString, buildRequest } from './request.ts';

const bases = { cms: '/cms', cpq: '/api', status: 'https://status.example.invalid/api/v2' };

test('a parameter of the query goes by the name that the CMS has for it', () => {
  expect(buildQueryString({ limit: 5, name: ['a', 'b'] }, { name: 'label' })).toBe(
    '?limit=5&label=a&label=b',
  );
});

describe('a path', () => {
  test.each([
    ['a/b', 'a%2Fb'],
    ['a@b', 'a%40b'],
    ['a b', 'a%20b'],
    ['?#%', '%3F%23%25'],
    ['back\\slash', 'back%5Cslash'],
    ['é😀', '%C3%A9%F0%9F%98%80'],
    ['first.last+tag@maker.example', 'first.last%2Btag%40maker.example'],
  ])('encodes %j', (value, encoded) => {
    expect(fillPath('/things/{id}', { id: value }, 'thingGet')).toBe(`/things/${encoded}`);
  });

  test('fills numbers', () => {
    expect(fillPath('/quotes/{quoteId}', { quoteId: 4711 }, 'quoteGet')).toBe('/quotes/4711');
  });

  test.each(['machine-id', 'part.number', 'id$', 'größe'])('fills a parameter that is called %s', (name) => {
    expect(fillPath(`/a/{${name}}.json`, { [name]: 'x y' }, 'x')).toBe('/a/x%20y.json');
  });

  test.each([undefined, null, '', '.', '..'])('refuses %j', (value) => {
    expect(() => fillPath('/things/{id}/{state}', { id: value, state: 'x' }, 'thingGet')).toThrow(
      'Required path parameter id not supplied',
    );
  });

  test('refuses a value that was not given at all', () => {
    expect(() => fillPath('/things/{id}', undefined, 'thingGet')).toThrow(ApiError);
  });

  test('keeps any text in its one segment, and gives it back', () => {
    assert(
      property(
        string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..'),
        (text) => {
          const { pathname } = new URL(fillPath('/a/{id}/b', { id: text }, 'x'), 'http://portal.invalid');
          const segments = pathname.split('/');
          expect(segments).toHaveLength(4);
          expect(decodeURIComponent(segments[2] ?? '')).toBe(text.toWellFormed());
        },
      ),
    );
  });
});

test.each([
  [undefined, ''],
  [{}, ''],
  [{ offset: 0, limit: 20 }, '?offset=0&limit=20'],
  [{ revision: undefined, tab: null, name: 'a b&c' }, '?name=a+b%26c'],
  [{ id: ['1', '2'], active: true }, '?id=1&id=2&active=true'],
])('the query %j', (query, text) => {
  expect(buildQueryString(query)).toBe(text);
});

describe('a request', () => {
  test('goes to its own back end with its own method and deadline', () => {
    expect(buildRequest('configurationGet', { path: { id: 'OU1234' } }, bases)).toMatchObject({
      backend: 'cms',
      method: 'GET',
      url: '/cms/configurations/OU1234',
      deadline: 60_000,
      headers: { Accept: 'application/json' },
      body: undefined,
    });
    expect(buildRequest('cpqCurrentUser', {}, bases)).toMatchObject({
      backend: 'cpq',
      url: '/api/auth/currentuser',
    });
    expect(buildRequest('incidentGetUnresolved', {}, bases)).toMatchObject({
      url: 'https://status.example.invalid/api/v2/incidents/unresolved.json',
      deadline: 100_000,
    });
  });

  test.each([
    ['productCreate', 'POST'],
    ['realmRolesUpdate', 'POST'],
    ['configurationSetUpdateNote', 'PUT'],
    ['attachmentDelete', 'DELETE'],
  ])('of %s carries JSON', (operationId, method) => {
    const path = { configurationId: 'OU1234', attachmentId: '1' };
    const request = buildRequest(operationId, { path, body: { note: 'x' } }, bases);
    expect(request).toMatchObject({ method, body: '{"note":"x"}' });
    expect(request.headers['Content-Type']).toBe('application/json');
  });

  test('carries a form as it is, and leaves its content type to the browser', () => {
    const form = new URLSearchParams({ a: '1' });
    const request = buildRequest('productCreate', { body: form }, bases);
    expect(request.body).toBe(form);
    expect(request.headers).not.toHaveProperty('Content-Type');
  });

  test('carries a file in the field "file"', () => {
    const form = buildFileForm(new File(['x'], 'label.txt'));
    expect([...form.keys()]).toEqual(['file']);
    expect([...buildFileForm(new File(['x'], 'x.svg'), { name: 'Horn' }).keys()]).toEqual(['name', 'file']);
    expect(buildRequest('configurationAttachmentUpload', { body: form }, bases).body).toBe(form);
  });

  test('of an operation nobody knows is a 404', () => {
    expect(() => buildRequest('nothingGet', {}, bases)).toThrow(
      expect.objectContaining({
        status: 404,
        code: 'API_NOT_FOUND_ERROR',
        message: 'Missing endpoint for method nothingGet',
      }),
    );
  });
});
