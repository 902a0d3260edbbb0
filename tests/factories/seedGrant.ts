import type { Grant, GrantDraft } from '~/domain/grant/grant.ts';
import { customerAccountNumber } from '../../mocks/seed/accounts.ts';
import { backEnds } from '../portal.tsx';
import { seededEmails } from './testCms.ts';

/** Suffix of tokens for calls that the page has not made. */
const planted = '#planted';

/** Calls the CMS as a person, bypassing the page. */
async function callAs(as: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${location.origin}/cms${path}`, {
    method,
    headers: { Authorization: `Bearer ${as}${planted}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates a grant at the seeded customer, as another administrator would. */
export const seedGrant = (change: Partial<GrantDraft>): Promise<unknown> =>
  callAs(seededEmails.admin, 'POST', '/affiliations/delegate', [
    {
      address: 'ann@customer.example',
      realm: 'CUSTOMER',
      affiliation: customerAccountNumber,
      dataAreas: ['sab'],
      roles: ['BASIC'],
      delegatableRoles: [],
      accessLevel: 'OPEN',
      note: 'Vetted',
      item: null,
      ...change,
    },
  ]);

/** Revokes all grants of an e-mail address at the seeded customer, as another administrator would. */
export const seedRevocation = (address: string): Promise<unknown> =>
  callAs(seededEmails.admin, 'POST', '/affiliations/revoke', {
    address,
    realm: 'CUSTOMER',
    affiliation: customerAccountNumber,
  });

/** The grants currently stored for an account. */
export async function fetchCustomerGrants(account = customerAccountNumber): Promise<readonly Grant[]> {
  const answer = await callAs(seededEmails.admin, 'GET', `/affiliations/CUSTOMER/${account}`);
  // The stand-in's responses follow the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as readonly Grant[];
}

/** The units the CMS returns on the person's next call. */
export const fetchUnits = (email: string): Promise<unknown> => callAs(email, 'GET', '/auth/token');

/** Bodies of all calls by the page that created grants, in order. */
export const listDelegatedGrants = (): readonly (readonly GrantDraft[])[] =>
  backEnds.sent
    .filter(({ path, token }) => path === '/cms/affiliations/delegate' && !token?.endsWith(planted))
    .map(({ body }) => JSON.parse(body));
