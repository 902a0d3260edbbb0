import { z } from '@hono/zod-openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApiDescription as description, cmsOperations } from './apiModules.ts';
import type { Operation } from './apiModule.ts';
import { openTestCms, seededEmails, type TestCms } from '../../tests/factories/testCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openTestCms();
});

/** Method and path of the operations whose path is prescribed, literally. */
const given = {
  authTokenGet: 'get /auth/token',
  serviceAccessGet: 'get /auth/access/service',
  serviceAccessGetAll: 'get /auth/access/service/all',
  serviceAccessUpdate: 'post /auth/access/service',
  objectAccessGet: 'get /auth/access/object',
  objectAccessGetAll: 'get /auth/access/object/all',
  objectAccessUpdate: 'post /auth/access/object',
  realmRolesGet: 'get /auth/realmRoles',
  realmRolesUpdate: 'post /auth/realmRoles',
  configurationFilter: 'post /configurations/filter',
  configurationFilterCount: 'post /configurations/filter/count',
  configurationGet: 'get /configurations/{id}',
  configurationDelete: 'delete /configurations/{id}',
  configurationStateGet: 'get /configurations/state/{id}',
  configurationSetState: 'put /configurations/{id}/{state}',
  configurationAssign: 'get /configurations/assignee/{configurationId}/{operation}',
  configurationBuildArtefacts: 'get /configurations/buildArtefacts/{id}',
  configurationCreate: 'post /configurations',
  productConfigurationCreate: 'post /productConfigurations',
  productConfigurationGet: 'get /productConfigurations/{id}',
  configurationArtefactDownload: 'get /downloadConfigurationArtefact',
  productConfigurationArtefactDownload: 'get /downloadProductConfigurationArtefact',
  attachmentCreate: 'post /configurations/attachment',
  configurationAttachmentUpload: 'post /UploadConfigurationAttachment',
  productConfigurationAttachmentUpload: 'post /UploadProductConfigurationAttachment',
  attachmentDelete: 'delete /configurations/attachment/{configurationId}/{attachmentId}',
  configurationAttachmentDownload: 'get /downloadConfigurationAttachment',
  productConfigurationAttachmentDownload: 'get /downloadProductConfigurationAttachment',
  productConfigurationImageDownload: 'get /downloadProductConfigurationKbMaxImage',
  productConfigurationImageUpload: 'post /uploadProductConfigurationKbMaxImage',
  partGetAll: 'get /parts/all',
  partGet: 'get /parts/{partNumber}',
  partCreate: 'post /parts',
  partOutputsUpdate: 'patch /parts',
  partSetState: 'put /parts/{partNumber}/{partState}',
  partDelete: 'delete /parts/{partNumber}',
  partImageUpload: 'post /part/upload',
  partImageDownload: 'get /part/download',
  partImageDelete: 'delete /parts/deletePartImage/{partNumber}/{imageType}',
  productCreate: 'post /products',
  productDelete: 'delete /products/{serialNumber}/{productFamily}/{deviceType}',
  productGet: 'get /products/{serialNumber}/{productFamily}/{deviceType}',
  productGetMine: 'get /products/mine',
  productFilter: 'post /products/filter',
  productFilterCount: 'post /products/filter/count',
  serviceOrderGetAll: 'get /serviceorder/all',
  serviceOrderGet: 'get /serviceorder/{id}',
  serviceOrderCreate: 'post /serviceorder/{type}',
  serviceOrderUpdate: 'put /serviceorder/{id}',
  serviceOrderDelete: 'delete /serviceorder/{id}',
  resourceGetAll: 'get /modulate/all',
  resourceGet: 'get /modulate/{name}',
  resourceCreate: 'post /modulate',
  resourceUpdate: 'put /modulate',
  resourceDelete: 'delete /modulate/{name}',
  quoteWiringTest: 'get /kbmax/account/testWiring/{quoteId}/{accountNumber}',
  quoteTreeBuild: 'get /kbmax/buildTree/{quoteId}',
  productCacheClear: 'get /products/clearPOCCache',
  blacklistGetAll: 'get /auth/blacklist/all',
  blacklistAdd: 'post /auth/blacklist/add/{emailAddress}',
  blacklistRemove: 'delete /auth/blacklist/{emailAddress}',
  whitelistGetAll: 'get /auth/whitelist/all',
  whitelistGet: 'get /auth/whitelist/{address}',
  whitelistAdd: 'post /auth/whitelist/add',
  whitelistRemove: 'delete /auth/whitelist/{address}',
  whitelistUnitRemove: 'delete /auth/whitelist/authunit/{address}/{realm}',
  firmwareCreate: 'post /firmware',
  firmwareDelete: 'delete /firmware/{productFamily}/{deviceType}/{name}',
  firmwareGet: 'get /firmware/{productFamily}/{deviceType}/{name}',
  firmwareFileDownload: 'get /downloadFirmwareFile',
  firmwareFileUpload: 'post /uploadFirmwareFile',
  firmwareGetAll: 'get /firmware/all',
  firmwareReleaseNotePathUpdate: 'put /firmware/{id}/{releaseNote}',
  firmwareReleaseNoteUpdate: 'put /firmware/releaseNote',
  firmwareUpdateNote: 'put /firmware/{productFamily}/{deviceType}/{name}/{note}',
  firmwareVersionDelete: 'delete /firmware/{productFamily}/{deviceType}/{name}/{version}',
  barCreate: 'post /bar',
  barUpdate: 'put /bar',
  barGetAll: 'get /bar/all',
  barGetLatest: 'get /bar/latest/{platform}',
  barPlatformDelete: 'delete /bar/{platform}',
  barVersionDelete: 'delete /bar/{platform}/{version}',
  binaryAssetDownload: 'get /binaryAsset/downLoad',
  binaryAssetUpload: 'post /binaryAsset/upload',
  commandGetAll: 'get /commands/all',
  commandInsertOrUpdate: 'post /commands',
  commandsReplace: 'put /commands',
};

