import {
  canGrantForAccount,
  checkGrant,
  checkRevocation,
  type GrantContext,
} from '../../../src/domain/access/granting.ts';
import { type Realm, parseRealm } from '../../../src/domain/access/roles.ts';
import { defaultGrantRole } from '../../../src/domain/grant/grant.ts';
import { isSerialNumber } from '../../../src/domain/product/serialNumber.ts';
import { isSameEmail } from '../../../src/domain/words/emailAddress.ts';
import type { Caller } from '../caller.ts';
import type { CmsContext } from '../cmsContext.ts';
import {
  parseEmail,
  assertGrantAccount,
  parseAllowedRealm,
  assertRoles,
  assertText,
  isUnsetOrEqual,
  generateSequentialId,
  listRealmRoles,
  getGrantId,
  getAccountGrantIdPrefix,
  type AffiliationRecord,
  type GrantKey,
  getGrantIdPrefix,
} from '../grantFields.ts';
import {
  createBadRequestError,
  createConflictError,
  assertFound,
  assertAllowed,
  createNotFoundError,
} from '../httpErrors.ts';
import { affiliationOperations, type Affiliation, type AffiliationDraft } from './contract.ts';
import { createApiModule, type OperationHandlers } from '../apiModule.ts';
import { toRealmName } from '../toDto.ts';

const granted: readonly Realm[] = ['STAFF', 'CUSTOMER', 'CUST_GROUP', 'OWNER'];

type WireKey = Pick<AffiliationDraft, 'address' | 'realm' | 'affiliation'>;

const placeOf = (cms: CmsContext, { address, realm, affiliation }: WireKey): Omit<GrantKey, 'item'> => ({
  address: parseEmail(address),
  realm: parseAllowedRealm(cms, realm, granted),
  affiliation,
});

const seesGrant = ({ units, email }: Caller, { address, affiliation }: AffiliationRecord): boolean =>
  canGrantForAccount(units, affiliation) || isSameEmail(address, email);

const missingThing = 'This product or configuration does not exist, or does not belong to the account.';

/** Throws 400 unless the item is exactly one configuration or product, owned by the account. */
function demandItem(cms: CmsContext, item: NonNullable<GrantKey['item']>, accountNumber: string): void {
  const { configurationId, productItem } = item;
  if ((configurationId === null) === (productItem === null))
    throw createBadRequestError('A grant opens one configuration or one product.');
  if (configurationId !== null) {
    const found = cms.store.configurations.get(configurationId);
    if (found?.accountNumber !== accountNumber) throw createBadRequestError(missingThing);
  }
  if (productItem !== null) {
    if (!isSerialNumber(productItem.serialNumber))
      throw createBadRequestError('A valid serial number is required');
    if (cms.store.products.get(productItem)?.accountNumber !== accountNumber)
      throw createBadRequestError(missingThing);
  }
}

/**
 * Throws 400 if a grant of an item has roles: the item only opens itself, roles belong to the account grant.
 */
function demandNoRoles({
  roles,
  delegatableRoles,
}: Pick<AffiliationDraft, 'roles' | 'delegatableRoles'>): void {
  if (roles.some((role) => role !== defaultGrantRole) || delegatableRoles.length > 0)
    throw createBadRequestError('A grant of one configuration or one product gives no roles.');
}

const verdictContext = (cms: CmsContext, { email: self }: Caller, realm: Realm) => ({
  self,
  realmRoles: listRealmRoles(cms, realm),
});

/** Writes one grant after checking fields and rights; throws 409 if its note has changed meanwhile. */
function putGrant(cms: CmsContext, caller: Caller, draft: AffiliationDraft): AffiliationRecord {
  const key: GrantKey = { ...placeOf(cms, draft), item: draft.item };
  const { address, realm, affiliation, item } = key;
  const id = getGrantId(key);
  const stored = cms.affiliations.get(id);
  const base = item === null ? stored : cms.affiliations.get(getGrantId({ ...key, item: null }));
  const held = { roles: [...(stored?.roles ?? []), ...(item === null ? [] : (base?.roles ?? []))] };
  const { roles, delegatableRoles, note } = draft;
  assertText(note, 'A reason is required');
  assertRoles(cms, realm, roles, [...held.roles, defaultGrantRole]);
  const demandGrant = (context: Pick<GrantContext, 'held'>): void =>
    assertAllowed(
      checkGrant(
        caller.units,
        { realm, accountNumber: affiliation, roles, delegatableRoles, address },
        { ...verdictContext(cms, caller, realm), ...context },
      ),
    );
  // Grants of an item have no roles, so roles missing from the draft are not roles removed.
  demandGrant({ held: { roles: item === null ? roles.filter((role) => held.roles.includes(role)) : roles } });
  // A draft of an older record lacks newer roles; that does not count as the caller removing them.
  if (stored && !note.startsWith(stored.note))
    throw createConflictError(`Somebody else has written to the note of ${address} meanwhile.`);
  if (item === null) demandGrant({ held });
  assertGrantAccount(cms, realm, affiliation, address);
  if (item !== null) {
    if (!base) throw createConflictError(`${address} has no permission at this account yet.`);
    demandNoRoles(draft);
    demandItem(cms, item, affiliation);
  }
  const saved: AffiliationRecord = {
    ...draft,
    ...key,
    affiliationId: stored?.affiliationId ?? generateSequentialId(cms, 'A'),
    modified: cms.now(),
  };
  cms.affiliations.put(id, saved);
  return saved;
}

