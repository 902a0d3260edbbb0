import { accessSubject } from './access/routes.ts';
import { accountSubject } from './account/routes.ts';
import { affiliationSubject } from './affiliation/routes.ts';
import { artefactSubject } from './artefact/routes.ts';
import { attachmentSubject } from './attachment/routes.ts';
import { barSubject } from './bar/routes.ts';
import { commandSubject } from './command/routes.ts';
import { configurationSubject } from './configuration/routes.ts';
import { configurationSetSubject } from './configurationSet/routes.ts';
import { cutFileSubject } from './cutFile/routes.ts';
import { firmwareSubject } from './firmware/routes.ts';
import { listSubject } from './list/routes.ts';
import { macroSubject } from './macro/routes.ts';
import { millingSubject } from './milling/routes.ts';
import type { Operation, Subject } from './operation.ts';
import { partSubject } from './part/routes.ts';
import { productSubject } from './product/routes.ts';
import { productConfigurationSubject } from './productConfiguration/routes.ts';
import { quoteSubject } from './quote/routes.ts';
import { resourceSubject } from './resource/routes.ts';
import { requestSubject } from './request/routes.ts';
import { serviceOrderSubject } from './serviceOrder/routes.ts';
import { symbolSubject } from './symbol/routes.ts';
import { supportSubject } from './support/routes.ts';

/** Everything the CMS answers, subject by subject, in the order people read about it. */
export const subjects: readonly Subject[] = [
  accessSubject,
  accountSubject,
  configurationSubject,
  configurationSetSubject,
  productConfigurationSubject,
  artefactSubject,
  attachmentSubject,
  partSubject,
  productSubject,
  quoteSubject,
  requestSubject,
  affiliationSubject,
  listSubject,
  serviceOrderSubject,
  firmwareSubject,
  barSubject,
  commandSubject,
  millingSubject,
  macroSubject,
  cutFileSubject,
  resourceSubject,
  symbolSubject,
  supportSubject,
];

export const operations: readonly Operation[] = subjects.flatMap((subject) => subject.operations);
