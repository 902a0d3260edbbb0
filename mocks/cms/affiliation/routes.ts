import { isSameAddress } from '../../../src/domain/words/emailAddress.ts';
import { grantsFor } from '../caller.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { openRoutes, permitted } from '../route.ts';
import { toWireRealm } from '../toWire.ts';
import * as affiliation from './contract.ts';

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Granted permissions. */
function affiliationRoutes(cms: Cms) {
  return openRoutes().openapi(permitted(affiliation.affiliationFilter), (c) => {
    const filter = c.req.valid('json');
    const { caller } = c.var;
    const found = cms.affiliations
      .all()
      .filter(
        ({ address, affiliation: account, item }) =>
          (grantsFor(caller, account) || isSameAddress(address, caller.email)) &&
          fits(filter.address, address) &&
          fits(filter.affiliation, account) &&
          fits(filter.configurationId, item?.configurationId) &&
          fits(filter.serialNumber, item?.productItem?.serialNumber),
      )
      .map((each) => ({ ...each, realm: toWireRealm(cms, each.realm) }))
      .toSorted((one, other) => one.address.localeCompare(other.address));
    return c.json(found, 200);
  });
}

export const affiliationSubject = cmsSubject(affiliation, affiliationRoutes);