export function delegateGrants(
  cms: CmsContext,
  caller: Caller,
  drafts: readonly AffiliationDraft[],
): readonly AffiliationRecord[] {
  if (drafts.length === 0) throw createBadRequestError('At least 1 permission is required');
  return cms.store.transaction(() => drafts.map((draft) => putGrant(cms, caller, draft)));
}

export function revokeGrants(cms: CmsContext, caller: Caller, wire: WireKey): readonly AffiliationRecord[] {
  const key = placeOf(cms, wire);
  const { realm, affiliation: accountNumber, address } = key;
  return cms.store.transaction(() => {
    const held = cms.affiliations.under(getAccountGrantIdPrefix(key));
    const roles = held.find(({ item }) => item === null)?.roles ?? [];
    assertAllowed(
      checkRevocation(
        caller.units,
        { realm, accountNumber, roles, address },
        verdictContext(cms, caller, realm),
      ),
    );
    if (held.length === 0) throw createNotFoundError('permission of', address);
    for (const each of held) cms.affiliations.delete(getGrantId(each));
    return held;
  });
}

type Unit = WireKey & { readonly item: NonNullable<GrantKey['item']> };

function addItem(cms: CmsContext, caller: Caller, { item, ...wire }: Unit): AffiliationRecord {
  const place = placeOf(cms, wire);
  return cms.store.transaction(() => {
    const base = cms.affiliations.get(getGrantId({ ...place, item: null }));
    const isThere = cms.affiliations.get(getGrantId({ ...place, item })) !== undefined;
    const saved = putGrant(cms, caller, {
      ...wire,
      item,
      dataAreas: base?.dataAreas ?? [],
      roles: [defaultGrantRole],
      delegatableRoles: [],
      accessLevel: 'OPEN',
      note: base?.note ?? 'Opened by itself',
    });
    if (isThere) throw createConflictError(`${place.address} has this permission already.`);
    return saved;
  });
}

function removeItem(cms: CmsContext, caller: Caller, { item, ...wire }: Unit): AffiliationRecord {
  const place = placeOf(cms, wire);
  const { realm, affiliation: accountNumber, address } = place;
  return cms.store.transaction(() => {
    assertAllowed(
      checkRevocation(
        caller.units,
        { realm, accountNumber, roles: [], address },
        verdictContext(cms, caller, realm),
      ),
    );
    const id = getGrantId({ ...place, item });
    const found = assertFound(cms.affiliations.get(id), 'permission of', address);
    cms.affiliations.delete(id);
    return found;
  });
}

function affiliationRoutes(cms: CmsContext): OperationHandlers<typeof affiliationOperations> {
  const toWire = (record: AffiliationRecord): Affiliation => ({
    ...record,
    realm: toRealmName(cms, record.realm),
  });
  const byAddress = (records: readonly AffiliationRecord[]) =>
    records.toSorted((one, other) => (one.address < other.address ? -1 : 1)).map(toWire);
  return {
    affiliationFilter: ({ caller, json: { address, ...filter } }) => {
      const all =
        address === undefined ? cms.affiliations.all() : cms.affiliations.under(getGrantIdPrefix(address));
      const found = all.filter(
        (record) =>
          seesGrant(caller, record) &&
          isUnsetOrEqual(filter.affiliation, record.affiliation) &&
          isUnsetOrEqual(filter.configurationId, record.item?.configurationId) &&
          isUnsetOrEqual(filter.serialNumber, record.item?.productItem?.serialNumber),
      );
      return byAddress(found);
    },
    affiliationGet: ({ caller, param: { realm: wire, id } }) => {
      const realm = parseRealm(wire, cms.settings.productCode);
      if (!realm || !cms.accounts.get(id) || !canGrantForAccount(caller.units, id))
        throw createNotFoundError('account', id);
      const found = cms.affiliations
        .all()
        .filter((record) => record.realm === realm && record.affiliation === id);
      return byAddress(found);
    },
    affiliationDelegate: ({ caller, json }) => delegateGrants(cms, caller, json).map(toWire),
    affiliationRevoke: ({ caller, json }) => revokeGrants(cms, caller, json).map(toWire),
    affiliationUnitAccessAdd: ({ caller, json }) => toWire(addItem(cms, caller, json)),
    affiliationUnitAccessRevoke: ({ caller, json }) => toWire(removeItem(cms, caller, json)),
  };
}

export const affiliationModule = createApiModule(affiliationOperations, affiliationRoutes);
