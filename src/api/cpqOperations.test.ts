import { expect, test } from 'vitest';
import { buildRequest } from './request.ts';
import type { OperationId } from './operations.ts';

const bases = { cms: '/cms', cpq: '/api', status: '/status' };

const rows: readonly (readonly [OperationId, object, string])[] = [
  ['cpqLogin', { body: {} }, 'POST /api/auth/login'],
  ['cpqLogout', {}, 'POST /api/auth/logout'],
  ['cpqCurrentUser', {}, 'GET /api/auth/currentuser'],
  ['cpqUserSearch', { body: {} }, 'POST /api/users/search'],
  ['quoteSearch', { body: {} }, 'POST /api/quotes/search'],
  ['quoteGet', { path: { id: 4711 } }, 'GET /api/quotes/4711'],
  ['quoteDelete', { path: { id: 4711 } }, 'DELETE /api/quotes/4711'],
  ['quoteClone', { path: { id: 4711 }, body: {} }, 'POST /api/quotes/4711/clone'],
  ['quoteLogDelete', { path: { id: 9 } }, 'DELETE /api/logs/9'],
  ['quoteModifyHeader', { body: {} }, 'POST /api/quotes/modifyQuoteHeader'],
  ['quoteModifyName', { body: {} }, 'POST /api/quotes/modifyName'],
  ['quoteSubmit', { body: {} }, 'POST /api/quotes/submit'],
  ['quoteApprove', { body: {} }, 'POST /api/quotes/approve'],
  ['quoteReject', { body: {} }, 'POST /api/quotes/reject'],
  [
    'quoteUpdateProduct',
    { path: { quoteId: 4711, productId: 9 }, body: {} },
    'PUT /api/quotes/4711/product/9',
  ],
  [
    'quoteWiringTest',
    { path: { quoteId: 4711, accountNumber: '3010001' } },
    'GET /cms/kbmax/account/testWiring/4711/3010001',
  ],
  ['quoteTreeBuild', { path: { quoteId: 4711 } }, 'GET /cms/kbmax/buildTree/4711'],
  ['productCacheClear', {}, 'GET /cms/products/clearPOCCache'],
  [
    'productConfigurationImageDownload',
    { query: { productConfigurationId: 'P1-C01234', imageType: 'PERSPECTIVE' } },
    'GET /cms/downloadProductConfigurationKbMaxImage?productConfigurationId=P1-C01234&imageType=PERSPECTIVE',
  ],
  [
    'productConfigurationImageUpload',
    { query: { productConfigurationId: 'P1-C01234', kbMaxImageType: 'PERSPECTIVE' }, body: new FormData() },
    'POST /cms/uploadProductConfigurationKbMaxImage?productConfigurationId=P1-C01234&kbMaxImageType=PERSPECTIVE',
  ],
];

test.each(rows)('%s goes out as the quoting system and the CMS know it', (operationId, args, wanted) => {
  const { method, url } = buildRequest(operationId, args, bases);
  expect(`${method} ${url}`).toBe(wanted);
});
