import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { pinnedEndpoints } from '~/api/generated/endpoints.ts';
import { getCallTimeout, defaultTimeouts, maxCallTimeout, clientWorkTimeout } from './timeouts.ts';
import { setEndpointsFromOpenApi } from './setEndpointsFromOpenApi.ts';
import { findEndpoint, resetCmsEndpoints } from './endpoints.ts';

afterEach(resetCmsEndpoints);

const get = (operationId: string) => ({ get: { operationId } });

type Described = { operationId: string; requestBody?: { content: Record<string, unknown> } };
const cmsDescription: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> } =
  JSON.parse(readFileSync('openapi/cms.json', 'utf8'));

describe('the table', () => {
  test('answers before the CMS has described itself', () => {
    expect(findEndpoint('configurationGet')).toMatchObject({ method: 'GET', path: '/configurations/{id}' });
  });

  test('takes method and path from the description, under the names of Portal', () => {
    setEndpointsFromOpenApi({ paths: { '/v9/configs/{key}': get('configurationGet') } }, '/cms');
    expect(findEndpoint('configurationGet')).toMatchObject({ method: 'GET', path: '/v9/configs/{id}' });
    setEndpointsFromOpenApi({ paths: { '/v9/configurations/{key}': get('fetch') } }, '/cms');
    expect(findEndpoint('configurationGet')).toMatchObject({
      method: 'GET',
      path: '/v9/configurations/{id}',
    });
    expect(findEndpoint('fetch')).toBeUndefined();
  });

  test('takes what the mapping says: another method, names in the path and in the query', () => {
    const described = { paths: { '/c/{b}/{a}': { post: { operationId: 'find' } } } };
    setEndpointsFromOpenApi(described, '/cms', {
      cutFileVersionDelete: { operation: 'find', parameters: { version: 'b', force: 'really' } },
    });
    expect(findEndpoint('cutFileVersionDelete')).toMatchObject({
      method: 'POST',
      path: '/c/{version}/{name}',
      queryNames: { force: 'really' },
    });
  });

  test('knows an operation only as long as the description has it', () => {
    setEndpointsFromOpenApi({ paths: { '/x': get('somethingElse') } }, '/cms');
    expect(findEndpoint('configurationGet')).toBeUndefined();
    expect(findEndpoint('cpqLogin')).toBeDefined();
    expect(findEndpoint('descriptionGet')).toBeDefined();
  });

  test('takes paths with the base in front as well', () => {
    for (const base of ['/cms', 'https://cms.example.com/cms', 'https://cms.example.com/cms/']) {
      setEndpointsFromOpenApi({ paths: { '/cms/configurations/{id}': get('configurationGet') } }, base);
      expect(findEndpoint('configurationGet')?.path).toBe('/configurations/{id}');
    }
  });

  test('takes no server address', () => {
    const servers = [{ url: 'https://elsewhere.invalid' }];
    setEndpointsFromOpenApi(
      { servers, paths: { '/a/{id}': { ...get('configurationGet'), servers } } },
      '/cms',
    );
    expect(findEndpoint('configurationGet')).toEqual({
      backend: 'cms',
      method: 'GET',
      path: '/a/{id}',
      deadline: 60_000,
    });
  });

  test('takes none of two equal ids', () => {
    const described = {
      paths: { '/first/{id}': get('configurationGet'), '/second/{id}': get('configurationGet') },
    };
    expect(setEndpointsFromOpenApi(described, '/cms').missing).toContainEqual(
      expect.objectContaining({ id: 'configurationGet', reason: 'AMBIGUOUS' }),
    );
    expect(findEndpoint('configurationGet')).toBeUndefined();
  });

  test.each([undefined, null, 'text', 4, [], {}, { paths: null }, { paths: { '/a': { get: null } } }])(
    'stays as it was when the description is %j',
    (description) => {
      expect(() => setEndpointsFromOpenApi(description, '/cms')).toThrow('could not be read');
      expect(findEndpoint('configurationGet')?.path).toBe('/configurations/{id}');
    },
  );

  test('is not fooled by the names of an object', () => {
    setEndpointsFromOpenApi({ paths: { '/a': get('constructor'), '/b': get('__proto__') } }, '/cms');
    expect(findEndpoint('toString')).toBeUndefined();
    expect(findEndpoint('constructor')).toBeUndefined();
  });
});

const second = 1000;

test.each([
  ['cms', 'configurationGet', 60],
  ['cpq', 'cpqLogin', 60],
  ['status', 'anything', 10],
  ['status', 'incidentGetUnresolved', 100],
  ['status', 'maintenanceGetScheduled', 100],
  ['cpq', 'quoteUpdateProduct', 100],
  ['cms', 'millingGcodeGet', 120],
  ['cms', 'configurationArtefactDownload', 300],
  ['cms', 'productConfigurationArtefactDownload', 300],
  ['cms', 'configurationAttachmentDownload', 300],
  ['cms', 'productConfigurationAttachmentDownload', 300],
  ['cms', 'attachmentDelete', 300],
  ['cms', 'configurationBuildArtefacts', 600],
] as const)('%s %s may take %d s', (backend, operationId, seconds) => {
  expect(getCallTimeout(backend, operationId)).toBe(seconds * second);
});

test('everything that the CMS takes a file by may take 600 s, and nothing else but a build', () => {
  const takesFile = Object.values(cmsDescription.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, requestBody }) =>
      'multipart/form-data' in (requestBody?.content ?? {}) ? operationId : [],
    ),
  );
  expect(takesFile).toContain('overlaySymbolUpload');
  expect(
    Object.keys(pinnedEndpoints)
      .filter((id) => getCallTimeout('cms', id) === maxCallTimeout)
      .toSorted(),
  ).toEqual([...takesFile, 'configurationBuildArtefacts'].toSorted());
});

test('the defaults', () => {
  expect(defaultTimeouts).toEqual({ cms: 60 * second, cpq: 60 * second, status: 10 * second });
  expect(clientWorkTimeout).toBe(15 * second);
});
