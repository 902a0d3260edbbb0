import type { RouteConfig } from '@hono/zod-openapi';
import * as access from './contract/access.ts';
import * as account from './contract/account.ts';
import * as artefact from './contract/artefact.ts';
import * as attachment from './contract/attachment.ts';
import * as configuration from './contract/configuration.ts';
import * as configurationSet from './contract/configurationSet.ts';
import * as macro from './contract/macro.ts';
import * as milling from './contract/milling.ts';
import * as part from './contract/part.ts';
import * as product from './contract/product.ts';
import * as productConfiguration from './contract/productConfiguration.ts';
import * as request from './contract/request.ts';
import * as support from './contract/support.ts';

/** An operation as it is declared: its route, and by which list the access to it is governed. */
export type Operation = RouteConfig & {
  readonly operationId: string;
  /** Governed by the object access to this type, to read or to write it. */
  readonly 'x-cms-object-type'?: string;
  readonly 'x-cms-access'?: 'READ' | 'WRITE';
  /** Governed by the service access to its operation id. Neither: open to everyone who is signed in. */
  readonly 'x-cms-service'?: true;
};

const modules = [
  access,
  account,
  configuration,
  configurationSet,
  productConfiguration,
  artefact,
  attachment,
  part,
  product,
  request,
  milling,
  macro,
  support,
];

const isOperation = (exported: object): exported is Operation => 'operationId' in exported;

/** Every operation of the CMS, in the order people read about them. */
export const operations: readonly Operation[] = modules.flatMap((module) =>
  Object.values<object>(module).filter(isOperation),
);
