import type { Role } from '../access/roles.ts';
import { isSameEmail } from '../words/emailAddress.ts';
import { requestContextTexts } from '../words/texts/requests.ts';
import type { AccessRequest, RequestItem } from './request.ts';

export type ExistingGrant = {
  readonly address: string;
  readonly realm: string;
  readonly affiliation: string;
  readonly roles: readonly Role[];
  readonly item: {
    readonly configurationId: string | null;
    readonly productItem: RequestItem['productItem'];
  } | null;
};

type Thing = ExistingGrant['item'];

/** Whether both name the same thing, and not nothing: different devices may have the same number. */
function isSameThing(one: Thing, other: Thing): boolean {
  if (one?.configurationId) return one.configurationId === other?.configurationId;
  const [product, otherProduct] = [one?.productItem, other?.productItem];
  if (!product || !otherProduct) return false;
  return (
    product.serialNumber === otherProduct.serialNumber &&
    product.productFamily === otherProduct.productFamily &&
    product.deviceType === otherProduct.deviceType
  );
}

/** Whether the reporter's grants already give what is requested: the thing, or every role at the account. */
export function isRequestAlreadyGranted(request: AccessRequest, grants: readonly ExistingGrant[]): boolean {
  const own = grants.filter(({ address }) => isSameEmail(address, request.reporterEmail));
  const { requestType, requestedRoles, item, realm, affiliation } = request;
  if (requestType === 'ELEVATED_PERMISSIONS') {
    const held = own
      .filter((grant) => grant.item === null && grant.realm === realm)
      .filter((grant) => affiliation === null || grant.affiliation === affiliation)
      .flatMap((grant) => grant.roles);
    return requestedRoles.length > 0 && requestedRoles.every((role) => held.includes(role));
  }
  return own.some((grant) => isSameThing(item, grant.item));
}

export type RequestFinding = { readonly tone: 'GOOD' | 'CAUTION' | 'BAD'; readonly text: string };

/** Account of the requested thing; null where the thing does not exist for the user who decides. */
export type ItemLookup = { readonly accountNumber: string | null; readonly accountName?: string } | null;

export function describeItemOwnership(
  name: string,
  wanted: string | null,
  found: ItemLookup,
): RequestFinding {
  if (found === null) return { tone: 'BAD', text: requestContextTexts.missing(name) };
  const { accountNumber, accountName = '' } = found;
  const owner = [accountName, accountNumber ?? ''].filter(Boolean).join(' · ') || requestContextTexts.nobody;
  if (wanted === null || wanted === '')
    return { tone: 'CAUTION', text: requestContextTexts.belongs(name, owner) };
  return wanted === accountNumber
    ? { tone: 'GOOD', text: requestContextTexts.belongs(name, owner) }
    : { tone: 'BAD', text: requestContextTexts.belongsElsewhere(name, owner, wanted) };
}

export const listOtherRequests = <Row extends AccessRequest>(
  request: AccessRequest,
  all: readonly Row[],
): readonly Row[] =>
  all
    .filter(
      ({ ticketId, reporterEmail }) =>
        ticketId !== request.ticketId && isSameEmail(reporterEmail, request.reporterEmail),
    )
    .toSorted((one, other) => other.created.localeCompare(one.created));

export const isFiledOnBehalf = ({
  reporterEmail,
  createdBy,
}: Pick<AccessRequest, 'reporterEmail' | 'createdBy'>): boolean =>
  createdBy !== '' && !isSameEmail(reporterEmail, createdBy);
