import { mayKeepLists } from '../../../src/domain/access/lists.ts';
import type { Realm } from '../../../src/domain/access/roles.ts';
import type { Caller } from '../caller.ts';
import type { Cms } from '../cms.ts';
import {
  demandAddress,
  demandDelegatable,
  demandPlace,
  demandRealm,
  demandRoles,
  demandText,
} from '../grantFields.ts';
import { cmsSubject } from '../operation.ts';
import { conflict, demandVerdict, notFound } from '../refusal.ts';
import { openRoutes, permittedRoutes } from '../route.ts';
import { partId } from '../part/rules.ts';
import { toWireRealm } from '../toWire.ts';
import * as list from './contract.ts';
import { blacklistId, entriesOf, obeyWritten, whitelistId, type WhitelistRecord } from './records.ts';

const route = permittedRoutes(list);

/** The realms of an entry. One for a group of customers is written as one for each of its accounts. */
const listed: readonly Realm[] = ['STAFF', 'CUSTOMER', 'OWNER'];

const demandKeeper = ({ units }: Caller): void => demandVerdict(mayKeepLists(units));

function blacklistRoutes(cms: Cms) {
  const { written } = cms.lists.black;
  return openRoutes()
    .openapi(route('blacklistGetAll'), (c) => {
      demandKeeper(c.var.caller);
      return c.json(written.all(), 200);
    })
    .openapi(route('blacklistAdd'), (c) => {
      demandKeeper(c.var.caller);
      const emailAddress = demandAddress(c.req.valid('param').emailAddress);
      const id = blacklistId(emailAddress);
      if (written.get(id)) throw conflict(`${emailAddress} is on the blacklist already.`);
      written.put(id, { emailAddress });
      return c.json({ emailAddress }, 200);
    })
    .openapi(route('blacklistRemove'), (c) => {
      demandKeeper(c.var.caller);
      const { emailAddress } = c.req.valid('param');
      const found = written.get(blacklistId(emailAddress));
      if (!found) throw notFound('entry of', emailAddress);
      written.delete(blacklistId(emailAddress));
      return c.json(found, 200);
    });
}

/** An entry as it is kept, its fields checked. */
function entryOf(cms: Cms, item: list.WhitelistItem): WhitelistRecord {
  const address = demandAddress(item.address);
  const realm = demandRealm(cms, item.realm, listed);
  demandText(item.note, 'A reason is required');
  demandRoles(cms, realm, item.roles);
  demandDelegatable(cms, realm, item.roles, item.delegatableRoles);
  demandPlace(cms, realm, item.affiliation, address);
  return { ...item, address, realm };
}

function whitelistRoutes(cms: Cms) {
  const { written } = cms.lists.white;
  const toWire = (record: WhitelistRecord): list.WhitelistItem => ({
    ...record,
    realm: toWireRealm(cms, record.realm),
  });
  /** The entries of an address; a 404 where there is none. */
  const demandEntries = (address: string): readonly WhitelistRecord[] => {
    const found = written.under(entriesOf(address));
    if (found.length === 0) throw notFound('entry of', address);
    return found;
  };
  const removed = (entries: readonly WhitelistRecord[]): list.WhitelistItem[] => {
    for (const each of entries) written.delete(whitelistId(each));
    return entries.map(toWire);
  };
  return openRoutes()
    .openapi(route('whitelistGetAll'), (c) => {
      demandKeeper(c.var.caller);
      return c.json(written.all().map(toWire), 200);
    })
    .openapi(route('whitelistAdd'), (c) => {
      demandKeeper(c.var.caller);
      const entry = entryOf(cms, c.req.valid('json'));
      written.put(whitelistId(entry), entry);
      return c.json(toWire(entry), 200);
    })
    .openapi(route('whitelistUnitRemove'), (c) => {
      demandKeeper(c.var.caller);
      const { address, realm } = c.req.valid('param');
      const { affiliation } = c.req.valid('query');
      const found = demandEntries(address).filter(
        (each) => toWireRealm(cms, each.realm) === realm && each.affiliation === affiliation,
      );
      const [entry] = removed(found);
      if (!entry) throw notFound('entry of', address);
      return c.json(entry, 200);
    })
    .openapi(route('whitelistGet'), (c) => {
      demandKeeper(c.var.caller);
      return c.json(written.under(entriesOf(c.req.valid('param').address)).map(toWire), 200);
    })
    .openapi(route('whitelistRemove'), (c) => {
      demandKeeper(c.var.caller);
      return c.json(removed(demandEntries(c.req.valid('param').address)), 200);
    })
    .openapi(route('whitelistUpdateNote'), (c) => {
      demandKeeper(c.var.caller);
      const { address, whiteListNote: note } = c.req.valid('json');
      demandText(note, 'A reason is required');
      const changed = demandEntries(address).map((each) => ({ ...each, note }));
      cms.store.transaction(() => {
        for (const each of changed) written.put(whitelistId(each), each);
      });
      return c.json(changed.map(toWire), 200);
    });
}

/** The blacklist and the whitelist, and the caches they are obeyed from. */
function listRoutes(cms: Cms) {
  const reset = {
    WHITELIST: () => obeyWritten(cms.lists.white, whitelistId),
    BLACKLIST: () => obeyWritten(cms.lists.black, ({ emailAddress }) => blacklistId(emailAddress)),
    PART: () => obeyWritten({ written: cms.parts, obeyed: cms.partsObeyed }, partId),
  };
  return openRoutes()
    .route('/', blacklistRoutes(cms))
    .route('/', whitelistRoutes(cms))
    .openapi(route('cacheUpdate'), (c) => {
      demandKeeper(c.var.caller);
      const wanted = c.req.valid('json');
      cms.store.transaction(reset[wanted.objectType]);
      return c.json(wanted, 200);
    });
}

export const listSubject = cmsSubject(list, listRoutes);
