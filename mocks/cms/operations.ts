import type { RouteConfig } from '@hono/zod-openapi';
import * as access from './access/contract.ts';
import * as account from './account/contract.ts';
import * as artefact from './artefact/contract.ts';
import * as attachment from './attachment/contract.ts';
import * as configuration from './configuration/contract.ts';
import * as configurationSet from './configurationSet/contract.ts';
import * as macro from './macro/contract.ts';
import * as milling from './milling/contract.ts';
import * as part from './part/contract.ts';
import * as product from './product/contract.ts';
import * as productConfiguration from './productConfiguration/contract.ts';
import * as request from './request/contract.ts';
import * as support from './support/contract.ts';

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