/** Operations whose path is the CMS's own choice. */
const named = `
  accessLookupGet accountGetAll accountGet distributorGetAll
  partUsageGet configurationSetCreate configurationSetRevisionCreate configurationSetRevisionDelete
  configurationSetUpdateNote configurationSetUpdateRevisionNote configurationSetChangeAccount configurationSetCommentCreate
  configurationSetCommentDelete configurationSetRevisionLog configurationArtefactUpload productConfigurationArtefactUpload
  ticketGetMine ticketFilter affiliationFilter supportMailSend
  supportMailSendWithFile millingGcodeGet millingGcodeDryRun millingGcodeValidate
  millingPreferencesGet millingPreferencesUpdate millingMachineGetAll millingMachineCreate
  millingMachineUpdate millingMachineDelete macroGetAll macroCreate
  macroUpdate macroDelete macroLinkToParts macroRemoveFromPart
  macroVersionCreate macroVersionUpdate macroVersionSetState macroVersionDelete
  cutFileCreate cutFileDelete cutFileGet cutFileGetAll cutFileLinkParts cutFileUnlinkParts
  cutFileVersionCreate cutFileVersionDelete
  productEventFilter productEventFilterCount
  accountGroupGet accountGroupGetAll affiliationDelegate affiliationGet affiliationRevoke affiliationUnitAccessAdd
  overlaySymbolDelete overlaySymbolGetAll overlaySymbolUpload
  affiliationUnitAccessRevoke cacheUpdate ticketCreate ticketDelete ticketGet ticketRegisterAction whitelistUpdateNote
`
  .trim()
  .split(/\s+/);

const known = new Map(cmsOperations.map((operation) => [operation.operationId, operation]));
const operationOf = (id: string): Operation => {
  const operation = known.get(id);
  if (!operation) throw new Error(`No operation ${id}`);
  return operation;
};

