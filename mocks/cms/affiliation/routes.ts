import { grantsAt } from '../../../src/domain/access/granting.ts';
import { realmOf } from '../../../src/domain/access/roles.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import { notFound } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { toWireRealm } from '../toWire.ts';
import * as affiliation from './contract.ts';
import { grantsOf, type AffiliationRecord } from './records.ts';
import { addItem, delegate, removeItem, revoke, seesGrant } from './rules.ts';

const route = permittedRoutes(affiliation);

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Granted permissions. */
function affiliationRoutes(cms: Cms) {
  const toWire = (record: AffiliationRecord): affiliation.Affiliation => ({
    ...record,
    realm: toWireRealm(cms, record.realm),
  });
  const byAddress = (records: readonly AffiliationRecord[]) =>
    records.toSorted((one, other) => (one.address < other.address ? -1 : 1)).map(toWire);
  return openRoutes()
    .openapi(route('affiliationFilter'), (c) => {
      const { address, ...filter } = c.req.valid('json');
      const all = address === undefined ? cms.affiliations.all() : cms.affiliations.under(grantsOf(address));
      const found = all.filter(
        (record) =>
          seesGrant(c.var.caller, record) &&
          fits(filter.affiliation, record.affiliation) &&
          fits(filter.configurationId, record.item?.configurationId) &&
          fits(filter.serialNumber, record.item?.productItem?.serialNumber),
      );
      return c.json(byAddress(found), 200);
    })
    .openapi(route('affiliationGet'), (c) => {
      const { realm: wire, id } = c.req.valid('param');
      const realm = realmOf(wire, cms.settings.productCode);
      if (!realm || !cms.accounts.get(id) || !grantsAt(c.var.caller.units, id)) throw notFound('account', id);
      const found = cms.affiliations
        .all()
        .filter((record) => record.realm === realm && record.affiliation === id);
      return c.json(byAddress(found), 200);
    })
    .openapi(route('affiliationDelegate'), (c) =>
      c.json(delegate(cms, c.var.caller, c.req.valid('json')).map(toWire), 200),
    )
    .openapi(route('affiliationRevoke'), (c) =>
      c.json(revoke(cms, c.var.caller, c.req.valid('json')).map(toWire), 200),
    )
    .openapi(route('affiliationUnitAccessAdd'), (c) =>
      c.json(toWire(addItem(cms, c.var.caller, c.req.valid('json'))), 200),
    )
    .openapi(route('affiliationUnitAccessRevoke'), (c) =>
      c.json(toWire(removeItem(cms, c.var.caller, c.req.valid('json'))), 200),
    );
}

export const affiliationSubject = cmsSubject(affiliation, affiliationRoutes);
