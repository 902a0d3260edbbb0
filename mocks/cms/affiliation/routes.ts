import { grantsAt } from '../../../src/domain/access/granting.ts';
import { realmOf } from '../../../src/domain/access/roles.ts';
import type { Cms } from '../cms.ts';
import { cmsSubject } from '../operation.ts';
import type { Handlers } from '../route.ts';
import { notFound } from '../refusal.ts';
import { toWireRealm } from '../toWire.ts';
import * as affiliation from './contract.ts';
import { grantsOf, type AffiliationRecord } from './records.ts';
import { addItem, delegate, removeItem, revoke, seesGrant } from './rules.ts';

/** Whether a value is the wanted one; no wish fits everything. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Granted permissions. */
function affiliationRoutes(cms: Cms): Handlers<typeof affiliation> {
  const toWire = (record: AffiliationRecord): affiliation.Affiliation => ({
    ...record,
    realm: toWireRealm(cms, record.realm),
  });
  const byAddress = (records: readonly AffiliationRecord[]) =>
    records.toSorted((one, other) => (one.address < other.address ? -1 : 1)).map(toWire);
  return {
    affiliationFilter: ({ caller, json: { address, ...filter } }) => {
      const all = address === undefined ? cms.affiliations.all() : cms.affiliations.under(grantsOf(address));
      const found = all.filter(
        (record) =>
          seesGrant(caller, record) &&
          fits(filter.affiliation, record.affiliation) &&
          fits(filter.configurationId, record.item?.configurationId) &&
          fits(filter.serialNumber, record.item?.productItem?.serialNumber),
      );
      return byAddress(found);
    },
    affiliationGet: ({ caller, param: { realm: wire, id } }) => {
      const realm = realmOf(wire, cms.settings.productCode);
      if (!realm || !cms.accounts.get(id) || !grantsAt(caller.units, id)) throw notFound('account', id);
      const found = cms.affiliations
        .all()
        .filter((record) => record.realm === realm && record.affiliation === id);
      return byAddress(found);
    },
    affiliationDelegate: ({ caller, json }) => delegate(cms, caller, json).map(toWire),
    affiliationRevoke: ({ caller, json }) => revoke(cms, caller, json).map(toWire),
    affiliationUnitAccessAdd: ({ caller, json }) => toWire(addItem(cms, caller, json)),
    affiliationUnitAccessRevoke: ({ caller, json }) => toWire(removeItem(cms, caller, json)),
  };
}

export const affiliationSubject = cmsSubject(affiliation, affiliationRoutes);