describe('the description', () => {
  test.each(Object.entries(given))('%s is %s', (id, methodAndPath) => {
    const { method, path } = operationOf(id);
    expect(`${method} ${path}`).toBe(methodAndPath);
  });

  test('has every operation, each under an id of its own', () => {
    expect([...known.keys()].toSorted()).toEqual([...Object.keys(given), ...named].toSorted());
    expect(known.size).toBe(cmsOperations.length);
  });

  test.each(cmsOperations.map((operation) => [operation.operationId, operation] as const))(
    '%s says what it is for and how it is governed',
    (_, operation) => {
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(operation.tags).toHaveLength(1);
      const isGoverned = operation['x-cms-object-type'] !== undefined;
      expect(operation['x-cms-access'] !== undefined).toBe(isGoverned);
    },
  );

  test('is answered to everybody, from the same routes', async () => {
    const answer = await cms.call(undefined, 'GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(description())));
  });
});

const inPath = (path: string): string => path.replaceAll(/\{\w+\}/g, 'x');

describe.each(cmsOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (_, operation) => {
    const { method, path, operationId } = operation;

    test('is refused without a token', async () => {
      const answer = await cms.call(undefined, method.toUpperCase(), inPath(path));
      expect(answer.status).toBe(401);
      expect(answer.body.errorCode).toBe('UNAUTHORIZED');
    });

    test.each([
      ['belongs nowhere', seededEmails.newcomer, ['READ TICKET', 'WRITE TICKET', 'READ BAR']],
      ['is kept out', seededEmails.blocked, []],
    ])('is there, and when governed refused to somebody who %s', async (_who, email, open: string[]) => {
      const { status, body } = await cms.call(email, method.toUpperCase(), inPath(path));
      const { 'x-cms-service': isService, 'x-cms-object-type': type, 'x-cms-access': access } = operation;
      const error: string = body.humanReadableError ?? '';
      expect(error).not.toContain('There is no operation');
      const refused = status === 403 && error === `You are not permitted to call ${operationId}.`;
      expect(refused).toBe(isService === true || (type !== undefined && !open.includes(`${access} ${type}`)));
    });
  },
);

const readings: readonly { readonly id: string; readonly path: string; readonly body?: object }[] = [
  { id: 'authTokenGet', path: '/auth/token' },
  { id: 'serviceAccessGet', path: '/auth/access/service' },
  { id: 'serviceAccessGetAll', path: '/auth/access/service/all' },
  { id: 'objectAccessGet', path: '/auth/access/object' },
  { id: 'objectAccessGetAll', path: '/auth/access/object/all' },
  { id: 'accessLookupGet', path: '/auth/access/lookup' },
  { id: 'realmRolesGet', path: '/auth/realmRoles' },
  { id: 'accountGetAll', path: '/accounts/all' },
  { id: 'accountGet', path: '/accounts/3005019' },
  { id: 'distributorGetAll', path: '/distributors/all' },
  { id: 'configurationFilter', path: '/configurations/filter?limit=1000', body: {} },
  { id: 'configurationFilterCount', path: '/configurations/filter/count', body: {} },
  { id: 'configurationStateGet', path: '/configurations/state/OU1234' },
  { id: 'configurationSetRevisionLog', path: '/configurationSets/OU1234/log' },
  { id: 'partGetAll', path: '/parts/all' },
  { id: 'partGet', path: '/parts/P00101' },
  { id: 'partUsageGet', path: '/parts/usage/P00003' },
  { id: 'productFilter', path: '/products/filter', body: {} },
  { id: 'productFilterCount', path: '/products/filter/count', body: {} },
  { id: 'productGetMine', path: '/products/mine' },
  { id: 'productEventFilter', path: '/products/events/filter', body: {} },
  { id: 'productEventFilterCount', path: '/products/events/filter/count', body: {} },
  { id: 'productGet', path: '/products/0100001/{family}/{device}' },
  { id: 'serviceOrderGetAll', path: '/serviceorder/all' },
  { id: 'serviceOrderGet', path: '/serviceorder/S-00001' },
  { id: 'ticketGetMine', path: '/tickets/mine' },
  { id: 'ticketFilter', path: '/tickets/filter', body: {} },
  { id: 'ticketGet', path: '/tickets/T-00001' },
  { id: 'affiliationFilter', path: '/affiliations/filter', body: {} },
  { id: 'affiliationGet', path: '/affiliations/CUSTOMER/3010001' },
  { id: 'accountGroupGetAll', path: '/accountGroups/all' },
  { id: 'accountGroupGet', path: '/accountGroups/Nordic%20Lift%20Group' },
  { id: 'blacklistGetAll', path: '/auth/blacklist/all' },
  { id: 'whitelistGetAll', path: '/auth/whitelist/all' },
  { id: 'whitelistGet', path: '/auth/whitelist/fleet.manager@nordiclift.example' },
  { id: 'millingPreferencesGet', path: '/milling/preferences' },
  { id: 'millingMachineGetAll', path: '/milling/machines' },
  { id: 'macroGetAll', path: '/milling/macros' },
  { id: 'overlaySymbolGetAll', path: '/overlaySymbols/all' },
];

/** The response reduced to what its schema describes. */
function described(id: string, body: unknown): unknown {
  const response = operationOf(id).responses[200];
  const media = response && 'content' in response ? response.content?.['application/json'] : undefined;
  const schema = media && 'schema' in media ? media.schema : undefined;
  if (!(schema instanceof z.ZodType)) throw new Error(`${id} answers no JSON`);
  return schema.parse(body);
}

describe('an answer is what the description says, and no more', () => {
  test.each(readings)('$id', async ({ id, path, body }) => {
    const page = { sort: 'BY_SERIAL_NUMBER_ASC', offset: 0, limit: 1 } as const;
    const [first] = cms.store.products.find({ serialBegins: '0100001' }, page);
    const address = path
      .replace('{family}', first?.productFamily ?? '')
      .replace('{device}', first?.deviceType ?? '');
    const answer = await cms.call(seededEmails.admin, operationOf(id).method.toUpperCase(), address, body);
    expect(answer.status).toBe(200);
    expect(described(id, answer.body)).toEqual(answer.body);
  });

  test('every configuration, and every product configuration of each', async () => {
    const { body: rows } = await cms.call(
      seededEmails.admin,
      'POST',
      '/configurations/filter?limit=1000',
      {},
    );
    expect(rows).toHaveLength(60);
    for (const row of rows) {
      const { body } = await cms.call(seededEmails.admin, 'GET', `/configurations/${row.configurationId}`);
      expect(described('configurationGet', body)).toEqual(body);
      for (const device of body.productConfigurations) {
        const path = `/productConfigurations/${device.productConfigurationId}`;
        const answer = await cms.call(seededEmails.admin, 'GET', path);
        expect(described('productConfigurationGet', answer.body)).toEqual(device);
      }
    }
  });
});

describe('a request that does not fit', () => {
  test.each([
    ['a number that is none', 'POST', '/configurations/filter?limit=many', {}],
    ['a limit beyond the most', 'POST', '/configurations/filter?limit=1001', {}],
    ['an unknown state', 'PUT', '/configurations/OU1234/READY', undefined],
    ['an unknown operation on the assignee', 'GET', '/configurations/assignee/OU1234/TAKE', undefined],
    ['an unknown filter value', 'POST', '/configurations/filter', { state: 'ALL' }],
    ['a missing field', 'POST', '/configurationSets', { productFamily: 'G5' }],
    ['a body that is no object', 'POST', '/configurationSets', 7],
    ['a missing query value', 'GET', '/downloadConfigurationArtefact?configurationId=OU1234', undefined],
  ])('is a 400 that says so: %s', async (_, method, path, body) => {
    const answer = await cms.call(seededEmails.admin, method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      errorCode: 'BAD_REQUEST',
      humanReadableError: expect.any(String),
      humanReadableSuggestion: expect.any(String),
    });
  });

  test('is a 400 when its JSON is broken', async () => {
    const { body, status } = await cms.call(seededEmails.admin, 'POST', '/support/mail', undefined);
    expect({ status, code: body.errorCode }).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });

  test('is a 404 when there is no such operation', async () => {
    const { body, status } = await cms.call(seededEmails.admin, 'GET', '/configurationz');
    expect({ status, code: body.errorCode }).toEqual({ status: 404, code: 'API_NOT_FOUND_ERROR' });
  });
});

describe('the product code', () => {
  test('names the staff realm and the flag of internal things', async () => {
    const acme = openTestCms({ productCode: 'ACME' });
    const person = await acme.call(seededEmails.admin, 'GET', '/auth/token');
    expect(person.body.authUnits[0].realm).toBe('ACME');

    const comment = { text: 'Only for us', revision: '0A', pinned: false, acmeOnly: true };
    const created = await acme.call(
      seededEmails.engineer,
      'POST',
      '/configurationSets/OU1234/comments',
      comment,
    );
    expect(created.body).toMatchObject(comment);
    expect(created.body).not.toHaveProperty('makerOnly');
    const read = await acme.call(seededEmails.engineer, 'GET', '/configurations/OU1234');
    expect(JSON.stringify(read.body)).not.toContain('makerOnly');
    expect(read.body.comments).toContainEqual(created.body);
    const published = await acme.call(undefined, 'GET', '/openapi.json');
    expect(published.body.components.schemas.Comment.properties).toHaveProperty('acmeOnly');
  });
});
