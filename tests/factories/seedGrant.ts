import type { Grant, GrantDraft } from '~/domain/grant/grant.ts';
import { customerAccountNumber } from '../../mocks/seed/accounts.ts';
import { backEnds } from '../portal.tsx';
import { seededEmails } from './testCms.ts';

/** End of the tokens of calls that are made past the page. */
const planted = '#planted';

/** A call of the CMS by a person, past the page. */
async function callAs(as: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${location.origin}/cms${path}`, {
    method,
    headers: { Authorization: `Bearer ${as}${planted}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Gives a grant at the seeded customer as an administrator does elsewhere. */
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

/** Takes everything from an address at the seeded customer, as an administrator does elsewhere. */
export const seedRevocation = (address: string): Promise<unknown> =>
  callAs(seededEmails.admin, 'POST', '/affiliations/revoke', {
    address,
    realm: 'CUSTOMER',
    affiliation: customerAccountNumber,
  });

/** The grants at a customer as the CMS has them now. */
export async function fetchCustomerGrants(account = customerAccountNumber): Promise<readonly Grant[]> {
  const answer = await callAs(seededEmails.admin, 'GET', `/affiliations/CUSTOMER/${account}`);
  // The stand-in answers what its contract says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as readonly Grant[];
}

/** The units of a person as the CMS says them at their next call. */
export const fetchUnits = (email: string): Promise<unknown> => callAs(email, 'GET', '/auth/token');

/** The bodies of every call that gave grants, in order, planted ones aside. */
export const listDelegatedGrants = (): readonly (readonly GrantDraft[])[] =>
  backEnds.sent
    .filter(({ path, token }) => path === '/cms/affiliations/delegate' && !token?.endsWith(planted))
    .map(({ body }) => JSON.parse(body));
